"""Every text that is drawn on a picture, and where it lies."""

from typing import TypeAlias

import pytest

import render.theme as look
from render.canvas import Canvas
from tests.render.ucs import contrast

Box: TypeAlias = tuple[float, float, float, float]
Written: TypeAlias = list[tuple[str, int, Box]]
"""Words, their size, and where their letters lie."""


def record(monkeypatch: pytest.MonkeyPatch) -> Written:
    """A list that grows by every text drawn from now on."""
    texts: Written = []
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
        draw(canvas, x, y, words, weight, size, fill, anchor)
        left, top, right, bottom = look.font(weight, size).getbbox(words, anchor=anchor + "m")
        texts.append((words, size, (x + left, y + top, x + right, y + bottom)))

    monkeypatch.setattr(Canvas, "text", text)
    return texts


def contrasts(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """A list that grows by every text drawn from now on, with its contrast to what is below it."""
    found: list[tuple[str, float]] = []
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
        left, top, right, bottom = look.font(weight, size).getbbox(words, anchor=anchor + "m")
        box = tuple(map(round, (x + left, y + top, x + right, y + bottom)))
        counted = canvas.image.crop((box[0], box[1], box[2], box[3])).getcolors(1_000_000)
        below = max(counted or [], default=(0, (0, 0, 0)))[1]
        assert isinstance(below, tuple)
        found.append((words, contrast(fill, f"#{bytes(below).hex()}")))
        draw(canvas, x, y, words, weight, size, fill, anchor)

    monkeypatch.setattr(Canvas, "text", text)
    return found


def overlap(one: Box, two: Box) -> bool:
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]
