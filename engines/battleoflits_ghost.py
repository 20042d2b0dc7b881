"""A piece held over the board of Battle of LITS before it is laid: where it fits, and why not.

A ghost is a shape and four fields, on the board or off it. All of this asks a view, so it serves
pickers and pictures, and the same reasons refuse a move.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence

from engines.battleoflits_parts import NONE, SYMBOLS, LitsView, Piece, symbol_at
from engines.battleoflits_placements import (
    BLOCKS,
    FIELD_BITS,
    SHAPE_OF,
    SHAPES,
    SIZE,
    Place,
    beside,
    cornered,
)
from engines.fields import Field
from engines.game import IllegalMove

Fields = tuple[Field, ...]


def shape_of(fields: Sequence[Field]) -> str | None:
    """The shape that these fields make; None for fields that are no piece."""
    return SHAPE_OF.get(cornered(fields)) if fields else None


def is_legal(view: LitsView, fields: Sequence[Field]) -> bool:
    """Whether the piece that these fields make may be laid on them now."""
    shape = shape_of(fields)
    return shape is not None and Place(shape, tuple(fields)) in view.legal


def why_not(view: LitsView, shape: str, fields: Sequence[Field]) -> IllegalMove | None:
    """Why a piece of this shape may not be laid there now; None when it may.

    Codes and facts, in the order in which they are looked for: ``game_over``;
    ``lits_not_a_piece`` (``fields``); ``lits_other_shape`` (``shape`` as named, ``actual``,
    ``fields``); ``lits_off_board`` (``field``); ``lits_none_left`` (``shape``); ``lits_covered``
    (``field``, ``shape`` of the piece there); ``lits_touches_same`` (``shape``, ``field`` of this
    piece, ``at`` of the other); ``lits_fills_block`` (``field`` and ``to``, its corners at the
    bottom left and the top right); ``lits_not_adjacent``.
    """
    if not view.to_act:
        return IllegalMove("game_over")
    fields = sorted(fields)
    named, actual = " ".join(map(str, fields)), shape_of(fields)
    if actual is None:
        return IllegalMove("lits_not_a_piece", fields=named)
    if actual != shape:
        return IllegalMove("lits_other_shape", shape=shape, actual=actual, fields=named)
    for field in fields:
        if field not in FIELD_BITS:
            return IllegalMove("lits_off_board", field=str(field))
    return _conflict(view, shape, fields)


def covers(view: LitsView, fields: Iterable[Field]) -> tuple[int, int]:
    """How many uncovered symbols of each seat these fields would cover, seat 0 first."""
    taken = _taken(view)
    marks = [
        symbol_at(view.symbols, field)
        for field in fields
        if field in FIELD_BITS and field not in taken
    ]
    return marks.count(view.owned[0]), marks.count(view.owned[1])


def score_after(view: LitsView, fields: Iterable[Field]) -> tuple[int, int]:
    """The uncovered symbols of each seat once these fields are covered, seat 0 first."""
    hidden = covers(view, fields)
    return view.uncovered[0] - hidden[0], view.uncovered[1] - hidden[1]


def next_legal(
    view: LitsView, shape: str, fields: Sequence[Field], *, back: bool = False
) -> Place | None:
    """The legal placement of a shape that follows a ghost, or comes before it; None without any.

    They go round by their fields, each a column after the other, so that pressing on visits all.
    """
    places = list(view.legal.of(shape))
    if not places:
        return None
    spots, here = [place.fields for place in places], tuple(sorted(fields))
    if back:
        return places[bisect_left(spots, here) - 1]
    return places[bisect_right(spots, here) % len(places)]


def nearest_legal(
    view: LitsView, shape: str, fields: Sequence[Field], *, covering: Iterable[Field] = ()
) -> Place | None:
    """The legal placement of a shape nearest to a ghost, the same look first where two are.

    With ``covering``, only those that cover these fields are looked at.
    """
    look, centre = cornered(fields), _centre(fields)

    def distance(place: Place) -> tuple[int, bool]:
        column, row = _centre(place.fields)
        away = (column - centre[0]) ** 2 + (row - centre[1]) ** 2
        return away, cornered(place.fields) != look

    return min(view.legal.of(shape).covering(covering), key=distance, default=None)


def best_first(view: LitsView, places: Iterable[Place]) -> list[Place]:
    """Placements, those first that do most for the seat to act: others' symbols covered, not own.

    Where two do the same, the one that covers less comes first, and then their own order decides.
    """
    own = view.owned[view.to_act[0]] if view.to_act else SYMBOLS[0]

    def worth(place: Place) -> tuple[int, int]:
        marks = [symbol_at(view.symbols, field) for field in place.fields]
        ours = marks.count(own)
        return 2 * ours + marks.count(NONE) - len(marks), ours

    return sorted(places, key=worth)


def moved(fields: Iterable[Field], columns: int, rows: int) -> Fields:
    """A ghost so many columns to the right and so many rows up."""
    return tuple(sorted(field.step(columns, rows) for field in fields))


def turned(fields: Sequence[Field]) -> Fields:
    """A ghost a quarter turn clockwise; its lowest column and row stay, so four bring it back."""
    return _put(fields, [Field(field.row, -field.column) for field in fields])


def flipped(fields: Sequence[Field]) -> Fields:
    """A ghost seen from behind, left and right exchanged in the same columns."""
    return _put(fields, [Field(-field.column, field.row) for field in fields])


def brought_in(fields: Sequence[Field]) -> Fields:
    """A ghost moved as little as brings all of it onto the board."""
    columns, rows = [field.column for field in fields], [field.row for field in fields]
    across = max(0, -min(columns)) - max(0, max(columns) - SIZE + 1)
    up = max(0, 1 - min(rows)) - max(0, max(rows) - SIZE)
    return moved(fields, across, up)


def _put(fields: Sequence[Field], changed: Sequence[Field]) -> Fields:
    left, low = min(field.column for field in fields), min(field.row for field in fields)
    return moved(cornered(changed), left, low)


def _centre(fields: Sequence[Field]) -> tuple[int, int]:
    """Four times the middle of four fields."""
    return sum(field.column for field in fields), sum(field.row for field in fields)


def _taken(view: LitsView) -> dict[Field, Piece]:
    return {field: piece for piece in view.pieces for field in piece.fields}


def _conflict(view: LitsView, shape: str, fields: Sequence[Field]) -> IllegalMove | None:
    """What the pieces on the board have against a piece of this shape on these fields."""
    if shape in SHAPES and not view.supply[SHAPES.index(shape)]:
        return IllegalMove("lits_none_left", shape=shape)
    taken = _taken(view)
    for field in fields:
        if field in taken:
            return IllegalMove("lits_covered", field=str(field), shape=taken[field].shape)
    touched = [
        (field, near) for field in fields for near in sorted(beside([field])) if near in taken
    ]
    for field, near in touched:
        if taken[near].shape == shape:
            return IllegalMove("lits_touches_same", shape=shape, field=str(field), at=str(near))
    full = {*taken, *fields}
    for block in BLOCKS:
        if full.issuperset(block):
            return IllegalMove("lits_fills_block", field=str(block[0]), to=str(block[-1]))
    if view.pieces and not touched:
        return IllegalMove("lits_not_adjacent", fields=" ".join(map(str, fields)))
    return None
