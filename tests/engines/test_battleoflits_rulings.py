"""Battle of LITS: each ruling, how moves are read and completed, and what is told to whom errs."""

import random
from typing import Any

import pytest

from engines import IllegalMove, Outcome
from engines.battleoflits import GAME, LitsPosition, Place, Swap
from engines.battleoflits_parts import Placed, Swapped
from engines.battleoflits_placements import SHAPES
from engines.fields import Field

FIRST = "T D4 D5 D6 E5"


def start() -> LitsPosition:
    return GAME.start(GAME.deal({}, random.Random(1)))


def after(*moves: str, of: LitsPosition | None = None) -> LitsPosition:
    position = of or start()
    for text in moves:
        position = play(position, text)
    return position


def play(position: LitsPosition, text: str) -> LitsPosition:
    seat = position.to_act[0]
    turn = position.play(seat, position.parse(seat, text))
    assert isinstance(turn.position, LitsPosition)
    return turn.position


def refused(position: LitsPosition, text: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(IllegalMove) as refusal:
        position.parse(position.to_act[0], text)
    return refusal.value.code, dict(refusal.value.facts)


def offered(position: LitsPosition, text: str) -> list[str]:
    return [str(move) for move in position.matching(position.to_act[0], text)]


def test_seat_0_owns_x_and_places_first() -> None:
    view = start().view(None)
    assert (view.to_act, view.owned, view.uncovered) == ((0,), ("X", "O"), (30, 30))
    assert (view.supply, view.pieces, view.last) == ((5, 5, 5, 5), (), None)
    assert view.fitting == (576, 140, 288, 288)


def test_turns_alternate() -> None:
    position = after(FIRST, "I D7 D8 D9 D10")
    assert [piece.seat for piece in position.view(None).pieces] == [0, 1]
    assert position.to_act == (0,)


def test_a_swap_exchanges_the_symbols_and_leaves_the_piece() -> None:
    before = after(FIRST)
    assert before.can_swap
    assert next(before.legal_moves(1)) == Swap()
    turn = before.play(1, Swap())
    assert turn.events == (Swapped(1, "X"),)
    view = turn.position.view(None)
    assert (view.to_act, view.owned, view.can_swap, view.swapped) == ((0,), ("O", "X"), False, True)
    assert view.uncovered == before.uncovered[::-1]
    assert view.legal == before.view(None).legal
    assert (view.ply, [piece.seat for piece in view.pieces]) == (2, [0])


def test_after_a_swap_seat_0_lays_the_second_piece_and_turns_alternate() -> None:
    position = after(FIRST, "swap", "I D7 D8 D9 D10", "L E8 F8 G8 G9")
    assert [piece.seat for piece in position.view(None).pieces] == [0, 0, 1]
    assert position.to_act == (0,)
    assert position.owned == ("O", "X")


def test_a_swap_is_possible_once_and_only_after_the_first_piece() -> None:
    assert refused(start(), "swap") == ("lits_swap_too_early", {})
    assert refused(after(FIRST, "swap"), "swap") == ("lits_swap_once", {})
    assert refused(after(FIRST, "I D7 D8 D9 D10"), "swap") == ("lits_swap_too_late", {})
    assert refused(after(FIRST, "swap", "I D7 D8 D9 D10"), "swap") == ("lits_swap_once", {})
    with pytest.raises(IllegalMove, match="not_your_turn"):
        after(FIRST).parse(0, "swap")


def test_an_event_counts_what_was_covered_of_each() -> None:
    position = GAME.start({"symbols": ["XXXOO....."] * 10})
    turn = position.play(0, position.parse(0, "I B1 C1 D1 E1"))
    fields = tuple(Field(column, 1) for column in range(1, 5))
    assert turn.events == (Placed(0, "I", fields, own=2, others=2),)
    turn = turn.position.play(1, turn.position.parse(1, "L A1 A2 A3 B3"))
    [event] = turn.events
    assert isinstance(event, Placed)
    assert (event.seat, event.own, event.others) == (1, 0, 4)


@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize("rows", [["X" * 10] * 5 + ["O" * 10] * 5, ["." * 10] * 10])
def test_more_uncovered_wins_and_a_tie_goes_to_whoever_laid_last(
    rows: list[str], *, swapped: bool
) -> None:
    for seed in range(8):
        rng, position = random.Random(seed), GAME.start({"symbols": rows})
        while position.to_act:
            text = str(rng.choice(list(position.view(None).legal)))
            position = play(position, "swap" if swapped and position.can_swap else text)
        scores, last = position.uncovered, position.view(None).last
        assert last
        more = int(scores[1] > scores[0])
        expected = (
            Outcome(more, "uncovered", scores)
            if scores[0] != scores[1]
            else Outcome(last.seat, "last_piece", scores)
        )
        assert position.outcome == expected
        for text in ("swap", FIRST, "?!", ""):
            with pytest.raises(IllegalMove, match="game_over"):
                position.parse(0, text)


@pytest.mark.parametrize(
    "text",
    [
        "T D4 D5 D6 E5",
        "t d4 d5 d6 e5",
        "E5 D6 D4 D5",
        "d4,d5,d6,e5",
        "D4, D5; D6 / E5",
        "D4-D5-D6-E5",
        "TD4D5D6E5",
        "d4d5d6e5t",
        "D4 t D5 D6 E5",
        "D 4 D 5 D 6 E 5",
        "T: (D4 D5 D6 E5)",
        "D04 D05 D06 E05",
    ],
)
def test_a_move_is_read_however_it_is_written(text: str) -> None:
    position = start()
    assert str(position.parse(0, text)) == FIRST
    assert offered(position, text) == [FIRST]


def test_the_letter_i_is_a_shape_and_a_column() -> None:
    position = start()
    assert str(position.parse(0, "I I5 I6 I7 I8")) == "I I5 I6 I7 I8"
    assert str(position.parse(0, "i5 i6 i7 i8 i")) == "I I5 I6 I7 I8"
    assert str(position.parse(0, "i 5 i 6 i 7 i 8")) == "I I5 I6 I7 I8"
    for text in offered(position, "I"):
        assert text.startswith("I") or " I" in text
    assert len(offered(position, "I")) > 140
    assert {text[0] for text in offered(position, "T I")} == {"T"}
    assert all(" I" in text for text in offered(position, "I I"))


def test_completion_narrows_field_by_field_in_any_order() -> None:
    position = start()
    everything = offered(position, "")
    assert len(everything) == 1292
    for text, wanted in (
        ("D5 D4", {"D4", "D5"}),
        ("d4 d5 ", {"D4", "D5"}),
        ("E5, D4 D6", {"E5", "D4", "D6"}),
    ):
        assert offered(position, text) == [
            move for move in everything if wanted <= set(move.split()[1:])
        ]
    for text, begun in (("D4 E", "E"), ("D4 D", "D"), ("D4 D1", "D1")):
        assert offered(position, text) == [
            move
            for move in everything
            if "D4" in move.split() and any(w.startswith(begun) and w != "D4" for w in move.split())
        ]
    assert offered(position, "D4 D4") == offered(position, "K1") == offered(position, "D4 X") == []
    assert {move[0] for move in offered(position, "t")} == {"T"}
    assert {move[0] for move in offered(position, "D5 S")} == {"S"}


def test_a_field_in_row_1_may_become_one_in_row_10_until_a_space_follows() -> None:
    position = start()
    tens = [move for move in offered(position, "C1") if "C1" not in move.split()]
    assert tens
    assert all("C10" in move.split() for move in tens)
    assert all("C1" in move.split() for move in offered(position, "C1 "))


def test_s_offers_the_swap_and_the_s_pieces() -> None:
    position = after(FIRST)
    moves = offered(position, "s")
    assert moves[0] == "swap"
    assert {move[0] for move in moves[1:]} == {"S"}
    assert offered(position, "SW") == offered(position, "swap") == ["swap"]
    assert offered(position, "")[0] == "swap"
    assert offered(start(), "sw") == offered(position, "s s") == offered(position, "swaps") == []


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("", "lits_unreadable", {"text": ""}),
        (" , ", "lits_unreadable", {"text": " , "}),
        ("hello", "lits_unreadable", {"text": "hello"}),
        ("D4 D5 D6 E5 D", "lits_unreadable", {"text": "D4 D5 D6 E5 D"}),
        ("T S D4 D5 D6 E5", "lits_unreadable", {"text": "T S D4 D5 D6 E5"}),
        ("C1 C2 C3 C4 C5", "lits_too_many_fields", {"count": 5}),
        ("C1 C2 C3 C1", "lits_repeated_field", {"field": "C1"}),
        ("A11 A10 A9 A8", "lits_off_board", {"field": "A11"}),
        ("I1 J1 K1 L1", "lits_off_board", {"field": "K1"}),
        ("A0 A1 A2 A3", "lits_off_board", {"field": "A0"}),
        ("F5 F6 G5 G6", "lits_not_a_piece", {"fields": "F5 F6 G5 G6"}),
        ("T F1 F2 F3 F5", "lits_not_a_piece", {"fields": "F1 F2 F3 F5"}),
        (
            "T F6 F7 F8 G8",
            "lits_other_shape",
            {"shape": "T", "actual": "L", "fields": "F6 F7 F8 G8"},
        ),
        ("C5 D5 E5 F5", "lits_covered", {"field": "D5", "shape": "T"}),
        ("T D7 D8 D9 E8", "lits_touches_same", {"shape": "T", "field": "D7", "at": "D6"}),
        ("L E4 F4 G4 G5", "lits_fills_block", {"field": "D4", "to": "E5"}),
        ("I J1 J2 J3 J4", "lits_not_adjacent", {"fields": "J1 J2 J3 J4"}),
    ],
)
def test_who_errs_is_told_how(text: str, code: str, facts: dict[str, Any]) -> None:
    assert refused(after(FIRST, "swap"), text) == (code, facts)


