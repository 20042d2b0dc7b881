"""Backups: whole and consistent, taken while the bot writes."""

import asyncio
from pathlib import Path

import pytest

from bot.store import DatabaseError, Store, back_up
from tests.store.making import move, started


@pytest.fixture
def target(tmp_path: Path) -> Path:
    """Where the copy goes: a folder in which nothing else is."""
    (tmp_path / "copies").mkdir()
    return tmp_path / "copies" / "copy.sqlite3"


async def test_a_backup_while_moves_are_made_is_a_moment_of_the_match(
    store: Store, path: Path, tmp_path: Path
) -> None:
    match = await started(store)
    done = asyncio.Event()

    async def play() -> int:
        ply = 0
        while not done.is_set():
            assert await move(store, match, ply)
            ply += 1
        return ply

    playing = asyncio.create_task(play())
    copies = [tmp_path / f"copy{number}.sqlite3" for number in range(5)]
    for copy in copies:
        await asyncio.to_thread(back_up, path, copy)
    done.set()
    last = await playing
    lengths = []
    for copy in copies:
        backup = await Store.open(copy)
        try:
            found = await backup.matches.get(match)
            whole = await backup._database.one("PRAGMA integrity_check")
        finally:
            await backup.close()
        assert found is not None
        assert whole is not None
        assert whole[0] == "ok"
        assert [each.move for each in found.moves] == [f"A{ply}" for ply in range(found.ply)]
        lengths.append(found.ply)
    assert lengths == sorted(lengths)
    assert lengths[-1] <= last


async def test_a_backup_leaves_one_file(store: Store, path: Path, target: Path) -> None:
    await started(store)
    target.with_name("copy.sqlite3.part").write_text("of a backup that was killed")
    back_up(path, target)
    assert [file.name for file in target.parent.iterdir()] == ["copy.sqlite3"]


@pytest.mark.parametrize("place", ["nowhere/copy.sqlite3", "fireside.sqlite3/copy.sqlite3"])
async def test_a_backup_that_cannot_be_says_so(store: Store, path: Path, place: str) -> None:
    await started(store)
    with pytest.raises(DatabaseError, match="cannot be copied"):
        back_up(path, path.parent / place)


def test_a_backup_of_nothing_makes_nothing(tmp_path: Path, target: Path) -> None:
    with pytest.raises(DatabaseError, match="cannot be copied"):
        back_up(tmp_path / "nothing.sqlite3", target)
    assert list(target.parent.iterdir()) == []
    assert not (tmp_path / "nothing.sqlite3").exists()


def test_a_failed_backup_leaves_the_older_one(path: Path, target: Path) -> None:
    target.write_text("an older backup")
    path.write_text("This is no database at all. " * 100)
    with pytest.raises(DatabaseError, match="not a database"):
        back_up(path, target)
    assert target.read_text() == "an older backup"
    assert [file.name for file in target.parent.iterdir()] == ["copy.sqlite3"]
