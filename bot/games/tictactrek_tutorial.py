"""First turns of Tic Tac Trek, on positions of the match that its rules are shown with."""

from bot.games.table import Lesson, Try
from bot.games.tictactrek_rules import BAG, MOVES


def _lesson(number: int, plies: int, *tries: Try) -> Lesson:
    key = f"tutorial-tictactrek-{number}"
    moves = [(ply % 2, move) for ply, move in enumerate(MOVES[:plies])]
    return Lesson(key, f"{key}-done", {"bag": list(BAG)}, moves, tries)


LESSONS = (
    _lesson(1, 0, Try("L14"), Try("N14", right=True), Try("N13")),
    _lesson(2, 8, Try("K14"), Try("P13"), Try("M15", right=True)),
    _lesson(
        3,
        10,
        Try("M12", "tutorial-tictactrek-3-none"),
        Try("L15", right=True),
        Try("L14", "tutorial-tictactrek-3-less"),
    ),
    _lesson(
        4,
        20,
        Try("O13", "tutorial-tictactrek-4-left"),
        Try("O13 L12", right=True),
        Try("O13 L16", "tutorial-tictactrek-4-less"),
    ),
)
"""Laying a tile beside another, then beside its own terrain; lighting a campfire; moving one."""
