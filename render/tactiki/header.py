"""The header: both seats with their best statue, between them the step, below it who fell.

At the end a medal stands in the middle, and below it who won and why.
"""

from PIL import Image

from engines.game import Seat
from engines.tactiki_parts import QUIET_TURNS, SIDES, STATUE, TikiView
from render.canvas import Canvas, mix, text_width
from render.painter import Say
from render.tactiki import words
from render.tactiki.colours import SIDES as COLOURS
from render.tactiki.statues import piece
from render.theme import BOLD, REGULAR, TEXT, UNIT, WIDTH, Theme

PILL = 84
_PILL_WIDTH = 372
_LINE = UNIT + PILL + 27
"""The middle of the line below the pills."""
_HEAD = (58, 50)
_NAME = 46
_BLOCK = (40, 12)
_MEDAL = 96
_RESULT = 40
_RESULT_LINE = 50
_FALLEN = (44, 30)
_DIGIT = 24
"""From one defeated rank to the next."""
_NEARLY_QUIET = QUIET_TURNS - 20


def height(view: TikiView, say: Say) -> int:
    """Where the header ends, counted from the top of the picture."""
    below = _RESULT_LINE * len(_result(view, say)) if view.outcome else 0
    return _LINE + 30 + below


def draw(canvas: Canvas, view: TikiView, theme: Theme, say: Say) -> None:
    for seat in (0, 1):
        left = UNIT if seat == 0 else WIDTH - UNIT - _PILL_WIDTH
        draw_name(canvas, theme, seat, left, filled=seat in _emphasised(view))
        if view.turn:
            _progress(canvas, view, theme, seat, left)
            _defeated(canvas, view, theme, seat, left)
        else:
            ready = say("picture-tactiki-ready", ready=int(view.ready[seat]))
            ink = theme.ink if view.ready[seat] else theme.faint
            canvas.text(left + _PILL_WIDTH / 2, _LINE, ready, BOLD, TEXT, ink)
    if view.outcome:
        _medal(canvas, view, theme)
        for number, line in enumerate(_result(view, say)):
            y = _LINE + 20 + _RESULT_LINE * (number + 0.5)
            canvas.text(WIDTH / 2, y, line, BOLD, _RESULT, theme.ink)
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


def _emphasised(view: TikiView) -> tuple[Seat, ...]:
    """The seats shown as filled pills: who is to move, or who won."""
    if view.outcome is None:
        return view.to_act
    return () if view.outcome.winner is None else (view.outcome.winner,)


def draw_name(canvas: Canvas, theme: Theme, seat: Seat, left: int, *, filled: bool) -> None:
    """A pill with the seat's head and name."""
    clay = COLOURS[seat]
    fill = clay.body if filled else theme.background
    box = (left, UNIT, left + _PILL_WIDTH, UNIT + PILL)
    canvas.panel(box, PILL // 2, fill, clay.body, 6)
    middle = UNIT + PILL / 2
    if filled:
        disc = (left + 12, UNIT + 8, left + 12 + PILL - 16, UNIT + PILL - 8)
        canvas.panel(disc, (PILL - 16) // 2, theme.paper)
    canvas.put_centred(head(seat, _HEAD[0] - 8, _HEAD[1] - 10), left + 46, middle - 1)
    ink = clay.ink if filled else theme.ink
    canvas.text(left + 96, middle, SIDES[seat], BOLD, _NAME, ink, "l")


def _progress(canvas: Canvas, view: TikiView, theme: Theme, seat: Seat, left: int) -> None:
    """On a seat's pill as many blocks as its best statue has."""
    filled = seat in _emphasised(view)
    clay = COLOURS[seat]
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
            canvas.panel(block, 5, mix(fill, theme.halo, 0.14))
    canvas.text(x + _BLOCK[0] + 12, middle, f"{best}/{STATUE}", BOLD, 38, ink, "l")


def head(seat: Seat, width: int, height: int) -> Image.Image:
    return piece(seat, width, height, face=True, crown=True)


def _defeated(canvas: Canvas, view: TikiView, theme: Theme, seat: Seat, left: int) -> None:
    """A cracked head and how many wait to return, with their ranks where they may be known."""
    count, ranks = view.defeated[seat], view.defeated_ranks[seat]
    sign = piece(seat, *_FALLEN, face=False, ground=theme.background, cracked=True)
    shown = text_width(str(count), BOLD, TEXT + 2)
    width = _FALLEN[0] + 12 + shown + (14 + _DIGIT * len(ranks) if ranks else 0)
    x = left + (_PILL_WIDTH - width) / 2
    canvas.put_centred(sign, x + _FALLEN[0] / 2, _LINE)
    x += _FALLEN[0] + 12
    ink = theme.ink if count else theme.faint
    canvas.text(x, _LINE, str(count), BOLD, TEXT + 2, ink, "l")
    for number, rank in enumerate(ranks or ()):
        place = x + shown + 14 + _DIGIT * (number + 0.5)
        canvas.text(place, _LINE, str(rank), REGULAR, TEXT, theme.ink)


def _medal(canvas: Canvas, view: TikiView, theme: Theme) -> None:
    winner = view.outcome.winner if view.outcome else None
    left, top = (WIDTH - _MEDAL) // 2, UNIT + (PILL - _MEDAL) // 2 + 6
    box = (left, top, left + _MEDAL, top + _MEDAL)
    canvas.panel(box, _MEDAL // 2, theme.gold)
    inner = (left + 9, top + 9, left + _MEDAL - 9, top + _MEDAL - 9)
    canvas.panel(inner, _MEDAL // 2 - 9, theme.paper)
    seats = (0, 1) if winner is None else (winner,)
    for seat in seats:
        shift = 0 if winner is not None else (-17, 17)[seat]
        size = (50, 40) if winner is not None else (32, 26)
        canvas.put_centred(head(seat, *size), WIDTH / 2 + shift, top + _MEDAL / 2 - 1)


def _result(view: TikiView, say: Say) -> list[str]:
    """Who won and why, in lines that fit."""
    lines = [""]
    for word in words.result(view, say).split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, BOLD, _RESULT) > WIDTH - 2 * UNIT:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
