"""Moderators end matches: with a winner or without, told in the channel and kept with the match."""

import sqlite3
from contextlib import closing
from typing import Any

import discord
import pytest
import simcord

from engines.endings import MODERATED
from tests.bot.acts import unpainted
from tests.bot.hearing import heard, labels, pinged, posted, refused, told
from tests.bot.quick import quick_match
from tests.bot.test_watching import challenge, secluded
from tests.bot.world import World
from tests.engines.games import games


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    unpainted(monkeypatch)


@pytest.fixture
def mod(den: World) -> simcord.MemberActor:
    """Somebody who manages messages."""
    role = den.guild.create_role("mod", permissions=discord.Permissions(manage_messages=True))
    return den.guild.add_member(den.env.create_user("mod"), roles=[role])


def kept(den: World) -> list[Any]:
    with closing(sqlite3.connect(den.path)) as database:
        return database.execute("SELECT match, moderator, act, note FROM moderations").fetchall()


@games
async def test_a_match_ends_without_a_result(
    den: World, mod: simcord.MemberActor, key: str
) -> None:
    await den.ada.slash(den.channel, "challenge", game=key, opponent=den.ben)
    await den.ben.click(den.last, label="Accept")
    note = "Both **asked** @everyone"
    result = await mod.slash(den.channel, "moderate end", match=1, note=note)
    assert told(result) == "Match 1 is ended."
    match = await den.bot.matches.get(1)
    assert match.result
    assert (match.result.winner, match.result.reason) == (None, MODERATED)
    lines = den.last.content.splitlines()
    assert lines[-2].startswith(f"{mod.mention} ended the match of ")
    assert lines[-2].endswith(" as a moderator; it has no result.")
    assert lines[-1] == "-# “Both \\*\\*asked\\*\\* @\u200beveryone”"
    assert sorted(pinged(posted(den)[-1])) == sorted(match.players)
    assert kept(den) == [(1, mod.id, "end", note)]
    assert [labels(post) for post in den.with_controls()] == [["Rematch"]]
    await den.ada.slash(den.channel, "leaderboard")
    assert "Nobody in this server has finished a rated match" in den.last.content


async def test_a_moderator_may_name_who_wins(den: World, mod: simcord.MemberActor) -> None:
    await den.start_match()
    said = await refused(den, mod.slash(den.channel, "moderate end", match=1, winner=den.cleo))
    assert said.startswith(f"{den.cleo.mention} does not play in match 1.")
    await mod.slash(den.channel, "moderate end", match=1, winner=den.ben)
    assert f"as a moderator. **{den.ben.mention} (O) wins.**" in den.last.content
    assert kept(den) == [(1, mod.id, "win", "")]
    said = await refused(den, mod.slash(den.channel, "moderate end", match=1))
    assert said.startswith("This match is over.")
    assert len(kept(den)) == 1


async def test_two_moderators_at_once_end_it_once(den: World, mod: simcord.MemberActor) -> None:
    await den.start_match()
    results = await den.at_once(
        lambda: mod.slash(den.channel, "moderate end", match=1, winner=den.ada),
        lambda: mod.slash(den.channel, "moderate end", match=1, winner=den.ben),
    )
    assert len(kept(den)) == 1
    assert sorted(told(each)[:13] for each in results) == ["Match 1 is en", "This match is"]
    assert sum("wins" in post.content for post in den.posts()) == 1


async def test_the_role_of_the_settings_moderates_too(den: World) -> None:
    await den.start_match()
    referee = den.guild.create_role("referee")
    robin = den.guild.add_member(den.env.create_user("robin"), roles=[referee])
    for who in (robin, den.ada, den.cleo):
        assert "moderate end" in who.available_commands(den.channel)
        said = await refused(den, who.slash(den.channel, "moderate end", match=1))
        assert said.startswith("Only those who manage messages where the match is played")
        assert told(await who.slash(den.channel, "moderate list")) == said
    await den.bot.store.settings.settle(den.guild.id, moderator=referee.id)
    assert "match 1" in told(await robin.slash(den.channel, "moderate list"))
    await robin.slash(den.channel, "moderate end", match=1)
    assert (await den.bot.matches.get(1)).ended


