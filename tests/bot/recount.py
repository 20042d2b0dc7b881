"""A recount of a season from a plain list of what was played, written without a look at the bot's.

The arithmetic follows Glickman's paper in its own variables; the volatility, which the paper finds
by the Illinois algorithm, is found here by halving an interval.
"""

import math
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import datetime

from bot.store import Store


@dataclass
class Played:
    """A match: who sat where, whether it was rated in the end, and what became of it.

    ``score`` is what the first player got: 1, ½, 0, or None without a result.
    """

    number: int
    guild: int
    game: str
    people: tuple[int, int]
    rated: bool
    began: datetime
    ended: datetime | None = None
    score: float | None = None

    def score_of(self, person: int) -> float:
        assert self.score is not None
        return self.score if person == self.people[0] else 1 - self.score

    def against(self, person: int) -> int:
        return self.people[self.people[0] == person]


@dataclass
class Line:
    """Somebody's line in a table."""

    r: float = 1500
    rd: float = 350
    sigma: float = 0.06
    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def row(self) -> tuple[int, int, int]:
        return self.won, self.drawn, self.lost


def tables(season: Iterable[Played], guild: int | None) -> dict[str, dict[int, Line]]:
    """By game and person, from the matches of a season in the order in which they ended."""
    found: dict[str, dict[int, Line]] = defaultdict(lambda: defaultdict(Line))
    for match in season:
        if not match.rated or match.score is None or guild not in (None, match.guild):
            continue
        one, two = (found[match.game][person] for person in match.people)
        after = [_after(one, two, match.score), _after(two, one, 1 - match.score)]
        for line, (r, rd, sigma), score in zip(
            (one, two), after, (match.score, 1 - match.score), strict=True
        ):
            line.r, line.rd, line.sigma = r, rd, sigma
            line.won += score == 1
            line.drawn += score == 0.5
            line.lost += score == 0
    return found


def present(table: dict[int, Line]) -> dict[int, Line]:
    """A table without former players."""
    return {person: line for person, line in table.items() if person > 0}


def ranked(table: dict[int, Line]) -> list[tuple[int | None, int]]:
    """The order of a table: rank and person; the provisional last, without a rank."""
    sure = sorted((-line.r, person) for person, line in table.items() if line.rd <= 110)
    unsure = sorted((-line.r, person) for person, line in table.items() if line.rd > 110)
    best = [-r for r, _ in sure]
    return [
        *((1 + sum(other > -r for other in best), person) for r, person in sure),
        *((None, person) for _, person in unsure),
    ]


def streaks(season: Iterable[Played], guild: int, person: int) -> tuple[float | None, int, int]:
    """The score of the streak that lasts, its length, and the longest one of wins."""
    kind: float | None = None
    length = longest = 0
    for match in season:
        counts = match.guild == guild and match.rated and match.score is not None
        if counts and person in match.people:
            score = match.score_of(person)
            length = length + 1 if score == kind else 1
            kind = score
            if score == 1:
                longest = max(longest, length)
    return kind, length, longest


def records(season: Iterable[Played], guild: int, person: int) -> dict[int, list[int]]:
    """By opponent, how many rated matches were won, drawn and lost."""
    found: dict[int, list[int]] = defaultdict(lambda: [0, 0, 0])
    for match in season:
        counts = match.guild == guild and match.rated and match.score is not None
        if counts and person in match.people:
            found[match.against(person)][{1: 0, 0.5: 1, 0: 2}[match.score_of(person)]] += 1
    return found


async def stored(store: Store) -> list[list[tuple[object, ...]]]:
    """All that is kept of ratings."""
    return [
        [tuple(row) for row in await store._database.all(f"SELECT * FROM {table}")]  # noqa: S608
        for table in ("ratings", "rating_history")
    ]


def replaced(season: Iterable[Played], person: int, former: int) -> list[Played]:
    """The matches of a season with a former player in the place of a person."""
    return [
        replace(match, people=(one, two))
        for match in season
        for one, two in [[former if each == person else each for each in match.people]]
    ]


def _after(player: Line, opponent: Line, s: float) -> tuple[float, float, float]:
    mu, phi = (player.r - 1500) / 173.7178, player.rd / 173.7178
    mu_j, phi_j = (opponent.r - 1500) / 173.7178, opponent.rd / 173.7178
    g = 1 / math.sqrt(1 + 3 * phi_j * phi_j / (math.pi * math.pi))
    e = 1 / (1 + math.exp(-g * (mu - mu_j)))
    v = 1 / (g * g * e * (1 - e))
    delta = v * g * (s - e)
    a, tau = math.log(player.sigma * player.sigma), 0.5

    def f(x: float) -> float:
        d = phi * phi + v + math.exp(x)
        return math.exp(x) * (delta * delta - d) / (2 * d * d) - (x - a) / (tau * tau)

    sigma = math.exp(_zero(f, a - 20, a + 20) / 2)
    phi_star = math.sqrt(phi * phi + sigma * sigma)
    phi_after = 1 / math.sqrt(1 / (phi_star * phi_star) + 1 / v)
    mu_after = mu + phi_after * phi_after * g * (s - e)
    return 173.7178 * mu_after + 1500, 173.7178 * phi_after, sigma


def _zero(f: Callable[[float], float], low: float, high: float) -> float:
    """Where ``f``, which falls, is zero."""
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if f(middle) > 0 else (low, middle)
    return (low + high) / 2
