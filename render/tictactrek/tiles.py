"""The tiles of Tic Tac Trek: each terrain a small landscape, the symbol in its sky.

Peaks, dunes under a sun, grass blades, pines and waves tell the terrains apart without colour.
"""

import math
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from types import MappingProxyType

from PIL import Image, ImageColor

from render.canvas import Pen, Point, curve, mix, sprite
from render.emblems import draw_campfire, draw_symbol
from render.theme import Land, Theme

RADIUS = 0.13
_SPENT = 0.45
"""How far a spent tile fades towards the table."""
_SYMBOL = (0.5, 0.40)
_SYMBOL_REACH = 0.29
_SUN = (0.84, 0.17)
_CLOSER = 1.6
_CLOSER_SUN = (0.66, 0.52)
_KEPT = 512
"""How many tiles are kept as they were drawn: there are many sizes of them."""


@lru_cache(_KEPT)
def tile(theme: Theme, terrain: str, seat: int | None, size: int) -> Image.Image:
    """A tile with a player's symbol, or none."""

    def draw(pen: Pen) -> None:
        _ground(pen, theme.lands[terrain], terrain)
        if seat is not None:
            draw_symbol(pen, seat, _SYMBOL, _SYMBOL_REACH, theme.seats[seat], theme.paper)

    return sprite(size, size, draw)


@lru_cache(_KEPT)
def spent_tile(theme: Theme, terrain: str, seat: int, size: int) -> Image.Image:
    """A faded tile that carries a campfire."""
    faded = _fade(tile(theme, terrain, None, size), theme.panel)
    fire = sprite(size, size, lambda pen: draw_campfire(pen, seat, (0.5, 0.46), 0.37, theme))
    return Image.alpha_composite(faded, fire)


@cache
def emblem(theme: Theme, terrain: str, size: int, *, faded: bool) -> Image.Image:
    """A terrain by itself, for counts: a closer look at the middle of its landscape."""
    land = theme.lands[terrain]
    whole = round(size * _CLOSER)
    left = (whole - size) // 2
    box = (left, whole - size, left + size, whole)

    def draw(pen: Pen) -> None:
        pen.polygon([(0, 0), (1, 0), (1, 1), (0, 1)], land.ground)
        _MOTIFS[terrain](pen, land, _CLOSER_SUN)

    picture = sprite(whole, whole, draw).crop(box)
    frame = sprite(size, size, lambda pen: pen.rounded((0, 0, 1, 1), RADIUS * 1.3, theme.ink))
    picture.putalpha(frame.getchannel("A"))
    return _fade(picture, theme.background) if faded else picture


def _fade(picture: Image.Image, towards: str) -> Image.Image:
    flat = Image.new("RGB", picture.size, ImageColor.getrgb(towards)[:3])
    faded = Image.blend(picture.convert("RGB"), flat, _SPENT)
    faded.putalpha(picture.getchannel("A"))
    return faded


def _ground(pen: Pen, land: Land, terrain: str) -> None:
    pen.rounded((0, 0, 1, 1), RADIUS, land.ground)
    _MOTIFS[terrain](pen, land, _SUN)
    pen.clip((0, 0, 1, 1), RADIUS)


def _peaks(pen: Pen, land: Land, _sun: Point) -> None:
    for x, top, half in ((0.86, 0.56, 0.34), (0.14, 0.56, 0.34), (0.5, 0.64, 0.34)):
        steep = half / (1 - top)
        pen.polygon([(x, top), (x + half, 1), (x - half, 1)], land.motif)
        cap = 0.13
        pen.polygon(
            [
                (x, top),
                (x + cap * steep, top + cap),
                (x + cap * steep * 0.4, top + cap * 0.75),
                (x, top + cap * 1.25),
                (x - cap * steep * 0.4, top + cap * 0.75),
                (x - cap * steep, top + cap),
            ],
            land.light,
        )


def _dunes(pen: Pen, land: Land, sun: Point) -> None:
    pen.disc(sun, 0.105, land.light)
    far = curve((0, 0.80), (0.30, 0.58), (0.60, 0.86), (1, 0.62))
    near = curve((0, 0.80), (0.25, 0.98), (0.62, 0.68), (1, 0.93))
    pen.polygon([*far, (1, 1), (0, 1)], mix(land.ground, land.light, 0.45))
    pen.polygon([*near, (1, 1), (0, 1)], land.motif)


def _blades(pen: Pen, land: Land, _sun: Point) -> None:
    for number, (x, height, lean) in enumerate(_GRASS):
        side = 0.045
        tip = (x + lean, 1 - height)
        left = curve((x - side, 1), (x - side, 1 - height * 0.6), tip)
        right = curve(tip, (x + side, 1 - height * 0.5), (x + side, 1))
        pen.polygon([*left, *right], land.light if number % 2 else land.motif)


def _pines(pen: Pen, land: Land, _sun: Point) -> None:
    for x, top, colour in _PINES:
        fill = land.light if colour else land.motif
        for low, half in ((0.16, 0.075), (0.29, 0.11), (0.42, 0.145)):
            pen.polygon([(x, top + low - 0.17), (x + half, top + low), (x - half, top + low)], fill)
        pen.polygon(
            [(x - 0.03, top + 0.4), (x + 0.03, top + 0.4), (x + 0.03, 1), (x - 0.03, 1)], fill
        )


def _waves(pen: Pen, land: Land, _sun: Point) -> None:
    pen.polygon([*_wave(0.70, 0), (1, 1), (0, 1)], land.motif)
    for level, shift in ((0.70, 0.0), (0.83, 0.5), (0.96, 0.0)):
        pen.stroke(_wave(level, shift), 0.035, land.light)


def _wave(level: float, shift: float) -> list[tuple[float, float]]:
    rise = 0.045
    return [
        (step / 48, level + rise * math.cos((step / 48 * 3 + shift) * 2 * math.pi))
        for step in range(49)
    ]


_GRASS = (
    (0.10, 0.34, -0.05),
    (0.20, 0.26, 0.04),
    (0.29, 0.30, 0.05),
    (0.39, 0.22, -0.04),
    (0.48, 0.25, 0.02),
    (0.58, 0.22, 0.06),
    (0.68, 0.28, -0.05),
    (0.78, 0.27, 0.03),
    (0.88, 0.36, 0.05),
)
"""Foot, height and lean of every blade."""
_PINES = (
    (0.33, 0.60, True),
    (0.67, 0.60, True),
    (0.13, 0.50, False),
    (0.87, 0.50, False),
    (0.5, 0.66, False),
)
"""Place and top of every pine, and whether it stands in the light."""

_MOTIFS: Mapping[str, Callable[[Pen, Land, Point], None]] = MappingProxyType(
    {"M": _peaks, "D": _dunes, "G": _blades, "F": _pines, "L": _waves}
)
