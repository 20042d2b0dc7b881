"""Transactions: all or nothing, whatever breaks them off, and the next one works."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.store import Database, Store
from tests.store.making import move, started

INSERT = "INSERT INTO facts (name, value) VALUES (?, ?)"


async def facts(database: Database) -> set[str]:
    return {row["name"] for row in await database.all("SELECT name FROM facts")}


async def write(database: Database, *names: str) -> None:
    async with database.transaction() as writer:
        for name in names:
            await writer.execute(INSERT, (name, ""))


async def test_an_exception_takes_everything_back(database: Database) -> None:
    async def fail() -> None:
        async with database.transaction() as writer:
            await writer.execute(INSERT, ("lost", ""))
            raise RuntimeError("midway")

    with pytest.raises(RuntimeError, match="midway"):
        await fail()
    assert await facts(database) == set()
    await write(database, "kept")
    assert await facts(database) == {"kept"}


async def test_a_transaction_is_not_seen_before_its_end(database: Database) -> None:
    async with database.transaction() as writer:
        await writer.execute(INSERT, ("coming", ""))
        assert await facts(database) == set()
    assert await facts(database) == {"coming"}


async def test_transactions_queue_up(database: Database) -> None:
    await asyncio.gather(*(write(database, f"{n}a", f"{n}b") for n in range(50)))
    assert len(await facts(database)) == 100


@pytest.mark.parametrize("steps", range(12))
async def test_a_cancelled_transaction_is_whole_or_nothing(database: Database, steps: int) -> None:
    """Cancelled after so many turns of the loop: in BEGIN, midway, in COMMIT or afterwards."""
    task = asyncio.create_task(write(database, "a", "b", "c"))
    for _ in range(steps):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await write(database, "next")
    assert await facts(database) in ({"next"}, {"a", "b", "c", "next"})


STATEMENTS = ["BEGIN IMMEDIATE", "a", "b", "commit"]


@asynccontextmanager
async def cancelled_in(
    database: Database, wanted: str, task: list[asyncio.Task[None]]
) -> AsyncIterator[None]:
    """Cancel ``task`` just after the statement ``wanted`` was handed over, before it is done."""
    writer: Any = database._writer
    execute = writer._execute

    async def cancelling(call: Callable[..., Any], *values: Any, **named: Any) -> Any:
        statement, *facts = values or (call.__name__, ())
        if wanted in (statement, *facts[0][:1]):
            asyncio.get_running_loop().call_soon(task[0].cancel)
        return await execute(call, *values, **named)

    writer._execute = cancelling
    yield
    writer._execute = execute


@pytest.mark.parametrize("statement", STATEMENTS)
async def test_cancelled_in_each_statement(database: Database, statement: str) -> None:
    task: list[asyncio.Task[None]] = []
    async with cancelled_in(database, statement, task):
        task.append(asyncio.create_task(write(database, "a", "b")))
        with pytest.raises(asyncio.CancelledError):
            await task[0]
        await write(database, "next")
    both = {"a", "b", "next"}
    assert await facts(database) == (both if statement == "commit" else {"next"})


async def test_a_move_that_was_cancelled_is_played_or_not(store: Store) -> None:
    match = await started(store)
    for ply in range(20):
        task = asyncio.create_task(move(store, match, ply))
        for _ in range(ply):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        found = await store.matches.get(match)
        assert found is not None
        assert found.ply in (ply, ply + 1)
        if found.ply == ply:
            assert await move(store, match, ply)


async def test_closing_waits_for_the_transaction_under_way(path: Path) -> None:
    database = await Database.open(path)
    began, go_on = asyncio.Event(), asyncio.Event()

    async def slow() -> None:
        async with database.transaction() as writer:
            began.set()
            await go_on.wait()
            await writer.execute(INSERT, ("slow", ""))

    writing = asyncio.create_task(slow())
    await began.wait()
    closing = asyncio.create_task(database.close())
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(writing, closing)
    async with reopened(path) as again:
        assert await facts(again) == {"slow"}


@asynccontextmanager
async def reopened(path: Path) -> AsyncIterator[Database]:
    database = await Database.open(path)
    try:
        yield database
    finally:
        await database.close()


async def test_another_process_that_writes_is_waited_for(database: Database, path: Path) -> None:
    async with reopened(path) as other:
        held = asyncio.Event()
        go_on = asyncio.Event()

        async def hold() -> None:
            async with other.transaction() as writer:
                await writer.execute(INSERT, ("other", ""))
                held.set()
                await go_on.wait()

        holding = asyncio.create_task(hold())
        await held.wait()
        ours: Awaitable[None] = asyncio.create_task(write(database, "ours"))
        await asyncio.sleep(0)
        assert await facts(database) == set()
        go_on.set()
        await asyncio.gather(holding, ours)
    assert await facts(database) == {"ours", "other"}
