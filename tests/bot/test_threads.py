"""A match in a thread of its own: opened once, played in, archived at the end, left when gone."""

from typing import Any

import discord
import pytest
import simcord

from bot.bulletins import BOARD_NAME
from bot.store import NewChallenge
from bot.threads import ARCHIVE_AFTER
from engines import GAMES
from tests.bot.acts import unpainted
from tests.bot.hearing import heard, labels, pinged, posted, refused, told
from tests.bot.network import Fault, Network
from tests.bot.world import GAME, World
from tests.engines.games import GOLDEN, games, played

OPEN = "POST /channels/*/messages/*/threads"
NO_THREAD = "-# No thread can be opened here, so this match is played in the channel."


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    unpainted(monkeypatch)


async def start(
    den: World, channel: simcord.ChannelHandle | None = None, *, key: str = GAME, **options: Any
) -> discord.Message:
    """Let Ada challenge Ben in a thread, and Ben accept; the message of the challenge."""
    channel = channel or den.channel
    options = {"where": "thread"} | options
    await den.ada.slash(
        channel, "challenge", game=key, opponent=den.ben, first="challenger", **options
    )
    call = channel.last_message
    assert call
    await den.ben.click(call, label="Accept")
    return next(post for post in channel.history() if post.id == call.id)


def thread_of(den: World) -> simcord.ChannelHandle:
    (thread,) = den.channel.threads
    return thread


def boards(channel: simcord.ChannelHandle) -> list[str]:
    """The boards in a channel, by the names of their files."""
    names = [each.filename for post in channel.history() for each in post.attachments]
    return [name for name in names if BOARD_NAME.fullmatch(name)]


def asleep(thread: simcord.ChannelHandle) -> bool:
    data = thread._channel.thread_metadata
    assert data
    return data.archived


def forbid(den: World, **denied: bool) -> simcord.ChannelHandle:
    """A channel in which the bot may not do something."""
    me = den.bot.user
    assert me
    return den.guild.create_text_channel(
        "narrow", overwrites={me: discord.PermissionOverwrite(**denied)}
    )


