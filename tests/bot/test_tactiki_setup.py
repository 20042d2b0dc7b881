"""Setting TacTiki up: in a private picker or typed, taken back, and what the channel sees of it."""

import re
from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.games import tactiki_row
from bot.games.tactiki_setup import picker
from bot.words import Words
from engines.tactiki import GAME
from tests.bot.hearing import heard, labels, menus, pinged, posted, told
from tests.bot.sealing import telling_nothing
from tests.bot.tiki import (
    SETUPS,
    alt,
    begin,
    board,
    letter,
    menu_of,
    pick_setup,
    shown,
    type_in,
)
from tests.bot.world import World, world


async def stored(den: World) -> list[tuple[int, str]]:
    match = await den.bot.matches.get(1)
    return [(move.seat, move.move) for move in match.moves]


async def opened(den: World, who: simcord.MemberActor) -> Any:
    return heard(await who.click(board(den), label="Set up")).message


async def test_both_set_up_by_picker(den: World) -> None:
    await begin(den)
    first = board(den)
    assert labels(first) == ["Set up", "My ranks", "Watch", "Rules"]
    assert pinged(posted(den)[1]) == [den.ada.id, den.ben.id]
    full = await pick_setup(den.ada, await opened(den, den.ada), SETUPS[0])
    assert "It is complete." in alt(full)
    ready = shown(await den.ada.click(full, label="Ready"))
    assert labels(ready) == ["Take back"]
    assert ready.content.startswith("**You are ready**")
    assert [post.id for post in den.boards()] == [first.id], "the board is edited in place"
    ready, asked = board(den).content.splitlines()[1:3]
    assert ready == f"<@{den.ada.id}> is ready."
    assert asked.startswith(f"<@{den.ben.id}>, set up your row in secret as **TAC**: press")
    full = await pick_setup(den.ben.user, letter(den.ben), SETUPS[1])
    await den.ben.user.click(full, label="Ready")
    assert await stored(den) == [(0, SETUPS[0]), (1, SETUPS[1])]
    assert len(den.boards()) == 2
    assert board(den).content.startswith(f"<@{den.ben.id}> is ready.\n<@{den.ada.id}>, your turn")
    assert pinged(posted(den)[-1]) == [den.ada.id]
    assert [post.id for post in den.with_controls()] == [board(den).id]


async def test_both_set_up_by_typing(den: World) -> None:
    await begin(den)
    result = await type_in(den, den.ben, "1421342553")
    assert labels(heard(result)) == ["Take back"]
    await type_in(den, den.ada, SETUPS[0])
    assert await stored(den) == [(1, SETUPS[1]), (0, SETUPS[0])]


async def test_everything_in_the_picker(den: World) -> None:
    await begin(den)
    message = letter(den.ada)
    ada = den.ada.user
    assert labels(message)[:5] == ["A1", "B1", "C1", "D1", "E1"]
    assert len(menu_of(message, "tiki-fill").options) == 25
    assert len(menus(message)) == 1
    message = shown(await ada.click(message, label="C1"))
    message = shown(await ada.select(message, ["55"], custom_id=menus(message)[0].custom_id))
    assert "C1: 5 5" in alt(message)
    assert not [each for each in menus(message)[0].options if "5" in each.value]
    swap = menus(message)[1]
    assert [each.label for each in swap.options][4:6] == ["C1 below, a 5", "C1 on top, a 5"]
    message = shown(await ada.select(message, ["0", "5"], custom_id=swap.custom_id))
    assert "A1: 5; " in alt(message)
    assert "C1: 5; " in alt(message)
    message = shown(await ada.click(message, label="Mirror"))
    assert "E1: 5" in alt(message)
    message = shown(await ada.click(message, label="Shuffle"))
    assert "It is complete." in alt(message)
    message = shown(await ada.click(message, label="Clear"))
    assert "empty" in alt(message)
    refused = told(await ada.click(message, label="My last setup"))
    assert refused == "You have no earlier setup in this game that I know of."
    assert await stored(den) == []
    assert "Clear" in labels(letter(den.ada)), "the picker is still there"


async def test_a_row_of_the_far_side_lies_as_its_player_sees_it(den: World) -> None:
    await begin(den)
    assert labels(letter(den.ben))[:5] == ["E5", "D5", "C5", "B5", "A5"]


