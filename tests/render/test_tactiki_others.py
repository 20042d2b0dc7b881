"""The pictures of setups that are put together, and of duels."""

import pytest

from engines.tactiki_parts import Duel, attacks
from render import THEMES
from render.tactiki import duels, setup
from render.tactiki.colours import clay_of
from render.theme import UNIT, WIDTH
from tests.render.looking import changed, count
from tests.render.tables import SAY
from tests.render.tactiki_boards import duels_like

THEME = THEMES["default"]


def test_a_setup_is_drawn_place_by_place() -> None:
    one = setup.paint([(), (), (), (), ()], 0, THEME, SAY, None)
    for number in range(5):
        ranks: list[tuple[int, ...]] = [()] * 5
        ranks[number] = (3, 4)
        two = setup.paint(ranks, 0, THEME, SAY, None)
        left, top, right, bottom = setup.place(0, number)
        row = (0, top, WIDTH, bottom)
        box = changed(one.crop(row), two.crop(row))
        assert left <= box[0] < box[2] <= right
    assert setup.place(0, 0) == setup.place(1, 4)


@pytest.mark.parametrize(
    ("text", "fallen"),
    [("4>2", "d"), ("4<5", "a"), ("4=4", ""), ("4>2 4<5", "ad"), ("4>2 4>3", "d"), ("1>5", "d")],
)
def test_who_fell_is_cracked_and_faded(text: str, fallen: str) -> None:
    """Bright colours of a side are there if one of its pieces stands."""
    fought = duels_like(text)
    image = duels.paint(fought, THEME)
    left = count(image, (UNIT, 0, 260, image.height), clay_of(THEME, 0).body)
    right = count(image, (580, 0, WIDTH, image.height), clay_of(THEME, 1).body)
    assert (left == 0) == ("a" in fallen)
    standing = [duel for duel in fought if duel.result != "won"]
    assert bool(right) == bool(standing)
    tied = count(image, (0, 0, *image.size), THEME.gold)
    assert bool(tied) == ("=" in text)


def test_each_attack_has_its_own_band() -> None:
    one: tuple[Duel, ...] = duels_like("4>2 4>3 4<5")
    single, double = duels.paint(one, THEME), duels.paint((*one, *duels_like("3>2", 1)), THEME)
    assert double.height > single.height * 1.8
    assert len(attacks((*one, *one))) == 2
