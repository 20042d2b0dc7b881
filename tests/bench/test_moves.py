"""What a /move costs from the interaction to the posted board, and autocompletion before it."""

import sqlite3
import statistics
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import aiosqlite

from bot.store.database import Database
from engines import GAMES
from tests.bench.conftest import Report
from tests.bench.den import Den, den
from tests.bench.measuring import Ratio, short
from tests.bench.playing import games
from tests.bench.splitting import DISCORD, DRAWING, PARTS, STORAGE, handling, parts
from tests.bench.stored import MATCHES, Place, elsewhere, fill

WARM = 10
MOVES = 80


@games
def test_move(report: Report, tmp_path: Path, key: str) -> None:
    """The bot's own time; what the simulated Discord needs to answer is left out."""
    shares: dict[str, list[float]] = {part: [] for part in (*PARTS, "the rest")}
    drawn = []
    with den(tmp_path / "fireside.sqlite3", key) as here:
        _warm(here)
        with handling(here.world.bot) as timed, parts(here.world.bot, key) as split:
            for _ in range(MOVES):
                here.next_move()  # a new match, if one is needed, is not part of the move
                split.clear()
                timed.take()
                here.move()
                own = timed.take() - split.seconds[DISCORD]
                counted = sum(split.seconds[part] for part in PARTS)
                for part in PARTS:
                    shares[part].append(100 * split.seconds[part] / own)
                shares["the rest"].append(100 * (own - counted) / own)
                drawn.append(split.calls[DRAWING])
    for part, found in shares.items():
        report(f"/move, {key}: {part} {Ratio.of(found)} % of the bot's own time")
    if GAMES[key].secret:
        report(f"/move, {key}: {min(drawn)} to {max(drawn)} pictures, private ones included")
    else:
        assert set(drawn) == {1}, "one picture a move"


@games
def test_queries_of_a_move(report: Report, tmp_path: Path, key: str) -> None:
    counts: dict[str, list[int]] = {"reads": [], "commits": []}
    with den(tmp_path / "fireside.sqlite3", key) as here:
        _warm(here)
        database = here.world.bot.store._database
        with _counting(database) as counted:
            for _ in range(MOVES):
                here.next_move()
                counted.clear()
                here.move()
                for what, found in counts.items():
                    found.append(counted[what])
    report(
        f"/move, {key}: {short(statistics.median(counts['reads']))} reads and"
        f" {short(statistics.median(counts['commits']))} commits"
    )


@games
def test_autocompletion(report: Report, tmp_path: Path, key: str) -> None:
    """Nothing typed, then one letter, then all of a move, each against the /move that follows."""
    shares: dict[str, list[float]] = {"nothing typed": [], "a letter": [], "a whole move": []}
    with den(tmp_path / "fireside.sqlite3", key) as here:
        _warm(here)
        with handling(here.world.bot) as timed:
            for _ in range(MOVES):
                player, move = here.next_move()
                timed.take()
                times = []
                for typed in ("", move[0], move):
                    choices = here.run(
                        player.autocomplete(here.world.channel, "move", "move", typed)
                    )
                    assert choices
                    times.append(timed.take())
                here.run(player.slash(here.world.channel, "move", move=move))
                whole = timed.take()
                for found, time in zip(shares.values(), times, strict=True):
                    found.append(100 * time / whole)
    for typed, found in shares.items():
        report(f"autocompletion of /move, {key}, {typed}: {Ratio.of(found)} % of a /move")


@games
def test_move_among_thousands(report: Report, tmp_path: Path, key: str) -> None:
    """The same move with and without thousands of matches in the database."""
    with den(tmp_path / "few.sqlite3", key) as few, den(tmp_path / "many.sqlite3", key) as many:
        here = many.world
        people = [here.ada.id, here.ben.id, *range(100, 160)]
        fill(here.path, [*elsewhere(), Place(here.guild.id, [5, 6, 7], people)])
        _warm(few)
        _warm(many)
        ratios, storage = [], []
        for _ in range(MOVES):
            alone, alone_storage = _timed(few, key)
            among, among_storage = _timed(many, key)
            ratios.append(among / alone)
            storage.append(among_storage / alone_storage)
    report(
        f"/move, {key}, with {MATCHES:,} matches stored: {Ratio.of(ratios)} times as long as with"
        f" none; its storage alone {Ratio.of(storage)} times"
    )


@contextmanager
def _counting(database: Database) -> Iterator[Counter[str]]:
    """Count reads and transactions of a database."""
    counted: Counter[str] = Counter()
    read, write = database.all, database.transaction

    async def all_(query: str, values: Iterable[Any] = ()) -> list[sqlite3.Row]:
        counted["reads"] += 1
        return await read(query, values)

    def transaction() -> AbstractAsyncContextManager[aiosqlite.Connection]:
        counted["commits"] += 1
        return write()

    with patch.object(database, "all", all_), patch.object(database, "transaction", transaction):
        yield counted


def _warm(here: Den) -> None:
    for _ in range(WARM):
        here.move()


def _timed(here: Den, key: str) -> tuple[float, float]:
    """How long a move takes to handle, without the simulated Discord, and its storage alone."""
    here.next_move()
    with handling(here.world.bot) as timed, parts(here.world.bot, key) as split:
        here.move()
        return timed.take() - split.seconds[DISCORD], split.seconds[STORAGE]
