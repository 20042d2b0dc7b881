"""Battle of LITS: cover the other player's symbols with pieces that both of you share.

Designed by Grant Fikes, 2011. Where the printed rules leave a question open, the answer is one
constant or one function here or beside, marked "Ruling".

Moves: ``T D4 D5 D6 E5`` lays a T on four fields; ``swap``, after the first piece and only then.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar

from engines.battleoflits_ghost import shape_of, why_not
from engines.battleoflits_layouts import BY_LOT, PATTERNS, Layout, checked, read_layout, spelled
from engines.battleoflits_parts import (
    SYMBOLS,
    LitsMove,
    LitsView,
    Piece,
    Placed,
    Swap,
    Swapped,
    fields_with,
)
from engines.battleoflits_placements import (
    EMPTY,
    FIELD_BITS,
    NUMBERS,
    PLACEMENTS,
    SHAPES,
    Place,
    Placements,
    Table,
    lay,
)
from engines.battleoflits_text import drawn
from engines.battleoflits_typing import Typed, read, words
from engines.fields import Field
from engines.game import (
    SEATS,
    Game,
    IllegalMove,
    Json,
    Option,
    Outcome,
    Position,
    Seat,
    Turn,
    other,
)

__all__ = ["GAME", "BattleOfLits", "Field", "LitsPosition", "Place", "Swap"]

_SWAP = str(Swap()).upper()


@dataclass(frozen=True)
class LitsPosition(Position[LitsMove, LitsView]):
    """A position: the symbols, row 10 first, the pieces in the order laid, and the swap if any.

    ``carried`` is what the pieces mean for the next one, handed on from position to position.
    """

    symbols: Layout
    pieces: tuple[Place, ...] = ()
    swapped: bool = False
    carried: Table | None = field(default=None, repr=False, compare=False)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return (self._next_seat,) if self.table.legal else ()

    @property
    def outcome(self) -> Outcome | None:
        if self.table.legal:
            return None
        ours, theirs = self.uncovered
        if ours != theirs:
            return Outcome(int(theirs > ours), "uncovered", self.uncovered)
        return Outcome(self._wins_a_tie, "last_piece", self.uncovered)

    @cached_property
    def table(self) -> Table:
        """Which fields are covered and which placements are legal, whoever is to act."""
        table = self.carried
        if table is None:
            table = EMPTY
            for place in self.pieces:
                table = lay(table, NUMBERS[place])
        return table

    @property
    def owned(self) -> tuple[str, str]:
        """The symbol of each seat. Ruling: a swap exchanges the symbols and nothing else."""
        return (SYMBOLS[1], SYMBOLS[0]) if self.swapped else (SYMBOLS[0], SYMBOLS[1])

    @cached_property
    def uncovered(self) -> tuple[int, int]:
        """How many symbols of each seat no piece covers."""
        free = ~self.table.covered
        first, second = ((fields_with(self.symbols, mark) & free).bit_count() for mark in SYMBOLS)
        return (second, first) if self.swapped else (first, second)

    @property
    def can_swap(self) -> bool:
        """Ruling: seat 1 may swap right after the first piece, and never again."""
        return len(self.pieces) == 1 and not self.swapped

    def legal_moves(self, seat: Seat) -> Iterator[LitsMove]:
        if seat in self.to_act:
            if self.can_swap:
                yield Swap()
            yield from Placements(self.table.legal)

    def matching(self, seat: Seat, text: str) -> Iterator[LitsMove]:
        if seat in self.to_act:
            if self.can_swap and _SWAP.startswith(" ".join(words(text))):
                yield Swap()
            typed = read(text)
            if typed:
                yield from typed.narrow(Placements(self.table.legal))

    def parse(self, seat: Seat, text: str) -> LitsMove:
        self._refuse_out_of_turn(seat)
        if words(text) == [_SWAP]:
            self._refuse_swap()
            return Swap()
        typed = read(text)
        if typed is None or typed == Typed():
            raise IllegalMove("lits_unreadable", text=text)
        legal = Placements(self.table.legal)
        whole = typed.finished()
        self._refuse_count(whole or typed, len(typed.narrow(legal)))
        if whole is None:
            raise IllegalMove("lits_unreadable", text=text)
        place = next(iter(whole.narrow(legal)), None)
        if place is None:
            raise self._reason(whole.shape, whole.fields)
        return place

    def play(self, seat: Seat, move: LitsMove) -> Turn[LitsMove, LitsView]:
        self._refuse_out_of_turn(seat)
        if isinstance(move, Swap):
            self._refuse_swap()
            swapped = LitsPosition(self.symbols, self.pieces, swapped=True, carried=self.table)
            return Turn(swapped, (Swapped(seat, swapped.owned[seat]),), uncovers=False)
        if move not in Placements(self.table.legal):
            raise self._reason(move.shape, move.fields)
        table = lay(self.table, NUMBERS[move])
        after = LitsPosition(self.symbols, (*self.pieces, move), self.swapped, table)
        own, others = (
            self.uncovered[whose] - after.uncovered[whose] for whose in (seat, other(seat))
        )
        placed = Placed(seat, move.shape, move.fields, own, others)
        return Turn(after, (placed,), uncovers=False)

    def view(self, seat: Seat | None) -> LitsView:
        legal = Placements(self.table.legal)
        return LitsView(
            seat=seat,
            ply=len(self.pieces) + self.swapped,
            to_act=self.to_act,
            outcome=self.outcome,
            symbols=self.symbols,
            pieces=tuple(
                Piece(place.shape, place.fields, self._layer(number))
                for number, place in enumerate(self.pieces)
            ),
            owned=self.owned,
            uncovered=self.uncovered,
            supply=self.table.supply,
            can_swap=self.can_swap,
            swapped=self.swapped,
            fitting=tuple(len(legal.of(shape)) for shape in SHAPES),
            legal=legal,
        )

    def dump(self) -> Json:
        return {
            "symbols": list(self.symbols),
            "pieces": [str(place) for place in self.pieces],
            "swapped": self.swapped,
        }

    @property
    def _next_seat(self) -> Seat:
        return self._layer(len(self.pieces))

    @property
    def _wins_a_tie(self) -> Seat:
        """Ruling: with as many symbols uncovered, whoever laid the last piece wins."""
        return self._layer(len(self.pieces) - 1)

    def _layer(self, number: int) -> Seat:
        """Who lays the nth piece. Ruling: seat 0 lays the second one too after a swap."""
        return (number - (self.swapped and number > 0)) % len(SEATS)

    def _refuse_out_of_turn(self, seat: Seat) -> None:
        if not self.to_act:
            raise IllegalMove("game_over")
        if seat not in self.to_act:
            raise IllegalMove("not_your_turn")

    def _refuse_swap(self) -> None:
        if not self.pieces:
            raise IllegalMove("lits_swap_too_early")
        if self.swapped:
            raise IllegalMove("lits_swap_once")
        if not self.can_swap:
            raise IllegalMove("lits_swap_too_late")

    def _refuse_count(self, typed: Typed, matches: int) -> None:
        """Refuse what cannot be four different fields of the board."""
        for number, spot in enumerate(typed.fields):
            if spot not in FIELD_BITS:
                raise IllegalMove("lits_off_board", field=str(spot))
            if spot in typed.fields[:number]:
                raise IllegalMove("lits_repeated_field", field=str(spot))
        if len(typed.fields) < 4:
            raise IllegalMove("lits_too_few_fields", count=len(typed.fields), matches=matches)
        if len(typed.fields) > 4:
            raise IllegalMove("lits_too_many_fields", count=len(typed.fields))

    def _reason(self, shape: str | None, fields: Sequence[Field]) -> IllegalMove:
        """Why no piece, or none of that shape, may be laid on these fields."""
        view = self.view(self._next_seat)
        reason = why_not(view, shape or shape_of(fields) or "", fields)
        assert reason, "what is not among the legal placements breaks a rule"
        return reason


class BattleOfLits(Game[LitsMove, LitsView]):
    """The game: the layout of the symbols is all that is settled before it."""

    key: ClassVar[str] = "battleoflits"
    chance: ClassVar[bool] = True
    options: ClassVar[Sequence[Option]] = (
        Option("layout", (*BY_LOT, *PATTERNS), "random", lambda text: spelled(read_layout(text))),
    )

    def deal(self, options: Mapping[str, str], rng: random.Random) -> Json:
        layout = self.chosen(options)["layout"]
        if layout in BY_LOT:
            symbols = BY_LOT[layout](rng)
        else:
            symbols = PATTERNS.get(layout) or read_layout(layout)
        return {"symbols": list(symbols)}

    def start(self, deal: Json) -> LitsPosition:
        return LitsPosition(_symbols(deal))

    def load(self, dump: Json) -> LitsPosition:
        """Read a dump back; the pieces must have been legal one after the other."""
        symbols, pieces, table = _symbols(dump), _strings(dump, "pieces"), EMPTY
        for name in pieces:
            number = _NAMED.get(name)
            if number is None or not table.legal >> number & 1:
                raise ValueError(f"{name!r} cannot have been laid")
            table = lay(table, number)
        swapped = dump.get("swapped")
        if not isinstance(swapped, bool) or (swapped and not pieces):
            raise ValueError("swapped must be true or false, and a piece comes before a swap")
        return LitsPosition(
            symbols, tuple(PLACEMENTS[_NAMED[name]] for name in pieces), swapped, table
        )

    def text(self, view: LitsView) -> str:
        return drawn(view)


GAME = BattleOfLits()

_NAMED = {str(place): number for place, number in NUMBERS.items()}


def _symbols(data: object) -> Layout:
    return checked(data.get("symbols") if isinstance(data, dict) else None)


def _strings(data: Json, key: str) -> list[str]:
    found = data.get(key)
    if not isinstance(found, list) or not all(isinstance(item, str) for item in found):
        raise ValueError(f"{key} must be a list of strings")
    return found
