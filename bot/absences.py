"""Absences: how long people may be away, while their correspondence clocks stand still.

No Discord in here. An absence holds in every server; a year (UTC) has so many days of it, and a
day that has begun counts.
"""

import asyncio
import re
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, time, timedelta
from math import ceil

from bot.refusals import Refusal
from bot.store import Absence, Store

LIMIT = 30
"""Days of absence in a calendar year."""
BACK = "back"
"""What says that an absence is over."""
DAY = timedelta(days=1)
_DAYS = re.compile(r"(\d{1,3}) ?(?:d|days?)?")
_NOON = time(12, tzinfo=UTC)
"""When a day that was named begins: at noon it is that date nearly everywhere on earth."""


class Absences:
    """Absences over a store."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock
        self._changing = asyncio.Lock()

    async def until(self, person: int) -> datetime | None:
        """Until when a person is away, None when they are not."""
        absence = await self._present(person, self._clock())
        return None if absence is None else absence.until

    async def left(self, person: int) -> int:
        """How many days of absence a person has left this year."""
        year = self._clock().year
        return LIMIT - days(await self._of(person), year)

    async def check(self, person: int, until: datetime) -> None:
        """Raise what `go` would raise, and change nothing.

        Raises:
            Refusal: see `go`.
        """
        now = self._clock()
        if until <= now:
            raise Refusal("away-past")
        present = await self._present(person, now)
        since = now if present is None else present.since
        others = [each for each in await self._of(person) if each != present]
        wanted = Absence(0, person, since, min(until, now + 3 * LIMIT * DAY))
        for year in (now.year, now.year + 1):
            if days([*others, wanted], year) > LIMIT:
                left = max(LIMIT - days(others, year), 0)
                raise Refusal("away-too-long", left=left, year=year, limit=LIMIT)

    async def go(self, person: int, until: datetime) -> None:
        """Let a person be away from now on, or, if they are away, until another time.

        Raises:
            Refusal: that is past, or more than a year has left.
        """
        async with self._changing:
            await self.check(person, until)
            now = self._clock()
            present = await self._present(person, now)
            if present is None:
                await self._store.absences.begin(person, now, until)
            else:
                await self._store.absences.change(present, until)

    async def back(self, person: int) -> None:
        """End the absence of a person.

        Raises:
            Refusal: they are not away.
        """
        async with self._changing:
            now = self._clock()
            present = await self._present(person, now)
            if present is None:
                raise Refusal("not-away")
            await self._store.absences.change(present, now)

    async def _present(self, person: int, now: datetime) -> Absence | None:
        absences = await self._store.absences.of(person, now)
        return absences[-1] if absences else None

    async def _of(self, person: int) -> list[Absence]:
        """The absences of a person in this year and later."""
        return await self._store.absences.of(person, datetime(self._clock().year, 1, 1, tzinfo=UTC))


def days(absences: Iterable[Absence], year: int) -> int:
    """How many days of a year were, or are to be, used up."""
    begins, ends = datetime(year, 1, 1, tzinfo=UTC), datetime(year + 1, 1, 1, tzinfo=UTC)
    spans = [min(each.until, ends) - max(each.since, begins) for each in absences]
    return sum(ceil(span / DAY) for span in spans if span > timedelta())


def meant(text: str, now: datetime) -> datetime:
    """The time that somebody means: a date such as 2026-12-24, or so many days from now.

    Raises:
        Refusal: it is neither.
    """
    wanted = text.strip().casefold()
    if counted := _DAYS.fullmatch(wanted):
        return now + int(counted[1]) * DAY
    try:
        return datetime.combine(datetime.strptime(wanted, "%Y-%m-%d"), _NOON)  # noqa: DTZ007 - a date
    except ValueError:
        raise Refusal("away-unreadable", text=text) from None
