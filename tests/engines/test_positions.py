"""Positions and deals of every game: values that last, go through JSON and come back."""

import dataclasses
import json
import random
import sys

import pytest
from hypothesis import given

from engines import GAMES
from engines.game import SEATS

from .games import chances, choices, games, played, seeds, shares


@games
def test_a_game_is_listed_under_its_key(key: str) -> None:
    assert GAMES[key].key == key
    assert key.isidentifier()


@games
@given(seed=seeds, share=shares)
def test_a_dump_goes_through_json_and_back(key: str, seed: int, share: float) -> None:
    game, position = GAMES[key], played(key, seed).at(share)
    dump = position.dump()
    stored = json.loads(json.dumps(dump, allow_nan=False))
    assert stored == dump
    loaded = game.load(stored)
    assert loaded == position
    assert hash(loaded) == hash(position)
    assert loaded.dump() == dump
    assert game.load(dict(reversed(stored.items()))) == position
    assert all(loaded.view(seat) == position.view(seat) for seat in (None, *SEATS))


@games
@given(seed=seeds, share=shares)
def test_a_dump_is_the_readers_own(key: str, seed: int, share: float) -> None:
    position = played(key, seed).at(share)
    dump = position.dump()
    before = json.dumps(dump)
    for value in dump.values():
        if isinstance(value, list | dict):
            value.clear()
    assert json.dumps(position.dump()) == before


@games
@given(seed=seeds, share=shares)
def test_a_repr_can_be_pasted_back(key: str, seed: int, share: float) -> None:
    position = played(key, seed).at(share)
    names = vars(sys.modules[type(position).__module__])
    assert eval(repr(position), dict(names)) == position  # noqa: S307


@games
@given(seed=seeds, share=shares)
def test_a_replay_gives_the_same_position(key: str, seed: int, share: float) -> None:
    until = played(key, seed).until(share)
    deal = json.loads(json.dumps(until.deal))
    again = until.game.replay(deal, until.moves)
    position = until.positions[-1]
    assert again == position
    assert hash(again) == hash(position)
    assert again.dump() == position.dump()
    assert deal == until.deal
    if position.to_act:
        with pytest.raises(ValueError, match=r"\w"):
            until.game.replay(deal, [*until.moves, (position.to_act[0], "?!")])


@games
@given(seed=seeds)
def test_positions_of_a_game_differ(key: str, seed: int) -> None:
    positions = played(key, seed).positions
    assert len(set(positions)) == len(positions)
    dumps = {json.dumps(position.dump(), sort_keys=True) for position in positions}
    assert len(dumps) == len(positions)


@games
@given(seed=seeds, share=shares, rng=chances)
def test_positions_and_moves_and_views_cannot_be_changed(
    key: str, seed: int, share: float, rng: random.Random
) -> None:
    position = played(key, seed).at(share)
    seen = [position.view(seat) for seat in (None, *SEATS)]
    for value in [position, *seen, *(move for _, move in choices(position, rng, 1))]:
        assert dataclasses.is_dataclass(value)
        for field in dataclasses.fields(value):
            with pytest.raises(AttributeError):
                setattr(value, field.name, None)
            with pytest.raises(AttributeError):
                delattr(value, field.name)
        hash(value)


@games
@given(seed=seeds, share=shares)
def test_views_state_what_every_view_states(key: str, seed: int, share: float) -> None:
    position = played(key, seed).at(share)
    for seat in (None, *SEATS):
        view = position.view(seat)
        assert view.seat == seat
        assert view.to_act == position.to_act
        assert view.outcome == position.outcome
    counted = [position.view(None).ply for position in played(key, seed).positions]
    assert counted == list(range(len(counted)))


@games
@given(rng=chances)
def test_a_deal_follows_from_chance_and_options(key: str, rng: random.Random) -> None:
    game, seed = GAMES[key], rng.random()
    options = {option.key: rng.choice(option.values) for option in game.options}
    for chosen in ({}, options):
        deal = game.deal(chosen, random.Random(seed))
        assert deal == game.deal(chosen, random.Random(seed))
        stored = json.loads(json.dumps(deal))
        assert stored == deal
        position = game.start(stored)
        assert position == game.start(deal)
        assert stored == deal, "a deal is not used up by starting from it"
        for value in stored.values():
            if isinstance(value, list | dict):
                value.clear()
        assert position == game.start(deal), "nor is a position changed with it"


@games
def test_options_of_no_game_are_refused(key: str) -> None:
    game, rng = GAMES[key], random.Random(0)
    with pytest.raises(ValueError, match="no option"):
        game.deal({"no such option": "1"}, rng)
    for option in game.options:
        assert option.default in option.values
        assert game.deal({}, random.Random(0)) == game.deal(
            {option.key: option.default}, random.Random(0)
        )
        with pytest.raises(ValueError, match="cannot be"):
            game.deal({option.key: "no such value"}, rng)


@games
def test_a_replay_of_an_impossible_move_is_refused(key: str) -> None:
    game = GAMES[key]
    whole = played(key, 0)
    with pytest.raises(ValueError, match=r"\w"):
        game.replay(whole.deal, [*whole.moves, whole.moves[-1]])
