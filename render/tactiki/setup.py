"""The private picture of a setup that is being put together."""

from collections.abc import Sequence

from PIL import Image

from engines.fields import Field
from engines.game import Seat
from engines.tactiki_parts import COLUMNS, OF_EACH_RANK, PIECES, RANKS, SIDES, start_fields
from render import theme as look
from render.canvas import Canvas, mix
from render.heading import PILL
from render.painter import Say
from render.tactiki.board import ground
from render.tactiki.colours import clay_of, faded_clay_of
from render.tactiki.header import draw_name
from render.tactiki.statues import crown_height, piece
from render.theme import BOLD, REGULAR, TEXT, UNIT, WIDTH, Theme

_PIECE, _BLOCK = 132, 62
_CELL = (184, 206)
_PAD = 15
_LABEL = 50
_TOP = UNIT + PILL + 20
_ROW = _TOP + _PAD
_LEFT = _ROW + _CELL[1] + _LABEL + 18
"""Where the panel of the ranks that are left begins."""
_LEFT_HIGH = 106
_SMALL = (92, 54)


def paint(
    ranks: Sequence[Sequence[int]], seat: Seat, theme: Theme, say: Say, chosen: Field | None
) -> Image.Image:
    canvas = Canvas(_LEFT + _LEFT_HIGH + UNIT, theme.background)
    placed = [rank for pair in ranks for rank in pair]
    draw_name(canvas, theme, seat, UNIT, filled=True)
    counted = say("picture-tactiki-placed", count=len(placed), pieces=PIECES)
    canvas.text(WIDTH - UNIT - 8, UNIT + PILL / 2, counted, BOLD, TEXT + 6, theme.ink, "r")
    canvas.panel((UNIT, _TOP, WIDTH - UNIT, _LEFT - 18), look.CORNER, theme.panel)
    for number, field in enumerate(start_fields(seat)):
        _draw_field(canvas, theme, seat, field, ranks[number], chosen=field == chosen)
    canvas.panel((UNIT, _LEFT, WIDTH - UNIT, _LEFT + _LEFT_HIGH), look.CORNER, theme.panel)
    for rank in RANKS:
        _draw_left(canvas, theme, seat, rank, OF_EACH_RANK - placed.count(rank))
    return canvas.image


def place(seat: Seat, number: int) -> tuple[int, int, int, int]:
    """The cell of a start field, A to E from the left for TIKI and from the right for TAC."""
    across = number if seat == 0 else COLUMNS - 1 - number
    left = UNIT + _PAD + across * _CELL[0]
    return left + 4, _ROW, left + _CELL[0] - 4, _ROW + _CELL[1]


def _draw_field(
    canvas: Canvas,
    theme: Theme,
    seat: Seat,
    field: Field,
    pair: Sequence[int],
    *,
    chosen: bool,
) -> None:
    box = place(seat, field.column)
    left, _, right, low = box
    middle = (left + right) / 2
    shade = theme.legal if chosen else ground(theme, field)
    edge = theme.gold if chosen else None
    canvas.panel(box, 20, shade, edge, 8 if chosen else 0)
    for number in range(OF_EACH_RANK):
        foot = low - 14 - number * _BLOCK
        block = (round(middle - _PIECE / 2), foot - _BLOCK, round(middle + _PIECE / 2), foot)
        if number < len(pair):
            top = number == OF_EACH_RANK - 1
            picture = piece(theme, seat, _PIECE, _BLOCK + min(number, 1), face=False, crown=top)
            rise = crown_height(_PIECE) if top else 0
            canvas.put(picture, block[0], block[1] - rise)
            y = (block[1] + block[3]) / 2
            canvas.text(middle, y, str(pair[number]), BOLD, 48, clay_of(theme, seat).ink)
        else:
            _empty(canvas, theme, block, shade)
    canvas.text(middle, low + _LABEL / 2 + 2, str(field), BOLD, TEXT + 4, theme.ink)


def _empty(canvas: Canvas, theme: Theme, block: tuple[int, int, int, int], shade: str) -> None:
    """A place that waits for a piece."""
    left, top, right, low = block
    box = (left + 6, top + 4, right - 6, low - 4)
    canvas.panel(box, 16, mix(shade, theme.paper, 0.5), theme.legal_edge, 4)


def _draw_left(canvas: Canvas, theme: Theme, seat: Seat, rank: int, left: int) -> None:
    """A rank and how many pieces of it are left to place."""
    middle = UNIT + _PAD + (rank - 0.5) * _CELL[0]
    y = _LEFT + _LEFT_HIGH / 2
    shade = None if left else theme.panel
    canvas.put_centred(piece(theme, seat, *_SMALL, face=False, ground=shade), middle - 28, y)
    clay = clay_of(theme, seat) if left else faded_clay_of(theme, seat, theme.panel)
    canvas.text(middle - 28, y, str(rank), BOLD, 42, clay.ink)
    count = f"\N{MULTIPLICATION SIGN}{left}"
    weight = BOLD if left else REGULAR
    canvas.text(middle + 28, y, count, weight, 36, theme.ink if left else theme.faint, "l")


def describe(ranks: Sequence[Sequence[int]], seat: Seat, say: Say) -> str:
    """The picture in words: every field, bottom then top, and what is left to place."""
    placed = [rank for pair in ranks for rank in pair]
    fields = "; ".join(
        f"{field}: {' '.join(map(str, pair)) or say('picture-tactiki-empty')}"
        for field, pair in zip(start_fields(seat), ranks, strict=True)
    )
    left = ", ".join(
        f"{OF_EACH_RANK - placed.count(rank)} \N{MULTIPLICATION SIGN} {rank}"
        for rank in RANKS
        if placed.count(rank) < OF_EACH_RANK
    )
    told = say("picture-tactiki-arranged", side=SIDES[seat], fields=fields)
    if left:
        return f"{told} {say('picture-tactiki-left', left=left)}"
    return f"{told} {say('picture-tactiki-complete')}"