@pytest.mark.parametrize(
    ("text", "count"), [("L", 0), ("I", 0), ("c", 0), ("C4 C3", 2), ("C4 C", 1), ("C2 C3 S C4", 3)]
)
def test_who_names_too_few_fields_is_told_how_many_placements_there_are(
    text: str, count: int
) -> None:
    position = after(FIRST, "swap")
    facts = {"count": count, "matches": len(offered(position, text))}
    assert refused(position, text) == ("lits_too_few_fields", facts)


def test_who_lays_a_sixth_piece_of_a_shape_is_told_that_none_is_left() -> None:
    rng = random.Random(5)
    while True:
        position = start()
        while position.to_act and 0 not in position.view(None).supply:
            position = play(position, str(rng.choice(list(position.view(None).legal))))
        if position.to_act:
            break
    view = position.view(None)
    shape = SHAPES[view.supply.index(0)]
    assert not view.legal.of(shape)
    text = {"L": "A1 A2 A3 B1", "I": "A1 A2 A3 A4", "T": "A1 A2 A3 B2", "S": "A1 A2 B2 B3"}[shape]
    assert refused(position, text) == ("lits_none_left", {"shape": shape})


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ((), "lits_not_a_piece"),
        (("A1",), "lits_not_a_piece"),
        (("K1", "K2", "K3", "K4"), "lits_off_board"),
    ],
)
def test_a_move_that_is_no_placement_is_refused(fields: tuple[str, ...], code: str) -> None:
    with pytest.raises(IllegalMove, match=code):
        start().play(0, Place("I", tuple(map(Field.parse, fields))))


