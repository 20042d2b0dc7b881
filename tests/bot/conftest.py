"""The world that most tests of the bot play in."""

from collections.abc import AsyncIterator, Generator
from contextlib import ExitStack
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from tests.bot.world import World, world


@pytest.fixture
async def den(tmp_path: Path) -> AsyncIterator[World]:
    """A fresh world on an empty database."""
    async with world(tmp_path / "fireside.sqlite3") as here:
        yield here


@pytest.fixture
def boss(den: World) -> simcord.MemberActor:
    """Somebody who may manage the server of `den`."""
    role = den.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    return den.guild.add_member(den.env.create_user("boss"), roles=[role])


@pytest.fixture(autouse=True)
def days_pass_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot writes down less often that it is there: each time costs a test real time."""
    monkeypatch.setattr("bot.timekeeping.ALIVE", timedelta(hours=6))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    """What a test does itself, past the bot, happens at the time of its world."""
    with ExitStack() as entered:
        for value in getattr(item, "funcargs", {}).values():
            if isinstance(value, World):
                entered.enter_context(value.env.time_context())
        return (yield)
