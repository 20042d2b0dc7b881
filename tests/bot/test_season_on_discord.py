"""A season in three servers, by commands and buttons: what people read agrees with a recount.

By default some matches are played; ``--hypothesis-profile=search`` plays 500. In the middle of it
the busiest of all has everything removed.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

import discord
import pytest
import simcord
from hypothesis import settings

from bot.integrity import faults
from bot.leaderboards import PLACES
from engines import GAMES
from tests.bot.acts import unpainted
from tests.bot.hearing import heard, told
from tests.bot.recount import Line, Played, ranked, records, streaks, tables
from tests.bot.test_season import stored
from tests.bot.world import World
from tests.store.pasts import traces

SOME, ALL = 60, 500
"""Matches that are played."""
PEOPLE = 60
AT_A_TIME = 6
REGULARS = 8
"""Those who play most, so that some are sure enough to be ranked."""
OPPONENTS = 5
"""Opponents whom a profile tells of."""
QUICK = "battleoflits"
"""The game in which matches are also played to their end: it takes a dozen moves."""


@dataclass
class Season:
    """Matches between people of three servers, and a plain list of what was played."""

    den: World
    rng: random.Random = field(default_factory=lambda: random.Random(4))
    running: list[Played] = field(default_factory=list)
    over: list[Played] = field(default_factory=list)
    gone: set[int] = field(default_factory=set)
    former: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        den = self.den
        users = [
            den.env.create_user(f"guest{n:03}", global_name=f"Guest {n:03}") for n in range(PEOPLE)
        ]
        self.names = {user.id: str(user.global_name) for user in users}
        self.people = list(self.names)
        self.channels: dict[int, simcord.ChannelHandle] = {}
        self.actors: dict[tuple[int, int], simcord.MemberActor] = {}
        others = [den.env.create_guild(name) for name in ("Attic", "Cellar")]
        for guild in (den.guild, *others):
            self.channels[guild.id] = guild.create_text_channel("season")
            for user in users:
                self.actors[guild.id, user.id] = guild.add_member(user)

    async def play(self, enough: int) -> None:
        while len(self.over) < enough:
            await self.den.env.advance_time(60 * self.rng.randrange(1, 9))
            if len(self.running) < AT_A_TIME:
                await self.begin()
            else:
                await self.end(self.running.pop(self.rng.randrange(len(self.running))))

    async def begin(self) -> None:
        often = self.rng.random() < 0.6
        home, *_ = self.channels
        guild = home if often else self.rng.choice(list(self.channels))
        game = QUICK if often else self.rng.choice(list(GAMES))
        there = [each for each in self.people if each not in self.gone]
        one, two = self.rng.sample(there[:REGULARS] if often else there, 2)
        rated = self.rng.random() < 0.85
        channel = self.channels[guild]
        wish = {"game": game, "rated": "yes" if rated else "no", "clock": "none"}
        opponent = self.actors[guild, two]
        await self.actors[guild, one].slash(channel, "challenge", opponent=opponent, **wish)
        await opponent.click(last(channel), label="Accept")
        number = len(self.over) + len(self.running) + 1
        match = await self.den.bot.matches.get(number)
        assert {*match.players} == {one, two}
        self.running.append(Played(number, guild, game, match.players, match.rated, match.started))
        assert match.rated or match.capped or not rated

    async def end(self, match: Played) -> None:
        """End a match in one way or another; the earlier person mostly wins."""
        channel, number = self.channels[match.guild], match.number
        one, two = (self.actors[match.guild, person] for person in match.people)
        strong = self.people.index(one.id) < self.people.index(two.id)
        winner = int(strong == (self.rng.random() < 0.25))
        chance = self.rng.random()
        if chance < 0.1 and match.game == QUICK:
            match.score = await self.to_the_end(match)
        elif chance < 0.2 and GAMES[match.game].draws:
            await one.slash(channel, "draw", match=number)
            await two.click(last(channel), label="Accept")
            match.score = 0.5
        elif chance < 0.27:
            await one.slash(channel, "call-off", match=number)
            await two.click(last(channel), label="Accept")
        else:
            loser = (one, two)[1 - winner]
            question = heard(await loser.slash(channel, "resign", match=number))
            await loser.click(question, label="Resign")
            match.score = 1.0 - winner
        match.ended = (await self.den.bot.matches.get(number)).ended
        assert match.ended
        self.over.append(match)

    async def to_the_end(self, match: Played) -> float:
        """Play a match by its rules; returns the first player's score."""
        standpoint = await self.den.bot.matches.standpoint(match.number)
        while standpoint.to_act:
            seat = standpoint.to_act[0]
            move = str(self.rng.choice(list(standpoint.position.legal_moves(seat))))
            who = self.actors[match.guild, match.people[seat]]
            await who.slash(self.channels[match.guild], "move", move=move, match=match.number)
            standpoint = await self.den.bot.matches.standpoint(match.number)
        assert standpoint.match.result is not None
        return {0: 1.0, 1: 0.0, None: 0.5}[standpoint.match.result.winner]

    async def forget(self, person: int) -> None:
        """Let somebody have everything removed, and write that down in the plain list, too."""
        who = self.actors[next(iter(self.channels)), person]
        question = heard(await who.slash(self.channels[who.guild.id], "privacy delete"))
        said = told(await who.click(question, label="Remove everything"))
        assert said.startswith("Everything that was stored of you is removed.")
        await self.den.env.settle()
        row = await self.den.bot.store._database.one("SELECT min(person) AS former FROM seats")
        assert row is not None
        former = int(row["former"])
        assert former < 0
        for match in [each for each in self.running if person in each.people]:
            self.running.remove(match)
            match.score = float(match.people[1] == person)
            match.ended = (await self.den.bot.matches.get(match.number)).ended
            self.over.append(match)
        for match in (*self.over, *self.running):
            one, two = (former if each == person else each for each in match.people)
            match.people = one, two
        self.gone.add(person)
        self.former[person] = former

    def here(self, guild: int | None) -> dict[str, dict[int, Line]]:
        """The tables of a server, or of all of them, without former players."""
        return {
            game: {person: line for person, line in table.items() if person > 0}
            for game, table in tables(self.over, guild).items()
        }


