"""What a move uncovers: one that says it uncovers nothing can be taken back without a trace.

Two matches that look alike to somebody before a stretch of such moves look alike after it, so
nobody has learned anything in it, neither what is hidden nor what chance has settled.
"""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines import IllegalMove
from engines.battleoflits import GAME as LITS
from engines.game import Position, Seat, Turn
from engines.tactiki_parts import Duel

from .games import GAMES_PLAYED, LIMIT, chances, games, played, seeds
from .replay import Played, Ply, replayed
from .test_sight import WATCHERS, difference
from .twins import TWINS, nothing_hidden


@games
@given(seed=seeds, seat=st.sampled_from(WATCHERS), rng=chances)
def test_what_uncovers_nothing_leaves_what_looks_alike_alike(
    key: str, seed: int, seat: Seat | None, rng: random.Random
) -> None:
    whole = played(key, seed)
    begin, end = rng.choice(list(stretches(whole)))
    end = rng.randint(begin + 1, end)
    assert unlike(whole, begin, end, seat, rng) is None


@games
def test_a_move_that_uncovers_is_seen_to(key: str) -> None:
    """Were such a move said to uncover nothing, the test above would notice."""
    if TWINS[key] is nothing_hidden:
        pytest.skip("nothing is hidden in this game")
    rng = random.Random(0)
    found = 0
    for seed in range(GAMES_PLAYED):
        whole = played(key, seed)
        uncovering = [at for at, ply in enumerate(whole.plies) if ply.turn.uncovers]
        assert uncovering
        at = rng.choice(uncovering)
        found += any(unlike(whole, at, at + 1, seat, rng) for seat in WATCHERS)
    assert found > GAMES_PLAYED / 4


def test_a_duel_uncovers_and_nothing_else_in_tactiki() -> None:
    for ply in played("tactiki", 0).plies:
        assert ply.turn.uncovers == any(isinstance(each, Duel) for each in ply.turn.events)


def test_a_drawn_tile_is_uncovered_unless_all_can_count_it_out() -> None:
    whole = played("tictactrek", 0)
    assert [ply.turn.uncovers for ply in whole.plies[:20]] == [True] * 20
    assert [ply.turn.uncovers for ply in whole.plies[-2:]] == [False, False]
    for at, ply in enumerate(whole.plies):
        bag = whole.positions[at].view(None).bag
        assert ply.turn.uncovers == (sum(left > 0 for left in bag) > 1)


def test_nothing_is_uncovered_in_battle_of_lits() -> None:
    assert not any(ply.turn.uncovers for ply in played(LITS.key, 0).plies)


def stretches(whole: Played) -> Iterator[tuple[int, int]]:
    """The longest runs of moves that uncover nothing: where each begins and ends."""
    begin = 0
    for at, ply in enumerate((*whole.plies, None)):
        if ply is None or ply.turn.uncovers:
            if at > begin:
                yield begin, at
            begin = at + 1


def unlike(
    whole: Played, begin: int, end: int, seat: Seat | None, rng: random.Random
) -> str | None:
    """How ``seat`` tells a match that looked alike until ``begin`` from ours at ``end``, if so."""
    deal, moves = TWINS[whole.game.key](whole.game, whole.deal, whole.moves[:begin], seat, rng)
    twin = replayed(whole.game, deal, moves)
    plies = list(twin.plies)
    position = twin.positions[-1]
    for ply in whole.plies[begin:end]:
        turn = likewise(position, ply, seat)
        if turn is None:
            return "nothing looks like this move there"
        plies.append(Ply(ply.seat, ply.move, turn))
        position = turn.position
    ours = Played(whole.game, whole.deal, whole.start, whole.plies[:end])
    return difference(ours, Played(whole.game, deal, twin.start, tuple(plies)), seat, [], rng)


def likewise(position: Position[Any, Any], ply: Ply, seat: Seat | None) -> Turn[Any, Any] | None:
    """A move in ``position`` that looks to ``seat`` like one of ours: the same one, if it can."""

    def told(turn: Turn[Any, Any]) -> str:
        return repr([event for event in turn.events if event.only_for in {None, seat}])

    for move in (ply.move, *islice(position.legal_moves(ply.seat), LIMIT)):
        try:
            turn = position.play(ply.seat, move)
        except IllegalMove:
            continue
        if told(turn) == told(ply.turn):
            return turn
    return None
