"""Battle of LITS: legal sets against the straightforward reference, and what leans on them.

``python -m pytest tests/bench/test_bench_battleoflits.py``. Both sides answer for the same
positions of the same random games in the same run; the reference tries all placements cell by
cell. An engine's legal set is counted from the position before it, as in a match.
"""

import random
import time
from collections.abc import Callable
from functools import cache
from statistics import mean
from typing import Any, NamedTuple

import pytest

from engines.battleoflits import GAME, LitsPosition, Place
from engines.battleoflits_ghost import best_first, next_legal, score_after, why_not
from engines.battleoflits_placements import EMPTY, NUMBERS, PLACEMENTS, Placements, Table, lay
from tests.bench.conftest import Report
from tests.engines import lits_reference as reference

GAMES = 20
PHASES = {"opening": (1, 4), "middle": (6, 10), "end": (12, 20), "a whole game": (1, 20)}
"""How many pieces are on the board."""
TIMES = 2_000
"""How many times as many legal sets there should be at least, over a whole game."""
BEFORE = 8
"""Pieces on the board when something is typed or picked."""

phases = pytest.mark.parametrize("phase", PHASES)


class Step(NamedTuple):
    """A placement, the table that it is laid on, and all pieces once it is."""

    table: Table
    number: int
    pieces: list[reference.Placement]


@cache
def steps(phase: str) -> tuple[Step, ...]:
    first, end = PHASES[phase]
    found = []
    for seed in range(GAMES):
        rng, table, pieces = random.Random(seed), EMPTY, list[reference.Placement]()
        while table.legal:
            place = rng.choice(list(Placements(table.legal)))
            pieces = [*pieces, reference.named(str(place))]
            found.append(Step(table, NUMBERS[place], pieces))
            table = lay(table, NUMBERS[place])
    return tuple(step for step in found if first <= len(step.pieces) < end)


@phases
def test_legal_sets(benchmark: Any, report: Report, phase: str) -> None:
    chosen = steps(phase)
    todo = [(step.table, step.number) for step in chosen]

    def ours() -> None:
        for table, number in todo:
            lay(table, number).legal  # noqa: B018 - the set is what is timed

    benchmark(ours)
    theirs = []
    for step in chosen:
        start = time.process_time()  # its rounds are long: others' work is not to count as its
        expected = reference.legal(step.pieces)
        theirs.append(time.process_time() - start)
        assert lay(step.table, step.number).legal.bit_count() == len(expected)
    one = benchmark.stats.stats.median / len(chosen)
    ratio = mean(theirs) / one
    report(
        f"legal sets, battleoflits, {phase}: {ratio:,.0f} times as many a second as the"
        f" straightforward reference; here {1 / one:,.0f}"
    )
    benchmark.extra_info["times the reference"] = round(ratio)
    assert phase != "a whole game" or ratio >= TIMES


def test_a_turn_with_its_view(benchmark: Any) -> None:
    """Parsing, playing and looking: what a match does for a move, besides storing it."""
    position = middle()
    text = str(next(iter(position.view(None).legal)))

    def turn() -> object:
        seat = position.to_act[0]
        return position.play(seat, position.parse(seat, text)).position.view(None)

    benchmark(turn)


@pytest.mark.parametrize("typed", range(4))
@pytest.mark.parametrize("opening", [True, False], ids=["opening", "middle"])
def test_completion(benchmark: Any, typed: int, *, opening: bool) -> None:
    """All that fits, best first, with nothing to three cells typed."""
    position = GAME.start(GAME.deal({}, random.Random(0))) if opening else middle()
    place = next(place for place in position.view(None).legal if place.shape == "T")
    text = " ".join(map(str, place.fields[:typed]))

    def completed() -> list[Place]:
        found = [
            move for move in position.matching(position.to_act[0], text) if isinstance(move, Place)
        ]
        return best_first(position.view(None), found)[:25]

    assert benchmark(completed)


@pytest.mark.parametrize("asked", ["why_not", "score_after", "next_legal"])
def test_a_ghost(benchmark: Any, asked: str) -> None:
    """What one press of a picker asks, for every placement in turn."""
    view = middle().view(None)
    questions: dict[str, Callable[[Place], object]] = {
        "why_not": lambda place: why_not(view, place.shape, place.fields),
        "score_after": lambda place: score_after(view, place.fields),
        "next_legal": lambda place: next_legal(view, place.shape, place.fields),
    }
    places = iter(PLACEMENTS * 10_000)
    benchmark(lambda: questions[asked](next(places)))


def middle() -> LitsPosition:
    rng = random.Random(0)
    position = GAME.start(GAME.deal({}, rng))
    while len(position.pieces) < BEFORE:
        move = rng.choice(list(position.view(None).legal))
        after = position.play(position.to_act[0], move).position
        assert isinstance(after, LitsPosition)
        position = after
    return position
