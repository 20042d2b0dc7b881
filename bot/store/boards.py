"""The messages in which matches were shown, and what the bot still owes to a channel."""

import sqlite3
from collections.abc import AsyncIterator, Iterable
from datetime import datetime

from bot.store.database import Database
from bot.store.records import Board
from bot.store.times import from_ms, to_ms

PAGE = 100
"""How many matches are looked up at a time."""

_LATEST = "message = (SELECT max(message) FROM boards AS later WHERE later.match = boards.match)"
"""Ids of messages grow with time, so the latest board of a match has the largest."""
_OWING = f"""
    SELECT id, channel FROM matches WHERE id > ? AND (
        NOT EXISTS (
            SELECT 1 FROM boards WHERE boards.match = matches.id
            AND boards.ended = (matches.ended IS NOT NULL)
            AND boards.ply = (SELECT count(*) FROM moves WHERE moves.match = matches.id)
        )
        OR EXISTS (SELECT 1 FROM sending WHERE sending.match = matches.id)
        OR EXISTS (
            SELECT 1 FROM boards WHERE boards.match = matches.id
            AND (controls = 1 OR fleeting = 1) AND NOT {_LATEST}
        )
    ) ORDER BY id LIMIT ?
"""  # noqa: S608 - a constant


class Boards:
    """Queries about posted boards."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def sending(self, match: int, now: datetime) -> None:
        """Note that a board of a match is about to be sent, so that it is in doubt from now on."""
        async with self._database.transaction() as writer:
            await writer.execute(
                "INSERT OR REPLACE INTO sending (match, since) VALUES (?, ?)", (match, to_ms(now))
            )

    async def in_doubt(self, match: int) -> datetime | None:
        """Since when a board of a match may be in its channel that is not written down."""
        row = await self._database.one("SELECT since FROM sending WHERE match = ?", (match,))
        return from_ms(row["since"]) if row else None

    async def posted(self, match: int, boards: Iterable[Board]) -> None:
        """Write down boards of a match that are in its channel; none is in doubt any more."""
        async with self._database.transaction() as writer:
            await writer.executemany(
                "INSERT OR IGNORE INTO boards"
                " (message, match, channel, ply, ended, controls, since, fleeting)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    (
                        *(each.message, match, each.channel, each.ply, each.ended),
                        *(each.controls, each.since, each.fleeting),
                    )
                    for each in boards
                ],
            )
            await writer.execute("DELETE FROM sending WHERE match = ?", (match,))

    async def bare(self, message: int) -> None:
        """Remember that a board carries no controls any more."""
        async with self._database.transaction() as writer:
            await writer.execute("UPDATE boards SET controls = 0 WHERE message = ?", (message,))

    async def shows(self, message: int, ply: int) -> None:
        """Remember that a board was edited and shows this ply now."""
        async with self._database.transaction() as writer:
            await writer.execute("UPDATE boards SET ply = ? WHERE message = ?", (ply, message))

    async def faded(self, message: int) -> None:
        """Remember that a board shows nothing any more that was for its moment only."""
        async with self._database.transaction() as writer:
            await writer.execute("UPDATE boards SET fleeting = 0 WHERE message = ?", (message,))

    async def fleeting(self, match: int) -> list[Board]:
        """Boards of a match that show something which is for their moment only, oldest first."""
        rows = await self._database.all(
            "SELECT * FROM boards WHERE match = ? AND fleeting = 1 ORDER BY message", (match,)
        )
        return [_board(row) for row in rows]

    async def latest(self, match: int) -> Board | None:
        """The board of a match that was posted last."""
        row = await self._database.one(
            f"SELECT * FROM boards WHERE match = ? AND {_LATEST}",  # noqa: S608 - a constant
            (match,),
        )
        return _board(row) if row else None

    async def outdated(self, match: int) -> list[Board]:
        """Boards of a match that still carry controls though a later one was posted."""
        rows = await self._database.all(
            f"SELECT * FROM boards WHERE match = ? AND controls = 1 AND NOT {_LATEST}",  # noqa: S608
            (match,),
        )
        return [_board(row) for row in rows]

    async def owing(self) -> AsyncIterator[tuple[int, int]]:
        """Every match that owes its channel something, with that channel; oldest first.

        That is: no board shows the match as it is now, or one is in doubt, or an outdated one still
        carries controls. They are looked up page by page, so that there may be many.
        """
        last = 0
        while True:
            rows = await self._database.all(_OWING, (last, PAGE))
            for row in rows:
                yield row["id"], row["channel"]
            if len(rows) < PAGE:
                return
            last = rows[-1]["id"]


def _board(row: sqlite3.Row) -> Board:
    return Board(
        message=row["message"],
        match=row["match"],
        channel=row["channel"],
        ply=row["ply"],
        ended=bool(row["ended"]),
        controls=bool(row["controls"]),
        since=row["since"],
        fleeting=bool(row["fleeting"]),
    )
