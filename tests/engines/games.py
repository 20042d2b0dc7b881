"""A choice of games: the ground on which the properties of a game are tried.

Nothing in here lists all moves of a position, since a game may have a hundred thousand of them:
up to `LIMIT` are looked at.
"""

import random
from collections.abc import Sequence
from functools import cache
from itertools import islice
from typing import Any

import pytest
from hypothesis import strategies as st

from engines import GAMES
from engines.game import Position, Seat

from .record import path, read
from .replay import Played, Ply, replayed

LIMIT = 2_000
"""How many of a position's moves are looked at."""
LONGEST = 10_000
"""Plies that no game may need."""

games = pytest.mark.parametrize("key", GAMES)
GAMES_PLAYED = 40
GOLDEN = 0

seeds = st.just(GOLDEN) | st.integers(1, GAMES_PLAYED - 1)
"""Which of the games."""
shares = st.floats(0, 1)
"""How far into it: 0 is the first position, 1 the last."""
chances = st.integers(0, 2**32 - 1).map(random.Random)


@cache
def played(key: str, seed: int) -> Played:
    """A whole game: the golden one, or one with options and moves drawn by lot.

    In every other game both sides look for moves by which much happens, since what is rare in
    aimless play is where the rules are intricate.
    """
    if seed == GOLDEN and path(key).exists():
        return replayed(GAMES[key], *read(path(key).read_text("utf-8")))
    drawn = 12 if seed % 2 else 1
    game, rng = GAMES[key], random.Random(seed)
    deal = game.deal({option.key: rng.choice(option.values) for option in game.options}, rng)
    start = position = game.start(deal)
    plies: list[Ply] = []
    while position.to_act:
        assert len(plies) < LONGEST, "the game does not end"
        seat = rng.choice(position.to_act)
        moves = sample(some_moves(position, seat), rng, drawn)
        tried = [Ply(seat, move, position.play(seat, move)) for move in moves]
        plies.append(max(tried, key=lambda ply: len(ply.turn.events)))
        position = plies[-1].turn.position
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


def is_legal(position: Position[Any, Any], seat: Seat, move: Any) -> bool:
    """Whether ``move`` is listed, or among very many moves offered for its own notation."""
    listed = list(islice(position.legal_moves(seat), LIMIT + 1))
    if len(listed) <= LIMIT:
        return move in listed
    return move in islice(position.matching(seat, str(move)), LIMIT)
