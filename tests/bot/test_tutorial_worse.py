"""What the tutorials call worse is worse: the numbers that they name are those of the rules."""

from typing import Any

import pytest

from bot.games import TABLES
from bot.views.tutorial import played
from engines.game import Turn
from engines.tactiki_parts import Duel


def after(key: str, number: int) -> dict[str, Turn[Any, Any]]:
    """What the legal tries of a lesson come to, by the move; lessons are counted from 1."""
    lesson = TABLES[key].tutorial()[number - 1]
    found = {each.move: played(key, lesson, each)[2] for each in lesson.tries}
    return {move: came for move, came in found.items() if isinstance(came, Turn)}


@pytest.mark.parametrize(
    ("number", "points"),
    [
        (3, {"M12": 3, "L14": 7, "L15": 10}),
        (4, {"O13": 22, "O13 L16": 19, "O13 L12": 23}),
    ],
)
def test_points_of_tic_tac_trek(number: int, points: dict[str, int]) -> None:
    turns = after("tictactrek", number)
    assert {move: turn.position.view(0).scores[0] for move, turn in turns.items()} == points


@pytest.mark.parametrize(
    ("number", "uncovered"),
    [
        (1, {"S D6 D7 E7 E8": ("X", 28, 30), "T B5 C5 C6 D5": ("X", 30, 28)}),
        (2, {"S B3 B4 C2 C3": ("O", 28, 28), "swap": ("X", 30, 28)}),
        (3, {"S B3 B4 C2 C3": ("O", 28, 28)}),
        (4, {"L D3 D4 E3 F3": ("X", 28, 27)}),
    ],
)
def test_symbols_of_battle_of_lits(number: int, uncovered: dict[str, tuple[str, int, int]]) -> None:
    found = {}
    for move, turn in after("battleoflits", number).items():
        seat, view = turn.events[0].seat, turn.position.view(None)
        found[move] = (view.owned[seat], view.uncovered[seat], view.uncovered[1 - seat])
    assert found == uncovered


def test_duels_of_tactiki() -> None:
    duels = {
        move: [(each.attacker, each.defender) for each in turn.events if isinstance(each, Duel)]
        for move, turn in after("tactiki", 4).items()
    }
    assert duels == {"B4-C4": [], "B4-B5": [(4, 1), (4, 2)]}
