"""Choosing a move of Battle of LITS in Discord: a press of the picker, and what is typed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.bench.conftest import Report
from tests.bench.den import Den, den
from tests.bench.measuring import Ratio, million_additions, seconds
from tests.bench.splitting import handling
from tests.bot.hearing import heard
from tests.bot.lits import LITS, button, shown

PLIES = 6
"""Moves made before something is picked or typed."""
PRESSES = 40
TYPED = 40
WARM = 5


def test_a_press_of_the_picker(report: Report, tmp_path: Path) -> None:
    """From the click to the new picture, the simulated Discord included."""
    with den(tmp_path / "fireside.sqlite3", LITS) as here:
        message, player = _opened(here)

        def press() -> None:
            nonlocal message
            clicked = player.click(message, custom_id=button(message, "next"))
            message = shown(here.run(clicked))

        for _ in range(WARM):
            press()
        pairs = []
        for _ in range(PRESSES):
            additions = seconds(million_additions)
            pairs.append((seconds(press), additions))
            here.forget()
        moves = []
        for _ in range(PRESSES):
            here.next_move()
            moves.append((seconds(here.move), seconds(million_additions)))
            here.forget()
    pressed = [press / additions for press, additions in pairs]
    moved = [move / additions for move, additions in moves]
    report(
        f"a press of the picker, {LITS}, from the click to the new picture: {Ratio.of(pressed)}"
        " times as long as Python adds a million numbers;"
        f" a /move to the new board {Ratio.of(moved)} times"
    )


def test_completion_field_by_field(report: Report, tmp_path: Path) -> None:
    """Autocompletion of /move with nothing to three fields typed, against the /move itself."""
    shares: list[list[float]] = [[], [], [], []]
    with den(tmp_path / "fireside.sqlite3", LITS) as here, handling(here.world.bot) as timed:
        for number in range(TYPED + WARM):
            player, move = here.next_move()
            while move == "swap":
                here.move()
                player, move = here.next_move()
            timed.take()
            times = []
            for count in range(4):
                typed = " ".join(move.split()[1 : 1 + count]) + " "
                offered = player.autocomplete(here.world.channel, "move", "move", typed)
                assert here.run(offered)
                times.append(timed.take())
            here.run(player.slash(here.world.channel, "move", move=move))
            whole = timed.take()
            if number >= WARM:
                for found, time in zip(shares, times, strict=True):
                    found.append(100 * time / whole)
            here.forget()
    for count, found in enumerate(shares):
        report(
            f"autocompletion of /move, {LITS}, {count} fields typed: {Ratio.of(found)} % of a /move"
        )


def _opened(here: Den) -> tuple[Any, Any]:
    """The picker in the middle of a match, and who has opened it."""
    for _ in range(PLIES):
        here.move()
    standpoint = here.standpoint()
    player = here.world.player(standpoint.match.players[standpoint.to_act[0]])
    opened: Callable[..., Any] = player.click
    return heard(here.run(opened(here.world.last, label="Place a piece"))).message, player
