"""Games played by lot, whatever the game."""

import random
from itertools import islice
from typing import Any

import pytest

from engines import GAMES
from engines.game import Json, Position

games = pytest.mark.parametrize("key", GAMES)
_LIMIT = 500
"""How many of a position's moves are drawn from."""


def start(key: str, rng: random.Random) -> tuple[Json, Position[Any, Any]]:
    """A deal with the default options, and its first position."""
    game = GAMES[key]
    deal = game.deal(game.chosen({}), rng)
    return deal, game.start(deal)


def some_move(position: Position[Any, Any], rng: random.Random) -> tuple[int, Any]:
    """A seat that may act and a move of it."""
    seat = rng.choice(position.to_act)
    return seat, rng.choice(list(islice(position.legal_moves(seat), _LIMIT)))


def positions(key: str, seed: int) -> list[Position[Any, Any]]:
    """Every position of a game."""
    rng = random.Random(seed)
    found = [start(key, rng)[1]]
    while found[-1].to_act:
        seat, move = some_move(found[-1], rng)
        found.append(found[-1].play(seat, move).position)
    return found
