"""``python -m bot rerate``: ratings rebuilt from the matches, all of them or none."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.command_line import main
from bot.store import Store
from tests.bot.quick import quick_match
from tests.bot.terminal import (
    content,
    newer,
    place,  # noqa: F401 - a fixture of every test here
    wrong,
)
from tests.bot.world import GAME, world

DATABASE = "fireside.sqlite3"


async def played() -> None:
    """A database with two rated matches."""
    async with world(Path(DATABASE)) as den:
        await quick_match(den, den.ada.id, den.ben.id, den.ada.id)
        await quick_match(den, den.ben.id, den.cleo.id, den.cleo.id)
        await quick_match(den, den.ben.id, den.cleo.id, den.cleo.id, rated=False)


def test_it_rebuilds_what_was_spoilt(capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(played())
    before = content(Path(DATABASE))
    with closing(sqlite3.connect(DATABASE)) as database, database:
        database.execute("UPDATE ratings SET rating = 0, lost = 12")
        database.execute("DELETE FROM rating_history")
    assert content(Path(DATABASE)) != before
    assert main(["rerate"]) == 0
    assert capsys.readouterr().out == "The ratings are rebuilt from rated matches: 2.\n"
    assert content(Path(DATABASE)) == before


async def test_it_goes_beside_a_running_bot() -> None:
    async with world(Path(DATABASE)) as den:
        await quick_match(den, den.ada.id, den.ben.id, den.ada.id)
        before = await den.bot.store.ratings.page(den.guild.id, GAME, 0, 10)
        assert await asyncio.to_thread(main, ["rerate"]) == 0
        assert await den.bot.store.ratings.page(den.guild.id, GAME, 0, 10) == before
        await quick_match(den, den.ada.id, den.ben.id, den.ben.id)
        assert await den.bot.store.ratings.recount() == 2


def test_a_database_that_is_held_is_left_as_it_was(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(played())
    before = content(Path(DATABASE))
    monkeypatch.setattr("bot.store.database.BUSY_TIMEOUT_MS", 10)
    with closing(sqlite3.connect(DATABASE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        said = wrong(capsys, "rerate")
        other.execute("ROLLBACK")
    assert said == "The ratings are as they were: database is locked. Try again later."
    assert content(Path(DATABASE)) == before


def test_without_a_database_or_with_a_newer_one_nothing_is_made(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert wrong(capsys, "rerate").startswith("There is no database")
    assert not Path(DATABASE).exists()
    newer(Path(DATABASE))
    assert "999" in wrong(capsys, "rerate")


async def test_a_thousand_matches_are_recounted_in_one_go(tmp_path: Path) -> None:
    """However many there are, the statements that write are few."""
    store = await Store.open(tmp_path / DATABASE)
    try:
        async with store._database.transaction() as writer:
            await writer.executemany(
                "INSERT INTO matches (id, guild, channel, game, options, deal, started, ended,"
                " winner, reason, scores, rated, counted)"
                " VALUES (?, 1, 2, 'tictactrek', '{}', '{}', 0, 0, 0, 'resigned', '[0, 0]', 1, ?)",
                [(number, 1_001 - number) for number in range(1, 1_001)],
            )
            await writer.executemany(
                "INSERT INTO seats VALUES (?, ?, ?)",
                [
                    (number, seat, number % 7 + seat)
                    for number in range(1, 1_001)
                    for seat in (0, 1)
                ],
            )
        assert await store.ratings.recount() == 1_000
        (last,) = await store.ratings.course(1, GAME, 1, 1)
        standing = await store.ratings.standing(1, GAME, 1)
        assert standing is not None
        assert standing.account.rating == last[1]
    finally:
        await store.close()
