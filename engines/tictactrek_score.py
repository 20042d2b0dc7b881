"""What rows of Tic Tac Trek earn, and what a table of campfires scores."""

from collections.abc import Container, Iterable, Mapping

from engines.fields import NEIGHBOURS, Field
from engines.game import Seat

_LINES = NEIGHBOURS[:4]


def completes_row(
    seats: Mapping[Field, Seat], campfires: Container[Field], seat: Seat, field: Field
) -> bool:
    """Whether a tile of ``seat`` laid on ``field`` makes a row that earns a campfire.

    ``seats`` tells whose symbol every laid tile shows. Ruling: any three in line count, the new
    tile anywhere among them, also inside a longer run, as long as none of the three carries a
    campfire.
    """
    return any(
        all(
            (place := field.step(columns * offset, rows * offset)) == field
            or (seats.get(place) == seat and place not in campfires)
            for offset in range(first, first + 3)
        )
        for columns, rows in _LINES
        for first in (-2, -1, 0)
    )


def worth(field: Field, table: Container[Field]) -> int:
    """What a campfire on ``field`` scores: the empty spaces among the eight around it, 0 to 7."""
    return sum(near not in table for near in field.around())


def score(tiles: Iterable[tuple[Field, Seat, bool]]) -> tuple[int, int]:
    """Points of both seats on a table of ``(field, seat, has a campfire)``, in whatever order.

    An empty space between two campfires counts for each.
    """
    table = {field: (seat, lit) for field, seat, lit in tiles}
    points = [0, 0]
    for field, (seat, lit) in table.items():
        if lit:
            points[seat] += worth(field, table)
    return points[0], points[1]