async def test_the_last_setup_again(den: World) -> None:
    await begin(den)
    await type_in(den, den.ada, SETUPS[0])
    await type_in(den, den.ben, SETUPS[1])
    await den.bot.matches.resign(1, den.ada.id)
    await den.ben.slash(
        den.channel, "challenge", game="tactiki", opponent=den.ada, first="opponent"
    )
    await den.ada.click(den.last, label="Accept")
    message = await opened(den, den.ada)
    message = shown(await den.ada.click(message, label="My last setup"))
    await den.ada.click(message, label="Ready")
    assert [move.move for move in (await den.bot.matches.get(2)).moves] == [SETUPS[0]]
    await den.bot.matches.resign(2, den.ada.id)
    await den.ada.slash(
        den.channel, "challenge", game="tactiki", opponent=den.ben, first="opponent"
    )
    await den.ben.click(den.last, label="Accept")
    message = shown(await den.ada.click(await opened(den, den.ada), label="My last setup"))
    await den.ada.click(message, label="Ready")
    turned = " ".join(reversed(SETUPS[0].split()))
    assert [move.move for move in (await den.bot.matches.get(3)).moves] == [turned]


@pytest.mark.parametrize("where", ["letter", "beside"])
async def test_a_setup_taken_back(den: World, where: str) -> None:
    await begin(den)
    before = board(den).content
    answer = heard(await type_in(den, den.ada, SETUPS[0]))
    message, actor = (letter(den.ada), den.ada.user) if where == "letter" else (answer, den.ada)
    message = shown(await actor.click(message, label="Take back"))
    assert await stored(den) == []
    assert board(den).content == before
    assert len(den.boards()) == 1
    assert "It is complete." in alt(message)
    await actor.click(message, label="Ready")
    assert await stored(den) == [(0, SETUPS[0])]
    assert "is ready" in board(den).content


async def test_nothing_is_taken_back_once_both_are_ready(den: World) -> None:
    await begin(den)
    answer = heard(await type_in(den, den.ada, SETUPS[0]))
    await type_in(den, den.ben, SETUPS[1])
    said = told(await den.ada.click(answer, label="Take back"))
    assert said == "There is nothing to take back any more; the match has gone on."
    assert len(await stored(den)) == 2


async def test_old_pickers_change_nothing(den: World) -> None:
    await begin(den)
    old = await pick_setup(den.ada, await opened(den, den.ada), SETUPS[0])
    await type_in(den, den.ada, SETUPS[1])
    for label in ("Shuffle", "Ready"):
        said = told(await den.press(den.ada, old, button(old, label)))
        assert said.startswith("Your setup is settled already.")
    assert await stored(den) == [(0, SETUPS[1])]


def button(message: Any, label: str) -> str:
    return next(
        str(each.custom_id)
        for row in message.components
        for each in row.children
        if getattr(each, "label", "") == label
    )


async def test_only_players_set_up(den: World) -> None:
    await begin(den)
    for label in ("Set up", "My ranks"):
        said = told(await den.cleo.click(board(den), label=label))
        assert said == "You do not play in this match. Use /challenge to start one of your own."
    assert len(list(den.cleo.user.dm_channel.history())) == 0


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("12 34 55 14", "Missing: 2, 3"),
        ("12 34 55 14 22", "only two pieces of rank 2"),
        ("123 45 51 42 3", "Write two ranks for each field"),
        ("12 34 55 14 26", "no rank 6"),
        ("B1-B2", "Set up first"),
        ("hello", "cannot read"),
    ],
)
async def test_wrong_setups_are_told_privately(den: World, typed: str, said: str) -> None:
    await begin(den)
    before = len(den.env.http_requests)
    assert said in told(await type_in(den, den.ada, typed))
    assert await stored(den) == []
    assert not [
        each for each in den.env.http_requests[before:] if each.path.startswith("/channels/")
    ]


async def test_completion_helps_and_does_not_flood(den: World) -> None:
    await begin(den)
    for typed, begins in (("", ""), ("12 3", "12 3"), ("5514", "55 14")):
        choices = await den.ben.autocomplete(den.channel, "move", "move", typed)
        assert len(choices) == 25
        assert all(re.fullmatch(r"[1-5]{2}( [1-5]{2}){4}", each["value"]) for each in choices)
        assert all(each["value"].startswith(begins) for each in choices)
    await type_in(den, den.ada, SETUPS[0])
    assert await den.ada.autocomplete(den.channel, "move", "move", "") == []


