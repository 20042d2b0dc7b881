"""When people are away and their correspondence clocks stand still."""

import json
import sqlite3
from collections.abc import Iterable
from datetime import datetime

import aiosqlite

from bot.store.database import Database
from bot.store.records import Absence
from bot.store.times import from_ms, to_ms


class Absences:
    """Queries about absences, which hold in every server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, person: int, since: datetime, until: datetime) -> None:
        """Store an absence."""
        async with self._database.transaction() as writer:
            await writer.execute(
                "INSERT INTO absences (person, since, until) VALUES (?, ?, ?)",
                (person, to_ms(since), to_ms(until)),
            )
            await _mark_boards(writer, person)

    async def change(self, absence: Absence, until: datetime) -> None:
        """Let an absence end at another time."""
        async with self._database.transaction() as writer:
            await writer.execute(
                "UPDATE absences SET until = ? WHERE id = ?", (to_ms(until), absence.id)
            )
            await _mark_boards(writer, absence.person)

    async def of(self, person: int, after: datetime) -> list[Absence]:
        """The absences of a person that end after a time, oldest first."""
        rows = await self._database.all(
            "SELECT * FROM absences WHERE person = ? AND until > ? ORDER BY since, id",
            (person, to_ms(after)),
        )
        return [_absence(row) for row in rows]

    async def away(self, people: Iterable[int], now: datetime) -> dict[int, datetime]:
        """Those of ``people`` who are away, with until when."""
        rows = await self._database.all(
            "SELECT person, max(until) AS until FROM absences"
            " WHERE person IN (SELECT value FROM json_each(?)) AND since <= ? AND until > ?"
            " GROUP BY person",
            (json.dumps(list(people)), to_ms(now), to_ms(now)),
        )
        return {row["person"]: from_ms(row["until"]) for row in rows}

    async def present(self, now: datetime) -> list[int]:
        """All who are away."""
        rows = await self._database.all(
            "SELECT DISTINCT person FROM absences WHERE until > ? AND since <= ?",
            (to_ms(now), to_ms(now)),
        )
        return [row["person"] for row in rows]

    async def over(self, after: datetime, now: datetime) -> list[int]:
        """Those whose absence ended after ``after`` and no later than ``now``."""
        rows = await self._database.all(
            "SELECT DISTINCT person FROM absences WHERE until > ? AND until <= ?",
            (to_ms(after), to_ms(now)),
        )
        return [row["person"] for row in rows]


async def _mark_boards(writer: aiosqlite.Connection, person: int) -> None:
    """Boards that say until when a person is away say it wrongly now, so they are owed an edit."""
    await writer.execute(
        "UPDATE boards SET due = 0 WHERE match IN (SELECT id FROM matches JOIN seats ON match = id"
        " WHERE person = ? AND ended IS NULL AND left IS NOT NULL)",
        (person,),
    )


def _absence(row: sqlite3.Row) -> Absence:
    return Absence(row["id"], row["person"], from_ms(row["since"]), from_ms(row["until"]))
