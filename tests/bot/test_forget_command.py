"""``python -m bot forget``: somebody is removed from a database that no bot runs on."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.command_line import main
from tests.bot.terminal import (
    content,
    newer,
    place,  # noqa: F401 - a fixture of every test here
    wrong,
)
from tests.store.pasts import ADA, BEN, filled, traces

DATABASE = Path("fireside.sqlite3")


def made() -> None:
    """A database in which something of Ada is in every table that can hold it."""

    async def make() -> None:
        await (await filled(DATABASE)).close()

    asyncio.run(make())


def test_nothing_is_left_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    made()
    assert traces(DATABASE)
    assert main(["forget", str(ADA)]) == 0
    assert capsys.readouterr().out == f"Nothing of the person {ADA} is stored any more.\n"
    assert traces(DATABASE) == []
    assert traces(DATABASE, person=BEN, name="Ben")
    assert main(["forget", str(ADA)]) == 0
    assert capsys.readouterr().out.startswith(f"Nothing was stored of a person {ADA}; mind")


def test_a_database_that_is_held_is_left_as_it_was(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made()
    before = content(DATABASE)
    monkeypatch.setattr("bot.store.database.BUSY_TIMEOUT_MS", 10)
    with closing(sqlite3.connect(DATABASE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        said = wrong(capsys, "forget", str(ADA))
        other.execute("ROLLBACK")
    assert said == "Nothing is removed: database is locked. Stop the bot and try again."
    assert content(DATABASE) == before


def test_one_that_is_read_has_to_be_wiped_later(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made()
    monkeypatch.setattr("bot.store.database.BUSY_TIMEOUT_MS", 10)
    with closing(sqlite3.connect(DATABASE)) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM people").fetchall()
        said = wrong(capsys, "forget", str(ADA))
    assert said.startswith("Everything of that person is removed, but the file is in use")
    assert main(["forget", str(ADA)]) == 0
    assert traces(DATABASE) == []


def test_without_a_database_or_a_person_nothing_is_done(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert wrong(capsys, "forget", str(ADA)).startswith("There is no database")
    assert not DATABASE.exists()
    assert "Ada is not a number from 1 up" in wrong(capsys, "forget", "Ada")
    newer(DATABASE)
    assert "999" in wrong(capsys, "forget", str(ADA))
