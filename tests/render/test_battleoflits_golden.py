"""The look of some boards of LITS against the golden pictures."""

from functools import cache

import pytest

from tests.render.battleoflits_golden import FOLDER, pictures
from tests.render.golden import apart, kept

TOLERANCE = 20
"""Of what `apart` measures; beyond it is another theme, another piece, no ring or a ghost."""
NAMES = sorted(file.stem for file in FOLDER.glob("*.png"))
drawn = cache(pictures)


@pytest.mark.parametrize("name", NAMES)
def test_looks_as_before(name: str) -> None:
    assert apart(drawn()[name], kept(FOLDER, name)) < TOLERANCE


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
    one, two = names
    assert apart(drawn()[one], kept(FOLDER, two)) > 3 * TOLERANCE
