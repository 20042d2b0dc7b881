"""What players of a match offer each other: so far, a draw."""

import sqlite3
from collections.abc import AsyncIterator
from datetime import datetime

from bot.store.database import Database
from bot.store.matches import end_match
from bot.store.records import Offer
from bot.store.times import from_ms, to_ms
from engines.game import Outcome, Seat

_UNDER_WAY = "EXISTS (SELECT 1 FROM matches WHERE id = ? AND ended IS NULL)"


class Offers:
    """Queries about offers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, match: int, kind: str, seat: Seat, now: datetime) -> int | None:
        """Store an offer and return its id.

        None when one of this kind is open in the match, or it has ended.
        """
        async with self._database.transaction() as writer:
            try:
                cursor = await writer.execute(
                    "INSERT INTO offers (match, kind, seat, made) SELECT ?, ?, ?, ?"
                    f" WHERE {_UNDER_WAY}",
                    (match, kind, seat, to_ms(now), match),
                )
            except sqlite3.IntegrityError:
                return None
            return cursor.lastrowid if cursor.rowcount == 1 else None

    async def get(self, number: int) -> Offer | None:
        """The offer with this id."""
        row = await self._database.one("SELECT * FROM offers WHERE id = ?", (number,))
        return _offer(row) if row else None

    async def settle(self, number: int, state: str) -> bool:
        """Move an open offer to ``state``; False when it was open no more."""
        async with self._database.transaction() as writer:
            cursor = await writer.execute(
                "UPDATE offers SET state = ? WHERE id = ? AND state = 'open'", (state, number)
            )
            return cursor.rowcount == 1

    async def agree(self, number: int, match: int, result: Outcome, now: datetime) -> bool:
        """Accept an offer and end its match with ``result``, at once.

        False, and nothing changed, when the offer is open no more or the match has ended.
        """
        async with self._database.transaction() as writer:
            cursor = await writer.execute(
                "UPDATE offers SET state = 'accepted' WHERE id = ? AND match = ?"  # noqa: S608
                f" AND state = 'open' AND {_UNDER_WAY}",
                (number, match, match),
            )
            return cursor.rowcount == 1 and await end_match(writer, match, result, now)

    async def posted(self, number: int, message: int | None, shown: str) -> None:
        """Remember the message in which an offer stands and the state it shows."""
        async with self._database.transaction() as writer:
            await writer.execute(
                "UPDATE offers SET message = ?, shown = ? WHERE id = ?", (message, shown, number)
            )

    async def untold(self, match: int) -> list[int]:
        """The offers of a match whose messages show an old state."""
        rows = await self._database.all(
            "SELECT id FROM offers WHERE match = ? AND shown != state ORDER BY id", (match,)
        )
        return [row["id"] for row in rows]

    async def owing(self) -> AsyncIterator[tuple[int, int]]:
        """Every offer whose message is missing or shows an old state, with its channel."""
        rows = await self._database.all(
            "SELECT offers.id, channel FROM offers JOIN matches ON matches.id = offers.match"
            " WHERE (state = 'open' AND message IS NULL) OR (shown != state) ORDER BY offers.id"
        )
        for row in rows:
            yield row["id"], row["channel"]


def _offer(row: sqlite3.Row) -> Offer:
    return Offer(
        id=row["id"],
        match=row["match"],
        kind=row["kind"],
        seat=row["seat"],
        state=row["state"],
        message=row["message"],
        shown=row["shown"],
        made=from_ms(row["made"]),
    )
