"""Whole matches of Battle of LITS on the page, with the picker and by typing."""

import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from bot.games.battleoflits_rules import MOVES
from engines.battleoflits_layouts import PATTERNS
from tests.browser.page import Message, Playground
from tests.browser.program import program

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows cannot send Ctrl-C to a program of its own"
)

OWN = "".join(PATTERNS["lanterns"])
"""A layout as players would paste it: ten rows of ten signs."""
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
