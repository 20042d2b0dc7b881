"""The table: the tiles, where the drawn tile may go, and the names of the fields.

The crop is what is laid and what is legal, and the cells shrink with it. When the names of the
legal spaces no longer fit into their cells, they stand in a list below the table.
"""

from dataclasses import dataclass
from functools import cache

from PIL import Image

from engines.fields import Field, column_name
from engines.tictactrek import OPENING, Space, Tile, TrekView
from render import theme as look
from render.canvas import Canvas, Pen, sprite
from render.lettering import text_width
from render.theme import BOLD, REGULAR, TEXT, UNIT, WIDTH, Theme
from render.tictactrek import listing
from render.tictactrek.coins import draw_coin, draw_worth
from render.tictactrek.tiles import RADIUS, spent_tile, tile

_CELL = 124
_CALM_CELL, _CALM_HEIGHT = 92, 1150
"""Cells shrink down to this size to keep the picture this low, which suits a wide screen."""
_LEAST = 500
"""The table is at least this high, so that the opening has room around it."""
_NUMBERS, _LETTERS = 62, 46
"""Room for the rows' numbers on the left and the columns' letters below."""
_PAD = 20
_ROOM = WIDTH - 2 * UNIT - _NUMBERS - _PAD
"""Width for cells."""
_COIN = 44
"""The smallest coin with a number in it."""
_TINY_COIN = 36
"""And on a tile that is hardly larger itself."""
_DOTTED = 60
"""Cells smaller than this have no marks between them."""


@dataclass(frozen=True)
class Layout:
    """Where everything of the table lies, in pixels of the picture."""

    top: int
    bottom: int
    cell: int
    columns: range
    rows: range
    """From the top."""
    left: int
    """The left edge of the first column."""
    upper: int
    """The upper edge of the first row."""
    listed: bool
    """Whether the names stand in the list."""

    def corner(self, field: Field) -> tuple[int, int]:
        """The top left corner of a field's cell."""
        column, row = self.columns.index(field.column), self.rows.index(field.row)
        return self.left + column * self.cell, self.upper + row * self.cell

    def middle(self, field: Field) -> tuple[float, float]:
        left, upper = self.corner(field)
        return left + self.cell / 2, upper + self.cell / 2


