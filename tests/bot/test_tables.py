"""What every game says and offers: its own legal moves, within Discord's limits."""

from itertools import islice

import pytest

from bot.games import TABLES
from bot.games.table import Choice
from bot.post import CHOICES, OPTION
from bot.views.board import MoveButton
from bot.words import Words
from engines import GAMES
from render import DEFAULT_THEME, picture
from tests.engines.games import games, played

SAY = Words()
SEEDS = range(4)
BUTTONS = 25
LAST_MATCH = 10**9
"""A number of a match as long as any will be."""

who = "seat {}".format


def check(choices: list[Choice]) -> None:
    """Choices can be told apart and fit into menus and completion."""
    assert len({choice.value for choice in choices}) == len(choices)
    for choice in choices:
        assert 1 <= len(choice.value) <= OPTION
        assert choice.label.strip()


def test_every_game_has_a_table() -> None:
    assert list(TABLES) == list(GAMES)
    assert [table.key for table in TABLES.values()] == list(GAMES)


@games
@pytest.mark.parametrize("seed", SEEDS)
def test_every_turn_is_told_and_asked_for(key: str, seed: int) -> None:
    table, whole = TABLES[key], played(key, seed)
    for ply in whole.plies:
        told = tuple(event for event in ply.turn.events if event.only_for is None)
        if told:
            assert table.tell(told, who, SAY).strip()
            assert table.tell(told, who, SAY, faded=True).strip()
    for position in whole.positions:
        view = position.view(None)
        assert table.progress(view, SAY).strip()
        for seat in position.to_act:
            assert who(seat) in table.prompt(view, seat, who, SAY)
    outcome = whole.positions[-1].outcome
    assert outcome is not None
    assert table.verdict(outcome, who, SAY).strip()


@games
@pytest.mark.parametrize("seed", SEEDS)
def test_moves_are_completed_with_themselves(key: str, seed: int) -> None:
    for position in played(key, seed).positions[::3]:
        for seat in position.to_act:
            moves = list(islice(position.legal_moves(seat), 200))
            choices = TABLES[key].choices(moves, position.view(seat), SAY)
            check(choices)
            assert {choice.value for choice in choices} <= {str(move) for move in moves}


@games
@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_the_menu_offers_leads_to_a_legal_move(key: str, seed: int) -> None:
    table = TABLES[key]
    for ply, position in enumerate(played(key, seed).positions):
        offered = table.menu(position.view(None), SAY)
        check(offered)
        assert position.to_act or not offered
        for seat in position.to_act:
            for choice in offered:
                question = table.follow_up(position, seat, choice.value, SAY)
                answers = [choice] if question is None else list(question.answers)
                check(answers)
                assert 1 <= len(answers) <= BUTTONS
                for answer in answers:
                    position.play(seat, position.parse(seat, answer.value))
                    custom_id = MoveButton(LAST_MATCH, ply, answer).custom_id
                    assert len(custom_id) <= 100


@games
def test_the_rules_are_there_to_read(key: str) -> None:
    pages = TABLES[key].rules()
    assert 1 <= len(pages) <= CHOICES
    for page in pages:
        assert 1 <= len(SAY(page.key)) <= 2_000
        assert picture(key, page.view, DEFAULT_THEME, SAY).alt


@games
def test_a_game_has_a_name(key: str) -> None:
    assert SAY(f"game-{key}").strip()
