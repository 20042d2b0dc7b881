"""The pieces as sprites: laid, ringed as the last one, and as a ghost, legal or not.

A piece is one outlined body with a letter and a texture: slanting lines on L, lines along the rows
on I, dots on T, waves on S. So pieces that touch stay apart and none needs its colour.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import combinations
from types import MappingProxyType
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw

from engines.battleoflits_ghost import shape_of
from engines.battleoflits_placements import cornered
from engines.fields import Field
from render import theme as look
from render.battleoflits.colours import DANGER, piece_colour
from render.canvas import Pen, mix, sprite
from render.theme import BOLD, TEXT, Theme

Look: TypeAlias = tuple[Field, ...]
"""The fields of a piece moved into the corner, as `cornered` does: what sprites are cached by."""

RIM = 10
"""How far sprites with a ring or a rim reach beyond the fields of the piece."""
_RADIUS, _GAP, _EDGE = 0.17, 0.025, 0.05
"""Of a cell: the corners of a body, the gap around it, its outline."""
_GHOST = 0.62
"""How much a ghost hides of what lies below it."""
_HATCH = 0.34
"""The distance of the hatch that means danger, in cells."""


@cache
def laid(theme: Theme, fields: Look, cell: int) -> Image.Image:
    """A piece on the board, without its letter."""
    shape = shape_of(fields) or ""
    colour = piece_colour(theme, shape)
    texture = mix(colour, theme.halo, 0.20)
    body = _filled(fields, cell, _GAP + _EDGE, lambda pen: _TEXTURES[shape](pen, cell, texture))
    ground = Image.new("RGBA", body.size, colour)
    ground.alpha_composite(body)
    ground.putalpha(_body(fields, cell, _GAP + _EDGE, 0).getchannel("A"))
    return _over(_body(fields, cell, _GAP, 0, mix(colour, theme.halo, 0.72)), ground)


@cache
def ring(theme: Theme, fields: Look, cell: int) -> Image.Image:
    """A thick light ring over a dark halo, around a piece; reaches `RIM` beyond its fields."""
    picture = _body(fields, cell, -0.075, RIM, theme.halo)
    picture = _over(picture, _body(fields, cell, -0.045, RIM, theme.ring))
    picture = _over(picture, _body(fields, cell, 0.06, RIM, theme.halo))
    return _hollow(picture, _body(fields, cell, 0.085, RIM))


@cache
def ghost(theme: Theme, fields: Look, cell: int, *, legal: bool) -> Image.Image:
    """A piece held over the board: see-through, under a strong outline; with `RIM` around it."""
    line = theme.halo if legal else DANGER
    picture = _body(fields, cell, -0.06, RIM, theme.ring)
    picture = _over(picture, _body(fields, cell, -0.02, RIM, line))
    picture = _hollow(picture, _body(fields, cell, 0.07, RIM))
    inside = _inside(theme, fields, cell, legal=legal)
    inside.putalpha(_body(fields, cell, 0.07, RIM).getchannel("A").point(_faint))
    return _over(inside, picture)


@cache
def letter(theme: Theme, shape: str, size: int, around: str) -> Image.Image:
    """The letter of a shape with a border, to stand on its texture."""
    border = max(3, round(size * 0.13))
    font = look.font(BOLD, size)
    left, top, right, bottom = font.getbbox(shape, anchor="ls")
    width, height = round(right - left) + 2 * border, round(bottom - top) + 2 * border
    picture = Image.new("RGBA", (width, height), (*_rgb(around), 0))
    place = (border - left, border - top)
    pen = ImageDraw.Draw(picture)
    pen.text(place, shape, around, font, "ls", stroke_width=border, stroke_fill=around)
    pen.text(place, shape, theme.halo, font, "ls")
    return picture


@cache
def icon(theme: Theme, fields: Look, cell: int, *, faded: bool) -> Image.Image:
    """A small piece with its letter, for counts."""
    shape = shape_of(fields) or ""
    picture = laid(theme, fields, cell).copy()
    sign = letter(theme, shape, TEXT, piece_colour(theme, shape))
    x, y = joint(fields, cell)
    picture.alpha_composite(sign, (round(x - sign.width / 2), round(y - sign.height / 2)))
    if not faded:
        return picture
    flat = Image.new("RGBA", picture.size, theme.background)
    flat = Image.blend(picture, flat, 0.62)
    flat.putalpha(picture.getchannel("A"))
    return flat


def joint(fields: Sequence[Field], cell: int) -> tuple[float, float]:
    """Where the letter stands: on the border of two fields of a piece, free of their symbols.

    Pixels from the top left corner of the rectangle around the piece; the joint next to the
    middle of the piece.
    """
    spots = cornered(fields)
    high = max(spot.row for spot in spots)
    middle = (sum(spot.column for spot in spots) / 4, sum(spot.row for spot in spots) / 4)
    joints = [
        ((one.column + two.column) / 2, (one.row + two.row) / 2) for one, two in _touching(spots)
    ]
    x, y = min(joints, key=lambda place: (round(math.dist(place, middle), 3), place))
    return (x + 0.5) * cell, (high - y + 0.5) * cell


def _rgb(colour: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red, green, blue


def _faint(alpha: int) -> int:
    return round(alpha * _GHOST)


def _touching(spots: Sequence[Field]) -> list[tuple[Field, Field]]:
    return [(one, two) for one, two in combinations(spots, 2) if two in one.beside()]


def _size(fields: Look, cell: int, rim: int) -> tuple[int, int]:
    columns = max(field.column for field in fields) + 1
    rows = max(field.row for field in fields) + 1
    return columns * cell + 2 * rim, rows * cell + 2 * rim


def _body(fields: Look, cell: int, inset: float, rim: int, fill: str = "#FFFFFF") -> Image.Image:
    """The outline of a piece, filled: rounded rectangles over every two neighbours in it."""
    width, height = _size(fields, cell, rim)
    high = max(field.row for field in fields)

    def draw(pen: Pen) -> None:
        for one, two in _touching(fields):
            box = (
                rim + (min(one.column, two.column) + inset) * cell,
                rim + (high - max(one.row, two.row) + inset) * cell,
                rim + (max(one.column, two.column) + 1 - inset) * cell,
                rim + (high - min(one.row, two.row) + 1 - inset) * cell,
            )
            left, top, right, bottom = (part / width for part in box)
            radius = (_RADIUS - inset) * cell / width
            pen.rounded((left, top, right, bottom), radius, fill)

    return sprite(width, height, draw)


def _filled(
    fields: Look, cell: int, inset: float, draw: Callable[[Pen], None], rim: int = 0
) -> Image.Image:
    """What ``draw`` draws on a piece, and nothing beside it."""
    picture = sprite(*_size(fields, cell, rim), draw)
    mask = _body(fields, cell, inset, rim).getchannel("A")
    picture.putalpha(ImageChops.multiply(picture.getchannel("A"), mask))
    return picture


def _inside(theme: Theme, fields: Look, cell: int, *, legal: bool) -> Image.Image:
    """What a ghost is filled with, before it is made see-through."""
    shape = shape_of(fields) or ""
    colour = piece_colour(theme, shape) if legal else mix(DANGER, theme.paper, 0.30)
    picture = Image.new("RGBA", _size(fields, cell, RIM), colour)
    if legal:
        texture = mix(colour, theme.halo, 0.20)
        picture.alpha_composite(
            sprite(*picture.size, lambda pen: _TEXTURES[shape](pen, cell, texture))
        )
    else:
        picture.alpha_composite(sprite(*picture.size, lambda pen: _hatch(pen, cell)))
    return picture


def _over(below: Image.Image, above: Image.Image) -> Image.Image:
    return Image.alpha_composite(below, above)


def _hollow(picture: Image.Image, hole: Image.Image) -> Image.Image:
    picture.putalpha(ImageChops.subtract(picture.getchannel("A"), hole.getchannel("A")))
    return picture


def _hatch(pen: Pen, cell: int) -> None:
    _slant(pen, cell, DANGER, _HATCH, 0.13, -1)


def _slant(
    pen: Pen, cell: int, colour: str, step: float, width: float, lean: int = 1
) -> None:
    unit = cell / pen.width
    for number in range(-30, 60):
        foot = number * step * unit
        ends = [(foot, 5 * unit), (foot + lean * 6 * unit, -1 * unit)]
        pen.stroke(ends, width * unit, colour)
