"""Who may know what: a seat that cannot know a difference is shown none, to the last byte."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines import GAMES, IllegalMove
from engines.game import SEATS, Event, Position, Seat

from .games import (
    GAMES_PLAYED,
    chances,
    games,
    played,
    sample,
    seeds,
    shares,
    strangers,
)
from .replay import Played, replayed
from .twins import TWINS, nothing_hidden

WATCHERS = (None, *SEATS)
COMPARED = 200
"""How many moves and completions of a position are compared."""


def test_every_game_has_a_twin() -> None:
    assert TWINS.keys() == GAMES.keys()


@games
@given(seed=seeds, share=shares, seat=st.sampled_from(WATCHERS), rng=chances)
def test_a_seat_is_shown_nothing_that_it_may_not_know(
    key: str, seed: int, share: float, seat: Seat | None, rng: random.Random
) -> None:
    ours, theirs = twins(key, seed, share, seat, rng)
    assert difference(ours, theirs, seat, strangers(key, rng, 5), rng) is None


def leaky_view(position: Position[Any, Any], _seat: Seat | None) -> object:
    return position.dump()


def leaky_list(position: Position[Any, Any], _seat: Seat) -> Iterator[object]:
    yield repr(position.dump())


def leaky_completion(position: Position[Any, Any], _seat: Seat, _text: str) -> Iterator[object]:
    yield repr(position.dump())


def leaky_refusal(position: Position[Any, Any], _seat: Seat, _attempt: object) -> object:
    raise IllegalMove("unreadable", truth=repr(position.dump()))


@games
@pytest.mark.parametrize(
    ("method", "leak", "named", "seat"),
    [
        ("view", leaky_view, "view", None),
        ("view", leaky_view, "view", 0),
        ("view", leaky_view, "view", 1),
        ("legal_moves", leaky_list, "moves", 0),
        ("legal_moves", leaky_list, "moves", 1),
        ("matching", leaky_completion, "completions", 0),
        ("matching", leaky_completion, "completions", 1),
        ("parse", leaky_refusal, "refusal", 0),
        ("parse", leaky_refusal, "refusal", 1),
        ("play", leaky_refusal, "refusal", 0),
        ("play", leaky_refusal, "refusal", 1),
    ],
)
def test_a_leak_would_be_noticed(
    monkeypatch: pytest.MonkeyPatch,
    key: str,
    method: str,
    leak: Callable[..., object],
    named: str,
    seat: Seat | None,
) -> None:
    if TWINS[key] is nothing_hidden:
        pytest.skip("nothing is hidden in this game")
    rng = random.Random(0)
    found = set()
    for seed in range(GAMES_PLAYED):
        ours, theirs = twins(key, seed, 0.3, seat, rng)
        if ours.positions[-1] == theirs.positions[-1]:
            continue
        strange = strangers(key, rng, 1)
        with monkeypatch.context() as planted:
            planted.setattr(type(ours.start), method, leak)
            found.add(difference(ours, theirs, seat, strange, rng))
    assert any(where is not None and named in where for where in found)


@dataclass(frozen=True)
class Whisper(Event):
    """The whole truth, to everybody or to one seat."""

    listener: Seat | None
    truth: str

    @property
    def only_for(self) -> Seat | None:
        return self.listener


@games
@pytest.mark.parametrize("seat", WATCHERS, ids=str)
@pytest.mark.parametrize("listener", WATCHERS, ids=str)
def test_a_leaking_event_would_be_noticed_by_its_listeners(
    key: str, seat: Seat | None, listener: Seat | None
) -> None:
    if TWINS[key] is nothing_hidden:
        pytest.skip("nothing is hidden in this game")
    rng = random.Random(0)
    told = [
        replace(
            whole,
            plies=tuple(
                replace(ply, turn=replace(ply.turn, events=(Whisper(0, listener, truth),)))
                for ply in whole.plies
                for truth in [repr(ply.turn.position.dump())]
            ),
        )
        for whole in twins(key, 0, 0.3, seat, rng)
    ]
    found = difference(told[0], told[1], seat, [], rng)
    assert (found or "").startswith("events") == (listener in {None, seat})


def twins(
    key: str, seed: int, share: float, seat: Seat | None, rng: random.Random
) -> tuple[Played, Played]:
    """The beginning of a random game, and another that ``seat`` cannot tell from it."""
    ours = played(key, seed).until(share)
    deal, moves = TWINS[key](ours.game, ours.deal, ours.moves, seat, rng)
    return ours, replayed(ours.game, deal, moves)


def difference(
    ours: Played, theirs: Played, seat: Seat | None, strange: list[Any], rng: random.Random
) -> str | None:
    """Where ``seat`` is shown a difference between the two, if anywhere.

    The events of all plies are compared, and all that a position has to show at the end and at
    some plies before.
    """
    assert len(ours.plies) == len(theirs.plies)
    for number, (mine, yours) in enumerate(zip(ours.plies, theirs.plies, strict=True), start=1):
        told = [[e for e in ply.turn.events if e.only_for in {None, seat}] for ply in (mine, yours)]
        if repr(told[0]) != repr(told[1]):
            return f"events of ply {number}"
    last = len(ours.plies)
    for number in [last, *sample(range(last), rng, 5)]:
        one, two = ours.positions[number], theirs.positions[number]
        pairs = zip(shows(one, seat, strange), shows(two, seat, strange), strict=True)
        for first, second in pairs:
            if first != second:
                return f"{first[0]} after ply {number}"
    return None


def shows(
    position: Position[Any, Any], seat: Seat | None, strange: list[Any]
) -> Iterator[tuple[str, str]]:
    """All that a position sends to ``seat``, each under a name."""
    yield "view", repr(position.view(seat))
    if seat is None:
        return
    moves = [*islice(position.legal_moves(seat), COMPARED)]
    yield "moves", repr(moves)
    texts = [str(move) for move in [*moves[:2], *strange]]
    for typed in {text[:length] for text in texts for length in (0, 1, 2, len(text))}:
        offered = [*islice(position.matching(seat, typed), COMPARED)]
        yield f"completions of {typed!r}", repr(offered)
    for attempt in [*texts, *strange, "", "?!", "A1", "ZZ99 A1"]:
        yield f"refusal of {attempt!r}", answer(position, seat, attempt)


def answer(position: Position[Any, Any], seat: Seat, attempt: object) -> str:
    """How ``seat`` is answered for a text or a move; what a legal one leads to is not asked."""
    try:
        if isinstance(attempt, str):
            return repr(position.parse(seat, attempt))
        position.play(seat, attempt)
    except IllegalMove as refused:
        return str(refused)
    return "legal"
