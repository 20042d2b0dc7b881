"""The SQLite file: opening, migrating, transactions and backups.

Writes go through one connection, a transaction at a time; reads go through a second one and see
only what was committed. ``synchronous=FULL`` makes a commit survive a power cut.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import aiosqlite

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_TIMEOUT_MS = 10_000


class DatabaseError(Exception):
    """The database cannot be used; the text says why, for the person who runs the bot."""


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
        writer: aiosqlite.Connection | None = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            writer = await _connect(path)
            await migrate(writer)
            reader = await _connect(path)
            await reader.execute("PRAGMA query_only = ON")
        except (OSError, sqlite3.Error) as error:
            if writer is not None:
                await writer.close()
            raise DatabaseError(f"The database {path} cannot be opened: {error}.") from error
        except DatabaseError:
            if writer is not None:
                await writer.close()
            raise
        return cls(writer, reader)

    async def close(self) -> None:
        """Finish the transaction under way and close the file."""
        async with self._writing:
            await self._reader.close()
            await self._writer.close()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """Write atomically: all of it is committed at the end, or none after an exception."""
        async with self._writing:
            if self._writer.in_transaction:  # a cancelled task left one behind
                await self._writer.rollback()
            await self._writer.execute("BEGIN IMMEDIATE")
            try:
                yield self._writer
                await self._writer.commit()
            except BaseException:
                await self._writer.rollback()
                raise

    async def all(self, query: str, values: Iterable[Any] = ()) -> list[sqlite3.Row]:
        """The committed rows that ``query`` selects."""
        return list(await self._reader.execute_fetchall(query, values))

    async def one(self, query: str, values: Iterable[Any] = ()) -> sqlite3.Row | None:
        """The first committed row that ``query`` selects, None when there is none."""
        rows = await self.all(query, values)
        return rows[0] if rows else None

    async def backup(self, target: Path) -> None:
        """Copy the database to ``target`` while it is in use.

        Raises:
            DatabaseError: ``target`` cannot be written.
        """
        try:
            async with aiosqlite.connect(target) as copy:
                await self._reader.backup(copy)
        except (OSError, sqlite3.Error) as error:
            raise DatabaseError(f"The backup to {target} failed: {error}.") from error


async def migrate(connection: aiosqlite.Connection, upto: int | None = None) -> None:
    """Apply the numbered migrations that the database lacks, each in a transaction of its own.

    Raises:
        DatabaseError: the database was written by a newer Fireside.
    """
    scripts = migrations()
    newest = max(scripts)
    current = await _version(connection)
    if current > newest:
        raise DatabaseError(
            f"The database has schema {current}, but this Fireside knows only up to {newest}. "
            "Run the version that wrote it, or a newer one."
        )
    for number in range(current + 1, (newest if upto is None else upto) + 1):
        script = scripts[number].read_text(encoding="utf-8")
        try:
            await connection.executescript(
                f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;"
            )
        except sqlite3.Error:
            await connection.rollback()
            raise


def migrations() -> dict[int, Path]:
    """The migration scripts by number, 1 onward without a gap."""
    scripts = {int(path.name.split("__")[0]): path for path in MIGRATIONS.glob("*__*.sql")}
    if sorted(scripts) != list(range(1, len(scripts) + 1)):
        raise RuntimeError("the migrations are not numbered 1, 2, 3, …")
    return scripts


async def _version(connection: aiosqlite.Connection) -> int:
    async with connection.execute("PRAGMA user_version") as cursor:
        row = await cursor.fetchone()
    return int(row[0]) if row else 0


async def _connect(path: Path) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None)
    try:
        connection.row_factory = sqlite3.Row
        await connection.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
        await connection.execute("PRAGMA journal_mode = WAL")
        await connection.execute("PRAGMA synchronous = FULL")
        await connection.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        await connection.close()
        raise
    return connection
