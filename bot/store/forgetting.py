"""Removing the past of a person or of a server, for good, and leaving that of all others as it is.

Where others need to know that there was somebody, a number below 0 stands in the place of the
person. It is drawn by lot and kept together with nothing else, so nobody can tell who it was.
"""

import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import aiosqlite

from bot.logs import Log
from bot.store.boards import read_board
from bot.store.database import Database, changed
from bot.store.ledger import EVERYWHERE
from bot.store.matches import end_match
from bot.store.personal import TABLES
from bot.store.records import Board
from engines.endings import RESIGNED
from engines.game import Outcome, other

_log = Log(__name__)

_FORMERS = 10**11
"""So many numbers there are for former players; twelve characters with the sign."""
_WIPE = "wipe"
"""The fact that what was removed may still be in the free parts of the file."""
_WELCOME = "welcome "
"""What the fact begins with that a server was welcomed; its id follows."""
_RESULT = (
    "UPDATE matches SET guild = :nowhere, channel = 0, challenge = NULL, options = '{}',"
    " deal = '{}', scores = '[0, 0]', salt = NULL, thread = 0 WHERE guild = :guild"
)
"""What is kept of a match that counts for ratings across servers: its result."""
_ERASE = "INSERT OR IGNORE INTO erasures (message, channel, guild) SELECT message, channel,"
_SENT = "AND channel IS NOT NULL AND message > 0"
_OF_SERVER = "match IN (SELECT id FROM matches WHERE guild = :guild)"


@dataclass(frozen=True, slots=True)
class Erasure:
    """A message of ours that is to be deleted; a private one has no server."""

    message: int
    channel: int
    guild: int | None


