"""Every text that is drawn on a picture, and where it lies."""

from typing import TypeAlias

import pytest

import render.theme as look
from render.canvas import Canvas

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


def overlap(one: Box, two: Box) -> bool:
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]
