"""The world that most tests of the bot play in."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import pacing
from tests.bot.world import World, world


@pytest.fixture
async def den(tmp_path: Path) -> AsyncIterator[World]:
    """A fresh world on an empty database."""
    async with world(tmp_path / "fireside.sqlite3") as here:
        yield here


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is told to slow down: tests act faster than people do."""
    monkeypatch.setattr(pacing, "ACTS", (1_000_000, 1.0))
    monkeypatch.setattr(pacing, "CHALLENGES", (1_000_000, 1.0))
