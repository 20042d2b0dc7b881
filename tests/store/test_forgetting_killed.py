"""Whoever is killed while removing somebody's past leaves all of it or nothing, and goes on."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

from bot.store import Store
from tests.store.pasts import ADA, LATER, filled, traces

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")

ROOT = Path(__file__).parents[2]
STEP = 3
"""Every so many statements the process is killed."""


async def look(path: Path) -> tuple[bool, bool]:
    """Whether anything of Ada was left, and whether the match that she played goes on.

    Afterwards, what was begun is brought to its end.
    """
    store = await Store.open(path)
    try:
        kept = any((await store.forgetting.kept(ADA)).values())
        match = await store.matches.get(2)
        assert match is not None
        if kept:
            await store.forgetting.forget(ADA, LATER)
        assert await store.forgetting.wipe()
    finally:
        await store.close()
    return kept, match.ended is None


def test_all_of_it_or_nothing(tmp_path: Path) -> None:
    async def make() -> None:
        await (await filled(tmp_path / "filled.sqlite3")).close()

    asyncio.run(make())
    before = after = 0
    command = [sys.executable, "-m", "tests.store.forgetter"]
    with subprocess.Popen(  # noqa: S603 - our own program
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for last in count(1, STEP):
            path = tmp_path / f"killed{last}.sqlite3"
            shutil.copy(tmp_path / "filled.sqlite3", path)
            program.stdin.write(f"{path} {last}\n")
            code = int(program.stdout.readline())
            kept, goes_on = asyncio.run(look(path))
            assert kept == goes_on, "the match was ended without the rest, or the other way round"
            assert traces(path) == []
            if code == 0:
                break
            assert code == -signal.SIGKILL
            before, after = before + kept, after + (not kept)
        program.stdin.close()
    assert before > 5
    assert after >= 1, "it was never killed between the removal and the wiping"
