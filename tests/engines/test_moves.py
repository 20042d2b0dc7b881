"""Moves of every game: what is legal can be played and written, what is not is refused."""

import random
import re
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines import IllegalMove, Turn
from engines.game import SEATS, Event, Position, Seat

from .games import (
    LIMIT,
    chances,
    choices,
    games,
    is_legal,
    played,
    sample,
    seeds,
    shares,
    some_moves,
    strangers,
)

NONSENSE = ("?!", "§", "no such move", "🔥", "\x00", "'; drop", "A" * 500)


def refusal(position: Position[Any, Any], seat: Seat, attempt: object) -> IllegalMove:
    """The refusal of a text or a move, once it is certain that nothing came of the attempt."""
    before = position.dump()
    tried = position.parse if isinstance(attempt, str) else position.play
    with pytest.raises(IllegalMove) as refused:
        tried(seat, attempt)  # type: ignore[arg-type]
    assert position.dump() == before
    assert re.fullmatch(r"[a-z]+(_[a-z]+)*", refused.value.code)
    assert all(isinstance(fact, str | int) for fact in refused.value.facts.values())
    assert str(refused.value).startswith(refused.value.code)
    return refused.value


@games
@given(seed=seeds)
def test_a_game_goes_on_until_it_has_an_outcome(key: str, seed: int) -> None:
    for position in played(key, seed).positions:
        assert (position.outcome is None) == bool(position.to_act)
        assert set(position.to_act) <= set(SEATS)
        assert list(position.to_act) == sorted(set(position.to_act))
    outcome = played(key, seed).positions[-1].outcome
    assert outcome is not None
    assert outcome.winner in {None, *SEATS}
    assert outcome.reason
    assert [type(points) for points in outcome.scores] == [int, int]


@games
@given(seed=seeds, share=shares)
def test_who_may_act_has_a_move_and_who_may_not_has_none(key: str, seed: int, share: float) -> None:
    position = played(key, seed).at(share)
    for seat in SEATS:
        may_act = seat in position.to_act
        assert (next(position.legal_moves(seat), None) is not None) == may_act
        assert (next(position.matching(seat, ""), None) is not None) == may_act


@games
@given(seed=seeds, share=shares)
def test_moves_are_values_listed_once(key: str, seed: int, share: float) -> None:
    position = played(key, seed).at(share)
    for seat in SEATS:
        moves = some_moves(position, seat)
        assert len(set(moves)) == len(moves) == len(set(map(str, moves)))
        assert some_moves(position, seat) == moves


@games
@given(seed=seeds, share=shares, rng=chances)
def test_what_is_legal_can_be_played(key: str, seed: int, share: float, rng: random.Random) -> None:
    position = played(key, seed).at(share)
    before = position.dump()
    for seat, move in choices(position, rng, 10):
        turn = position.play(seat, move)
        assert isinstance(turn, Turn)
        assert turn == position.play(seat, move)
        assert turn.position != position
        assert turn.events
        for event in turn.events:
            assert isinstance(event, Event)
            assert event.seat in SEATS
            assert event.only_for in {None, *SEATS}
    assert position.dump() == before


@games
@given(seed=seeds, share=shares, rng=chances)
def test_what_is_legal_elsewhere_is_refused_here(
    key: str, seed: int, share: float, rng: random.Random
) -> None:
    position = played(key, seed).at(share)
    for seat in SEATS:
        for move in strangers(key, rng, 20):
            if is_legal(position, seat, move):
                position.play(seat, move)
            else:
                refusal(position, seat, move)
                refusal(position, seat, str(move))


@games
@given(seed=seeds, share=shares, rng=chances)
def test_who_may_not_act_is_refused_whatever_they_try(
    key: str, seed: int, share: float, rng: random.Random
) -> None:
    position = played(key, seed).at(share)
    moves = [move for _, move in choices(position, rng, 5)] + strangers(key, rng, 5)
    for seat in set(SEATS) - set(position.to_act):
        codes = {
            refusal(position, seat, attempt).code
            for attempt in [*moves, *map(str, moves), *NONSENSE, "", " "]
        }
        assert len(codes) == 1, "the reason is that they may not act, not what they tried"


@games
@given(seed=seeds, share=shares, text=st.text() | st.text("-ABLMNTX012345@ ,"), rng=chances)
def test_any_text_is_a_legal_move_or_refused(
    key: str, seed: int, share: float, text: str, rng: random.Random
) -> None:
    position = played(key, seed).at(share)
    for seat in SEATS:
        for attempt in [text, *(typo(str(move), rng) for move in strangers(key, rng, 5))]:
            try:
                move = position.parse(seat, attempt)
            except IllegalMove:
                refusal(position, seat, attempt)
            else:
                assert is_legal(position, seat, move)
                assert move in islice(position.matching(seat, attempt), LIMIT)


@games
@given(seed=seeds, share=shares)
def test_nonsense_is_refused_and_completes_to_nothing(key: str, seed: int, share: float) -> None:
    position = played(key, seed).at(share)
    for seat in SEATS:
        for text in NONSENSE:
            refusal(position, seat, text)
            assert not list(position.matching(seat, text))


@games
@given(seed=seeds, share=shares, rng=chances)
def test_notation_is_read_back_in_any_case_and_spacing(
    key: str, seed: int, share: float, rng: random.Random
) -> None:
    position = played(key, seed).at(share)
    for seat, move in choices(position, rng, 10):
        text = str(move)
        assert text == text.strip()
        for typed in (
            text,
            text.lower(),
            text.upper(),
            text.swapcase(),
            f"  {text}\n",
            text.replace(" ", "   "),
            text.replace(" ", "\t"),
        ):
            assert position.parse(seat, typed) == move


@games
@given(seed=seeds, share=shares, rng=chances)
def test_words_in_another_order_are_refused_or_completed_alike(
    key: str, seed: int, share: float, rng: random.Random
) -> None:
    position = played(key, seed).at(share)
    for seat, move in choices(position, rng, 10):
        words = str(move).split()
        text = " ".join(rng.sample(words, len(words)))
        try:
            read = position.parse(seat, text)
        except IllegalMove:
            continue
        assert read in islice(position.matching(seat, text), LIMIT)


@games
@given(seed=seeds, share=shares, rng=chances)
def test_a_move_is_offered_from_its_first_letter_to_its_last(
    key: str, seed: int, share: float, rng: random.Random
) -> None:
    position = played(key, seed).at(share)
    for seat, move in choices(position, rng, 3):
        text = str(move)
        for length in range(1, len(text) + 1):
            for typed in (text[:length], text[:length].lower()):
                offered = list(islice(position.matching(seat, typed), LIMIT + 1))
                assert move in offered or len(offered) > LIMIT
                assert len(set(offered)) == len(offered)
                for other in sample(offered, rng, 3):
                    position.play(seat, other)


@games
@given(seed=seeds, share=shares)
def test_nothing_typed_offers_every_move(key: str, seed: int, share: float) -> None:
    position = played(key, seed).at(share)
    for seat in SEATS:
        moves = some_moves(position, seat)
        assert list(islice(position.matching(seat, ""), LIMIT)) == moves
        assert list(islice(position.matching(seat, "  "), LIMIT)) == moves


def typo(text: str, rng: random.Random) -> str:
    """``text`` with a letter missing, doubled, replaced or in the wrong place."""
    place = rng.randrange(len(text))
    head, letter, tail = text[:place], text[place], text[place + 1 :]
    return rng.choice(
        [head + tail, head + letter + letter + tail, head + rng.choice("A0-? ") + tail, tail + head]
    )
