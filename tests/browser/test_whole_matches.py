"""Two whole matches on the page, one by the menus and one typed, with wrong presses among them."""

import os
import re
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.page import Message, Playground
from tests.browser.program import program

pytestmark = [
    pytest.mark.skipif(
        sys.platform == "win32", reason="Windows cannot send Ctrl-C to a program of its own"
    ),
    pytest.mark.skipif(
        not os.environ.get("CI"), reason="takes minutes; CI=1 asks for it on any machine"
    ),
]

TURNS = 24
NAMES = ("Ada", "Ben")


def test_two_matches_are_played_to_the_end(browser: Browser, tmp_path: Path) -> None:
    with program(tmp_path) as playground:
        page = Playground.open(browser, playground.address())
        by_menu = played(page, by_typing=False)
        by_typing = played(page, by_typing=True)
        page.as_member("Cleo")
        page.slash("leaderboard")
        standing = page.wait_for_message("the leaderboard", lambda each: "Leaderboard" in each.text)
        (table,) = standing.pictures
        assert all(name in table.alt for name in NAMES)
        assert by_menu.pictures[0].data != by_typing.pictures[0].data
        assert page.errors == []
        assert playground.stop() == (0, "")


def played(page: Playground, *, by_typing: bool) -> Message:
    """Play a match from the challenge to the last board, which is returned."""
    page.as_member("Ada")
    page.slash("challenge", game="Tic Tac Trek", opponent="Ben")
    page.as_member("Ben")
    page.click("Accept")
    newest = board(page, None)
    for turn in range(TURNS):
        player = to_move(newest)
        if turn == 1:
            wrong = next(name for name in NAMES if name != player)
            page.as_member(wrong)
            page.select(page.options()[0])
            page.wait_for_message("a refusal", lambda each: each.private)
            assert board(page, None).id == newest.id
        page.as_member(player)
        make_move(page, newest, by_typing=by_typing)
        newest = board(page, newest)
    assert re.search(r"\bwins\b", newest.text)
    assert newest.menus == ()
    return newest


def make_move(page: Playground, newest: Message, *, by_typing: bool) -> None:
    """Lay the tile on the first space that is offered, leaving all campfires where they are."""
    first = page.options()[0].split("\n")[0].strip()
    if by_typing:
        page.slash("move", move=first)
        return
    page.select(first)
    if page.wait_for_message("a board or a question", lambda each: each.id != newest.id).private:
        page.click("Leave campfires where they are")


def board(page: Playground, before: Message | None) -> Message:
    """The newest board, later than ``before``."""

    def wanted(message: Message) -> bool:
        return bool(message.pictures) and (before is None or message.id > before.id)

    return page.wait_for_message("a board", wanted)


def to_move(message: Message) -> str:
    """Whose turn a board announces."""
    found = re.search(r"@?(\w+), your turn", message.text)
    assert found, message.text
    return found[1]
