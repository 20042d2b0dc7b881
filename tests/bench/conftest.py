"""The report: each benchmark adds lines, and they are printed together at the end."""

from collections.abc import Callable

import pytest

Report = Callable[[str], None]
_LINES = pytest.StashKey[list[str]]()


@pytest.fixture
def report(request: pytest.FixtureRequest) -> Report:
    """Call it with a line to be printed at the end."""
    return request.config.stash.setdefault(_LINES, []).append


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    lines = terminalreporter.config.stash.get(_LINES, [])
    if lines:
        terminalreporter.section("what things cost: medians (and their middle halves)")
        for line in lines:
            terminalreporter.write_line(line)
