"""A database in which each thing that can be kept of matches is there, of every game."""

import random
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot.matches import Matches
from bot.offers import Offers
from bot.rematches import Rematches
from bot.store import Board, Letter, Moderation, NewChallenge, Store
from bot.timing import out_of_time
from engines import GAMES
from engines.endings import ABANDONED, MODERATED
from engines.game import SEATS, Outcome
from tests.bot.lives import NOW
from tests.engines.games import GOLDEN, played

ADA, BEN = 11, 12
GUILD, CHANNEL = 1, 2
ON_THE_WAY = 6
"""Moves made in a match that goes on."""


@dataclass
class Making:
    """Makes matches without Discord, and writes down what would be posted of them."""

    store: Store
    now: datetime = NOW
    messages: int = 1000

    def __post_init__(self) -> None:
        self.matches = Matches(self.store, self.clock, random.Random(1))
        self.offers = Offers(self.store, self.matches, self.clock)
        self.rematches = Rematches(self.store, self.matches)

    def clock(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now

    async def match(self, key: str, clock: str = "days-3", plies: int | None = ON_THE_WAY) -> int:
        """The golden match of a game after so many moves, or to its end."""
        whole = played(key, GOLDEN)
        new = NewChallenge(GUILD, CHANNEL, key, {}, "challenger", ADA, BEN, clock=clock, rated=True)
        with golden(key):
            challenge = await self.matches.challenge(new)
            match = await self.matches.accept(challenge.id, BEN)
        for seat, move in whole.moves[:plies]:
            await self.show(match.id)
            await self.matches.play(match.id, match.players[seat], move)
        await self.show(match.id)
        return match.id

    async def show(self, number: int) -> None:
        """Write down a board, and letters where the game has such."""
        match = await self.matches.get(number)
        self.messages += 1
        board = Board(self.messages, number, CHANNEL, *match.stage, controls=True)
        await self.store.boards.posted(number, [board])
        for seat in SEATS if GAMES[match.game].secret else ():
            await self.store.letters.sending(number, seat)
            letter = Letter(number, seat, CHANNEL, 5, "x", refused=False, told=False)
            await self.store.letters.shows(letter, match.stage)

    async def agree(self, key: str, kind: str) -> int:
        """A match that ends by an offer that is accepted."""
        number = await self.match(key, plies=0)
        offer = await self.offers.make(kind, number, ADA)  # type: ignore[arg-type]
        await self.offers.answer(offer, BEN, accept=True)
        await self.show(number)
        return number


async def make(path: Path) -> Mapping[str, int]:
    """Fill a database; the ids of some of its matches, by what they are."""
    store = await Store.open(path)
    try:
        making, ids = Making(store), {}
        for key, game in GAMES.items():
            ids[f"{key}-running"] = running = await making.match(key)
            await making.offers.make("call-off", running, ADA)
            await store.timings.warn(running, 0, making.now)
            ids[f"{key}-over"] = await making.match(key, "none", plies=None)
            if game.draws:
                ids["agreed"] = await making.agree(key, "draw")
        ids |= await _ends(making, next(iter(GAMES)))
        ids["open"] = (await making.matches.challenge(_open(next(iter(GAMES))))).id
    finally:
        await store.close()
    return ids


def _open(key: str) -> NewChallenge:
    return NewChallenge(GUILD, CHANNEL, key, {}, "random", ADA, None)


async def _ends(making: Making, key: str) -> dict[str, int]:
    """Matches that end in every way outside the rules, one with a rematch; and two on the way."""
    matches, ids = making.matches, {"called-off": await making.agree(key, "call-off")}
    ids["resigned"] = await making.match(key, "none")
    await matches.resign(ids["resigned"], BEN)
    await making.rematches.want(ids["resigned"], BEN)
    with golden(key):
        wanted = await making.rematches.want(ids["resigned"], ADA)
    assert wanted.match is not None
    ids["rematch"] = wanted.match.id
    ids["time"] = await making.match(key)
    standpoint = await matches.standpoint(ids["time"])
    await matches.conclude(ids["time"], out_of_time(standpoint.position))
    ids["moderated"] = await making.match(key)
    noted = Moderation(13, "end", "", making.now)
    await matches.conclude(ids["moderated"], Outcome(None, MODERATED, (0, 0)), noted)
    ids["abandoned"] = await making.match(key)
    await matches.conclude(ids["abandoned"], Outcome(None, ABANDONED, (0, 0)))
    ids["live"] = await making.match(key, "live-5")
    ids["clockless"] = await making.match(key, "none")
    return ids


@contextmanager
def golden(key: str) -> Iterator[None]:
    """Matches of a game are dealt as its golden one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(GAMES[key]), "deal", lambda *_: played(key, GOLDEN).deal)
        yield
