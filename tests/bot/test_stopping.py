"""The bot as a process of its own: it starts, answers, and stops when it is told to."""

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.bot.discord_here import TOKEN, DiscordHere, discord_here

ROOT = Path(__file__).parents[2]
PROGRAM = """
import sys
import discord, yarl
import bot.app
from bot.command_line import main
discord.http.Route.BASE = sys.argv[1] + "/api"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sys.argv[1] + "/gateway")
bot.app.GRACE = 3600.0
sys.exit(main(["run"]))
"""
"""The command line, with the simulated Discord in the place of the real one, and no haste."""
pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no signals to send")


@dataclass
class Running:
    """The bot, and what it has logged so far."""

    process: Process
    said: list[str] = field(default_factory=list)

    async def logged(self, event: str) -> str:
        """Wait for an event in the log; its line."""
        assert self.process.stderr is not None
        while line := (await self.process.stderr.readline()).decode():
            self.said.append(line)
            if f"event={event} " in line:
                return line
        raise AssertionError(f"{event} was never logged: {''.join(self.said)}")

    async def unless_it_ends(self, happens: asyncio.Event) -> None:
        """Wait for something that does not happen where the bot has ended."""
        waits = [asyncio.ensure_future(each) for each in (self.process.wait(), happens.wait())]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        assert happens.is_set(), f"it ended with {self.process.returncode}"
        waits[0].cancel()


@asynccontextmanager
async def running(here: DiscordHere, place: Path) -> AsyncIterator[Running]:
    """The bot while it answers somebody."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", PROGRAM, here.address),
        cwd=place,
        env={**os.environ, "PYTHONPATH": str(ROOT), "FIRESIDE_TOKEN": TOKEN},
        stderr=asyncio.subprocess.PIPE,
    )
    bot = Running(process)
    try:
        await bot.logged("caught-up")
        await here.somebody_types("help")
        await bot.unless_it_ends(here.being_answered)
        yield bot
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=lambda each: each.name)
async def test_what_is_being_answered_is_answered_before_it_stops(
    tmp_path: Path, number: signal.Signals
) -> None:
    async with discord_here() as here, running(here, tmp_path) as bot:
        bot.process.send_signal(number)
        assert "under_way=1" in await bot.logged("stopping")
        assert here.answers == []
        here.may_answer.set()
        assert "unfinished=0" in await bot.logged("stopped")
        assert await bot.process.wait() == 0
        assert len(here.answers) == 1
        assert "/challenge" in here.answers[0]
        secrets = rf"{TOKEN}|a-session|a-token-of-an-interaction|\bada\b"
        assert not re.search(secrets, "".join(bot.said))
    assert os.listdir(tmp_path) == ["fireside.sqlite3"], "the database was closed"  # noqa: PTH208


async def test_a_second_signal_stops_it_at_once(tmp_path: Path) -> None:
    async with discord_here() as here, running(here, tmp_path) as bot:
        bot.process.send_signal(signal.SIGINT)
        await bot.logged("stopping")
        bot.process.send_signal(signal.SIGTERM)
        assert await bot.process.wait() == 128 + signal.SIGTERM
        assert here.answers == []
