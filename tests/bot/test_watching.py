"""Watching a match: privately, as everybody may know it, by those who may see its channel."""

import discord
import pytest
import simcord

from bot.bulletins import MOMENT_NAME
from engines import GAMES
from engines.endings import RESIGNED
from tests.bot.acts import unpainted
from tests.bot.hearing import heard, labels, refused, told
from tests.bot.quick import quick_match
from tests.bot.test_every_game import newest_board
from tests.bot.test_payloads import check_message, messages
from tests.bot.test_tactiki_duels import attack
from tests.bot.world import GAME, World
from tests.engines.games import GOLDEN, games, played

CHOOSE = " · choose below or type /move"
SEALED = "🔒"


def secluded(den: World, *who: simcord.MemberActor) -> simcord.ChannelHandle:
    """A channel that only ``who`` and the bot see."""
    me = den.bot.user
    assert me
    seen = discord.PermissionOverwrite(view_channel=True)
    return den.guild.create_text_channel(
        "secluded",
        overwrites={
            den.guild.default_role: discord.PermissionOverwrite(view_channel=False),
            me: seen,
            **dict.fromkeys(who, seen),
        },
    )


async def challenge(den: World, channel: simcord.ChannelHandle) -> None:
    await den.ada.slash(channel, "challenge", game=GAME, opponent=den.ben, first="challenger")
    call = channel.last_message
    assert call
    await den.ben.click(call, label="Accept")


@games
async def test_a_match_is_watched_from_its_begin_to_its_end(
    den: World, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    unpainted(monkeypatch)
    whole = played(key, GOLDEN)
    monkeypatch.setattr(type(GAMES[key]), "deal", lambda *_: whole.deal)
    await den.ada.slash(den.channel, "challenge", game=key, opponent=den.ben, first="challenger")
    await den.ben.click(den.last, label="Accept")
    watched = heard(await den.cleo.click(newest_board(den), label="Watch"))
    assert labels(watched) == ["Refresh"]
    match = await den.bot.matches.get(1)
    posts = 0
    for seat, move in whole.moves[:8]:
        await den.player(match.players[seat]).slash(den.channel, "move", move=move)
        posts = len(den.posts())
        await den.cleo.click(watched, label="Refresh")
        board = newest_board(den).content.splitlines()
        closing = next(line for line in reversed(board) if SEALED not in line)
        assert watched.content.splitlines()[-1] == closing.replace(CHOOSE, "")
        assert [each.filename for each in watched.attachments] == ["fireside-watch-1.png"]
    assert len(den.posts()) == posts
    await den.bot.matches.resign(1, match.players[0])
    await den.cleo.click(watched, label="Refresh")
    assert "wins" in watched.content
    assert labels(watched) == []
    for message in messages(den.env.http_requests):
        check_message(message)
        assert "went wrong" not in (message.get("content") or "")


async def test_what_is_watched_is_the_picture_that_the_channel_sees(den: World) -> None:
    await den.start_match()
    watched = heard(await den.cleo.click(den.last, label="Watch"))
    (board,), (seen,) = den.last.attachments, watched.attachments
    assert await seen.read() == await board.read()
    assert seen.description == board.description
    assert den.ada.mention in watched.content
    assert "<@" not in str(watched.message.raw_mentions)


async def test_a_duel_is_not_kept_by_watching(den: World) -> None:
    post = await attack(den)
    watched = heard(await den.cleo.click(newest_board(den), label="Watch"))
    assert MOMENT_NAME in [each.filename for each in post.attachments]
    assert [each.filename for each in watched.attachments] == ["fireside-watch-1.png"]
    assert "beats" not in watched.content


async def test_refreshing_outlives_the_process(den: World) -> None:
    await den.start_match()
    watched = heard(await den.cleo.click(den.last, label="Watch"))
    await den.restart()
    await den.ada.slash(den.channel, "move", move=await some_move(den))
    await den.cleo.click(watched, label="Refresh")
    assert f"{den.ben.mention}, your turn" in watched.content


async def some_move(den: World) -> str:
    standpoint = await den.bot.matches.standpoint(1)
    return str(next(iter(standpoint.position.legal_moves(standpoint.to_act[0]))))


async def test_who_does_not_see_the_channel_does_not_watch(den: World) -> None:
    channel = secluded(den, den.ada, den.ben)
    await challenge(den, channel)
    hidden = "You cannot see the channel in which match 1 is played, so you cannot watch it."
    assert await refused(den, den.cleo.slash(den.channel, "board", match=1)) == hidden
    await den.start_match(den.ada, den.cleo)
    assert await refused(den, den.press(den.cleo, den.last, "watch:1")) == hidden
    assert "match 1" not in told(await den.cleo.slash(den.channel, "matches", which="here"))
    choices = await den.cleo.autocomplete(den.channel, "board", "match", "")
    assert [each["value"] for each in choices] == [2]
    assert "It is played at" in told(await den.ada.slash(den.channel, "board", match=1))
    assert "match 1" in told(await den.ada.slash(den.channel, "matches", which="here"))


async def test_who_may_look_no_more_is_shown_nothing_more(den: World) -> None:
    channel = secluded(den, den.ada, den.ben, den.cleo)
    await challenge(den, channel)
    watched = heard(await den.cleo.slash(den.channel, "board", match=1))
    stored = den.env.backend.channels[channel.id]
    stored.overwrites = [each for each in stored.overwrites if each.target_id != den.cleo.id]
    den.env.backend.announce_channel_update(channel.id)
    await den.env.settle()
    await den.cleo.click(watched, label="Refresh")
    assert watched.content.startswith("You cannot see the channel")
    assert watched.attachments == []


async def test_a_match_of_another_server_is_none_of_this(den: World) -> None:
    await den.start_match()
    attic = den.env.create_guild("Attic")
    channel = attic.create_text_channel("attic")
    zoe = attic.add_member(den.env.create_user("zoe"))
    assert told(await zoe.slash(channel, "board", match=1)).startswith("There is no match 1")
    said = told(await zoe.slash(channel, "matches", which="here"))
    assert said.startswith("Nothing is played at the moment")


async def test_a_thread_that_sleeps_is_looked_up_once(den: World) -> None:
    await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben, where="thread")
    await den.ben.click(den.posts()[0], label="Accept")
    match = await den.bot.matches.get(1)
    guild = den.bot.get_guild(den.guild.id)
    thread = guild.get_thread(match.channel) if guild else None
    assert guild
    assert thread
    guild._remove_thread(thread)  # as discord.py does when it goes to sleep
    for _ in range(3):
        said = told(await den.cleo.slash(den.channel, "matches", which="here"))
        assert "match 1" in said
    asked = [e for e in den.env.http_requests if e.path == f"/channels/{thread.id}"]
    assert len(asked) == 1


