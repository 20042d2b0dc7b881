"""Counting rated matches: what a result does to those who played, in each place where it counts.

One match is counted when it ends, all of them when ratings are rebuilt; both go through here, so
they come to the same figures.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from bot.glicko import Rating, rated
from bot.store.records import Account
from engines.game import Seat

EVERYWHERE = 0
"""Stands for all servers together where a server is asked for."""


@dataclass(frozen=True, slots=True)
class Counted:
    """A rated match with a result: ``counted`` is its place in the order of counting.

    ``ended`` is in milliseconds, as it is stored; ``winner`` is None for a draw.
    """

    id: int
    guild: int
    game: str
    players: tuple[int, int]
    winner: Seat | None
    ended: int
    counted: int


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody has an account: a game, in a server or `EVERYWHERE`."""

    guild: int
    game: str
    person: int


@dataclass(frozen=True, slots=True)
class Entry:
    """What a rating was after a match."""

    place: Place
    match: Counted
    rating: Rating


@dataclass(slots=True)
class Ledger:
    """Accounts by place, and an entry for each time one changed."""

    accounts: dict[Place, Account] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)

    def enter(self, match: Counted) -> None:
        """Count a match: a rating period of its own for both players, in its server and beyond."""
        for one, two in places(match):
            first, second = (self.accounts.get(place, Account()) for place in (one, two))
            points = {None: 0.5, 0: 1.0, 1: 0.0}[match.winner]
            self._put(match, one, first, second.rating, points)
            self._put(match, two, second, first.rating, 1 - points)

    def _put(
        self, match: Counted, place: Place, before: Account, opponent: Rating, points: float
    ) -> None:
        after = replace(
            before,
            rating=rated(before.rating, [(opponent, points)]),
            won=before.won + (points == 1),
            drawn=before.drawn + (points == 0.5),
            lost=before.lost + (points == 0),
        )
        self.accounts[place] = after
        self.entries.append(Entry(place, match, after.rating))


def places(match: Counted) -> Iterator[tuple[Place, Place]]:
    """Where both players have the accounts that a match changes."""
    for guild in dict.fromkeys((match.guild, EVERYWHERE)):  # one of a server that is gone has none
        first, second = (Place(guild, match.game, person) for person in match.players)
        yield first, second
