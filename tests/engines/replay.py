"""Games that were played, with every position on the way."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engines import Game, Turn
from engines.game import Json, Position, Seat


@dataclass(frozen=True)
class Ply:
    """A move and what came of it."""

    seat: Seat
    move: Any
    turn: Turn[Any, Any]


@dataclass(frozen=True)
class Played:
    """A game or the beginning of one, with every position on the way."""

    game: Game[Any, Any]
    deal: Json
    start: Position[Any, Any]
    plies: tuple[Ply, ...]

    @property
    def positions(self) -> tuple[Position[Any, Any], ...]:
        return (self.start, *(ply.turn.position for ply in self.plies))

    @property
    def moves(self) -> list[tuple[Seat, str]]:
        """The moves as they are stored."""
        return [(ply.seat, str(ply.move)) for ply in self.plies]

    def at(self, share: float) -> Position[Any, Any]:
        return self.positions[round(share * len(self.plies))]

    def until(self, share: float) -> "Played":
        return Played(
            self.game, self.deal, self.start, self.plies[: round(share * len(self.plies))]
        )


def replayed(game: Game[Any, Any], deal: Json, moves: Sequence[tuple[Seat, str]]) -> Played:
    """The game that these moves make."""
    start = position = game.start(deal)
    plies: list[Ply] = []
    for seat, text in moves:
        move = position.parse(seat, text)
        turn = position.play(seat, move)
        plies.append(Ply(seat, move, turn))
        position = turn.position
    return Played(game, deal, start, tuple(plies))
