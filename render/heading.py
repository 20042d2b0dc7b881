"""What the headers of all games share: the filled pills, the medal at the end, and the result."""

from collections.abc import Sequence

from engines.game import Seat, View
from render.canvas import Canvas
from render.lettering import lines
from render.theme import BOLD, UNIT, WIDTH, Theme

PILL = 84
"""Height of the pill of a seat."""
MEDAL = 96
MEDAL_MIDDLE = WIDTH / 2, UNIT + MEDAL / 2
RESULT_LINE = 50
"""Height of a line of the result."""
_RESULT = 40
_RIM = 9


def emphasised(view: View) -> tuple[Seat, ...]:
    """The seats shown as filled pills: who is to move, or who won."""
    if view.outcome is None:
        return view.to_act
    return () if view.outcome.winner is None else (view.outcome.winner,)


def draw_medal(canvas: Canvas, theme: Theme) -> None:
    """A golden medal in the middle; the winner's sign is to be put onto it."""
    left = (WIDTH - MEDAL) // 2
    canvas.panel((left, UNIT, left + MEDAL, UNIT + MEDAL), MEDAL // 2, theme.gold)
    inner = (left + _RIM, UNIT + _RIM, left + MEDAL - _RIM, UNIT + MEDAL - _RIM)
    canvas.panel(inner, MEDAL // 2 - _RIM, theme.paper)


def result_lines(words: str) -> list[str]:
    """Who won and why, in lines that fit."""
    return lines(words, BOLD, _RESULT, WIDTH - 2 * UNIT)


def draw_result(canvas: Canvas, theme: Theme, result: Sequence[str], top: int) -> None:
    """The lines of the result, one below the other from ``top``."""
    for number, line in enumerate(result):
        y = top + RESULT_LINE * (number + 0.5)
        canvas.text(WIDTH / 2, y, line, BOLD, _RESULT, theme.ink)
