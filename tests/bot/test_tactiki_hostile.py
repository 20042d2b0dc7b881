"""TacTiki as somebody meets it who wants to see the other's ranks, or to break the match."""

import logging
import re
from functools import partial
from typing import Any

import discord
import pytest
import simcord

from bot.bulletins import letter_name
from tests.bot.hearing import everything, heard, labels, told
from tests.bot.tiki import (
    ATTACK,
    MOVES,
    SETUPS,
    alt,
    begin,
    board,
    go_on,
    letter,
    pick_setup,
    stand,
    type_in,
)
from tests.bot.world import World

FORGED: list[tuple[str, str | None]] = [
    ("tiki-setup:9", None),
    ("tiki-row:1:1111111111:0:confirm", None),
    ("tiki-row:1:0000000000:0:confirm", None),
    ("tiki-row:1:1111111100:4:to-4", None),
    ("tiki-row:1:1111111111:4:mirror", None),
    ("tiki-row:1:0000000000:0:last", None),
    ("tiki-row:9:0000000000:0:back", None),
    ("tiki-fill:1:0000000000:0:pair", "99"),
    ("tiki-fill:1:0000000000:0:pair", "hello"),
    ("tiki-fill:1:1122334455:0:swap", "hello"),
    ("tiki-fill:1:1122334455:0:swap", "3"),
    ("tiki-fill:1:1122334455:0:swap", "\u00b2"),
    ("tiki-turn:1:0", None),
    ("tiki-turn:1:999999999", None),
    ("tiki-piece:1:0", "B1"),
    ("tiki-piece:1:2", "Z9"),
    ("tiki-piece:1:2", "3@"),
    ("tiki-piece:1:3", "\udcff"),
    ("tiki-step:1:2:-----", None),
    ("tiki-step:1:2:@@@@", None),
    ("tiki-step:1:2:1@A1", None),
    ("tiki-step:1:0:B1-B2", None),
    ("letter:9", None),
    ("move:1:3:B1-B9", None),
    ("offer:1:accept", None),
    ("lits-open:1:0", None),
    ("lits-swap:1:2", None),
]


async def check_forged(
    den: World, caplog: pytest.LogCaptureFixture, forged: list[tuple[str, str | None]]
) -> None:
    """Nobody changes or breaks anything with these, and each is answered with a sentence."""
    before = everything(den)
    for custom_id, value in forged:
        for who in (den.ada, den.ben, den.cleo):
            result = await den.press(who, board(den), custom_id, value)
            said = [each.content for each in result.followups if each.ephemeral]
            assert said, custom_id
            assert "went wrong" not in "".join(said), custom_id
    assert everything(den) == before
    assert [each.message for each in caplog.records if each.levelno >= logging.WARNING] == []


@pytest.mark.parametrize("plies", [0, 1, 2, 3])
async def test_a_forged_press_changes_nothing_and_breaks_nothing(
    den: World, caplog: pytest.LogCaptureFixture, plies: int
) -> None:
    await begin(den)
    for seat, move in MOVES[:plies]:
        await type_in(den, (den.ada, den.ben)[seat], move)
    await check_forged(den, caplog, FORGED)


@pytest.mark.parametrize("game", ["tictactrek", "battleoflits"])
async def test_buttons_of_another_game_are_refused(
    den: World, caplog: pytest.LogCaptureFixture, game: str
) -> None:
    """They may stand in a channel since before the database began anew."""
    await den.ada.slash(den.channel, "challenge", game=game, opponent=den.ben, first="challenger")
    await den.ben.click(den.last, label="Accept")
    await check_forged(den, caplog, [(re.sub(":1:[0-9]:", ":1:0:", c), v) for c, v in FORGED])


def said(result: Any) -> str:
    """All that somebody reads after an act, or is offered."""
    if isinstance(result, list):
        return repr(result)
    return "".join(each.content for each in (*result.followups, result.response) if each)


