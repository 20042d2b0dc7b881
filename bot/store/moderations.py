"""What moderators did to matches."""

import aiosqlite

from bot.store.database import Database
from bot.store.records import Moderation
from bot.store.times import from_ms, to_ms


class Moderations:
    """Queries about what moderators did."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def last(self, match: int) -> Moderation | None:
        """What was done to a match last."""
        row = await self._database.one(
            "SELECT * FROM moderations WHERE match = ? ORDER BY id DESC LIMIT 1", (match,)
        )
        return (
            None
            if row is None
            else Moderation(row["moderator"], row["act"], row["note"], from_ms(row["made"]))
        )


async def note_down(writer: aiosqlite.Connection, match: int, moderation: Moderation) -> None:
    """Keep with a match what a moderator did to it, in the transaction that does it."""
    await writer.execute(
        "INSERT INTO moderations (match, moderator, act, note, made) VALUES (?, ?, ?, ?, ?)",
        (match, moderation.moderator, moderation.act, moderation.note, to_ms(moderation.made)),
    )
