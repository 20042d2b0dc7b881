"""The table of TacTiki: where the pieces lie, where they may go, and what a step leads to.

Which steps there are depends on owners alone, never on a rank, so that a step is offered or
refused alike whatever it will meet.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeAlias

from engines.fields import Field
from engines.game import SEATS, Seat, other
from engines.tactiki_parts import (
    COLUMNS,
    FORWARD,
    MEMORY,
    RANKS,
    ROWS,
    START_ROWS,
    Reincarnate,
    Result,
    Step,
    Trace,
    locks,
    start_fields,
)


class Piece(NamedTuple):
    """A piece: whose it is, its rank, and whether all may go on seeing it (``memory=open``).

    It has no identity beyond that, so nothing can follow a rank through a defeat.
    """

    seat: Seat
    rank: int
    seen: bool = False


Pile: TypeAlias = tuple[Piece, ...]
"""The pieces on a field, bottom to top."""
Owners: TypeAlias = Mapping[Field, tuple[Seat, ...]]
"""Whose pieces lie on each occupied field, bottom to top: what everybody sees of the board."""


class Clash(NamedTuple):
    """What a piece does to the pile it lands on: the pile afterwards, the duels, who fell."""

    pile: Pile
    duels: tuple[tuple[int, int, Result], ...]
    fallen: Pile


@dataclass(frozen=True)
class Table:
    """Everything that a match has come to.

    ``columns`` are the occupied fields, by column and then row. ``seat`` acts next once both
    have set up; ``turns`` counts the completed turns, ``last_arrival`` is the number of the turn
    in which a piece last reached an enemy start field, ``ply`` counts the moves.
    """

    columns: tuple[tuple[Field, Pile], ...] = ()
    defeated: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    seat: Seat = 0
    turns: int = 0
    last_arrival: int = 0
    ply: int = 0
    this_turn: tuple[Trace, ...] = ()
    last_turn: tuple[Trace, ...] = ()
    memory: str = MEMORY.default

    @cached_property
    def board(self) -> dict[Field, Pile]:
        """The occupied fields."""
        return dict(self.columns)

    @cached_property
    def owners(self) -> dict[Field, tuple[Seat, ...]]:
        """Whose pieces lie where."""
        return {field: tuple(piece.seat for piece in pile) for field, pile in self.columns}

    @cached_property
    def ready(self) -> tuple[bool, bool]:
        """Whether each seat has set up."""
        present = {seat for pile in self.owners.values() for seat in pile}
        ready = [seat in present or bool(self.defeated[seat]) for seat in SEATS]
        return ready[0], ready[1]

    @cached_property
    def in_setup(self) -> bool:
        return not all(self.ready)

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The steps of the seat that acts next."""
        return tuple(steps(self.owners, self.seat))

    @cached_property
    def returns(self) -> tuple[Field, ...]:
        """The fields on which the seat that acts next may reincarnate, before its first step.

        Reincarnation takes a completely empty field of one's own start row and a whole turn.
        """
        if self.this_turn or not self.defeated[self.seat]:
            return ()
        return tuple(field for field in start_fields(self.seat) if field not in self.board)

    @cached_property
    def actions(self) -> tuple[Step | Reincarnate, ...]:
        """What the seat that acts next can do: its steps, then each rank on each free field."""
        ranks = sorted(set(self.defeated[self.seat]))
        returning = (Reincarnate(rank, field) for rank in ranks for field in self.returns)
        return (*self.steps, *returning)


def duel(attacker: int, defender: int) -> Result:
    """How a duel ends for the attacker: the higher rank wins, except that 1 beats 5."""
    if attacker == defender:
        return "tied"
    higher_wins = {attacker, defender} != {RANKS[0], RANKS[-1]}
    return "won" if (attacker > defender) == higher_wins else "lost"


def steps(owners: Owners, seat: Seat) -> Iterator[Step]:
    """The steps of ``seat``.

    Ruling: only the top piece of a column moves, one field forward, left or right.
    """
    for origin, pile in owners.items():
        if pile[-1] == seat:
            for field in NEAR[seat].get(origin, ()):
                if not held(owners, seat, field):
                    yield Step(origin, field)


def held(owners: Owners, seat: Seat, field: Field) -> bool:
    """Whether ``field`` is a start field of ``seat`` that it may not enter.

    Ruling: nobody moves onto a field of their own start row that holds an enemy piece, which is
    locked there and lies above whatever else the field holds.
    """
    return field.row == START_ROWS[seat] and other(seat) in owners.get(field, ())


def enemies_on_top(pile: tuple[Seat, ...], seat: Seat) -> int:
    """How many enemies of ``seat`` an attack on the pile could meet: those above its own pieces."""
    count = 0
    for owner in reversed(pile):
        if owner == seat:
            break
        count += 1
    return count


def clash(pile: Pile, attacker: Piece, memory: str) -> Clash:
    """Land ``attacker`` on ``pile``, fighting from top to bottom as long as it wins.

    Ruling: the attack stops when the attacker loses, at the first piece of its own side, or at a
    tie, which leaves both there with the attacker on top. Landing on one's own piece is no
    attack.
    """
    below, duels, fallen = list(pile), list[tuple[int, int, Result]](), list[Piece]()
    while below and below[-1].seat != attacker.seat:
        defender = _shown(below[-1], memory)
        attacker = _shown(attacker, memory)
        result = duel(attacker.rank, defender.rank)
        duels.append((attacker.rank, defender.rank, result))
        if result == "won":
            fallen.append(below.pop())
            continue
        below[-1] = defender
        if result == "lost":
            return Clash(tuple(below), tuple(duels), (*fallen, attacker))
        break
    return Clash((*below, attacker), tuple(duels), tuple(fallen))


def statues(owners: Owners, seat: Seat) -> dict[Field, int]:
    """How many pieces of ``seat`` are on each start field of the opponent.

    Ruling: enemies that lie beneath them do not matter.
    """
    return {field: owners.get(field, ()).count(seat) for field in start_fields(other(seat))}


def _shown(piece: Piece, memory: str) -> Piece:
    """The piece after a duel has shown its rank, which open memory keeps in sight.

    A piece is followed by eye as long as it is on the board, since every step is seen; once
    defeated it is one of those that wait, and what returns is not shown.
    """
    return piece._replace(seen=True) if memory == "open" else piece


def _near(seat: Seat, field: Field) -> tuple[Field, ...]:
    """One field forward, left and right: never back, never diagonally, never off the board."""
    beside = (field.step(0, FORWARD[seat]), field.step(-1, 0), field.step(1, 0))
    return tuple(near for near in beside if near in FIELDS)


FIELDS = frozenset(Field(column, row) for column in range(COLUMNS) for row in range(1, ROWS + 1))
"""The board, A1 to E5."""
NEAR: tuple[dict[Field, tuple[Field, ...]], ...] = tuple(
    {field: _near(seat, field) for field in FIELDS if not locks(seat, field)} for seat in SEATS
)
"""Where a piece of each seat can step from each field; from the opponent's start row nowhere."""
