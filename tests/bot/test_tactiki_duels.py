"""Duels: shown for a moment, then gone from their message, whatever happens in between."""

import re
from typing import Any

import discord
import pytest

from bot.games import TABLES
from bot.words import Words
from engines.fields import Field
from engines.record import read, verified
from engines.tactiki import GAME
from engines.tactiki_parts import NoSecondStep, Stepped, TurnSkipped
from tests.bot.hearing import heard, told
from tests.bot.tiki import (
    ATTACK,
    KEY,
    MOVES,
    alt,
    board,
    files,
    go_on,
    letter,
    open_picker,
    pick_step,
    stand,
    type_in,
)
from tests.bot.world import World

RANKS = "⚔️ On B5: TIKI 4 beats TAC 1; TIKI 4 beats TAC 2."
FADED = "⚔️ On B5: TIKI beats a piece of TAC; TIKI beats a piece of TAC."


async def attack(den: World) -> discord.Message:
    """Play the turn with two duels; its message."""
    await stand(den, ATTACK)
    for seat, move in MOVES[ATTACK : ATTACK + 2]:
        await type_in(den, (den.ada, den.ben)[seat], move)
    return board(den)


def now(den: World, post: discord.Message) -> discord.Message:
    return next(each for each in den.posts() if each.id == post.id)


async def following_turn(den: World) -> None:
    await type_in(den, den.ben, "D3-D2")
    await type_in(den, den.ben, "D2-D1")


def check_fresh(post: discord.Message) -> None:
    assert RANKS in post.content
    assert files(post) == [f"fireside-1-{ATTACK + 2}.png", "moment.png"]
    assert "4 beats 1" in (post.attachments[1].description or "")
    assert "4" not in alt(post).split("Columns")[1].split("\n")[0], "the board tells no rank"


def check_faded(post: discord.Message) -> None:
    assert "**B3-B4**, **B4-B5**" in post.content.splitlines()[0]
    assert post.content.splitlines()[1] == FADED
    assert "4" not in post.content.split(FADED)[1]
    assert files(post) == [f"fireside-1-{ATTACK + 2}.png"]
    assert not post.components


async def test_a_duel_is_shown_until_the_following_turn_is_complete(den: World) -> None:
    post = await attack(den)
    check_fresh(post)
    await type_in(den, den.ben, "D3-D2")
    check_fresh(now(den, post))
    await type_in(den, den.ben, "D2-D1")
    check_faded(now(den, post))
    assert "TAC 5 ties with TIKI 5" in board(den).content


async def test_the_board_again_does_not_repeat_the_ranks(den: World) -> None:
    post = await attack(den)
    await den.ben.slash(den.channel, "board")
    assert files(board(den)) == [f"fireside-1-{ATTACK + 2}.png"]
    assert "beats" not in board(den).content
    check_fresh(now(den, post))
    await following_turn(den)
    check_faded(now(den, post))


@pytest.mark.parametrize("when", ["before", "within", "after"])
async def test_a_duel_fades_across_a_restart(den: World, when: str) -> None:
    post = await attack(den)
    if when == "before":
        await den.restart()
    await type_in(den, den.ben, "D3-D2")
    if when == "within":
        await den.restart()
    if when == "after":
        path = f"/channels/{den.channel.id}/messages/{post.id}"
        den.env.inject_error("PATCH", path, status=500, times=None)
    await type_in(den, den.ben, "D2-D1")
    if when == "after":
        assert RANKS in now(den, post).content
        den.env.backend.faults.clear()
        await den.restart()
        await den.env.settle()
    check_faded(now(den, post))


async def test_a_duel_fades_when_the_match_ends(den: World) -> None:
    post = await attack(den)
    asked = heard(await den.ben.slash(den.channel, "resign"))
    await den.ben.click(asked, label="Resign")
    check_faded(now(den, post))
    assert files(board(den)) == [f"fireside-1-{ATTACK + 2}-end.png", "record.txt"]


async def test_a_message_that_is_gone_is_no_trouble(den: World) -> None:
    post = await attack(den)
    den.env.backend.delete_message(den.channel.id, post.id)
    await following_turn(den)
    assert [each.ply for each in await den.bot.store.boards.fleeting(1)] == [ATTACK + 4]


