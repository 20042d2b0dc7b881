"""Clocks in the database: when whose time runs out, and who was warned of it."""

from collections.abc import AsyncIterator
from datetime import datetime, timedelta

import aiosqlite

from bot.clocks import CLOCKS, Timing, after_outage
from bot.store.database import PAGE, Database
from bot.store.records import Warned
from bot.store.times import from_ms, to_ms

_MS = timedelta(milliseconds=1)
_NEXT = """
    SELECT min(time) AS next FROM (
        SELECT min(expires) AS time FROM challenges WHERE state = 'open' AND expires > :after
        UNION ALL SELECT min(due) FROM matches
            WHERE ended IS NULL AND due IS NOT NULL AND due > :after
        UNION ALL SELECT min(warn) FROM matches
            WHERE ended IS NULL AND warn IS NOT NULL AND warn > :after
        UNION ALL SELECT min(until) FROM absences WHERE until > :after
    )
"""


class Timings:
    """Queries about the clocks of matches under way."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def set(self, match: int, timing: Timing) -> None:
        """Let the clock of a match under way say ``timing`` within the same turn."""
        async with self._database.transaction() as writer:
            await write_timing(writer, match, timing)

    async def next_deadline(self, after: datetime | None) -> datetime | None:
        """The next time after ``after`` at which anything is due.

        That is: a challenge expires, somebody's time runs out or they are to be warned of it, or
        an absence ends.
        """
        moment = -1 if after is None else to_ms(after)
        row = await self._database.one(_NEXT, {"after": moment})
        return from_ms(row["next"]) if row and row["next"] is not None else None

    async def run_out(self, now: datetime) -> list[int]:
        """Matches in which somebody's time has run out."""
        return await self._matches("due IS NOT NULL AND due <= ? ORDER BY due", to_ms(now))

    async def to_warn(self, now: datetime) -> list[int]:
        """Matches in which somebody is to be warned."""
        return await self._matches("warn IS NOT NULL AND warn <= ? ORDER BY warn", to_ms(now))

    async def stopped(self) -> list[int]:
        """Matches whose clock stands still."""
        return await self._matches("left IS NOT NULL ORDER BY id")

    async def of_person(self, person: int) -> list[int]:
        """Matches of a person that have a clock, in whatever server."""
        return await self._matches(
            "clock <> 'none' AND id IN (SELECT match FROM seats WHERE person = ?) ORDER BY id",
            person,
        )

    async def shift(self, since: datetime, now: datetime, guild: int | None = None) -> None:
        """Give back to every running clock what it lost from ``since`` until ``now``.

        With ``guild``, to those of that server only.
        """
        last = 0
        while True:
            async with self._database.transaction() as writer:
                rows = list(
                    await writer.execute_fetchall(
                        "SELECT id, clock, due, warn FROM matches WHERE id > ? AND ended IS NULL"
                        " AND due IS NOT NULL AND guild = ifnull(?, guild) ORDER BY id LIMIT ?",
                        (last, guild, PAGE),
                    )
                )
                for row in rows:
                    clock, due = CLOCKS.get(row["clock"]), from_ms(row["due"])
                    if clock is not None:
                        timing = after_outage(clock, due, since, now, warned=row["warn"] is None)
                        await write_timing(writer, row["id"], timing)
            if len(rows) < PAGE:
                return
            last = rows[-1]["id"]

    async def warn(self, match: int, ply: int, now: datetime) -> bool:
        """Note that a warning is owed, of the turn that began at ``ply``.

        False when it was noted before; either way it is not to be noted again in this turn.
        """
        async with self._database.transaction() as writer:
            cursor = await writer.execute(
                "INSERT OR IGNORE INTO warnings (match, ply, made) VALUES (?, ?, ?)",
                (match, ply, to_ms(now)),
            )
            await writer.execute("UPDATE matches SET warn = NULL WHERE id = ?", (match,))
            return cursor.rowcount == 1

    async def warned(self, match: int, ply: int) -> Warned | None:
        """The warning of the turn that began at ``ply``."""
        row = await self._database.one(
            "SELECT * FROM warnings WHERE match = ? AND ply = ?", (match, ply)
        )
        return Warned(match, ply, from_ms(row["made"]), row["message"]) if row else None

    async def posted(self, warning: Warned, message: int) -> None:
        """Remember the message of a warning."""
        async with self._database.transaction() as writer:
            await writer.execute(
                "UPDATE warnings SET message = ? WHERE match = ? AND ply = ?",
                (message, warning.match, warning.ply),
            )

    async def owing(self) -> AsyncIterator[tuple[int, int]]:
        """Matches under way with a warning that may not have been posted, with their channel.

        Its turn may be over; then it is owed no more.
        """
        async for row in self._database.pages(
            "SELECT DISTINCT id, channel FROM warnings JOIN matches ON id = match WHERE id > ?"
            " AND message IS NULL AND ended IS NULL AND due IS NOT NULL ORDER BY id LIMIT ?"
        ):
            yield row["id"], row["channel"]

    async def _matches(self, where: str, *values: int) -> list[int]:
        """The ids of the matches under way of which ``where`` holds."""
        rows = await self._database.all(
            f"SELECT id FROM matches WHERE ended IS NULL AND {where}",  # noqa: S608 - constants
            values,
        )
        return [row["id"] for row in rows]


async def write_timing(writer: aiosqlite.Connection, match: int, timing: Timing) -> None:
    """Let the clock of a match under way say ``timing``, in the transaction of ``writer``."""
    await writer.execute(
        "UPDATE matches SET due = ?, warn = ?, left = ? WHERE id = ? AND ended IS NULL",
        (
            None if timing.due is None else to_ms(timing.due),
            None if timing.warn is None else to_ms(timing.warn),
            None if timing.left is None else timing.left // _MS,
            match,
        ),
    )


async def begin_turn(writer: aiosqlite.Connection, match: int, timing: Timing) -> None:
    """Write the timing of a turn that begins now, after the moves were written.

    Of a turn that is played once more, after a takeback, nobody was warned.
    """
    await write_timing(writer, match, timing)
    await writer.execute(
        "DELETE FROM warnings WHERE match = ?"
        " AND ply >= (SELECT count(*) FROM moves WHERE moves.match = warnings.match)",
        (match,),
    )
