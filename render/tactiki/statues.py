"""The statues: TIKI a round carved head with ears, TAC an angular mask with spikes.

A piece is one block of a column; the topmost block of a column wears its side's headdress, three
leaves or three points. A piece whose rank is known shows its back, without a face.
"""

from dataclasses import replace
from functools import cache

from PIL import Image

from engines.game import Seat
from render.canvas import Pen, Point, curve, sprite
from render.tactiki.colours import STONE, STONE_EDGE, Clay, clay_of, faded_clay_of
from render.theme import Theme

_LINE = 3.4
"""Width of outlines in pixels, for blocks of usual size; tiny ones have finer outlines."""
_TALL = 0.36
"""Blocks at least so high, in widths, have room for a mouth."""


@cache
def crown_height(width: int) -> int:
    """How far a headdress rises above its block."""
    return round(width * 0.22)


@cache
def piece(
    theme: Theme,
    seat: Seat,
    width: int,
    height: int,
    *,
    face: bool,
    crown: bool = False,
    ground: str | None = None,
    cracked: bool = False,
    ghost: bool = False,
) -> Image.Image:
    """A block of a column, faded towards ``ground`` if there is one.

    With a ``crown`` the picture is `crown_height` higher than the block. A ``ghost`` is only an
    outline on its ground.
    """
    rise = crown_height(width) if crown else 0
    clay = clay_of(theme, seat) if ground is None else faded_clay_of(theme, seat, ground)
    if ghost and ground:
        strong = clay_of(theme, seat) if theme.stark else clay
        line_colour = strong.light if theme.dark else strong.edge
        clay = replace(clay, body=ground, crown=ground, edge=line_colour)
    line = max(min(_LINE, width * 0.06), width * 0.026) / width

    def draw(pen: Pen) -> None:
        top, low = rise / width, (rise + height) / width
        if crown:
            (_leaves, _points)[seat](pen, clay, top, line)
        (_round_block, _angular_block)[seat](pen, clay, top, low, line)
        if face:
            (_round_face, _angular_face)[seat](pen, clay, top, low)
        if cracked:
            _crack(pen, top, low, ground or clay.edge, line)

    return sprite(width, rise + height, draw)


@cache
def stone(size: int) -> Image.Image:
    """One stone of the ring around a locked piece."""

    def draw(pen: Pen) -> None:
        pen.disc((0.5, 0.5), 0.5, STONE_EDGE)
        pen.disc((0.5, 0.5), 0.5 - 2.4 / size, STONE)

    return sprite(size, size, draw)


def _round_block(pen: Pen, clay: Clay, top: float, low: float, line: float) -> None:
    middle, half = (top + low) / 2, (low - top) / 2
    ear = min(0.085, half * 0.62)
    for x in (ear, 1 - ear):
        pen.disc((x, middle), ear, clay.edge)
        pen.disc((x, middle), ear - line, clay.crown)
    radius = min(half, 0.20)
    side = 0.07
    pen.rounded((side, top, 1 - side, low), radius, clay.edge)
    inner = (side + line, top + line, 1 - side - line, low - line)
    pen.rounded(inner, radius - line, clay.body)


def _angular_block(pen: Pen, clay: Clay, top: float, low: float, line: float) -> None:
    high = low - top
    cut = min(0.10, high * 0.34)
    for inset, fill in ((0.0, clay.edge), (line, clay.body)):
        spike = 0.0 + inset * 2.2
        pen.polygon(
            [
                (0.07 + inset, low - cut),
                (0.07 + inset, top + high * 0.52),
                (spike, top + inset * 1.3),
                (1 - spike, top + inset * 1.3),
                (0.93 - inset, top + high * 0.52),
                (0.93 - inset, low - cut),
                (0.93 - cut - inset * 0.4, low - inset),
                (0.07 + cut + inset * 0.4, low - inset),
            ],
            fill,
        )


def _leaves(pen: Pen, clay: Clay, foot: float, line: float) -> None:
    """Three rounded leaves, the middle one in front."""
    for x, lean, tall in ((0.33, -0.13, 0.80), (0.67, 0.13, 0.80), (0.5, 0.0, 0.97)):
        for inset, fill in ((0.0, clay.edge), (line, clay.crown)):
            pen.polygon(_leaf((x, foot + 0.06), lean, foot * tall + 0.06 - inset, inset), fill)
        rib = (x + lean * 0.55, foot * (1 - 0.55 * tall))
        pen.stroke([(x, foot + 0.02), rib], line * 0.8, clay.edge)