async def test_a_private_thread_is_not_looked_into(den: World) -> None:
    made = den.env.backend.create_thread(den.channel.id, "whisper", den.ada.id, type=12)
    den.env.backend.add_thread_member(made.id, den.ben.id)
    await den.env.settle()
    number = await quick_match(den, den.ada.id, den.ben.id, None)
    await den.bot.matches.go_on_in(number, made.id)
    said = await refused(den, den.cleo.slash(den.channel, "board", match=number))
    assert said.startswith("You cannot see the channel")
    assert "Nothing is played" in told(await den.cleo.slash(den.channel, "matches", which="here"))


async def test_what_the_server_plays_is_leafed_through(den: World) -> None:
    await den.bot.store.settings.settle(den.guild.id, matches=100)
    elsewhere = den.guild.create_text_channel("elsewhere")
    await challenge(den, elsewhere)
    last = elsewhere.last_message
    assert last
    for _ in range(15):
        await quick_match(den, den.ada.id, den.ben.id, None)
    result = heard(await den.cleo.slash(den.channel, "matches", which="here"))
    lines = result.content.splitlines()
    assert lines[0] == "16 matches are under way (page 1 of 3):"
    assert lines[1].startswith(f"- **Tic Tac Trek** · {den.ada.mention} vs {den.ben.mention} · ")
    assert lines[1].endswith(f"match 1 · {last.jump_url}")
    assert " to move · time runs out <t:" in lines[1]
    assert labels(result) == ["Next"]
    seen = []
    for number in (1, 2, 3):
        assert f"page {number} of 3" in result.content
        assert len(result.content) <= 2_000
        seen += [
            line.rpartition("match ")[2].split()[0] for line in result.content.splitlines()[1:]
        ]
        if number < 3:
            await den.cleo.click(result, label="Next")
    assert seen == [str(number) for number in range(1, 17)]
    await den.cleo.click(result, label="Back")
    assert "page 2 of 3" in result.content
    for number in range(3, 17):
        await den.bot.matches.resign(number, den.ada.id)
    await den.cleo.click(result, label="Next")
    assert result.content.splitlines()[0] == "2 matches are under way (page 1 of 1):"
    assert (await den.bot.matches.get(3)).result.reason == RESIGNED  # type: ignore[union-attr]
