"""The playground: a match played on its page in a browser, and the program around it."""

import signal
import socket
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.page import Message, Playground
from tests.browser.program import program

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows cannot send Ctrl-C to a program of its own"
)


def test_a_match_is_played_on_the_page(browser: Browser, tmp_path: Path) -> None:
    with program(tmp_path) as playground:
        page = Playground.open(browser, playground.address())
        challenge(page)
        assert page.messages()[-1].buttons == ("Accept", "Decline", "Cancel")

        page.as_member("Cleo")
        page.click("Accept")
        assert refusal(page, "Ben")

        page.as_member("Ben")
        page.click("Accept")
        first = board(page)

        page.as_member("Ada")
        move = move_by_completion(page)
        second = board(page)
        assert move in second.text
        assert second.pictures[0].data != first.pictures[0].data
        assert second.pictures[0].alt != first.pictures[0].alt

        page.select(page.options()[0])
        assert refusal(page, "not your turn")
        assert board(page).id == second.id

        page.as_member("Ben")
        move_by_menu(page)
        third = board(page)
        assert third.id != second.id
        assert third.pictures[0].data != second.pictures[0].data
        assert [message.menus != () for message in boards(page)] == [False, False, True]
        assert page.errors == []
        assert playground.stop() == (0, "")


def test_what_one_tab_does_appears_in_the_other(browser: Browser, tmp_path: Path) -> None:
    with program(tmp_path) as playground:
        ada = Playground.open(browser, playground.address())
        ben = Playground.open(browser, playground.address())
        ben.as_member("Ben")
        challenge(ada)
        ben.wait_for_message("the challenge", lambda message: "Accept" in message.buttons)
        ben.click("Accept")
        assert board(ada) == board(ben)
        assert playground.stop() == (0, "")


def test_a_kept_database_goes_on(browser: Browser, tmp_path: Path) -> None:
    database = tmp_path / "kept.sqlite3"
    with program(tmp_path, "--database", str(database)) as playground:
        page = Playground.open(browser, playground.address())
        challenge(page)
        page.as_member("Ben")
        page.click("Accept")
        before = board(page)
        page.page.close()
        assert playground.stop() == (0, "")
    with program(tmp_path, "--database", str(database)) as playground:
        page = Playground.open(browser, playground.address())
        assert "/board" in page.messages()[0].text
        page.slash("board")
        assert board(page).pictures == before.pictures
        move_by_completion(page)
        assert board(page).pictures != before.pictures
        assert playground.stop() == (0, "")


def test_the_page_can_end_the_playground(browser: Browser, tmp_path: Path) -> None:
    with program(tmp_path) as playground:
        page = Playground.open(browser, playground.address())
        assert page.messages()[0].author == "Playground"
        page.page.get_by_text("More", exact=True).click()
        page.page.get_by_text("End preview session").click()
        assert playground.end() == (0, "")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it(tmp_path: Path, number: signal.Signals) -> None:
    with program(tmp_path) as playground:
        playground.address()
        assert playground.stop(number) == (0, "")


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        with program(tmp_path, "--port", port) as playground:
            code, said = playground.end()
    assert code == 2
    assert port in said
    assert said.count("\n") == 1


def challenge(page: Playground) -> None:
    """Ada challenges Ben and will begin."""
    page.slash("challenge", game="Tic Tac Trek", opponent="Ben", first="I do")


def boards(page: Playground) -> list[Message]:
    return [message for message in page.messages() if shows_board(message)]


def shows_board(message: Message) -> bool:
    return bool(message.pictures) and not message.private


def board(page: Playground) -> Message:
    """The latest board, waiting for the first."""
    return page.wait_for_message("a board", shows_board)


def refusal(page: Playground, said: str) -> bool:
    """Whether the latest message is a private one that says so."""
    answer = page.messages()[-1]
    return answer.private and said in answer.text


def move_by_completion(page: Playground) -> str:
    """Type the first letter of a move that the menu offers, and choose it from what is offered."""
    move = page.options()[0]
    assert move in page.suggestions("move", "move", move[0].lower())
    page.slash("move", move=f"{move[0].lower()}|{move}")
    return move


def move_by_menu(page: Playground) -> None:
    """Choose the first move of the board's menu, and the first answer if it leads to a question."""
    page.select(page.options()[0])
    answer = page.messages()[-1]
    if answer.private and answer.buttons:
        page.click(answer.buttons[0], message=answer.id)
