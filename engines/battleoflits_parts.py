"""The parts of Battle of LITS: what a move, a view and an event are made of.

The rules themselves are in `engines.battleoflits`.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from engines.battleoflits_placements import FIELD_BITS, SIZE, Place, Placements
from engines.fields import Field
from engines.game import Event, Seat, View

SYMBOLS = "XO"
"""Ruling: seat 0 owns X until a swap, seat 1 owns O."""
NONE = "."
"""A field without a symbol."""


@dataclass(frozen=True, slots=True)
class Swap:
    """A move: exchange symbols instead of laying the second piece."""

    def __str__(self) -> str:
        return "swap"


LitsMove: TypeAlias = Place | Swap


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece on the board and who laid it; ``fields`` are by column and then row."""

    shape: str
    fields: tuple[Field, ...]
    seat: Seat


@dataclass(frozen=True, slots=True)
class LitsView(View):
    """What anyone may see, which is everything.

    ``symbols`` are ten rows of ten, row 10 first: X, O or a dot. ``pieces`` are in the order they
    were laid. ``owned`` is the symbol of each seat, ``uncovered`` how many of them nothing covers,
    seat 0 first. ``supply`` counts the pieces left of each shape and ``fitting`` the legal
    placements of each, in the order of `SHAPES`; ``legal`` is the set of them, empty when the game
    is over. ``can_swap`` says that the seat to act may swap, ``swapped`` that one did.
    """

    symbols: tuple[str, ...]
    pieces: tuple[Piece, ...]
    owned: tuple[str, str]
    uncovered: tuple[int, int]
    supply: tuple[int, ...]
    can_swap: bool
    swapped: bool
    fitting: tuple[int, ...]
    legal: Placements

    @property
    def last(self) -> Piece | None:
        """The piece laid last."""
        return self.pieces[-1] if self.pieces else None


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A piece was laid; ``own`` and ``others`` count the symbols it covered of each player."""

    shape: str
    fields: tuple[Field, ...]
    own: int
    others: int


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """The players exchanged symbols; ``symbol`` is what ``seat`` owns now."""

    symbol: str


def symbol_at(symbols: tuple[str, ...], field: Field) -> str:
    """What is printed on a field of the board."""
    return symbols[SIZE - field.row][field.column]


@lru_cache(maxsize=256)
def fields_with(symbols: tuple[str, ...], symbol: str) -> int:
    """The set of fields, as bits, on which a symbol is printed."""
    return sum(bit for field, bit in FIELD_BITS.items() if symbol_at(symbols, field) == symbol)
