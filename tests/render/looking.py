"""Looking at pictures: single pixels, colours in a part, and what two of them do not share."""

import io
from collections.abc import Iterable

from PIL import Image, ImageChops, ImageColor, ImageStat


def opened(png: bytes) -> Image.Image:
    """A picture of ours, which has a palette."""
    image = Image.open(io.BytesIO(png))
    assert image.format == "PNG"
    assert image.mode == "P"
    return image


def has_round_corners(png: bytes) -> bool:
    """Whether the corners, and nothing between them, let the chat through."""
    opaque = opened(png).convert("RGBA").getchannel("A")
    right, low = opaque.width - 1, opaque.height - 1
    corners = {opaque.getpixel(each) for each in ((0, 0), (right, 0), (0, low), (right, low))}
    edges = {opaque.getpixel(each) for each in ((right // 2, 0), (0, low // 2))}
    return corners == {0} and edges == {255}


def at(image: Image.Image, x: float, y: float) -> tuple[int, ...]:
    pixel = image.getpixel((round(x), round(y)))
    assert isinstance(pixel, tuple)
    return pixel


def rgb(colour: str) -> tuple[int, ...]:
    return ImageColor.getrgb(colour)[:3]


def count(image: Image.Image, box: Iterable[float], colour: str) -> int:
    """Pixels of a colour in a part of the picture."""
    left, top, right, bottom = map(round, box)
    part = image.crop((left, top, right, bottom))
    found = {shade: n for n, shade in part.getcolors(part.width * part.height) or []}
    return found.get(rgb(colour), 0)


def changed(one: Image.Image, two: Image.Image) -> tuple[int, int, int, int]:
    box = ImageChops.difference(one, two).getbbox()
    assert box
    return box


def difference(one: Image.Image, two: Image.Image) -> float:
    """Mean difference of two pictures, 0 to 255."""
    grey = [image.convert("RGBA").convert("L") for image in (one, two)]
    return ImageStat.Stat(ImageChops.difference(*grey)).mean[0]
