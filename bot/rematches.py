"""Rematches: the same two once more, with the seats swapped.

No Discord in here. A match has one rematch at most. The first who wants it makes a challenge to the
other, and the other takes it up by wanting it too.
"""

import asyncio
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

from bot.matches import Matches
from bot.refusals import Refusal
from bot.store import Challenge, Match, NewChallenge, Store


@dataclass(frozen=True, slots=True)
class Wanted:
    """What came of wanting a rematch.

    ``challenge`` asks for it; ``match`` is what it has become, None where the other has yet to
    answer. ``fresh`` says that it came of this wish and not of an earlier one. A challenge between
    the two that is open for another match of the same game is in the way of it: then that is
    ``challenge``.
    """

    challenge: Challenge
    match: Match | None
    fresh: bool


class Rematches:
    """Rematches over a store."""

    def __init__(self, store: Store, matches: Matches) -> None:
        self._store = store
        self._matches = matches
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def want(self, number: int, person: int) -> Wanted:
        """Let ``person`` want a rematch of a match that is over.

        Raises:
            Refusal: they did not play in it, it goes on, or the challenge was settled right now.
        """
        match = await self._matches.get(number)
        if match.seat_of(person) is None:
            raise Refusal("not-playing")
        if not match.ended:
            raise Refusal("rematch-too-early")
        if match.opponent_of(person) < 0:
            raise Refusal("rematch-former")
        async with self._locks.setdefault(number, asyncio.Lock()):
            standing = await self._store.challenges.rematch_of(number)
            if standing is None:
                return await self._ask(match, person)
            begun = await self._store.matches.of_challenge(standing.id)
            if begun is not None:
                return Wanted(standing, await self._matches.get(begun), fresh=False)
            if standing.challenger == person:
                return Wanted(standing, None, fresh=False)
            return Wanted(standing, await self._matches.accept(standing.id, person), fresh=True)

    async def _ask(self, match: Match, person: int) -> Wanted:
        """Challenge the other, unless one of the two has challenged the other anyway."""
        asked = match.opponent_of(person)
        before = await self._store.challenges.of_match(match.id)
        housed = await self._store.rooms.had_thread(match.id)
        new = NewChallenge(
            guild=match.guild,
            channel=before.channel if before and housed else match.channel,
            game=match.game,
            options=match.options,
            first="challenger" if match.seat_of(person) == 1 else "opponent",
            challenger=person,
            opponent=asked,
            clock=match.clock,
            place=before.place if before else "here",
            rematch=match.id,
        )
        for way in (new, replace(new, challenger=asked, opponent=person)):
            standing = await self._store.challenges.open_like(way)
            if standing is not None:
                return Wanted(standing, None, fresh=False)
        return Wanted(await self._matches.challenge(new), None, fresh=True)
