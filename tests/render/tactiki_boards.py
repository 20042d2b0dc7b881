"""Boards of TacTiki to be drawn: ordinary games, and the tallest columns that there can be."""

import random
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from itertools import pairwise

from engines.fields import Field
from engines.game import SEATS, Seat
from engines.tactiki import GAME, Piece, TikiPosition
from engines.tactiki_parts import Duel, Step, TikiMove, TikiView
from engines.tactiki_setup import arranged
from render import THEMES
from render.tactiki import Marks, board_picture, duel_picture, setup_picture
from tests.render.tables import SAY

Pile = tuple[Piece, ...]
Player = Callable[[TikiPosition, list[TikiMove]], TikiMove]
RANKS = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


def set_up(rng: random.Random, memory: str = "strict") -> TikiPosition:
    """Both seats set up by lot."""
    position = started(memory)
    for seat in SEATS:
        position = after(position, arranged(rng.sample(RANKS, len(RANKS))), seat)
    return position


def started(memory: str = "strict") -> TikiPosition:
    position = GAME.start({} if memory == "strict" else {"memory": memory})
    assert isinstance(position, TikiPosition)
    return position


def after(position: TikiPosition, move: TikiMove, seat: Seat | None = None) -> TikiPosition:
    turn = position.play(position.seat if seat is None else seat, move)
    assert isinstance(turn.position, TikiPosition)
    return turn.position


def played(rng: random.Random, player: Player, memory: str = "strict") -> list[TikiPosition]:
    """Every position of a game in which both seats move like ``player``."""
    positions = [set_up(rng, memory)]
    while positions[-1].to_act:
        choices = list(positions[-1].legal_moves(positions[-1].seat))
        positions.append(after(positions[-1], player(positions[-1], choices)))
    return positions


@cache
def random_game(seed: int) -> tuple[TikiPosition, ...]:
    rng = random.Random(seed)
    return tuple(played(rng, lambda _, moves: rng.choice(moves)))


@cache
def keen_game(seed: int, memory: str = "strict") -> tuple[TikiPosition, ...]:
    """A game in which both press on, attack, and build what they have begun."""
    rng = random.Random(seed)

    def choose(position: TikiPosition, moves: list[TikiMove]) -> TikiMove:
        known = {prospect.step: prospect for prospect in position.view(None).prospects}

        def worth(move: TikiMove) -> float:
            if not isinstance(move, Step):
                return rng.random() * 1.5
            forward = move.origin.row != move.field.row
            prospect = known[move]
            attack = 0.8 if prospect.enemies else 0
            return rng.random() + attack + forward * 0.5 + (prospect.statue or 0) * 0.3

        return max(moves, key=worth)

    return tuple(played(rng, choose, memory))


@cache
def duels_of_games() -> tuple[tuple[Duel, ...], ...]:
    """The duels of every attack of some games."""
    found = []
    for seed in range(6):
        game = keen_game(seed)
        for before, then in pairwise(game):
            trace = (then.this_turn or then.last_turn)[-1]
            if trace.kind == "attack" and trace.origin:
                events = before.play(before.seat, Step(trace.origin, trace.field)).events
                found.append(tuple(event for event in events if isinstance(event, Duel)))
    return tuple(found)


def laid(
    *piles: tuple[str, str],
    seat: Seat = 0,
    defeated: tuple[tuple[int, ...], tuple[int, ...]] = ((), ()),
) -> TikiPosition:
    """A position with such piles: a field, then pieces from the bottom such as ``K3 T1``."""
    columns = tuple(sorted((Field.parse(field), pile(pieces)) for field, pieces in piles))
    return TikiPosition(columns=columns, defeated=defeated, seat=seat, turns=20, ply=42)


def pile(pieces: str) -> Pile:
    return tuple(Piece("KT".index(piece[0]), int(piece[1])) for piece in pieces.split())


def extremes() -> list[TikiPosition]:
    """Columns as tall as they get."""
    mixed = " ".join(f"K{rank} T{rank}" for rank in RANKS)
    locked = "T1 T1 T2 T2 T3 K1 K2 K3 K4"
    return [
        laid(("C3", mixed)),
        laid(("A5", locked), ("C3", "K1 K2 K3 K4 K5 K5 T3"), ("E1", "K4 T4 T4 T5 T5")),
        laid(("B2", "T1 T1 T2 T2 T3 T3 T4 T4 T5 T5"), ("D4", "K1 K1 K2 K2 K3 K3 K4 K4 K5 K5")),
        laid(
            *((f"{column}{row}", "K1 T1") for column in "ABCDE" for row in (2, 3)),
            defeated=((2, 2, 3, 3, 4), (3, 3, 4, 4, 5)),
        ),
        laid(("A1", "K5"), ("A5", "T5"), defeated=(tuple(RANKS[:9]), tuple(RANKS[:9]))),
    ]