def arrange(view: TrekView, top: int) -> Layout:
    """The layout of a table that begins ``top`` pixels below the top of the picture."""
    fields = [laid.field for laid in view.tiles] + [space.field for space in view.spaces]
    columns = range(min(field.column for field in fields), max(f.column for f in fields) + 1)
    rows = range(max(field.row for field in fields), min(f.row for f in fields) - 1, -1)
    room = look.MAX_HEIGHT - UNIT - top - _PAD - _LETTERS
    calm = max(_CALM_CELL, (room - look.MAX_HEIGHT + _CALM_HEIGHT) // len(rows))
    cell = min(_CELL, _ROOM // len(columns), room // len(rows), calm)
    widest = max((text_width(str(s.field), REGULAR, TEXT) for s in view.spaces), default=0)
    listed = widest + 6 > cell
    if listed:
        cell = min(cell, (room - listing.height(view.spaces)) // len(rows))
    inner = len(rows) * cell + _LETTERS
    height = max(inner + _PAD, _LEAST if cell >= _DOTTED else 0)
    return Layout(
        top=top,
        bottom=top + height,
        cell=cell,
        columns=columns,
        rows=rows,
        left=UNIT + _NUMBERS + (_ROOM - len(columns) * cell) // 2,
        upper=top + (height - inner + _PAD) // 2,
        listed=listed,
    )


def draw(canvas: Canvas, view: TrekView, theme: Theme, layout: Layout) -> None:
    box = (UNIT, layout.top, WIDTH - UNIT, layout.bottom)
    canvas.panel(box, look.CORNER, theme.panel)
    _dots(canvas, theme, layout)
    _labels(canvas, theme, layout)
    for space in view.spaces:
        _slot(canvas, theme, layout, space)
    for laid in view.tiles:
        _tile(canvas, theme, layout, laid)
    if view.last is not None:
        canvas.put_centred(_ring(theme, layout.cell), *layout.middle(view.last))
    for laid in view.tiles:
        _value(canvas, theme, layout, laid)
    for space in view.spaces:
        _name(canvas, theme, layout, space)


def _dots(canvas: Canvas, theme: Theme, layout: Layout) -> None:
    """A faint mark where four cells meet, over the whole table: it has no edge."""
    cell = layout.cell
    if cell < _DOTTED:
        return
    dot = sprite(7, 7, lambda pen: pen.disc((0.5, 0.5), 0.5, theme.grid))
    first_x, first_y = UNIT + _PAD // 2, layout.top + _PAD // 2
    for x in range(first_x + (layout.left - first_x) % cell, WIDTH - UNIT - _PAD // 2 + 1, cell):
        for y in range(first_y + (layout.upper - first_y) % cell, layout.bottom - _PAD // 2, cell):
            canvas.put_centred(dot, x, y)


def _labels(canvas: Canvas, theme: Theme, layout: Layout) -> None:
    """Letters below the columns, numbers left of the rows; every second one where it is tight.

    Those of the opening pair are always among them.
    """
    widest = max(text_width(column_name(column), BOLD, TEXT) for column in layout.columns)
    skip = -(-(widest + 10) // layout.cell)
    for column in layout.columns:
        if (column - OPENING[0].column) % skip == 0:
            x = layout.middle(Field(column, layout.rows[0]))[0]
            y = layout.upper + len(layout.rows) * layout.cell + _LETTERS / 2
            canvas.text(x, y, column_name(column), BOLD, TEXT, theme.faint)
    skip = -(-(TEXT + 4) // layout.cell)
    for row in layout.rows:
        if (row - OPENING[0].row) % skip == 0:
            y = layout.middle(Field(layout.columns[0], row))[1]
            canvas.text(layout.left - 14, y, str(row), BOLD, TEXT, theme.faint, "r")


def _inset(cell: int) -> int:
    """The gap between a cell and its tile, on each side."""
    return max(1, round(cell * 0.03))


def _tile(canvas: Canvas, theme: Theme, layout: Layout, laid: Tile) -> None:
    size = layout.cell - 2 * _inset(layout.cell)
    if laid.campfire is None:
        picture = tile(theme, laid.terrain, laid.seat, size)
    else:
        picture = spent_tile(theme, laid.terrain, laid.seat, size)
    canvas.put_centred(picture, *layout.middle(laid.field))


@cache
def _ring(theme: Theme, cell: int) -> Image.Image:
    """A thick light ring over a dark halo, around a tile."""
    white, halo = max(4, round(cell * 0.055)), max(2, round(cell * 0.026))
    size = cell + 2 * halo + white

    def draw_ring(pen: Pen) -> None:
        line, radius = halo / size, RADIUS * 1.25
        pen.rounded((0, 0, 1, 1), radius, None, theme.halo, (white + 2 * halo) / size)
        inner = (line, line, 1 - line, 1 - line)
        pen.rounded(inner, radius - line, None, theme.ring, white / size)

    return sprite(size, size, draw_ring)


def _slot(canvas: Canvas, theme: Theme, layout: Layout, space: Space) -> None:
    inset = _inset(layout.cell)
    left, upper = layout.corner(space.field)
    box = (left + inset, upper + inset, left + layout.cell - inset, upper + layout.cell - inset)
    radius = round(layout.cell * RADIUS)
    canvas.panel(box, radius, theme.legal, theme.legal_edge, 3 if layout.cell >= _DOTTED else 2)


def _name(canvas: Canvas, theme: Theme, layout: Layout, space: Space) -> None:
    """The name of a legal space and what a campfire there is worth; in tiny cells a gold dot."""
    cell = layout.cell
    x, y = layout.middle(space.field)
    if layout.listed:
        if space.worth is not None:
            _tiny_worth(canvas, theme, layout, space)
        return
    if space.worth is not None:
        coin = max(_COIN, round(cell * 0.42))
        reach = cell / 2 - coin * 0.40
        draw_worth(canvas, theme, (x + reach, y - reach), coin, space)
        y += cell * 0.17
    size = max(TEXT, min(36, round(cell * 0.3)))
    canvas.text(x, y, str(space.field), REGULAR, size, theme.ink)


def _tiny_worth(canvas: Canvas, theme: Theme, layout: Layout, space: Space) -> None:
    """The worth in a cell without its name; where not even that fits, the list tells it."""
    if layout.cell >= _COIN + 6:
        draw_worth(canvas, theme, layout.middle(space.field), _COIN, space)
    else:
        fill = theme.gold if space.lights else theme.paper
        draw_coin(canvas, theme, layout.middle(space.field), layout.cell // 2, fill, theme.gold)


def _value(canvas: Canvas, theme: Theme, layout: Layout, laid: Tile) -> None:
    """What a campfire is worth, on the corner of its tile; calmer than what one would be worth."""
    if laid.campfire is None:
        return
    x, y = layout.middle(laid.field)
    size = max(_COIN if layout.cell >= _DOTTED else _TINY_COIN, round(layout.cell * 0.36))
    reach = layout.cell / 2 - size * (0.34 if layout.cell >= 2 * _COIN else 0.05)
    edge = theme.seats[laid.seat]
    middle = x + reach, y - reach
    draw_coin(canvas, theme, middle, size, theme.paper, edge, str(laid.campfire), line=3)
