"""What the contract of a game brings along for every game."""

from collections.abc import Sequence
from typing import ClassVar

import pytest

from engines import IllegalMove, Option
from engines.game import SEATS, Event, other
from engines.tictactrek import TicTacTrek


class WithOptions(TicTacTrek):
    """A game with a choice to make before the match."""

    options: ClassVar[Sequence[Option]] = (
        Option("memory", ("strict", "open"), "strict"),
        Option("size", ("5", "7"), "5"),
    )


def test_options_are_completed_with_their_defaults() -> None:
    game = WithOptions()
    assert game.chosen({}) == {"memory": "strict", "size": "5"}
    assert game.chosen({"size": "7"}) == {"memory": "strict", "size": "7"}


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"colour": "red"}, "tictactrek has no option 'colour'"),
        ({"memory": "none"}, "option 'memory' of tictactrek cannot be 'none'"),
        ({"memory": ""}, "cannot be ''"),
    ],
)
def test_other_options_and_values_are_refused(options: dict[str, str], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        WithOptions().chosen(options)


def test_a_refusal_is_a_code_with_facts() -> None:
    refused = IllegalMove("taken", field="A1", left=2)
    assert isinstance(refused, ValueError)
    assert (refused.code, dict(refused.facts)) == ("taken", {"field": "A1", "left": 2})
    assert str(refused) == "taken(field='A1', left=2)"


def test_two_seats_sit_across() -> None:
    assert [other(seat) for seat in SEATS] == [1, 0]


def test_an_event_is_for_everybody_unless_it_says_otherwise() -> None:
    assert Event(0).only_for is None
