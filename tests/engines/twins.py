"""Twins: for each game, another match that one seat cannot tell from a given one.

A twin gets a game, its deal, the moves so far, a seat (None for a spectator) and chance. It
returns a deal and moves that differ from the given ones in what this seat may not know at the
end of them, and in nothing else.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engines import Game
from engines.game import SEATS, Json, Seat
from engines.tactiki_parts import RANKS
from engines.tictactrek import OPENING

from .lives import Watch, rewritten, watched
from .replay import replayed

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


def tactiki(
    game: Game[Any, Any],
    deal: Json,
    moves: Sequence[tuple[Seat, str]],
    seat: Seat | None,
    rng: random.Random,
) -> tuple[Json, Moves]:
    """Nobody knows the ranks of another's pieces, except of those that a duel has shown.

    A piece is the one it was for as long as it is on the board; which of the defeated ones
    returns is not known until a duel shows it.
    """
    plies = replayed(game, deal, moves).plies
    watch = watched(plies)
    for side in SEATS:
        if side != seat:
            _permute(watch, side, rng)
    return deal, rewritten(watch, plies)


def _permute(watch: Watch, side: Seat, rng: random.Random) -> None:
    """Give the pieces of ``side`` that were never shown other ranks that they could have."""
    unknown = [life for life in watch.setups if life.seat == side and not life.shown]
    ranks = [life.rank for life in unknown]
    rng.shuffle(ranks)
    for life, rank in zip(unknown, ranks, strict=True):
        life.rank = rank
    returned = list(watch.unknown(side))
    for life in returned * 3:
        was = life.rank
        for life.rank in rng.sample(RANKS, len(RANKS)):
            if watch.is_possible(side):
                break
        else:
            life.rank = was


def nothing_hidden(
    _game: Game[Any, Any],
    deal: Json,
    moves: Sequence[tuple[Seat, str]],
    _seat: Seat | None,
    _rng: random.Random,
) -> tuple[Json, Moves]:
    """A game that everybody sees whole has no other twin than itself."""
    return deal, list(moves)


TWINS: Mapping[str, Twin] = {
    "tictactrek": tictactrek,
    "tactiki": tactiki,
    "battleoflits": nothing_hidden,
}
