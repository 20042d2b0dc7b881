"""What was just done: arrows from field to field, a ring, and how many fell where."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from dataclasses import field as part
from functools import cache

from PIL import Image

from engines.fields import Field
from engines.game import Seat, other
from engines.tactiki_parts import FORWARD, START_ROWS, STATUE, TikiView, Trace
from render.canvas import Canvas, Pen, Point, sprite
from render.tactiki.board import Layout
from render.tactiki.colours import clay_of
from render.theme import BOLD, TEXT, Theme

_LONG, _BROAD = 88, 46
_EDGES = 3.0, 6.5
"""From an arrow's outline to its light edge, and to its fill."""
_LANE = 22
"""How far from a field's left edge the arrows between rows run."""
_RING, _HALO = 8, 4
_REACH = 6
"""How far a ring reaches beyond its field."""
_RADIUS = 19
_CHIP = (52, 40)


@dataclass
class _Way:
    """The steps over one edge between two fields, all in one direction."""

    seat: Seat
    middle: Point
    turn: int
    """How the arrow lies: quarters of a turn to the left, 0 to the right."""
    count: int = part(default=1)


def draw_steps(canvas: Canvas, view: TikiView, theme: Theme, layout: Layout) -> None:
    traces = (*view.last_turn, *view.this_turn)
    if not traces:
        return
    last = traces[-1].field
    won = any(s.field == last and s.pieces >= STATUE for s in view.statues)
    draw_ring(canvas, theme, layout, last, theme.gold if won else theme.ring)
    ways: dict[frozenset[Field], _Way] = {}
    for trace in traces:
        origin = trace.origin or trace.field.step(0, -FORWARD[trace.seat])
        edge = frozenset((origin, trace.field))
        known = ways.get(edge)
        way = _way(layout, trace.seat, origin, trace.field)
        if known and known.turn == way.turn:
            way.count = known.count + 1
        ways[edge] = way
    for way in ways.values():
        body = clay_of(theme, way.seat).body
        canvas.put_centred(arrow(theme, body, way.turn, min(way.count, 2)), *way.middle)
    _fallen(canvas, theme, layout, traces)


def draw_choice(
    canvas: Canvas,
    theme: Theme,
    layout: Layout,
    origin: Field,
    targets: Iterable[Field],
) -> None:
    """Golden: a ring around the chosen piece, and arrows to where it may go."""
    draw_ring(canvas, theme, layout, origin, theme.gold)
    for target in targets:
        way = _way(layout, 0, origin, target)
        canvas.put_centred(arrow(theme, theme.gold, way.turn, 1), *way.middle)


def _way(layout: Layout, seat: Seat, origin: Field, field: Field) -> _Way:
    """Where an arrow lies: over the edge of two fields, or inside one that is entered anew."""
    left, top, right, bottom = layout.box(field)
    if origin.row == field.row:
        rightward = (origin.column < field.column) != layout.turned
        x = left if rightward else right
        return _Way(seat, (x, top + (bottom - top) * 0.56), 0 if rightward else 2)
    downward = layout.down(field.row - origin.row) > 0
    inside = 0 if START_ROWS[0] <= origin.row <= START_ROWS[1] else _LONG // 2 + 2
    y = top + inside if downward else bottom - inside
    return _Way(seat, (left + _LANE, y), 3 if downward else 1)


@cache
def arrow(
    theme: Theme, body: str, turn: int, count: int, long: int = _LONG, broad: int = _BROAD
) -> Image.Image:
    """An arrow between light edges; with two heads for two steps."""
    half = broad / long / 2

    def draw(pen: Pen) -> None:
        for inset, fill in ((0.0, theme.halo), (_EDGES[0], theme.ring), (_EDGES[1], body)):
            for number in reversed(range(count)):
                _arrow_shape(pen, half, inset / long, number * 0.2, fill)

    picture = sprite(long, broad, draw)
    return picture.rotate(90 * turn, expand=True) if turn else picture


def _arrow_shape(pen: Pen, half: float, inset: float, back: float, fill: str) -> None:
    head, shaft = 1.05 * half, half * 0.56
    tip = 1 - inset * 1.41 - back
    neck = 1 - head - back + inset
    wing = inset * 2.41
    pen.polygon(
        [
            (tip, half),
            (neck, wing),
            (neck, half - shaft + inset),
            (inset, half - shaft + inset),
            (inset, half + shaft - inset),
            (neck, half + shaft - inset),
            (neck, 2 * half - wing),
        ],
        fill,
    )


def draw_ring(canvas: Canvas, theme: Theme, layout: Layout, place: Field, colour: str) -> None:
    """A thick ring over a dark halo around a field."""
    left, top, right, bottom = layout.box(place)
    ring = _ring(right - left + 2 * _REACH, bottom - top + 2 * _REACH, colour, theme.halo)
    canvas.put(ring, left - _REACH, top - _REACH)


@cache
def _ring(width: int, height: int, colour: str, halo: str) -> Image.Image:
    def draw(pen: Pen) -> None:
        line, low = _HALO / width, height / width
        radius = (_RADIUS + _REACH) / width
        pen.rounded((0, 0, 1, low), radius, None, halo, (_RING + 2 * _HALO) / width)
        inner = (line, line, 1 - line, low - line)
        pen.rounded(inner, radius - line, None, colour, _RING / width)

    return sprite(width, height, draw)


def _fallen(canvas: Canvas, theme: Theme, layout: Layout, traces: tuple[Trace, ...]) -> None:
    """On the fields of attacks, in the colour of the side that lost them, how many fell."""
    lost: Counter[tuple[Field, Seat]] = Counter()
    for trace in traces:
        lost[trace.field, other(trace.seat)] += trace.felled
        lost[trace.field, trace.seat] += not trace.stands
    busy: Counter[Field] = Counter()
    for (place, seat), count in sorted(lost.items()):
        if not count:
            continue
        left, top, _, _ = layout.box(place)
        x, y = left + 4, top + 46 + busy[place] * (_CHIP[1] + 2)
        busy[place] += 1
        clay = clay_of(theme, seat)
        box = (x, y, x + _CHIP[0], y + _CHIP[1])
        canvas.panel(box, 12, clay.body, theme.ring, 4)
        words = f"\N{MINUS SIGN}{count}"
        canvas.text(x + _CHIP[0] / 2, y + _CHIP[1] / 2, words, BOLD, TEXT, clay.ink)
