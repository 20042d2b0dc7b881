"""Pictures of the games: a view and a theme in, a PNG and its alt text out.

``PAINTERS`` is keyed as `engines.GAMES`. Adding a game is one new module here and one entry in
this mapping.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from engines.game import Outcome, View
from render.battleoflits import PAINTER as BATTLEOFLITS
from render.canvas import encode
from render.painter import Painter, Say, in_pictures
from render.tactiki import PAINTER as TACTIKI
from render.theme import DEFAULT_THEME, THEMES
from render.tictactrek import PAINTER as TICTACTREK

__all__ = [
    "DEFAULT_THEME",
    "PAINTERS",
    "THEMES",
    "Painter",
    "Picture",
    "Say",
    "in_pictures",
    "picture",
]

PAINTERS: Mapping[str, Painter[Any]] = MappingProxyType(
    {"tictactrek": TICTACTREK, "tactiki": TACTIKI, "battleoflits": BATTLEOFLITS}
)


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG, and the same in words for those who do not see it."""

    png: bytes
    alt: str


def picture(
    game: str, view: View, theme: str, say: Say, *, ended: Outcome | None = None
) -> Picture:
    """Draw a view of a match of ``game`` in a theme of `THEMES`.

    ``ended`` is the outcome of a match that ended outside the rules, by resignation for example.

    Raises:
        KeyError: no such game or theme.
    """
    painter, chosen = PAINTERS[game], THEMES[theme]
    return Picture(
        encode(painter.paint(view, chosen, in_pictures(say), ended=ended), chosen),
        painter.describe(view, say, ended=ended),
    )
