"""Two matches of TacTiki on the page: one typed to the end, one with the pickers and a draw."""

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from bot.games.tactiki_rules import SETUPS, TURNS
from engines.tactiki_parts import PIECES
from tests.browser.page import MESSAGES, Playground
from tests.browser.program import program

pytestmark = [
    pytest.mark.skipif(
        sys.platform == "win32", reason="Windows cannot send Ctrl-C to a program of its own"
    ),
    pytest.mark.skipif(
        not os.environ.get("CI"), reason="takes minutes; CI=1 asks for it on any machine"
    ),
]

NAMES = ("Ada", "Ben")
"""Who plays TIKI and TAC."""
RANKED = re.compile(r"\b(?:[KT]|(?:TIKI|TAC) )[1-5]\b")
"""A piece with its rank, in a picture's description or in a duel."""
WRONG_PRESSES = 1
"""After so many turns, two people press what is not theirs to press."""
PICKED = 3
"""So many turns of the second match are chosen with the picker; a duel ends the last of them."""

# fmt: off
READ = f"""() => Array.from(document.querySelectorAll("{MESSAGES}"), (item) => {{
    const texts = (selector) => Array.from(
        item.querySelectorAll(selector), (each) => each.textContent);
    return {{
        id: item.dataset.messageId,
        text: texts(".message-content").join("\\n"),
        private: item.querySelector(".message-ephemeral-note") !== null,
        alts: Array.from(item.querySelectorAll("img.attachment-image"), (each) => each.alt),
        files: texts(".attachment-name"),
        buttons: texts(".component-button").map((label) => label.trim()),
    }};
}})"""
# fmt: on


@dataclass(frozen=True, slots=True)
class Post:
    """A message as one reads it; its pictures only as they are described."""

    id: str
    text: str
    private: bool
    alts: list[str]
    files: list[str]
    buttons: list[str]


def test_two_matches_are_played_on_the_page(browser: Browser, tmp_path: Path) -> None:
    with program(tmp_path) as playground:
        page = Playground.open(browser, playground.address())
        first = typed_match(page)
        picked_match(page, first)
        assert page.errors == []
        assert playground.stop() == (0, "")


def test_a_match_goes_on_after_restarts(browser: Browser, tmp_path: Path) -> None:
    """One while a side is being set up, and one between the two steps of a turn."""
    first, second = TURNS[0].split()
    with started(browser, tmp_path) as page:
        begin(page)
        page.as_member("Ada")
        type_in(page, SETUPS[0])
    with started(browser, tmp_path) as page:
        page.as_member("Ben")
        page.slash("board")
        page.click("Set up")
        page.click("Shuffle", message=posts(page, private=True)[-1].id)
        type_in(page, SETUPS[1])
        page.as_member("Ada")
        assert f"@{NAMES[0]}, your turn" in boards(page)[-1].text
        type_in(page, first)
    with started(browser, tmp_path) as page:
        page.as_member("Ada")
        page.slash("board")
        page.click("Choose your steps")
        picker = posts(page, private=True)[-1]
        assert "step 2" in picker.text
        assert len(RANKED.findall(picker.alts[0])) >= PIECES
        type_in(page, second)
        page.as_member("Ben")
        check(page, 2, seat=1)
        for move in TURNS[1].split():
            type_in(page, move)
        page.slash("resign")
        page.click("Resign")
        check_end(boards(page)[-1])


@contextmanager
def started(browser: Browser, folder: Path) -> Iterator[Playground]:
    """The page of a playground that keeps its matches, which is stopped at the end."""
    with program(folder, "--database", str(folder / "kept.sqlite3")) as playground:
        page = Playground.open(browser, playground.address())
        yield page
        assert page.errors == []
        page.page.close()
        assert playground.stop() == (0, "")


def typed_match(page: Playground) -> list[Post]:
    """Play a match from the challenge to a statue of five; its boards."""
    begin(page)
    for name, setup in zip(NAMES, SETUPS, strict=True):
        page.as_member(name)
        assert len(boards(page)) == 1, "the board is edited while both set up"
        type_in(page, setup)
    for turn, moves in enumerate(TURNS):
        if turn == WRONG_PRESSES:
            press_wrongly(page, NAMES[1 - turn % 2])
        page.as_member(NAMES[turn % 2])
        check(page, 2 + turn, seat=turn % 2)
        for move in moves.split():
            assert len(boards(page)) == 2 + turn, "nothing is posted in the middle of a turn"
            type_in(page, move)
    page.as_member("Cleo")
    found = boards(page)
    assert len(found) == 2 + len(TURNS)
    check_secrets(found[:-1], duel=False)
    assert "Ada (TIKI) wins against @Ben (TAC) with a statue of 5." in found[-1].text
    check_end(found[-1])
    return found


