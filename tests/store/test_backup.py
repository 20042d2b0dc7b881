"""Backups: whole and consistent, taken while the bot writes."""

import asyncio
from pathlib import Path

import pytest

from bot.store import DatabaseError, Store
from tests.store.making import move, started


async def test_a_backup_while_moves_are_made_is_a_moment_of_the_match(
    store: Store, tmp_path: Path
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
        await store.backup(copy)
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


async def test_a_backup_leaves_one_file(store: Store, tmp_path: Path) -> None:
    target = tmp_path / "copies" / "copy.sqlite3"
    target.parent.mkdir()
    await store.backup(target)
    assert [file.name for file in target.parent.iterdir()] == ["copy.sqlite3"]


async def test_a_backup_that_cannot_be_says_so(store: Store, tmp_path: Path) -> None:
    with pytest.raises(DatabaseError, match="failed"):
        await store.backup(tmp_path / "nowhere" / "copy.sqlite3")


async def test_a_failed_backup_leaves_the_older_one(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "copies" / "copy.sqlite3"
    target.parent.mkdir()
    await store.backup(target)
    older = target.read_bytes()

    async def broken(*_: object, **__: object) -> None:
        raise OSError("the disk is full")

    await started(store)
    monkeypatch.setattr(store._database._reader, "backup", broken)
    with pytest.raises(DatabaseError, match="the disk is full"):
        await store.backup(target)
    assert target.read_bytes() == older
    assert len(list(target.parent.iterdir())) == 1