@games
async def test_a_whole_match_in_a_thread(
    den: World, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    whole = played(key, GOLDEN)
    monkeypatch.setattr(type(GAMES[key]), "deal", lambda *_: whole.deal)
    call = await start(den, key=key)
    thread = thread_of(den)
    match = await den.bot.matches.get(1)
    assert (match.channel, match.thread) == (thread.id, True)
    assert thread.name == f"{den.say(f'game-{key}')} · Ada vs Ben · match 1"
    assert f"It is played in {thread.mention}." in call.content
    assert boards(thread) == ["fireside-1-0.png"]
    assert boards(den.channel) == []
    for seat, move in whole.moves:
        await den.player(match.players[seat]).slash(thread, "move", move=move)
    assert boards(den.channel) == []
    assert boards(thread)[-1] == f"fireside-1-{len(whole.moves)}-end.png"
    assert not asleep(thread)
    await den.env.advance_time(ARCHIVE_AFTER + 1)
    await den.env.settle()
    assert asleep(thread)
    assert not (await den.bot.matches.get(1)).thread
    pressable = [labels(post) for post in thread.history() if post.components]
    assert pressable == [["Rematch"]]


async def end(den: World, number: int = 1) -> None:
    """Let Ada give a match up, in its thread."""
    asked = await den.ada.slash(thread_of(den), "resign", match=number)
    await den.ada.click(heard(asked), label="Resign")


async def test_clocks_that_change_elsewhere_put_no_thread_to_sleep(den: World) -> None:
    await start(den)
    await end(den)
    await den.cleo.slash(den.channel, "away", until="3 days")
    assert not asleep(thread_of(den)), "somebody may still want a rematch in it"


async def test_the_first_board_calls_its_player_into_the_thread(den: World) -> None:
    await start(den)
    payload = posted(den)[-1]
    assert pinged(payload) == [den.ada.id]
    assert NO_THREAD not in payload["content"]


async def test_what_the_server_has_settled_is_the_default(den: World) -> None:
    await den.bot.store.settings.settle(den.guild.id, place="thread")
    await start(den, where="here")
    assert den.channel.threads == []
    await den.ada.slash(den.channel, "challenge", game=GAME)
    await den.cleo.click(den.last, label="Accept")
    assert len(den.channel.threads) == 1


async def test_names_are_tidied_and_the_number_is_never_cut(den: World) -> None:
    for actor, called in (
        (den.ada, "A" * 80),
        (den.ben, "\u202e**Ben**\n" + "z\u0301\u0301\u0301" * 40),
    ):
        await den.bot.store.people.saw(den.guild.id, actor.id, called)
    new = NewChallenge(
        den.guild.id, den.channel.id, GAME, {}, "random", den.ada.id, den.ben.id, place="thread"
    )
    challenge = await den.bot.matches.challenge(new)
    await den.bot.courier.challenge(challenge.id)
    match = await den.bot.matches.accept(challenge.id, den.ben.id)
    assert await den.bot.courier.board(match.id)
    name = thread_of(den).name or ""
    assert len(name) <= 100
    assert name.endswith("· match 1")
    assert "\u202e" not in name
    assert "\n" not in name


async def test_without_the_permission_the_match_runs_in_the_channel(den: World) -> None:
    for number, name in enumerate(("create_public_threads", "send_messages_in_threads"), start=1):
        channel = forbid(den, **{name: False})
        call = await start(den, channel)
        assert channel.threads == []
        first = channel.last_message
        assert first
        assert first.content.splitlines()[0] == NO_THREAD
        assert "It is played in" not in call.content
        match = await den.bot.matches.get(number)
        assert (match.channel, match.thread) == (channel.id, False)
        mover = den.player(match.players[0])
        move = await den.bot.matches.standpoint(number)
        text = str(next(iter(move.position.legal_moves(0))))
        await mover.slash(channel, "move", move=text, match=number)
        last = channel.last_message
        assert last
        assert NO_THREAD not in last.content


async def test_within_a_thread_or_voice_channel_no_other_is_opened(den: World) -> None:
    backend = den.env.backend
    made = backend.create_thread(den.channel.id, "talk", den.cleo.id)
    await den.env.settle()
    talk = next(each for each in den.channel.threads if each.id == made.id)
    voice = den.guild.create_voice_channel("voice")
    for number, channel in enumerate((talk, voice), start=1):
        await start(den, channel)
        last = channel.last_message
        assert last
        assert last.content.startswith(NO_THREAD)
        assert (await den.bot.matches.get(number)).channel == channel.id
    assert len(den.channel.threads) == 1


@pytest.mark.parametrize("fault", [Fault.FORBIDDEN, Fault.MISSING, Fault.BROKEN, Fault.CUT])
async def test_whatever_becomes_of_its_opening(
    den: World, monkeypatch: pytest.MonkeyPatch, fault: Fault
) -> None:
    network = Network.between(monkeypatch)
    number = await rehearsed(den, network)
    call = await challenged(den)
    network.expect(fault, number)
    await den.ben.click(call, label="Accept")
    assert network.requests[number] == OPEN
    await den.env.advance_time(11)
    await den.env.settle()
    match = await den.bot.matches.get(2)
    if fault is Fault.FORBIDDEN:
        assert den.channel.threads == []
        assert den.last.content.startswith(NO_THREAD)
        assert boards(den.channel) == ["fireside-2-0.png"]
    else:
        thread = thread_of(den)
        assert (match.channel, match.thread) == (thread.id, True)
        assert boards(thread) == ["fireside-2-0.png"]
        assert boards(den.channel) == []


async def challenged(den: World, channel: simcord.ChannelHandle | None = None) -> discord.Message:
    """A challenge of Ada to Ben, in a thread."""
    channel = channel or den.channel
    await den.ada.slash(
        channel, "challenge", game=GAME, opponent=den.ben, first="challenger", where="thread"
    )
    call = channel.last_message
    assert call
    return call


async def rehearsed(den: World, network: Network) -> int:
    """Accept elsewhere; which of the requests opens the thread."""
    call = await challenged(den, den.guild.create_text_channel("rehearsal"))
    network.expect()
    await den.ben.click(call, label="Accept")
    return network.requests.index(OPEN)


@pytest.mark.parametrize("fault", [Fault.DEAD_BEFORE, Fault.DEAD_AFTER])
async def test_a_crash_while_it_is_opened_neither_loses_nor_doubles_it(
    den: World, monkeypatch: pytest.MonkeyPatch, fault: Fault
) -> None:
    network = Network.between(monkeypatch)
    number = await rehearsed(den, network)
    call = await challenged(den)
    network.expect(fault, number)
    await den.ben.click(call, label="Accept")
    network.expect()
    await den.restart()
    await den.env.settle()
    thread = thread_of(den)
    assert boards(thread) == ["fireside-2-0.png"]
    assert boards(den.channel) == []
    assert network.requests.count(OPEN) == (fault is Fault.DEAD_BEFORE)
    call = next(post for post in den.posts() if post.id == call.id)
    assert thread.mention in call.content


async def test_a_thread_that_discord_knows_already_is_taken(den: World) -> None:
    await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben, where="thread")
    call = den.last
    me = den.bot.user
    assert me
    den.env.backend.create_thread(
        den.channel.id, "elsewhere", me.id, message_id=call.id, broadcast=False
    )
    den.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=160_004)
    await den.ben.click(call, label="Accept")
    assert (await den.bot.matches.get(1)).channel == call.id
    assert boards(thread_of(den)) == ["fireside-1-0.png"]


