"""Damaged deals and dumps: refused with ValueError, or read as something that can be played."""

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given

from engines import GAMES
from engines.game import SEATS, Json, Position

from .games import LIMIT, chances, games, played, seeds, shares, some_moves

OTHERS: tuple[Any, ...] = (None, True, -1, 10**9, 1.5, "", "?", "A1", [], [[]], {}, {"a": 1})
NO_OBJECTS: tuple[Any, ...] = (None, True, 0, 1.5, "", "text", [], [{}], [["bag", []]])

Read = Callable[[Any], Position[Any, Any]]


@games
@pytest.mark.parametrize("data", NO_OBJECTS, ids=repr)
def test_what_is_no_object_is_refused(key: str, data: Any) -> None:
    for read in (GAMES[key].start, GAMES[key].load):
        with pytest.raises(ValueError, match=r"\w"):
            read(data)


@games
def test_nothing_is_no_position(key: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        GAMES[key].load({})


@games
@given(seed=seeds, share=shares, rng=chances)
def test_a_value_of_another_type_is_refused(
    key: str, seed: int, share: float, rng: random.Random
) -> None:
    for read, data in readings(key, seed, share):
        damaged = copy.deepcopy(data)
        for holder, place in spots(damaged, rng):
            was = holder[place]
            fitting = (type(was), bool, type(None))
            for other in OTHERS:
                holder[place] = copy.deepcopy(other)
                if was is None or isinstance(other, fitting):
                    refused_or_sound(read, damaged)
                else:
                    with pytest.raises(ValueError, match=r"\w"):
                        read(damaged)
            holder[place] = was
        assert damaged == data


@games
@given(seed=seeds, share=shares, rng=chances)
def test_what_is_missing_cut_or_repeated_is_noticed_or_harmless(
    key: str, seed: int, share: float, rng: random.Random
) -> None:
    for read, data in readings(key, seed, share):
        for _ in range(10):
            damaged = copy.deepcopy(data)
            for holder, place in spots(damaged, rng)[:1]:
                spoil(holder, place, rng)
            refused_or_sound(read, damaged)


@games
@given(seed=seeds, share=shares)
def test_a_dump_with_a_key_missing_is_refused(key: str, seed: int, share: float) -> None:
    dump = played(key, seed).at(share).dump()
    for name in dump:
        with pytest.raises(ValueError, match=r"\w"):
            GAMES[key].load({other: value for other, value in dump.items() if other != name})


def readings(key: str, seed: int, share: float) -> Iterator[tuple[Read, Json]]:
    """What the game reads, and how."""
    game, whole = GAMES[key], played(key, seed)
    yield game.start, whole.deal
    yield game.load, whole.at(share).dump()


def spots(data: Any, rng: random.Random) -> list[tuple[Any, Any]]:
    """Up to ten places in ``data`` where a value stands, each as its holder and its key."""
    found: list[tuple[Any, Any]] = []
    holders = [data]
    while holders:
        holder = holders.pop()
        for place in holder if isinstance(holder, dict) else range(len(holder)):
            found.append((holder, place))
            if isinstance(holder[place], dict | list):
                holders.append(holder[place])
    return rng.sample(found, min(10, len(found)))


def spoil(holder: Any, place: Any, rng: random.Random) -> None:
    """Lose, shorten, repeat or swap what stands there."""
    value = holder[place]
    if isinstance(value, list | str) and value and rng.random() < 0.5:
        cut = rng.randrange(len(value))
        holder[place] = rng.choice([value[:cut], value[cut:], value[::-1], value[:cut] * 2])
    elif isinstance(value, int):
        holder[place] = value + rng.choice([-1, 1, 100])
    elif isinstance(holder, list) and rng.random() < 0.5:
        holder[place] = copy.deepcopy(rng.choice(holder))
    else:
        del holder[place]


def refused_or_sound(read: Read, data: Any) -> None:
    """Read ``data``; when it is accepted, everything that a position offers has to work."""
    try:
        position = read(data)
    except ValueError:
        return
    assert (position.outcome is None) == bool(position.to_act)
    for seat in SEATS:
        for move in some_moves(position, seat)[:: LIMIT // 10]:
            position.play(seat, position.parse(seat, str(move)))
    assert [position.view(seat).seat for seat in (None, *SEATS)] == [None, *SEATS]
    assert repr(position)
