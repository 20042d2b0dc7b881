"""Terrains stay apart for every kind of sight in the colour-blind themes; high contrast is high."""

from itertools import combinations

import pytest

from render import THEMES
from render.battleoflits.colours import PIECES
from tests.render.ucs import SIGHT, apart, contrast


def closest(theme: str, sight: str) -> float:
    grounds = [land.ground for land in THEMES[theme].lands.values()]
    return min(apart(one, two, sight) for one, two in combinations(grounds, 2))


def test_the_measure_itself() -> None:
    """White is 100 from black, a colour nothing from itself, and red is green to some."""
    assert apart("#FFFFFF", "#000000", "full") == pytest.approx(100, abs=0.1)
    assert apart("#D1495B", "#D1495B", "tritanomaly") == 0
    assert apart("#C06000", "#708000", "deuteranomaly") < apart("#C06000", "#708000", "full") / 2


@pytest.mark.parametrize("theme", ["colour-blind", "colour-blind-dark"])
@pytest.mark.parametrize("sight", SIGHT)
def test_terrains_of_the_colour_blind_themes_are_13_apart(theme: str, sight: str) -> None:
    assert closest(theme, sight) >= 13


def test_the_default_theme_would_not_do() -> None:
    assert min(closest("default", sight) for sight in SIGHT) < 6


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sight", SIGHT)
def test_the_seats_are_apart(theme: str, sight: str) -> None:
    assert apart(*THEMES[theme].seats, sight) >= 13


high = pytest.mark.parametrize("theme", ["high-contrast", "high-contrast-dark"])


def test_the_measure_of_contrast() -> None:
    assert contrast("#FFFFFF", "#000000") == contrast("#000000", "#FFFFFF") == 21
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)  # the known grey


@high
def test_texts_of_high_contrast_stand_out(theme: str) -> None:
    """By WCAG 2.2: 7 to 1 for every text, which is its highest level."""
    colours = THEMES[theme]
    for ground in (colours.background, colours.panel, colours.paper, colours.legal):
        assert contrast(colours.ink, ground) >= 10
        assert contrast(colours.faint, ground) >= 7
    for seat in colours.seats:
        assert contrast(seat, colours.paper) >= 7


@high
def test_signs_of_high_contrast_stand_out(theme: str) -> None:
    """By WCAG 2.2: 3 to 1 for what is not text."""
    colours = THEMES[theme]
    for ground in (colours.background, colours.panel, colours.paper):
        for sign in (*colours.seats, colours.grid, colours.legal_edge):
            assert contrast(sign, ground) >= 4.5
    for land in colours.lands.values():
        assert max(contrast(land.ground, each) for each in (land.motif, land.light)) >= 4.5
    for colour in PIECES[theme].values():
        assert contrast(colours.halo, colour) >= 7


def test_the_default_theme_has_less_contrast() -> None:
    colours = THEMES["default"]
    assert contrast(colours.faint, colours.background) < 4
