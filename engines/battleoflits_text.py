"""Battle of LITS as plain text: the board for a terminal."""

from engines.battleoflits_parts import LitsView, symbol_at
from engines.battleoflits_placements import SHAPES, SIZE
from engines.fields import Field, column_name
from engines.game import SEATS


def drawn(view: LitsView) -> str:
    """The board: letters of pieces where one lies, symbols where none does.

    No two pieces of one shape touch, so letters that do belong to one piece.
    """
    covered = {field: piece.shape for piece in view.pieces for field in piece.fields}
    lines = [
        f"{row:>3} "
        + " ".join(
            covered.get(Field(column, row)) or symbol_at(view.symbols, Field(column, row)).lower()
            for column in range(SIZE)
        )
        for row in range(SIZE, 0, -1)
    ]
    lines.append("    " + " ".join(column_name(column) for column in range(SIZE)))
    left = " ".join(f"{shape}{count}" for shape, count in zip(SHAPES, view.supply, strict=True))
    shown = ", ".join(f"{view.owned[seat].lower()} {view.uncovered[seat]}" for seat in SEATS)
    lines.append(f"left: {left}; uncovered: {shown}")
    return "\n".join(lines)
