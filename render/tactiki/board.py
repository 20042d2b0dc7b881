"""The board: five rows of five fields, on each its column as it is seen from the side.

A player who sits at the far side sees the board turned by half. Rows with a tall column grow.
"""

from dataclasses import dataclass
from functools import cached_property

from engines.fields import Field, column_name
from engines.tactiki_parts import COLUMNS, ROWS, START_ROWS, STATUE, Column, TikiView, Token
from render import theme as look
from render.canvas import Canvas, Point, mix
from render.tactiki.colours import clay_of, faded_clay_of
from render.tactiki.statues import crown_height, piece, stone
from render.theme import BOLD, TEXT, UNIT, WIDTH, Theme

CELL = 174
PIECE = 100
"""Width of a piece."""
_NUMBERS, _LETTERS = 58, 44
"""Room for the rows' numbers on the left and the columns' letters below."""
_PAD = 11
_GAP = 4
"""Between a field and the edge of its cell."""
_RADIUS = 18
_FOOT, _HEAD = 12, 8
"""Room between a column and the edges of its cell."""
_BLOCK, _LOW_BLOCK = 44, 30
"""Height of a piece, and of one in a tall column."""
_READABLE = 25
"""In lower blocks than this, numbers stand left and right in turn."""
_UNCOUNTED = 3
"""Columns up to this height are counted at a glance."""
_TWO_DIGITS, _ASIDE = 10, 12
"""From this height on columns stand aside, to leave room for their count."""
_IN_BED = 7
_STONE = 16
_BED = 12
"""Height of the stones on which the lowest locked piece of a column stands."""
_OWN = 0.16
"""How much a start row has of its side's colour."""


@dataclass(frozen=True)
class Layout:
    """Where the fields lie, in pixels of the picture; ``turned`` has row 5 and A at the right."""

    top: int
    turned: bool
    heights: tuple[int, ...]
    """Of the rows, from the top."""

    @cached_property
    def rows(self) -> tuple[int, ...]:
        """From the top."""
        rows = range(ROWS, 0, -1)
        return tuple(reversed(rows)) if self.turned else tuple(rows)

    @property
    def left(self) -> int:
        return UNIT + _NUMBERS

    @property
    def bottom(self) -> int:
        return self.top + _PAD + sum(self.heights) + _LETTERS

    def box(self, field: Field) -> tuple[int, int, int, int]:
        """The cell of a field: left, top, right and bottom."""
        number = self.rows.index(field.row)
        across = COLUMNS - 1 - field.column if self.turned else field.column
        left, top = self.left + across * CELL, self.top + _PAD + sum(self.heights[:number])
        return left, top, left + CELL, top + self.heights[number]

    def inner(self, field: Field) -> tuple[int, int, int, int]:
        """The field itself, a little smaller than its cell."""
        left, top, right, bottom = self.box(field)
        return left + _GAP, top + _GAP, right - _GAP, bottom - _GAP

    def block(self, column: Column) -> float:
        """How high each piece of a column is."""
        _, top, _, bottom = self.box(column.field)
        bed = _BED if column.pieces[-1].locked else 0
        room = bottom - top - _FOOT - _HEAD - crown_height(PIECE) - bed
        return min(_BLOCK, room / len(column.pieces))

    def foot(self, field: Field) -> int:
        """Where the columns of a field's row stand."""
        return self.box(field)[3] - _FOOT

    def down(self, rows: int) -> int:
        """Which way so many rows up lead in the picture: downward if positive."""
        return rows if self.turned else -rows


def arrange(view: TikiView, top: int) -> Layout:
    """The layout of a board that begins ``top`` pixels below the top of the picture."""
    turned = view.seat == 1
    rows = range(1, ROWS + 1) if turned else range(ROWS, 0, -1)
    tall = dict.fromkeys(rows, 0)
    for column in view.columns:
        tall[column.field.row] = max(tall[column.field.row], len(column.pieces))
    room = look.MAX_HEIGHT - UNIT - top - _PAD - _LETTERS - ROWS * CELL
    needed = {row: max(0, _needed(tall[row]) - CELL) for row in rows}
    share = min(1.0, room / max(1, sum(needed.values())))
    return Layout(top, turned, tuple(CELL + int(needed[row] * share) for row in rows))


def _needed(height: int) -> int:
    """How high a row is in which the tallest column has so many pieces."""
    return _FOOT + _HEAD + _BED + crown_height(PIECE) + height * _LOW_BLOCK


def draw_ground(canvas: Canvas, theme: Theme, layout: Layout, legal: frozenset[Field]) -> None:
    """The panel, the labels and the empty fields, those in ``legal`` tinted."""
    canvas.panel((UNIT, layout.top, WIDTH - UNIT, layout.bottom), look.CORNER, theme.panel)
    for column in range(COLUMNS):
        left, _, right, _ = layout.box(Field(column, 1))
        y = layout.bottom - _LETTERS / 2
        canvas.text((left + right) / 2, y, column_name(column), BOLD, TEXT, theme.faint)
    for row in layout.rows:
        _, top, _, bottom = layout.box(Field(0, row))
        canvas.text(layout.left - 16, (top + bottom) / 2, str(row), BOLD, TEXT, theme.faint, "r")
        for column in range(COLUMNS):
            field = Field(column, row)
            if field in legal:
                canvas.panel(layout.inner(field), _RADIUS, theme.legal, theme.legal_edge, 4)
            else:
                canvas.panel(layout.inner(field), _RADIUS, ground(theme, field))


