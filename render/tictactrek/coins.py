"""Round badges with a number: what a campfire is worth, or would be."""

from engines.tictactrek import Space
from render.canvas import Canvas, Point
from render.theme import BOLD, TEXT, Theme

_EDGE = 4


def draw_coin(
    canvas: Canvas,
    theme: Theme,
    middle: Point,
    size: int,
    fill: str,
    edge: str,
    number: str = "",
    *,
    line: int = _EDGE,
) -> None:
    left, top = round(middle[0] - size / 2), round(middle[1] - size / 2)
    canvas.panel((left, top, left + size, top + size), size // 2, fill, edge, line)
    if number:
        text = max(TEXT, round(size * 0.68))
        ink = theme.halo if fill == theme.gold else theme.ink
        canvas.text(left + size / 2, top + size / 2, number, BOLD, text, ink)


def draw_worth(canvas: Canvas, theme: Theme, middle: Point, size: int, space: Space) -> None:
    """What a campfire on a legal space would score; hollow when it has to be moved there."""
    fill = theme.gold if space.lights else theme.paper
    draw_coin(canvas, theme, middle, size, fill, theme.gold, str(space.worth))
