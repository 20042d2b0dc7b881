"""Whatever becomes of any one statement: a full disk, a lock, an error in the middle.

Each act is done once for each statement that it makes, with that statement failing. What the
database then holds is whole, and what the channel is owed comes a little later.
"""

import sqlite3
from collections.abc import Callable
from typing import Any

import aiosqlite
import pytest

from bot.alarm import AGAIN
from bot.delivering import RETRIES
from tests.bot.acts import ACTS, Act, Scene, prepare, simplify, told, type_move, whole
from tests.bot.hearing import told as heard
from tests.bot.world import World

FULL = sqlite3.OperationalError("database or disk is full")
"""One for all, so that whatever its tracebacks refer to is kept, as some logs do."""


class Disk:
    """Counts the statements of the database and lets one of them, or all from it on, fail."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.statements: list[str] = []
        self._error: sqlite3.Error | None = None
        self._at = -1
        self._done = False
        execute: Any = aiosqlite.Connection._execute

        async def failing(connection: Any, call: Callable[..., Any], *values: Any) -> Any:
            statement = str(values[0]) if values else call.__name__
            if statement in ("close", "rollback") or "PRAGMA" in statement:
                return await execute(connection, call, *values)
            number = len(self.statements)
            self.statements.append(statement)
            if self._error is None or number != self._at:
                return await execute(connection, call, *values)
            if self._done:
                await execute(connection, call, *values)
            raise self._error

        monkeypatch.setattr(aiosqlite.Connection, "_execute", failing)

    def expect(
        self, error: sqlite3.Error | None = None, at: int = -1, *, done: bool = False
    ) -> None:
        """Begin to count, and let statement number ``at`` fail, although it was ``done``."""
        self.statements.clear()
        self._error, self._at, self._done = error, at, done


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    simplify(monkeypatch)
    return Disk(monkeypatch)


async def stage(scene: Scene) -> tuple[int, bool] | None:
    """Where the match of a scene stands, None where there is none."""
    if not scene.match:
        row = await scene.den.bot.store._database.one(
            "SELECT id FROM matches WHERE channel = ?", (scene.channel.id,)
        )
        scene.match = row["id"] if row else 0
    return (await scene.den.bot.matches.get(scene.match)).stage if scene.match else None


async def challenged(scene: Scene) -> bool:
    """Whether there is a challenge, which then is in its channel once."""
    row = await scene.den.bot.store._database.one(
        "SELECT * FROM challenges WHERE channel = ?", (scene.channel.id,)
    )
    assert len(scene.calls()) == (row is not None)
    return row is not None


async def undone(scene: Scene, act: Act) -> bool:
    """Whether the act has not happened; the channel shows what the database holds, once."""
    if act.stage is None:
        return not await challenged(scene)
    now = await stage(scene)
    if now is None:
        assert act.plies == -1
        assert scene.boards() == []
        return True
    await whole(scene, now)
    told(scene, now, repeated={now: scene.boards().count(now)} if act.again else {})
    assert now in (act.stage, (act.plies, False))
    return now != act.stage


@pytest.mark.parametrize("done", [False, True], ids=["undone", "done"])
@pytest.mark.parametrize("act", ACTS.values(), ids=lambda act: act.name)
async def test_a_statement_that_fails_loses_and_doubles_nothing(
    den: World, disk: Disk, act: Act, *, done: bool
) -> None:
    """Also where it was carried out in spite of the error."""
    scene = await prepare(den, act, "rehearsal")
    disk.expect()
    await act.do(scene)
    statements = list(disk.statements)
    await settle(scene, act)
    for at in range(len(statements)):
        if done and statements[at] != "commit":
            continue
        scene = await prepare(den, act, f"fault-{at}")
        disk.expect(FULL, at, done=done)
        await act.do(scene)
        disk.expect()
        await den.env.advance_time(max(AGAIN, sum(RETRIES[:2])) + 1)
        if await undone(scene, act):
            await act.do(scene)
            assert not await undone(scene, act)
        await settle(scene, act)


async def settle(scene: Scene, act: Act) -> None:
    """Make the same act possible once more elsewhere."""
    if act.stage is None:
        await scene.den.ben.click(scene.calls()[0], label="Decline")


async def test_who_only_looks_can_do_so_on_a_full_disk(
    den: World, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = await prepare(den, ACTS["type"], "here")
    await den.restart()  # nobody was seen yet

    async def full(*_: Any) -> None:
        raise FULL

    with monkeypatch.context() as patch:
        patch.setattr(den.bot.store._database._writer, "execute", full)
        assert "match 1" in heard(await den.ben.slash(scene.channel, "matches"))
        assert "**Tic Tac Trek" in heard(await den.cleo.click(scene.posts()[-1], label="Rules"))
        assert await den.ben.autocomplete(scene.channel, "move", "move", "")
        assert "went wrong" in heard(await type_move(scene, 3))
        await whole(scene, (3, False))
    disk.expect()
    await type_move(scene, 3)
    told(scene, (4, False))
