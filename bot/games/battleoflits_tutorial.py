"""First turns of Battle of LITS, on positions of the match that its rules are shown with."""

from bot.games.battleoflits_rules import LAYOUT, MOVES
from bot.games.table import Lesson, Try
from engines.battleoflits_layouts import PATTERNS

_SEATS = (0, 1, 0)
"""Who makes the first moves: the one who began places again after the swap."""


def _lesson(number: int, plies: int, *tries: Try) -> Lesson:
    key = f"tutorial-battleoflits-{number}"
    moves = list(zip(_SEATS[:plies], MOVES[:plies], strict=True))
    return Lesson(key, f"{key}-done", {"symbols": list(PATTERNS[LAYOUT])}, moves, tries)


LESSONS = (
    _lesson(
        1,
        0,
        Try("D5 D6 E5 E6"),
        Try("S D6 D7 E7 E8", "tutorial-battleoflits-1-own"),
        Try("T B5 C5 C6 D5", right=True),
    ),
    _lesson(
        2,
        1,
        Try("S B3 B4 C2 C3", "tutorial-battleoflits-2-places"),
        Try("swap", right=True, label="lits-swap"),
        Try("I H1 H2 H3 H4"),
    ),
    _lesson(
        3,
        2,
        Try("T E4 E5 E6 F5"),
        Try("S B3 B4 C2 C3", right=True),
        Try("L H8 H9 I8 J8"),
    ),
    _lesson(
        4,
        3,
        Try("L C4 D4 E3 E4"),
        Try("L D3 D4 E3 F3", right=True),
        Try("I C3 D3 E3 F3"),
    ),
)
"""Covering the other's symbols; the swap; where a piece fits; no square."""
