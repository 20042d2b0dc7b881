"""Starting on a database of thousands of matches, and the memory that the process then takes.

Each start is a process of its own, so that nothing is warm that would be cold.
"""

import asyncio
import json
import shutil
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.letters import SECRET
from bot.store import Store
from tests.bench.conftest import Report
from tests.bench.measuring import Ratio, against
from tests.bench.stored import MATCHES, elsewhere, fill

MOVES = 200
ROUNDS = 7
_ROOT = Path(__file__).parents[2]


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    """A database with the schema and nothing in it."""
    return _made(tmp_path / "empty.sqlite3")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with thousands of matches."""
    path = _made(tmp_path_factory.mktemp("kept") / "full.sqlite3")
    fill(path, elsewhere())
    assert asyncio.run(_owed(path)) == 0, "what is made up for at the start is not to be measured"
    return path


@pytest.fixture
def full(kept: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    return Path(shutil.copy(kept, tmp_path))


def test_start(benchmark: BenchmarkFixture, report: Report, empty: Path, full: Path) -> None:
    """The whole life of a process: imports, the start, catching up, and closing."""
    _started(full)
    _started(empty)
    ratio = against(benchmark, lambda: _started(full), lambda: _started(empty), rounds=ROUNDS)
    report(f"start of the process with {MATCHES:,} matches: {ratio} times as long as with none")


def test_catching_up(report: Report, empty: Path, full: Path) -> None:
    """The part of it after the imports, in a process of its own each time."""
    _started(full)
    _started(empty)
    ratios = [_started(full)["seconds"] / _started(empty)["seconds"] for _ in range(ROUNDS)]
    shares = []
    for _ in range(ROUNDS):
        start = perf_counter()
        inside = _started(full)["seconds"]
        shares.append(100 * inside / (perf_counter() - start))
    report(
        f"opening and catching up with {MATCHES:,} matches: {Ratio.of(ratios)} times as long as"
        f" with none, and {Ratio.of(shares)} % of the process's start"
    )


def test_memory(report: Report, empty: Path, full: Path) -> None:
    """The moves' growth counts what the simulated Discord keeps of its messages as well."""
    times, growth = [], []
    for number in range(3):
        few = _started(empty)["memory"][0]
        used = _started(Path(shutil.copy(full, full.with_stem(f"full{number}"))), MOVES, MOVES)
        at_start, after, later = used["memory"]
        times.append(at_start / few)
        growth.append((after / at_start, later / after))
    report(f"memory with {MATCHES:,} matches: {Ratio.of(times)} times that with none")
    for number, lot in enumerate(("first", "next")):
        report(
            f"memory after the {lot} {MOVES} moves:"
            f" {Ratio.of([each[number] for each in growth])} times that before them"
        )


def _started(path: Path, *lots: int) -> dict[str, Any]:
    """Start a bot on ``path``, let it play, and return what it printed."""
    command = [sys.executable, "-m", "tests.bench.process", str(path), *map(str, lots)]
    done = subprocess.run(command, cwd=_ROOT, check=True, capture_output=True, text=True)  # noqa: S603 - ourselves
    found: dict[str, Any] = json.loads(done.stdout)
    return found


async def _owed(path: Path) -> int:
    """How many messages a database owes."""
    store = await Store.open(path)
    try:
        return sum((await store.counts(SECRET)).owed.values())
    finally:
        await store.close()


def _made(path: Path) -> Path:
    async def make() -> None:
        await (await Store.open(path)).close()

    asyncio.run(make())
    return path
