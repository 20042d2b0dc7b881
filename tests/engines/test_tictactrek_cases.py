"""Tic Tac Trek: positions and whole games with what the rules make of them, read from a file.

A case tells at each step who is to lay which tile where, which move was made, the campfires that
could have been moved onto its space, what became of a campfire, and the score.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from engines import IllegalMove, Outcome
from engines.fields import Field
from engines.tictactrek import (
    CAMPFIRES,
    GAME,
    CampfireKept,
    CampfireLit,
    CampfireMoved,
    Lay,
    TileLaid,
    TrekPosition,
    score,
    worth,
)

CASES = json.loads((Path(__file__).parent / "cases" / "tictactrek.json").read_text("utf-8"))
SYMBOLS = "XO"


def by_name(part: str) -> pytest.MarkDecorator:
    found = CASES[part]
    return pytest.mark.parametrize("case", found, ids=[case["name"] for case in found])


@by_name("cases")
def test_a_game_goes_as_the_rules_say(case: dict[str, Any]) -> None:
    position = GAME.start({"bag": case["bag"]})
    for step in case["steps"]:
        expect_choice(position, step)
        position = expect_step(position, step)
    if "next" in case:
        assert position.outcome is None
        expect_choice(position, case["next"])
    if "result" in case:
        expect_result(position, case["result"])


@by_name("scoring")
def test_a_table_scores(case: dict[str, Any]) -> None:
    tiles = {Field.parse(tile["field"]): tile for tile in case["tiles"]}
    assert all(tile["campfire"] in {None, tile["symbol"]} for tile in tiles.values())
    for name, value in case["values"].items():
        assert worth(Field.parse(name), tiles) == value
    table = [
        (field, SYMBOLS.index(tile["symbol"]), tile["campfire"] is not None)
        for field, tile in tiles.items()
    ]
    assert score(table) == score(reversed(table)) == points(case["scores"])


def points(of_symbols: dict[str, int]) -> tuple[int, int]:
    return of_symbols["X"], of_symbols["O"]


def expect_choice(position: TrekPosition, choice: dict[str, Any]) -> None:
    """Who lays which tile, and where it may go: there and nowhere else."""
    seat, view = choice["seat"], position.view(None)
    assert position.to_act == (seat,)
    assert view.drawn == choice["tile"]
    assert {str(move.field) for move in position.legal_moves(seat)} == set(choice["legal"])
    assert {str(space.field) for space in view.spaces} == set(choice["legal"])
    laid = {tile.field for tile in view.tiles}
    near = {field for tile in laid for field in (tile, *tile.around())}
    elsewhere = {str(field) for field in near} - set(choice["legal"])
    for name in elsewhere | set(choice.get("illegal", ())):
        with pytest.raises(IllegalMove):
            position.parse(seat, name)
        with pytest.raises(IllegalMove):
            position.play(seat, Lay(Field.parse(name)))


def expect_step(position: TrekPosition, step: dict[str, Any]) -> TrekPosition:
    """The position after the step's move."""
    seat, move = step["seat"], position.parse(step["seat"], step["move"])
    assert str(move) == step["move"]
    expect_movable(position, seat, move.field, set(step["may_move_campfires_from"]))
    turn = position.play(seat, move)
    after = turn.position
    assert isinstance(after, TrekPosition)
    laid, *more = turn.events
    assert laid == TileLaid(seat, move.field, step["tile"])
    gain = worth(move.field, position.laid)
    assert (
        more
        == {
            "none": [],
            "placed": [CampfireLit(seat, move.field, gain)],
            "kept": [CampfireKept(seat, move.field)],
            "moved": [CampfireMoved(seat, move.campfire_from or move.field, move.field, gain)],
        }[step["campfire"]]
    )
    lit = {tile.field for tile in after.view(None).tiles if tile.campfire is not None}
    assert lit == after.campfires
    assert (move.field in lit) == (step["campfire"] in {"placed", "moved"})
    assert after.scores == points(step["scores"])
    return after


def expect_movable(position: TrekPosition, seat: int, field: Field, origins: set[str]) -> None:
    """The campfires that may be moved onto ``field``: these and no others."""
    moves = [move for move in position.legal_moves(seat) if move.field == field]
    assert {str(move.campfire_from) for move in moves if move.campfire_from} == origins
    for origin in {*map(str, position.laid), str(field)} - origins:
        with pytest.raises(IllegalMove):
            position.play(seat, Lay(field, Field.parse(origin)))


def expect_result(position: TrekPosition, result: dict[str, Any]) -> None:
    winner = SYMBOLS.index(result["winner"])
    assert position.to_act == ()
    assert position.outcome == Outcome(winner, result["by"], points(result["points"]))
    left = position.view(None).supply
    assert (CAMPFIRES - left[0], CAMPFIRES - left[1]) == points(result["campfires"])
