"""Battle of LITS: a piece held over the board, moved, turned and asked where it fits."""

import random

import pytest

from engines.battleoflits import GAME, LitsPosition
from engines.battleoflits_ghost import (
    Fields,
    best_first,
    brought_in,
    covers,
    flipped,
    is_legal,
    moved,
    nearest_legal,
    next_legal,
    score_after,
    shape_of,
    turned,
    why_not,
)
from engines.battleoflits_parts import LitsView, Placed, symbol_at
from engines.battleoflits_placements import LOOKS, PLACEMENTS, SHAPES, Place
from engines.fields import Field
from engines.game import other


def fields(text: str) -> Fields:
    return tuple(Field.parse(name) for name in text.split())


def positions() -> list[LitsPosition]:
    """All positions of some games."""
    found = []
    for seed in range(4):
        rng = random.Random(seed)
        position = GAME.start(GAME.deal({"layout": "free"}, rng))
        found.append(position)
        while position.to_act:
            move = rng.choice(list(position.legal_moves(position.to_act[0])))
            after = position.play(position.to_act[0], move).position
            assert isinstance(after, LitsPosition)
            position = after
            found.append(position)
    return found


POSITIONS = positions()


def view() -> LitsView:
    position = GAME.start({"symbols": ["XXXXXOOOOO"] * 10})
    after = position.play(0, position.parse(0, "T D4 D5 D6 E5")).position
    return after.view(None)


def test_every_shape_has_its_looks() -> None:
    assert {shape: len(looks) for shape, looks in LOOKS.items()} == {"L": 8, "I": 2, "T": 4, "S": 4}
    assert shape_of(fields("F5 F6 G5 G6")) is None
    assert shape_of(()) is None
    assert shape_of(fields("K11 K12 K13 K14")) == "I"


@pytest.mark.parametrize("shape", SHAPES)
def test_turning_four_times_and_flipping_twice_bring_a_ghost_back(shape: str) -> None:
    reached = set()
    for look in LOOKS[shape]:
        ghost = moved(look, 4, 4)
        for changed in (turned, flipped):
            assert shape_of(changed(ghost)) == shape
        assert flipped(flipped(ghost)) == ghost
        assert turned(turned(turned(turned(ghost)))) == ghost
        reached |= {turned(ghost), flipped(ghost)}
    assert reached == {moved(look, 4, 4) for look in LOOKS[shape]}


def test_a_turn_is_clockwise() -> None:
    assert turned(fields("B2 B3 B4 C2")) == fields("B2 B3 C3 D3")
    assert flipped(fields("B2 B3 B4 C2")) == fields("B2 C2 C3 C4")


def test_a_ghost_is_moved_and_brought_in() -> None:
    ghost = fields("A1 A2 A3 B2")
    assert moved(ghost, 2, 1) == fields("C2 C3 C4 D3")
    for columns in (-3, 0, 12):
        for rows in (-4, 0, 11):
            inside = brought_in(moved(ghost, columns, rows))
            assert all(0 <= field.column <= 9 and 1 <= field.row <= 10 for field in inside)
            assert shape_of(inside) == "T"
    assert brought_in(ghost) == ghost
    assert brought_in(moved(ghost, -1, 0)) == ghost


def test_a_ghost_off_the_board_or_of_another_shape_is_told_so() -> None:
    over = moved(fields("I8 I9 I10 J9"), 1, 0)
    for shape, ghost, code in (
        ("T", over, "lits_off_board"),
        ("L", fields("A1 A2 A3 B2"), "lits_other_shape"),
        ("T", fields("A1 A2 A3"), "lits_not_a_piece"),
    ):
        reason = why_not(view(), shape, ghost)
        assert reason
        assert reason.code == code
        assert not is_legal(view(), ghost) or code == "lits_other_shape"
    ended = why_not(POSITIONS[-1].view(None), "T", fields("A1 A2 A3 B2"))
    assert ended
    assert ended.code == "game_over"


def test_the_touched_field_is_named() -> None:
    reason = why_not(view(), "T", fields("D7 C8 D8 E8"))
    assert reason
    assert dict(reason.facts) == {"shape": "T", "field": "D7", "at": "D6"}


def test_what_a_ghost_covers_is_what_the_move_will_say() -> None:
    for position in POSITIONS:
        before = position.view(None)
        for place in random.Random(0).sample(list(before.legal), min(10, len(before.legal))):
            seat = position.to_act[0]
            turn = position.play(seat, place)
            [event] = turn.events
            assert isinstance(event, Placed)
            hidden = covers(before, place.fields)
            assert (hidden[seat], hidden[other(seat)]) == (event.own, event.others)
            assert score_after(before, place.fields) == turn.position.view(None).uncovered


def test_what_is_covered_or_off_the_board_scores_nothing_more() -> None:
    assert covers(view(), fields("D4 D5 K1 A0")) == (0, 0)
    assert covers(view(), fields("D4 D7 F7 G7")) == (1, 2)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_next_legal_place_goes_round_all_of_a_shape(shape: str) -> None:
    for position in POSITIONS[::5]:
        seen = position.view(None)
        places = list(seen.legal.of(shape))
        ghost = fields("K5 K6 K7 K8")
        if not places:
            assert next_legal(seen, shape, ghost) is None
            assert nearest_legal(seen, shape, ghost) is None
            continue
        visited = []
        for _ in places:
            place = next_legal(seen, shape, ghost)
            assert place
            visited.append(place)
            following = next_legal(seen, shape, place.fields, back=True)
            assert following == places[places.index(place) - 1]
            ghost = place.fields
        assert sorted(visited, key=places.index) == places


def test_the_nearest_legal_place_is_the_ghost_itself_or_right_beside_it() -> None:
    seen = view()
    for place in seen.legal:
        assert nearest_legal(seen, place.shape, place.fields) == place
    near = nearest_legal(seen, "I", fields("C4 C5 C6 C7"), covering=fields("F5"))
    assert near
    assert Field.parse("F5") in near.fields
    assert nearest_legal(seen, "I", fields("C4 C5 C6 C7"), covering=fields("D5")) is None


def test_the_best_places_come_first() -> None:
    seen = view()
    best = best_first(seen, seen.legal)
    assert sorted(best, key=str) == sorted(seen.legal, key=str)
    assert seen.to_act == (1,)
    gains = [covers(seen, place.fields)[0] - covers(seen, place.fields)[1] for place in best]
    assert gains == sorted(gains, reverse=True)


def test_places_are_ranked_for_x_when_nobody_is_to_act() -> None:
    over = POSITIONS[-1].view(None)
    assert not over.to_act
    worth = [
        marks.count("O") - marks.count("X")
        for place in best_first(over, PLACEMENTS)
        for marks in ["".join(symbol_at(over.symbols, field) for field in place.fields)]
    ]
    assert len(worth) == len(PLACEMENTS)
    assert worth == sorted(worth, reverse=True)


def test_a_set_of_placements_is_a_collection() -> None:
    legal = view().legal
    assert len(legal) == len(list(legal)) == len(set(legal))
    assert str(legal) == f"{len(legal)} placements"
    assert Place("T", fields("E5 D4 D6 D3")) not in legal
    assert Place("T", fields("D4 D5 D6 E5")) not in legal
    assert Place("X", ()) not in legal
