"""The legal placements of Battle of LITS the long way round, for comparison.

Every shape is turned and flipped, put everywhere on the board, and each rule is asked field by
field. Nothing in here is shared with the engine, and nothing is made fast. A cell is (column,
row) from (1, 1); a placement is a shape and the set of its cells.
"""

Cell = tuple[int, int]
Placement = tuple[str, frozenset[Cell]]

BOARD = range(1, 11)
EACH = 5
PICTURES = {
    "L": ["#..", "###"],
    "I": ["####"],
    "T": [".#.", "###"],
    "S": [".##", "##."],
}


def looks(shape: str) -> list[list[Cell]]:
    """A shape turned four times, and flipped and turned again; some of them look alike."""
    cells = [
        (column, row)
        for row, line in enumerate(PICTURES[shape])
        for column, mark in enumerate(line)
        if mark == "#"
    ]
    found = []
    for _ in range(2):
        for _ in range(4):
            cells = [(row, -column) for column, row in cells]
            found.append(cells)
        cells = [(-column, row) for column, row in cells]
    return found


def everywhere() -> set[Placement]:
    """All ways to put one piece on an empty board."""
    reach = range(-5, 16)
    tried = {
        (shape, frozenset((column + across, row + up) for column, row in cells))
        for shape in PICTURES
        for cells in looks(shape)
        for across in reach
        for up in reach
    }
    return {
        (shape, cells)
        for shape, cells in tried
        if all(column in BOARD and row in BOARD for column, row in cells)
    }


EVERYWHERE = everywhere()


def legal(pieces: list[Placement]) -> set[Placement]:
    """The placements that may follow these pieces."""
    return {placement for placement in EVERYWHERE if is_legal(placement, pieces)}


def is_legal(placement: Placement, pieces: list[Placement]) -> bool:
    return (
        is_left(placement, pieces)
        and is_uncovered(placement, pieces)
        and is_adjacent(placement, pieces)
        and is_apart_from_its_shape(placement, pieces)
        and leaves_no_block(placement, pieces)
    )


def is_left(placement: Placement, pieces: list[Placement]) -> bool:
    return sum(shape == placement[0] for shape, _ in pieces) < EACH


def is_uncovered(placement: Placement, pieces: list[Placement]) -> bool:
    return not any(cell in cells for cell in placement[1] for _, cells in pieces)


def is_adjacent(placement: Placement, pieces: list[Placement]) -> bool:
    return not pieces or any(touch(placement, piece) for piece in pieces)


def is_apart_from_its_shape(placement: Placement, pieces: list[Placement]) -> bool:
    return not any(placement[0] == piece[0] and touch(placement, piece) for piece in pieces)


def touch(one: Placement, two: Placement) -> bool:
    """Whether a cell of one lies right beside a cell of the other."""
    return any(
        abs(column - other_column) + abs(row - other_row) == 1
        for column, row in one[1]
        for other_column, other_row in two[1]
    )


def leaves_no_block(placement: Placement, pieces: list[Placement]) -> bool:
    """Whether no 2 x 2 block is wholly covered, by whatever pieces."""
    covered = {cell for _, cells in [placement, *pieces] for cell in cells}
    return not any(
        all((column + across, row + up) in covered for across in (0, 1) for up in (0, 1))
        for column in BOARD
        for row in BOARD
    )


def named(text: str) -> Placement:
    """A placement from its notation."""
    shape, *names = text.split()
    return shape, frozenset((ord(name[0]) - ord("A") + 1, int(name[1:])) for name in names)
