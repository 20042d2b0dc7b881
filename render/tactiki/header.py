"""The header: both seats with their best statue, between them the step, below it who fell.

At the end a medal stands in the middle, and below it who won and why.
"""

from PIL import Image

from engines.game import SEATS, Seat
from engines.tactiki_parts import QUIET_TURNS, SIDES, STATUE, TikiView
from render.canvas import Canvas, mix
from render.heading import (
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
from render.tactiki import words
from render.tactiki.colours import clay_of
from render.tactiki.statues import piece
from render.theme import BOLD, REGULAR, TEXT, UNIT, WIDTH, Theme

_PILL_WIDTH = 372
_LINE = UNIT + PILL + 27
"""The middle of the line below the pills."""
_HEAD = (58, 50)
_NAME = 46
_BLOCK = (40, 12)
_EMPTY = (0.14, 0.30)
"""How much a block that is still missing stands out of an outlined pill, and of a filled one."""
_FALLEN = (44, 30)
_RANK, _RANK_STEP = (26, 40), 29
"""The plate of a defeated rank, and from one to the next."""
_NEARLY_QUIET = QUIET_TURNS - 20


def height(view: TikiView, say: Say) -> int:
    """Where the header ends, counted from the top of the picture."""
    below = RESULT_LINE * len(_result(view, say)) if view.outcome else 0
    return _LINE + 30 + below


def draw(canvas: Canvas, view: TikiView, theme: Theme, say: Say) -> None:
    for seat in SEATS:
        left = UNIT if seat == 0 else WIDTH - UNIT - _PILL_WIDTH
        draw_name(canvas, theme, seat, left, filled=seat in emphasised(view))
        if view.turn:
            _progress(canvas, view, theme, seat, left)
            _defeated(canvas, view, theme, seat, left)
        else:
            ready = say("picture-tactiki-ready", ready=int(view.ready[seat]))
            ink = theme.ink if view.ready[seat] else theme.faint
            canvas.text(left + _PILL_WIDTH / 2, _LINE, ready, BOLD, TEXT, ink)
    if view.outcome:
        _medal(canvas, view, theme)
        draw_result(canvas, theme, _result(view, say), _LINE + 20)
    else:
        _middle(canvas, view, theme, say)


def _middle(canvas: Canvas, view: TikiView, theme: Theme, say: Say) -> None:
    """The step and the turn, or that the pieces are still being set up."""
    y = UNIT + PILL / 2
    if not view.turn:
        canvas.text(WIDTH / 2, y, say("picture-tactiki-setup"), BOLD, TEXT + 4, theme.ink)
        return
    step = say("picture-tactiki-step", step=view.step)
    canvas.text(WIDTH / 2, y, step, BOLD, TEXT + 6, theme.ink)
    if view.quiet >= _NEARLY_QUIET:
        turn = say("picture-tactiki-quiet", quiet=view.quiet, limit=QUIET_TURNS)
    else:
        turn = say("picture-tactiki-turn", turn=view.turn)
    canvas.text(WIDTH / 2, _LINE, turn, REGULAR, TEXT, theme.ink)


def draw_name(canvas: Canvas, theme: Theme, seat: Seat, left: int, *, filled: bool) -> None:
    """A pill with the seat's head and name."""
    clay = clay_of(theme, seat)
    fill = clay.body if filled else theme.background
    box = (left, UNIT, left + _PILL_WIDTH, UNIT + PILL)
    canvas.panel(box, PILL // 2, fill, clay.body, 6)
    middle = UNIT + PILL / 2
    if filled:
        disc = (left + 12, UNIT + 8, left + 12 + PILL - 16, UNIT + PILL - 8)
        canvas.panel(disc, (PILL - 16) // 2, theme.paper)
    canvas.put_centred(head(theme, seat, _HEAD[0] - 8, _HEAD[1] - 10), left + 46, middle - 1)
    ink = clay.ink if filled else theme.ink
    canvas.text(left + 96, middle, SIDES[seat], BOLD, _NAME, ink, "l")


def _progress(canvas: Canvas, view: TikiView, theme: Theme, seat: Seat, left: int) -> None:
    """On a seat's pill as many blocks as its best statue has."""
    filled = seat in emphasised(view)
    clay = clay_of(theme, seat)
    fill = clay.body if filled else theme.background
    ink = clay.ink if filled else theme.ink
    middle = UNIT + PILL / 2
    best = max((s.pieces for s in view.statues if s.seat == seat), default=0)
    x = left + _PILL_WIDTH - 130
    for number in range(STATUE):
        low = UNIT + PILL - 10 - number * (_BLOCK[1] + 1)
        block = (x, low - _BLOCK[1], x + _BLOCK[0], low)
        if number < best:
            canvas.panel(block, 5, theme.gold, clay.edge, 2)
        else:
            canvas.panel(block, 5, mix(fill, ink, _EMPTY[filled]))
    canvas.text(x + _BLOCK[0] + 12, middle, f"{best}/{STATUE}", BOLD, 38, ink, "l")


def head(theme: Theme, seat: Seat, width: int, height: int) -> Image.Image:
    return piece(theme, seat, width, height, face=True, crown=True)


def _defeated(canvas: Canvas, view: TikiView, theme: Theme, seat: Seat, left: int) -> None:
    """A cracked head and how many wait to return, with their ranks where they may be known.

    Each rank stands on a plate of its side's colour, as on the back of a piece.
    """
    count, ranks, clay = view.defeated[seat], view.defeated_ranks[seat], clay_of(theme, seat)
    sign = piece(theme, seat, *_FALLEN, face=False, ground=theme.background, cracked=True)
    times = f"\N{MULTIPLICATION SIGN}{count}"
    shown = text_width(times, BOLD, TEXT)
    width = _FALLEN[0] + 8 + shown + (12 + _RANK_STEP * len(ranks) if ranks else 0)
    x = left + (_PILL_WIDTH - width) / 2
    canvas.put_centred(sign, x + _FALLEN[0] / 2, _LINE)
    x += _FALLEN[0] + 8
    canvas.text(x, _LINE, times, BOLD, TEXT, theme.ink if count else theme.faint, "l")
    for number, rank in enumerate(ranks or ()):
        plate = round(x + shown + 12 + _RANK_STEP * number)
        top = _LINE - _RANK[1] // 2
        canvas.panel((plate, top, plate + _RANK[0], top + _RANK[1]), 7, clay.body)
        canvas.text(plate + _RANK[0] / 2, _LINE, str(rank), BOLD, TEXT, clay.ink)


def _medal(canvas: Canvas, view: TikiView, theme: Theme) -> None:
    winner = view.outcome.winner if view.outcome else None
    draw_medal(canvas, theme)
    x, y = MEDAL_MIDDLE
    seats = SEATS if winner is None else (winner,)
    for seat in seats:
        shift = 0 if winner is not None else (-17, 17)[seat]
        size = (50, 40) if winner is not None else (32, 26)
        canvas.put_centred(head(theme, seat, *size), x + shift, y - 1)


def _result(view: TikiView, say: Say) -> list[str]:
    return result_lines(words.result(view, say))
