"""The messages in which matches were shown, and what the bot still owes to a channel."""

import sqlite3
from collections.abc import AsyncIterator, Iterable
from datetime import datetime

from bot.store.database import Database
from bot.store.records import Board, past
from bot.store.times import from_ms, to_ms

_LATEST = "message = (SELECT max(message) FROM boards AS later WHERE later.match = boards.match)"
"""Ids of messages grow with time, so the latest board of a match has the largest."""
_SPENT = f"""(NOT {_LATEST} OR boards.ended AND EXISTS (
    SELECT 1 FROM challenges WHERE rematch = boards.match
    AND state IN ('open', 'accepted') AND state = 'accepted'
))"""  # noqa: S608 - a constant
"""A board whose controls have had their time: a later one was posted, or the rematch began.

The states are those of the index ``one_rematch``, word for word, so that SQLite looks there.
"""
_OWING = f"""
    SELECT id, channel FROM matches WHERE id > ? AND guild <> 0 AND (
        NOT EXISTS (
            SELECT 1 FROM boards WHERE boards.match = matches.id
            AND boards.channel = matches.channel
            AND boards.ended = (matches.ended IS NOT NULL)
            AND boards.ply = (SELECT count(*) FROM moves WHERE moves.match = matches.id)
        )
        OR EXISTS (SELECT 1 FROM sending WHERE sending.match = matches.id)
        OR EXISTS (
            SELECT 1 FROM boards WHERE boards.match = matches.id
            AND (controls = 1 AND {_SPENT} OR fleeting = 1 AND NOT {_LATEST})
        )
    ) ORDER BY id LIMIT ?
"""  # noqa: S608 - a constant

_NOTICED = 60_000
"""Milliseconds by which what a board says may be off; nobody sees it, and edits are not free."""
_UNTIMELY = f"""
    FROM boards JOIN matches ON matches.id = boards.match
    WHERE matches.ended IS NULL AND {_LATEST} AND boards.due IS NOT matches.due
    AND (boards.due IS NULL OR matches.due IS NULL OR abs(boards.due - matches.due) >= {_NOTICED})
"""


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

    async def posted(self, match: int, boards: Iterable[Board], takebacks: int = 0) -> None:
        """Write down boards of a match that are in its channel; none is in doubt any more.

        ``takebacks`` is how many the match had seen as they show it.
        """
        async with self._database.transaction() as writer:
            later = await writer.execute_fetchall(
                "SELECT ply FROM offers WHERE match = ? AND kind = 'takeback'"
                " AND state = 'accepted' ORDER BY id LIMIT -1 OFFSET ?",
                (match, takebacks),
            )
            went_back = min((row["ply"] for row in later), default=None)
            await writer.executemany(
                "INSERT OR IGNORE INTO boards"
                " (message, match, channel, ply, ended, controls, since, fleeting, due)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    (
                        *(each.message, match, each.channel),
                        *(still(each.ply, went_back), each.ended),
                        *(each.controls, each.since, each.fleeting, _ms(each.due)),
                    )
                    for each in boards
                ],
            )
            await writer.execute("DELETE FROM sending WHERE match = ?", (match,))

    async def bare(self, message: int) -> None:
        """Remember that a board carries no controls any more."""
        async with self._database.transaction() as writer:
            await writer.execute("UPDATE boards SET controls = 0 WHERE message = ?", (message,))

    async def shows(self, message: int, ply: int, due: datetime | None = None) -> None:
        """Remember that a board was edited and shows this ply now, and until when there is time."""
        async with self._database.transaction() as writer:
            await writer.execute(
                "UPDATE boards SET ply = ?, due = ? WHERE message = ?", (ply, _ms(due), message)
            )

    async def faded(self, message: int) -> None:
        """Remember that a board shows nothing any more that was for its moment only."""
        async with self._database.transaction() as writer:
            await writer.execute("UPDATE boards SET fleeting = 0 WHERE message = ?", (message,))

    async def fleeting(self, match: int) -> list[Board]:
        """Boards of a match that show something which is for their moment only, oldest first."""
        rows = await self._database.all(
            "SELECT * FROM boards WHERE match = ? AND fleeting = 1 ORDER BY message", (match,)
        )
        return [read_board(row) for row in rows]

    async def outlived(self, match: int, message: int) -> int | None:
        """Up to which ply a message still shows a match rightly that went back after it was sent.

        None where it did not go back since.
        """
        row = await self._database.one(
            "WITH gone AS (SELECT max(message) AS last, min(-1 - ply) AS ply FROM boards"
            " WHERE match = ? AND ply < 0)"
            " SELECT ply FROM gone WHERE NOT EXISTS (SELECT 1 FROM boards WHERE match = ?"
            " AND message > last AND message <= ?)",
            (match, match, message),
        )
        return row["ply"] if row else None

    async def latest(self, match: int) -> Board | None:
        """The board of a match that was posted last."""
        row = await self._database.one(
            f"SELECT * FROM boards WHERE match = ? AND {_LATEST}",  # noqa: S608 - a constant
            (match,),
        )
        return read_board(row) if row else None

    async def before(self, board: Board) -> Board | None:
        """The board of the same match that was posted before this one."""
        row = await self._database.one(
            "SELECT * FROM boards WHERE match = ? AND message < ? ORDER BY message DESC LIMIT 1",
            (board.match, board.message),
        )
        return read_board(row) if row else None

    async def untimely(self, match: int) -> Board | None:
        """The latest board of a match under way, where its clock says something else by now."""
        row = await self._database.one(
            f"SELECT boards.* {_UNTIMELY} AND matches.id = ?",
            (match,),
        )
        return read_board(row) if row else None

    async def all_untimely(self) -> AsyncIterator[tuple[int, int]]:
        """Every match of which that is so, with its channel."""
        async for row in self._database.pages(
            "SELECT matches.id, matches.channel"
            f" {_UNTIMELY} AND matches.id > ? ORDER BY matches.id LIMIT ?"
        ):
            yield row["id"], row["channel"]

    async def outdated(self, match: int) -> list[Board]:
        """Boards of a match that still carry controls though these have had their time.

        A later board was posted, or the match is over and its rematch has begun.
        """
        rows = await self._database.all(
            f"SELECT * FROM boards WHERE match = ? AND controls = 1 AND {_SPENT}",  # noqa: S608
            (match,),
        )
        return [read_board(row) for row in rows]

    async def owing(self) -> AsyncIterator[tuple[int, int]]:
        """Every match that owes its channel something, with that channel; oldest first.

        That is: no board shows the match as and where it is now, or one is in doubt, or an
        outdated one still carries controls. They are looked up page by page, so that there may
        be many.
        """
        async for row in self._database.pages(_OWING):
            yield row["id"], row["channel"]


def still(ply: int, went_back: int | None) -> int:
    """``ply`` as a board shows it whose match went back to ``went_back`` after it was made."""
    return ply if went_back is None or ply < went_back else past(went_back)


def _ms(time: datetime | None) -> int | None:
    return None if time is None else to_ms(time)


def read_board(row: sqlite3.Row) -> Board:
    """The board of a whole row."""
    return Board(
        message=row["message"],
        match=row["match"],
        channel=row["channel"],
        ply=row["ply"],
        ended=bool(row["ended"]),
        controls=bool(row["controls"]),
        since=row["since"],
        fleeting=bool(row["fleeting"]),
        due=None if row["due"] is None else from_ms(row["due"]),
    )