def _leaf(foot: Point, lean: float, tall: float, inset: float) -> list[Point]:
    x, y = foot
    wide = 0.105 - inset
    tip = (x + lean, y - tall)
    right = curve(foot, (x + wide * 2, y - tall * 0.25), (x + lean + wide * 1.3, y - tall), tip)
    left = curve(tip, (x + lean - wide * 1.3, y - tall), (x - wide * 2, y - tall * 0.25), foot)
    return [*right, *left]


def _points(pen: Pen, clay: Clay, foot: float, line: float) -> None:
    """Three points, the middle one highest."""
    for inset, fill in ((0.0, clay.edge), (line, clay.crown)):
        rise = foot - inset * 1.8
        pen.polygon(
            [
                (0.16 + inset, foot + 0.06),
                (0.20 + inset, foot - rise * 0.72),
                (0.36, foot - rise * 0.16),
                (0.5, foot - rise),
                (0.64, foot - rise * 0.16),
                (0.80 - inset, foot - rise * 0.72),
                (0.84 - inset, foot + 0.06),
            ],
            fill,
        )


def _round_face(pen: Pen, clay: Clay, top: float, low: float) -> None:
    """Round eyes; a broad mouth where there is room."""
    high = low - top
    tall = high >= _TALL
    y = top + high * (0.40 if tall else 0.5)
    eye = min(high * (0.25 if tall else 0.32), 0.13)
    for x in (0.5 - eye * 1.45, 0.5 + eye * 1.45):
        pen.disc((x, y), eye, clay.dark)
        pen.disc((x, y), eye * 0.74, clay.light)
        pen.disc((x, y), eye * 0.36, clay.dark)
    if tall:
        half, mouth = min(0.25, high * 0.42), top + high * 0.80
        thick = high * 0.105
        pen.rounded((0.5 - half, mouth - thick, 0.5 + half, mouth + thick), thick, clay.dark)
        for number in range(4):
            x = 0.5 + half * 0.38 * (number - 1.5)
            wide = half * 0.15
            box = (x - wide, mouth - thick * 0.62, x + wide, mouth + thick * 0.62)
            pen.rounded(box, wide * 0.4, clay.light)


def _angular_face(pen: Pen, clay: Clay, top: float, low: float) -> None:
    """Slanted eyes; a jagged mouth where there is room."""
    high = low - top
    tall = high >= _TALL
    y = top + high * (0.36 if tall else 0.5)
    size = min(high * (0.92 if tall else 1.15), 0.46)
    for side in (-1, 1):

        def at(across: float, down: float, side: int = side) -> Point:
            return 0.5 + side * size * across, y + size * down

        pen.polygon([at(0.10, 0.10), at(0.66, -0.24), at(0.56, 0.20), at(0.22, 0.25)], clay.dark)
        pen.polygon([at(0.21, 0.11), at(0.56, -0.08), at(0.50, 0.13), at(0.27, 0.17)], clay.light)
    if tall:
        half, mouth, rise = min(0.26, high * 0.44), top + high * 0.79, high * 0.12
        pen.polygon(
            [
                (0.5 - half, mouth - rise),
                (0.5 + half, mouth - rise),
                (0.5 + half * 0.8, mouth + rise),
                (0.5 - half * 0.8, mouth + rise),
            ],
            clay.dark,
        )
        for number in range(4):
            x = 0.5 + half * 0.40 * (number - 1.5)
            wide = half * 0.19
            up = -1 if number % 2 else 1
            ends = [(x - wide, mouth - up * rise * 0.75), (x + wide, mouth - up * rise * 0.75)]
            pen.polygon([*ends, (x, mouth + up * rise * 0.6)], clay.light)


def _crack(pen: Pen, top: float, low: float, fill: str, line: float) -> None:
    """A jagged crack from top to bottom."""
    high = low - top
    ways = ((0.60, 0.0), (0.50, 0.22), (0.60, 0.40), (0.44, 0.62), (0.54, 0.80), (0.46, 1.0))
    pen.stroke([(x, top + high * y) for x, y in ways], line * 1.9, fill)
