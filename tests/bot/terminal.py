"""A terminal in an empty directory, and the databases that the command line is tried on."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.command_line import WRONG, main
from bot.settings import NAMES
from bot.store import Store
from tests.bot.world import World, in_time, world


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty working directory and no settings."""
    monkeypatch.chdir(tmp_path)
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)


def wrong(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run a command that has to end with one sentence and exit code 2; the sentence."""
    try:
        code = main(arguments)
    except SystemExit as left:
        code = int(left.code or 0)
    output, errors = capsys.readouterr()
    assert (code, output) == (WRONG, "")
    assert errors.endswith("\n")
    assert "\n" not in errors[:-1]
    assert "Traceback" not in errors
    return errors.strip()


def newer(path: Path) -> None:
    """Make a database that a later Fireside wrote."""

    async def make() -> None:
        await (await Store.open(path)).close()

    asyncio.run(make())
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = 999")


def content(path: Path) -> tuple[int, list[str]]:
    """The schema version and everything that a database holds."""
    with closing(sqlite3.connect(path)) as database:
        return database.execute("PRAGMA user_version").fetchone()[0], list(database.iterdump())


async def played(path: Path, moves: int) -> None:
    """Make a database with one match after so many moves; a resignation ends it at -1."""
    async with world(path) as den, in_time(den):
        await den.start_match()
        await play(den, abs(moves))
        if moves < 0:
            await den.bot.matches.resign(1, den.ada.id)


async def play(den: World, moves: int) -> None:
    for _ in range(moves):
        standpoint = await den.bot.matches.standpoint(1)
        seat = standpoint.to_act[0]
        first = next(standpoint.position.legal_moves(seat))
        await den.bot.matches.play(1, standpoint.match.players[seat], str(first))
