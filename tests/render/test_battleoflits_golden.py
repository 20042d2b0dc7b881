"""The look of some boards of LITS against the golden pictures."""

from functools import cache

import pytest
from PIL import Image, ImageChops

from tests.render.battleoflits_golden import FOLDER, pictures

TOLERANCE = 20
"""Difference of a channel, 0 to 255, on average over any square of ten pixels, which is less than
a cell: beyond it is another theme, another piece, a missing ring or a ghost.
"""
NAMES = sorted(file.stem for file in FOLDER.glob("*.png"))
drawn = cache(pictures)


def apart(name: str, other: str) -> int:
    """Mean difference in the square and the channel that differ most."""
    now, before = drawn()[name], Image.open(FOLDER / f"{other}.png").convert("RGB")
    assert now.size == before.size
    changed = ImageChops.difference(now, before)
    squares = changed.resize((now.width // 10, now.height // 10), Image.Resampling.BOX)
    return max(squares.tobytes())


@pytest.mark.parametrize("name", NAMES)
def test_looks_as_before(name: str) -> None:
    assert apart(name, name) < TOLERANCE


def test_every_golden_picture_is_drawn() -> None:
    assert set(NAMES) == set(drawn())


@pytest.mark.parametrize(
    "names",
    [
        ("offered-default", "offered-colour-blind"),
        ("opening-default", "offered-default"),
        ("middle-default", "ghost-legal-default"),
        ("ghost-not_adjacent-default", "ghost-not_adjacent-colour-blind"),
    ],
)
def test_the_tolerance_tells_pictures_apart(names: tuple[str, str]) -> None:
    assert apart(*names) > 3 * TOLERANCE
