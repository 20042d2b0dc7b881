"""A season: what the tables, the profiles and a rebuild say agrees with an independent recount."""

import random
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.matches import Matches
from bot.offers import Offers
from bot.profiles import profile
from bot.store import EVERYWHERE, NewChallenge, Store
from engines import GAMES
from engines.endings import CALLED_OFF, LEFT, MODERATED, TIME
from engines.game import Outcome
from tests.bot.recount import (
    Line,
    Played,
    present,
    ranked,
    records,
    stored,
    streaks,
    tables,
)

MATCHES, TABLES = 500, 12
GUILDS = (101, 102, 103)
PEOPLE = range(1, 61)
REGULARS = range(1, 7)
"""Those who play most, and mostly one game, so that some are ranked."""
LIMIT = 4
"""Rated matches of a game that two people begin on a day."""


@dataclass
class Season:
    """Matches that begin and end in any order, and a plain list of what was played."""

    store: Store
    rng: random.Random
    now: datetime = datetime(2026, 1, 1, tzinfo=UTC)
    running: list[Played] = field(default_factory=list)
    over: list[Played] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.matches = Matches(self.store, lambda: self.now, self.rng)
        self.offers = Offers(self.store, self.matches, lambda: self.now)

    async def play(self, enough: int = MATCHES) -> None:
        """Let matches begin and end until enough of them are over."""
        for guild in GUILDS:
            await self.store.settings.settle(guild, rated_a_day=LIMIT)
        while len(self.over) < enough:
            self.now += timedelta(minutes=self.rng.randrange(9))
            if len(self.running) < TABLES:
                await self.begin()
            else:
                await self.end(self.running.pop(self.rng.randrange(TABLES)))

    async def begin(self) -> None:
        often = self.rng.random() < 0.6
        guild = GUILDS[0] if often else self.rng.choice(GUILDS)
        game = next(iter(GAMES)) if often else self.rng.choice(list(GAMES))
        one, two = self.rng.sample(REGULARS if often else PEOPLE, 2)
        wish = self.rng.random() < 0.85
        challenge = await self.matches.challenge(
            NewChallenge(guild, 1, game, {}, "random", one, two, rated=wish)
        )
        match = await self.matches.accept(challenge.id, two)
        rated = wish and self.today(one, two, game) < LIMIT
        assert (match.rated, match.capped) == (rated, wish and not rated)
        self.running.append(Played(match.id, guild, game, match.players, rated, self.now))

    def today(self, one: int, two: int, game: str) -> int:
        """How many rated matches two people have begun today, but for those without a result."""
        return sum(
            match.rated
            and set(match.people) == {one, two}
            and match.game == game
            and match.began.date() == self.now.date()
            and (match.ended is None or match.score is not None)
            for match in (*self.running, *self.over)
        )

    async def end(self, match: Played) -> None:
        """End a match in one way or another; the smaller number mostly wins."""
        strong = match.people[0] < match.people[1]
        winner = int(strong == (self.rng.random() < 0.25))
        loser = match.people[1 - winner]
        match.score = 1.0 - winner
        chance = self.rng.random()
        if chance < 0.04 and match.game == next(iter(GAMES)):
            match.score = await self.to_the_end(match)
        elif chance < 0.6:
            await self.matches.resign(match.number, loser)
        elif chance < 0.75 and GAMES[match.game].draws:
            offer = await self.offers.make("draw", match.number, match.people[0])
            await self.offers.answer(offer, match.people[1], accept=True)
            match.score = 0.5
        else:
            if chance > 0.9:
                match.score = None
            reason = self.rng.choice([TIME, LEFT, MODERATED])
            result = Outcome(winner, reason, (0, 0))
            if match.score is None:
                result = Outcome(None, CALLED_OFF, (0, 0))
            assert await self.store.matches.end(match.number, result, self.now)
        match.ended = self.now
        self.over.append(match)

    async def to_the_end(self, match: Played) -> float:
        """Play a match by its rules; returns the first player's score."""
        standpoint = await self.matches.standpoint(match.number)
        while standpoint.to_act:
            seat = standpoint.to_act[0]
            moves = list(standpoint.position.legal_moves(seat))[:200]
            standpoint, _ = await self.matches.play(
                match.number, match.people[seat], str(self.rng.choice(moves))
            )
        assert standpoint.match.result is not None
        return {0: 1.0, 1: 0.0, None: 0.5}[standpoint.match.result.winner]


@pytest.fixture
async def season(tmp_path: Path) -> AsyncIterator[Season]:
    store = await Store.open(tmp_path / "season.sqlite3")
    await store._database._writer.execute("PRAGMA synchronous = OFF")  # no power cut is awaited
    season = Season(store, random.Random(11))
    await season.play()
    yield season
    await store.close()


async def test_a_season_agrees_with_a_recount(season: Season) -> None:
    await check_tables(season)
    await check_profiles(season)
    before = await stored(season.store)
    assert await season.store.ratings.recount() == len(before[1]) // 4
    assert await stored(season.store) == before


async def check_tables(season: Season) -> None:
    """Each page of each leaderboard, here and everywhere."""
    sure = capped = 0
    for guild in (*GUILDS, EVERYWHERE):
        counted = tables(season.over, guild or None)
        wanted = {game: present(table) for game, table in counted.items()}
        for game in GAMES:
            found = [
                each
                for first in range(0, len(PEOPLE), 7)
                for each in await season.store.ratings.page(guild, game, first, 7)
            ]
            assert [(each.rank, each.person) for each in found] == ranked(wanted[game])
            assert await season.store.ratings.size(guild, game) == len(found)
            for each in found:
                agree(wanted[game][each.person], each.account)
                own = await season.store.ratings.standing(guild, game, each.person)
                assert own == each
            sure += sum(each.rank is not None for each in found)
    assert sure > 8
    for match in season.over:
        stored = await season.store.matches.get(match.number)
        assert stored is not None
        capped += stored.capped
    assert capped > 5


def agree(line: Line, account: object) -> None:
    rating = account.rating  # type: ignore[attr-defined]
    assert rating.rating == pytest.approx(line.r, abs=1e-4)
    assert rating.deviation == pytest.approx(line.rd, abs=1e-4)
    assert rating.volatility == pytest.approx(line.sigma, abs=1e-6)
    assert (account.won, account.drawn, account.lost) == line.row  # type: ignore[attr-defined]


async def check_profiles(season: Season) -> None:
    """Streaks, records and the course of the rating of everybody in every server."""
    points = {None: None, True: 1, False: 0}
    for guild, person in places():
        own = [match for match in season.over if match.guild == guild and person in match.people]
        results = await season.store.ratings.results(guild, person)
        counted = [match for match in own if match.score is not None]
        assert sorted(each.match for each in results) == sorted(each.number for each in counted)
        if not results:
            continue
        found = profile(results)
        kind, length, longest = streaks(season.over, guild, person)
        assert found.longest == longest
        if found.streak is None:
            assert length == 0
        else:
            score = points[found.streak.won] if found.streak.won is not None else 0.5
            assert (score, found.streak.length) == (kind, length)
        assert {each.opponent: [each.won, each.drawn, each.lost] for each in found.against} == (
            records(season.over, guild, person)
        )
        for game in GAMES:
            rated = [match for match in counted if match.rated and match.game == game]
            course = await season.store.ratings.course(guild, game, person, MATCHES)
            assert [when for when, _ in course] == [match.ended for match in rated]


def places() -> Iterator[tuple[int, int]]:
    return ((guild, person) for guild in GUILDS for person in PEOPLE)
