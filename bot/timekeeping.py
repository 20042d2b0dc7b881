"""The one scheduler: woken by the next deadline, it lets happen what is due.

Deadlines are when a challenge expires, when somebody's time runs out or they are warned of it, and
when an absence ends. While the bot is cut off from Discord nobody can move and nothing is due;
afterwards every running clock gets back what that cost. So that this is known after a crash too,
the bot writes down now and then that it is there.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime, timedelta
from functools import partial

import discord

from bot.alarm import Alarm
from bot.clocks import MINUTE
from bot.clockwork import Clockwork
from bot.courier import Courier
from bot.logs import Log
from bot.matches import Matches
from bot.reminding import Reminders
from bot.store import Store
from bot.store.times import from_ms, to_ms

_log = Log(__name__)

ALIVE = timedelta(minutes=15)
"""How often the bot writes down that it is there. After a crash, players gain up to so much."""
SHORT = MINUTE
"""A connection that was lost for no longer cost nobody anything."""
_FACT = "alive"
Tell = Callable[[], Awaitable[object]]


class Timekeeper:
    """Keeps the time of all challenges and matches.

    ``ended`` tells of a match that has ended, ``reached`` says whether a server can be reached.
    """

    def __init__(
        self,
        store: Store,
        matches: Matches,
        courier: Courier,
        reminders: Reminders,
        ended: Callable[[int], Awaitable[object]],
        reached: Callable[[int], bool],
    ) -> None:
        self._store = store
        self._matches = matches
        self._clocks = Clockwork(store, matches, discord.utils.utcnow, reached)
        self._courier = courier
        self._reminders = reminders
        self._ended = ended
        self._alarm = Alarm(self.look)
        self._pulse = Alarm(self._beat)
        self._connecting = asyncio.Lock()
        self._connected = False
        self.cut_off = False
        """Whether a connection that there was is lost."""
        self._untimely = False
        """Whether boards may say what clocks do not say any more."""
        self._alive = discord.utils.utcnow()
        """When we last knew that the bot is there."""
        self._looked: datetime | None = None
        """Up to when everything that was due has happened."""
        self._moved: set[int] = set()
        """People who left or came back, whose clocks were not looked at since."""
        self._spoilt: set[int] = set()
        matches.counting = False
        matches.late = lambda: self._alarm.set(0)

    async def open(self) -> None:
        """Give back what it cost that the bot was off; before it hears of anybody."""
        written = await self._store.fact(_FACT)
        if written is not None:
            self._alive = min(self._alive, from_ms(int(written)))
            await self._make_good()
            self._untimely = False  # the courier looks at every board when the bot starts

    def gone(self) -> None:
        """The connection to Discord is lost."""
        if self._connected:
            self._alive = discord.utils.utcnow()
            self._connected = self._matches.counting = False
            self.cut_off = True
            self._alarm.set(None)
            self._pulse.set(None)

    async def back(self) -> None:
        """The connection to Discord is there, for the first time or again."""
        async with self._connecting:
            if self._connected:
                return
            if discord.utils.utcnow() - self._alive > SHORT:
                await self._make_good()
            self._connected = self._matches.counting = True
            self.cut_off = False
            await self._beat()

    def stop(self) -> None:
        """Let nothing happen any more."""
        self._alarm.stop()
        self._pulse.stop()

    async def leave(self) -> None:
        """Write down until when the bot was there, if it can be written."""
        if self._connected:
            self._alive = discord.utils.utcnow()
        try:
            await self._write()
        except sqlite3.OperationalError as error:
            _log.warning("stop-not-written", error)

    async def watch(self) -> None:
        """Set the alarm to the next deadline; to be called where one may have changed."""
        if self._connected:
            next_ = await self._store.timings.next_deadline(self._looked)
            wait = None if next_ is None else (next_ - discord.utils.utcnow()).total_seconds()
            self._alarm.set(wait)

    async def look(self) -> None:
        """Let happen what is due, tell of it, and set the alarm anew."""
        if not self._connected:
            return
        await self._notice_gap()
        tell: list[Tell] = []
        try:
            await self._settle(discord.utils.utcnow(), tell)
            await self.watch()
        except Exception:
            await _all(tell)  # what has happened is told, whatever else went wrong
            raise
        await _all(tell)
        if self._untimely:
            self._untimely = False
            await self._courier.times()

    async def absence_changed(self, person: int) -> None:
        """Stop the clocks that wait for a person, or let them run on, and say so on the boards."""
        self._moved.add(person)
        await self.look()

    async def _settle(self, now: datetime, tell: list[Tell]) -> None:
        """Let happen what is due at ``now``; what is to be told of it is added to ``tell``."""
        timings, clocks, expired = self._store.timings, self._clocks, await self._matches.expire()
        tell += [partial(self._courier.challenge, each) for each in expired]
        await self._settle_absences(now)
        await self._each(await timings.run_out(now), clocks.run_out, self._ended, tell)
        await self._each(await timings.to_warn(now), clocks.warn, self._warn, tell)
        self._looked = max(now, self._looked or now)

    async def _warn(self, match: int) -> None:
        """Warn in the channel of a match, or in the one to which it goes home from its thread."""
        if not await self._reminders.warn(match) and await self._courier.home(match):
            await self._reminders.warn(match)

    async def _settle_absences(self, now: datetime) -> None:
        """Stop clocks, or let them run on, where somebody left, came back or is to be back."""
        people, stopped = set(self._moved), []
        if self._looked is None:
            people.update(await self._store.absences.present(now))
            stopped = await self._store.timings.stopped()
        else:
            people.update(await self._store.absences.over(self._looked, now))
        theirs = [each for person in people for each in await self._store.timings.of_person(person)]
        await self._each({*stopped, *theirs}, self._clocks.retime)
        self._untimely = self._untimely or bool(people or stopped)
        self._moved -= people

    async def _each(
        self,
        matches: Iterable[int],
        act: Callable[[int], Awaitable[bool]],
        then: Callable[[int], Awaitable[object]] | None = None,
        tell: list[Tell] | None = None,
    ) -> None:
        """Do ``act`` in all ``matches``; where it did something, ``then`` is to ``tell`` of it.

        One that is spoilt must not stop the others.
        """
        for match in matches:
            try:
                if await act(match) and tell is not None and then is not None:
                    tell.append(partial(then, match))
            except (KeyError, ValueError) as error:
                if match not in self._spoilt:
                    _log.fault("clock-not-kept", error, match=match)
                self._spoilt.add(match)

    async def _beat(self) -> None:
        """Write down that the bot is there, and again after a while."""
        await self._notice_gap()
        self._alive = discord.utils.utcnow()
        await self._write()
        if self._connected:
            self._pulse.set(ALIVE.total_seconds())

    async def _notice_gap(self) -> None:
        """See whether the whole process stood still, as it does when a computer sleeps."""
        if discord.utils.utcnow() - self._alive > ALIVE + SHORT:
            await self._make_good()
            self._alarm.set(0)

    async def _make_good(self) -> None:
        """Give back to every running clock what it lost since the bot was last there."""
        since, now = self._alive, discord.utils.utcnow()
        await self._store.timings.shift(since, now)
        self._alive = now
        await self._write()
        self._untimely = True
        _log.info("time-given-back", seconds=(now - since).total_seconds())

    async def _write(self) -> None:
        await self._store.set_fact(_FACT, str(to_ms(self._alive)))


async def _all(tell: list[Tell]) -> None:
    for act in tell:
        await act()
