"""The colours of the two sides of TacTiki, the same in every theme."""

from collections.abc import Sequence
from dataclasses import dataclass


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


SIDES: Sequence[Clay] = (
    Clay("#D9A45B", "#5F3D1C", "#FFF6DF", "#5F3D1C", "#EBC98F", "#3E2610"),
    Clay("#8C3B2E", "#431711", "#F6D9BC", "#431711", "#B4573F", "#FFF6EC"),
)
"""TIKI of light wood, TAC of red clay."""
STONE, STONE_EDGE = "#9AA1AB", "#4C535D"
"""The ring of stones around a locked piece."""
