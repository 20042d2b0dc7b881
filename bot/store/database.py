"""The SQLite file: opening it, and transactions.

Writes go through one connection, a transaction at a time; reads go through a second one and see
only what was committed. ``synchronous=FULL`` makes a commit survive a power cut.

Each connection works through its statements in the order in which they were handed to it, in a
thread of its own; cancelling who waits for one does not take it back. So a rollback that is handed
over after a cancellation undoes all that came before it.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any, Self

import aiosqlite

from bot import figures
from bot.logs import Fact, Log
from bot.store.migrating import DatabaseError, check, migrate

BUSY_TIMEOUT_MS = 10_000
PAGE = 100
"""How many rows are looked up at a time where there may be very many."""

_log = Log(__name__)
_changes: ContextVar[list[tuple[str, dict[str, Fact]]]] = ContextVar("changes")


def changed(event: str, **facts: Fact) -> None:
    """Log and count this once the transaction under way is committed, and never if it is not."""
    _changes.get().append((event, facts))


class Database:
    """An open database. Use `open` to make one and `close` when done."""

    def __init__(self, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self._writer = writer
        self._reader = reader
        self._writing = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open ``path``, creating it and bringing its schema up to date.

        Raises:
            DatabaseError: it cannot be opened, is no database of ours, or is newer than we are.
        """
        try:
            _make_room(path)
            async with AsyncExitStack() as opened:
                writer = await _connect(path, opened)
                await migrate(writer)
                reader = await _connect(path, opened)
                await reader.execute_fetchall("PRAGMA query_only = ON")
                opened.pop_all()
        except (OSError, sqlite3.Error) as error:
            raise DatabaseError(f"The database {path} cannot be opened: {error}.") from error
        return cls(writer, reader)

    async def close(self) -> None:
        """Finish the transaction under way and close the file."""
        async with self._writing:
            try:
                await self._reader.close()
            finally:
                await self._writer.close()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """Write atomically: all of it is committed at the end, or none after an exception.

        Whoever is cancelled while the commit is under way cannot know which of the two it was.
        """
        async with self._writing:
            changes: list[tuple[str, dict[str, Fact]]] = []
            _changes.set(changes)
            try:
                await self._writer.execute("BEGIN IMMEDIATE")
                yield self._writer
                await self._writer.commit()
            except BaseException:
                await self._writer.rollback()
                raise
        for event, facts in changes:
            _log.info(event, **facts)
            figures.changed(event)

    async def scrub(self) -> bool:
        """Write the file anew, so that it holds nothing but what is stored; False if it is in use.

        The copy is what the journal holds then, and that goes into the file and is emptied.
        """
        async with self._writing:
            await self._writer.execute_fetchall("VACUUM")
            (row,) = await self._writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
            return not row[0]

    async def all(self, query: str, values: Iterable[Any] = ()) -> list[sqlite3.Row]:
        """The committed rows that ``query`` selects."""
        return list(await self._reader.execute_fetchall(query, values))

    async def pages(self, query: str, *values: Any) -> AsyncIterator[sqlite3.Row]:
        """The committed rows that ``query`` selects, looked up page by page.

        Its first parameter is the ``id`` after which a page begins, its last how many rows it has;
        ``values`` are those in between. It has to be in the order of ids.
        """
        last = 0
        while True:
            rows = await self.all(query, (last, *values, PAGE))
            for row in rows:
                yield row
            if len(rows) < PAGE:
                return
            last = rows[-1]["id"]

    async def one(self, query: str, values: Iterable[Any] = ()) -> sqlite3.Row | None:
        """The first committed row that ``query`` selects, None when there is none."""
        rows = await self.all(query, values)
        return rows[0] if rows else None


def _make_room(path: Path) -> None:
    """Make the folder of a database, and see that there is no other in its place."""
    if path.is_dir():
        raise OSError("it is a folder")
    path.parent.mkdir(parents=True, exist_ok=True)


async def _connect(path: Path, opened: AsyncExitStack) -> aiosqlite.Connection:
    """A connection that ``opened`` will close."""
    connection = await aiosqlite.connect(path, isolation_level=None)
    opened.push_async_callback(connection.close)
    connection.row_factory = sqlite3.Row
    # Each answer is read to its end, else it would be a statement in progress.
    await connection.execute_fetchall(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
    await check(connection)
    # What is deleted is overwritten with zeros, not only given free.
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        "secure_delete = ON",
    ):
        await connection.execute_fetchall(f"PRAGMA {pragma}")
    return connection
