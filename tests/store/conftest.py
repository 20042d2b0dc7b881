"""A store for each test, closed afterwards: an open connection would keep the process alive."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Database, Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the database is."""
    return tmp_path / "fireside.sqlite3"


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    database = await Database.open(path)
    yield database
    await database.close()


@pytest.fixture
async def store(database: Database) -> Store:
    """A store on an empty database."""
    return Store(database)
