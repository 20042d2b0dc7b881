"""Tic Tac Trek: each ruling by hand, on tables drawn as text.

A table shows its tiles by their symbols, a campfire as brackets, the lowest row being row 1 and
the leftmost column A. Tiles that the other player must have laid meanwhile lie far away.
"""

import random
from itertools import zip_longest

import pytest

from engines import IllegalMove
from engines.fields import Field
from engines.game import Event
from engines.tictactrek import (
    CAMPFIRES,
    GAME,
    OPENING,
    TILES,
    TURNS,
    CampfireKept,
    CampfireLit,
    CampfireMoved,
    Lay,
    TileLaid,
    TrekPosition,
    score,
)

X, O = 0, 1  # noqa: E741 - the symbols are called that

SIX = "[X] . . [X] . . [X] . . [X] . . [X] . . [X]"
"""All campfires of X, far enough from each other."""


def table(picture: str, to_lay: int = X, tiles_left: int = 4) -> TrekPosition:
    """The table of the picture with ``to_lay`` to lay a lake, which may go anywhere."""
    rows = [line.split() for line in picture.strip().splitlines()]
    drawn = [
        (Field(column, len(rows) - line), mark)
        for line, row in enumerate(rows)
        for column, mark in enumerate(row)
        if mark != "."
    ]
    own, others = ([field for field, mark in drawn if symbol in mark] for symbol in "XO")
    count = max(len(own), len(others) + to_lay)
    own += [Field(200 + 3 * number, 100) for number in range(count - len(own))]
    others += [Field(200 + 3 * n, 200) for n in range(count - to_lay - len(others))]
    laid = [field for pair in zip_longest(own, others) for field in pair if field is not None]
    return TrekPosition(
        "M" * len(laid) + "L" * tiles_left,
        tuple(laid),
        frozenset(field for field, mark in drawn if "[" in mark),
    )


def lay(position: TrekPosition, text: str) -> tuple[TrekPosition, list[Event]]:
    """The position after a move, and what happened besides the tile."""
    seat = position.to_act[0]
    turn = position.play(seat, position.parse(seat, text))
    laid, *more = turn.events
    assert isinstance(laid, TileLaid)
    assert isinstance(turn.position, TrekPosition)
    return turn.position, more


def fires(position: TrekPosition) -> set[str]:
    return set(map(str, position.campfires))


def test_seat_0_plays_x_on_a_pair_that_lies_side_by_side() -> None:
    position = GAME.start(GAME.deal({}, random.Random(1)))
    assert position.to_act == (0,)
    left, right = position.view(None).tiles
    assert (str(left.field), left.seat) == ("M13", 0)
    assert (str(right.field), right.seat) == ("N13", 1)
    assert (left.terrain, right.terrain) == tuple(position.bag[:2])


def test_each_player_lays_twelve_tiles_of_twenty_six() -> None:
    assert sum(TILES.values()) == 26
    assert TURNS == 26 - len(OPENING) == 2 * 12
    assert CAMPFIRES == 6


@pytest.mark.parametrize(
    ("picture", "field"),
    [
        ("X X . X", "C1"),
        ("X X . X X", "C1"),
        ("X . X", "B1"),
        ("X X . .", "C1"),
        ("X X X .", "D1"),
        (". O . \n X . . \n X O .", "A3"),
        (". O . \n . X . \n X O .", "C3"),
        ("X . . \n O X . \n O O .", "C1"),
    ],
)
def test_any_three_in_line_earn_one_campfire(picture: str, field: str) -> None:
    position, happened = lay(table(picture), field)
    (lit,) = happened
    assert isinstance(lit, CampfireLit)
    assert (lit.seat, str(lit.field)) == (X, field)
    assert fires(position) == {field}
    assert position.supply == (5, 6)


