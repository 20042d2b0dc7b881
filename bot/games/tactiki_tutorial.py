"""First turns of TacTiki, on positions of the match that its rules are shown with."""

from bot.games.table import Lesson, Try
from bot.games.tactiki_rules import SETUPS, moves
from engines.game import Seat


def _lesson(number: int, played: list[tuple[Seat, str]], *tries: Try) -> Lesson:
    key = f"tutorial-tactiki-{number}"
    return Lesson(key, f"{key}-done", {}, played, tries)


LESSONS = (
    _lesson(1, [], Try("32 34 15 15 44"), Try(SETUPS[0], right=True), Try("32 34 15 15 2")),
    _lesson(2, moves(0), Try("B1-C2"), Try("B5-B4"), Try("B1-B2", right=True)),
    _lesson(
        3,
        [*moves(0), (0, "B1-B2")],
        Try("B2-B3", right=True),
        Try("B2-B1"),
        Try("2@B1"),
    ),
    _lesson(
        4,
        [*moves(2), (0, "B3-B4")],
        Try("B4-C4", "tutorial-tactiki-4-aside"),
        Try("B1-B5"),
        Try("B4-B5", right=True),
    ),
    _lesson(5, moves(11), Try("2@C5"), Try("2@D5", right=True), Try("3@D5")),
)
"""Setting up; the two steps of a turn; a duel; bringing a piece back."""