async def test_a_match_is_over_before_its_thread_is_opened(den: World) -> None:
    new = NewChallenge(
        den.guild.id, den.channel.id, GAME, {}, "random", den.ada.id, den.ben.id, place="thread"
    )
    challenge = await den.bot.matches.challenge(new)
    match = await den.bot.matches.accept(challenge.id, den.ben.id)
    await den.bot.matches.resign(match.id, den.ada.id)
    assert await den.bot.courier.board(match.id)
    assert den.channel.threads == []
    assert NO_THREAD not in den.last.content


async def test_a_restart_after_the_end_archives_the_thread(den: World) -> None:
    await start(den)
    await end(den)
    assert not asleep(thread_of(den))
    await den.restart()
    await den.env.settle()
    assert asleep(thread_of(den))


async def test_a_thread_that_cannot_be_archived_is_let_be(den: World) -> None:
    await start(den)
    await end(den)
    den.env.inject_error("PATCH", f"/channels/{thread_of(den).id}", status=403, code=50_013)
    await den.env.advance_time(ARCHIVE_AFTER + 1)
    await den.env.settle()
    assert not asleep(thread_of(den))
    assert not (await den.bot.matches.get(1)).thread


async def test_a_rematch_stays_in_the_thread_and_keeps_it_awake(den: World) -> None:
    await start(den)
    thread = thread_of(den)
    await end(den)
    await start(den, thread)
    match = await den.bot.matches.get(2)
    assert (match.channel, match.thread) == (thread.id, True)
    await den.env.advance_time(ARCHIVE_AFTER + 1)
    await den.env.settle()
    assert not asleep(thread)
    await end(den, 2)
    await den.env.advance_time(ARCHIVE_AFTER + 1)
    await den.env.settle()
    assert asleep(thread)


async def test_a_board_in_an_archived_thread_is_changed_all_the_same(den: World) -> None:
    await start(den)
    thread = thread_of(den)
    await den.bot.matches.play(1, den.ada.id, await some_move(den))
    den.env.inject_error("PATCH", f"/channels/{thread.id}/messages/*", status=400, code=50_083)
    assert await den.bot.courier.board(1)
    assert [bool(post.components) for post in thread.history() if post.attachments] == [False, True]
    assert asleep(thread)


async def some_move(den: World) -> str:
    standpoint = await den.bot.matches.standpoint(1)
    return str(next(iter(standpoint.position.legal_moves(standpoint.to_act[0]))))


async def test_of_a_deleted_thread_the_match_goes_home(den: World) -> None:
    await start(den)
    den.env.backend.delete_channel(thread_of(den).id)
    await den.env.settle()
    assert den.last.content.splitlines()[0] == "This match goes on here."
    assert pinged(posted(den)[-1]) == [den.ada.id]
    match = await den.bot.matches.get(1)
    assert (match.channel, match.thread) == (den.channel.id, False)
    await den.ada.slash(den.channel, "move", move=await some_move(den))
    assert boards(den.channel) == ["fireside-1-0.png", "fireside-1-1.png"]
    assert [bool(post.components) for post in den.boards()] == [False, True]


async def test_a_thread_deleted_while_the_bot_was_off(den: World) -> None:
    await start(den)
    await den.bot.matches.play(1, den.ada.id, await some_move(den))
    await den.bot.close()
    den.env.backend.delete_channel(thread_of(den).id)
    await den.restart()
    await den.env.settle()
    assert boards(den.channel) == ["fireside-1-1.png"]
    assert den.last.content.splitlines()[0] == "This match goes on here."


async def test_where_the_bot_may_write_no_more_the_match_goes_home(den: World) -> None:
    await start(den)
    den.env.inject_error(
        "POST", f"/channels/{thread_of(den).id}/messages", status=403, code=50_013, times=None
    )
    said = await den.ada.slash(thread_of(den), "move", move=await some_move(den))
    assert not said.followups
    assert boards(den.channel) == ["fireside-1-1.png"]


async def test_what_is_sought_elsewhere_is_named(den: World) -> None:
    await start(den)
    said = await refused(den, den.ada.slash(den.channel, "move", move="N12"))
    assert thread_of(den).mention in said
    assert told(await den.ada.slash(den.channel, "matches")).count("match 1") == 1
