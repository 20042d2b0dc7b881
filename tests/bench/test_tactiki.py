"""TacTiki: its rules, a turn by the private picker and typed, completion, and its pictures."""

import io
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import simcord
from PIL import Image
from pytest_benchmark.fixture import BenchmarkFixture

from bot.words import Words
from engines.tactiki import GAME, TikiPosition
from engines.tactiki_parts import Duel, Step
from render import THEMES
from render.tactiki import Marks, board_picture, duel_picture, setup_picture
from tests.bench.conftest import Report
from tests.bench.den import Den, den
from tests.bench.measuring import Ratio, against, million_additions, seconds, short
from tests.bench.playing import positions
from tests.bench.splitting import DRAWING, handling, parts
from tests.bot.hearing import heard
from tests.bot.tiki import ATTACK, MOVES, SETUPS, menu_of, shown, step_id
from tests.bot.world import GAME as TREK

KEY = GAME.key
TURNS = 25
WARM = 3
SETTING_UP = 12
"""Matches whose setups are typed."""
THEME = THEMES["default"]
SAY = Words()


class Turn(NamedTuple):
    """Somebody's turn of two steps, about to begin."""

    player: simcord.MemberActor
    steps: tuple[str, str]


def test_moves_by_lot(benchmark: BenchmarkFixture, report: Report) -> None:
    """Whole games, but each counted by its moves: played by lot, they are long."""
    seeds = count()
    played: list[int] = []

    def game() -> None:
        played.append(len(positions(KEY, next(seeds))) - 1)

    games = against(benchmark, game, million_additions, rounds=30).inverse()
    lengths = Ratio.of(played)
    report(
        f"rules, {KEY}: {games} whole games by lot, of {lengths} moves,"
        f" while Python adds a million numbers; about {short(games.median * lengths.median)} moves"
    )


def test_a_turn(report: Report, tmp_path: Path) -> None:
    """In the simulated Discord, its own work included; a /move of Tic Tac Trek takes turns."""
    took: dict[str, list[float]] = {
        "a piece chosen in the picker, from the click to the new picture": [],
        "a first step by the picker, from the click to the new picture": [],
        "a first step typed, to the private picture": [],
        "a whole turn typed, to the posted board with both private messages": [],
    }
    moved, added = [], []
    with both(tmp_path) as (here, trek):
        for _ in range(TURNS + WARM):
            trek.next_move()
            move, additions = seconds(trek.move), seconds(million_additions)
            times = (*by_picker(here, next_turn(here)), *typed(here, next_turn(here)))
            moved.append(move / additions)
            added.append(additions)
            for found, time in zip(took.values(), times, strict=True):
                found.append(time / move)
            trek.forget()
            here.forget()
    for what, found in took.items():
        report(f"{KEY}, {what}: {Ratio.of(found[WARM:])} times as long as a /move of Tic Tac Trek")
    report(
        f"the /move of Tic Tac Trek beside it: {Ratio.of(moved[WARM:])} times as long as Python"
        " adds a million numbers"
    )


def test_pictures_of_a_turn(report: Report, tmp_path: Path) -> None:
    """How many pictures are drawn for a first step, and for the step that completes a turn."""
    drawn: dict[str, Counter[int]] = {"a first step": Counter(), "a second": Counter()}
    with den(tmp_path / "fireside.sqlite3", KEY) as here, parts(here.world.bot, KEY) as split:
        for _ in range(TURNS):
            turn = next_turn(here)
            for found, step in zip(drawn.values(), turn.steps, strict=True):
                split.clear()
                type_in(here, turn.player, step)
                found[split.calls[DRAWING]] += 1
            here.forget()
    for which, found in drawn.items():
        counts = ", ".join(f"{pictures} in {times}" for pictures, times in sorted(found.items()))
        report(f"{KEY}, pictures drawn for {which} of {TURNS} turns: {counts}")
    assert set(drawn["a first step"]) == {1}, "nobody else sees it"


def test_completion_of_steps(report: Report, tmp_path: Path) -> None:
    """Nothing typed, then a field, against the step that follows it and the whole turn."""
    typed: dict[str, list[float]] = {"nothing typed": [], "a field typed": []}
    steps, turns = [], []
    with den(tmp_path / "fireside.sqlite3", KEY) as here, handling(here.world.bot) as timed:
        for _ in range(TURNS + WARM):
            turn = next_turn(here)
            timed.take()
            for found, text in zip(typed.values(), ("", turn.steps[0][:2]), strict=True):
                complete(here, turn.player, text)
                found.append(timed.take())
            type_in(here, turn.player, turn.steps[0])
            steps.append(timed.take())
            type_in(here, turn.player, turn.steps[1])
            turns.append(timed.take())
            here.forget()
    for what, found in typed.items():
        first, second = shares(found, steps), shares(found, turns)
        report(
            f"autocompletion of /move, {KEY}, {what}: {first} % of the /move of a first step,"
            f" {second} % of one that completes a turn"
        )


def test_completion_of_setups(report: Report, tmp_path: Path) -> None:
    """There are more than a hundred thousand; nothing typed, then more and more of one."""
    setup = SETUPS[0]
    typed: dict[str, list[float]] = {text: [] for text in ("", setup[:1], setup[:8], setup)}
    moves = []
    with den(tmp_path / "fireside.sqlite3", KEY) as here, handling(here.world.bot) as timed:
        for number in range(SETTING_UP + WARM):
            if number:
                with here.world.env.time_context():
                    here.run(here.world.bot.matches.resign(number, here.world.ada.id))
            here.standpoint()
            timed.take()
            for text, found in typed.items():
                complete(here, here.world.ada, text)
                found.append(timed.take())
            type_in(here, here.world.ada, setup)
            moves.append(timed.take())
            here.forget()
    for text, found in typed.items():
        report(
            f"autocompletion of /move, {KEY}, in setup, {len(text.replace(' ', ''))} of 10 ranks"
            f" typed: {shares(found, moves)} % of the /move"
        )


