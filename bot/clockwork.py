"""What the clock of a match does by itself: it warns, ends the match, stops and runs on.

No Discord in here, and nobody's act: `bot.timekeeping` says when.
"""

from collections.abc import Callable
from datetime import datetime

from bot.clocks import GRACE, Timing
from bot.matches import Matches
from bot.store import Store
from bot.timing import going_on, out_of_time, turn_began


class Clockwork:
    """The clocks of matches, over a store; ``reached`` says whether a server can be reached."""

    def __init__(
        self,
        store: Store,
        matches: Matches,
        clock: Callable[[], datetime],
        reached: Callable[[int], bool],
    ) -> None:
        self._store = store
        self._matches = matches
        self._clock = clock
        self._reached = reached

    async def run_out(self, number: int) -> bool:
        """End a match whose time has run out; False where it has not, or the match is over.

        In a server that cannot be reached nobody can move, so there the end is put off.
        """
        async with self._matches.changing(number):
            standpoint, now = await self._matches.standpoint(number), self._clock()
            due = standpoint.match.due
            if standpoint.match.ended or due is None or due > now:
                return False
            if not self._reached(standpoint.match.guild):
                later = now + GRACE
                warn = None if standpoint.match.warn is None else later
                await self._store.timings.set(number, Timing(later, warn))
                return False
            return await self._store.matches.end(number, out_of_time(standpoint.position), now)

    async def warn(self, number: int) -> bool:
        """Note that who is to act is owed a warning that their time runs out.

        False where it is not time for that, or they were warned in this turn. In a server that
        cannot be reached nobody would read it, so there it is put off.
        """
        async with self._matches.changing(number):
            standpoint, now = await self._matches.standpoint(number), self._clock()
            warn, due = standpoint.match.warn, standpoint.match.due
            if standpoint.match.ended or warn is None or due is None or warn > now:
                return False
            if not self._reached(standpoint.match.guild):
                await self._store.timings.set(number, Timing(due, min(due, now + GRACE)))
                return False
            ply = turn_began(standpoint.ply, standpoint.position)
            return await self._store.timings.warn(number, ply, now)

    async def retime(self, number: int) -> bool:
        """Stop the clock of a match, or let it run on, after somebody left or came back.

        False where it goes on as it did.
        """
        async with self._matches.changing(number):
            standpoint = await self._matches.standpoint(number)
            match = standpoint.match
            timing = await going_on(self._store, match, standpoint.position, self._clock())
            if match.ended or timing is None:
                return False
            await self._store.timings.set(number, timing)
            return True