async def test_a_match_that_cannot_be_replayed_tells_nobody_why(
    den: World, caplog: pytest.LogCaptureFixture
) -> None:
    """The reason names the waiting ranks of a player; after a change of the rules it may occur."""
    await stand(den, MOVES.index((1, "1@A5")) + 1)
    async with den.bot.store._database.transaction() as writer:
        await writer.execute("UPDATE moves SET move = '3@A5' WHERE move = '1@A5'")
        await writer.execute("DELETE FROM boards WHERE ply > 2")  # so that something is owed
    caplog.clear()
    caplog.set_level(logging.DEBUG)
    await den.restart()
    for who in (den.cleo, den.ada):
        for act in (
            who.slash(den.channel, "board", match=1),
            who.slash(den.channel, "ranks", match=1),
            who.slash(den.channel, "move", move="B1-B2", match=1),
            who.slash(den.channel, "resign", match=1),
            who.click(board(den), label="My ranks"),
            who.autocomplete(den.channel, "move", "move", "", match=1),
        ):
            assert "a 3" not in said(await act)
    assert "SpoiltError" in caplog.text
    assert "1, 2" not in caplog.text
    assert "3@A5" not in caplog.text


async def test_a_first_step_is_nothing_that_the_other_can_find_out(den: World) -> None:
    """Until the turn is complete, all that they can press and type is answered as before."""
    await stand(den, ATTACK)
    heard_before: list[str] = []
    for move in ("B3-B4", None):
        answers = []
        for who in (den.ben, den.cleo):
            for custom_id, value in (
                *((f"tiki-turn:1:{ply}", None) for ply in range(ATTACK - 1, ATTACK + 3)),
                *((f"tiki-step:1:{ply}:D3-D2", None) for ply in range(ATTACK, ATTACK + 2)),
                *((f"tiki-piece:1:{ply}", "D3") for ply in range(ATTACK, ATTACK + 2)),
                *((f"menu:1:{ply}:0", "D3-D2") for ply in range(ATTACK, ATTACK + 2)),
                *((f"move:1:{ply}:D3-D2", None) for ply in range(ATTACK, ATTACK + 2)),
                (f"tiki-row:1:{'0' * 10}:0:back", None),
                ("tiki-setup:1", None),
            ):
                answers.append(said(await den.press(who, board(den), custom_id, value)))
            answers.append(said(await who.slash(den.channel, "matches")))
            answers.append(said(await who.slash(den.channel, "move", move="D3-D2", match=1)))
            for command, option in (("move", "move"), ("move", "match"), ("board", "match")):
                offered = await who.autocomplete(den.channel, command, option, "")
                answers.append(said(offered))
        heard_before = heard_before or answers
        if move:
            await type_in(den, den.ada, move)
    assert answers == heard_before


async def test_a_file_of_a_letters_name_is_not_taken_for_the_letter(den: World) -> None:
    """Whoever sends one to the bot would else keep their letter from being edited ever again."""
    await begin(den)
    channel = den.ben.user.dm_channel.id
    mine = den.env.backend.store_attachments(channel, [(letter_name(1), b"mine")])
    await den.ben.user.send_dm("mine", attachments=mine)
    async with den.bot.store._database.transaction() as writer:
        await writer.execute("UPDATE letters SET message = NULL, digest = NULL, ply = NULL")
    await den.restart()
    await den.env.settle()
    await type_in(den, den.ben, SETUPS[1])
    ours = [each for each in den.ben.user.dm_channel.history() if each.author.bot]
    assert [labels(each) for each in ours] == [["Take back"]]


async def test_who_refuses_for_good_does_not_keep_the_others_letter_back(den: World) -> None:
    await begin(den)
    channels = [who.user.dm_channel.id for who in (den.ada, den.ben)]
    path = "/channels/{}/messages/*"
    den.env.inject_error("PATCH", path.format(channels[0]), status=500, times=1)
    den.env.inject_error("PATCH", path.format(channels[1]), status=400, times=None)
    for seat, move in MOVES[:2]:
        await den.bot.matches.play(1, (den.ada.id, den.ben.id)[seat], move)
    await type_in(den, den.ada, MOVES[2][1])
    await type_in(den, den.ada, MOVES[3][1])
    assert labels(letter(den.ada))
    await den.env.advance_time(11)
    await den.env.settle()
    assert not labels(letter(den.ada)), "it shows the board"


