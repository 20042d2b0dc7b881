"""Who blocks whom: of whom somebody takes no challenges."""

from datetime import datetime

from bot.store.database import Database
from bot.store.times import to_ms


class Blocks:
    """Queries about blocks, which hold in every server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, person: int, blocked: int, now: datetime) -> None:
        """Let ``person`` block somebody, if they do not already."""
        async with self._database.transaction() as writer:
            await writer.execute(
                "INSERT OR IGNORE INTO blocks (person, blocked, since) VALUES (?, ?, ?)",
                (person, blocked, to_ms(now)),
            )

    async def end(self, person: int, blocked: int) -> bool:
        """Let ``person`` block somebody no longer; False when they did not."""
        async with self._database.transaction() as writer:
            cursor = await writer.execute(
                "DELETE FROM blocks WHERE person = ? AND blocked = ?", (person, blocked)
            )
            return cursor.rowcount == 1

    async def of(self, person: int) -> list[int]:
        """Whom ``person`` blocks, the latest first."""
        rows = await self._database.all(
            "SELECT blocked FROM blocks WHERE person = ? ORDER BY since DESC, blocked", (person,)
        )
        return [row["blocked"] for row in rows]

    async def between(self, one: int, two: int) -> set[int]:
        """Those of two people who block the other."""
        rows = await self._database.all(
            "SELECT person FROM blocks WHERE (person = ? AND blocked = ?)"
            " OR (person = ? AND blocked = ?)",
            (one, two, two, one),
        )
        return {row["person"] for row in rows}