async def test_a_duel_fades_though_the_following_turn_cannot_be_told(den: World) -> None:
    post = await attack(den)
    den.env.inject_error("POST", f"/channels/{den.channel.id}/messages", status=403, times=None)
    await type_in(den, den.ben, "D3-D2")
    check_fresh(now(den, post))
    await type_in(den, den.ben, "D2-D1")
    assert board(den).id == post.id, "nothing was posted"
    stored = now(den, post)
    assert RANKS not in stored.content
    assert FADED in stored.content
    assert files(stored) == [f"fireside-1-{ATTACK + 2}.png"]


async def test_a_duel_fades_where_the_bot_may_not_look_back(den: World) -> None:
    """Then it cannot tell which picture is which, and takes both away."""
    post = await attack(den)
    path = f"/channels/{den.channel.id}/messages/{post.id}"
    den.env.inject_error("GET", path, status=403, code=50001, times=None)
    await following_turn(den)
    stored = now(den, post)
    assert FADED in stored.content
    assert files(stored) == []


async def test_what_was_fought_in_the_last_turn_stays_with_the_end(den: World) -> None:
    """Nothing is secret any more, and the verdict and the record stand in the same message."""
    moves: list[Any] = [*MOVES[:8], (1, "D3-D2"), (1, "E5-E4"), (0, "B1-B2"), (0, "B2-B3")]
    await stand(den, len(moves), moves)
    await type_in(den, den.ben, "D2-D1")
    asked = heard(await den.ada.slash(den.channel, "resign"))
    await den.ada.click(asked, label="Resign")
    assert "TAC 5 ties with TIKI 5" in board(den).content
    assert board(den).content.endswith(f"resigns. **<@{den.ben.id}> (TAC) wins.**")
    assert files(board(den)) == [f"fireside-1-{len(moves) + 1}-end.png", "moment.png", "record.txt"]
    await den.restart()
    assert files(board(den))[1:] == ["moment.png", "record.txt"]


async def test_turns_that_are_told_late_tell_the_ranks_of_the_last_one_only(den: World) -> None:
    await stand(den, ATTACK)
    path = f"/channels/{den.channel.id}/messages"
    den.env.inject_error("POST", path, status=403, times=None)
    for seat, move in MOVES[ATTACK : ATTACK + 3]:
        await type_in(den, (den.ada, den.ben)[seat], move)
    den.env.backend.faults.clear()
    await type_in(den, den.ben, "D2-D1")
    assert RANKS not in board(den).content
    assert FADED in board(den).content
    assert "TAC 5 ties with TIKI 5" in board(den).content
    assert "TAC attacks on D1." in (board(den).attachments[1].description or "")
    assert "B5" not in (board(den).attachments[1].description or "")


async def test_open_memory_keeps_showing_what_a_duel_has_shown(den: World) -> None:
    """From the challenge on; the message of a duel fades all the same, the board tells."""
    await den.ada.slash(
        den.channel,
        "challenge",
        game=KEY,
        opponent=den.ben,
        first="challenger",
        variant="memory=open",
    )
    assert "open memory" in den.last.content
    await den.ben.click(den.last, label="Accept")
    assert "open memory" in board(den).content
    for seat, move in MOVES[: ATTACK + 2]:
        await type_in(den, (den.ada, den.ben)[seat], move)
    post = board(den)
    assert RANKS in post.content
    assert seen(post) == ["K4*"]
    await following_turn(den)
    check_faded(now(den, post))
    for reader in (board(den), letter(den.ada), letter(den.ben)):
        assert "K4*" in seen(reader)
        assert {"K5*", "T5*"} <= set(seen(reader)), "both stand after a tie"
    assert set(seen(board(den))) == {"K4*", "K5*", "T5*"}
    await go_on(den, MOVES.index((1, "1@A5")) + 1)
    assert "A5: T" in alt(board(den))
    assert "T1*" not in alt(board(den)), "nobody can follow a piece that was away"


def seen(post: discord.Message) -> list[str]:
    """The pieces whose ranks a duel has shown to all."""
    return re.findall(r"[KT][1-5]\*", alt(post).split("Columns")[1])