class Forgetting:
    """Removes pasts, and knows what is still owed of it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.formers: list[int] = []
        """The numbers of those who were forgotten since the bot started, in this order."""
        self.owed: Callable[[], None] = lambda: None
        """Called where messages have come to be owed a change."""

    async def in_doubt(self, person: int) -> list[int]:
        """The matches of a person in whose channels a message may be that is not written down."""
        rows = await self._database.all(
            "SELECT match FROM (SELECT match FROM sending UNION"
            " SELECT match FROM warnings WHERE message IS NULL) JOIN seats USING (match)"
            " WHERE person = ? ORDER BY match",
            (person,),
        )
        return [row["match"] for row in rows]

    async def owe(self, former: int) -> None:
        """Let every message be changed again that may name somebody who was forgotten meanwhile.

        That is for what was on its way when they were.
        """
        async with self._database.transaction() as writer:
            for owe in _owing(_theirs("boards"), _theirs("letters"), _theirs("challenges")):
                await writer.execute(owe, {"person": former})
        self.owed()

    async def kept(self, person: int) -> dict[str, list[dict[str, Any]]]:
        """Every row that tells of a person, by table, as it is stored."""
        found = {}
        for name, table in TABLES.items():
            if table.theirs is not None:
                rows = await self._database.all(
                    f"SELECT {', '.join(table.columns)} FROM {name} WHERE {table.theirs}",  # noqa: S608
                    {"person": person},
                )
                found[name] = [dict(row) for row in rows]
        return found

    async def forget(self, person: int, now: datetime) -> list[int]:
        """Remove all that names a person, in one transaction; the matches that this ended.

        They resign what they play, which counts as it ever does, and their challenges are settled.
        Afterwards the file has to be wiped, and messages are owed changes.
        """
        who: dict[str, Any] = {"person": person, "former": -1 - secrets.randbelow(_FORMERS)}
        async with self._database.transaction() as writer:
            ended = await _resign(writer, person, now)
            await _settle(writer, who)
            for owe in _owing(_theirs("boards"), _theirs("letters"), _theirs("challenges")):
                await writer.execute(owe, who)
            for name, table in TABLES.items():
                if table.goes is not None:
                    await writer.execute(f"DELETE FROM {name} WHERE {table.goes}", who)  # noqa: S608
            await writer.execute("UPDATE moderations SET note = '' WHERE moderator = :person", who)
            for name, table in TABLES.items():
                for column in table.people:
                    await writer.execute(
                        f"UPDATE {name} SET {column} = :former WHERE {column} = :person",  # noqa: S608
                        who,
                    )
            await _to_wipe(writer)
            changed("person-forgotten", resigned=len(ended))
        self.formers.append(who["former"])
        return ended

    async def servers(self) -> list[int]:
        """All servers of which anything is stored."""
        asked = " UNION ".join(
            f"SELECT guild FROM {name} WHERE guild > {EVERYWHERE}"  # noqa: S608
            for name, table in TABLES.items()
            if table.guild
        )
        welcomed = (
            f"SELECT CAST(substr(name, {len(_WELCOME) + 1}) AS INTEGER) FROM facts"  # noqa: S608
            f" WHERE name GLOB '{_WELCOME}*'"
        )
        rows = await self._database.all(f"{asked} UNION {welcomed} ORDER BY guild")
        return [row["guild"] for row in rows]

    async def forget_server(self, guild: int) -> None:
        """Remove all that belongs to a server, in one transaction.

        Of rated matches the result stays, without the server, for the ratings across servers
        follow from it.
        """
        which = {"guild": guild, "nowhere": EVERYWHERE}
        async with self._database.transaction() as writer:
            await writer.execute(f"{_ERASE} NULL FROM letters WHERE {_OF_SERVER} {_SENT}", which)
            await writer.execute("UPDATE matches SET challenge = NULL WHERE guild = :guild", which)
            await writer.execute("DELETE FROM challenges WHERE guild = :guild", which)
            await writer.execute(
                "DELETE FROM matches WHERE guild = :guild AND counted IS NULL", which
            )
            for name, table in TABLES.items():
                if "match" in table.columns and name not in ("seats", "rating_history"):
                    await writer.execute(f"DELETE FROM {name} WHERE {_OF_SERVER}", which)  # noqa: S608
            await writer.execute(_RESULT, which)
            for name, table in TABLES.items():
                if table.guild:
                    await writer.execute(f"DELETE FROM {name} WHERE guild = :guild", which)  # noqa: S608
            for fact in (out_of(guild), welcome_in(guild)):
                await writer.execute("DELETE FROM facts WHERE name = ?", (fact,))
            await _to_wipe(writer)
            changed("server-forgotten")

    async def to_retell(self) -> AsyncIterator[tuple[int, int]]:
        """Every match with a board that names somebody whose past was removed, with its channel."""
        query = (
            "SELECT DISTINCT id, matches.channel FROM boards JOIN matches ON id = match"
            " WHERE id > ? AND retell = 1 ORDER BY id LIMIT ?"
        )
        async for row in self._database.pages(query):
            yield row["id"], row["channel"]

    async def boards(self, match: int) -> list[Board]:
        """The boards of a match of which that is so, the latest first."""
        rows = await self._database.all(
            "SELECT * FROM boards WHERE match = ? AND retell = 1 ORDER BY message DESC", (match,)
        )
        return [read_board(row) for row in rows]

    async def retold(self, message: int, *, bare: bool) -> None:
        """Remember that a board was told anew, and whether it has lost its controls by that."""
        async with self._database.transaction() as writer:
            await writer.execute(
                "UPDATE boards SET retell = 0, controls = min(controls, ?) WHERE message = ?",
                (not bare, message),
            )

    async def first_in(self, channel: int) -> int | None:
        """The first match that was played in a channel or thread."""
        row = await self._database.one(
            "SELECT min(id) AS first FROM matches WHERE channel = ?", (channel,)
        )
        return row["first"] if row else None

    async def erasures(self) -> list[Erasure]:
        """The messages that are to be deleted."""
        rows = await self._database.all("SELECT * FROM erasures ORDER BY message")
        return [Erasure(row["message"], row["channel"], row["guild"]) for row in rows]

    async def erased(self, message: int) -> None:
        """Remember that a message is gone, or cannot be reached."""
        async with self._database.transaction() as writer:
            await writer.execute("DELETE FROM erasures WHERE message = ?", (message,))
            await _to_wipe(writer)

    async def wipe(self) -> bool:
        """Let nothing of what was removed be left in the file; False where that has to wait.

        It waits while another program reads the database.
        """
        if await self._database.one("SELECT 1 FROM facts WHERE name = ?", (_WIPE,)) is None:
            return True
        try:
            if not await self._database.scrub():
                return False
        except sqlite3.OperationalError as error:
            _log.warning("not-wiped", error)
            return False
        async with self._database.transaction() as writer:
            await writer.execute("DELETE FROM facts WHERE name = ?", (_WIPE,))
        _log.info("wiped")
        return True


def out_of(guild: int) -> str:
    """The name of the fact that says since when the bot is out of a server."""
    return f"out of {guild}"


def welcome_in(guild: int) -> str:
    """The name of the fact that holds the message of our welcome in a server.

    It is empty as long as that is not known to be sent.
    """
    return f"{_WELCOME}{guild}"


async def _resign(writer: aiosqlite.Connection, person: int, now: datetime) -> list[int]:
    """Let somebody resign whatever they play; the matches."""
    rows = await writer.execute_fetchall(
        "SELECT id, seat FROM seats JOIN matches ON id = match WHERE person = ? AND ended IS NULL"
        " ORDER BY id",
        (person,),
    )
    ended = [(row["id"], row["seat"]) for row in rows]
    for match, seat in ended:
        await end_match(writer, match, Outcome(other(seat), RESIGNED, (0, 0)), now)
    return [match for match, _ in ended]


async def _settle(writer: aiosqlite.Connection, who: dict[str, Any]) -> None:
    """Take somebody's open challenges back, and decline those that were made to them."""
    for column, state in (("challenger", "cancelled"), ("opponent", "declined")):
        await writer.execute(
            f"UPDATE challenges SET state = '{state}' WHERE state = 'open' AND {column} = :person",  # noqa: S608
            who,
        )


def _theirs(table: str) -> str:
    """The condition for what tells of a person in a table that has such."""
    return TABLES[table].theirs or "FALSE"


def _owing(theirs: str, own: str, challenges: str) -> tuple[str, ...]:
    """What owes a change to every message that names somebody, as far as it is known."""
    moderated = "match IN (SELECT match FROM moderations WHERE moderator = :person)"
    named = "message IS NOT NULL AND"
    return (
        f"UPDATE boards SET retell = 1 WHERE {theirs} OR {moderated}",  # noqa: S608
        f"UPDATE challenges SET shown = NULL WHERE {named} ({challenges})",  # noqa: S608
        f"UPDATE offers SET shown = '' WHERE {named} {theirs}",  # noqa: S608
        f"{_ERASE} NULL FROM letters WHERE {own} {_SENT}",
        f"{_ERASE} guild FROM warnings JOIN matches ON id = match WHERE {theirs} AND message > 0",
    )


async def _to_wipe(writer: aiosqlite.Connection) -> None:
    await writer.execute("INSERT OR REPLACE INTO facts (name, value) VALUES (?, '1')", (_WIPE,))
