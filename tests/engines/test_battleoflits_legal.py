"""Battle of LITS: the legal sets are those of the reference, and as many as counted elsewhere.

By default some random games are compared at every ply; ``--hypothesis-profile=search`` compares
a thousand.
"""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from engines.battleoflits import GAME, LitsPosition, Place
from engines.battleoflits_ghost import is_legal, why_not
from engines.battleoflits_placements import EMPTY, NUMBERS, PLACEMENTS, Placements, Table, lay
from engines.fields import Field

from . import lits_reference as reference

PERFT = json.loads((Path(__file__).parent / "cases" / "battleoflits_perft.json").read_text("utf-8"))
BY_THE_REFERENCE = {reference.named(str(place)): place for place in PLACEMENTS}
SOME, SEARCHED = 40, 1_000
PARTS = 10
"""Test cases that share the games, so that they can be run at once."""

pinned = pytest.mark.parametrize(
    "case", PERFT["positions"], ids=[case["name"] for case in PERFT["positions"]]
)


def test_there_are_as_many_placements_as_the_board_has_room_for() -> None:
    assert BY_THE_REFERENCE.keys() == reference.EVERYWHERE
    shapes = [place.shape for place in PLACEMENTS]
    assert [shapes.count(shape) for shape in "LITS"] == [576, 140, 288, 288]
    assert list(Placements(EMPTY.legal)) == list(PLACEMENTS)


@pytest.mark.parametrize("part", range(PARTS))
def test_legal_sets_are_those_of_the_reference(part: int) -> None:
    assert settings.default
    games = SEARCHED if settings.default.max_examples >= SEARCHED else SOME
    for seed in range(part, games, PARTS):
        rng = random.Random(seed)
        position, pieces = start(rng), list[reference.Placement]()
        while True:
            expected = {BY_THE_REFERENCE[one] for one in reference.legal(pieces)}
            assert set(position.view(None).legal) == expected, (seed, position)
            if not position.to_act:
                break
            move = rng.choice(sorted(expected, key=NUMBERS.__getitem__))
            pieces.append(reference.named(str(move)))
            position = play(position, move)


def test_a_reason_is_given_just_where_a_placement_is_not_legal() -> None:
    for seed in range(3):
        rng = random.Random(seed)
        position = start(rng)
        while position.to_act:
            view = position.view(None)
            for place in PLACEMENTS:
                assert (why_not(view, place.shape, place.fields) is None) == (place in view.legal)
                assert is_legal(view, place.fields) == (place in view.legal)
            position = play(position, rng.choice(list(view.legal)))


def test_two_earlier_pieces_and_a_new_one_may_not_fill_a_block_together() -> None:
    """Of the block E5-F6 the I covers E6 and the L covers F6; the new piece may not do the rest."""
    position = start(random.Random(0))
    for text in ("I E6 E7 E8 E9", "L F6 G6 H6 H7"):
        position = play(position, position.parse(position.to_act[0], text))
    view, lower = position.view(None), {Field.parse("E5"), Field.parse("F5")}
    for field in lower:
        assert view.legal.covering([field])
    assert not view.legal.covering(lower)
    reason = why_not(view, "T", [Field.parse(name) for name in ("D5", "E4", "E5", "F5")])
    assert reason
    assert (reason.code, dict(reason.facts)) == ("lits_fills_block", {"field": "E5", "to": "F6"})


@pinned
def test_counts_by_playing(case: dict[str, Any]) -> None:
    position = reached(case)
    seat = position.to_act[0]
    first = [move for move in position.legal_moves(seat) if isinstance(move, Place)]
    assert len(first) == case["counts"]["1"]
    if case["counts"].get("2", 0) > 100_000:
        return
    split = {str(move): len(play(position, move).view(None).legal) for move in first}
    assert sum(split.values()) == case["counts"]["2"], split


@pinned
def test_counts_of_tables(case: dict[str, Any]) -> None:
    table = reached(case).table
    for depth, count in case["counts"].items():
        split = {
            str(place): perft(lay(table, NUMBERS[place]), int(depth) - 1)
            for place in Placements(table.legal)
        }
        assert sum(split.values()) == count, split


def start(rng: random.Random) -> LitsPosition:
    return GAME.start(GAME.deal({}, rng))


def play(position: LitsPosition, move: Any) -> LitsPosition:
    after = position.play(position.to_act[0], move).position
    assert isinstance(after, LitsPosition)
    return after


def reached(case: dict[str, Any]) -> LitsPosition:
    position = start(random.Random(0))
    for text in case["moves"]:
        position = play(position, position.parse(position.to_act[0], text))
    return position


def perft(table: Table, depth: int) -> int:
    """How many games of so many pieces can follow."""
    if depth == 0:
        return 1
    if depth == 1:
        return table.legal.bit_count()
    return sum(perft(lay(table, NUMBERS[place]), depth - 1) for place in Placements(table.legal))