def test_a_move_keeps_its_fields_in_order() -> None:
    fields = tuple(map(Field.parse, ("E5", "D6", "D4", "D5")))
    assert str(Place("T", fields)) == FIRST
    assert start().play(0, Place("T", fields)) == start().play(0, start().parse(0, FIRST))


@pytest.mark.parametrize(
    "damage",
    [
        {"pieces": ["T D4 D5 D6"]},
        {"pieces": ["T D5 D4 D6 E5"]},
        {"pieces": [FIRST, FIRST]},
        {"pieces": [FIRST, "I J1 J2 J3 J4"]},
        {"pieces": [], "swapped": True},
        {"swapped": 1},
        {"swapped": None},
        {"symbols": ["X" * 10] * 9},
        {"symbols": ["X" * 9] * 10},
        {"symbols": ["x" * 10] * 10},
        {"symbols": ["X" * 10 + "\n"] * 10},
    ],
)
def test_a_position_that_cannot_have_come_about_is_not_loaded(damage: dict[str, Any]) -> None:
    dump = after(FIRST).dump()
    assert GAME.load(dump) == after(FIRST)
    with pytest.raises(ValueError, match=r"\w"):
        GAME.load(dump | damage)


def test_a_loaded_swap_goes_on_as_it_would_have() -> None:
    swapped = after(FIRST, "swap")
    loaded = GAME.load(swapped.dump())
    assert loaded == swapped != after(FIRST)
    assert (loaded.to_act, loaded.owned, loaded.can_swap) == ((0,), ("O", "X"), False)
