"""TacTiki: what is refused and why, how moves are read, and what the rulings settle."""

from dataclasses import replace
from typing import Any

import pytest

from engines import IllegalMove
from engines.fields import Field
from engines.game import Seat
from engines.tactiki import GAME, TikiPosition
from engines.tactiki_board import Piece
from engines.tactiki_draws import can_collect, is_quiet
from engines.tactiki_parts import SIDES, Arrange, Duel, Reincarnate, Step, Token, Trace

TIKI, TAC = 0, 1
SETUP = "12 34 55 14 23"


def table(told: str, seat: Seat = TIKI, waiting: tuple[str, str] = ("", "")) -> TikiPosition:
    """A position in play, told as ``A1:t5 C3:c3t3`` with t for TIKI and c for TAC.

    ``waiting`` are the defeated ranks of both.
    """
    columns = []
    for word in told.split():
        name, pile = word.split(":")
        pairs = zip(pile[::2], pile[1::2], strict=True)
        pieces = tuple(Piece("tc".index(side), int(rank)) for side, rank in pairs)
        columns.append((Field.parse(name), pieces))
    ranks = [tuple(map(int, side)) for side in waiting]
    return TikiPosition(tuple(sorted(columns)), (ranks[0], ranks[1]), seat, turns=20, ply=42)


CROWDED = table("A1:t1 B1:t2c2 C1:t4t3 A3:t5 C3:c3t3 D3:t4c4 C5:c1 D5:t5 E4:c2", TIKI, ("12", "45"))


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("", "tiki_not_a_move", {"text": ""}),
        ("B1", "tiki_not_a_move", {"text": "B1"}),
        ("A0-A1", "tiki_off_board", {"field": "A0"}),
        ("E4-F4", "tiki_off_board", {"field": "F4"}),
        ("D1-D2", "tiki_no_piece", {"field": "D1"}),
        ("C5-C4", "tiki_not_your_piece", {"field": "C5"}),
        ("D3-D4", "tiki_blocked", {"field": "D3"}),
        ("B1-B2", "tiki_blocked", {"field": "B1"}),
        ("D5-D4", "tiki_locked", {"field": "D5"}),
        ("A3-A2", "tiki_backward", {"origin": "A3", "field": "A2", "fields": "A4, B3"}),
        ("A3-B4", "tiki_not_one_step", {"origin": "A3", "field": "B4", "fields": "A4, B3"}),
        ("A3-A5", "tiki_not_one_step", {"origin": "A3", "field": "A5", "fields": "A4, B3"}),
        ("A3-A3", "tiki_not_one_step", {"origin": "A3", "field": "A3", "fields": "A4, B3"}),
        ("A1-B1", "tiki_held_by_enemy", {"origin": "A1", "field": "B1", "fields": "A2"}),
        ("C1-B1", "tiki_held_by_enemy", {"origin": "C1", "field": "B1", "fields": "C2, D1"}),
        ("6@D1", "tiki_no_such_rank", {"rank": 6}),
        ("1@D2", "tiki_not_your_start_field", {"field": "D2", "fields": "D1, E1"}),
        ("1@E5", "tiki_not_your_start_field", {"field": "E5", "fields": "D1, E1"}),
        ("1@A1", "tiki_not_empty", {"field": "A1", "fields": "D1, E1"}),
        ("5@D1", "tiki_not_defeated", {"rank": 5, "ranks": "1, 2"}),
        (SETUP, "tiki_setup_over", {}),
    ],
)
def test_a_move_is_refused_for_its_reason(text: str, code: str, facts: dict[str, Any]) -> None:
    with pytest.raises(IllegalMove) as refused:
        CROWDED.parse(TIKI, text)
    assert (refused.value.code, dict(refused.value.facts)) == (code, facts)


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("", "tiki_not_a_move", {"text": ""}),
        ("12 34 55 14 2x", "tiki_not_a_move", {"text": "12 34 55 14 2x"}),
        ("B1-B2", "tiki_setup_first", {}),
        ("3@C1", "tiki_setup_first", {}),
        ("12 34 55 14 26", "tiki_no_such_rank", {"rank": 6}),
        ("12 34 55 14 22", "tiki_rank_too_often", {"rank": 2, "count": 3}),
        ("12 34 55 14 23 1", "tiki_rank_too_often", {"rank": 1, "count": 3}),
        ("12 34 5", "tiki_setup_incomplete", {"pieces": 5, "missing": "1, 2, 3, 4, 5"}),
        ("123 4 55 14 23", "tiki_not_in_pairs", {"setup": SETUP}),
    ],
)
def test_a_setup_is_refused_for_its_reason(text: str, code: str, facts: dict[str, Any]) -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.start({}).parse(TAC, text)
    assert (refused.value.code, dict(refused.value.facts)) == (code, facts)


