"""Opening: a new file, an old one, a damaged one, somebody else's."""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.store import Database, DatabaseError
from bot.store.migrating import migrations


@contextmanager
def no_thread_left() -> Iterator[None]:
    """Each open connection has a thread, which would keep the process alive."""
    before = set(threading.enumerate())
    yield
    for thread in set(threading.enumerate()) - before:
        thread.join(timeout=10)  # it ends just after it has said so
        assert not thread.is_alive()


def content(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


@pytest.fixture
def letter(path: Path) -> Path:
    """A text where the database should be."""
    path.write_text("a letter to somebody\n" * 100, encoding="utf-8")
    return path


async def refused(path: Path) -> str:
    """What is said about a file that is not opened; it is left as it was, and no thread stays."""
    before = content(path)
    with no_thread_left(), pytest.raises(DatabaseError) as refusal:
        await Database.open(path)
    assert content(path) == before
    return str(refusal.value)


async def test_a_new_file_is_made_where_it_is_wanted(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "fireside.sqlite3"
    await (await Database.open(path)).close()
    assert path.is_file()


async def test_every_connection_keeps_what_it_commits(database: Database) -> None:
    wanted = {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "busy_timeout": 10_000,
    }
    for connection, query_only in ((database._writer, 0), (database._reader, 1)):
        for pragma, value in {**wanted, "query_only": query_only}.items():
            rows = list(await connection.execute_fetchall(f"PRAGMA {pragma}"))
            assert rows[0][0] == value, pragma


async def test_reading_cannot_write(database: Database) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await database.all("INSERT INTO facts (name, value) VALUES ('a', 'b')")


async def test_closing_leaves_one_file_and_no_thread(path: Path) -> None:
    with no_thread_left():
        await (await Database.open(path)).close()
    assert [file.name for file in path.parent.iterdir()] == [path.name]


async def test_closing_twice_does_no_harm(path: Path) -> None:
    database = await Database.open(path)
    await database.close()
    await database.close()


async def test_a_file_that_is_no_database_is_refused(letter: Path) -> None:
    assert "not a database" in await refused(letter)


async def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert str(tmp_path) in await refused(tmp_path)


async def test_a_file_in_the_way_of_the_folder_is_refused(letter: Path) -> None:
    assert "cannot be opened" in await refused(letter / "fireside.sqlite3")


@pytest.mark.parametrize("version", [0, 1])
async def test_another_programs_database_is_refused(path: Path, version: int) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
        other.execute(f"PRAGMA user_version = {version}")
    assert "another program" in await refused(path)


async def test_a_newer_database_is_refused(path: Path) -> None:
    await (await Database.open(path)).close()
    newest = max(migrations())
    with closing(sqlite3.connect(path)) as later:
        later.execute(f"PRAGMA user_version = {newest + 1}")
    assert await refused(path) == (
        f"The database has schema {newest + 1}, but this Fireside knows only up to {newest}. "
        "Run the version that wrote it, or a newer one."
    )


@pytest.fixture
def folder(path: Path) -> Path:
    path.mkdir()
    return path


async def test_a_folder_is_no_database(folder: Path) -> None:
    path = folder
    assert await refused(path) == f"The database {path} cannot be opened: it is a folder."
