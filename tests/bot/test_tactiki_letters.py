"""Letters: one private message with one's own side, edited in place, and what serves without."""

from typing import Any

import discord
import pytest
import simcord

from tests.bot.hearing import heard, labels, told
from tests.bot.tiki import (
    ATTACK,
    MOVES,
    alt,
    begin,
    board,
    close,
    files,
    go_on,
    letter,
    pick_setup,
    stand,
    type_in,
)
from tests.bot.world import World

REFUSED = "You take no private messages from me, so in match 1 look at your side with /ranks"


def letters(who: simcord.MemberActor) -> list[discord.Message]:
    return list(who.user.dm_channel.history())


def tried(den: World, who: simcord.MemberActor) -> int:
    """How often the bot wrote to somebody, or tried to."""
    path = f"/channels/{who.user.dm_channel.id}/messages"
    return sum(each.path.startswith(path) for each in den.env.http_requests)


def said(result: Any) -> list[str]:
    messages = [*result.followups, result.response]
    return [each.content for each in messages if each and each.ephemeral]


async def test_each_player_gets_one_letter_that_is_edited(den: World) -> None:
    await begin(den)
    first = letter(den.ada).id
    assert files(letter(den.ada)) == ["fireside-letter-1.png"]
    await type_in(den, den.ada, MOVES[0][1])
    assert labels(letter(den.ada)) == ["Take back"]
    await type_in(den, den.ben, MOVES[1][1])
    for who, own, other in ((den.ada, "K", "T"), (den.ben, "T", "K")):
        assert f"A{1 if own == 'K' else 5}: {own}" in alt(letter(who))
        assert any(f"{own}{rank}" in alt(letter(who)) for rank in range(1, 6))
        assert not any(f"{other}{rank}" in alt(letter(who)) for rank in range(1, 6))
        assert not letter(who).components
    for seat, move in MOVES[2 : ATTACK + 2]:
        await type_in(den, (den.ada, den.ben)[seat], move)
    assert letter(den.ada).id == first
    assert "Defeated of TAC: 2, ranks 1, 2." in alt(letter(den.ben))
    assert "Defeated of TAC: 2." in alt(letter(den.ada))
    assert letters(den.cleo) == []


async def test_a_letter_is_not_touched_while_its_reader_sets_up(den: World) -> None:
    """Somebody may be in the middle of it when the other gets ready."""
    await begin(den)
    message = await pick_setup(den.ben.user, letter(den.ben), "14 21")
    before = tried(den, den.ben)
    await type_in(den, den.ada, MOVES[0][1])
    assert "D5" in alt(letter(den.ben))
    assert "A5: 1 4; B5: 2 1" in alt(letter(den.ben))
    assert tried(den, den.ben) == before
    message = await pick_setup(den.ben.user, message, "34 25 53")
    await den.ben.user.click(message, label="Ready")
    assert (await den.bot.matches.get(1)).ply == 2


@pytest.mark.parametrize("code", [50007, 50278, 0])
async def test_closed_private_messages_stop_nothing(den: World, code: int) -> None:
    close(den, den.ben, code=code)
    await den.ada.slash(
        den.channel, "challenge", game="tactiki", opponent=den.ben, first="challenger"
    )
    result = await den.ben.click(den.last, label="Accept")
    assert [text for text in said(result) if text.startswith(REFUSED)]
    assert len(letters(den.ada)) == 1
    attempts = tried(den, den.ben)
    picker = heard(await den.ben.click(board(den), label="Set up"))
    full = await pick_setup(den.ben, picker, MOVES[1][1])
    await den.ben.click(full, label="Ready")
    await type_in(den, den.ada, MOVES[0][1])
    for seat, move in MOVES[2 : ATTACK + 4]:
        result = await type_in(den, (den.ada, den.ben)[seat], move)
        assert not [text for text in said(result) if text.startswith(REFUSED)], "told once"
    await den.restart()
    await den.env.settle()
    assert tried(den, den.ben) == attempts, "not tried again in that match"
    ranks = heard(await den.ben.slash(den.channel, "ranks"))
    assert "Defeated of TAC: 2, ranks 1, 2." in alt(ranks)
    ranks = heard(await den.ben.click(board(den), label="My ranks"))
    assert "Defeated of TAC: 2, ranks 1, 2." in alt(ranks)


async def test_the_challenger_is_told_with_the_first_thing_they_do(den: World) -> None:
    close(den, den.ada)
    await begin(den)
    assert len(letters(den.ben)) == 1, "one refusal does not keep the other's letter back"
    result = await den.ada.click(board(den), label="Set up")
    assert len([text for text in said(result) if text.startswith(REFUSED)]) == 1
    result = await den.ada.click(board(den), label="My ranks")
    assert not [text for text in said(result) if text.startswith(REFUSED)]


