"""The board: the symbols, the pieces over them, and what is held above it.

Everything but the last piece's ring and a ghost is kept for each position, so that a ghost moved
about costs only itself.
"""

from functools import cache, lru_cache

from PIL import Image

from engines.battleoflits_ghost import shape_of
from engines.battleoflits_parts import NONE, SYMBOLS, LitsView, Piece, symbol_at
from engines.battleoflits_placements import FIELD_BITS, FIELDS, SIZE, cornered
from engines.fields import Field, column_name
from render import theme as look
from render.battleoflits import pieces
from render.battleoflits.colours import danger, piece_colour
from render.canvas import Canvas, Pen, mix, sprite
from render.emblems import symbol
from render.theme import BOLD, TEXT, UNIT, WIDTH, Theme

CELL = 85
LEFT = (WIDTH - SIZE * CELL) // 2
"""The left edge of column A."""
BAND = 46
"""Room for the columns' letters above and below."""
HEIGHT = SIZE * CELL + 2 * BAND
_SYMBOL, _HELD, _COVERED = 66, 58, 52
"""A symbol on the board, under a ghost, and under a piece."""
_LETTER = 42
_LINE = 3
_FAINT = 0.58
"""How far a covered symbol fades towards its piece."""
_BADGE, _FRAME = 46, 6

Pieces = tuple[Piece, ...]


def corner(field: Field, top: int) -> tuple[int, int]:
    """The top left corner of a field's cell, on a board that begins at ``top``."""
    return LEFT + field.column * CELL, top + BAND + (SIZE - field.row) * CELL


def middle(field: Field, top: int) -> tuple[float, float]:
    left, upper = corner(field, top)
    return left + CELL / 2, upper + CELL / 2


def draw(canvas: Canvas, theme: Theme, symbols: tuple[str, ...], laid: Pieces, top: int) -> None:
    """The board with its pieces, ``top`` pixels below the top of the picture."""
    canvas.image.paste(_layer(theme, symbols, laid), (0, top))
    if laid:
        _put(canvas, pieces.ring(theme, cornered(laid[-1].fields), CELL), laid[-1].fields, top)


def draw_ghost(
    canvas: Canvas,
    theme: Theme,
    view: LitsView,
    fields: tuple[Field, ...],
    top: int,
    *,
    legal: bool,
) -> None:
    """A piece held over the board, for as far as it is on the picture.

    The symbols that it would cover stay clear on it: what shines through a red one is no red X.
    """
    seen = pieces.ghost(theme, cornered(fields), CELL, legal=legal)
    _put(canvas, seen, fields, top)
    taken = {field for piece in view.pieces for field in piece.fields}
    for field in fields:
        if field in FIELD_BITS and field not in taken:
            _symbol(canvas, theme, view.symbols, field, top, _HELD)
    if legal:
        colour = piece_colour(theme, shape_of(fields) or "")
        _letter(canvas, theme, fields, top, mix(colour, theme.paper, 1 - pieces.GHOST))


def draw_conflict(
    canvas: Canvas,
    theme: Theme,
    ghost: tuple[Field, ...],
    conflict: tuple[Field, ...],
    top: int,
) -> None:
    """A frame around the field or the block that is in the way, and a badge at its corner.

    Where nothing is in the way and a ghost still may not be laid, the badge stands on the ghost.
    """
    if conflict:
        left, upper = _upper_left(conflict, top)
        right, bottom = left, upper
        for field in conflict:
            x, y = corner(field, top)
            right, bottom = max(right, x + CELL), max(bottom, y + CELL)
        frame = _frame(theme, right - left, bottom - upper)
        canvas.put(frame, left - _FRAME, upper - _FRAME)
        x, y = right - 8, upper + 8
    else:
        left, upper = _upper_left(ghost, top)
        x, y = (round(a + b) for a, b in zip((left, upper), pieces.joint(ghost, CELL), strict=True))
    half = _BADGE // 2
    canvas.panel((x - half, y - half, x + half, y + half), half, danger(theme), theme.ring, 4)
    canvas.text(x, y, "!", BOLD, TEXT + 4, theme.ring)


