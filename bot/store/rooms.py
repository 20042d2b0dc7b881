"""Where matches are played: the threads that they are owed, live in, and leave."""

from collections.abc import AsyncIterator

from bot.store.challenges import read_challenge
from bot.store.database import Database
from bot.store.matches import move_match
from bot.store.records import Challenge


class Rooms:
    """Queries about the threads of matches.

    A match is owed a thread as long as its challenge asks for one and no board was posted. Its
    ``thread`` says that it lives in one of its own, until that is archived or left.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def thread_owed(self, match: int) -> Challenge | None:
        """The challenge of a match that is owed a thread, None for others."""
        row = await self._database.one(
            "SELECT challenges.* FROM challenges JOIN matches ON challenge = challenges.id"
            " WHERE matches.id = ? AND place = 'thread' AND thread = 0 AND ended IS NULL"
            " AND matches.channel = challenges.channel"
            " AND NOT EXISTS (SELECT 1 FROM boards WHERE match = matches.id)"
            " AND NOT EXISTS (SELECT 1 FROM sending WHERE match = matches.id)",
            (match,),
        )
        return read_challenge(row) if row else None

    async def threadless(self, match: int) -> bool:
        """Whether a match goes on in the channel of its challenge, though that wants a thread."""
        row = await self._database.one(
            "SELECT 1 FROM challenges JOIN matches ON challenge = challenges.id"
            " WHERE matches.id = ? AND place = 'thread' AND thread = 0 AND ended IS NULL"
            " AND matches.channel = challenges.channel",
            (match,),
        )
        return row is not None

    async def had_thread(self, match: int) -> bool:
        """Whether a match was played in a thread that was opened for it, and nowhere else."""
        row = await self._database.one(
            "SELECT 1 FROM challenges JOIN matches ON challenge = challenges.id"
            " WHERE matches.id = ? AND matches.channel <> challenges.channel AND (thread = 1"
            " OR place = 'thread' AND NOT EXISTS (SELECT 1 FROM boards"
            " WHERE match = matches.id AND boards.channel <> matches.channel))",
            (match,),
        )
        return row is not None

    async def enter(self, match: int, thread: int) -> None:
        """Let a match be played in a thread of its own."""
        async with self._database.transaction() as writer:
            await move_match(writer, match, thread, thread=True)

    async def leave(self, match: int) -> bool:
        """Let a match go back from its thread to where it was challenged; False if it cannot."""
        async with self._database.transaction() as writer:
            rows = list(
                await writer.execute_fetchall(
                    "SELECT challenges.channel FROM challenges JOIN matches"
                    " ON challenge = challenges.id WHERE matches.id = ? AND thread = 1"
                    " AND matches.channel <> challenges.channel",
                    (match,),
                )
            )
            for row in rows:
                await move_match(writer, match, row["channel"])
            return bool(rows)

    async def archived(self, match: int) -> None:
        """Remember that the thread of a match needs nothing more."""
        async with self._database.transaction() as writer:
            await writer.execute("UPDATE matches SET thread = 0 WHERE id = ?", (match,))

    async def busy(self, guild: int, channel: int) -> bool:
        """Whether any match is under way in a channel."""
        row = await self._database.one(
            "SELECT 1 FROM matches WHERE guild = ? AND channel = ? AND ended IS NULL",
            (guild, channel),
        )
        return row is not None

    async def to_archive(self) -> AsyncIterator[int]:
        """Every match that is over, its end posted, in a thread that is not yet archived."""
        async for row in self._database.pages(
            "SELECT id FROM matches WHERE id > ? AND thread = 1 AND ended IS NOT NULL"
            " AND EXISTS (SELECT 1 FROM boards WHERE match = matches.id AND boards.ended = 1)"
            " ORDER BY id LIMIT ?"
        ):
            yield row["id"]
