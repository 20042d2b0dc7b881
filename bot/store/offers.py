"""What players of a match offer each other."""

import sqlite3
from collections.abc import AsyncIterator
from datetime import datetime

from bot.clocks import Timing
from bot.store.database import Database, changed
from bot.store.matches import end_match
from bot.store.records import Offer, OfferKind, past
from bot.store.times import from_ms, to_ms
from bot.store.timing import begin_turn
from engines.game import Outcome, Seat

_UNDER_WAY = "EXISTS (SELECT 1 FROM matches WHERE id = ? AND ended IS NULL)"


class Offers:
    """Queries about offers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self, match: int, kind: OfferKind, seat: Seat, now: datetime, ply: int | None = None
    ) -> int | None:
        """Store an offer and return its id; ``ply`` is where a takeback would lead.

        None when one of this kind is open in the match, or it has ended.
        """
        async with self._database.transaction() as writer:
            try:
                cursor = await writer.execute(
                    "INSERT INTO offers (match, kind, seat, ply, made) SELECT ?, ?, ?, ?, ?"
                    f" WHERE {_UNDER_WAY}",
                    (match, kind, seat, ply, to_ms(now), match),
                )
            except sqlite3.IntegrityError:
                return None
            if cursor.rowcount != 1:
                return None
            changed("offer-made", match=match, offer=cursor.lastrowid, kind=kind)
            return cursor.lastrowid

    async def get(self, number: int) -> Offer | None:
        """The offer with this id."""
        row = await self._database.one("SELECT * FROM offers WHERE id = ?", (number,))
        return read_offer(row) if row else None

    async def settle(self, number: int, state: str) -> bool:
        """Move an open offer to ``state``; False when it was open no more."""
        async with self._database.transaction() as writer:
            cursor = await writer.execute(
                "UPDATE offers SET state = ? WHERE id = ? AND state = 'open'", (state, number)
            )
            if cursor.rowcount != 1:
                return False
            changed("offer-settled", offer=number, state=state)
            return True

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
            if cursor.rowcount != 1 or not await end_match(writer, match, result, now):
                return False
            changed("offer-settled", offer=number, state="accepted")
            return True

    async def take_back(
        self, number: int, match: int, upto: int, timing: Timing | None = None
    ) -> bool:
        """Accept the takeback of a match of ``upto`` moves and forget those moves, at once.

        Nothing that shows the match as it was counts as its present any more, and nobody has been
        warned yet at a ply that comes once more. False, and nothing changed, when the offer is open
        no more, the match has ended or has another number of moves. ``timing`` is what the clock
        says of the turn that begins once more, None without a clock.
        """
        async with self._database.transaction() as writer:
            (*accepted,) = await writer.execute_fetchall(
                "UPDATE offers SET state = 'accepted' WHERE id = ? AND match = ?"  # noqa: S608
                " AND kind = 'takeback' AND state = 'open' AND ply < ?"
                " AND ? = (SELECT count(*) FROM moves WHERE moves.match = offers.match)"
                f" AND {_UNDER_WAY} RETURNING ply",
                (number, match, upto, upto, match),
            )
            if not accepted:
                return False
            ply = accepted[0]["ply"]
            await writer.execute("DELETE FROM moves WHERE match = ? AND ply >= ?", (match, ply))
            if timing is not None:
                await begin_turn(writer, match, timing)
            await writer.execute(
                "UPDATE boards SET ply = ? WHERE match = ? AND (ply >= ? OR ply < ?)",
                (past(ply), match, ply, past(ply)),
            )
            await writer.execute("UPDATE letters SET ply = NULL WHERE match = ?", (match,))
            changed("offer-settled", offer=number, state="accepted")
            return True

    async def posted(self, number: int, message: int | None, shown: str) -> None:
        """Remember the message in which an offer stands and the state it shows."""
        async with self._database.transaction() as writer:
            await writer.execute(
                "UPDATE offers SET message = ?, shown = ? WHERE id = ?", (message, shown, number)
            )

    async def untold(self, match: int) -> list[int]:
        """The offers of a match whose messages are missing or show an old state."""
        rows = await self._database.all(
            "SELECT id FROM offers WHERE match = ? AND shown IS NOT state ORDER BY id", (match,)
        )
        return [row["id"] for row in rows]

    async def owing(self) -> AsyncIterator[tuple[int, int]]:
        """Every offer whose message is missing or shows an old state, with its channel."""
        async for row in self._database.pages(
            "SELECT offers.id, channel FROM offers JOIN matches ON matches.id = offers.match"
            " WHERE offers.id > ? AND (state = 'open' AND message IS NULL OR shown != state)"
            " ORDER BY offers.id LIMIT ?"
        ):
            yield row["id"], row["channel"]


def read_offer(row: sqlite3.Row) -> Offer:
    """The offer of a whole row."""
    return Offer(
        id=row["id"],
        match=row["match"],
        kind=row["kind"],
        seat=row["seat"],
        ply=row["ply"],
        state=row["state"],
        message=row["message"],
        shown=row["shown"],
        made=from_ms(row["made"]),
    )
