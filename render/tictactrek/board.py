"""The table: the tiles, where the drawn tile may go, and the names of the fields.

The crop is what is laid and what is legal. The cells shrink with it; when a field's name no longer
fits into its cell, the names stand in a list below the table.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from PIL import Image

from engines.fields import Field, column_name
from engines.tictactrek import Space, Tile, TrekView
from render import theme as look
from render.canvas import Canvas, Pen, sprite, text_width
from render.theme import BOLD, REGULAR, TEXT, UNIT, WIDTH, Theme
from render.tictactrek.tiles import spent_tile, tile

_CELL = 124
_ROWS = 4
"""The table shows at least as much height as this many of the largest cells."""
_LEFT, _BOTTOM, _PAD = 66, 52, 18
"""Room for the rows' numbers, the columns' letters, and nothing."""
_GRID = (UNIT + _LEFT, WIDTH - UNIT - _PAD)
_CHIP = (46, 12)
"""Height of a name in the list, and the gap around it."""


@dataclass(frozen=True)
class Layout:
    """Where everything of the table lies, in pixels of the picture."""

    top: int
    table_bottom: int
    bottom: int
    cell: int
    left_column: int
    top_row: int
    origin: tuple[int, int]
    columns: int
    rows: int
    listed: bool

    def corner(self, field: Field) -> tuple[int, int]:
        """The top left corner of a field's cell."""
        return (
            self.origin[0] + (field.column - self.left_column) * self.cell,
            self.origin[1] + (self.top_row - field.row) * self.cell,
        )

    def middle(self, field: Field) -> tuple[float, float]:
        left, top = self.corner(field)
        return left + self.cell / 2, top + self.cell / 2


