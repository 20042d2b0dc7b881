"""What the rules cost."""

import random

from pytest_benchmark.fixture import BenchmarkFixture

from bot.words import Words
from engines import GAMES
from render import picture
from tests.bench.conftest import Report
from tests.bench.measuring import against, million_additions, short
from tests.bench.playing import games, positions, some_move, start


@games
def test_random_games(benchmark: BenchmarkFixture, report: Report, key: str) -> None:
    seeds = iter(range(1_000))
    ratio = against(
        benchmark, lambda: positions(key, next(seeds)), million_additions, rounds=40
    ).inverse()
    report(f"rules, {key}: {ratio} whole games by lot while Python adds a million numbers")


@games
def test_games_in_a_picture(benchmark: BenchmarkFixture, report: Report, key: str) -> None:
    seeds = iter(range(1_000))
    game = positions(key, seed=1)
    view, say = game[len(game) // 2].view(None), Words()
    ratio = against(
        benchmark,
        lambda: positions(key, next(seeds)),
        lambda: picture(key, view, "default", say),
        rounds=40,
    ).inverse()
    report(f"rules, {key}: {ratio} whole games by lot while one picture is drawn")


@games
def test_replay(benchmark: BenchmarkFixture, report: Report, key: str) -> None:
    """A match read from the database is its moves, so its position has to be replayed."""
    rng = random.Random(1)
    deal, position = start(key, rng)
    moves = []
    while position.to_act:
        seat, move = some_move(position, rng)
        moves.append((seat, str(move)))
        position = position.play(seat, move).position
    ratio = against(
        benchmark,
        lambda: GAMES[key].replay(deal, moves),
        million_additions,
        rounds=40,
    ).inverse()
    report(
        f"rules, {key}: {ratio} matches of {short(len(moves))} moves replayed"
        " while Python adds a million numbers"
    )
