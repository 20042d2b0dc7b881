"""The colours that only Battle of LITS has: its four pieces, and danger.

The pieces of all themes but "default" and "dark" stay at least 11 apart (CAM02-UCS) under full
deuteranomaly, protanomaly and tritanomaly.
"""

from collections.abc import Mapping
from types import MappingProxyType

from render.theme import DEFAULT_THEME, THEMES, Theme

_DANGER, _STARK_DANGER = "#C8372D", "#AE170E"

_PLAIN = {"L": "#D9534F", "I": "#E8C547", "T": "#4FA66A", "S": "#4A7FC9"}

_BLIND = {"L": "#D55E00", "I": "#F0E442", "T": "#009E73", "S": "#0072B2"}
_CONTRAST = {"L": "#FF8A3D", "I": "#FFE600", "T": "#00B07A", "S": "#7FB2FF"}

PIECES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "default": _PLAIN,
        "dark": _PLAIN,
        "colour-blind": _BLIND,
        "colour-blind-dark": _BLIND,
        "high-contrast": _CONTRAST,
        "high-contrast-dark": _CONTRAST,
    }
)
"""The colour of each shape, by the name of a theme."""


def piece_colour(theme: Theme, shape: str) -> str:
    """The colour of a shape; a theme that is not among `THEMES` has those of the default one."""
    name = next((name for name, known in THEMES.items() if known is theme), DEFAULT_THEME)
    return PIECES[name][shape]


def danger(theme: Theme) -> str:
    """The colour of what is illegal."""
    return _STARK_DANGER if theme.stark else _DANGER
