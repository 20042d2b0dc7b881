"""Players, messages, channels and servers that are gone: a match goes on where it can, or ends."""

import itertools
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest
import simcord

from bot.gone import KEEP, PATIENCE
from bot.integrity import faults
from bot.members import DAY, Members
from engines.endings import ABANDONED, LEFT
from tests.bot.acts import unpainted
from tests.bot.hearing import labels, pinged, posted, refused, told
from tests.bot.quick import quick_match
from tests.bot.world import GAME, World
from tests.engines.games import games


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    unpainted(monkeypatch)


def asked(den: World) -> int:
    """How often Discord was asked whether somebody is a member."""
    return sum(
        entry.method == "GET" and "/members/" in entry.path for entry in den.env.http_requests
    )


async def start(den: World, key: str) -> None:
    await den.ada.slash(den.channel, "challenge", game=key, opponent=den.ben, first="challenger")
    await den.ben.click(den.last, label="Accept")


async def waited_for(den: World) -> simcord.MemberActor:
    """Somebody whom match 1 waits for."""
    standpoint = await den.bot.matches.standpoint(1)
    return den.player(standpoint.match.players[standpoint.to_act[0]])


@games
async def test_of_a_player_who_left_the_other_wins(den: World, key: str) -> None:
    await start(den, key)
    gone = await waited_for(den)
    stays = den.ben if gone is den.ada else den.ada
    den.guild.remove_member(gone)
    await den.env.advance_time(61)
    said = told(await stays.slash(den.channel, "matches"))
    assert said == "You have no match under way in this server. Start one with /challenge."
    match = await den.bot.matches.get(1)
    assert match.result
    assert match.result.reason == LEFT
    assert match.players[match.result.winner or 0] == stays.id
    assert "is not here any more" in den.last.content
    assert pinged(posted(den)[-1]) == [stays.id]
    assert [labels(post) for post in den.with_controls()] == [["Rematch"]]


async def test_the_board_finds_out_too(den: World) -> None:
    await den.start_match()
    den.guild.remove_member(den.ada)
    await den.env.advance_time(61)
    await den.ben.slash(den.channel, "board")
    assert "is not here any more" in den.last.content


async def test_a_turn_that_nobody_will_take_is_noticed_when_it_comes(den: World) -> None:
    await den.start_match()
    await den.env.advance_time(DAY.total_seconds() + 1)
    den.guild.remove_member(den.ben)
    await den.ada.slash(den.channel, "move", move=await some_move(den))
    match = await den.bot.matches.get(1)
    assert match.result
    assert (match.result.winner, match.result.reason) == (0, LEFT)
    assert match.ply == 1


async def some_move(den: World) -> str:
    standpoint = await den.bot.matches.standpoint(1)
    return str(next(iter(standpoint.position.legal_moves(standpoint.to_act[0]))))


async def test_with_both_gone_a_match_is_abandoned(den: World) -> None:
    await den.start_match()
    await den.cleo.slash(den.channel, "challenge", game=GAME, opponent=den.ada, first="opponent")
    await den.ada.click(den.last, label="Accept")
    for gone in (den.ada, den.ben):
        den.guild.remove_member(gone)
    await den.env.advance_time(61)
    await den.cleo.slash(den.channel, "matches")
    results = [(await den.bot.matches.get(number)).result for number in (1, 2)]
    assert [(each.winner, each.reason) for each in results if each] == [
        (None, ABANDONED),
        (1, LEFT),
    ]
    boards = [post.content for post in den.boards()]
    assert any("this match could not go on, so it has no result." in each for each in boards)


async def test_discord_is_not_asked_about_those_who_play(den: World) -> None:
    await den.start_match()
    for mover in itertools.islice(itertools.cycle((den.ada, den.ben)), 4):
        await mover.slash(den.channel, "move", move=await some_move(den))
    assert asked(den) == 0
    await den.env.advance_time(61)
    for _ in range(3):
        await den.ben.slash(den.channel, "matches")
    assert asked(den) == 1


async def test_what_discord_does_not_say_ends_nothing(den: World) -> None:
    await den.start_match()
    for status, code in ((500, 0), (404, 0), (404, 10_004), (403, 50_001)):
        den.env.inject_error("GET", "/guilds/*/members/*", status=status, code=code)
        await den.env.advance_time(61)
        assert "one match under way" in told(await den.ben.slash(den.channel, "matches"))
    assert (await den.bot.matches.get(1)).ended is None


