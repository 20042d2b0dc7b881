"""The header: both seats with the symbols they own and how many of them nothing covers.

Between them the number of the piece; below, what is left of each shape. With a ghost, the counts
as they would become. At the end a medal stands in the middle, and below it who won and why.
"""

from functools import cache

from PIL import Image

from engines.battleoflits_parts import SYMBOLS, LitsView
from engines.battleoflits_placements import SHAPES
from engines.game import SEATS, Seat
from render.battleoflits import words
from render.battleoflits.pieces import icon
from render.canvas import Canvas, Pen, sprite
from render.emblems import symbol
from render.heading import (
    MEDAL,
    MEDAL_MIDDLE,
    PILL,
    RESULT_LINE,
    draw_medal,
    draw_result,
    emphasised,
    result_lines,
)
from render.lettering import text_width
from render.painter import Say
from render.theme import BOLD, REGULAR, TEXT, UNIT, WIDTH, Theme

_PILL_WIDTH = 330
_SYMBOL, _SCORE = 56, 60
_SPACE = 22
_ARROW = 44
_ROW = 62
"""Height of the row with the supply."""
_ICON = 26
_RESULT_TOP = UNIT + MEDAL + 8


def height(view: LitsView, say: Say) -> int:
    """Where the header ends, counted from the top of the picture."""
    if view.outcome is None:
        return UNIT + PILL + 14 + _ROW
    return _RESULT_TOP + RESULT_LINE * len(_result(view, say))


def draw(
    canvas: Canvas, view: LitsView, theme: Theme, say: Say, after: tuple[int, int] | None = None
) -> None:
    """``after`` are the counts that a ghost would leave."""
    over = view.outcome is not None
    top = UNIT + (MEDAL - PILL) // 2 if over else UNIT
    for seat in SEATS:
        _seat(canvas, view, theme, seat, top, after)
    if over:
        _medal(canvas, view, theme)
        draw_result(canvas, theme, _result(view, say), _RESULT_TOP)
    else:
        _number(canvas, view, theme, say)
        _supply(canvas, view, theme)


def _owned(view: LitsView, seat: Seat) -> int:
    """The symbol that a seat owns, as an index: it has the colour of that number."""
    return SYMBOLS.index(view.owned[seat])


def _seat(
    canvas: Canvas,
    view: LitsView,
    theme: Theme,
    seat: Seat,
    top: int,
    after: tuple[int, int] | None,
) -> None:
    counts = (view.uncovered[seat], (after or view.uncovered)[seat])
    filled = seat in emphasised(view)
    draw_pill(canvas, theme, seat, _owned(view, seat), counts, top, filled=filled)


def draw_pill(
    canvas: Canvas,
    theme: Theme,
    side: int,
    own: int,
    counts: tuple[int, int],
    top: int,
    *,
    filled: bool,
) -> None:
    """A symbol and its count now and afterwards; the latter only where it differs."""
    colour = theme.seats[own]
    left = UNIT if side == 0 else WIDTH - UNIT - _PILL_WIDTH
    fill = colour if filled else theme.background
    canvas.panel((left, top, left + _PILL_WIDTH, top + PILL), PILL // 2, fill, colour, 5)
    ink = theme.paper if filled else theme.ink
    now, then = counts
    width = text_width("00", BOLD, _SCORE)
    whole = _SYMBOL + _SPACE + width + (_ARROW + width + _SPACE if now != then else 0)
    x, y = left + (_PILL_WIDTH - whole) / 2, top + PILL / 2
    mark = symbol(own, _SYMBOL, theme.paper if filled else colour, fill)
    canvas.put_centred(mark, x + _SYMBOL / 2, y)
    x += _SYMBOL + _SPACE
    canvas.text(x + width / 2, y, str(now), BOLD, _SCORE, ink)
    if now != then:
        x += width + _SPACE / 2
        canvas.put(_arrow(ink), x, y - _ARROW / 2)
        canvas.text(x + _ARROW + _SPACE / 2 + width / 2, y, str(then), BOLD, _SCORE, ink)


@cache
def _arrow(fill: str) -> Image.Image:
    def draw_arrow(pen: Pen) -> None:
        pen.stroke([(0.1, 0.5), (0.88, 0.5)], 0.14, fill)
        pen.stroke([(0.60, 0.22), (0.88, 0.5), (0.60, 0.78)], 0.14, fill)

    return sprite(_ARROW, _ARROW, draw_arrow)


def _number(canvas: Canvas, view: LitsView, theme: Theme, say: Say) -> None:
    """Which piece is to be laid, and how the swap stands."""
    number = say("picture-battleoflits-piece", number=len(view.pieces) + 1)
    note = ""
    if view.can_swap or view.swapped:
        note = say("picture-battleoflits-note", swap="offered" if view.can_swap else "made")
    y = UNIT + PILL / 2
    canvas.text(WIDTH / 2, y - 20 if note else y, number, BOLD, 38, theme.ink)
    if note:
        canvas.text(WIDTH / 2, y + 22, note, REGULAR, TEXT, theme.ink)


def _supply(canvas: Canvas, view: LitsView, theme: Theme) -> None:
    """How many pieces of each shape are left; faded when none of them fits."""
    y = UNIT + PILL + 14 + _ROW / 2
    step = (WIDTH - 2 * UNIT) / len(SHAPES)
    for number, (shape, left, fitting) in enumerate(
        zip(SHAPES, view.supply, view.fitting, strict=True)
    ):
        sign = icon(theme, shape, _ICON, faded=not fitting)
        count = f"{shape} × {left}"  # noqa: RUF001 (a times sign is meant)
        whole = sign.width + 16 + text_width(count, BOLD, TEXT + 6)
        x = UNIT + step * (number + 0.5) - whole / 2
        canvas.put(sign, x, y - sign.height / 2)
        ink = theme.ink if fitting else theme.faint
        canvas.text(x + sign.width + 16, y, count, BOLD, TEXT + 6, ink, "l")


def _medal(canvas: Canvas, view: LitsView, theme: Theme) -> None:
    winner = view.outcome.winner if view.outcome else None
    draw_medal(canvas, theme)
    if winner is not None:
        own = _owned(view, winner)
        mark = symbol(own, 56, theme.seats[own], theme.paper)
        canvas.put_centred(mark, *MEDAL_MIDDLE)


def _result(view: LitsView, say: Say) -> list[str]:
    return result_lines(words.result(view, say))
