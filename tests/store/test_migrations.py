"""Migrations: each earlier database becomes the newest one and keeps what is in it."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

from bot.store import Database, DatabaseError, Store, migrating
from bot.store.migrating import migrate, migrations

NEWEST = max(migrations())
FILLINGS = {
    1: """
        INSERT INTO people VALUES (10, 1, 'Ada'), (10, 2, 'Ben');
        INSERT INTO challenges VALUES
            (1, 10, 20, 'tictactrek', '{}', 'random', 1, 2, 'accepted', 100, 'accepted', 5, 6),
            (2, 10, 20, 'tictactrek', '{}', 'opponent', 2, NULL, 'open', NULL, NULL, 5, 6);
        INSERT INTO matches VALUES
            (1, 1, 10, 20, 'tictactrek', '{}', '{"bag": []}', 7, NULL, NULL, NULL, NULL),
            (2, NULL, 10, 20, 'tictactrek', '{}', '{}', 7, 9, 1, 'resigned', '[0, 0]');
        INSERT INTO seats VALUES (1, 0, 1), (1, 1, 2), (2, 0, 2), (2, 1, 1);
        INSERT INTO moves VALUES (1, 0, 0, 'N12', 8), (1, 1, 1, 'N14', 9), (2, 0, 0, 'N12', 8);
        INSERT INTO boards VALUES (101, 1, 20, 0, 0, 0), (102, 1, 20, 1, 0, 1);
        INSERT INTO facts VALUES ('commands', 'abc');
    """,
    2: "INSERT INTO sending VALUES (1, 10);",
    3: """
        INSERT INTO letters VALUES (1, 0, 30, 201, 1, 0, 'abc', 0, 0), (1, 1, NULL, NULL, NULL, 0,
            NULL, 1, 1);
        INSERT INTO offers VALUES (1, 1, 'draw', 0, 'open', NULL, NULL, 11);
    """,
    4: "INSERT INTO drafts VALUES (1, 2, 1, 'A1A2A3B2');",
    5: """
        INSERT INTO warnings VALUES (1, 1, 12, NULL);
        INSERT INTO absences VALUES (1, 2, 10, 20);
        INSERT INTO moderations VALUES (1, 2, 9, 'end', 'asked for', 13);
        INSERT INTO settings VALUES (10, 'place', '"thread"');
    """,
    6: """
        INSERT INTO ratings VALUES (10, 'tictactrek', 1, 1600.5, 80.25, 0.06, 0, 3, 0, 1);
        INSERT INTO rating_history VALUES (10, 'tictactrek', 1, 1, 2, 9, 1600.5, 80.25, 0.06);
    """,
    7: """
        INSERT INTO blocks VALUES (1, 2, 14);
        INSERT INTO erasures VALUES (301, 30, NULL);
    """,
    8: "INSERT INTO preferences VALUES (1, 'pings', 'false');",
}
"""What is put into a database when it has this version, by version."""

Rows = dict[str, list[dict[str, Any]]]


async def raised(path: Path, version: int) -> None:
    """Make a database of an earlier version, filled as it would have been at each."""
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        for number in range(1, version + 1):
            await migrate(connection, upto=number)
            await connection.executescript(FILLINGS.get(number, ""))


def rows(path: Path) -> Rows:
    """All that is in a database."""
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        names = [row["name"] for row in tables if not row["name"].startswith("sqlite_")]
        return {
            name: [dict(row) for row in connection.execute(f"SELECT * FROM {name}")]  # noqa: S608
            for name in names
        }


def schema(path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as connection:
        return sorted(connection.execute("SELECT name, sql FROM sqlite_master WHERE sql NOT NULL"))


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


@pytest.mark.parametrize("earlier", range(NEWEST + 1))
async def test_an_earlier_database_keeps_what_is_in_it(path: Path, earlier: int) -> None:
    await raised(path, earlier)
    before = rows(path)
    assert all(before.values()), "every table of this version holds something"
    await (await Database.open(path)).close()
    assert version(path) == NEWEST
    after = rows(path)
    for table, kept in before.items():
        assert len(after[table]) == len(kept), table
        for old, new in zip(kept, after[table], strict=True):
            assert old.items() <= new.items(), table


async def test_every_way_to_the_newest_schema_ends_in_the_same(tmp_path: Path) -> None:
    schemas = []
    for earlier in range(NEWEST + 1):
        path = tmp_path / f"{earlier}.sqlite3"
        await raised(path, earlier)
        await (await Database.open(path)).close()
        schemas.append(schema(path))
    assert all(each == schemas[0] for each in schemas)


async def test_an_earlier_database_can_be_read_as_what_it_is(path: Path) -> None:
    await raised(path, 1)
    store = await Store.open(path)
    try:
        match, over = await store.matches.get(1), await store.matches.get(2)
        assert match is not None
        assert over is not None
        assert [move.move for move in match.moves] == ["N12", "N14"]
        assert over.result is not None
        assert over.result.winner == 1
        assert [number async for number, _ in store.boards.owing()] == [1, 2]
    finally:
        await store.close()


@pytest.fixture
def next_migration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], object]:
    """Write a further migration."""
    folder = tmp_path / "migrations"
    folder.mkdir()
    for script in migrations().values():
        (folder / script.name).write_bytes(script.read_bytes())
    monkeypatch.setattr(migrating, "MIGRATIONS", folder)
    file = folder / f"{NEWEST + 1:04}__next.sql"
    return partial(file.write_text, encoding="utf-8")


@pytest.mark.parametrize(
    "script",
    [
        "DELETE FROM moves;\nCREATE TABLE boards (twice);",
        "DELETE FROM moves;\nnonsense",
        "CREATE TABLE news (a);\nDELETE FROM challenges;",  # matches refer to them
    ],
)
async def test_a_failed_migration_changes_nothing(
    path: Path, next_migration: Callable[[str], object], script: str
) -> None:
    await raised(path, NEWEST)
    before, old = rows(path), schema(path)
    next_migration(script)
    with pytest.raises(DatabaseError, match="cannot be opened"):
        await Database.open(path)
    assert (rows(path), schema(path), version(path)) == (before, old, NEWEST)


async def test_a_table_made_anew_keeps_what_refers_to_it(
    path: Path, next_migration: Callable[[str], object]
) -> None:
    await raised(path, NEWEST)
    before = rows(path)
    next_migration(
        "CREATE TABLE anew AS SELECT * FROM matches;\n"
        "DROP TABLE matches;\n"
        "ALTER TABLE anew RENAME TO matches;\n"
        "CREATE UNIQUE INDEX match_ids ON matches (id);\n",
    )
    await (await Database.open(path)).close()
    assert rows(path) == before


async def test_statements_may_hold_semicolons(
    path: Path, next_migration: Callable[[str], object]
) -> None:
    next_migration(
        "-- a reason; with a semicolon\n"
        "CREATE TRIGGER noisy AFTER INSERT ON facts BEGIN\n"
        "    UPDATE facts SET value = value || ';' WHERE name = NEW.name;\n"
        "END;  -- the end\n"
        "INSERT INTO facts (name, value) VALUES ('a;b', 'c');\n"
        "-- nothing more",
    )
    await (await Database.open(path)).close()
    assert rows(path)["facts"] == [{"name": "a;b", "value": "c;"}]


async def test_two_that_open_at_once_migrate_once(path: Path) -> None:
    databases = await asyncio.gather(*(Database.open(path) for _ in range(4)))
    for database in databases:
        await database.close()
    assert version(path) == NEWEST


async def test_one_that_migrates_meanwhile_is_noticed(path: Path) -> None:
    """The version is read again once nobody else can write."""
    await raised(path, NEWEST - 1)
    async with aiosqlite.connect(path, isolation_level=None) as slow:
        held = slow.execute_fetchall

        async def behind(query: str, *values: Any) -> Any:
            answer = await held(query, *values)
            if query == "PRAGMA foreign_keys = OFF":
                await (await Database.open(path)).close()
            return answer

        slow.execute_fetchall = behind  # type: ignore[method-assign, assignment]
        await migrate(slow)
    assert version(path) == NEWEST