@pytest.mark.parametrize(
    ("picture", "field"),
    [
        ("X . .", "B1"),
        ("X O .", "C1"),
        ("O O .", "C1"),
        ("X . X . X", "F1"),
        ("X X O .", "D1"),
        (". O . \n . . X \n X X .", "A2"),
    ],
)
def test_less_than_three_of_ones_own_in_line_earn_nothing(picture: str, field: str) -> None:
    position, happened = lay(table(picture), field)
    assert happened == []
    assert fires(position) == set()


def test_a_row_of_o_earns_one_for_o() -> None:
    position, happened = lay(table("O O . O \n X X . X", to_lay=O), "C2")
    assert [(type(event), event.seat) for event in happened] == [(CampfireLit, O)]
    assert position.supply == (6, 5)


def test_two_lines_at_once_light_one_campfire() -> None:
    position, happened = lay(table("X X . \n O O X \n O O X"), "C3")
    assert [type(event) for event in happened] == [CampfireLit]
    assert fires(position) == {"C3"}


@pytest.mark.parametrize(
    ("picture", "field"),
    [
        ("[X] X .", "C1"),
        ("X [X] .", "C1"),
        ("X X [X] .", "D1"),
        ("X [X] . [X] X", "C1"),
    ],
)
def test_a_tile_with_a_campfire_is_spent(picture: str, field: str) -> None:
    _, happened = lay(table(picture), field)
    assert happened == []


def test_a_line_may_lie_beside_a_spent_tile() -> None:
    position, happened = lay(table("[X] X X ."), "D1")
    assert [type(event) for event in happened] == [CampfireLit]
    assert fires(position) == {"A1", "D1"}


def test_tiles_of_an_earlier_row_serve_again_if_they_carry_no_campfire() -> None:
    position, _ = lay(table("X X ."), "C1")
    then, _ = lay(position, "B2")
    position, happened = lay(then, "A0")
    assert happened == []
    position, happened = lay(table("X . . \n X X [X]"), "A0")
    assert [type(event) for event in happened] == [CampfireLit]
    assert fires(position) == {"C1", "A0"}


def test_lighting_is_not_optional_even_for_nothing() -> None:
    closed = table("X O O \n O . O \n O O X")
    assert Lay(Field.parse("B2")) in set(closed.legal_moves(X))
    position, happened = lay(closed, "B2")
    assert happened == [CampfireLit(X, Field.parse("B2"), 0)]
    assert fires(position) == {"B2"}
    assert position.scores == (0, 0)
    assert position.supply == (5, 6)


def test_a_campfire_is_not_moved_while_one_is_left_to_light() -> None:
    position = table("[X] . . . X X .")
    with pytest.raises(IllegalMove, match="trek_supply_left") as refused:
        position.parse(X, "G1 A1")
    assert refused.value.facts["left"] == 5


def test_with_all_six_out_a_campfire_is_moved_or_left() -> None:
    full = table(f"{SIX} \n X X . . . . . . . [O]")
    assert full.supply[X] == 0
    here = [move for move in full.legal_moves(X) if str(move.field) == "C1"]
    assert [str(move) for move in here] == [
        "C1",
        "C1 A2",
        "C1 D2",
        "C1 G2",
        "C1 J2",
        "C1 M2",
        "C1 P2",
    ]
    left, happened = lay(full, "C1")
    assert happened == [CampfireKept(X, Field.parse("C1"))]
    assert left.campfires == full.campfires
    moved, happened = lay(full, "C1 M2")
    (event,) = happened
    assert isinstance(event, CampfireMoved)
    assert (str(event.origin), str(event.field)) == ("M2", "C1")
    assert moved.campfires == full.campfires - {event.origin} | {event.field}
    assert moved.supply == full.supply