async def test_what_counts_is_the_channel_of_the_match(den: World) -> None:
    """Whoever manages messages here does not do so there."""
    manages = discord.PermissionOverwrite(manage_messages=True)
    own = den.guild.create_text_channel("own", overwrites={den.cleo: manages})
    await den.start_match()
    await challenge(den, own)
    await challenge(den, secluded(den, den.ada, den.ben))
    for number in (1, 3):
        said = await refused(den, den.cleo.slash(own, "moderate end", match=number))
        assert said.startswith("Only those who manage messages where the match is played")
    listed = told(await den.cleo.slash(own, "moderate list"))
    assert listed.splitlines()[0] == "One match is under way:"
    assert "match 2" in listed
    await den.cleo.slash(den.channel, "moderate end", match=2)
    assert (await den.bot.matches.get(2)).ended
    assert kept(den) == [(2, den.cleo.id, "end", "")]


async def test_where_the_channel_is_gone_the_whole_server_counts(
    den: World, mod: simcord.MemberActor
) -> None:
    await den.start_match()
    elsewhere = den.guild.create_text_channel("elsewhere")
    den.env.backend.delete_channel(den.channel.id)
    await den.env.settle()
    said = await refused(den, den.cleo.slash(elsewhere, "moderate end", match=1))
    assert said.startswith("Only those")
    result = await mod.slash(elsewhere, "moderate end", match=1)
    assert result.followups[0].content.startswith("That is saved, but")
    assert (await den.bot.matches.get(1)).ended


async def test_of_another_server_nothing_is_moderated(den: World, mod: simcord.MemberActor) -> None:
    await den.start_match()
    attic = den.env.create_guild("Attic")
    channel = attic.create_text_channel("attic")
    role = attic.create_role("mod", permissions=discord.Permissions(administrator=True))
    zoe = attic.add_member(den.env.create_user("zoe"), roles=[role])
    said = told(await zoe.slash(channel, "moderate end", match=1))
    assert said.startswith("There is no match 1 in this server.")
    assert (await den.bot.matches.get(1)).ended is None
    said = told(await mod.slash(den.channel, "moderate end", match=999))
    assert said.startswith("There is no match 999")


async def test_completion_offers_moderators_the_matches_that_they_see(
    den: World, mod: simcord.MemberActor
) -> None:
    await den.start_match()
    choices = await mod.autocomplete(den.channel, "moderate end", "match", "")
    assert [each["value"] for each in choices] == [1]
    assert await den.cleo.autocomplete(den.channel, "moderate end", "match", "") == []


async def test_the_list_is_leafed_through(den: World, mod: simcord.MemberActor) -> None:
    for _ in range(9):
        await quick_match(den, den.ada.id, den.ben.id, None)
    listed = heard(await mod.slash(den.channel, "moderate list"))
    assert labels(listed) == ["Next"]
    await mod.click(listed, label="Next")
    assert "page 2 of 2" in listed.content
    stolen = await den.press(den.cleo, listed.message, "matches:moderated:0")
    assert told(stolen).startswith("Only those who manage messages")


async def test_an_end_that_was_not_told_is_told_at_the_next_start(
    den: World, mod: simcord.MemberActor
) -> None:
    await den.start_match()
    den.env.inject_error("POST", f"/channels/{den.channel.id}/messages", status=500, times=None)
    await mod.slash(den.channel, "moderate end", match=1, note="late")
    den.env.backend.faults.clear()
    await den.restart()
    await den.env.settle()
    assert f"{mod.mention} ended the match of" in den.last.content
    assert den.last.content.endswith("-# “late”")
