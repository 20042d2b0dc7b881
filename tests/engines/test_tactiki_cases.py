"""TacTiki: positions and whole games with what the rules make of them, read from a file.

The kinds of case, and how positions and events are told, are described at its beginning.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from engines import IllegalMove, Outcome
from engines.fields import Field
from engines.game import SEATS, Event, Seat, other
from engines.tactiki import GAME, TikiPosition
from engines.tactiki_board import Piece
from engines.tactiki_parts import (
    SIDES,
    Duel,
    Locked,
    Reincarnated,
    Step,
    Stepped,
    TikiView,
    Trace,
    TurnSkipped,
)

CASES = json.loads((Path(__file__).parent / "cases" / "tactiki.json").read_text("utf-8"))["cases"]
STEPPED = Trace(0, "move", Field.parse("A2"), Field.parse("B2"))
"""A first step, where a case does not tell which one was made."""

Json = dict[str, Any]


def of_kind(kind: str) -> pytest.MarkDecorator:
    found = [case for case in CASES if case["kind"] == kind]
    assert found
    return pytest.mark.parametrize("case", found, ids=[case["name"] for case in found])


def test_every_case_is_of_a_kind_that_is_tried() -> None:
    kinds = "setup", "legal", "apply", "illegal", "observation", "events seen", "game"
    assert {case["kind"] for case in CASES} == set(kinds)
    assert len(CASES) == 57


@of_kind("setup")
def test_a_setup(case: Json) -> None:
    before, seat = placed(case["position"]), SIDES.index(case["player"])
    if case["after"] is None:
        with pytest.raises(IllegalMove):
            before.parse(seat, case["move"])
        return
    after = before.play(seat, before.parse(seat, case["move"])).position
    assert isinstance(after, TikiPosition)
    expect(after, case["after"])


@of_kind("legal")
def test_these_moves_are_legal_and_no_others(case: Json) -> None:
    position = placed(case["position"])
    (seat,) = position.to_act
    assert {str(move) for move in position.legal_moves(seat)} == set(case["legal"])
    assert not list(position.legal_moves(other(seat)))
    prospects = {str(prospect.step) for prospect in position.view(None).prospects}
    assert prospects == {move for move in case["legal"] if "-" in move}


@of_kind("apply")
def test_a_move_leads_to(case: Json) -> None:
    position = placed(case["position"])
    (seat,) = position.to_act
    turn = position.play(seat, position.parse(seat, case["move"]))
    after = turn.position
    assert isinstance(after, TikiPosition)
    expect(after, case["after"])
    assert told(turn.events, after.outcome) == case["events"]


@of_kind("illegal")
def test_these_moves_are_refused(case: Json) -> None:
    position = placed(case["position"])
    (seat,) = position.to_act
    for move in case["moves"]:
        with pytest.raises(IllegalMove):
            position.parse(seat, move)
        if "-" in move:
            with pytest.raises(IllegalMove):
                position.play(seat, Step(*map(Field.parse, move.split("-"))))


@of_kind("observation")
def test_a_viewer_sees(case: Json) -> None:
    viewer = None if case["viewer"] is None else SIDES.index(case["viewer"])
    position, seen = placed(case["position"]), case["observation"]
    view = position.view(viewer)
    assert view.seat == viewer
    assert board(view) == seen["board"]
    assert dict(zip(SIDES, view.ready, strict=True)) == seen["ready"]
    for seat, side in enumerate(SIDES):
        known, waiting = view.defeated_ranks[seat], seen["defeated"][side]
        assert waiting == (view.defeated[seat] if known is None else list(known))
    assert position.turns == seen["turns"]
    assert view.outcome is None
    if seen["phase"] == "play":
        assert view.to_act == (SIDES.index(seen["to_move"]),)
        assert (view.turn, view.step) == (seen["turns"] + 1, seen["step"])
        assert view.quiet == seen["turns"] - seen["last_arrival"]


@of_kind("events seen")
def test_a_viewer_is_told(case: Json) -> None:
    events = [
        Stepped(0, Field.parse("C2"), Field.parse("C3"), "enemy"),
        Duel(0, Field.parse("C3"), 4, 3, "won", 1),
    ]
    assert told(events, None) == case["events"]
    assert told([e for e in events if e.only_for in {None, case["viewer"]}], None) == case["seen"]


@of_kind("game")
def test_a_game_goes_as_the_rules_say(case: Json) -> None:
    position = GAME.start({})
    for seat, side in enumerate(SIDES):
        position = played(position, seat, case["setup"][side])
    for move in case["moves"]:
        (seat,) = position.to_act
        position = played(position, seat, move)
    expect(position, case["after"])


def played(position: TikiPosition, seat: Seat, text: str) -> TikiPosition:
    move = position.parse(seat, text)
    assert str(move) == text
    after = position.play(seat, move).position
    assert isinstance(after, TikiPosition)
    return after


def placed(told: Json) -> TikiPosition:
    """The position of a case; what came before it is made up."""
    begun = bool(told["board"]) and told["phase"] == "play"
    seat, second = SIDES.index(told["to_move"]) if begun else 0, told["step"] == 2
    ready = 2 if begun else bool(told["board"])
    position = TikiPosition(
        columns=tuple(
            sorted(
                (Field.parse(name), tuple(piece(text) for text in pile))
                for name, pile in told["board"].items()
            )
        ),
        defeated=(tuple(told["defeated"]["TIKI"]), tuple(told["defeated"]["TAC"])),
        seat=seat,
        turns=told["turns"],
        last_arrival=told["last_arrival"],
        ply=ready + 2 * told["turns"] + second,
        this_turn=(Trace(seat, "move", STEPPED.origin, STEPPED.field),) if second else (),
    )
    assert GAME.load(position.dump()) == position
    return position


def piece(text: str) -> Piece:
    side, rank = text.split(":")
    return Piece(SIDES.index(side), int(rank))


def board(view: TikiView) -> dict[str, list[str]]:
    return {
        str(column.field): [
            f"{SIDES[token.seat]}:{'?' if token.rank is None else token.rank}"
            for token in column.pieces
        ]
        for column in view.columns
    }


def expect(position: TikiPosition, after: Json) -> None:
    """The position is the one of a case."""
    view = position.revealed()
    assert board(view) == after["board"]
    assert [list(ranks or ()) for ranks in view.defeated_ranks] == list(after["defeated"].values())
    assert (position.turns, position.last_arrival) == (after["turns"], after["last_arrival"])
    assert GAME.load(position.dump()) == position
    if after["phase"] == "over":
        winner = None if after["winner"] == "draw" else SIDES.index(after["winner"])
        assert position.outcome is not None
        assert (position.outcome.winner, position.outcome.reason) == (winner, after["reason"])
        assert position.to_act == ()
        return
    assert position.outcome is None
    if after["phase"] == "play":
        assert position.to_act == (SIDES.index(after["to_move"]),)
        assert view.step == after["step"]
    else:
        assert position.to_act == tuple(seat for seat in SEATS if not view.ready[seat])


def told(events: Any, outcome: Outcome | None) -> list[Json]:
    """Events as a case tells them; the end of the match is told as one."""
    lines = [line for event in events for line in [told_one(event)] if line]
    if outcome:
        winner = "draw" if outcome.winner is None else SIDES[outcome.winner]
        lines.append({"event": "over", "winner": winner, "reason": outcome.reason})
    return lines


def told_one(event: Event) -> Json:
    side, enemy = SIDES[event.seat], SIDES[other(event.seat)]
    match event:
        case Stepped():
            fields = {"from": str(event.origin), "to": str(event.field)}
            return {"event": "moved", "player": side, **fields}
        case Duel():
            attacker, defender = f"{side}:{event.attacker}", f"{enemy}:{event.defender}"
            removed = {"won": defender, "lost": attacker, "tied": None}[event.result]
            duel = {"attacker": attacker, "defender": defender, "removed": removed}
            return {"event": "duel", "at": str(event.field), **duel}
        case Locked():
            return {"event": "locked", "player": side, "at": str(event.field)}
        case Reincarnated():
            return {"event": "reincarnated", "player": side, "at": str(event.field)}
        case TurnSkipped():
            return {"event": "skipped", "player": side}
    return {"event": type(event).__name__}
