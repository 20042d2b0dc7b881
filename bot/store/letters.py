"""The private messages in which players see their own side of a match."""

import json
import sqlite3
from collections.abc import AsyncIterator, Sequence

from bot.store.database import Database
from bot.store.records import Letter
from engines.game import Seat


class Letters:
    """Queries about letters."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, match: int, seat: Seat) -> Letter | None:
        """The letter of a seat, None before the first was tried."""
        row = await self._database.one(
            "SELECT * FROM letters WHERE match = ? AND seat = ?", (match, seat)
        )
        return _letter(row) if row else None

    async def sending(self, match: int, seat: Seat) -> None:
        """Note that a letter is about to be sent or edited, so that it is in doubt from now on."""
        async with self._database.transaction() as writer:
            await writer.execute(
                "INSERT INTO letters (match, seat) VALUES (?, ?)"
                " ON CONFLICT DO UPDATE SET digest = NULL",
                (match, seat),
            )

    async def shows(self, letter: Letter, stage: tuple[int, bool]) -> None:
        """Remember where a letter is and what it shows now."""
        async with self._database.transaction() as writer:
            await writer.execute(
                "UPDATE letters SET channel = ?, message = ?, digest = ?, ply = ?, ended = ?"
                " WHERE match = ? AND seat = ?",
                (
                    *(letter.channel, letter.message, letter.digest),
                    *(*stage, letter.match, letter.seat),
                ),
            )

    async def refused(self, match: int, seat: Seat, *, told: bool = False) -> None:
        """Remember that a person takes no private messages; they are not tried again.

        ``told`` is whether they know, for they settled it so.
        """
        async with self._database.transaction() as writer:
            await writer.execute(
                "INSERT INTO letters (match, seat, refused, told) VALUES (?, ?, 1, ?)"
                " ON CONFLICT DO UPDATE SET refused = 1, told = excluded.told",
                (match, seat, told),
            )

    async def in_doubt(self, person: int) -> list[int]:
        """The matches of which a letter to a person may be there without our knowing where."""
        rows = await self._database.all(
            "SELECT letters.match FROM letters JOIN seats USING (match, seat)"
            " WHERE message IS NULL AND refused = 0 AND person = ? ORDER BY letters.match",
            (person,),
        )
        return [row["match"] for row in rows]

    async def untold(self, guild: int, person: int) -> list[int]:
        """The matches in a server whose letters a person refused without knowing it yet."""
        rows = await self._database.all(
            "SELECT letters.match FROM letters JOIN seats USING (match, seat)"
            " JOIN matches ON matches.id = letters.match"
            " WHERE refused = 1 AND told = 0 AND guild = ? AND person = ? ORDER BY letters.match",
            (guild, person),
        )
        return [row["match"] for row in rows]

    async def told(self, match: int, person: int) -> None:
        """Remember that a person knows that their letter was refused."""
        async with self._database.transaction() as writer:
            await writer.execute(
                "UPDATE letters SET told = 1 WHERE match = ? AND seat ="
                " (SELECT seat FROM seats WHERE match = ? AND person = ?)",
                (match, match, person),
            )

    async def owing(self, games: Sequence[str]) -> AsyncIterator[tuple[int, int]]:
        """Every match that owes a letter, or whose letters show an older stage, with its channel.

        ``games`` are those in which both players get one.
        """
        async for row in self._database.pages(
            "SELECT id, channel FROM matches WHERE id > ? AND ((ended IS NULL"
            " AND game IN (SELECT value FROM json_each(?))"
            " AND 2 > (SELECT count(*) FROM letters WHERE match = matches.id))"
            " OR EXISTS (SELECT 1 FROM letters WHERE match = matches.id AND refused = 0"
            " AND (ply IS NULL OR digest IS NULL OR letters.ended != (matches.ended IS NOT NULL)"
            " OR ply != (SELECT count(*) FROM moves WHERE moves.match = matches.id))))"
            " ORDER BY id LIMIT ?",
            json.dumps(list(games)),
        ):
            yield row["id"], row["channel"]


def _letter(row: sqlite3.Row) -> Letter:
    return Letter(
        match=row["match"],
        seat=row["seat"],
        channel=row["channel"],
        message=row["message"],
        digest=row["digest"],
        refused=bool(row["refused"]),
        told=bool(row["told"]),
    )
