"""TacTiki: what holds in every match, tried on games played at random."""

import random
from collections import Counter
from itertools import islice, pairwise
from statistics import mean

import pytest
from hypothesis import given

from engines.game import SEATS, other
from engines.tactiki import GAME, TikiPosition
from engines.tactiki_board import duel
from engines.tactiki_draws import can_collect
from engines.tactiki_parts import (
    OF_EACH_RANK,
    PIECES,
    RANKS,
    STATUE,
    Duel,
    Locked,
    NoSecondStep,
    Reincarnate,
    Reincarnated,
    Step,
    TurnSkipped,
    locks,
)
from engines.tactiki_setup import completions

from .games import played, seeds
from .lives import Watch


def positions(seed: int) -> list[TikiPosition]:
    return list(map(tiki, played(GAME.key, seed).positions))


def tiki(position: object) -> TikiPosition:
    assert isinstance(position, TikiPosition)
    return position


@given(seed=seeds)
def test_twenty_pieces_are_conserved(seed: int) -> None:
    for position in positions(seed):
        pieces = Counter(piece[:2] for _, pile in position.columns for piece in pile)
        for seat in SEATS:
            pieces.update((seat, rank) for rank in position.defeated[seat])
            count = OF_EACH_RANK if position.ready[seat] else 0
            assert all(pieces[seat, rank] == count for rank in RANKS)


@given(seed=seeds)
def test_a_locked_piece_never_moves_and_a_held_field_is_never_entered(seed: int) -> None:
    for ply, before in zip(played(GAME.key, seed).plies, positions(seed), strict=False):
        if isinstance(ply.move, Step):
            own, enemys = (1, 5) if ply.seat == 0 else (5, 1)
            assert ply.move.origin.row != enemys
            entered = before.owners.get(ply.move.field, ())
            assert ply.move.field.row != own or other(ply.seat) not in entered
        after = tiki(ply.turn.position)
        for field, owners in before.owners.items():
            for seat in SEATS:
                if locks(seat, field):
                    assert after.owners.get(field, ()).count(seat) >= owners.count(seat)
    for position in positions(seed):
        for field, pile in position.columns:
            for below, above in pairwise(pile):
                assert below.rank == above.rank or below.seat == above.seat
                assert not (locks(below.seat, field) and above.seat != below.seat)


@given(seed=seeds)
def test_a_turn_has_its_second_step_exactly_when_there_is_one(seed: int) -> None:
    for ply, before in zip(played(GAME.key, seed).plies, positions(seed), strict=False):
        after = tiki(ply.turn.position)
        told = {type(event) for event in ply.turn.events}
        first = isinstance(ply.move, Step) and not before.this_turn
        if after.this_turn:
            assert first
            assert after.to_act == (ply.seat,)
            assert after.actions == after.steps != ()
        elif first and after.outcome is None:
            assert NoSecondStep in told
        if NoSecondStep in told:
            assert not TikiPosition(after.columns, after.defeated, ply.seat).steps
        if not before.in_setup and not after.this_turn and after.outcome is None:
            assert (after.seat == ply.seat) == (TurnSkipped in told)
            skipped = TikiPosition(after.columns, after.defeated, other(ply.seat)).actions
            assert bool(skipped) != (TurnSkipped in told)
            assert after.view(None).skipped == (None if skipped else other(ply.seat))


@given(seed=seeds)
def test_who_could_not_win_never_does(seed: int) -> None:
    outcome = positions(seed)[-1].outcome
    assert outcome is not None
    able = [True, True]
    for position in positions(seed)[2:]:
        for seat in SEATS:
            now = can_collect(position.owners, len(position.defeated[seat]), seat)
            assert able[seat] or not now
            able[seat] = now
    if outcome.winner is not None:
        assert able[outcome.winner]
        assert outcome.reason == "statue"
        assert outcome.scores[outcome.winner] == STATUE
    else:
        assert (outcome.reason == "nobody_can_win") == (not any(able))


@given(seed=seeds)
def test_a_view_shows_own_ranks_and_with_open_memory_those_that_were_followed(seed: int) -> None:
    whole, watch = played(GAME.key, seed), Watch()
    for number, ply in enumerate(whole.plies):
        watch.follow(number, ply)
        if number % 10 and number > 3:
            continue
        position = tiki(ply.turn.position)
        for reader in (None, *SEATS):
            for column in position.view(reader).columns:
                for token, life in zip(column.pieces, watch.board[column.field], strict=True):
                    seen = life.shown and position.memory == "open"
                    assert (token.seat, token.seen) == (life.seat, seen)
                    known = seen or life.seat == reader
                    assert token.rank == (life.rank if known else None)


@given(seed=seeds)
def test_duels_are_told_as_they_are_fought(seed: int) -> None:
    for ply, before in zip(played(GAME.key, seed).plies, positions(seed), strict=False):
        duels = [event for event in ply.turn.events if isinstance(event, Duel)]
        assert [event.depth for event in duels] == list(range(1, len(duels) + 1))
        assert all(event.result == "won" for event in duels[:-1])
        assert all(event.result == duel(event.attacker, event.defender) for event in duels)
        if isinstance(ply.move, Step):
            steps = {p.step: p for p in before.view(None).prospects}
            assert bool(duels) == bool(steps[ply.move].enemies)
            assert len(duels) <= steps[ply.move].enemies
            for event in ply.turn.events:
                if isinstance(event, Locked):
                    assert event.pieces == steps[ply.move].statue
        if isinstance(ply.move, Reincarnate):
            assert ply.turn.events[0] == Reincarnated(ply.seat, ply.move.field)
            assert ply.turn.events[1:] in {(), (TurnSkipped(other(ply.seat)),)}


@pytest.mark.parametrize("attacker", RANKS)
def test_the_higher_rank_wins_except_that_1_beats_5(attacker: int) -> None:
    beaten = {1: {5}, 2: {1}, 3: {1, 2}, 4: {1, 2, 3}, 5: {2, 3, 4}}[attacker]
    for defender in RANKS:
        result = "won" if defender in beaten else "tied" if defender == attacker else "lost"
        assert duel(attacker, defender) == result


def test_there_are_113400_setups_in_a_varied_order() -> None:
    setups = list(completions(""))
    assert len(set(setups)) == len(setups) == 113_400
    assert all(sorted(setup.ranks) == sorted(RANKS * OF_EACH_RANK) for setup in setups[::100])
    for slot in range(PIECES):
        assert {setup.ranks[slot] for setup in setups[:50]} == set(RANKS)
    assert {str(setup) for setup in completions("12 34 5")} == {
        str(setup) for setup in setups if str(setup).startswith("12 34 5")
    }


def test_random_play_is_as_expected() -> None:
    setups = list(islice(completions(""), 2000))
    first, second, turns, wins = list[int](), list[int](), list[int](), list[bool]()
    for seed in range(40):
        rng, position = random.Random(seed), GAME.start({})
        for seat in SEATS:
            position = tiki(position.play(seat, rng.choice(setups)).position)
        while position.outcome is None:
            (second if position.this_turn else first).append(len(position.actions))
            position = tiki(position.play(position.seat, rng.choice(position.actions)).position)
        turns.append(position.turns)
        wins.append(position.outcome.winner is not None)
    assert mean(first) == pytest.approx(13.0, abs=0.7)
    assert mean(second) == pytest.approx(11.2, abs=0.7)
    assert mean(turns) == pytest.approx(181, abs=30)
    assert mean(wins) == pytest.approx(0.38, abs=0.2)
