"""Tic Tac Trek: tables that cannot have come about are not loaded."""

import random

import pytest

from engines.tictactrek import CAMPFIRES, GAME, OPENING

from .games import played


def test_a_position_that_no_table_can_have_is_refused() -> None:
    dump = GAME.start(GAME.deal({}, random.Random(1))).dump()
    for damage in (
        {"laid": ["M13"]},
        {"laid": ["N13", "M13"]},
        {"laid": ["M13", "N13", "N13"]},
        {"laid": ["M13", "N13", "A1"]},
        {"laid": ["M13", "N13", "m13"]},
        {"campfires": ["A1"]},
        {"campfires": ["M13"]},
        {"bag": dump["bag"][1:]},
        {"bag": ["L"] * 26},
    ):
        with pytest.raises(ValueError, match=r"\w"):
            GAME.load(dump | damage)


def test_nobody_has_a_seventh_campfire() -> None:
    whole = played(GAME.key, 1).positions[-1].dump()
    of_x = whole["laid"][len(OPENING) :: 2]
    assert GAME.load(whole | {"campfires": of_x[:CAMPFIRES]}).supply[0] == 0
    with pytest.raises(ValueError, match="more campfires"):
        GAME.load(whole | {"campfires": of_x[: CAMPFIRES + 1]})