def test_who_may_not_act_is_told_why() -> None:
    ready = GAME.start({}).play(TAC, Arrange(tuple(map(int, SETUP.replace(" ", ""))))).position
    for position, seat, code in (
        (ready, TAC, "tiki_already_set_up"),
        (CROWDED, TAC, "not_your_turn"),
        (table("C5:t1t2t3t4t5 A1:t1 B2:c1"), TIKI, "game_over"),
    ):
        with pytest.raises(IllegalMove, match=code):
            position.parse(seat, "A1-A2")
    with pytest.raises(IllegalMove, match="tiki_setup_first"):
        ready.play(TIKI, Step(Field.parse("B1"), Field.parse("B2")))
    with pytest.raises(IllegalMove, match="tiki_setup_over"):
        CROWDED.play(TIKI, Arrange(()))


def test_a_reincarnation_takes_the_whole_turn_and_needs_a_defeated_piece() -> None:
    first = (Trace(TIKI, "move", Field.parse("A2"), Field.parse("A3")),)
    with pytest.raises(IllegalMove, match="tiki_reincarnation_takes_the_turn"):
        replace(CROWDED, this_turn=first, ply=43).parse(TIKI, "1@D1")
    with pytest.raises(IllegalMove, match="tiki_nobody_defeated"):
        replace(CROWDED, defeated=((), (4, 5))).parse(TIKI, "1@D1")
    full = table("A1:t3 B1:t2 C1:t3 D1:t4 E1:c1 C5:c2", TIKI, ("12", "45"))
    for text in ("1@A1", "1@E1", "1@C3", "5@A1"):
        with pytest.raises(IllegalMove, match="tiki_no_field_free"):
            full.parse(TIKI, text)
    after = CROWDED.play(TIKI, Reincarnate(1, Field.parse("D1"))).position
    assert after.to_act == (TAC,)
    assert after.view(TIKI).defeated_ranks == ((2,), None)
    assert after.view(TAC).defeated == (1, 2)


@pytest.mark.parametrize("text", ["c1-c2", "C1C2", " c 1   c2", "c1>c2", "C1 → C2", "c1\u2013c2"])
def test_a_step_is_read(text: str) -> None:
    step = Step(Field.parse("C1"), Field.parse("C2"))
    assert CROWDED.parse(TIKI, text) == step
    assert list(CROWDED.matching(TIKI, text)) == [step]


@pytest.mark.parametrize("text", ["1@d1", "1 d1", "D1@1", "d1 1", "1D1", "d11"])
def test_a_reincarnation_is_read(text: str) -> None:
    move = Reincarnate(1, Field.parse("D1"))
    assert CROWDED.parse(TIKI, text) == move
    assert list(CROWDED.matching(TIKI, text)) == [move]


@pytest.mark.parametrize(
    "text", [SETUP, "1234551423", "1 2 3 4 5 5 1 4 2 3", "12,34,55,14,23", "1234 55/1423"]
)
def test_a_setup_is_read(text: str) -> None:
    start = GAME.start({})
    assert str(start.parse(TAC, text)) == SETUP
    assert [str(move) for move in start.matching(TAC, text)] == [SETUP]


def test_open_memory_follows_a_piece_until_it_is_defeated() -> None:
    strict = table("A3:t4 B1:t1 B4:c3 C5:c5 E3:c1", TIKI, ("1223355", "12245"))
    for memory in ("strict", "open"):
        attacked = replace(strict, memory=memory).play(TIKI, step("A3-B3")).position
        after = attacked.play(TIKI, step("B3-B4")).position
        winner = after.view(TAC).columns[1].pieces
        shown = memory == "open"
        assert winner == (Token(TIKI, 4 if shown else None, False, False, shown),)
        moved = after.play(TAC, step("C5-B5")).position.play(TAC, step("B5-B4"))
        assert moved.events[1] == Duel(TAC, Field.parse("B4"), 5, 4, "won", 1)
        assert moved.position.view(TIKI).columns[1].pieces == (
            Token(TAC, 5 if shown else None, False, False, shown),
        )
        back = moved.position.play(TIKI, Reincarnate(4, Field.parse("A1"))).position
        assert back.view(TAC).columns[0].pieces == (Token(TIKI, None, False, False, False),)