def ground(theme: Theme, field: Field) -> str:
    """The colour of a field: the start rows have something of their sides."""
    plain = mix(theme.panel, theme.background, 0.55)
    if field.row in START_ROWS:
        return mix(plain, clay_of(theme, START_ROWS.index(field.row)).body, _OWN)
    return plain


def draw_columns(
    canvas: Canvas, view: TikiView, theme: Theme, layout: Layout, legal: frozenset[Field]
) -> None:
    for column in view.columns:
        shade = theme.legal if column.field in legal else ground(theme, column.field)
        _draw_column(canvas, theme, layout, column, shade)
    for column in view.columns:
        _, _, right, bottom = layout.box(column.field)
        if len(column.pieces) > _UNCOUNTED:
            count = str(len(column.pieces))
            canvas.text(right - 12, bottom - 28, count, BOLD, TEXT, theme.ink, "r")


def _draw_column(canvas: Canvas, theme: Theme, layout: Layout, column: Column, shade: str) -> None:
    left, _, right, _ = layout.box(column.field)
    middle = (left + right) / 2 - (_ASIDE if len(column.pieces) >= _TWO_DIGITS else 0)
    block = layout.block(column)
    foot = layout.foot(column.field)
    bedded = False
    backs: list[tuple[Token, Point]] = []
    for number, token in enumerate(column.pieces):
        bed = token.locked and not bedded
        bedded = bedded or bed
        low = foot - round(number * block) - (_BED if bedded else 0)
        top = foot - round((number + 1) * block) - (_BED if bedded else 0)
        last = number == len(column.pieces) - 1
        covers = 0 if number == 0 or bed else 1
        picture = piece(
            theme,
            token.seat,
            PIECE,
            low - top + covers,
            face=token.rank is None,
            crown=last,
            ground=shade if token.blocked else None,
        )
        canvas.put(picture, middle - PIECE / 2, top - (crown_height(PIECE) if last else 0))
        if token.locked:
            _stones(canvas, middle, top, low, bed=bed)
        if token.rank is not None:
            aside = 0 if block >= _READABLE else (-24, 24)[number % 2]
            backs.append((token, (middle + aside, (top + low) / 2)))
    for token, place in backs:
        _rank(canvas, theme, token, place, block, shade)


def _stones(canvas: Canvas, middle: float, top: float, low: float, *, bed: bool) -> None:
    """A stone on either side of a locked piece, and a bed of them under the lowest one."""
    pebble = stone(_STONE)
    for side in (-1, 1):
        x = middle + side * (PIECE / 2 - 4)
        canvas.put_centred(pebble, x, (top + low) / 2 if not bed else low - 6)
    if bed:
        for number in range(_IN_BED):
            x = middle + (number - (_IN_BED - 1) / 2) * (_STONE - 1.5)
            canvas.put_centred(pebble, x, low + _BED / 2)


def _rank(
    canvas: Canvas, theme: Theme, token: Token, place: Point, block: float, shade: str
) -> None:
    """The rank on a piece's back; what everybody has seen stands on a light plate."""
    plain = clay_of(theme, token.seat)
    clay = faded_clay_of(theme, token.seat, shade) if token.blocked else plain
    size = max(TEXT, min(40, round(block * 0.84)))
    ink = clay.ink
    if token.seen:
        wide, high = size * 0.62, max(min(block * 0.86, size * 0.92), 26) / 2
        x, y = place
        box = (round(x - wide), round(y - high), round(x + wide), round(y + high))
        canvas.panel(box, 7, plain.light)
        ink = plain.dark
    canvas.text(*place, str(token.rank), BOLD, size, ink)


def draw_ghosts(
    canvas: Canvas, view: TikiView, theme: Theme, layout: Layout, legal: frozenset[Field]
) -> None:
    """A ghost of a piece on every field in ``legal`` where a defeated one may return."""
    for field in sorted(legal.intersection(view.returns)):
        left, _, right, _ = layout.box(field)
        seat = START_ROWS.index(field.row)
        ghost = piece(
            theme, seat, PIECE, _BLOCK, face=False, crown=True, ground=theme.legal, ghost=True
        )
        canvas.put(ghost, (left + right - PIECE) / 2, layout.foot(field) - ghost.height)


def draw_statues(canvas: Canvas, view: TikiView, theme: Theme, layout: Layout) -> None:
    """The gold badges that count the statues in progress."""
    for statue in view.statues:
        _, top, right, _ = layout.box(statue.field)
        draw_badge(canvas, theme, (right + 1, top - 5), f"{statue.pieces}/{STATUE}")


def draw_badge(canvas: Canvas, theme: Theme, corner: Point, words: str) -> None:
    """A gold badge at the top right corner of a field."""
    right, top = round(corner[0]), round(corner[1])
    canvas.panel((right - 64, top, right, top + 42), 21, theme.gold)
    canvas.text(right - 32, top + 21, words, BOLD, TEXT, theme.halo)