def views_of(positions: Iterable[TikiPosition]) -> list[TikiView]:
    """What everybody may see of these positions, and all of those that are over."""
    seen: list[TikiView] = []
    for position in positions:
        seen.extend(position.view(reader) for reader in (None, *SEATS))
        if position.outcome:
            seen.append(position.revealed())
    return seen


@cache
def many_views() -> tuple[TikiView, ...]:
    """Views of all kinds."""
    some = [*random_game(1)[::16], random_game(1)[-1]]
    for seed in range(4):
        game = keen_game(seed, ("strict", "open")[seed % 2])
        some.extend((*game[::11], game[-1]))
    shown = [position.revealed() for position in extremes()]
    return (*views_of([*setups(), *some, *extremes()]), *shown)


def setups() -> list[TikiPosition]:
    """Nobody ready, then the one, the other and both."""
    start = started()
    rng = random.Random(3)
    sides = [arranged(rng.sample(RANKS, len(RANKS))) for _ in SEATS]
    both = after(after(start, sides[0], 0), sides[1], 1)
    return [start, after(start, sides[0], 0), after(start, sides[1], 1), both]


def returning() -> TikiPosition:
    """A position in which a defeated piece may return."""
    return next(position for position in keen_game(7)[30:] if position.returns)


def choosing() -> tuple[TikiView, Marks]:
    """The view of a player of TAC who has chosen a piece."""
    position = next(position for position in keen_game(7)[62:] if position.seat == 1)
    view = position.view(1)
    ends: dict[Field, list[Field]] = {}
    for prospect in view.prospects:
        ends.setdefault(prospect.step.origin, []).append(prospect.step.field)
    origin = max(ends, key=lambda field: len(ends[field]))
    return view, Marks(origin, tuple(ends[origin]))


def named_boards() -> dict[str, TikiView]:
    """The boards of the golden pictures."""
    crowded = keen_game(7)[60]
    return {
        "setup": setups()[1].view(0),
        "opening": setups()[3].view(None),
        "middle": crowded.view(None),
        "middle-tiki": crowded.view(0),
        "middle-tac": crowded.view(1),
        "open": keen_game(7, "open")[61].view(1),
        "returning": returning().view(None),
        "tall": extremes()[1].view(0),
        "end": keen_game(7)[-1].revealed(),
    }


def twin(position: TikiPosition, seats: Iterable[Seat], rng: random.Random) -> TikiPosition:
    """The position with the hidden ranks of some seats dealt anew."""
    piles = dict(position.columns)
    waiting = list(position.defeated)
    for seat in seats:
        ranks = [p.rank for held in piles.values() for p in held if p.seat == seat and not p.seen]
        ranks += waiting[seat]
        rng.shuffle(ranks)
        for field, held in piles.items():
            piles[field] = tuple(
                piece._replace(rank=ranks.pop()) if piece.seat == seat and not piece.seen else piece
                for piece in held
            )
        waiting[seat] = tuple(sorted(ranks))
    defeated = (waiting[0], waiting[1])
    return replace(position, columns=tuple(sorted(piles.items())), defeated=defeated)


def duels_like(text: str, seat: Seat = 0, field: str = "B3") -> tuple[Duel, ...]:
    """Duels of one attack: ``4>2 4=4`` beats a 2 and ties, ``4<5`` falls."""
    results = {">": "won", "<": "lost", "=": "tied"}
    return tuple(
        Duel(
            seat,
            Field.parse(field),
            int(duel[0]),
            int(duel[2]),
            results[duel[1]],  # type: ignore[arg-type]
            depth,
        )
        for depth, duel in enumerate(text.split(), 1)
    )


def named_others() -> dict[str, bytes]:
    """The golden pictures that are no boards."""
    theme = THEMES["default"]
    view, marks = choosing()
    begun = [(1, 2), (3,), (), (4, 5), (1, 2)]
    return {
        "choice": board_picture(view, theme, SAY, marks=marks)[0],
        "picker": setup_picture(begun, 1, theme, SAY, chosen=Field(2, 5))[0],
        "duel": duel_picture(duels_like("4>2"), theme, SAY)[0],
        "duels": duel_picture(duels_like("4>2 4>3 4>1 4<5", seat=1), theme, SAY)[0],
        "ties": duel_picture((*duels_like("3=3"), *duels_like("4>2 4=4")), theme, SAY)[0],
    }
