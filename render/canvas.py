"""Drawing without jagged edges, and writing it out small.

Round shapes are drawn once as sprites, four times too large, and reduced; straight ones and text
go onto the picture directly. The finished picture becomes a PNG with a palette.
"""

import io
from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from typing import TypeAlias

from PIL import Image, ImageChops, ImageColor, ImageDraw

from render import theme as look
from render.lettering import by_font, text_width
from render.theme import Theme

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]

OVERSAMPLE = 4
_CURVE_STEPS = 20
_CORNER_SHADES = 8
_COARSE = 0xFC
_COMPRESSION = 6
_PALETTE_SIZES = (256 - _CORNER_SHADES, 96, 48)


class Pen:
    """Draws on a sprite in units of the sprite's width, from its top left corner."""

    def __init__(self, width: int, height: int) -> None:
        self._scale = width * OVERSAMPLE
        size = (width * OVERSAMPLE, height * OVERSAMPLE)
        self._image = Image.new("RGBA", size)
        self._draw = ImageDraw.Draw(self._image)

    def polygon(self, points: Sequence[Point], fill: str) -> None:
        self._draw.polygon([self._place(point) for point in points], fill)

    def stroke(self, points: Sequence[Point], width: float, fill: str) -> None:
        """A line with round ends and joints."""
        placed = [self._place(point) for point in points]
        self._draw.line(placed, fill, max(1, round(width * self._scale)))
        for point in points:
            self.disc(point, width / 2, fill)

    def disc(self, centre: Point, radius: float, fill: str) -> None:
        self.oval(centre, radius, radius, fill)

    def oval(self, centre: Point, across: float, up: float, fill: str) -> None:
        x, y = centre
        box = (*self._place((x - across, y - up)), *self._place((x + across, y + up)))
        self._draw.ellipse(box, fill)

    def ring(self, centre: Point, radius: float, width: float, fill: str) -> None:
        """A ring whose middle line has ``radius``; the inside is left as it is."""
        x, y = centre
        outer = radius + width / 2
        box = (*self._place((x - outer, y - outer)), *self._place((x + outer, y + outer)))
        self._draw.ellipse(box, outline=fill, width=round(width * self._scale))

    def rounded(
        self,
        box: Box,
        radius: float,
        fill: str | None,
        outline: str | None = None,
        width: float = 0,
    ) -> None:
        left, top, right, bottom = box
        placed = (*self._place((left, top)), *self._place((right, bottom)))
        scale = self._scale
        self._draw.rounded_rectangle(
            (placed[0], placed[1], placed[2] - 1, placed[3] - 1),
            radius * scale,
            fill,
            outline,
            round(width * scale),
        )

    def clip(self, box: Box, radius: float) -> None:
        """Erase everything outside a rounded rectangle."""
        mask = Image.new("L", self._image.size)
        left, top, right, bottom = box
        placed = (*self._place((left, top)), *self._place((right, bottom)))
        ImageDraw.Draw(mask).rounded_rectangle(
            (placed[0], placed[1], placed[2] - 1, placed[3] - 1), radius * self._scale, 255
        )
        self._image.putalpha(ImageChops.multiply(self._image.getchannel("A"), mask))

    def reduced(self) -> Image.Image:
        return self._image.reduce(OVERSAMPLE)

    def _place(self, point: Point) -> Point:
        return point[0] * self._scale, point[1] * self._scale


def sprite(width: int, height: int, draw: Callable[[Pen], None]) -> Image.Image:
    """What ``draw`` draws, with smooth edges and a transparent ground."""
    pen = Pen(width, height)
    draw(pen)
    return pen.reduced()