async def test_messages_closed_in_the_middle(den: World) -> None:
    await stand(den, ATTACK)
    close(den, den.ada)
    result = await type_in(den, den.ada, "B3-B4")
    result = await type_in(den, den.ada, "B4-B5")
    assert [text for text in said(result) if text.startswith(REFUSED)]
    assert "**B3-B4**, **B4-B5**" in board(den).content


async def test_a_letter_that_was_deleted_is_sent_anew(den: World) -> None:
    await stand(den, ATTACK)
    old = letter(den.ada)
    den.env.backend.delete_message(old.channel.id, old.id)
    await go_on(den, ATTACK + 2)
    assert letter(den.ada).id != old.id
    nonces = [
        (each.json or {})["nonce"]
        for each in den.env.http_requests
        if each.method == "POST" and each.path == f"/channels/{old.channel.id}/messages"
    ]
    assert len(set(nonces)) == 2, "or Discord would answer with the deleted message"


@pytest.mark.parametrize("status", [500, 429])
async def test_a_letter_that_failed_is_delivered_later(den: World, status: int) -> None:
    await begin(den)
    channel = den.ada.user.dm_channel.id
    den.env.inject_error("PATCH", f"/channels/{channel}/messages/*", status=status, times=1)
    await type_in(den, den.ada, MOVES[0][1])
    assert "Clear" in labels(letter(den.ada))
    await den.env.advance_time(11)
    await den.env.settle()
    assert labels(letter(den.ada)) == ["Take back"]


async def test_a_restart_before_any_letter(den: World) -> None:
    for who in (den.ada, den.ben):
        path = f"/channels/{who.user.dm_channel.id}/messages"
        den.env.inject_error("POST", path, status=500, times=1)
    await begin(den)
    async with den.bot.store._database.transaction() as writer:
        await writer.execute("DELETE FROM letters")
    assert letters(den.ada) == []
    await den.restart()
    await den.env.settle()
    assert len(letters(den.ada)) == len(letters(den.ben)) == 1


async def test_a_letter_sent_just_before_a_crash_is_recognised(den: World) -> None:
    await begin(den)
    async with den.bot.store._database.transaction() as writer:
        await writer.execute("UPDATE letters SET message = NULL, digest = NULL, ply = NULL")
    await den.restart()
    await den.env.settle()
    await type_in(den, den.ada, MOVES[0][1])
    assert labels(letter(den.ada)) == ["Take back"]
    assert len(letters(den.ben)) == 1


async def test_letters_after_the_end_show_both_sides(den: World) -> None:
    await stand(den, 2)
    asked = heard(await den.ben.slash(den.channel, "resign"))
    await den.ben.click(asked, label="Resign")
    for who in (den.ada, den.ben):
        assert "K3" in alt(letter(who))
        assert "T1" in alt(letter(who))
        assert not letter(who).components


async def test_a_match_that_ends_in_setup_shows_what_there_is(den: World) -> None:
    await begin(den)
    await type_in(den, den.ada, MOVES[0][1])
    asked = heard(await den.ben.slash(den.channel, "resign"))
    await den.ben.click(asked, label="Resign")
    assert "K3" in alt(board(den))
    assert not letter(den.ben).components
    assert files(board(den)) == ["fireside-1-1-end.png", "record.txt"]


async def test_a_player_who_left_stops_nothing(den: World) -> None:
    await stand(den, ATTACK)
    close(den, den.ben, code=50278)
    await type_in(den, den.ada, "B3-B4")
    result = await type_in(den, den.ada, "B4-B5")
    assert "went wrong" not in str(said(result))
    assert "Defeated of TAC: 2." in alt(letter(den.ada))
    asked = heard(await den.ada.slash(den.channel, "resign"))
    await den.ada.click(asked, label="Resign")
    assert labels(board(den)) == ["Rematch"]


async def test_ranks_need_a_match_with_something_hidden(den: World) -> None:
    await den.start_match()
    text = told(await den.ada.slash(den.channel, "ranks"))
    assert text == "There is no match of yours in this channel. Start one with /challenge."
    text = told(await den.ada.slash(den.channel, "ranks", match=1))
    assert text == "Nothing is hidden in this game. /board posts the board."
    await begin(den)
    assert "Your setup" in told(await den.ada.slash(den.channel, "ranks"))
    assert told(await den.cleo.slash(den.channel, "ranks", match=2)).startswith("You do not play")
