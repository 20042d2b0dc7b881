"""The header: both seats with score and campfires, the drawn tile between them, the bag below.

At the end a medal stands in the middle, and below it who won and why.
"""

from engines.game import SEATS
from engines.tictactrek import CAMPFIRES, TERRAINS, TURNS, TrekView
from render.canvas import Canvas, mix
from render.emblems import campfire, flame, symbol
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
from render.painter import Say
from render.theme import BOLD, REGULAR, TEXT, UNIT, WIDTH, Theme
from render.tictactrek import words
from render.tictactrek.tiles import emblem, tile

_TILE = 144
_GAP = 22
_PILL_WIDTH = (WIDTH - 2 * UNIT - _TILE - 2 * _GAP) // 2
_SYMBOL = 54
_SCORE = 60
_FIRE, _LIT = 70, 46
_FLAME = (24, 36)
_FLAME_STEP = 29
_EMBLEM = 42
_COUNTS = UNIT + PILL + (_TILE - PILL) // 2 + 5
"""The middle of the line of counts."""
_RESULT_TOP = UNIT + MEDAL + 8


def height(view: TrekView, say: Say) -> int:
    """Where the header ends, counted from the top of the picture."""
    if view.outcome is None:
        return UNIT + _TILE
    return _RESULT_TOP + RESULT_LINE * len(_result(view, say))


def draw(canvas: Canvas, view: TrekView, theme: Theme, say: Say) -> None:
    over = view.outcome is not None
    top = UNIT + (MEDAL - PILL) // 2 if over else UNIT
    for seat in SEATS:
        _seat(canvas, view, theme, seat, top)
    if over:
        _medal(canvas, view, theme)
        draw_result(canvas, theme, _result(view, say), _RESULT_TOP)
    else:
        _drawn(canvas, view, theme)
        turn = say("picture-tictactrek-turn", turn=view.ply + 1, turns=TURNS)
        canvas.text(UNIT + _PILL_WIDTH / 2, _COUNTS, turn, REGULAR, TEXT + 2, theme.ink)
        _bag(canvas, view, theme)


def _seat(canvas: Canvas, view: TrekView, theme: Theme, seat: int, top: int) -> None:
    filled = seat in emphasised(view)
    colour = theme.seats[seat]
    left = UNIT if seat == 0 else WIDTH - UNIT - _PILL_WIDTH
    box = (left, top, left + _PILL_WIDTH, top + PILL)
    fill = colour if filled else theme.background
    canvas.panel(box, PILL // 2, fill, colour, 5)
    ink = theme.paper if filled else theme.ink
    mark = symbol(seat, _SYMBOL, theme.paper if filled else colour, fill)
    middle = top + PILL / 2
    canvas.put_centred(mark, left + 52, middle)
    canvas.text(left + 131, middle, str(view.scores[seat]), BOLD, _SCORE, ink)
    if view.outcome is None:
        _supply(canvas, view, theme, seat, (left + 190, middle), fill)
    else:
        canvas.put_centred(campfire(theme, seat, _FIRE), left + 256, middle)
        lit = str(CAMPFIRES - view.supply[seat])
        canvas.text(left + 300, middle, lit, REGULAR, _LIT, ink, "l")


def _supply(
    canvas: Canvas, view: TrekView, theme: Theme, seat: int, start: tuple[float, float], fill: str
) -> None:
    """A flame for every campfire: bright while it is in the supply, dim once it is lit."""
    on_paper = fill == theme.background
    for number in range(CAMPFIRES):
        left = number < view.supply[seat]
        if on_paper:
            colour = theme.flame if left else theme.grid
        else:
            colour = theme.flame_core if left else mix(fill, theme.halo, 0.28)
        core = None if not left else (theme.flame_core if on_paper else theme.paper)
        x = start[0] + _FLAME_STEP * (number + 0.5)
        canvas.put_centred(flame(*_FLAME, colour, core), x, start[1])


def _drawn(canvas: Canvas, view: TrekView, theme: Theme) -> None:
    if view.drawn is None:
        return
    left = (WIDTH - _TILE) // 2
    seat = view.to_act[0] if view.to_act else None
    canvas.put(tile(theme, view.drawn, seat, _TILE), left, UNIT)


def _bag(canvas: Canvas, view: TrekView, theme: Theme) -> None:
    step = _PILL_WIDTH / len(TERRAINS)
    start = WIDTH - UNIT - _PILL_WIDTH
    for number, (terrain, count) in enumerate(zip(TERRAINS, view.bag, strict=True)):
        middle = start + step * (number + 0.5)
        sign = emblem(theme, terrain, _EMBLEM, faded=not count)
        canvas.put_centred(sign, middle - 14, _COUNTS)
        ink = theme.ink if count else theme.faint
        canvas.text(middle + 14, _COUNTS, str(count), BOLD, TEXT + 2, ink, "l")


def _medal(canvas: Canvas, view: TrekView, theme: Theme) -> None:
    winner = view.outcome.winner if view.outcome else None
    draw_medal(canvas, theme)
    if winner is not None:
        mark = symbol(winner, 56, theme.seats[winner], theme.paper)
        canvas.put_centred(mark, *MEDAL_MIDDLE)


def _result(view: TrekView, say: Say) -> list[str]:
    return result_lines(words.result(view, say))