async def test_the_challenge_of_somebody_who_left_is_taken_back(den: World) -> None:
    await den.ada.slash(den.channel, "challenge", game=GAME)
    den.guild.remove_member(den.ada)
    await den.env.advance_time(3_601)
    said = told(await den.cleo.click(den.last, label="Accept"))
    assert said.startswith(f"{den.ada.mention} is not in this server any more")
    assert den.last.content.endswith("took back the open challenge to **Tic Tac Trek**.")
    assert await den.bot.matches.running(den.guild.id) == []


def test_those_who_were_seen_are_forgotten_one_day(
    den: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.members._REMEMBERED", 10)
    members = Members(den.bot)
    for person in range(100):
        members.saw(1, person)
    assert len(members._seen) == 10


@games
async def test_a_deleted_board_is_posted_anew_by_whatever_comes_next(den: World, key: str) -> None:
    await start(den, key)
    for _ in range(3):
        await den.bot.http.delete_message(den.channel.id, den.boards()[-1].id)
        mover = await waited_for(den)
        await mover.slash(den.channel, "board")
        assert len(den.with_controls()) == 1
        await den.bot.http.delete_message(den.channel.id, den.boards()[-1].id)
        await mover.slash(den.channel, "move", move=await some_move(den))
        await den.ben.slash(den.channel, "board")
        assert len(den.with_controls()) == 1
        assert (await den.bot.store.boards.latest(1)).message == den.boards()[-1].id  # type: ignore[union-attr]
    assert (await den.bot.matches.get(1)).ply >= 3


async def test_without_its_channel_a_match_can_still_be_given_up(den: World) -> None:
    await den.start_match()
    elsewhere = den.guild.create_text_channel("elsewhere")
    den.env.backend.delete_channel(den.channel.id)
    await den.env.settle()
    asked = await den.ada.slash(elsewhere, "resign", match=1)
    assert asked.response
    result = await den.ada.click(asked.response.message, label="Resign")
    assert (await den.bot.matches.get(1)).ended
    assert "could not post the board" in result.followups[0].content


async def leave_server(den: World) -> tuple[simcord.GuildHandle, int]:
    """A match in another server, which then throws the bot out."""
    attic = den.env.create_guild("Attic")
    channel = attic.create_text_channel("attic")
    zoe, max_ = (attic.add_member(den.env.create_user(name)) for name in ("zoe", "max"))
    await zoe.slash(channel, "challenge", game=GAME, opponent=max_)
    last = channel.last_message
    assert last
    await max_.click(last, label="Accept")
    den.env.backend.remove_guild(attic.id)
    await den.env.settle()
    return attic, 1


async def test_the_matches_of_a_server_wait_and_nothing_is_tried_there(den: World) -> None:
    attic, number = await leave_server(den)
    match = await den.bot.matches.get(number)
    await den.bot.matches.play(number, match.players[0], await some_move(den))
    before = len(den.env.http_requests)
    await den.restart()
    await den.env.settle()
    new = den.env.http_requests[before:]
    assert not [entry for entry in new if "/channels/" in entry.path]
    assert (await den.bot.matches.get(number)).ended is None
    assert await den.bot.store.fact(f"out of {attic.id}")


async def test_after_a_month_they_are_abandoned(
    den: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, number = await leave_server(den)
    monkeypatch.setattr("bot.app.KEEP", 2 * PATIENCE)
    await quick_match(den, den.ada.id, den.ben.id, None)
    for _ in range(2):
        await den.env.advance_time(PATIENCE.total_seconds() / 2 - 10)
        await den.restart()
        await den.env.settle()
        assert (await den.bot.matches.get(number)).ended is None
    await den.env.advance_time(21)
    await den.restart()
    await den.env.settle()
    match = await den.bot.matches.get(number)
    assert match.result
    assert (match.result.winner, match.result.reason) == (None, ABANDONED)
    assert (await den.bot.matches.get(2)).ended is None


async def test_then_they_are_deleted_with_all_that_is_the_servers(den: World) -> None:
    attic, number = await leave_server(den)
    zoe = (await den.bot.matches.get(number)).players[0]
    await quick_match(den, den.ada.id, den.ben.id, None)
    for _ in range(2):
        await den.env.advance_time(KEEP.total_seconds() / 2 - 10)
        await den.restart()
        await den.env.settle()
        assert attic.id in await den.bot.store.forgetting.servers()
    await den.env.advance_time(21)
    await den.env.settle()
    assert await den.bot.store.forgetting.servers() == [den.guild.id]
    assert await den.bot.store.matches.get(number) is None
    assert await den.bot.store.fact(f"out of {attic.id}") is None
    assert await den.bot.store.people.names(attic.id, [zoe]) == {}
    assert (await den.bot.matches.get(2)).ended is None


async def test_a_server_without_matches_under_way_is_forgotten_too(den: World) -> None:
    _, number = await leave_server(den)
    await den.start_match()
    await den.bot.matches.resign(number, (await den.bot.matches.get(number)).players[0])
    await den.env.advance_time(KEEP.total_seconds() + 10)
    await den.env.settle()
    assert await den.bot.store.forgetting.servers() == [den.guild.id]
    assert await den.bot.store.ratings.recount() == 2
    match = await den.bot.matches.get(number)
    assert (match.guild, match.channel, match.deal) == (0, 0, {})
    assert [fault async for fault in faults(den.bot.store)] == []
    said = told(await den.ada.slash(den.channel, "replay", match=number))
    assert said.startswith(f"There is no match {number} in this server.")


async def test_a_server_that_invites_the_bot_again_keeps_its_past(den: World) -> None:
    await den.start_match()
    long_ago = den.env.now() - 2 * KEEP
    await den.bot.store.set_fact(f"out of {den.guild.id}", long_ago.isoformat())
    await den.restart()
    await den.env.settle()
    assert (await den.bot.matches.get(1)).ended is None
    assert await den.bot.store.people.names(den.guild.id, [den.ada.id]) == {den.ada.id: "Ada"}


async def test_a_server_that_has_the_bot_again_is_as_before(den: World) -> None:
    await den.bot.store.settings.settle(den.guild.id, clock="none")
    await den.start_match()
    await den.bot.store.set_fact(f"out of {den.guild.id}", den.env.now().isoformat())
    await den.env.advance_time(PATIENCE.total_seconds() + 1)
    await den.restart()
    await den.env.settle()
    assert (await den.bot.matches.get(1)).ended is None
    assert await den.bot.store.fact(f"out of {den.guild.id}") == ""


async def test_nobody_loses_on_time_in_a_server_that_the_bot_is_out_of(den: World) -> None:
    attic, number = await leave_server(den)
    before = await den.bot.matches.get(number)
    assert before.due
    left = before.due - den.env.now()
    for _ in range(2):
        await den.env.advance_time(2 * left.total_seconds())
        assert (await den.bot.matches.get(number)).ended is None
    invited(den, attic)
    with den.env.time_context():
        await den.bot.gone.abandon()
    after = await den.bot.matches.get(number)
    assert after.due
    assert abs(after.due - den.env.now() - left) < timedelta(seconds=10)


async def test_nobody_loses_on_time_in_a_server_that_discord_has_not_at_hand(den: World) -> None:
    await den.start_match()
    due = (await den.bot.matches.get(1)).due
    assert due
    guild = den.bot.get_guild(den.guild.id)
    assert guild
    guild.unavailable = True
    await den.env.advance_time((due - den.env.now()).total_seconds() + 5)
    match = await den.bot.matches.get(1)
    assert match.ended is None
    assert match.due
    guild.unavailable = False
    await den.env.advance_time((match.due - den.env.now()).total_seconds() + 5)
    assert (await den.bot.matches.get(1)).ended


def invited(den: World, server: simcord.GuildHandle) -> None:
    """Let the bot be in a server again."""
    there: Any = SimpleNamespace(id=server.id, unavailable=False)
    den.bot._connection._guilds[server.id] = there


async def test_an_outage_is_no_farewell(den: World) -> None:
    await den.start_match()
    guild = den.bot.get_guild(den.guild.id)
    assert guild
    guild.unavailable = True
    den.guild.remove_member(den.ada)
    await den.env.advance_time(61)
    assert "one match" in told(await den.ben.slash(den.channel, "matches"))


async def test_a_thread_in_which_a_challenge_was_made_is_deleted(den: World) -> None:
    made = den.env.backend.create_thread(den.channel.id, "talk", den.cleo.id)
    await den.env.settle()
    talk: Any = next(each for each in den.channel.threads if each.id == made.id)
    await den.ada.slash(talk, "challenge", game=GAME, opponent=den.ben)
    last = talk.last_message
    await den.ben.click(last, label="Accept")
    den.env.backend.delete_channel(talk.id)
    await den.env.settle()
    assert den.last.content.startswith("This match goes on here.")
    assert (await den.bot.matches.get(1)).channel == den.channel.id


async def test_lost_permissions_are_said_and_made_good(den: World) -> None:
    await den.start_match()
    path = f"/channels/{den.channel.id}/messages"
    den.env.inject_error("POST", path, status=403, code=50_013)
    said = told(await den.ada.slash(den.channel, "move", move=await some_move(den)))
    assert said.startswith("That is saved, but I could not post the board just now.")
    await den.ben.slash(den.channel, "board")
    assert den.last.attachments[0].filename == "fireside-1-1.png"
    assert await refused(den, den.cleo.slash(den.channel, "move", move="A1"))
