"""The picture of a turn's duels: the attacker, whom it met in order, both ranks, and who fell."""

from collections.abc import Sequence

from PIL import Image

from engines.game import Seat, other
from engines.tactiki_parts import SIDES, Duel, attacks
from render import theme as look
from render.canvas import Canvas, Point
from render.painter import Say, first_fitting
from render.tactiki.colours import clay_of
from render.tactiki.statues import crown_height, piece
from render.tactiki.steps import arrow
from render.theme import BOLD, TEXT, UNIT, WIDTH, Theme

_PAD = 26
_ATTACKER = 196
_ARROW = (150, 76)
_FIRST = UNIT + 420
"""Where the defenders begin."""
_ROOM = WIDTH - UNIT - 20 - _FIRST
_A_ROW = 5
_WIDEST = 196
_TALL = 0.80
"""Height of a head in its widths, without its headdress."""
_ALONE, _FACING = 90, 60
"""How far to the right the attacker stands who fights only once, and then the defender."""
_BELOW = 44
"""How far the coin reaches below a head."""
_LARGE = 150
"""Heads so wide have a large coin."""


def paint(duels: Sequence[Duel], theme: Theme) -> Image.Image:
    groups = attacks(duels)
    heights = [_height(len(group)) for group in groups]
    canvas = Canvas(sum(heights) + UNIT * (len(groups) + 1), theme.background)
    top = UNIT
    for group, height in zip(groups, heights, strict=True):
        canvas.panel((UNIT, top, WIDTH - UNIT, top + height), look.CORNER, theme.panel)
        _draw_attack(canvas, theme, group, top, height)
        top += height + UNIT
    return canvas.image


def _draw_attack(
    canvas: Canvas, theme: Theme, group: Sequence[Duel], top: int, height: int
) -> None:
    attacker, last = group[0].seat, group[-1]
    middle = top + height / 2
    fell = last.result == "lost"
    inset = _ALONE if len(group) == 1 else 0
    place = (UNIT + _PAD + _ATTACKER / 2 + inset, middle)
    _head(canvas, theme, attacker, _ATTACKER, place, last.attacker, fell=fell)
    x = WIDTH / 2 if inset else (UNIT + _PAD + _ATTACKER + _FIRST) / 2
    canvas.put_centred(arrow(theme, clay_of(theme, attacker).body, 0, 1, *_ARROW), x, middle + 8)
    canvas.text(x, middle - 62, str(last.field), BOLD, TEXT + 10, theme.ink)
    width, rows = _size(len(group))
    slot = _ROOM / min(len(group), _A_ROW)
    for number, duel in enumerate(group):
        row, across = divmod(number, _A_ROW)
        y = middle + (row - (rows - 1) / 2) * _row_height(width)
        spot = (_FIRST + slot * (across + 0.5) + (_FACING if inset else 0), y)
        fell = duel.result == "won"
        _head(canvas, theme, other(attacker), width, spot, duel.defender, fell=fell)
        if duel.result == "tied":
            _tie(canvas, theme, (spot[0] - width / 2 - 14, y))


def _head(
    canvas: Canvas,
    theme: Theme,
    seat: Seat,
    width: int,
    place: Point,
    rank: int,
    *,
    fell: bool,
) -> None:
    """A head with its rank on a coin before it; cracked and faded if it fell."""
    high = round(width * _TALL)
    shade = theme.panel if fell else None
    picture = piece(theme, seat, width, high, face=True, crown=True, ground=shade, cracked=fell)
    top = place[1] - _whole(width) / 2
    canvas.put(picture, place[0] - width / 2, top)
    size = 92 if width >= _LARGE else 68
    y = round(top + _whole(width) - size / 2)
    x = round(place[0])
    clay = clay_of(theme, seat)
    box = (x - size // 2, y - size // 2, x + size // 2, y + size // 2)
    canvas.panel(box, size // 2, theme.paper, theme.faint if fell else clay.edge, 6)
    ink = theme.faint if fell else theme.ink
    canvas.text(x, y, str(rank), BOLD, round(size * 0.66), ink)


def _tie(canvas: Canvas, theme: Theme, place: Point) -> None:
    x, y = round(place[0]), round(place[1])
    canvas.panel((x - 32, y - 32, x + 32, y + 32), 32, theme.gold, theme.paper, 5)
    canvas.text(x, y, "=", BOLD, 48, theme.halo)


def _size(count: int) -> tuple[int, int]:
    """How wide the defenders' heads are, and in how many rows they stand."""
    rows = -(-count // _A_ROW)
    return min(_WIDEST, round(_ROOM / min(count, _A_ROW)) - 12), rows


def _whole(width: int) -> int:
    """How high a head is with its headdress and its coin."""
    below = _BELOW if width >= _LARGE else 28
    return crown_height(width) + round(width * _TALL) + below


def _row_height(width: int) -> int:
    return _whole(width) + 16


def _height(count: int) -> int:
    width, rows = _size(count)
    return max(_whole(_ATTACKER), rows * _row_height(width) - 16) + 2 * _PAD


def describe(duels: Sequence[Duel], say: Say) -> str:
    """The duels in words."""
    told = []
    for group in attacks(duels):
        attacker = group[0].seat
        told.append(say("picture-tactiki-attack", side=SIDES[attacker], field=str(group[0].field)))
        told.extend(
            say(
                "picture-tactiki-duel",
                attacker=duel.attacker,
                defender=duel.defender,
                result=duel.result,
                side=SIDES[attacker],
                enemy=SIDES[other(attacker)],
            )
            for duel in group
        )
    return first_fitting([" ".join(told)])
