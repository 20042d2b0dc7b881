"""The colours of the two sides of TacTiki: on bright ground and on dark, and of high contrast."""

from dataclasses import dataclass, replace

from engines.game import Seat
from render.canvas import contrast, mix
from render.theme import Theme

_FADED, _STARK_FADED = 0.45, 0.70
"""How far a covered or fallen piece fades towards its ground."""


@dataclass(frozen=True)
class Clay:
    """What a side's statues are made of.

    ``body`` is the block, ``edge`` its outline, ``light`` the eyes and teeth, ``dark`` what is
    carved deep, ``crown`` the headdress, and ``ink`` the colour of a rank on the back.
    """

    body: str
    edge: str
    light: str
    dark: str
    crown: str
    ink: str


_WOOD = Clay("#D9A45B", "#5F3D1C", "#FFF6DF", "#5F3D1C", "#EBC98F", "#3E2610")
_CLAY = Clay("#8C3B2E", "#431711", "#F6D9BC", "#431711", "#B4573F", "#FFF6EC")
_LIT_CLAY = Clay("#B04A36", "#431711", "#F6D9BC", "#431711", "#CF7055", "#FFFFFF")
"""Brighter, so that it stands out from the dark."""
_STARK_WOOD = Clay("#F0BE72", "#2A1500", "#FFFFFF", "#2A1500", "#FFE0A8", "#000000")
_STARK_CLAY = Clay("#7A2A1E", "#1F0500", "#FFE9D6", "#1F0500", "#A84A36", "#FFFFFF")
_STARK_LIT_CLAY = Clay("#9E3526", "#FFC2B3", "#FFF3EA", "#2B0A04", "#C4543F", "#FFFFFF")

STONE, STONE_EDGE = "#9AA1AB", "#4C535D"
"""The ring of stones around a locked piece."""


def clay_of(theme: Theme, seat: Seat) -> Clay:
    """What the statues of a seat are made of: TIKI's of light wood, TAC's of red clay."""
    if theme.stark:
        return (_STARK_WOOD, _STARK_LIT_CLAY if theme.dark else _STARK_CLAY)[seat]
    return (_WOOD, _LIT_CLAY if theme.dark else _CLAY)[seat]


def faded_clay_of(theme: Theme, seat: Seat, ground: str) -> Clay:
    """The same of its covered, fallen or spent pieces, with the ink that is read on them."""
    share = _STARK_FADED if theme.stark else _FADED
    clay = clay_of(theme, seat)
    fainter = Clay(*(mix(colour, ground, share) for colour in vars(clay).values()))
    if not (theme.dark or theme.stark):
        return replace(fainter, ink=mix(clay.ink, ground, share / 2))
    inks = clay.ink, clay.light, clay.dark
    return replace(fainter, ink=max(inks, key=lambda ink: contrast(ink, fainter.body)))
