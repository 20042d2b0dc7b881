"""The signs that games share: X and O, the flame, and the campfires of both players.

Each is drawn around a centre with a reach, in the units of the pen; every sign has an outline of
its own, so that it can stand on any ground.
"""

from functools import cache

from PIL import Image

from render.canvas import Pen, Point, curve, sprite
from render.theme import Theme

_STROKE = 0.40
"""Weight of X and O, in reaches."""


def draw_symbol(pen: Pen, seat: int, centre: Point, reach: float, fill: str, edge: str) -> None:
    """X for seat 0, O for seat 1, in strokes of equal weight, with an outline."""
    stroke, border = _STROKE * reach, 0.15 * reach
    for width, colour in ((stroke + 2 * border, edge), (stroke, fill)):
        if seat == 0:
            arm = 0.80 * reach - stroke / 2
            x, y = centre
            pen.stroke([(x - arm, y - arm), (x + arm, y + arm)], width, colour)
            pen.stroke([(x - arm, y + arm), (x + arm, y - arm)], width, colour)
        else:
            pen.ring(centre, 0.86 * reach - stroke / 2, width, colour)


def draw_flame(pen: Pen, foot: Point, height: float, fill: str, core: str | None) -> None:
    """A flame standing on ``foot``."""
    _tongue(pen, foot, height, fill)
    if core:
        _tongue(pen, (foot[0], foot[1] - 0.03 * height), 0.55 * height, core)


def draw_campfire(pen: Pen, seat: int, centre: Point, reach: float, theme: Theme) -> None:
    """A flame over crossed logs for seat 0, over a stone disc for seat 1."""
    x, y = centre
    foot = (x, y + 0.52 * reach)
    for border in (0.12 * reach, 0):
        edge = theme.paper if border else None
        if seat == 0:
            for side in (-1, 1):
                ends = [(x - side * 0.66 * reach, y + 0.78 * reach)]
                ends.append((x + side * 0.66 * reach, y + 0.34 * reach))
                pen.stroke(ends, 0.27 * reach + 2 * border, edge or theme.seats[0])
        else:
            middle = (x, y + 0.56 * reach)
            pen.oval(middle, 0.80 * reach + border, 0.32 * reach + border, edge or theme.seats[1])
            if not edge:
                pen.oval((x, y + 0.50 * reach), 0.54 * reach, 0.17 * reach, theme.paper)
        if edge:
            _tongue(pen, (foot[0], foot[1] + border), 1.50 * reach + 2.6 * border, edge, border)
    draw_flame(pen, foot, 1.50 * reach, theme.flame, theme.flame_core)


def _tongue(pen: Pen, foot: Point, height: float, fill: str, border: float = 0) -> None:
    x, y = foot
    half = 0.33 * height + 0.3 * border

    def at(across: float, up: float) -> Point:
        return x + across * half, y - up * height

    right = curve(at(0.05, 1), at(0.20, 0.72), at(1.25, 0.62), at(1.0, 0.26), at(0.85, 0), at(0, 0))
    left = curve(
        at(0, 0), at(-0.85, 0), at(-1.15, 0.28), at(-0.75, 0.50), at(-0.1, 0.72), at(0.05, 1)
    )
    pen.polygon([*right, *left], fill)


@cache
def symbol(seat: int, size: int, fill: str, edge: str) -> Image.Image:
    return sprite(size, size, lambda pen: draw_symbol(pen, seat, (0.5, 0.5), 0.5, fill, edge))


@cache
def campfire(theme: Theme, seat: int, size: int) -> Image.Image:
    return sprite(size, size, lambda pen: draw_campfire(pen, seat, (0.5, 0.52), 0.46, theme))


@cache
def flame(width: int, height: int, fill: str, core: str | None) -> Image.Image:
    ratio = height / width
    return sprite(
        width, height, lambda pen: draw_flame(pen, (0.5, ratio), ratio * 0.98, fill, core)
    )