async def test_a_letter_in_doubt_to_somebody_who_closed_their_messages(den: World) -> None:
    await begin(den)
    async with den.bot.store._database.transaction() as writer:
        await writer.execute("UPDATE letters SET message = NULL, digest = NULL WHERE seat = 1")
    path = f"/channels/{den.ben.user.dm_channel.id}/messages"
    den.env.inject_error("GET", path, status=403, code=50007, times=None)
    result = await type_in(den, den.ben, SETUPS[1])
    assert "You take no private messages from me" in said(result)
    assert (await den.bot.matches.get(1)).ply == 1


@pytest.mark.parametrize("first", ["take back", "set up"])
async def test_a_setup_taken_back_while_the_other_gets_ready(den: World, first: str) -> None:
    await begin(den)
    ready = heard(await type_in(den, den.ada, SETUPS[0]))
    full = await pick_setup(
        den.ben, heard(await den.ben.click(board(den), label="Set up")), SETUPS[1]
    )
    back = partial(den.ada.click, ready, label="Take back")
    confirm = partial(den.ben.click, full, label="Ready")
    order = [back, back, confirm] if first == "take back" else [confirm, back, confirm]
    results = await den.at_once(*order)
    assert "went wrong" not in "".join(map(said, results))
    match = await den.bot.matches.get(1)
    moves = [(move.seat, move.move) for move in match.moves]
    assert moves in ([(1, SETUPS[1])], [(0, SETUPS[0]), (1, SETUPS[1])])
    assert f"<@{den.ben.id}> is ready." in board(den).content
    assert (f"<@{den.ada.id}>, set up" in board(den).content) == (len(moves) == 1)
    await type_in(den, den.ada, SETUPS[0])
    assert (await den.bot.matches.get(1)).ply == 2


async def test_a_setup_taken_back_leaves_nothing(den: World) -> None:
    """The other sees the same as if there had never been one, and it is nobody's last setup."""
    await begin(den)
    before = shown_to(den, den.ben)
    message = heard(await type_in(den, den.ada, SETUPS[0]))
    await den.ada.click(message, label="Take back")
    assert shown_to(den, den.ben) == before
    assert labels(letter(den.ada))[:5] == ["A1", "B1", "C1", "D1", "E1"]
    assert "empty" in alt(letter(den.ada))
    await den.bot.matches.resign(1, den.ada.id)
    await begin(den)
    message = heard(await den.ada.click(board(den), label="Set up"))
    text = told(await den.ada.click(message, label="My last setup"))
    assert text == "You have no earlier setup in this game that I know of."


def shown_to(den: World, who: simcord.MemberActor) -> list[Any]:
    """What stands in the channel and in somebody's private messages."""
    posts: list[discord.Message] = [*den.posts(), *who.user.dm_channel.history()]
    return [
        (post.id, post.content, labels(post), alt(post) if post.attachments else "")
        for post in posts
    ]


NAME = "**@everyone**```||<@1>\u202e\U0001f480" + "\u0301" * 9


async def test_no_name_gets_into_what_is_told(den: World) -> None:
    guest = den.guild.add_member(den.env.create_user("guest", global_name=NAME))
    await guest.slash(
        den.channel, "challenge", game="tactiki", opponent=den.ben, first="challenger"
    )
    await den.ben.click(den.last, label="Accept")
    await go_on(den, ATTACK)
    for _, move in MOVES[ATTACK : ATTACK + 2]:
        await type_in(den, guest, move)
    await guest.slash(den.channel, "draw")
    posts = [*den.posts(), letter(guest), letter(den.ben)]
    texts = [post.content for post in posts]
    texts += [each.description or "" for post in posts for each in post.attachments]
    assert "beats" in "".join(texts)
    assert not re.search("everyone|`{3}|\u202e|\U0001f480", "".join(texts))
    (line,) = await den.ben.autocomplete(den.channel, "ranks", "match", "")
    assert "everyone" in line["name"], "Discord shows that as it is"
    assert "\u202e" not in line["name"]
    assert line["name"].count("\u0301") < 3