async def test_a_private_message_shows_the_first_steps_duel_and_loses_it(den: World) -> None:
    """TAC attacks with the first step of a turn, is told the outcome, and only then goes on."""
    moves: list[Any] = [*MOVES[:8], (1, "D3-D2"), (1, "E5-E4")]
    moves += [(0, "B1-B2"), (0, "B2-B3")]
    await stand(den, len(moves), moves)
    before = board(den).id
    first = heard(await type_in(den, den.ben, "D2-D1"))
    assert first.content.splitlines()[:2] == [
        "You: **D2-D1**.",
        "⚔️ On D1: TAC 5 ties with TIKI 5.",
    ]
    assert board(den).id == before
    await type_in(den, den.ben, "E4-E3")
    stored = den.env.backend.get_message(den.channel.id, first.message.id)
    assert "ties" not in stored.content


@pytest.mark.parametrize("how", ["typed", "there", "elsewhere"])
async def test_a_picker_opened_in_the_middle_loses_the_duel_too(den: World, how: str) -> None:
    """Wherever the second step is chosen."""
    moves: list[Any] = [*MOVES[:8], (1, "D3-D2"), (1, "E5-E4"), (0, "B1-B2"), (0, "B2-B3")]
    await stand(den, len(moves), moves)
    await type_in(den, den.ben, "D2-D1")
    opened = [await open_picker(den, den.ben) for _ in range(2)]
    assert all("ties" in each.content for each in opened)
    if how == "typed":
        await type_in(den, den.ben, "E4-E3")
    else:
        await pick_step(den.ben, opened[how == "there"], "E4-E3")
    for each in opened:
        stored = den.env.backend.get_message(den.channel.id, each.message.id)
        assert stored.content == "Your turn is complete; the channel shows it."
    assert "E4-E3" in board(den).content


def test_every_way_a_turn_can_go_is_told() -> None:
    """Of all events that can be, in both ways of telling; none of the faded ones has a rank."""
    say, table = Words(), TABLES[KEY]
    position: Any = GAME.start({})
    for seat, move in MOVES:
        turn = position.play(seat, position.parse(seat, move))
        position = turn.position
        for faded in (False, True):
            text = table.tell(turn.events, "seat {}".format, say, faded=faded)
            assert text
            if faded:
                assert not any(f"T{side} {rank}" in text for side in "IA" for rank in "12345")
    assert table.moment([]) is None


async def test_the_record_holds_the_whole_match(den: World) -> None:
    await stand(den, len(MOVES))
    attached = board(den).attachments[-1]
    text = (await attached.read()).decode()
    assert "\n# B1-B2 is a step; 3@C1 brings a 3 back on C1." in text
    turns = text[text.index("\n1. ") :].splitlines()[1:]
    assert turns[0] == "1. Seat0: 32 34 15 15 24"
    assert turns[1] == "2. Seat1: 14 21 34 25 53"
    assert turns[2] == "3. Seat0: B1-B2; B2-B3"
    assert turns[4] == "5. Seat0: B3-B4; B4-B5 {4>1, 4>2}"
    assert turns[5] == "6. Seat1: D3-D2; D2-D1 {5=5}"
    assert turns[13] == "14. Seat1: 1@A5"
    assert len(turns) == 2 + 23
    kept = read(text)
    assert list(kept.moves) == MOVES
    assert (kept.headers["Seat0"], kept.headers["Seat1"]) == ("Ada", "Ben")
    assert [holds for _, holds in verified(kept)] == [True, True]
    said = told(await den.ada.slash(den.channel, "ranks", match=1))
    assert said == "Match 1 is over; this is how both sides stood."


def test_a_skipped_turn_and_a_missing_second_step_are_told() -> None:
    events = [
        Stepped(0, Field.parse("A3"), Field.parse("A4"), "nothing"),
        NoSecondStep(0),
        TurnSkipped(1),
    ]
    assert TABLES[KEY].tell(events, "seat {}".format, Words()).splitlines() == [
        "seat 0: **A3-A4**.",
        "No second step is possible.",
        "seat 1 can do nothing and is skipped.",
    ]
