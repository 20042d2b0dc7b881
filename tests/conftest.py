"""Settings of every test: hypothesis tries the same examples each time, so CI does not waver.

``pytest --hypothesis-profile=search`` looks for new ones, at length.
"""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from bot import pacing

settings.register_profile("steady", derandomize=True, database=None, deadline=None, max_examples=60)
settings.register_profile("search", deadline=None, max_examples=2_000)
settings.load_profile("steady")


@pytest.fixture(scope="session", autouse=True)
def _unhurried() -> Iterator[None]:
    """Nobody is told to slow down: tests act faster than people do."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pacing, "ACTS", (1_000_000, 1.0))
        patch.setattr(pacing, "CHALLENGES", (1_000_000, 1.0))
        yield


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests in a browser come first: they wait a lot, so the others go on beside them."""
    items.sort(key=lambda item: "browser" not in item.path.parts)
