"""Bringing the schema of a database up to date.

The migrations are numbered SQL files, applied in order; ``PRAGMA user_version`` counts them.
"""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import aiosqlite

MIGRATIONS = Path(__file__).parent / "migrations"


class DatabaseError(Exception):
    """The database cannot be used; the text says why, for the person who runs the bot."""


async def migrate(connection: aiosqlite.Connection, upto: int | None = None) -> None:
    """Apply the migrations that the database lacks, each in a transaction of its own.

    Foreign keys are not enforced meanwhile but checked at the end of each: else a migration that
    makes a table anew, and so drops the old one, would delete what refers to it.

    Raises:
        sqlite3.Error: a migration failed; the database is as it was before that one.
    """
    scripts = migrations()
    last = max(scripts) if upto is None else upto
    await connection.execute_fetchall("PRAGMA foreign_keys = OFF")
    try:
        for number in range(await _version(connection) + 1, last + 1):
            await _apply(connection, number, scripts[number].read_text(encoding="utf-8"))
    finally:
        await connection.execute_fetchall("PRAGMA foreign_keys = ON")


def migrations() -> dict[int, Path]:
    """The migration scripts by number, 1 onward without a gap."""
    scripts = {int(path.name.split("__")[0]): path for path in MIGRATIONS.glob("*__*.sql")}
    if sorted(scripts) != list(range(1, len(scripts) + 1)):
        raise RuntimeError("the migrations are not numbered 1, 2, 3, …")
    return scripts


async def check(connection: aiosqlite.Connection) -> None:
    """Look whether the database is ours, without changing anything.

    Raises:
        DatabaseError: it is another program's, or was written by a newer Fireside.
    """
    rows = await connection.execute_fetchall(
        "SELECT (SELECT user_version FROM pragma_user_version) AS current, count(*) AS tables,"
        " total(name = 'matches') AS ours FROM sqlite_master WHERE type = 'table'"
    )
    current, tables, ours = next(iter(rows))
    newest = max(migrations())
    if current > newest:
        raise DatabaseError(
            f"The database has schema {current}, but this Fireside knows only up to {newest}. "
            "Run the version that wrote it, or a newer one."
        )
    if (tables > 0) != (current > 0) or (tables and not ours):
        raise DatabaseError("The database belongs to another program. Name another file.")


async def _apply(connection: aiosqlite.Connection, number: int, script: str) -> None:
    try:
        await connection.execute("BEGIN IMMEDIATE")
        if await _version(connection) < number:  # else another process has just done it
            for statement in _statements(script):
                await connection.execute_fetchall(statement)
            await _check_references(connection)
            await connection.execute_fetchall(f"PRAGMA user_version = {number}")
        await connection.commit()
    except BaseException:
        await connection.rollback()
        raise


async def _check_references(connection: aiosqlite.Connection) -> None:
    if await connection.execute_fetchall("PRAGMA foreign_key_check"):
        raise sqlite3.IntegrityError("something refers to what no longer is there")


def _statements(script: str) -> Iterator[str]:
    """The statements of a script; each ends at the end of a line."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement


async def _version(connection: aiosqlite.Connection) -> int:
    rows = await connection.execute_fetchall("PRAGMA user_version")
    return int(next(iter(rows))[0])
