"""Games played at random: the ground on which the properties of a game are tried.

Nothing in here lists all moves of a position, since a game may have a hundred thousand of them:
up to `LIMIT` are looked at.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any

import pytest
from hypothesis import strategies as st

from engines import GAMES, Game, Turn
from engines.game import Json, Position, Seat

LIMIT = 2_000
"""How many of a position's moves are looked at."""
LONGEST = 10_000
"""Plies that no game may need."""

games = pytest.mark.parametrize("key", GAMES)
GAMES_PLAYED = 40

seeds = st.integers(0, GAMES_PLAYED - 1)
"""Which of the random games."""
shares = st.floats(0, 1)
"""How far into it: 0 is the first position, 1 the last."""
chances = st.integers(0, 2**32 - 1).map(random.Random)


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


@cache
def played(key: str, seed: int) -> Played:
    """A whole game with chosen options, every move of it drawn by lot."""
    game, rng = GAMES[key], random.Random(seed)
    deal = game.deal({option.key: rng.choice(option.values) for option in game.options}, rng)
    start = position = game.start(deal)
    plies: list[Ply] = []
    while position.to_act:
        assert len(plies) < LONGEST, "the game does not end"
        seat = rng.choice(position.to_act)
        move = rng.choice(some_moves(position, seat))
        turn = position.play(seat, move)
        plies.append(Ply(seat, move, turn))
        position = turn.position
    return Played(game, deal, start, tuple(plies))


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


def some_moves(position: Position[Any, Any], seat: Seat) -> list[Any]:
    """The legal moves of ``seat``, of very many the first."""
    return list(islice(position.legal_moves(seat), LIMIT))


def sample(items: Sequence[Any], rng: random.Random, count: int) -> list[Any]:
    return rng.sample(items, min(count, len(items)))


def choices(position: Position[Any, Any], rng: random.Random, count: int) -> list[tuple[Seat, Any]]:
    """Some legal moves of every seat that may act."""
    return [
        (seat, move)
        for seat in position.to_act
        for move in sample(some_moves(position, seat), rng, count)
    ]


def strangers(key: str, rng: random.Random, count: int) -> list[Any]:
    """Moves that are legal somewhere, in some game."""
    moves = [
        ply.move for seed in sample(range(GAMES_PLAYED), rng, 4) for ply in played(key, seed).plies
    ]
    return sample(moves, rng, count)


def is_legal(position: Position[Any, Any], seat: Seat, move: Any) -> bool:  # noqa: ANN401
    """Whether ``move`` is listed, or among very many moves offered for its own notation."""
    listed = list(islice(position.legal_moves(seat), LIMIT + 1))
    if len(listed) <= LIMIT:
        return move in listed
    return move in islice(position.matching(seat, str(move)), LIMIT)