@lru_cache(maxsize=8)
def _layer(theme: Theme, symbols: tuple[str, ...], laid: Pieces) -> Image.Image:
    canvas = Canvas(HEIGHT, theme.background)
    canvas.image.paste(_empty(theme, symbols), (0, 0))
    for piece in laid:
        _put(canvas, pieces.laid(theme, cornered(piece.fields), CELL), piece.fields, 0, rim=0)
        colour = piece_colour(theme, piece.shape)
        for field in piece.fields:
            mark = symbol_at(symbols, field)
            if mark != NONE:
                sign = _covered(theme, SYMBOLS.index(mark), colour)
                canvas.put_centred(sign, *middle(field, 0))
        _letter(canvas, theme, piece.fields, 0, colour)
    return canvas.image


@lru_cache(maxsize=8)
def _empty(theme: Theme, symbols: tuple[str, ...]) -> Image.Image:
    """The board before the first piece."""
    canvas = Canvas(HEIGHT, theme.background)
    canvas.panel((UNIT, 0, WIDTH - UNIT, HEIGHT), look.CORNER, theme.panel)
    right, bottom = LEFT + SIZE * CELL, BAND + SIZE * CELL
    canvas.panel((LEFT - _LINE, BAND - _LINE, right + _LINE, bottom + _LINE), 8, theme.grid)
    for field in FIELDS:
        left, upper = corner(field, 0)
        cell = (left + 1, upper + 1, left + CELL - 2, upper + CELL - 2)
        canvas.image.paste(theme.paper, cell)
        _symbol(canvas, theme, symbols, field, 0, _SYMBOL)
    _labels(canvas, theme)
    return canvas.image


def _symbol(
    canvas: Canvas, theme: Theme, symbols: tuple[str, ...], field: Field, top: int, size: int
) -> None:
    """What is printed on a field, if anything, with a light edge."""
    mark = symbol_at(symbols, field)
    if mark != NONE:
        seat = SYMBOLS.index(mark)
        sign = symbol(seat, size, theme.seats[seat], theme.paper)
        canvas.put_centred(sign, *middle(field, top))


def _labels(canvas: Canvas, theme: Theme) -> None:
    """Letters above and below, numbers on both sides."""
    for number in range(SIZE):
        x, _ = middle(Field(number, 1), 0)
        for y in (BAND / 2, HEIGHT - BAND / 2):
            canvas.text(x, y, column_name(number), BOLD, TEXT, theme.faint)
        _, y = middle(Field(0, number + 1), 0)
        for x in ((UNIT + LEFT) / 2, WIDTH - (UNIT + LEFT) / 2):
            canvas.text(x, y, str(number + 1), BOLD, TEXT, theme.faint)


def _put(
    canvas: Canvas,
    picture: Image.Image,
    fields: tuple[Field, ...],
    top: int,
    *,
    rim: int = pieces.RIM,
) -> None:
    """Lay the sprite of a piece on its fields."""
    left, upper = _upper_left(fields, top)
    canvas.put(picture, left - rim, upper - rim)


def _upper_left(fields: tuple[Field, ...], top: int) -> tuple[int, int]:
    column = min(field.column for field in fields)
    return corner(Field(column, max(field.row for field in fields)), top)


def _letter(canvas: Canvas, theme: Theme, fields: tuple[Field, ...], top: int, around: str) -> None:
    left, upper = _upper_left(fields, top)
    sign = pieces.letter(theme, shape_of(fields) or "", _LETTER, around)
    x, y = pieces.joint(fields, CELL)
    canvas.put_centred(sign, left + x, upper + y)


def _covered(theme: Theme, seat: int, colour: str) -> Image.Image:
    """A symbol that shows faintly through the piece on it."""
    return symbol(seat, _COVERED, mix(theme.halo, colour, _FAINT), colour)


@cache
def _frame(theme: Theme, width: int, height: int) -> Image.Image:
    """Around the fields that are in the way: danger between two light lines."""
    wide, high = width + 2 * _FRAME, height + 2 * _FRAME
    tall, pixel = high / wide, 1 / wide

    def draw_frame(pen: Pen) -> None:
        pen.rounded((0, 0, 1, tall), 20 * pixel, None, theme.ring, 16 * pixel)
        box = (4 * pixel, 4 * pixel, 1 - 4 * pixel, tall - 4 * pixel)
        pen.rounded(box, 16 * pixel, None, danger(theme), 8 * pixel)

    return sprite(wide, high, draw_frame)
