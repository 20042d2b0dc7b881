"""The world that most tests of the bot play in."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.world import World, world


@pytest.fixture
async def den(tmp_path: Path) -> AsyncIterator[World]:
    """A fresh world on an empty database."""
    async with world(tmp_path / "fireside.sqlite3") as here:
        yield here
