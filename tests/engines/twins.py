"""Twins: for each game, another match that one seat cannot tell from a given one.

A twin gets a game, its deal, the moves so far, a seat (None for a spectator) and chance. It
returns a deal and moves that differ from the given ones in what this seat may not know at the
end of them, and in nothing else.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engines import Game
from engines.game import Json, Seat
from engines.tictactrek import OPENING

Moves = list[tuple[Seat, str]]
Twin = Callable[
    [Game[Any, Any], Json, Sequence[tuple[Seat, str]], Seat | None, random.Random],
    tuple[Json, Moves],
]


def tictactrek(
    _game: Game[Any, Any],
    deal: Json,
    moves: Sequence[tuple[Seat, str]],
    _seat: Seat | None,
    rng: random.Random,
) -> tuple[Json, Moves]:
    """Nobody knows the order of the bag behind the drawn tile."""
    drawn = len(OPENING) + len(moves) + 1
    known, rest = deal["bag"][:drawn], deal["bag"][drawn:]
    rng.shuffle(rest)
    return deal | {"bag": known + rest}, list(moves)


def nothing_hidden(
    _game: Game[Any, Any],
    deal: Json,
    moves: Sequence[tuple[Seat, str]],
    _seat: Seat | None,
    _rng: random.Random,
) -> tuple[Json, Moves]:
    """A game that everybody sees whole has no other twin than itself."""
    return deal, list(moves)


TWINS: Mapping[str, Twin] = {"tictactrek": tictactrek, "battleoflits": nothing_hidden}
