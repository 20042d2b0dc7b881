"""Boards of Battle of LITS to be drawn: games by lot on all kinds of layouts, and ghosts."""

import random
from functools import cache

from bot.words import Words
from engines.battleoflits import GAME
from engines.battleoflits_ghost import why_not
from engines.battleoflits_layouts import BY_LOT, PATTERNS
from engines.battleoflits_parts import LitsView, Swap
from engines.battleoflits_placements import PLACEMENTS, Place
from engines.fields import Field

SAY = Words()
LAYOUTS = (*BY_LOT, *PATTERNS)
REASONS = ("lits_covered", "lits_touches_same", "lits_fills_block", "lits_not_adjacent")
"""Why a piece on the board may not be laid, while there are some left of its shape."""


@cache
def lits_game(seed: int, *, swap: bool = False, layout: str = "random") -> list[LitsView]:
    """Every view of a game by lot."""
    rng = random.Random(seed)
    position = GAME.start(GAME.deal({"layout": layout}, rng))
    seen = [position.view(None)]
    while position.to_act:
        seat = position.to_act[0]
        moves = list(position.legal_moves(seat))
        if isinstance(moves[0], Swap):
            moves = moves[:1] if swap else moves[1:]
        position = GAME.load(position.play(seat, rng.choice(moves)).position.dump())
        seen.append(position.view(None))
    return seen


@cache
def tie() -> LitsView:
    """An end with as many X as O uncovered."""
    ends = (lits_game(seed)[-1] for seed in range(300))
    return next(view for view in ends if view.outcome and view.outcome.reason == "last_piece")


def named_boards() -> dict[str, LitsView]:
    """The boards of the golden pictures."""
    return {
        "opening": lits_game(1)[0],
        "offered": lits_game(1)[1],
        "middle": lits_game(5, swap=True)[9],
        "end": lits_game(5, swap=True)[-1],
        "tie": tie(),
    }


def named_ghosts() -> dict[str, tuple[LitsView, tuple[Field, ...]]]:
    """A piece over the board in the middle of a game: legal, and refused for every reason."""
    view = named_boards()["middle"]
    ghosts = {reason: refused(view, reason).fields for reason in REASONS}
    return {name: (view, fields) for name, fields in {"legal": telling(view), **ghosts}.items()}


def telling(view: LitsView) -> tuple[Field, ...]:
    """A legal placement that covers symbols of both seats."""
    return next(
        place.fields
        for place in view.legal
        if {"X", "O"} <= {view.symbols[10 - field.row][field.column] for field in place.fields}
    )


def refused(view: LitsView, code: str) -> Place:
    """A placement that may not be laid for that reason."""
    shuffled = random.Random(2).sample(PLACEMENTS, len(PLACEMENTS))
    reasons = ((place, why_not(view, place.shape, place.fields)) for place in shuffled)
    return next(place for place, reason in reasons if reason and reason.code == code)


def many_boards() -> list[LitsView]:
    """Views of all kinds."""
    games = [
        lits_game(seed, swap=bool(seed % 2), layout=layout) for seed, layout in enumerate(LAYOUTS)
    ]
    return [view for game in games for view in (*game[::4], game[-1])] + [tie()]
