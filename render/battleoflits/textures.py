"""What tells the pieces apart without their colours, and the hatch that means danger.

Everything is drawn over a square of `_REACH` cells, in the units of the pen: ``cell`` is how long a
cell is there.
"""

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from render.canvas import Pen

Texture: TypeAlias = Callable[[Pen, float, str], None]

_REACH = 5
"""No sprite of a piece is longer than this, rims included."""
_FINE = 0.07
"""The weight of lines, in cells."""


def hatch(pen: Pen, cell: float, colour: str) -> None:
    """Heavy lines that fall to the right; no piece has them."""
    for number in range(-12, 36):
        foot = number * cell * 0.36
        pen.stroke([(foot - 5 * cell, -cell), (foot + cell, 5 * cell)], 0.14 * cell, colour)


def _slanting(pen: Pen, cell: float, colour: str) -> None:
    for number in range(36):
        foot = (number + 0.5) * cell / 3
        pen.stroke([(foot, -cell), (foot - 6 * cell, 5 * cell)], _FINE * cell, colour)


def _lines(pen: Pen, cell: float, colour: str) -> None:
    for number in range(4 * _REACH):
        level = (number + 0.5) * cell / 4
        pen.stroke([(0, level), (_REACH * cell, level)], _FINE * cell, colour)


def _dots(pen: Pen, cell: float, colour: str) -> None:
    step = cell / 4
    for row in range(4 * _REACH):
        for number in range(4 * _REACH):
            if (row + number) % 2 == 0:
                place = ((number + 0.5) * step, (row + 0.5) * step)
                pen.disc(place, 0.062 * cell, colour)


def _waves(pen: Pen, cell: float, colour: str) -> None:
    for number in range(4 * _REACH):
        level = (number + 0.5) * cell / 3
        wave = [
            (x * cell / 12, level + 0.075 * cell * math.cos(x * math.pi / 3))
            for x in range(12 * _REACH + 1)
        ]
        pen.stroke(wave, _FINE * cell, colour)


TEXTURES: Mapping[str, Texture] = MappingProxyType(
    {"L": _slanting, "I": _lines, "T": _dots, "S": _waves}
)
"""The texture of each shape."""
