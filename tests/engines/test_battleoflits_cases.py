"""Battle of LITS: whole games and positions with what the rules make of them, read from a file.

A case tells which moves were made and what comes of them: who is to move and may swap, how many
placements there are of each shape, what is uncovered, the result, and single placements with
what is wrong with them.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from engines import IllegalMove, Outcome
from engines.battleoflits import GAME, LitsPosition, Swap
from engines.battleoflits_ghost import is_legal, why_not
from engines.battleoflits_parts import Piece, Placed, Swapped
from engines.battleoflits_placements import SHAPES
from engines.fields import Field
from engines.game import other

CASES = json.loads((Path(__file__).parent / "cases" / "battleoflits.json").read_text("utf-8"))
FAULTS = {
    "touches same shape": {"lits_touches_same"},
    "2x2": {"lits_fills_block"},
    "exhausted": {"lits_none_left"},
    "not adjacent": {"lits_not_adjacent"},
    "overlap": {"lits_covered"},
    "not a piece on the board": {
        "lits_not_a_piece",
        "lits_other_shape",
        "lits_off_board",
        "lits_too_few_fields",
    },
}

cases = pytest.mark.parametrize(
    "case", CASES["cases"], ids=[case["name"] for case in CASES["cases"]]
)


def played(case: dict[str, Any]) -> LitsPosition:
    position = GAME.start({"symbols": case["symbols"]})
    for text in case["moves"]:
        seat = position.to_act[0]
        move = position.parse(seat, text)
        assert str(move) == text
        turn = position.play(seat, move)
        [event] = turn.events
        after = turn.position
        assert isinstance(after, LitsPosition)
        if isinstance(move, Swap):
            assert event == Swapped(seat, "X")
            assert after.uncovered == position.uncovered[::-1]
        else:
            gone = [
                was - left for was, left in zip(position.uncovered, after.uncovered, strict=True)
            ]
            assert event == Placed(seat, move.shape, move.fields, gone[seat], gone[other(seat)])
            assert after.view(None).last == Piece(move.shape, move.fields, seat)
        position = after
    return position


@cases
def test_a_game_goes_as_the_rules_say(case: dict[str, Any]) -> None:
    position = played(case)
    view = position.view(None)
    assert dict(zip(SHAPES, view.fitting, strict=True)) == case["legal_by_shape"]
    assert view.can_swap == case["can_swap"]
    assert dict(zip(view.owned, view.uncovered, strict=True)) == case["uncovered"]
    if case["result"] is None:
        assert position.to_act == (case["seat_to_move"],)
        assert position.outcome is None
        return
    assert position.to_act == ()
    reason = "last_piece" if case["result"]["tie_broken_by_last_placer"] else "uncovered"
    by_symbol = dict(zip("XO", case["result"]["uncovered"], strict=True))
    scores = (by_symbol[view.owned[0]], by_symbol[view.owned[1]])
    assert position.outcome == Outcome(case["result"]["winner_seat"], reason, scores)


@cases
def test_a_placement_is_legal_or_refused_for_its_fault(case: dict[str, Any]) -> None:
    position = played(case)
    view = position.view(None)
    for probe in case["probes"]:
        shape, *names = probe["piece"].split()
        fields = [Field.parse(name) for name in names]
        reason = why_not(view, shape, fields)
        assert (reason is None) == probe["legal"]
        if probe["legal"]:
            assert is_legal(view, fields)
            assert str(position.parse(position.to_act[0], probe["piece"])) == probe["piece"]
            continue
        assert reason
        codes = set().union(*(FAULTS[fault] for fault in probe["faults"]))
        assert reason.code in codes
        with pytest.raises(IllegalMove) as refused:
            position.parse(position.to_act[0], probe["piece"])
        assert refused.value.code in codes
