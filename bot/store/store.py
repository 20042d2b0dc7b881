"""The store: every query of the bot, grouped by what it is about."""

from collections.abc import Sequence
from pathlib import Path
from typing import Self

from bot.store.absences import Absences
from bot.store.auditing import Audit
from bot.store.blocks import Blocks
from bot.store.boards import Boards
from bot.store.challenges import Challenges
from bot.store.counting import Counts, count
from bot.store.database import Database
from bot.store.drafts import Drafts
from bot.store.forgetting import Forgetting
from bot.store.letters import Letters
from bot.store.matches import Matches
from bot.store.moderations import Moderations
from bot.store.offers import Offers
from bot.store.people import People
from bot.store.ratings import Ratings
from bot.store.rooms import Rooms
from bot.store.settings import Preferences, Settings
from bot.store.timing import Timings


class Store:
    """All queries over one open database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.challenges = Challenges(database)
        self.matches = Matches(database)
        self.boards = Boards(database)
        self.people = People(database)
        self.letters = Letters(database)
        self.offers = Offers(database)
        self.drafts = Drafts(database)
        self.settings = Settings(database)
        self.preferences = Preferences(database)
        self.timings = Timings(database)
        self.absences = Absences(database)
        self.ratings = Ratings(database)
        self.rooms = Rooms(database)
        self.moderations = Moderations(database)
        self.audit = Audit(database)
        self.blocks = Blocks(database)
        self.forgetting = Forgetting(database)

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the database at ``path``; see `Database.open`."""
        return cls(await Database.open(path))

    async def close(self) -> None:
        """Close the database."""
        await self._database.close()

    async def counts(self, secret: Sequence[str]) -> Counts:
        """How much there is, and how much of it the channels do not show yet.

        ``secret`` are the games whose players get letters. This looks at every match, so it is not
        for the connection on which people wait.
        """
        owing = {
            "board": self.boards.owing(),
            "challenge": self.challenges.owing(),
            "offer": self.offers.owing(),
            "letter": self.letters.owing(secret),
        }
        owed = {what: sum([1 async for _ in found]) for what, found in owing.items()}
        return await count(self._database, owed)

    async def fact(self, name: str) -> str | None:
        """A small fact about this installation."""
        row = await self._database.one("SELECT value FROM facts WHERE name = ?", (name,))
        return str(row["value"]) if row else None

    async def set_fact(self, name: str, value: str) -> None:
        """Remember a small fact about this installation."""
        async with self._database.transaction() as writer:
            await writer.execute(
                "INSERT INTO facts (name, value) VALUES (?, ?)"
                " ON CONFLICT DO UPDATE SET value = excluded.value",
                (name, value),
            )
