"""Tables of Tic Tac Trek to be drawn: ordinary games, and the widest, highest and farthest ones."""

import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache

from bot.words import Words
from engines.fields import Field
from engines.game import View
from engines.tictactrek import GAME, OPENING, Lay, TrekPosition, TrekView

SAY = Words()
SORTED = "MMMMMMDDDDDDGGGGGGFFFFFFLL"
"""A bag with which a line can always be continued."""

Player = Callable[[TrekPosition, list[Lay]], Lay]


def views(bag: str, player: Player) -> list[TrekView]:
    """Every view of a game in which both seats move like ``player``."""
    position = GAME.start({"bag": list(bag)})
    assert isinstance(position, TrekPosition)
    seen = [position.view(None)]
    while position.to_act:
        seat = position.to_act[0]
        move = player(position, list(position.legal_moves(seat)))
        after = position.play(seat, move).position
        assert isinstance(after, TrekPosition)
        position = after
        seen.append(position.view(None))
    return seen


@cache
def random_game(seed: int) -> list[TrekView]:
    return views(shuffled(seed), by_lot(random.Random(seed)))


@cache
def keen_game(seed: int) -> list[TrekView]:
    """A game with many campfires: whoever can light or move one does."""
    return views(shuffled(seed), keen(random.Random(seed)))


@cache
def line(across: int, up: int) -> list[TrekView]:
    """A game in which the tiles go as far as they can in one direction."""
    return views(SORTED, straight(across, up))


@cache
def stairs(across: int, up: int) -> list[TrekView]:
    """A game in which the tiles go down a diagonal."""
    return views(SORTED, diagonal(across, up))


def shuffled(seed: int) -> str:
    bag = list(SORTED)
    random.Random(seed).shuffle(bag)
    return "".join(bag)


def by_lot(rng: random.Random) -> Player:
    return lambda _, moves: rng.choice(moves)


def keen(rng: random.Random) -> Player:
    def choose(position: TrekPosition, moves: list[Lay]) -> Lay:
        worth = {space.field: space.worth for space in position.view(None).spaces}
        rng.shuffle(moves)
        return max(moves, key=lambda move: worth[move.field] or -1)

    return choose


def straight(across: int, up: int) -> Player:
    """As far as possible in a direction, as little as possible to its sides."""

    def reach(move: Lay) -> tuple[int, Field]:
        away_x = move.field.column - OPENING[0].column
        away_y = move.field.row - OPENING[0].row
        ahead, aside = away_x * across + away_y * up, away_x * up + away_y * across
        return ahead - 100 * abs(aside), move.field

    return lambda _, moves: max(moves, key=reach)


def diagonal(across: int, up: int) -> Player:
    def reach(move: Lay) -> tuple[int, Field]:
        away_x = (move.field.column - OPENING[0].column) * across
        away_y = (move.field.row - OPENING[0].row) * up
        return away_x + away_y - 3 * abs(away_x - away_y), move.field

    return lambda _, moves: max(moves, key=reach)


def extremes() -> list[TrekView]:
    """Late views of tables that are as wide, high and far away as they get."""
    sides = ((1, 0), (-1, 0), (0, 1), (0, -1))
    corners = ((1, 1), (1, -1), (-1, 1), (-1, -1))
    games = [line(*side) for side in sides] + [stairs(*corner) for corner in corners]
    return [game[number] for game in games for number in (12, 22, 23, 24)]


def named_tables() -> dict[str, TrekView]:
    """The tables of the golden pictures."""
    return {
        "opening": random_game(1)[0],
        "middle": keen_game(5)[13],
        "moving": next(view for view in _keen_views() if _may_move(view)),
        "end": keen_game(5)[24],
        "wide": line(1, 0)[23],
        "high": line(0, 1)[23],
    }


def _keen_views() -> list[TrekView]:
    return [view for seed in range(60) for view in keen_game(seed)]


def _may_move(view: TrekView) -> bool:
    return any(space.worth is not None and not space.lights for space in view.spaces)


def many_views() -> list[TrekView]:
    """Views of all kinds."""
    games = [game(seed) for seed in range(8) for game in (random_game, keen_game)]
    return [view for game in games for view in (*game[::3], game[23])] + extremes()


def seen_by(view: TrekView, seat: int | None) -> View:
    return replace(view, seat=seat)
