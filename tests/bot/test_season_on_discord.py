"""A season in three servers, by commands and buttons: what people read agrees with a recount.

By default some matches are played; ``--hypothesis-profile=search`` plays 500. In the middle of it
the busiest of all has everything removed.
"""

import random
import re
from dataclasses import dataclass, field

import discord
import pytest
import simcord

from bot.integrity import faults
from bot.leaderboards import PLACES
from engines import GAMES
from tests.bot.acts import unpainted
from tests.bot.hearing import heard, told
from tests.bot.recount import (
    Line,
    Played,
    present,
    ranked,
    records,
    replaced,
    stored,
    streaks,
    tables,
)
from tests.bot.world import World
from tests.searching import searching
from tests.store.pasts import traces

SOME, ALL = 60, 500
"""Matches that are played."""
PEOPLE = 60
AT_A_TIME = 6
REGULARS = 8
"""Those who play most, so that some are sure enough to be ranked."""
OPPONENTS = 5
"""Opponents whom a profile tells of."""
AGAINST = re.compile(r"<@(\d+)> (\d+)–(\d+)(?: \((\d+) drawn\))?")  # noqa: RUF001 - a dash
QUICK = "battleoflits"
"""The game in which matches are also played to their end: it takes a dozen moves."""


@dataclass
class SeasonOnDiscord:
    """Matches between people of three servers, and a plain list of what was played."""

    den: World
    rng: random.Random = field(default_factory=lambda: random.Random(4))
    running: list[Played] = field(default_factory=list)
    over: list[Played] = field(default_factory=list)
    gone: set[int] = field(default_factory=set)

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
        self.over = replaced(self.over, person, former)
        self.gone.add(person)

    def here(self, guild: int | None) -> dict[str, dict[int, Line]]:
        """The tables of a server, or of all of them, without former players."""
        return {game: present(table) for game, table in tables(self.over, guild).items()}


def last(channel: simcord.ChannelHandle) -> discord.Message:
    message = channel.last_message
    assert message is not None
    return message


@pytest.fixture
def season(den: World, monkeypatch: pytest.MonkeyPatch) -> SeasonOnDiscord:
    unpainted(monkeypatch)
    return SeasonOnDiscord(den)


def wanted() -> int:
    return ALL if searching() else SOME


async def test_a_season_on_discord_agrees_with_a_recount(season: SeasonOnDiscord) -> None:
    den = season.den
    await season.play(wanted() // 2)
    busiest = season.people[0]
    opponents = {
        person for match in season.running if busiest in match.people for person in match.people
    }
    before = await accounts(season, {busiest, *opponents})
    await season.forget(busiest)
    assert await accounts(season, {busiest, *opponents}) == before
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


async def check(season: SeasonOnDiscord) -> None:
    """All leaderboards and profiles, as people read them."""
    for guild in season.channels:
        for game, table in season.here(guild).items():
            await read_leaderboard(season, guild, game, "server", table)
        await read_profiles(season, guild)
    for game, table in season.here(None).items():
        await read_leaderboard(season, next(iter(season.channels)), game, "everywhere", table)


async def accounts(season: SeasonOnDiscord, but: set[int]) -> list[tuple[object, ...]]:
    """The account of everybody but some, in every table."""
    rows = await season.den.bot.store._database.all(
        "SELECT * FROM ratings ORDER BY guild, game, person"
    )
    return [tuple(row) for row in rows if row["person"] not in but]


async def read_leaderboard(
    season: SeasonOnDiscord, guild: int, game: str, scope: str, table: dict[int, Line]
) -> None:
    """Every page of a leaderboard, word for word."""
    channel, say = season.channels[guild], season.den.say
    who = season.actors[guild, season.people[-1]]
    result = await who.slash(channel, "leaderboard", game=game, scope=scope)
    assert result.response
    shown = result.response.message
    heading = say("picture-leaderboard-provisional") + ":"
    order = ranked(table)
    rows = [row_of(season, rank, person, table[person]) for rank, person in order]
    own = [f"… {row}" for row, (_, person) in zip(rows, order, strict=True) if person == who.id]
    for number, first in enumerate(range(0, len(order), PLACES)):
        if number:
            result = await who.click(shown, custom_id=f"leaders:{game}:{scope}:{number}")
            shown = heard(result).message
        here = order[first : first + PLACES]
        lines = rows[first : first + PLACES]
        unsure = [place for place, (rank, _) in enumerate(here) if rank is None]
        if unsure:
            lines.insert(unsure[0], heading)
        if all(person != who.id for _, person in here):
            lines += own
        title = say("picture-leaderboard-title", scope=scope, game=say(f"game-{game}"))
        (picture,) = shown.attachments
        assert picture.description == " ".join([f"{title}:", *lines])
    assert f"Page {max(1, -(-len(order) // PLACES))} of " in shown.content


def row_of(season: SeasonOnDiscord, rank: int | None, person: int, line: Line) -> str:
    place = "" if rank is None else f"{rank}. "
    drawn = f" {line.drawn} drawn," if line.drawn else ""
    return (
        f"{place}{season.names[person]} {round(line.r)} ± {round(line.rd)},"
        f" {line.won} won,{drawn} {line.lost} lost;"
    )


async def read_profiles(season: SeasonOnDiscord, guild: int) -> None:
    """The profiles of all who have played rated matches in a server, line by line."""
    say, own, beyond = season.den.say, season.here(guild), season.here(None)
    for person in sorted({person for table in own.values() for person in table}):
        shown = await season.actors[guild, person].slash(season.channels[guild], "profile")
        lines = told(shown).splitlines()
        for game, table in own.items():
            if person in table:
                line, there = table[person], beyond[game][person]
                places = {who: rank for rank, who in ranked(table)}
                assert (
                    say(
                        "profile-rating",
                        game=say(f"game-{game}"),
                        rating=round(line.r),
                        deviation=round(line.rd),
                        rank=places[person] or 0,
                        won=line.won,
                        drawn=line.drawn,
                        lost=line.lost,
                        everywhere=round(there.r),
                        there=round(there.rd),
                    )
                    in lines
                )
        score, length, longest = streaks(season.over, guild, person)
        kind = {1: "won", 0: "lost", 0.5: "drawn"}[score if score is not None else 0]
        assert say("profile-streak", kind=kind, now=length, longest=longest) in lines
        found = records(season.over, guild, person)
        (against,) = [each for each in lines if each.startswith("Against ")]
        met = AGAINST.findall(against)
        for opponent, won, lost, drawn in met:
            assert [int(won), int(drawn or 0), int(lost)] == found[int(opponent)]
        assert len(met) + against.count("a former player") == min(OPPONENTS, len(found))
