"""The messages in which matches were shown, and what the bot still owes to a channel."""

import sqlite3

from bot.store.database import Database
from bot.store.records import Board

_LATEST = "message = (SELECT max(message) FROM boards AS later WHERE later.match = boards.match)"
"""Ids of messages grow with time, so the latest board of a match has the largest."""


class Boards:
    """Queries about posted boards."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def posted(self, board: Board) -> None:
        """Remember a posted board."""
        async with self._database.transaction() as writer:
            await writer.execute(
                "INSERT OR REPLACE INTO boards (message, match, channel, ply, ended, controls)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (
                    board.message,
                    board.match,
                    board.channel,
                    board.ply,
                    board.ended,
                    board.controls,
                ),
            )

    async def bare(self, message: int) -> None:
        """Remember that a board carries no controls any more."""
        async with self._database.transaction() as writer:
            await writer.execute("UPDATE boards SET controls = 0 WHERE message = ?", (message,))

    async def latest(self, match: int) -> Board | None:
        """The board of a match that was posted last."""
        row = await self._database.one(
            f"SELECT * FROM boards WHERE match = ? AND {_LATEST}",  # noqa: S608 - a constant
            (match,),
        )
        return _board(row) if row else None

    async def outdated(self, match: int | None = None) -> list[Board]:
        """Boards that still carry controls though a later one of their match was posted."""
        rows = await self._database.all(
            f"SELECT * FROM boards WHERE controls = 1 AND NOT {_LATEST}"  # noqa: S608 - a constant
            " AND (? IS NULL OR match = ?)",
            (match, match),
        )
        return [_board(row) for row in rows]

    async def owed(self) -> list[int]:
        """The matches that no board shows as they are now, by id."""
        rows = await self._database.all(
            "SELECT id FROM matches WHERE NOT EXISTS (SELECT 1 FROM boards"
            " WHERE boards.match = matches.id AND boards.ended = (matches.ended IS NOT NULL)"
            " AND boards.ply = (SELECT count(*) FROM moves WHERE moves.match = matches.id))"
            " ORDER BY id"
        )
        return [row["id"] for row in rows]


def _board(row: sqlite3.Row) -> Board:
    return Board(
        message=row["message"],
        match=row["match"],
        channel=row["channel"],
        ply=row["ply"],
        ended=bool(row["ended"]),
        controls=bool(row["controls"]),
    )
