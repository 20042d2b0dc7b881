"""A rating over time: its course as a line within its uncertainty."""

import math
from collections.abc import Sequence
from datetime import datetime

from PIL import Image

from render.canvas import Canvas, Pen, Point, mix, sprite
from render.lettering import text_width
from render.names import fitting
from render.painter import Say
from render.theme import BOLD, REGULAR, TEXT, UNIT, WIDTH, Theme

Dot = tuple[datetime, float, float]
"""When, the rating and its deviation."""

HEIGHT = 620
_LEFT, _RIGHT = 130, WIDTH - 2 * UNIT
_TOP, _BOTTOM = 116, HEIGHT - 92
_TITLE = 44
_LEAST = 200
"""How many points of rating the scale spans at least."""
_LINES = 5
_STROKE, _DISC = 7, 13


def paint(title: str, course: Sequence[Dot], theme: Theme) -> Image.Image:
    """The picture in RGB of at least one dot, oldest first."""
    canvas = Canvas(HEIGHT, theme.background)
    now = _now(course[-1])
    room = WIDTH - 4 * UNIT - text_width(now, BOLD, _TITLE)
    words = fitting(title, BOLD, _TITLE, room)
    canvas.text(UNIT + 12, UNIT + 34, words, BOLD, _TITLE, theme.ink, "l")
    canvas.text(_RIGHT, UNIT + 34, now, BOLD, _TITLE, theme.seats[1], "r")
    low, high = _span(course)
    canvas.panel((_LEFT, _TOP, _RIGHT, _BOTTOM), 0, theme.paper)
    _draw_scale(canvas, theme, low, high)
    _draw_days(canvas, theme, course)
    drawn = sprite(
        _RIGHT - _LEFT,
        _BOTTOM - _TOP,
        lambda pen: _draw_course(pen, theme, _placed(course, low, high)),
    )
    canvas.put(drawn, _LEFT, _TOP)
    return canvas.image


def describe(title: str, course: Sequence[Dot], say: Say) -> str:
    """The picture in words."""
    ratings = [round(rating) for _, rating, _ in course]
    return say(
        "picture-plot",
        title=title,
        count=len(course),
        since=_day(course[0]),
        until=_day(course[-1]),
        first=ratings[0],
        now=_now(course[-1]),
        highest=max(ratings),
        lowest=min(ratings),
    )


def _now(dot: Dot) -> str:
    return f"{round(dot[1])} ± {round(dot[2])}"


def _day(dot: Dot) -> str:
    return dot[0].date().isoformat()


def _span(course: Sequence[Dot]) -> tuple[float, float]:
    """The ends of the scale: it holds the course, and how sure the rating is now."""
    _, last, deviation = course[-1]
    ratings = [last - deviation, last + deviation, *(rating for _, rating, _ in course)]
    low, high = min(ratings), max(ratings)
    more = max(0.06 * (high - low), (_LEAST - (high - low)) / 2)
    return low - more, high + more


def _draw_scale(canvas: Canvas, theme: Theme, low: float, high: float) -> None:
    """Lines at round ratings, each with its number."""
    rough = (high - low) / _LINES
    ten = 10 ** math.floor(math.log10(rough))
    step = next(ten * factor for factor in (1, 2, 5, 10) if ten * factor >= rough)
    rating = math.ceil(low / step) * step
    while rating <= high:
        y = round(_BOTTOM - (rating - low) / (high - low) * (_BOTTOM - _TOP))
        canvas.panel((_LEFT, y - 1, _RIGHT, y + 2), 0, theme.panel)
        canvas.text(_LEFT - 16, y, str(round(rating)), REGULAR, TEXT, theme.faint, "r")
        rating += step


def _draw_days(canvas: Canvas, theme: Theme, course: Sequence[Dot]) -> None:
    first, last = _day(course[0]), _day(course[-1])
    y = _BOTTOM + 40
    if first == last:
        canvas.text((_LEFT + _RIGHT) / 2, y, last, REGULAR, TEXT, theme.faint)
        return
    canvas.text(_LEFT, y, first, REGULAR, TEXT, theme.faint, "l")
    canvas.text(_RIGHT, y, last, REGULAR, TEXT, theme.faint, "r")


def _placed(course: Sequence[Dot], low: float, high: float) -> list[tuple[Point, float]]:
    """Where each dot stands and how far its deviation reaches, in widths of the plot."""
    width, height = _RIGHT - _LEFT, _BOTTOM - _TOP
    margin = _DISC * 1.6 / width
    begin, length = course[0][0], (course[-1][0] - course[0][0]).total_seconds()
    scale = height / width / (high - low)
    placed = []
    for when, rating, deviation in course:
        share = (when - begin).total_seconds() / length if length else 0.5
        across = margin + share * (1 - 2 * margin)
        placed.append(((across, (high - rating) * scale), deviation * scale))
    return placed


def _draw_course(pen: Pen, theme: Theme, placed: Sequence[tuple[Point, float]]) -> None:
    unit = 1 / (_RIGHT - _LEFT)
    colour = theme.seats[1]
    band = [(x, y - reach) for (x, y), reach in placed]
    band += [(x, y + reach) for (x, y), reach in reversed(placed)]
    tint = mix(colour, theme.paper, 0.8)
    if len(placed) > 1:
        pen.polygon(band, tint)
    (x, y), reach = placed[-1]
    pen.stroke([(x, y - reach), (x, y + reach)], 10 * unit, mix(colour, theme.paper, 0.55))
    pen.stroke([point for point, _ in placed], _STROKE * unit, colour)
    pen.disc((x, y), (_DISC + 3) * unit, theme.paper)
    pen.disc((x, y), _DISC * unit, colour)