def arrange(view: TrekView, top: int) -> Layout:
    """The layout of a table that begins ``top`` pixels below the top of the picture."""
    fields = [laid.field for laid in view.tiles] + [space.field for space in view.spaces]
    left, right = min(f.column for f in fields), max(f.column for f in fields)
    low, high = min(f.row for f in fields), max(f.row for f in fields)
    columns, rows = right - left + 1, high - low + 1
    room = look.MAX_HEIGHT - UNIT - top - _PAD - _BOTTOM
    cell = min(_CELL, (_GRID[1] - _GRID[0]) // columns, room // rows)
    names = max((text_width(str(s.field), REGULAR, TEXT) for s in view.spaces), default=0)
    listed = names + 8 > cell
    list_height = _list_height(view.spaces) if listed else 0
    cell = min(cell, (room - list_height) // rows)
    inner = max(rows * cell, _ROWS * _CELL if not listed else rows * cell)
    table_bottom = top + _PAD + inner + _BOTTOM
    return Layout(
        top=top,
        table_bottom=table_bottom,
        bottom=table_bottom + list_height,
        cell=cell,
        left_column=left,
        top_row=high,
        origin=(
            (_GRID[0] + _GRID[1] - columns * cell) // 2,
            top + _PAD + (inner - rows * cell) // 2,
        ),
        columns=columns,
        rows=rows,
        listed=listed,
    )


def draw(canvas: Canvas, view: TrekView, theme: Theme, layout: Layout) -> None:
    box = (UNIT, layout.top, WIDTH - UNIT, layout.table_bottom)
    canvas.panel(box, look.CORNER, theme.panel)
    _grid(canvas, theme, layout)
    _labels(canvas, theme, layout)
    for space in view.spaces:
        _slot(canvas, theme, layout, space)
    for laid in view.tiles:
        _tile(canvas, theme, layout, laid)
    if view.last is not None:
        ring = _ring(theme, layout.cell)
        canvas.put_centred(ring, *layout.middle(view.last))
    for space in view.spaces:
        _name(canvas, theme, layout, space)
    if view.outcome is not None:
        for laid in view.tiles:
            _value(canvas, theme, layout, laid)
    if layout.listed:
        _list(canvas, theme, layout, view.spaces)


def _grid(canvas: Canvas, theme: Theme, layout: Layout) -> None:
    """A faint mark where four cells meet, over the whole table: it has no edge."""
    dot = sprite(7, 7, lambda pen: pen.disc((0.5, 0.5), 0.5, theme.grid))
    for x in _steps(layout.origin[0], layout.cell, *_GRID):
        for y in _steps(
            layout.origin[1], layout.cell, layout.top + _PAD - 4, layout.table_bottom - _BOTTOM + 4
        ):
            canvas.put_centred(dot, x, y)


def _steps(origin: int, step: int, low: int, high: int) -> Iterable[int]:
    return range(low + (origin - low) % step, high + 1, step)


def _labels(canvas: Canvas, theme: Theme, layout: Layout) -> None:
    """Letters below the columns, numbers left of the rows; every second one where it is tight."""
    columns = range(layout.left_column, layout.left_column + layout.columns)
    rows = range(layout.top_row, layout.top_row - layout.rows, -1)
    widest = max(text_width(column_name(column), BOLD, TEXT) for column in columns)
    skip = -(-(widest + 10) // layout.cell)
    for column in columns:
        if column % skip == 0:
            x = layout.middle(Field(column, layout.top_row))[0]
            y = layout.table_bottom - _BOTTOM / 2
            canvas.text(x, y, column_name(column), BOLD, TEXT, theme.faint)
    skip = -(-(TEXT + 4) // layout.cell)
    for row in rows:
        if row % skip == 0:
            y = layout.middle(Field(layout.left_column, row))[1]
            canvas.text(UNIT + _LEFT / 2, y, str(row), BOLD, TEXT, theme.faint)


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
    """A thick light ring over a dark halo, just outside a tile."""
    white, halo = max(5, round(cell * 0.055)), max(3, round(cell * 0.03))
    size = cell + 2 * halo

    def draw_ring(pen: Pen) -> None:
        line, radius = halo / size, 0.16
        pen.rounded((0, 0, 1, 1), radius, None, theme.halo, (white + 2 * halo) / size)
        inner = (line, line, 1 - line, 1 - line)
        pen.rounded(inner, radius - line, None, theme.ring, white / size)

    return sprite(size, size, draw_ring)


def _slot(canvas: Canvas, theme: Theme, layout: Layout, space: Space) -> None:
    inset = _inset(layout.cell)
    left, top = layout.corner(space.field)
    box = (left + inset, top + inset, left + layout.cell - inset, top + layout.cell - inset)
    radius = round(layout.cell * 0.13)
    canvas.panel(box, radius, theme.legal, theme.legal_edge, max(2, min(3, layout.cell // 20)))


def _name(canvas: Canvas, theme: Theme, layout: Layout, space: Space) -> None:
    x, y = layout.middle(space.field)
    cell = layout.cell
    if layout.listed:
        if space.worth is not None:
            dot = sprite(cell // 2, cell // 2, lambda pen: pen.disc((0.5, 0.5), 0.5, theme.gold))
            canvas.put_centred(dot, x, y)
        return
    if space.worth is not None:
        badge = max(44, round(cell * 0.4))
        _badge(
            canvas, theme, x + cell / 2 - badge * 0.42, y - cell / 2 + badge * 0.42, badge, space
        )
        y += cell * 0.2
    size = max(TEXT, min(36, round(cell * 0.3)))
    canvas.text(x, y, str(space.field), REGULAR, size, theme.ink)


def _badge(canvas: Canvas, theme: Theme, x: float, y: float, size: int, space: Space) -> None:
    """What a campfire would score; hollow when it has to be moved there."""
    fill = theme.gold if space.lights else theme.paper
    _coin(canvas, theme, (x, y), size, fill, theme.gold, str(space.worth))


def _coin(
    canvas: Canvas,
    theme: Theme,
    middle: tuple[float, float],
    size: int,
    fill: str,
    edge: str,
    number: str,
) -> None:
    left, top = round(middle[0] - size / 2), round(middle[1] - size / 2)
    canvas.panel((left, top, left + size, top + size), size // 2, fill, edge, 4)
    text = max(TEXT, round(size * 0.68))
    canvas.text(left + size / 2, top + size / 2, number, BOLD, text, theme.ink)


def _value(canvas: Canvas, theme: Theme, layout: Layout, laid: Tile) -> None:
    if laid.campfire is None:
        return
    x, y = layout.middle(laid.field)
    size = max(44, round(layout.cell * 0.4))
    reach = layout.cell / 2 - size * 0.34
    middle = (x + reach, y - reach)
    _coin(canvas, theme, middle, size, theme.paper, theme.seats[laid.seat], str(laid.campfire))


def _list_columns(spaces: Iterable[Space]) -> tuple[int, int]:
    """How many names stand beside each other in the list, and how wide each is."""
    widest = max(
        text_width(str(space.field), REGULAR, TEXT) + (54 if space.worth is not None else 0)
        for space in spaces
    )
    width = widest + 24
    return (WIDTH - 2 * UNIT + _CHIP[1]) // (width + _CHIP[1]), width


def _list_height(spaces: tuple[Space, ...]) -> int:
    per_line = _list_columns(spaces)[0]
    return -(-len(spaces) // per_line) * (_CHIP[0] + _CHIP[1])


def _list(canvas: Canvas, theme: Theme, layout: Layout, spaces: tuple[Space, ...]) -> None:
    per_line, width = _list_columns(spaces)
    for number, space in enumerate(spaces):
        line, place = divmod(number, per_line)
        left = UNIT + place * (width + _CHIP[1])
        top = layout.table_bottom + _CHIP[1] + line * (_CHIP[0] + _CHIP[1])
        box = (left, top, left + width, top + _CHIP[0])
        canvas.panel(box, 10, theme.legal, theme.legal_edge, 2)
        middle = top + _CHIP[0] / 2
        canvas.text(left + 12, middle, str(space.field), REGULAR, TEXT, theme.ink, "l")
        if space.worth is not None:
            _badge(canvas, theme, left + width - 28, middle, 42, space)
