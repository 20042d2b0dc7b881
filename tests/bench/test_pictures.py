"""What a picture costs, and whether drawing one holds up everything else."""

import asyncio
import io
from time import perf_counter

import pytest
from PIL import Image
from pytest_benchmark.fixture import BenchmarkFixture

from bot.words import Words
from render import THEMES, picture
from tests.bench.conftest import Report
from tests.bench.measuring import Ratio, against, million_additions
from tests.bench.playing import games, positions

SAY = Words()
STAGES = {"opening": 0.0, "middle": 0.5, "end": 1.0}


@games
@pytest.mark.parametrize("stage", STAGES)
def test_picture(benchmark: BenchmarkFixture, report: Report, key: str, stage: str) -> None:
    game = positions(key, seed=1)
    view = game[round(STAGES[stage] * (len(game) - 1))].view(None)

    def draw() -> bytes:
        return picture(key, view, "default", SAY).png

    png = draw()
    size = Image.open(io.BytesIO(png)).size

    def empty() -> None:
        Image.new("RGB", size, THEMES["default"].background).save(io.BytesIO(), "PNG")

    ratio = against(benchmark, draw, empty, rounds=30)
    report(
        f"picture, {key}, {stage}: {ratio} times an empty picture of {size[0]} x {size[1]}"
        f" written as PNG; {len(png) / 1024:.0f} KiB"
    )


@games
def test_pictures_a_core_draws(benchmark: BenchmarkFixture, report: Report, key: str) -> None:
    game = positions(key, seed=1)
    view = game[len(game) // 2].view(None)
    ratio = against(
        benchmark, lambda: picture(key, view, "default", SAY), million_additions, rounds=30
    ).inverse()
    report(f"picture, {key}: {ratio} drawn while Python adds a million numbers")


@games
def test_the_loop_goes_on(report: Report, key: str) -> None:
    """The longest time that nothing else happens while a picture is drawn in a thread."""
    game = positions(key, seed=1)
    view = game[len(game) // 2].view(None)
    shares = []
    for _ in range(15):
        drawing, stall = asyncio.run(_longest_stall(key, view))
        shares.append(100 * stall / drawing)
    report(
        f"drawing, {key}: the event loop waits at most {Ratio.of(shares)} % of a picture's time"
        " in one go"
    )


async def _longest_stall(key: str, view: object) -> tuple[float, float]:
    """How long a picture takes, and the longest gap between two beats of the loop meanwhile."""
    start = last = perf_counter()
    longest = 0.0
    drawing = asyncio.create_task(asyncio.to_thread(picture, key, view, "default", SAY))  # type: ignore[arg-type]
    while not drawing.done():
        await asyncio.sleep(0)
        now = perf_counter()
        longest, last = max(longest, now - last), now
    return perf_counter() - start, longest