@pytest.mark.parametrize("text", ["C1 M2", "m2 c1", "c1,m2", "C1M2", "M2 → C1", " c 1  m 2 "])
def test_a_moved_campfire_is_read_and_completed_in_either_order(text: str) -> None:
    full = table(f"{SIX} \n X X . . . . . . . [O]")
    move = Lay(Field.parse("C1"), Field.parse("M2"))
    assert full.parse(X, text) == move
    assert list(full.matching(X, text)) == [move]
    assert move in set(full.matching(X, "c1"))
    assert move in set(full.matching(X, "m2"))
    assert move not in set(full.matching(X, "a2"))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("C1 J1", "trek_not_your_campfire"),
        ("C1 A1", "trek_not_your_campfire"),
        ("C1 C1", "trek_not_your_campfire"),
        ("E2 A2", "trek_no_row"),
        ("A1 A2", "trek_taken"),
        ("C9 A2", "trek_not_beside"),
    ],
)
def test_no_other_campfire_is_moved_and_none_without_a_row(text: str, code: str) -> None:
    full = table(f"{SIX} \n X X . . . . . . . [O]")
    with pytest.raises(IllegalMove, match=code):
        full.parse(X, text)


def test_the_tile_of_a_moved_campfire_serves_in_later_rows() -> None:
    full = table(
        f"{SIX} \n . . . . . . . . . . . . . . X . \n X X . . . . . . . . . . O . . .", tiles_left=4
    )
    assert "N1" not in {str(move.field) for move in full.legal_moves(X) if move.campfire_from}
    moved, happened = lay(full, "C1 P3")
    assert [type(event) for event in happened] == [CampfireMoved]
    then, _ = lay(moved, "B2")
    back, happened = lay(then, "N1 C1")
    assert [type(event) for event in happened] == [CampfireMoved]
    assert "N1" in fires(back)


def test_vacating_a_tile_earns_nothing_by_itself() -> None:
    full = table("X X [X] . . [X] . . [X] . . [X] . . [X] . . [X] \n . . . \n X X . ")
    moved, happened = lay(full, "C1 C3")
    assert len(happened) == 1
    assert fires(moved) == {"C1", "F3", "I3", "L3", "O3", "R3"}


def test_a_row_for_which_moving_was_declined_stays_unspent() -> None:
    full = table(f"{SIX} \n X X . . ")
    left, _ = lay(full, "C1")
    then, _ = lay(left, "A0")
    position, happened = lay(then, "D1 A2")
    assert [type(event) for event in happened] == [CampfireMoved]
    assert "D1" in fires(position)


def test_an_empty_space_counts_for_each_campfire_beside_it() -> None:
    fields = {name: Field.parse(name) for name in ("A1", "C1")}
    assert score([(fields["A1"], X, True), (fields["C1"], O, True)]) == (8, 8)
    assert score([(fields["A1"], X, True), (fields["C1"], O, False)]) == (8, 0)


@pytest.mark.parametrize(
    ("picture", "winner", "reason", "scores"),
    [
        ("[X] . . . [O] O", 0, "points", (8, 7)),
        ("[X] X . . [O] .", 1, "points", (7, 8)),
        ("[X] . . . O O O \n . . . . [O] O [O] \n . . . . . O .", 1, "campfires", (8, 8)),
        ("[O] . . . X X X \n . . . . [X] X [X] \n . . . . . X .", 0, "campfires", (8, 8)),
        ("[X] . . . [O] .", 0, "final_turn", (8, 8)),
        ("X . . . O .", 0, "final_turn", (0, 0)),
    ],
)
def test_most_points_then_most_campfires_then_not_the_last_turn(
    picture: str, winner: int, reason: str, scores: tuple[int, int]
) -> None:
    outcome = table(picture, X, tiles_left=0).outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.scores) == (winner, reason, scores)


def test_a_tile_is_laid_even_where_its_terrain_is_closed_in() -> None:
    ring = [Field.parse(name) for name in ("B2", "A2", "B3", "C2", "B1", "A3")]
    position = TrekPosition("MDDDDDM", tuple(ring))
    assert {str(field) for field in position.legal_fields} >= {"A1", "C3", "-A2", "D2"}
    assert not any(Field.parse("B2") in field.beside() for field in position.legal_fields)


def test_a_hole_enclosed_by_tiles_is_a_space() -> None:
    assert Lay(Field.parse("B2")) in set(table("O X O \n X . X \n O X O").legal_moves(X))
