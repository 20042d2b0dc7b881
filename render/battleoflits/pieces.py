"""The pieces as sprites: laid, ringed as the last one, and as a ghost, legal or not.

A piece is one outlined body with a letter and a texture: slanting lines on L, lines along the rows
on I, dots on T, waves on S. So pieces that touch stay apart and none needs its colour.
"""

import math
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw

from engines.battleoflits_ghost import shape_of
from engines.battleoflits_placements import LOOKS, cornered
from engines.fields import Field
from render import theme as look
from render.battleoflits.colours import danger, piece_colour
from render.battleoflits.textures import TEXTURES, Texture, hatch
from render.canvas import Pen, mix, sprite
from render.theme import BOLD, Theme

Look: TypeAlias = tuple[Field, ...]
"""The fields of a piece moved into the corner, as `cornered` does: what sprites are cached by."""

RIM = 10
"""How far sprites with a ring or a rim reach beyond the fields of the piece."""
_RADIUS, _GAP, _EDGE = 0.17, 0.025, 0.05
"""Of a cell: the corners of a body, the gap around it, its outline."""
GHOST = 0.68
"""How much a ghost hides of what lies below it."""


@cache
def laid(theme: Theme, fields: Look, cell: int) -> Image.Image:
    """A piece on the board, without its letter."""
    shape = shape_of(fields) or ""
    colour = piece_colour(theme, shape)
    lines, edge = mix(colour, theme.halo, 0.20), mix(colour, theme.halo, 0.72)
    ground = _ground(fields, cell, 0, colour, TEXTURES[shape], lines)
    ground.putalpha(_body(fields, cell, _GAP + _EDGE, 0).getchannel("A"))
    return _over(_body(fields, cell, _GAP, 0, edge), ground)


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
    line = theme.halo if legal else danger(theme)
    picture = _body(fields, cell, -0.06, RIM, theme.ring)
    picture = _over(picture, _body(fields, cell, -0.02, RIM, line))
    picture = _hollow(picture, _body(fields, cell, 0.07, RIM))
    if legal:
        shape = shape_of(fields) or ""
        colour = piece_colour(theme, shape)
        lines = mix(colour, theme.halo, 0.20)
        inside = _ground(fields, cell, RIM, colour, TEXTURES[shape], lines)
    else:
        inside = _ground(fields, cell, RIM, mix(line, theme.paper, 0.30), hatch, line)
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
def icon(theme: Theme, shape: str, cell: int, *, faded: bool) -> Image.Image:
    """A small piece lying down, for counts."""
    fields = next(fields for fields in LOOKS[shape] if max(field.row for field in fields) <= 1)
    picture = laid(theme, fields, cell)
    if not faded:
        return picture
    flat = Image.blend(picture, Image.new("RGBA", picture.size, theme.background), 0.62)
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
    return round(alpha * GHOST)


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


def _ground(
    fields: Look, cell: int, rim: int, colour: str, texture: Texture, lines: str
) -> Image.Image:
    """A texture on its ground, over the whole rectangle around a piece."""
    size = _size(fields, cell, rim)
    ground = Image.new("RGBA", size, colour)
    return _over(ground, sprite(*size, lambda pen: texture(pen, cell / size[0], lines)))


def _over(below: Image.Image, above: Image.Image) -> Image.Image:
    return Image.alpha_composite(below, above)


def _hollow(picture: Image.Image, hole: Image.Image) -> Image.Image:
    picture.putalpha(ImageChops.subtract(picture.getchannel("A"), hole.getchannel("A")))
    return picture
