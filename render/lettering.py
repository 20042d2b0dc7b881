"""Which font draws which letters, how wide they are, and where lines of them may break."""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import groupby

from PIL import ImageFont

from render import theme as look

_MISSING = "\uffff"
"""No font has a glyph for this; what it draws instead is its sign for a missing one."""
_REMEMBERED = 1_000
"""Texts whose fonts are remembered."""
_IDEOGRAPHS = "\u3040-\u30ff\u3400-\u9fff"
_OPENING = "（「『【"  # noqa: RUF001 - Japanese has its own
_CLOSING = "、。，．：；！？）」』】…々ぁぃぅぇぉっゃゅょァィゥェォッャュョー"  # noqa: RUF001 - the same
"""What does not begin a line in Japanese."""
_SPACE = r"[^\S\u00a0\u202f]"
"""A space at which a line may break."""
_WORD = rf"(?:[^\s{_IDEOGRAPHS}{_OPENING}]|[\u00a0\u202f])+"
_BREAKABLE = re.compile(
    rf"[{_OPENING}]*(?:[{_IDEOGRAPHS}]|{_WORD})[{_CLOSING}]*|[{_OPENING}]|{_SPACE}+"
)


def drawn(character: str) -> bool:
    """Whether one of the fonts draws a character upright and by itself.

    The plain layout neither turns what is written from right to left nor puts accents on letters.
    """
    return _in_latin(character) or _in_japanese(character)


def by_font(words: str, weight: str, size: int) -> list[tuple[str, ImageFont.FreeTypeFont]]:
    """``words`` in the parts that one font draws, from left to right."""
    return [
        (part, look.japanese(size) if japanese else look.font(weight, size))
        for part, japanese in _parts(words)
    ]


def text_width(words: str, weight: str, size: int) -> int:
    """How wide ``words`` are, in pixels."""
    return round(sum(font.getlength(part) for part, font in by_font(words, weight, size)))


def lines(words: str, weight: str, size: int, room: int) -> list[str]:
    """``words`` in lines no wider than ``room`` pixels, broken where the script allows it.

    A line of one word or letter alone may be wider; no words are one empty line.
    """
    found = [""]
    for part in _BREAKABLE.findall(words):
        longer = found[-1] + part
        if found[-1] and text_width(longer.rstrip(), weight, size) > room:
            found.append("")
            longer = part.lstrip()
        found[-1] = longer
    return [line.strip() for line in found]


@lru_cache(_REMEMBERED)
def _parts(words: str) -> Sequence[tuple[str, bool]]:
    """``words`` cut where the font changes, each part with whether the Japanese font draws it."""
    if words.isascii():
        return ((words, False),)
    found = groupby(words, lambda each: not _in_latin(each) and _in_japanese(each))
    return tuple(("".join(part), japanese) for japanese, part in found)


@cache
def _in_latin(character: str) -> bool:
    """Whether the main font draws a character, in both weights."""
    return _upright(character) and all(
        _has(look.font(weight, look.TEXT), character) for weight in (look.REGULAR, look.BOLD)
    )


@cache
def _in_japanese(character: str) -> bool:
    return _upright(character) and _has(look.japanese(look.TEXT), character)


def _upright(character: str) -> bool:
    if unicodedata.category(character)[0] in "MCZ":
        return False
    return unicodedata.bidirectional(character) not in {"R", "AL", "AN"}


def _has(font: ImageFont.FreeTypeFont, character: str) -> bool:
    """Whether a font has a sign for a character, other than that for a missing one."""
    glyph = bytes(font.getmask(character))
    return any(glyph) and glyph != bytes(font.getmask(_MISSING))