def picked_match(page: Playground, before: list[Post]) -> None:
    """Play a match with the pickers, then agree on a draw."""
    begin(page)
    earlier = len(before)
    set_up_as_before(page)
    set_up_by_fields(page)
    for turn, moves in enumerate(TURNS[:PICKED]):
        page.as_member(NAMES[turn % 2])
        check(page, earlier + 2 + turn, seat=turn % 2)
        page.click("Choose your steps", message=boards(page)[-1].id)
        for move in moves.split():
            pick_step(page, move)
        assert posts(page, private=True)[-1].text == "Your turn is complete; the channel shows it."
    page.as_member(NAMES[PICKED % 2])
    check(page, earlier + 2 + PICKED, seat=PICKED % 2)
    assert has_duel(boards(page)[-1])
    for move in TURNS[PICKED].split():
        type_in(page, move)
    page.as_member(NAMES[1 - PICKED % 2])
    check(page, earlier + 3 + PICKED, seat=1 - PICKED % 2)
    page.slash("draw")
    page.as_member(NAMES[PICKED % 2])
    page.click("Accept")
    end = boards(page)[-1]
    assert "agree on a draw" in end.text
    check_end(end)


def begin(page: Playground) -> None:
    page.as_member("Ada")
    page.slash("challenge", game="TacTiki", opponent="Ben", first="I do")
    page.as_member("Ben")
    page.click("Accept")


def type_in(page: Playground, move: str) -> None:
    page.slash("move", move=f"{move.lower()}|{move}")


def press_wrongly(page: Playground, waiting: str) -> None:
    """Press what only the other player may, and what only players may: both hear so alone."""
    channel = posts(page, private=False)
    page.as_member(waiting)
    page.click("Choose your steps")
    assert posts(page, private=True)[-1].text.startswith("It is not your turn")
    page.as_member("Cleo")
    page.click("My ranks")
    assert [each.text for each in posts(page, private=True)] == [
        "You do not play in this match. Use /challenge to start one of your own."
    ]
    assert posts(page, private=False) == channel


def set_up_as_before(page: Playground) -> None:
    """Set Ada's row up with the picker, at last as in her match before."""
    page.as_member("Ada")
    page.click("Set up")
    picker = posts(page, private=True)[-1].id
    for press, shown in (
        ("Shuffle", "It is complete."),
        ("Mirror", "It is complete."),
        ("Clear", "empty"),
        ("My last setup", "A1: 3 2; B1: 3 4; C1: 1 5; D1: 1 5; E1: 2 4."),
    ):
        page.click(press, message=picker)
        assert shown in post(page, picker).alts[0]
    page.click("Ready", message=picker)
    assert post(page, picker).buttons == ["Take back"]


def set_up_by_fields(page: Playground) -> None:
    """Set Ben's row up with the picker, field by field."""
    page.as_member("Ben")
    page.click("Set up")
    picker = posts(page, private=True)[-1].id
    for field, pair in zip("ABCDE", SETUPS[1].split(), strict=True):
        bottom, top = tuple(pair)
        # The page may go on showing what was chosen for another field, so ask it for the label.
        menus = page.page.locator(f'{MESSAGES}[data-message-id="{picker}"] .select-trigger')
        menu = menus.first.inner_text()
        page.select(f"{bottom} below, {top} on top", menu=menu, message=picker)
        assert f"{field}5: {bottom} {top}" in post(page, picker).alts[0]
    page.click("Ready", message=picker)


def pick_step(page: Playground, move: str) -> None:
    """Choose a piece, then where it goes, in the latest private message."""
    picker = posts(page, private=True)[-1].id
    origin, field = move.split("-")
    page.select(f"{origin} · your", message=picker)
    page.click(field, message=picker)


def check(page: Playground, expected: int, *, seat: int) -> None:
    """There is a board a turn, ranks are where they may be, and no enemy's are anywhere else."""
    found = boards(page)
    assert len(found) == expected
    assert f"@{NAMES[seat]}, your turn" in found[-1].text
    playing = [each for each in found if not each.files]
    check_secrets(playing[:-1], duel=False)
    check_secrets(playing[-1:], duel=has_duel(playing[-1]))
    theirs = re.compile(rf"\b{'TK'[seat]}[1-5]\b")
    for private in posts(page, private=True):
        assert not any(theirs.search(alt) for alt in private.alts)


def check_secrets(found: list[Post], *, duel: bool) -> None:
    """Boards show no rank, except for what a duel has just shown."""
    for each in found:
        assert len(each.alts) == 1 + duel
        assert RANKED.search(each.text) is not None if duel else not RANKED.search(each.text)
        assert not RANKED.search(each.alts[0])


def check_end(end: Post) -> None:
    """A last board shows both sides and comes with the record."""
    ranked = RANKED.findall(end.alts[0])
    assert any(piece.startswith("K") for piece in ranked)
    assert any(piece.startswith("T") for piece in ranked)
    assert end.files == ["record.txt"]
    assert end.buttons == ["Rematch"]


def has_duel(board: Post) -> bool:
    return "⚔" in board.text


def boards(page: Playground) -> list[Post]:
    """The boards in the channel, the oldest first."""
    return [each for each in posts(page, private=False) if each.alts]


def post(page: Playground, wanted: str) -> Post:
    return next(each for each in posts(page) if each.id == wanted)


def posts(page: Playground, *, private: bool | None = None) -> list[Post]:
    """What the present member sees, or only what no others see, or only what all do."""
    found = [Post(**each) for each in page.page.evaluate(READ)]
    return [each for each in found if private in (None, each.private)]
