"""What people were about to play when they last looked at a match."""

from bot.store.database import Database


class Drafts:
    """Queries about drafts. What one holds is the game's own text."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, match: int, person: int) -> tuple[int, str] | None:
        """The ply that a person saw and what they held; None where they held nothing yet."""
        row = await self._database.one(
            "SELECT ply, held FROM drafts WHERE match = ? AND person = ?", (match, person)
        )
        return (row["ply"], row["held"]) if row else None

    async def keep(self, match: int, person: int, ply: int, held: str) -> None:
        """Remember what a person holds."""
        async with self._database.transaction() as writer:
            await writer.execute(
                "INSERT INTO drafts (match, person, ply, held) VALUES (?, ?, ?, ?)"
                " ON CONFLICT DO UPDATE SET ply = excluded.ply, held = excluded.held",
                (match, person, ply, held),
            )
