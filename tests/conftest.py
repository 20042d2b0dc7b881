"""Settings of every test: hypothesis tries the same examples each time, so CI does not waver.

``pytest --hypothesis-profile=search`` looks for new ones, at length.
"""

import logging
from collections.abc import Iterator

import pytest
from hypothesis import settings

from bot import pacing
from bot.logs import TELLTALES

UNHURRIED = (1_000_000, 1.0)
"""How fast people may act in tests."""

settings.register_profile("steady", derandomize=True, database=None, deadline=None, max_examples=60)
settings.register_profile("search", deadline=None, max_examples=2_000)
settings.load_profile("steady")


@pytest.fixture(scope="session", autouse=True)
def _unhurried() -> Iterator[None]:
    """Nobody is told to slow down: tests act faster than people do."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pacing, "ACTS", UNHURRIED)
        patch.setattr(pacing, "CHALLENGES", UNHURRIED)
        yield


@pytest.fixture(autouse=True)
def _logs_put_back() -> Iterator[None]:
    """What a test makes of the logs, as the program does, is undone after it."""
    root = logging.getLogger()
    before = root.level, list(root.handlers)
    levels = {name: logging.getLogger(name).level for name in TELLTALES}
    yield
    root.setLevel(before[0])
    root.handlers[:] = before[1]
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests in a browser come first: they wait a lot, so the others go on beside them."""
    items.sort(key=lambda item: "browser" not in item.path.parts)
