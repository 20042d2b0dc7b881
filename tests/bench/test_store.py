"""What it costs to save a move so that a power cut cannot take it away."""

import asyncio
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.store import NewChallenge, PlayedMove, Store
from tests.bench.conftest import Report
from tests.bench.measuring import against, short

NOW = datetime(2026, 1, 1, tzinfo=UTC)
MOVES = 10
"""Moves in a round."""
_INSERT = "INSERT INTO moves (match, ply, seat, move, played) VALUES (?, ?, ?, ?, ?)"


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


def test_moves_saved(
    benchmark: BenchmarkFixture, report: Report, runner: asyncio.Runner, tmp_path: Path
) -> None:
    store = runner.run(_one_match(tmp_path / "ours.sqlite3"))
    runner.run(_copy(store, tmp_path / "plain.sqlite3"))
    plain = sqlite3.connect(tmp_path / "plain.sqlite3", isolation_level=None)
    plain.execute("PRAGMA journal_mode = WAL").fetchall()
    plain.execute("PRAGMA synchronous = FULL")
    ours, theirs = count(), count()

    async def save() -> None:
        for _ in range(MOVES):
            ply = next(ours)
            assert await store.matches.add_move(1, ply, PlayedMove(ply % 2, "N12", NOW), None)

    def insert() -> None:
        for _ in range(MOVES):
            ply = next(theirs)
            plain.execute("BEGIN IMMEDIATE")
            plain.execute(_INSERT, (1, ply, ply % 2, "N12", 1_767_225_600_000))
            plain.execute("COMMIT")

    try:
        ratio = against(benchmark, lambda: runner.run(save()), insert, rounds=100)
    finally:
        runner.run(store.close())
        plain.close()
    assert benchmark.stats is not None
    report(
        f"store: {ratio} times as long for a move as the sqlite3 module alone,"
        f" both with synchronous=FULL; here about"
        f" {short(MOVES / benchmark.stats.stats.median)} moves a second"
    )


async def _one_match(path: Path) -> Store:
    store = await Store.open(path)
    new = NewChallenge(1, 2, "tictactrek", {}, "random", 3, 4)
    challenge = await store.challenges.add(new, NOW, NOW)
    assert challenge is not None
    await store.matches.start(challenge, (3, 4), {}, NOW)
    return store


async def _copy(store: Store, path: Path) -> None:
    await store.backup(path)
