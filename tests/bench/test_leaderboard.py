"""A page of the leaderboard of a large server against the one of a small server."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.leaderboards import PLACES, leaderboard_post, look_up
from bot.store import Store
from bot.voices import Voice
from bot.words import Words
from tests.bench.conftest import Report
from tests.bench.measuring import against

GUILD, GAME = 1, "tictactrek"
FEW, MANY = PLACES, 10_000
say = Words()


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.mark.parametrize("drawn", [True, False])
def test_a_page_of_a_large_server(
    benchmark: BenchmarkFixture,
    report: Report,
    runner: asyncio.Runner,
    tmp_path: Path,
    drawn: bool,  # noqa: FBT001
) -> None:
    small, large = (runner.run(_server(tmp_path, people)) for people in (FEW, MANY))

    async def page(store: Store, people: int) -> None:
        """The page in the middle, for somebody who stands on it."""
        reader = people // 2
        found = await look_up(store, GUILD, reader, None, "server", reader // PLACES)
        assert len(found.standings) == PLACES
        if drawn:
            await leaderboard_post(found, Voice(say))

    try:
        ratio = against(
            benchmark,
            lambda: runner.run(page(large, MANY)),
            lambda: runner.run(page(small, FEW)),
            rounds=60,
        )
    finally:
        for store in (small, large):
            runner.run(store.close())
    what = "a page of the leaderboard" if drawn else "of it, what is read from the database"
    report(f"leaderboard: {what} takes {ratio} times as long with {MANY:,} people as with {FEW}")


async def _server(folder: Path, people: int) -> Store:
    """A server with so many people who are ranked."""
    path = folder / f"{people}.sqlite3"
    store = await Store.open(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        everybody = range(people)
        connection.executemany(
            "INSERT INTO ratings VALUES (?, ?, ?, ?, 60.0, 0.06, 0, 12, 1, 9)",
            [(GUILD, GAME, person, 2_000 - person / 10) for person in everybody],
        )
        connection.executemany(
            "INSERT INTO people VALUES (?, ?, ?)",
            [(GUILD, person, f"Player {person}") for person in everybody],
        )
    return store
