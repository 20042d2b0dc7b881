"""Whole matches of Battle of LITS on the page, with the picker and by typing."""

import os
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from bot.answers import sentence
from bot.games.battleoflits_rules import MOVES, example
from bot.words import Words
from engines.battleoflits_layouts import PATTERNS
from engines.game import IllegalMove
from tests.browser.page import Message, Playground
from tests.browser.program import program

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows cannot send Ctrl-C to a program of its own"
)

OWN = "".join(PATTERNS["lanterns"])
"""A layout as players would paste it: ten rows of ten signs."""
TRIES = {
    0: (
        "swap",
        "hello",
        "K1 A1 A2 A3",
        "A1 A1 A2 A3",
        "A1 A2",
        "A1 A2 A3 A4 A5",
        "A1 A2 B1 B2",
        "L B5 C5 C6 D5",
    ),
    1: ("C5 C4 C3 B3", "I A10 B10 C10 D10", "T E4 E5 E6 F5"),
    2: ("swap",),
    3: ("L C4 D4 E4 E3",),
    12: ("T E4 E5 E6 F5",),
}
"""What cannot be played after so many moves, each for another reason."""
PICKED = 3
"""So many pieces are placed with the picker, the others typed."""


@pytest.mark.parametrize("swapped", [True, False], ids=["swapped", "not swapped"])
def test_a_whole_match_is_played_on_the_page(
    browser: Browser, tmp_path: Path, *, swapped: bool
) -> None:
    moves = MOVES if swapped else tuple(move for move in MOVES if move != "swap")
    variant = "Lanterns" if swapped else f"{OWN}|own"
    with program(tmp_path) as playground:
        page = Playground.open(browser, playground.address())
        page.slash(
            "challenge", game="Battle of LITS", opponent="Ben", first="I do", variant=variant
        )
        assert page.messages()[-1].pictures[0].alt.startswith("A layout with 30 X and 30 O.")
        page.as_member("Ben")
        page.click("Accept")
        for ply, move in enumerate(moves):
            page.as_member("Ada" if ply % 2 == 0 else "Ben")
            if move == "swap":
                page.click("Swap")
            elif ply < PICKED:
                pick(page, move)
            else:
                typed = " ".join(move.lower().split()[1:4])  # which leaves few enough to be listed
                page.slash("move", move=f"{typed}|{move}")
        last = board(page)
        assert "No piece fits any more" in last.text
        assert "wins the tie, having placed the last piece." in last.text
        assert last.buttons == ("Rematch",)
        assert last.pictures[0].alt.splitlines()[0].endswith("it placed the last piece.")
        assert page.errors == []
        assert playground.stop() == (0, "")


@pytest.mark.skipif(
    not os.environ.get("CI"), reason="takes minutes; CI=1 asks for it on any machine"
)
def test_every_illegal_try_is_answered_with_its_reason(browser: Browser, tmp_path: Path) -> None:
    with program(tmp_path) as playground:
        page = Playground.open(browser, playground.address())
        page.slash(
            "challenge", game="Battle of LITS", opponent="Ben", first="I do", variant="Lanterns"
        )
        page.as_member("Ben")
        page.click("Accept")
        page.type("move", move="D1 E1 E2 F1")
        page.wait_for_message("a refusal", lambda each: each.text.startswith("It is not your turn"))
        told: set[str] = set()
        for ply in range(max(TRIES) + 1):
            page.as_member("Ada" if ply % 2 == 0 else "Ben")
            for typed in TRIES.get(ply, ()):
                before = board(page).id
                page.type("move", move=typed)
                code, said = refusal(ply, typed)
                page.wait_for_message(said, lambda each, said=said: each.text == said)  # type: ignore[misc]
                assert board(page).id == before
                told.add(code)
            if ply < max(TRIES):
                page.type("move", move=MOVES[ply])
        assert len(told) == sum(map(len, TRIES.values())), "each is of another kind"
        assert page.errors == []
        assert playground.stop() == (0, "")


def refusal(ply: int, typed: str) -> tuple[str, str]:
    """Why something cannot be played after so many moves: the code, and the sentence."""
    position = example(ply)
    with pytest.raises(IllegalMove) as refused:
        position.parse(position.to_act[0], typed)
    return refused.value.code, sentence(refused.value, Words())


def pick(page: Playground, move: str) -> None:
    """Place a piece with the picker: shape, turns, column and row."""
    shape, *fields = move.split()
    page.click("Place a piece", message=board(page).id)
    picker = page.messages()[-1].id
    page.click(f"{shape} ×", message=picker)  # noqa: RUF001
    column, row = min(field[0] for field in fields), min(int(field[1:]) for field in fields)
    for press in (*["Turn"] * 4, "Flip", *["Turn"] * 4):
        page.select(f"Column {column}", message=picker)
        page.select(f"Row {row}", message=picker)
        if f"Place {move}" in shown(page, picker).buttons:
            break
        page.click(press, message=picker)
    assert shown(page, picker).pictures[0].alt.startswith(f"You hold {move}. It fits.")
    page.click(f"Place {move}", message=picker)
    assert shown(page, picker).text == f"Played {move}."


def shown(page: Playground, message: str) -> Message:
    return next(each for each in page.messages() if each.id == message)


def board(page: Playground) -> Message:
    """The latest board."""
    return page.wait_for_message(
        "a board", lambda message: bool(message.pictures) and not message.private
    )