async def test_a_restart_in_the_middle_of_a_setup(den: World) -> None:
    await begin(den)
    message = await pick_setup(den.ada, await opened(den, den.ada), "32 34")
    sent = len(list(den.ada.user.dm_channel.history()))
    await den.restart()
    for pair in SETUPS[0].split()[2:]:
        menu = menu_of(message, "tiki-fill")
        message = shown(await den.ada.select(message, [pair], custom_id=menu.custom_id))
    ready = shown(await den.ada.click(message, label="Ready"))
    await den.restart()
    message = shown(await den.ada.click(ready, label="Take back"))
    await den.ada.click(message, label="Ready")
    await den.restart()
    await type_in(den, den.ben, SETUPS[1])
    assert await stored(den) == [(0, SETUPS[0]), (1, SETUPS[1])]
    assert len(list(den.ada.user.dm_channel.history())) == sent == 1
    assert len(den.boards()) == 2


async def test_a_board_that_could_not_be_edited_is_edited_later(den: World) -> None:
    await begin(den)
    den.env.inject_error("PATCH", f"/channels/{den.channel.id}/messages/*", status=500, times=1)
    answer = await type_in(den, den.ada, SETUPS[0])
    assert "is ready" not in board(den).content
    assert any("could not post" in each.content for each in (*answer.followups, answer.response))
    await den.restart()
    await den.env.settle()
    assert f"<@{den.ada.id}> is ready." in board(den).content
    assert len(den.boards()) == 1


async def test_a_withdrawal_that_was_not_shown_is_not_mistaken_for_another_setup(
    den: World,
) -> None:
    await begin(den)
    answer = heard(await type_in(den, den.ada, SETUPS[0]))
    den.env.inject_error("PATCH", f"/channels/{den.channel.id}/messages/*", status=500, times=1)
    await den.ada.click(answer, label="Take back")
    assert f"<@{den.ada.id}> is ready." in board(den).content
    await type_in(den, den.ben, SETUPS[1])
    assert f"<@{den.ben.id}> is ready." in board(den).content
    assert f"<@{den.ada.id}> is ready." not in board(den).content


async def test_a_board_that_was_deleted_is_posted_anew(den: World) -> None:
    await begin(den)
    den.env.backend.delete_message(den.channel.id, board(den).id)
    await type_in(den, den.ada, SETUPS[0])
    assert f"<@{den.ada.id}> is ready." in board(den).content


async def sent_in_setup(path: Path, setup: str) -> list[Any]:
    """All that went anywhere but to Ada while she set up."""
    with telling_nothing():
        return await _sent_in_setup(path, setup)


async def _sent_in_setup(path: Path, setup: str) -> list[Any]:
    async with world(path) as den:
        await begin(den)
        await pick_setup(den.ada, await opened(den, den.ada), setup)
        await type_in(den, den.ada, setup)
        await den.ben.click(board(den), label="My ranks")
        await den.ben.slash(den.channel, "board")
        private = str(den.ada.user.dm_channel.id)
        return [
            [await each.read() for post in den.boards() for each in post.attachments],
            [(e.method, e.path) for e in den.env.http_requests],
            [
                e.json and {**e.json, "nonce": ""}
                for e in den.env.http_requests
                if private not in e.path and "/channels/" in e.path
            ],
        ]


async def test_the_channel_learns_only_who_is_ready(tmp_path: Path) -> None:
    one = await sent_in_setup(tmp_path / "one.sqlite3", "12 34 55 14 23")
    assert one == await sent_in_setup(tmp_path / "two.sqlite3", "54 32 11 52 43")


def test_the_row() -> None:
    row = tactiki_row
    assert row.filled(row.EMPTY, 1, "55") == "0055000000"
    assert row.filled("0055000000", 0, "15") == "0055000000"
    assert row.filled(row.EMPTY, 0, "00") == row.EMPTY
    assert row.swapped("1200000000", 0, 3) == "2010000000"
    assert row.changed("1234000000", "mirror") == "0000003412"
    assert row.next_field("1200345100", 0) == 1
    assert row.next_field("1234551423", 2) == 2
    for _ in range(20):
        shuffled = row.changed(row.EMPTY, "shuffle")
        GAME.start({}).parse(0, row.spaced(shuffled))


def test_the_ids_of_the_picker_are_short_enough() -> None:
    private = picker(10**18 - 1, 1, Words(), "1234551423", 4)
    assert all(len(item.custom_id) <= 100 for item in private.items)  # type: ignore[attr-defined]
