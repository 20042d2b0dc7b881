"""Every text that is drawn on a picture, and where it lies."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias, TypeVar

import pytest

from render.canvas import Canvas
from render.lettering import by_font, text_width
from render.names import legible
from render.theme import WIDTH, Theme
from tests.render.ucs import contrast

Box: TypeAlias = tuple[float, float, float, float]
Written: TypeAlias = list[tuple[str, int, Box]]
"""Words, their size, and where their letters lie."""
Noted = TypeVar("Noted")


class _Text(NamedTuple):
    words: str
    size: int
    box: Box
    fill: str


@dataclass(frozen=True)
class Ground:
    """What is below some words: their contrast to it, and how much of it has that colour."""

    words: str
    contrast: float
    share: float


def unreadable(found: Iterable[Ground], theme: Theme) -> list[Ground]:
    """The texts that do not stand out enough: 7 to 1 where contrast is high (WCAG 2.2)."""
    least = 7 if theme.stark else 2.5
    return [each for each in found if each.contrast < least]


def record(monkeypatch: pytest.MonkeyPatch) -> Written:
    """A list that grows by every text drawn from now on."""
    return _noted(monkeypatch, lambda _, text: text[:3])


def grounds(monkeypatch: pytest.MonkeyPatch) -> list[Ground]:
    """A list that grows by the ground of every text drawn from now on."""

    def ground(canvas: Canvas, text: _Text) -> Ground:
        left, top, right, bottom = map(round, text.box)
        below = canvas.image.crop((left, top, right, bottom))
        count, colour = max(below.getcolors(below.width * below.height) or [])
        assert isinstance(colour, tuple)
        share = count / (below.width * below.height)
        return Ground(text.words, contrast(text.fill, f"#{bytes(colour).hex()}"), share)

    return _noted(monkeypatch, ground)


def _noted(monkeypatch: pytest.MonkeyPatch, note: Callable[[Canvas, _Text], Noted]) -> list[Noted]:
    """A list that grows by what is noted of every text, just before it is drawn."""
    notes: list[Noted] = []
    draw = Canvas.text

    def text(
        canvas: Canvas,
        x: float,
        y: float,
        words: str,
        weight: str,
        size: int,
        fill: str,
        anchor: str = "m",
    ) -> None:
        place = _place(words, weight, size, (x, y), anchor)
        notes.append(note(canvas, _Text(words, size, place, fill)))
        draw(canvas, x, y, words, weight, size, fill, anchor)

    monkeypatch.setattr(Canvas, "text", text)
    return notes


def _place(words: str, weight: str, size: int, at: tuple[float, float], anchor: str) -> Box:
    """Where letters lie."""
    x = at[0] - text_width(words, weight, size) * {"l": 0, "m": 0.5, "r": 1}[anchor]
    boxes: list[Box] = []
    for part, font in by_font(words, weight, size):
        left, top, right, bottom = font.getbbox(part, anchor="lm")
        boxes.append((x + left, at[1] + top, x + right, at[1] + bottom))
        x += font.getlength(part)
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def hold_apart(written: Written, height: int, margin: float = 0) -> None:
    """Texts are large enough, in letters that the fonts have, within the picture, and apart."""
    assert written
    for number, (words, size, box) in enumerate(written):
        assert size * 32 >= WIDTH, words
        assert legible(words), words
        left, top, right, bottom = box
        assert left >= margin, words
        assert top >= 0, words
        assert right <= WIDTH - margin, words
        assert bottom <= height, words
        for other, _, further in written[:number]:
            assert not overlap(box, further), (words, other)


def overlap(one: Box, two: Box) -> bool:
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]