def last(channel: simcord.ChannelHandle) -> discord.Message:
    message = channel.last_message
    assert message is not None
    return message


@pytest.fixture
def season(den: World, monkeypatch: pytest.MonkeyPatch) -> Season:
    unpainted(monkeypatch)
    return Season(den)


def wanted() -> int:
    return ALL if settings.get_current_profile_name() == "search" else SOME


async def test_a_season_on_discord_agrees_with_a_recount(season: Season) -> None:
    den = season.den
    await season.play(wanted() // 2)
    busiest = season.people[0]
    places: list[int | None] = [*season.channels, None]
    before = {guild: season.here(guild) for guild in places}
    opponents = {
        person for match in season.running if busiest in match.people for person in match.people
    }
    await season.forget(busiest)
    for guild, earlier in before.items():
        for game, table in earlier.items():
            now = season.here(guild)[game]
            for person in {*table} - opponents - {busiest}:
                assert now[person] == table[person]
    assert traces(den.path, person=busiest, name=season.names[busiest]) == []
    await check(season)
    await season.play(wanted())
    await check(season)
    assert traces(den.path, person=busiest, name=season.names[busiest]) == []
    kept = await stored(den.bot.store)
    counted = [each for each in season.over if each.rated and each.score is not None]
    assert await den.bot.store.ratings.recount() == len(counted)
    assert await stored(den.bot.store) == kept
    assert [fault async for fault in faults(den.bot.store)] == []


async def check(season: Season) -> None:
    """All leaderboards and profiles, as people read them."""
    for guild in season.channels:
        for game, table in season.here(guild).items():
            await read_leaderboard(season, guild, game, "server", table)
        await read_profiles(season, guild)
    for game, table in season.here(None).items():
        await read_leaderboard(season, next(iter(season.channels)), game, "everywhere", table)


async def read_leaderboard(
    season: Season, guild: int, game: str, scope: str, table: dict[int, Line]
) -> None:
    """Every page of a leaderboard, in its order."""
    channel = season.channels[guild]
    who = season.actors[guild, season.people[-1]]
    result = await who.slash(channel, "leaderboard", game=game, scope=scope)
    assert result.response
    shown = result.response.message
    order = ranked(table)
    for number, first in enumerate(range(0, len(order), PLACES)):
        if number:
            result = await who.click(shown, custom_id=f"leaders:{game}:{scope}:{number}")
            shown = heard(result).message
        (picture,) = shown.attachments
        assert picture.description
        rows = list(told_rows(season, table, order[first : first + PLACES]))
        places = [picture.description.find(row) for row in rows]
        assert -1 not in places, (rows, picture.description)
        assert places == sorted(places)
    pages = max(1, -(-len(order) // PLACES))
    assert f"page {pages} of {pages}" in shown.content.casefold()


def told_rows(
    season: Season, table: dict[int, Line], order: list[tuple[int | None, int]]
) -> Iterator[str]:
    for rank, person in order:
        line = table[person]
        place = "" if rank is None else f"{rank}. "
        drawn = f" {line.drawn} drawn," if line.drawn else ""
        yield (
            f"{place}{season.names[person]} {round(line.r)} ± {round(line.rd)},"
            f" {line.won} won,{drawn} {line.lost} lost;"
        )


async def read_profiles(season: Season, guild: int) -> None:
    """The profiles of all who have played in a server."""
    channel, own = season.channels[guild], season.here(guild)
    rated = {
        person
        for match in season.over
        if match.guild == guild and match.rated and match.score is not None
        for person in match.people
        if person > 0
    }
    for person in sorted(rated):
        text = told(await season.actors[guild, person].slash(channel, "profile"))
        for game, table in own.items():
            if person in table:
                line = table[person]
                assert f"**{round(line.r)} ± {round(line.rd)}**" in text, game
        kind, length, longest = streaks(season.over, guild, person)
        one, many = {1: ("win", "wins"), 0: ("loss", "losses"), 0.5: ("draw", "draws")}[kind or 0]
        assert f"Streak: {length} {many if length > 1 else one} now; longest " in text
        assert f"longest {f'{longest} win' if longest else 'none'}" in text
        found = records(season.over, guild, person)
        shown = [
            f"<@{opponent}> {won}–{lost}" + (f" ({drawn} drawn)" if drawn else "")  # noqa: RUF001
            for opponent, (won, drawn, lost) in found.items()
            if opponent > 0
        ]
        assert sum(each in text for each in shown) >= min(OPPONENTS, len(found)) - len(season.gone)
