"""The names of the legal spaces in a list, for tables whose cells are too small for names."""

from engines.tictactrek import Space
from render.canvas import Canvas
from render.lettering import text_width
from render.theme import REGULAR, TEXT, UNIT, WIDTH, Theme
from render.tictactrek.coins import draw_worth
from render.tictactrek.runs import Run, runs

_HEIGHT, _GAP, _INSIDE = 50, 12, 16
_COIN = 44


def height(spaces: tuple[Space, ...]) -> int:
    """How much a picture grows by the list."""
    if not spaces:
        return 0
    return (_lay(spaces)[-1][1] + 1) * (_HEIGHT + _GAP)


def draw(canvas: Canvas, theme: Theme, spaces: tuple[Space, ...], top: int) -> None:
    for run, line, left, width in _lay(spaces):
        upper = top + _GAP + line * (_HEIGHT + _GAP)
        box = (left, upper, left + width, upper + _HEIGHT)
        canvas.panel(box, _HEIGHT // 5, theme.legal, theme.legal_edge, 3)
        middle = upper + _HEIGHT / 2
        canvas.text(left + _INSIDE, middle, str(run), REGULAR, TEXT, theme.ink, "l")
        if run.first.worth is not None:
            place = (left + width - _COIN / 2 - 3, middle)
            draw_worth(canvas, theme, place, _COIN, run.first)


def _lay(spaces: tuple[Space, ...]) -> list[tuple[Run, int, int, int]]:
    """Every run with its line, its left edge and its width, as words flow on a page."""
    placed = []
    line, left = 0, UNIT
    for run in runs(spaces):
        width = text_width(str(run), REGULAR, TEXT) + 2 * _INSIDE
        if run.first.worth is not None:
            width += _COIN - 3
        if left + width > WIDTH - UNIT:
            line, left = line + 1, UNIT
        placed.append((run, line, left, width))
        left += width + _GAP
    return placed
