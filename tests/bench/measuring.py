"""Measuring on a computer that has other things to do.

What is measured and what it is compared with take turns, and each turn gives one ratio. A slow
moment then hits both, and the median of the ratios moves far less than any time does.
"""

import statistics
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from pytest_benchmark.fixture import BenchmarkFixture

ADDITIONS = 1_000_000


@dataclass(frozen=True)
class Ratio:
    """The median of some ratios, and between what the middle half of them lies."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Ratio":
        """The ratio that ``values``, at least two, speak for."""
        low, median, high = statistics.quantiles(values, n=4, method="inclusive")
        return cls(median, low, high)

    def __str__(self) -> str:
        return f"{short(self.median)} ({short(self.low)} to {short(self.high)})"

    def inverse(self) -> "Ratio":
        """The same said the other way round."""
        return Ratio(1 / self.median, 1 / self.high, 1 / self.low)


def against(
    benchmark: BenchmarkFixture,
    work: Callable[[], object],
    reference: Callable[[], object],
    rounds: int,
) -> Ratio:
    """How many times as long ``work`` takes as ``reference``; the two take turns."""
    references: list[float] = []
    warming = 1
    benchmark.pedantic(  # type: ignore[no-untyped-call]
        work,
        setup=lambda: references.append(seconds(reference)),
        rounds=rounds,
        warmup_rounds=warming,
    )
    assert benchmark.stats is not None, "run the benchmarks without --benchmark-disable"
    times = benchmark.stats.stats.data
    pairs = zip(times, references[warming : warming + rounds], strict=True)
    ratio = Ratio.of([mine / its for mine, its in pairs])
    benchmark.extra_info["ratio"] = ratio.median
    return ratio


def seconds(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


def million_additions() -> int:
    """A workload that anybody can picture: Python adds up the numbers below a million."""
    total = 0
    for number in range(ADDITIONS):
        total += number
    return total


class Split:
    """Shares out time among parts that do not overlap; a part inside a part counts as the outer."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.calls: Counter[str] = Counter()
        self._inside = False

    def clear(self) -> None:
        """Begin anew."""
        self.seconds.clear()
        self.calls.clear()

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        if self._inside:
            yield
            return
        self._inside = True
        start = perf_counter()
        try:
            yield
        finally:
            self.seconds[name] += perf_counter() - start
            self.calls[name] += 1
            self._inside = False

    def wrapped(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """``function``, its time counted under ``name``."""

        def counted(*given: Any, **named: Any) -> Any:
            with self.part(name):
                return function(*given, **named)

        return counted

    def awaited(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """The coroutine function ``function``, the time until its answer counted under ``name``."""

        async def counted(*given: Any, **named: Any) -> Any:
            with self.part(name):
                return await function(*given, **named)

        return counted


def short(number: float) -> str:
    """Two or three digits that mean something."""
    if number >= 100:
        return f"{number:,.0f}"
    return f"{number:.0f}" if number >= 20 else f"{number:.1f}" if number >= 2 else f"{number:.2f}"
