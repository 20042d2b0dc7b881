"""What an animation of a whole match costs, against its pictures."""

import io

from PIL import Image
from pytest_benchmark.fixture import BenchmarkFixture

from bot.words import Words
from render import PAINTERS, THEMES, picture
from render.animation import SAMPLES, Film, chosen
from tests.bench.conftest import Report
from tests.bench.measuring import against
from tests.bench.playing import games, positions

SAY = Words()


@games
def test_an_animation(benchmark: BenchmarkFixture, report: Report, key: str) -> None:
    whole = [each for each in positions(key, seed=1) if not each.steps_made]
    shown = [whole[number] for number in chosen(len(whole))]
    painter, theme = PAINTERS[key], THEMES["default"]

    def draw() -> bytes:
        samples = [shown[number] for number in chosen(len(shown), SAMPLES)]
        film = Film([painter.paint(each.revealed(), theme, SAY) for each in samples], theme)
        for each in shown:
            film.add(painter.paint(each.revealed(), theme, SAY))
        return film.written()

    gif = draw()
    size = Image.open(io.BytesIO(gif)).size
    middle = shown[len(shown) // 2].revealed()
    one = picture(key, middle, "default", SAY).png
    ratio = against(
        benchmark,
        draw,
        lambda: [picture(key, middle, "default", SAY) for _ in range(len(shown))],
        rounds=3,
    )
    report(
        f"animation, {key}: {len(shown)} pictures of {size[0]} x {size[1]} take {ratio} times as"
        f" long as drawing one as often; {len(gif) / 1024:.0f} KiB,"
        f" {len(gif) / len(one) / len(shown):.2f} times as many bytes"
    )
