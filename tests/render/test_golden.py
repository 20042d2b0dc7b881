"""The look of some tables and boards against the golden pictures."""

import pytest

from render import DEFAULT_THEME, picture
from render.tactiki import steps
from tests.render.golden import FOLDER, apart, kept, pictures, small
from tests.render.tables import SAY
from tests.render.tactiki_boards import named_boards

TOLERANCE = 30
"""Of what `apart` measures; beyond it is another theme, another rank, or a missing ring."""


@pytest.mark.parametrize("name", pictures())
def test_looks_as_before(name: str) -> None:
    assert apart(pictures()[name], kept(FOLDER, name)) < TOLERANCE


def test_every_golden_picture_is_drawn() -> None:
    assert {file.stem for file in FOLDER.glob("*.png")} == set(pictures())


@pytest.mark.parametrize(
    "names",
    [
        ("middle-default", "middle-colour-blind"),
        ("tactiki-middle-default", "tactiki-middle-tiki-default"),
        ("tactiki-opening-default", "tactiki-middle-default"),
    ],
)
def test_the_tolerance_tells_pictures_apart(names: tuple[str, str]) -> None:
    one, two = (kept(FOLDER, name) for name in names)
    assert apart(one, two) > 2 * TOLERANCE


@pytest.mark.parametrize("seat", [0, 1])
def test_the_ring_of_the_last_step_would_be_missed(
    seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though it is little of the whole picture."""
    monkeypatch.setattr(steps, "draw_ring", lambda *_: None)
    name = ("middle-tiki", "middle-tac")[seat]
    png = picture("tactiki", named_boards()[name], DEFAULT_THEME, SAY).png
    assert apart(small(png), kept(FOLDER, f"tactiki-{name}-{DEFAULT_THEME}")) > TOLERANCE
