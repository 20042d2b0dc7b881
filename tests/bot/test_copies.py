"""Backups and exports: what the command line takes out of a database."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.command_line import main
from bot.games.tictactrek_rules import BAG, MOVES
from bot.matches import fresh_salt
from bot.store import PlayedMove, Store
from engines import GAMES
from engines.game import Outcome
from engines.record import Record, read, replay, verified
from tests.bot.terminal import (
    content,
    newer,
    place,  # noqa: F401 - a fixture of every test here
    played,
    wrong,
)
from tests.bot.world import GAME
from tests.engines.games import GOLDEN, games
from tests.engines.games import played as lot
from tests.engines.replay import Played, Ply
from tests.store.making import ADA, BEN, NOW, challenged
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


def exported(capsys: pytest.CaptureFixture[str], *arguments: str) -> Record:
    """The record of match 1, which has to replay."""
    assert main(["export", "1", *arguments]) == 0
    record = read(capsys.readouterr().out)
    list(replay(record))
    return record


def test_an_exported_match_replays_to_its_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(played(tmp_path / "fireside.sqlite3", 24))
    record = exported(capsys)
    kept = asyncio.run(stored(tmp_path / "fireside.sqlite3"))
    assert record.game == GAME
    assert record.deal == kept["deal"]
    assert list(record.moves) == kept["moves"]
    assert record.result is not None
    assert record.result.reason in {"points", "campfires", "final_turn"}
    assert (record.headers["Seat0"], record.headers["Seat1"]) == ("Ada", "Ben")
    assert record.headers["Match"] == "1"
    assert len(record.headers["Times"].split()) == len(record.moves)
    assert verified(record) == [("the deal", True)]


def test_a_match_given_up_is_exported_with_what_was_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(played(tmp_path / "fireside.sqlite3", -2))
    record = exported(capsys)
    assert record.result == Outcome(1, "resigned", (0, 0))
    assert len(record.moves) == 2


def test_a_match_under_way_keeps_its_secrets_unless_told_otherwise(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(played(tmp_path / "fireside.sqlite3", 1))
    assert "--running" in wrong(capsys, "export", "1")
    assert "There is no match 2" in wrong(capsys, "export", "2")
    record = exported(capsys, "--running")
    assert record.result is None
    assert "Ended" not in record.headers


@games
def test_every_game_is_exported(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also one of which nobody's name is known, for the record names them by their ids."""
    whole = lot(key, GOLDEN)

    async def make() -> None:
        store = await Store.open(tmp_path / "fireside.sqlite3")
        options = GAMES[key].chosen({})
        challenge = await challenged(store, game=key, options=options)
        number = await store.matches.start(
            challenge, (ADA, BEN), whole.deal, NOW, salt=fresh_salt()
        )
        assert number == 1
        last = len(whole.moves) - 1
        for ply, (seat, move) in enumerate(whole.moves):
            result = whole.positions[-1].outcome if ply == last else None
            salt = fresh_salt() if hides(whole, ply, whole.plies[ply]) else None
            assert await store.matches.add_move(1, ply, PlayedMove(seat, move, NOW, salt), result)
        await store.close()

    asyncio.run(make())
    record = exported(capsys)
    assert list(record.moves) == whole.moves
    assert record.headers["Seat0"] == str(ADA)
    hidden = [ply for ply, each in enumerate(whole.plies) if hides(whole, ply, each)]
    assert list(record.sealed) == hidden
    assert all(holds for _, holds in verified(record))


def hides(whole: Played, ply: int, each: Ply) -> bool:
    return whole.positions[ply].hidden(each.seat, each.move)


def test_an_export_does_not_change_the_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nor does it bring the schema up to date under a bot of an older version that runs on it."""
    asyncio.run(raised(tmp_path / "fireside.sqlite3", 1))
    with closing(sqlite3.connect(tmp_path / "fireside.sqlite3")) as database:
        deal = json.dumps({"bag": list(BAG)})
        database.execute("UPDATE matches SET deal = ? WHERE id = 2", (deal,))
        database.execute("UPDATE moves SET move = ? WHERE match = 2", (MOVES[0],))
        database.commit()
    before = content(tmp_path / "fireside.sqlite3")
    assert main(["export", "2"]) == 0
    record = read(capsys.readouterr().out)
    assert record.result is not None
    assert record.result.reason == "resigned"
    assert verified(record) == []
    assert content(tmp_path / "fireside.sqlite3") == before


def test_a_spoilt_match_is_not_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(played(tmp_path / "fireside.sqlite3", -1))
    with closing(sqlite3.connect(tmp_path / "fireside.sqlite3")) as database:
        database.execute("UPDATE matches SET deal = '{'")
        database.commit()
    assert wrong(capsys, "export", "1").startswith("Match 1 cannot be read")
