"""What of a person's name the bundled font can draw.

Names hold every script and emoji. The font has Latin and Cyrillic letters, and the plain
layout neither turns what is written from right to left nor puts accents on letters. What is left
out here stands in a text beside the picture.
"""

import unicodedata
from functools import cache

from render import theme as look
from render.canvas import text_width

_MISSING = "\uffff"
"""No font has a glyph for this; what it draws instead is its sign for a missing one."""
_ELLIPSIS = "…"


def drawable(name: str) -> str:
    """The part of ``name`` that the font can draw, composed, with single spaces."""
    composed = unicodedata.normalize("NFC", name)
    return " ".join("".join(each for each in composed if each == " " or _drawn(each)).split())


def whole(name: str) -> bool:
    """Whether the font can draw all of ``name``, and there is something to see."""
    return drawable(name) == unicodedata.normalize("NFC", name) != ""


def legible(text: str) -> bool:
    """Whether the font can draw every letter of ``text``."""
    return all(_drawn(each) for each in text if each.isalpha())


def fitting(words: str, weight: str, size: int, room: int) -> str:
    """``words``, cut with an ellipsis where they are wider than ``room`` pixels."""
    if text_width(words, weight, size) <= room:
        return words
    kept = words
    while kept and text_width(kept + _ELLIPSIS, weight, size) > room:
        kept = kept[:-1]
    return kept.rstrip() + _ELLIPSIS


@cache
def _drawn(character: str) -> bool:
    """Whether the font draws a character upright and by itself."""
    if unicodedata.category(character)[0] in "MCZ":
        return False
    if unicodedata.bidirectional(character) in {"R", "AL", "AN"}:
        return False
    return all(
        any(glyph := _glyph(character, weight)) and glyph != _glyph(_MISSING, weight)
        for weight in (look.REGULAR, look.BOLD)
    )


def _glyph(character: str, weight: str) -> bytes:
    """The pixels of a character."""
    return bytes(look.font(weight, look.TEXT).getmask(character))
