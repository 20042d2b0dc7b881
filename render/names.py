"""What of a person's name the bundled fonts can draw.

Names hold every script and emoji. The fonts have Latin and Cyrillic letters, kana and the usual
kanji. What is left out here stands in a text beside the picture.
"""

import unicodedata

from render.lettering import drawn, text_width

_ELLIPSIS = "…"


def drawable(name: str) -> str:
    """The part of ``name`` that the fonts can draw, composed, with single spaces."""
    composed = unicodedata.normalize("NFC", name)
    return " ".join("".join(each for each in composed if each == " " or drawn(each)).split())


def whole(name: str) -> bool:
    """Whether the fonts can draw all of ``name``, and there is something to see."""
    return drawable(name) == unicodedata.normalize("NFC", name) != ""


def legible(text: str) -> bool:
    """Whether the fonts can draw every letter of ``text``."""
    return all(drawn(each) for each in text if each.isalpha())


def fitting(words: str, weight: str, size: int, room: int) -> str:
    """``words``, cut with an ellipsis where they are wider than ``room`` pixels."""
    if text_width(words, weight, size) <= room:
        return words
    kept = words
    while kept and text_width(kept + _ELLIPSIS, weight, size) > room:
        kept = kept[:-1]
    return kept.rstrip() + _ELLIPSIS
