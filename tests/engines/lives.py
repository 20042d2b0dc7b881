"""Pieces of TacTiki followed by eye, from one setup or return to the next defeat.

Built from moves and public events alone, which shows what these tell: where every piece is, and
which ranks are known because a duel has shown them.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count

from engines.fields import Field
from engines.game import SEATS, Event, Seat, other
from engines.tactiki_parts import (
    Arrange,
    Duel,
    Reincarnate,
    Reincarnated,
    Stepped,
    TikiMove,
    start_fields,
)

from .replay import Ply


@dataclass(eq=False)
class Life:
    """A piece on the board. ``ply`` is the move that brought it there, ``slot`` its place in it."""

    seat: Seat
    rank: int
    ply: int
    slot: int
    shown: bool = False


@dataclass
class Watch:
    """All that was seen of a match: the pieces on the board, and who came and fell in order."""

    board: dict[Field, list[Life]] = field(default_factory=dict)
    setups: list[Life] = field(default_factory=list)
    waits: tuple[list[tuple[bool, Life]], ...] = field(default_factory=lambda: ([], []))
    """For each seat the pieces that fell (True) and that returned (False), in order."""

    def follow(self, number: int, ply: Ply) -> None:
        """Watch the next move."""
        match ply.move:
            case Arrange():
                self._set_up(number, ply.seat, ply.move)
            case _:
                for event in ply.turn.events:
                    self._see(number, ply.move, event)

    def unknown(self, seat: Seat) -> Iterator[Life]:
        """The returned pieces of ``seat`` whose rank was never shown."""
        return (life for fell, life in self.waits[seat] if not fell and not life.shown)

    def is_possible(self, seat: Seat) -> bool:
        """Whether every piece that returned was one of those that waited."""
        waiting: Counter[int] = Counter()
        for fell, life in self.waits[seat]:
            waiting[life.rank] += 1 if fell else -1
            if waiting[life.rank] < 0:
                return False
        return True

    def _set_up(self, number: int, seat: Seat, move: Arrange) -> None:
        slots = count()
        for start, ranks in zip(start_fields(seat), move.columns, strict=True):
            self.board[start] = [Life(seat, rank, number, next(slots)) for rank in ranks]
            self.setups += self.board[start]

    def _see(self, number: int, move: TikiMove, event: Event) -> None:
        match event:
            case Stepped():
                self.board.setdefault(event.field, []).append(self.board[event.origin].pop())
            case Duel():
                self._duel(event)
            case Reincarnated():
                assert isinstance(move, Reincarnate)
                life = Life(event.seat, move.rank, number, 0)
                self.board[event.field] = [life]
                self.waits[event.seat].append((False, life))

    def _duel(self, event: Duel) -> None:
        *rest, defender, attacker = self.board[event.field]
        assert (attacker.rank, defender.rank) == (event.attacker, event.defender)
        attacker.shown = defender.shown = True
        if event.result == "won":
            self.board[event.field] = [*rest, attacker]
            self.waits[other(event.seat)].append((True, defender))
        elif event.result == "lost":
            self.board[event.field] = [*rest, defender]
            self.waits[event.seat].append((True, attacker))


def watched(plies: Sequence[Ply]) -> Watch:
    """All that was seen of these moves."""
    watch = Watch()
    for number, ply in enumerate(plies):
        watch.follow(number, ply)
    assert all(watch.is_possible(seat) for seat in SEATS)
    return watch


def rewritten(watch: Watch, plies: Sequence[Ply]) -> list[tuple[Seat, str]]:
    """The moves that bring the watched pieces onto the board with the ranks they have now."""
    moves = [(ply.seat, ply.move) for ply in plies]
    setups: dict[int, list[int]] = {}
    for life in watch.setups:
        setups.setdefault(life.ply, []).append(life.rank)
    for number, ranks in setups.items():
        moves[number] = (moves[number][0], Arrange(tuple(ranks)))
    for life in (life for waits in watch.waits for fell, life in waits if not fell):
        returned = moves[life.ply][1]
        moves[life.ply] = (life.seat, Reincarnate(life.rank, returned.field))
    return [(seat, str(move)) for seat, move in moves]
