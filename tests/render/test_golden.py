"""The look of some tables against the golden pictures."""

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.render.golden import FOLDER, pictures

TOLERANCE = 3.0
"""Mean difference of a channel, 0 to 255; another theme or a missing ring is beyond it."""


@pytest.mark.parametrize("name", pictures())
def test_looks_as_before(name: str) -> None:
    now = pictures()[name]
    before = Image.open(FOLDER / f"{name}.png").convert("RGB")
    assert now.size == before.size
    means = ImageStat.Stat(ImageChops.difference(now, before)).mean
    assert max(means) < TOLERANCE


def test_every_golden_picture_is_drawn() -> None:
    assert {file.stem for file in FOLDER.glob("*.png")} == set(pictures())
