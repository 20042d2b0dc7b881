"""Backups and exports: what the command line takes out of a database."""

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.command_line import main
from bot.record import replay
from bot.store import Store
from tests.bot.terminal import (
    content,
    newer,
    place,  # noqa: F401 - a fixture of every test here
    played,
    wrong,
)
from tests.bot.world import GAME
from tests.store.test_migrations import raised


def test_a_backup_holds_the_whole_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(played(tmp_path / "fireside.sqlite3", 3))
    assert main(["backup", "copy.sqlite3"]) == 0
    assert capsys.readouterr().out == "The database is copied to copy.sqlite3.\n"
    assert content(tmp_path / "copy.sqlite3") == content(tmp_path / "fireside.sqlite3")


def test_a_backup_never_overwrites(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    newer(tmp_path / "fireside.sqlite3")
    (tmp_path / "copy.sqlite3").write_text("precious")
    assert "exists already" in wrong(capsys, "backup", "copy.sqlite3")
    assert (tmp_path / "copy.sqlite3").read_text() == "precious"


@pytest.mark.parametrize("arguments", [("backup", "copy.sqlite3"), ("export", "1")])
def test_no_database_is_made_where_one_is_read(
    arguments: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "FIRESIDE_DATABASE" in wrong(capsys, *arguments)
    assert list(tmp_path.iterdir()) == []


def test_a_backup_that_fails_leaves_nothing_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "fireside.sqlite3").write_text("This is no database at all. " * 100)
    assert "cannot be copied" in wrong(capsys, "backup", "copy.sqlite3")
    assert not (tmp_path / "copy.sqlite3").exists()
    assert "cannot be copied" in wrong(capsys, "backup", "nowhere/copy.sqlite3")


def test_a_backup_does_not_change_the_database(tmp_path: Path) -> None:
    """It may be made by a new version while, or just before, the old one runs."""
    with closing(sqlite3.connect(tmp_path / "fireside.sqlite3")) as database:
        database.execute("CREATE TABLE earlier (wonder TEXT)")
    assert main(["backup", "copy.sqlite3"]) == 0
    assert content(tmp_path / "fireside.sqlite3") == content(tmp_path / "copy.sqlite3")
    assert content(tmp_path / "fireside.sqlite3")[0] == 0


async def stored(path: Path) -> dict[str, Any]:
    """Deal and moves of the match as the store has them."""
    store = await Store.open(path)
    try:
        match = await store.matches.get(1)
        assert match is not None
        return {"deal": match.deal, "moves": [(each.seat, each.move) for each in match.moves]}
    finally:
        await store.close()


def test_an_exported_match_replays_to_its_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(played(tmp_path / "fireside.sqlite3", 24))
    assert main(["export", "1"]) == 0
    data = json.loads(capsys.readouterr().out)
    kept = asyncio.run(stored(tmp_path / "fireside.sqlite3"))
    assert data["game"] == GAME
    assert data["deal"] == kept["deal"]
    assert [(move["seat"], move["move"]) for move in data["moves"]] == kept["moves"]
    outcome = replay(data)
    assert outcome is not None
    assert data["result"] == {
        "winner": outcome.winner,
        "reason": outcome.reason,
        "scores": list(outcome.scores),
    }


@pytest.mark.parametrize(
    "change",
    [
        {"format": "else"},
        {"version": 2},
        {"result": {"winner": 0, "reason": "points", "scores": [99, 0]}},
        {"moves": [{"seat": 0, "move": "A1"}]},
        {"deal": {"bag": []}},
    ],
)
def test_a_record_that_cannot_be_is_not_replayed(
    change: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(played(tmp_path / "fireside.sqlite3", 24))
    assert main(["export", "1"]) == 0
    data = json.loads(capsys.readouterr().out)
    with pytest.raises(ValueError, match=re.compile(".+")):
        replay(data | change)


def test_a_match_given_up_is_exported_with_what_was_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(played(tmp_path / "fireside.sqlite3", -2))
    assert main(["export", "1"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert replay(data) is None
    assert data["result"]["reason"] == "resigned"
    assert len(data["moves"]) == 2


def test_a_match_under_way_keeps_its_secrets_unless_told_otherwise(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(played(tmp_path / "fireside.sqlite3", 1))
    assert "--running" in wrong(capsys, "export", "1")
    assert "There is no match 2" in wrong(capsys, "export", "2")
    assert main(["export", "1", "--running"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["ended"], data["result"], replay(data)) == (None, None, None)


def test_an_export_does_not_change_the_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nor does it bring the schema up to date under a bot of an older version that runs on it."""
    asyncio.run(raised(tmp_path / "fireside.sqlite3", 1))
    before = content(tmp_path / "fireside.sqlite3")
    assert main(["export", "2"]) == 0
    assert json.loads(capsys.readouterr().out)["result"]["reason"] == "resigned"
    assert content(tmp_path / "fireside.sqlite3") == before


def test_a_spoilt_match_is_not_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(played(tmp_path / "fireside.sqlite3", -1))
    with closing(sqlite3.connect(tmp_path / "fireside.sqlite3")) as database:
        database.execute("UPDATE matches SET deal = '{'")
        database.commit()
    assert wrong(capsys, "export", "1").startswith("Match 1 cannot be read")
