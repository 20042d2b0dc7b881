"""Colours, sizes and fonts, each named once.

Sizes are pixels of the finished picture. The terrain colours of the colour-blind themes stay at
least 13 apart (CAM02-UCS) under full deuteranomaly, protanomaly and tritanomaly. In the themes of
high contrast, every text has a contrast of 7 to 1 with what is below it, and symbols, emblems and
lines have 3 to 1 (WCAG 2.2, its highest level).
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import MappingProxyType

from PIL import ImageFont

WIDTH = 1000
MAX_HEIGHT = 1400
MAX_BYTES = 80_000
UNIT = WIDTH // 40
"""The one margin, around everything and between blocks."""
TEXT = 32
"""The smallest text: 1/32 of the width, so 11 pixels on a phone 360 wide."""
CORNER = UNIT
"""Radius of the rounded corners of the picture and its panels."""

REGULAR = "SemiBold"
BOLD = "ExtraBold"

_FONTS = Path(__file__).parent / "fonts"


@dataclass(frozen=True)
class Land:
    """The colours of a terrain: its ground, the motif drawn on it, and the motif's highlight."""

    ground: str
    motif: str
    light: str


@dataclass(frozen=True, eq=False)
class Theme:
    """Colours by what they are for. Compared by identity, so that sprites can be cached by it.

    The gold and the halo are bright and dark in every theme, so the halo is the ink on gold.
    """

    background: str
    panel: str
    grid: str
    ink: str
    faint: str
    paper: str
    legal: str
    legal_edge: str
    gold: str
    halo: str
    ring: str
    flame: str
    flame_core: str
    seats: tuple[str, str]
    lands: Mapping[str, Land]
    dark: bool = False
    """Whether the ground is dark and what stands on it light."""
    stark: bool = False
    """Whether contrast is high throughout."""

    def colours(self) -> tuple[str, ...]:
        """Every colour of the theme, each once."""
        plain = [value for value in vars(self).values() if isinstance(value, str)]
        lands = [colour for land in self.lands.values() for colour in vars(land).values()]
        return tuple(dict.fromkeys((*plain, *self.seats, *lands)))


def _light(lands: Mapping[str, Land]) -> Theme:
    return Theme(
        background="#F4EFE6",
        panel="#E8DFCD",
        grid="#D3C7AF",
        ink="#3A322B",
        faint="#8C8071",
        paper="#FFFBF2",
        legal="#FBF1D3",
        legal_edge="#C9B27C",
        gold="#F2C230",
        halo="#2B2520",
        ring="#FFFFFF",
        flame="#E5532D",
        flame_core="#FFD04A",
        seats=("#D1495B", "#2E6FB7"),
        lands=MappingProxyType(lands),
    )


def _dark(light: Theme) -> Theme:
    """The same pieces and lands on dark ground."""
    return replace(
        light,
        dark=True,
        background="#26282D",
        panel="#32353B",
        grid="#4A4E56",
        ink="#F1ECE2",
        faint="#A39E94",
        paper="#3A3D44",
        legal="#4B4633",
        legal_edge="#B89C4E",
        seats=("#EE6372", "#559BE6"),
    )


DEFAULT_THEME = "default"
"""The theme where nobody has chosen another."""

_PLAIN = _light(
    {
        "M": Land("#B7A6DE", "#7A66B4", "#FFFFFF"),
        "D": Land("#F2A24A", "#CF7722", "#FFE7A3"),
        "G": Land("#9BD94F", "#55A022", "#D5F29B"),
        "F": Land("#2E6B3E", "#17452A", "#6FB07C"),
        "L": Land("#2AA7A5", "#15807F", "#D3F3EE"),
    }
)

_BLIND = _light(
    {
        "M": Land("#CBB9EE", "#8A74C6", "#FFFFFF"),
        "D": Land("#E07B1A", "#A9540A", "#FFDFA0"),
        "G": Land("#F1E66B", "#A89A1C", "#FFFBD0"),
        "F": Land("#17452F", "#0A2A1B", "#5C9C7C"),
        "L": Land("#3C9FD6", "#1C72A6", "#DDF1FB"),
    }
)
_CONTRAST = replace(
    _light(
        {
            "M": Land("#D9CCFF", "#4B2A9B", "#FFFFFF"),
            "D": Land("#FF9A1F", "#6B2D00", "#FFF3C4"),
            "G": Land("#CDF25C", "#3A6B00", "#FFFFFF"),
            "F": Land("#0F4A26", "#02200E", "#8FE3AC"),
            "L": Land("#0A7EA8", "#00283A", "#FFFFFF"),
        }
    ),
    stark=True,
    background="#FFFFFF",
    panel="#F2F2F2",
    grid="#6B6B6B",
    ink="#000000",
    faint="#404040",
    paper="#FFFFFF",
    legal="#FFF0A8",
    legal_edge="#7A5600",
    gold="#FFC400",
    halo="#000000",
    flame="#D42A00",
    seats=("#B3002D", "#003DA6"),
)

THEMES: Mapping[str, Theme] = MappingProxyType(
    {
        DEFAULT_THEME: _PLAIN,
        "dark": _dark(_PLAIN),
        "colour-blind": _BLIND,
        "colour-blind-dark": _dark(_BLIND),
        "high-contrast": _CONTRAST,
        "high-contrast-dark": replace(
            _CONTRAST,
            dark=True,
            background="#000000",
            panel="#1C1C1C",
            grid="#8C8C8C",
            ink="#FFFFFF",
            faint="#CFCFCF",
            paper="#0A0A0A",
            legal="#332800",
            legal_edge="#FFD24D",
            seats=("#FF7A8A", "#6DB6FF"),
        ),
    }
)


@cache
def font(weight: str, size: int) -> ImageFont.FreeTypeFont:
    """The main font; the plain layout keeps it the same on every machine."""
    return _opened(f"NunitoSans-{weight}.ttf", size)


@cache
def japanese(size: int) -> ImageFont.FreeTypeFont:
    """The font for what the main one lacks in Japanese, in one weight."""
    return _opened("NotoSansCJKjp-Bold.otf", size)


def open_fonts() -> None:
    """Open every font.

    Raises:
        OSError: one of them is missing or broken.
    """
    japanese(TEXT)
    for weight in (REGULAR, BOLD):
        font(weight, TEXT)


def _opened(name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(_FONTS / name, size, layout_engine=ImageFont.Layout.BASIC)
