"""Animations: the pictures of a match as one GIF that plays once through and begins anew.

All pictures share one palette, chosen from some of them, so that what stays the same from one to
the next is not written again. They are drawn one by one, since that takes a while; whoever draws
them decides in what thread, and can stop after any of them.
"""

import io
from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render.canvas import in_colours, palette
from render.theme import Theme

MAX_BYTES = 8 * 1024 * 1024
"""Longer files are not shown in every channel, and take long to load on a phone."""
MOST_FRAMES = 250
"""More than these take too long to draw; of a longer match some turns are left out."""
SAMPLES = 6
"""Pictures from which the palette is chosen."""
_REDUCED = 2
"""By how much a picture is made smaller: 1,000 pixels wide becomes 500."""
_COLOURS = 255
"""A GIF has 256, and the last one stands for what stays as it was."""
_SHRINK = 0.8
_SMALLEST = 160
_LENGTH = 60_000
_TURN = (300, 1_200)
_FIRST, _LAST = 1_200, 4_000
"""Milliseconds: of all turns together at most, if that does not make one too short; of a turn;
and of the first and the last picture."""


@dataclass(frozen=True, slots=True)
class Animation:
    """A GIF, and the same in words for those who do not see it."""

    gif: bytes
    alt: str


def chosen(count: int, most: int = MOST_FRAMES) -> list[int]:
    """Which of so many pictures are shown: all, or evenly spread ones, the ends among them."""
    if count <= most:
        return list(range(count))
    return [round(number * (count - 1) / (most - 1)) for number in range(most)]


class Film:
    """A GIF in the making. ``samples`` are some of the pictures that are going to be added."""

    def __init__(self, samples: Sequence[Image.Image], theme: Theme) -> None:
        """Choose the palette, from pictures in RGB."""
        small = [image.reduce(_REDUCED) for image in samples]
        sheet = Image.new("RGB", (small[0].width, sum(image.height for image in small)))
        top = 0
        for image in small:
            sheet.paste(image, (0, top))
            top += image.height
        self._colours = palette(sheet, theme)[:_COLOURS]
        self._background = theme.background
        self._frames: list[Image.Image] = []

    def add(self, image: Image.Image) -> None:
        """Add a picture; it may have another height than the others."""
        self._frames.append(in_colours(image.reduce(_REDUCED), self._colours))

    def written(self) -> bytes:
        """The GIF, at most `MAX_BYTES` long: as small as is needed for that."""
        frames = _of_one_size(self._frames, self._background, self._colours)
        shades = bytes(part for colour in self._colours for part in colour)
        while True:
            file = _written(frames, shades.ljust(3 * (_COLOURS + 1), b"\0"))
            width = round(frames[0].width * _SHRINK)
            if len(file) <= MAX_BYTES or width < _SMALLEST:
                return file
            height = round(frames[0].height * _SHRINK)
            frames = [
                in_colours(frame.convert("RGB").resize((width, height)), self._colours)
                for frame in frames
            ]


def _of_one_size(
    frames: Sequence[Image.Image], background: str, colours: Sequence[tuple[int, ...]]
) -> list[Image.Image]:
    """The pictures on a ground as high as the highest of them."""
    height = max(frame.height for frame in frames)
    ground = in_colours(Image.new("RGB", (frames[0].width, height), background), colours)
    placed = []
    for frame in frames:
        if frame.height < height:
            whole = ground.copy()
            whole.paste(frame, (0, 0))
            placed.append(whole)
        else:
            placed.append(frame)
    return placed


def _written(frames: Sequence[Image.Image], shades: bytes) -> bytes:
    """The pictures as a GIF with this palette, in which what stays as it was is left out."""
    turns = max(1, len(frames) - 2)
    turn = min(max(_LENGTH // turns, _TURN[0]), _TURN[1])
    durations = [_FIRST, *[turn] * (len(frames) - 2), _LAST][-len(frames) :]
    file = io.BytesIO()
    frames[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=frames[1:],
        duration=durations,
        loop=0,
        disposal=1,
        optimize=True,
        palette=shades,
        transparency=_COLOURS,
    )
    return file.getvalue()
