"""TacTiki as plain text: the board for a terminal, and the notes of a record."""

from collections.abc import Sequence

from engines.fields import Field, column_name
from engines.game import SEATS, Event
from engines.tactiki_parts import COLUMNS, ROWS, SIDES, Duel, TikiView, Token

_EMPTY, _UNKNOWN = ".", "?"
_LETTERS = "KT"
"""TIKI and TAC, as the alt texts of the pictures have them."""
_SIGNS = {"won": ">", "lost": "<", "tied": "="}


def drawn(view: TikiView) -> str:
    """The board: the pieces of a field from bottom to top, ``K3`` a TIKI of rank 3, ``T?`` a TAC.

    A question mark stands for a rank that the reader of the view may not know.
    """
    cells = {
        column.field: "".join(_piece(piece) for piece in column.pieces) for column in view.columns
    }
    fields = [[Field(column, row) for column in range(COLUMNS)] for row in range(ROWS, 0, -1)]
    width = max([4, *map(len, cells.values())]) + 1
    lines = [
        f"{row[0].row} " + "".join(f"{cells.get(field, _EMPTY):<{width}}" for field in row)
        for row in fields
    ]
    lines.append("  " + "".join(f"{column_name(column):<{width}}" for column in range(COLUMNS)))
    lines += [f"{SIDES[seat]} waiting: {_waiting(view, seat)}" for seat in SEATS]
    return "\n".join(line.rstrip() for line in lines)


def _piece(piece: Token) -> str:
    return f"{_LETTERS[piece.seat]}{_UNKNOWN if piece.rank is None else piece.rank}"


def _waiting(view: TikiView, seat: int) -> str:
    """The defeated pieces of a side: their ranks where they may be known, else their number."""
    ranks = view.defeated_ranks[seat]
    known = [_UNKNOWN] * view.defeated[seat] if ranks is None else map(str, ranks)
    return " ".join(known) or "none"


def noted(events: Sequence[Event]) -> str:
    """The duels of a step, the attacker's rank first: ``4>2, 4<5``."""
    return ", ".join(
        f"{event.attacker}{_SIGNS[event.result]}{event.defender}"
        for event in events
        if isinstance(event, Duel)
    )