def curve(*points: Point) -> list[Point]:
    """Points along the Bézier curve with these control points."""
    found = []
    for step in range(_CURVE_STEPS + 1):
        share = step / _CURVE_STEPS
        left = list(points)
        while len(left) > 1:
            left = [
                (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
                for a, b in pairwise(left)
            ]
        found.append(left[0])
    return found


@cache
def mix(colour: str, into: str, share: float) -> str:
    """``colour`` moved by ``share`` towards ``into``."""
    one, two = ImageColor.getrgb(colour), ImageColor.getrgb(into)
    return "#" + "".join(
        f"{round(a + (b - a) * share):02X}" for a, b in zip(one[:3], two[:3], strict=True)
    )


@cache
def contrast(one: str, two: str) -> float:
    """The ratio of the luminances of two colours, 1 to 21, as WCAG 2.2 defines it."""
    less, more = sorted(_luminance(colour) for colour in (one, two))
    return (more + 0.05) / (less + 0.05)


def _luminance(colour: str) -> float:
    shares = (part / 255 for part in _rgb(colour))
    light = [
        each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in shares
    ]
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


class Canvas:
    """The picture that is being drawn, in pixels."""

    def __init__(self, height: int, background: str) -> None:
        self.image = Image.new("RGB", (look.WIDTH, height), background)
        self._draw = ImageDraw.Draw(self.image)

    def put(self, picture: Image.Image, left: float, top: float) -> None:
        """Lay a sprite with its top left corner there."""
        self.image.paste(picture, (round(left), round(top)), picture)

    def put_centred(self, picture: Image.Image, x: float, y: float) -> None:
        self.put(picture, x - picture.width / 2, y - picture.height / 2)

    def panel(
        self,
        box: tuple[int, int, int, int],
        radius: int,
        fill: str | None,
        outline: str | None = None,
        width: int = 0,
    ) -> None:
        """A rounded rectangle; ``box`` ends before its last two numbers.

        Without a ``fill``, only the outline is drawn and the inside is left as it is.
        """
        left, top, right, bottom = box
        reach = radius + 1
        line = width if outline else 0
        if outline:
            for low, high in ((top, top + line), (bottom - line, bottom)):
                self._fill((left + reach, low, right - reach, high), outline)
            for low, high in ((left, left + line), (right - line, right)):
                self._fill((low, top + reach, high, bottom - reach), outline)
        if fill:
            self._fill((left + reach, top + line, right - reach, bottom - line), fill)
            self._fill((left + line, top + reach, right - line, bottom - reach), fill)
        corners = _corners_of_panel(radius, fill, outline, width)
        for corner, x, y in zip(
            corners,
            (left, right - reach) * 2,
            (top, top, bottom - reach, bottom - reach),
            strict=True,
        ):
            self.put(corner, x, y)

    def _fill(self, box: tuple[int, int, int, int], colour: str) -> None:
        """Fill a box that ends before its last two numbers, if it holds anything."""
        left, top, right, bottom = box
        if left < right and top < bottom:
            self.image.paste(colour, box)

    def text(
        self, x: float, y: float, words: str, weight: str, size: int, fill: str, anchor: str = "m"
    ) -> None:
        """Words with the middle of their capitals at ``y``; the anchor is l, m or r of ``x``."""
        font = look.font(weight, size)
        top, bottom = font.getbbox("H", anchor="ls")[1::2]
        line, parts = round(y - (top + bottom) / 2), by_font(words, weight, size)
        if len(parts) == 1:
            self._draw.text((round(x), line), words, fill, parts[0][1], anchor + "s")
            return
        left = x - text_width(words, weight, size) * {"l": 0, "m": 0.5, "r": 1}[anchor]
        for part, drawing in parts:
            self._draw.text((round(left), line), part, fill, drawing, "ls")
            left += drawing.getlength(part)


@cache
def _corners_of_panel(
    radius: int, fill: str | None, outline: str | None, line: int
) -> tuple[Image.Image, ...]:
    """The corners of a rounded rectangle: top left, top right, bottom left, bottom right."""
    reach = radius + 1
    core = 2 * reach
    small = sprite(
        core,
        core,
        lambda pen: pen.rounded((0, 0, 1, 1), radius / core, fill, outline, line / core),
    )
    return tuple(small.crop((x, y, x + reach, y + reach)) for y in (0, reach) for x in (0, reach))


def encode(image: Image.Image, theme: Theme) -> bytes:
    """The picture as a PNG with a palette and rounded, see-through corners.

    At most `look.MAX_BYTES` long: a picture too rich for that gets fewer colours.
    """
    written = b""
    for colours in _PALETTE_SIZES:
        written = _written(image, theme, colours)
        if len(written) <= look.MAX_BYTES:
            break
    return written


def _written(image: Image.Image, theme: Theme, colours: int) -> bytes:
    chosen = palette(image, theme)[:colours]
    small = in_colours(image, chosen)
    shades = [*chosen, *[_rgb(theme.background)] * _CORNER_SHADES]
    small.putpalette([part for colour in shades for part in colour])
    _round_corners(small, len(chosen))
    alpha = [255] * len(chosen) + [255 * step // _CORNER_SHADES for step in range(_CORNER_SHADES)]
    file = io.BytesIO()
    small.save(file, "PNG", transparency=bytes(alpha), compress_level=_COMPRESSION)
    return file.getvalue()


def in_colours(image: Image.Image, chosen: Sequence[tuple[int, ...]]) -> Image.Image:
    """The picture with a palette of these colours, chosen by `palette`, and no others."""
    coarse = Image.new("P", (1, 1))
    coarse.putpalette([part & _COARSE for colour in chosen for part in colour])
    small = image.quantize(palette=coarse, dither=Image.Dither.NONE)
    small.putpalette([part for colour in chosen for part in colour])
    return small


def palette(image: Image.Image, theme: Theme) -> list[tuple[int, ...]]:
    """The colours of the theme and then the most frequent ones, none too close to another.

    Pillow looks colours up by their upper six bits; one colour for each such box, looked up by
    the box's corner, means that the theme's colours come out exactly as they are.
    """
    found = sorted(_counted(image), reverse=True)
    boxes: dict[tuple[int, ...], tuple[int, ...]] = {}
    for colour in (*map(_rgb, theme.colours()), *(colour for _, colour in found)):
        boxes.setdefault(tuple(part & _COARSE for part in colour), colour)
    return list(boxes.values())


def _rgb(colour: str) -> tuple[int, ...]:
    return ImageColor.getrgb(colour)[:3]


def _counted(image: Image.Image) -> list[tuple[int, tuple[int, ...]]]:
    """Every colour of a picture in RGB, and how many pixels have it."""
    found = image.getcolors(image.width * image.height) or []
    return [(count, colour) for count, colour in found if isinstance(colour, tuple)]


def _round_corners(image: Image.Image, first: int) -> None:
    """Set the corners to the palette's see-through colours, which begin at index ``first``."""
    for left, top, corner in _corners(image.width, image.height):
        for place, level in enumerate(corner.tobytes()):
            step = level * _CORNER_SHADES // 255
            if step < _CORNER_SHADES:
                y, x = divmod(place, corner.width)
                image.putpixel((left + x, top + y), first + step)


def _corners(width: int, height: int) -> list[tuple[int, int, Image.Image]]:
    radius = look.CORNER
    disc = sprite(2 * radius, 2 * radius, lambda pen: pen.disc((0.5, 0.5), 0.5, "#FFFFFF"))
    mask = disc.getchannel("A")
    return [
        (
            right * (width - radius),
            low * (height - radius),
            mask.crop((right * radius, low * radius, (right + 1) * radius, (low + 1) * radius)),
        )
        for right in (0, 1)
        for low in (0, 1)
    ]