@pytest.mark.parametrize(
    "what", ["the board", "a player's side", "a chosen piece", "a setup", "two duels"]
)
def test_picture(benchmark: BenchmarkFixture, report: Report, what: str) -> None:
    """Each against an empty picture of its own size."""
    png = painted(what)
    size = Image.open(io.BytesIO(png)).size

    def empty() -> None:
        Image.new("RGB", size, THEME.background).save(io.BytesIO(), "PNG")

    ratio = against(benchmark, lambda: painted(what), empty, rounds=30)
    report(
        f"picture, {KEY}, {what}: {ratio} times an empty picture of {size[0]} x {size[1]}"
        f" written as PNG; {len(png) / 1024:.0f} KiB"
    )


def painted(what: str) -> bytes:
    """The picture, in the example match; what it shows is worked out before."""
    position, marks, duels = example()
    match what:
        case "the board":
            return board_picture(position.view(None), THEME, SAY)[0]
        case "a player's side":
            return board_picture(position.view(0), THEME, SAY)[0]
        case "a chosen piece":
            return board_picture(position.view(0), THEME, SAY, marks=marks)[0]
        case "a setup":
            ranks = [[int(rank) for rank in pair] for pair in SETUPS[0].split()]
            return setup_picture(ranks, 0, THEME, SAY)[0]
    return duel_picture(duels, THEME, SAY)[0]


@cache
def example() -> tuple[TikiPosition, Marks, tuple[Duel, ...]]:
    """A position before an attack, what may be chosen there, and the duels that it leads to."""
    position = GAME.replay({}, MOVES[: ATTACK + 1])
    assert isinstance(position, TikiPosition)
    seat, move = MOVES[ATTACK + 1]
    attack = position.parse(seat, move)
    assert isinstance(attack, Step)
    prospects = position.view(seat).prospects
    targets = tuple(each.step.field for each in prospects if each.step.origin == attack.origin)
    events = position.play(seat, attack).events
    duels = tuple(event for event in events if isinstance(event, Duel))
    return position, Marks(attack.origin, targets), duels


@contextmanager
def both(path: Path) -> Iterator[tuple[Den, Den]]:
    """A den for TacTiki and one for Tic Tac Trek, which has made some moves."""
    with den(path / "tiki.sqlite3", KEY) as here, den(path / "trek.sqlite3", TREK) as trek:
        for _ in range(WARM):
            trek.move()
        yield here, trek


def next_turn(here: Den) -> Turn:
    """The next turn of two steps, in a new match if need be; whatever comes before is played."""
    while True:
        standpoint = here.standpoint()
        position = standpoint.position
        assert isinstance(position, TikiPosition)
        if not position.in_setup and not position.steps_made:
            (seat,) = position.to_act
            steps = two_steps(position, seat)
            if steps:
                return Turn(here.world.player(standpoint.match.players[seat]), steps)
        here.move()


def two_steps(position: TikiPosition, seat: int) -> tuple[str, str] | None:
    """Two steps of a turn that ``seat`` begins, or none where there are none."""
    rng = random.Random(str(position.dump()))
    moves = [move for move in position.legal_moves(seat) if isinstance(move, Step)]
    for first in rng.sample(moves, len(moves)):
        after = position.play(seat, first).position
        assert isinstance(after, TikiPosition)
        if after.steps_made and after.to_act == (seat,):
            return str(first), str(rng.choice(list(after.legal_moves(seat))))
    return None


def by_picker(here: Den, turn: Turn) -> tuple[float, float]:
    """How long it takes to choose the piece of the first step, and to make it."""
    first, second = turn.steps
    message: Any = heard(here.run(turn.player.click(here.world.last, label="Choose your steps")))
    menu = menu_of(message, "tiki-piece")

    def choose() -> None:
        nonlocal message
        picked = turn.player.select(message, [first[:2]], custom_id=menu.custom_id)
        message = shown(here.run(picked))

    def step() -> None:
        nonlocal message
        pressed = turn.player.click(message, custom_id=f"{step_id(menu)}:{first}")
        message = shown(here.run(pressed))

    times = seconds(choose), seconds(step)
    type_in(here, turn.player, second)
    return times


def typed(here: Den, turn: Turn) -> tuple[float, float]:
    """How long the first step takes when it is typed, and the whole turn."""
    first, second = (seconds(partial(type_in, here, turn.player, step)) for step in turn.steps)
    return first, first + second


def type_in(here: Den, player: simcord.MemberActor, move: str) -> None:
    here.run(player.slash(here.world.channel, "move", move=move))


def complete(here: Den, player: simcord.MemberActor, text: str) -> None:
    assert here.run(player.autocomplete(here.world.channel, "move", "move", text))


def shares(times: list[float], wholes: list[float]) -> Ratio:
    """How many hundredths of ``wholes`` the ``times`` are; the first are for warming up."""
    pairs = list(zip(times, wholes, strict=True))[WARM:]
    return Ratio.of([100 * time / whole for time, whole in pairs])
