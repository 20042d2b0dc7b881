"""The colours of the two sides of TacTiki, on bright ground and on dark."""

from dataclasses import dataclass

from engines.game import Seat
from render.theme import Theme


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


def clay_of(theme: Theme, seat: Seat) -> Clay:
    """What the statues of a seat are made of: TIKI's of light wood, TAC's of red clay."""
    return (_WOOD, _LIT_CLAY if theme.dark else _CLAY)[seat]


STONE, STONE_EDGE = "#9AA1AB", "#4C535D"
"""The ring of stones around a locked piece."""
