"""The pieces of LITS stay apart for every kind of sight in all themes but "default" and "dark"."""

from itertools import combinations

import pytest

from render import THEMES
from render.battleoflits.colours import PIECES, danger, piece_colour
from render.canvas import mix
from tests.render.ucs import SIGHT, apart

BLIND = THEMES["colour-blind"]


def closest(theme: str, sight: str) -> float:
    return min(apart(one, two, sight) for one, two in combinations(PIECES[theme].values(), 2))


def test_every_theme_has_its_pieces() -> None:
    assert PIECES.keys() == THEMES.keys()
    assert all("".join(shapes) == "LITS" for shapes in PIECES.values())
    for name, theme in THEMES.items():
        assert {shape: piece_colour(theme, shape) for shape in "LITS"} == PIECES[name]


@pytest.mark.parametrize("theme", [each for each in THEMES if each not in {"default", "dark"}])
@pytest.mark.parametrize("sight", SIGHT)
def test_pieces_of_the_other_themes_are_11_apart(theme: str, sight: str) -> None:
    assert closest(theme, sight) >= 11


def test_the_default_theme_would_not_do() -> None:
    assert min(closest("default", sight) for sight in SIGHT) < 11


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sight", SIGHT)
def test_pieces_stand_out_from_the_board(theme: str, sight: str) -> None:
    paper = THEMES[theme].paper
    assert min(apart(colour, paper, sight) for colour in PIECES[theme].values()) >= 11


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sight", SIGHT)
def test_letters_and_outlines_stand_out_from_their_piece(theme: str, sight: str) -> None:
    for colour in PIECES[theme].values():
        halo = THEMES[theme].halo
        assert apart(halo, colour, sight) >= 20
        assert apart(mix(colour, halo, 0.72), colour, sight) >= 15


@pytest.mark.parametrize("sight", SIGHT)
def test_danger_stands_out_from_the_board_and_its_own_hatch(sight: str) -> None:
    assert apart(danger(BLIND), BLIND.paper, sight) >= 30
    assert apart(danger(BLIND), mix(danger(BLIND), BLIND.paper, 0.30), sight) >= 8
