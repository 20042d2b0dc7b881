"""Terrains stay apart for every kind of sight in the colour-blind theme."""

from itertools import combinations

import pytest

from render import THEMES
from tests.render.ucs import SIGHT, apart


def closest(theme: str, sight: str) -> float:
    grounds = [land.ground for land in THEMES[theme].lands.values()]
    return min(apart(one, two, sight) for one, two in combinations(grounds, 2))


def test_the_measure_itself() -> None:
    """White is 100 from black, a colour nothing from itself, and red is green to some."""
    assert apart("#FFFFFF", "#000000", "full") == pytest.approx(100, abs=0.1)
    assert apart("#D1495B", "#D1495B", "tritanomaly") == 0
    assert apart("#C06000", "#708000", "deuteranomaly") < apart("#C06000", "#708000", "full") / 2


@pytest.mark.parametrize("sight", SIGHT)
def test_terrains_of_the_colour_blind_theme_are_13_apart(sight: str) -> None:
    assert closest("colour-blind", sight) >= 13


def test_the_default_theme_would_not_do() -> None:
    assert min(closest("default", sight) for sight in SIGHT) < 6


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sight", SIGHT)
def test_the_seats_are_apart(theme: str, sight: str) -> None:
    assert apart(*THEMES[theme].seats, sight) >= 13