def test_what_is_over_can_be_revealed_but_no_view_does() -> None:
    for view in map(CROWDED.view, (None, TIKI, TAC)):
        hidden = {t.seat for column in view.columns for t in column.pieces if t.rank is None}
        assert hidden == {TIKI, TAC} - {view.seat}
    view = CROWDED.revealed()
    assert all(token.rank for column in view.columns for token in column.pieces)
    assert view.defeated_ranks == ((1, 2), (4, 5))


def test_marks_statues_and_prospects() -> None:
    view = table("A4:t1 C5:c1t1t2 C4:t3 D4:c4c5 C3:c3t3").view(None)
    tokens = {str(column.field): column.pieces for column in view.columns}
    assert [(token.locked, token.blocked) for token in tokens["C5"]] == [
        (False, True),
        (True, False),
        (True, False),
    ]
    assert [(token.locked, token.blocked) for token in tokens["C3"]] == [
        (False, True),
        (False, False),
    ]
    assert [(str(s.field), s.seat, s.pieces) for s in view.statues] == [("C5", TIKI, 2)]
    prospects = {str(p.step): (p.enemies, p.height, p.statue) for p in view.prospects}
    assert prospects == {
        "A4-A5": (0, 0, 1),
        "A4-B4": (0, 0, None),
        "C3-C4": (0, 1, None),
        "C3-B3": (0, 0, None),
        "C3-D3": (0, 0, None),
        "C4-C5": (0, 3, 3),
        "C4-B4": (0, 0, None),
        "C4-D4": (2, 2, None),
    }


@pytest.mark.parametrize(
    ("told", "waiting", "able"),
    [
        ("C5:t1t2t3 C4:t4 B1:t5", 0, True),
        ("C5:t1t2t3 C4:t4", 0, False),
        ("C5:t1t2t3 C4:t4", 1, True),
        ("C5:t1t2t3 B3:t4c4 B2:t5", 0, True),
        ("C5:t1t2t3 B5:t4 B2:t5", 0, False),
        ("C5:t1t2t3 B1:t4c4 B2:t5", 0, False),
        ("C5:t1t2t3 A2:t4 A1:c1 B1:c1 C1:c1 D1:c1", 1, True),
        ("C5:t1t2t3 A2:t4 A1:c1 B1:c1 C1:c1 D1:c1 E1:c1", 1, False),
        ("C5:t1t2t3 A2:t4 A1:c1 B1:c1 C1:c1 D1:c1 E1:t5", 0, True),
        ("C5:t1t2t3 A2:t4 A1:c1 B1:c1 C1:c1 D1:c1 E1:t5c5", 3, False),
    ],
)
def test_five_can_be_collected_of_what_can_still_come(told: str, waiting: int, able: bool) -> None:  # noqa: FBT001
    assert can_collect(table(told).owners, waiting, TIKI) is able


def test_a_hundred_turns_without_an_arrival_are_quiet() -> None:
    assert not is_quiet(120, 21)
    assert is_quiet(121, 21)


@pytest.mark.parametrize(
    "damage",
    [
        {"board": {"A1": ["TIKI1"]}},
        {"board": {}},
        {"seat": 2},
        {"turns": 19},
        {"turns": 42},
        {"last_arrival": 23},
        {"ply": 0},
        {"defeated": [[1, 2], [5, 4]]},
        {"defeated": [[1, 2]]},
        {"memory": "none"},
        {"this_turn": [{"seat": 0}]},
    ],
)
def test_a_table_that_cannot_have_come_about_is_refused(damage: dict[str, Any]) -> None:
    told = "A1:t1 A3:t5 C1:t4t3t2 C3:c3t3 D3:t4c4 C5:c1 B5:c2 E4:c2 B1:t1c1"
    sound = table(told, TIKI, ("25", "3455")).dump()
    assert GAME.load(sound).dump() == sound
    with pytest.raises(ValueError, match=r"\w"):
        GAME.load(sound | damage)
    for pile in (["TIKI1", "TAC3"], ["TIKI9"], [], ["TIKI1!"]):
        with pytest.raises(ValueError, match=r"\w"):
            GAME.load(sound | {"board": sound["board"] | {"A1": pile}})


def step(text: str) -> Step:
    origin, field = text.split("-")
    return Step(Field.parse(origin), Field.parse(field))


def test_seats_play_their_sides() -> None:
    assert SIDES == ("TIKI", "TAC")
