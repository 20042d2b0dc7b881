"""The 1,292 placements of Battle of LITS, and sets of them as single integers.

Each way to put one piece on the board has a number, and an integer with 1,292 bits is a set of
them. What a placement leaves possible, what it touches and what a 2 x 2 block of covered fields
forbids are such integers, computed once; so the legal set of a position follows from the one
before it by a dozen operations on integers, without looking at a field.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

from engines.fields import ORTHOGONAL, Field

SIZE = 10
"""Columns A to J, rows 1 to 10."""
SHAPES = "LITS"
SUPPLY = 5
"""Pieces of each shape, in one supply for both players."""

FIELDS = tuple(Field(column, row) for column in range(SIZE) for row in range(1, SIZE + 1))
"""The fields by column and then row. Bit n of a set of fields is ``FIELDS[n]``."""
FIELD_BITS = {field: 1 << number for number, field in enumerate(FIELDS)}

BLOCKS = tuple(
    tuple(corner.step(x, y) for x in (0, 1) for y in (0, 1))
    for corner in FIELDS
    if corner.column < SIZE - 1 and corner.row < SIZE
)
"""The 2 x 2 blocks of fields, none of which may be wholly covered."""
BLOCKS_AT = {field: tuple(block for block in BLOCKS if field in block) for field in FIELDS}
"""The blocks that hold a field: one in a corner of the board, four inside it."""

_DRAWN = {
    "L": ((0, 0), (0, 1), (0, 2), (1, 0)),
    "I": ((0, 0), (0, 1), (0, 2), (0, 3)),
    "T": ((0, 0), (0, 1), (0, 2), (1, 1)),
    "S": ((0, 0), (0, 1), (1, 1), (1, 2)),
}


@dataclass(frozen=True, slots=True)
class Place:
    """A move: lay a piece of ``shape`` on four fields, kept by column and then row."""

    shape: str
    fields: tuple[Field, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "fields", tuple(sorted(self.fields)))

    def __str__(self) -> str:
        return " ".join([self.shape, *map(str, self.fields)])


def _looks(shape: str) -> tuple[tuple[Field, ...], ...]:
    """Every look of a shape, turned and flipped, moved into the corner at column A, row 0."""
    found = set()
    for across, up, swapped in product((1, -1), (1, -1), (False, True)):
        spots = [(across * x, up * y) for x, y in _DRAWN[shape]]
        found.add(cornered(Field(y, x) if swapped else Field(x, y) for x, y in spots))
    return tuple(sorted(found))


def cornered(fields: Iterable[Field]) -> tuple[Field, ...]:
    """The same fields in order, moved so that the lowest column is A and the lowest row 0."""
    spots = sorted(fields)
    left, low = min(spot.column for spot in spots), min(spot.row for spot in spots)
    return tuple(spot.step(-left, -low) for spot in spots)


LOOKS = {shape: _looks(shape) for shape in SHAPES}
"""How a piece of each shape may look: 8 ways for L, 2 for I, 4 for T and S."""
SHAPE_OF = {look: shape for shape, looks in LOOKS.items() for look in looks}
"""The shape of four fields that `cornered` has moved. Ruling: flipping makes no other shape."""


def _placements() -> Iterator[Place]:
    for shape in SHAPES:
        found = {
            tuple(spot.step(corner.column, corner.row) for spot in look)
            for look in LOOKS[shape]
            for corner in FIELDS
        }
        on_board = (fields for fields in found if all(field in FIELD_BITS for field in fields))
        yield from (Place(shape, fields) for fields in sorted(on_board))


PLACEMENTS = tuple(_placements())
"""Every placement: by shape, then by its fields. Bit n of a set is ``PLACEMENTS[n]``."""
NUMBERS = {place: number for number, place in enumerate(PLACEMENTS)}
MASKS = tuple(sum(FIELD_BITS[field] for field in place.fields) for place in PLACEMENTS)
"""The set of fields that each placement covers."""

ALL = (1 << len(PLACEMENTS)) - 1
OF_SHAPE = {
    shape: sum(1 << n for n, place in enumerate(PLACEMENTS) if place.shape == shape)
    for shape in SHAPES
}
"""The placements of each shape."""
COVERING = {
    field: sum(1 << n for n, mask in enumerate(MASKS) if mask & bit)
    for field, bit in FIELD_BITS.items()
}
"""The placements that cover a field."""


@dataclass(frozen=True, slots=True)
class Placements(Collection[Place]):
    """A set of placements as one integer: cheap to hold, to count, to narrow and to ask."""

    bits: int

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __iter__(self) -> Iterator[Place]:
        """The placements in their order, lazily."""
        bits = self.bits
        while bits:
            lowest = bits & -bits
            yield PLACEMENTS[lowest.bit_length() - 1]
            bits ^= lowest

    def __contains__(self, place: object) -> bool:
        number = NUMBERS.get(place) if isinstance(place, Place) else None
        return number is not None and bool(self.bits >> number & 1)

    def __str__(self) -> str:
        return f"{len(self)} placements"

    def of(self, shape: str) -> "Placements":
        """Those of one shape."""
        return Placements(self.bits & OF_SHAPE[shape])

    def covering(self, fields: Iterable[Field]) -> "Placements":
        """Those that cover all of these fields."""
        bits = self.bits
        for field in fields:
            bits &= COVERING.get(field, 0)
        return Placements(bits)


class Table(NamedTuple):
    """What the pieces laid so far mean for the next.

    ``covered`` is a set of fields; ``open`` and ``near`` are sets of placements, those that no
    rule but adjacency excludes and those that touch a piece. ``left`` holds the supply, three
    bits a shape.
    """

    covered: int
    open: int
    near: int
    left: int

    @property
    def legal(self) -> int:
        """The legal placements. The first piece may lie anywhere."""
        return self.open & self.near

    @property
    def supply(self) -> tuple[int, ...]:
        """How many pieces of each shape are left."""
        return tuple(self.left >> 3 * number & 7 for number in range(len(SHAPES)))


EMPTY = Table(0, ALL, ALL, sum(SUPPLY << 3 * number for number in range(len(SHAPES))))
"""The table before the first piece."""


def lay(table: Table, number: int) -> Table:
    """The table once the legal placement with this number has been laid."""
    covered, can, near, left = table
    if covered:
        near |= _NEAR[number]
        can &= _KEPT[number]
        for block, kept in _SHARED[number]:
            others = covered & block
            if others:
                can &= kept[others]
    else:
        near, can = _NEAR[number], _KEPT[number]
    of_shape, one, others_kept = _SHAPE[number]
    left -= one
    if not left & of_shape:
        can &= others_kept
    return Table(covered | MASKS[number], can, near, left)


def beside(fields: Collection[Field]) -> set[Field]:
    """The fields of the board that share an edge with one of these and are none of them."""
    near = {field.step(*step) for field in fields for step in ORTHOGONAL}
    return (near & FIELD_BITS.keys()) - set(fields)


@cache
def _without_all_of(fields: frozenset[Field]) -> int:
    """The placements that leave at least one of these fields uncovered."""
    return ALL & ~Placements(ALL).covering(fields).bits


def _near(place: Place) -> int:
    near = 0
    for field in beside(place.fields):
        near |= COVERING[field]
    return near


def _kept(place: Place) -> int:
    """What a placement alone leaves possible: no overlap, no contact in shape, no full block."""
    kept = ALL & ~(_near(place) & OF_SHAPE[place.shape])
    for field in place.fields:
        kept &= ~COVERING[field]
    for block in _touched(place):
        kept &= _without_all_of(frozenset(block) - set(place.fields))
    return kept


def _touched(place: Place) -> set[tuple[Field, ...]]:
    return {block for field in place.fields for block in BLOCKS_AT[field]}


@cache
def _block(rest: frozenset[Field]) -> tuple[int, dict[int, int]]:
    """The fields of a block that one piece left open, and what is kept for any others covered.

    Whichever earlier pieces cover the others, together or each one of them: what counts is that
    no placement may cover all that is then still open.
    """
    kept = {
        sum(FIELD_BITS[field] for field in covered): _without_all_of(rest - set(covered))
        for count in range(1, len(rest))
        for covered in combinations(sorted(rest), count)
    }
    return sum(FIELD_BITS[field] for field in rest), kept


def _shared(place: Place) -> tuple[tuple[int, dict[int, int]], ...]:
    """The blocks that a placement and earlier pieces can cover together without filling them."""
    rests = {frozenset(block) - set(place.fields) for block in _touched(place)}
    return tuple(_block(rest) for rest in rests if len(rest) > 1)


_NEAR = tuple(_near(place) for place in PLACEMENTS)
_KEPT = tuple(_kept(place) for place in PLACEMENTS)
_SHARED = tuple(_shared(place) for place in PLACEMENTS)
_SHAPE = tuple(
    (7 << 3 * SHAPES.index(place.shape), 1 << 3 * SHAPES.index(place.shape), ALL ^ bits)
    for place in PLACEMENTS
    for bits in [OF_SHAPE[place.shape]]
)
