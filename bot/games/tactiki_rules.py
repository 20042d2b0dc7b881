"""The rules of TacTiki to read: pages of text, shown with positions of one example match."""

from functools import cache

from bot.games.table import RulesPage
from engines.tactiki import GAME

SETUPS = "32 34 15 15 24", "14 21 34 25 53"
# fmt: off
TURNS = (
    "B1-B2 B2-B3", "D5-D4 D4-D3", "B3-B4 B4-B5", "D3-D2 D2-D1",
    "B1-B2 B2-B3", "E5-E4 A5-A4", "B3-B4 B4-B5", "D5-D4 C5-C4",
    "C1-B1 B1-B2", "A5-A4 E5-E4", "B2-B3 C1-B1", "1@A5",
    "B3-B4 B4-B5", "2@D5", "B1-B2 B2-B3", "D4-D3 D3-D2",
    "B3-B4 B4-B5", "D2-D1 A5-A4", "E1-E2 A1-B1", "D5-D4 C4-C3",
    "B1-B2 B2-B3", "C3-C2 C2-C1", "B3-B4 B4-B5",
)
# fmt: on
SHOWN = (0, 1, 4, 7, 11, len(TURNS))
"""After how many turns the example is shown, a page each."""


@cache
def pages() -> tuple[RulesPage, ...]:
    """The pages; what they say is ``rules-tactiki-1`` and so on."""
    return tuple(
        RulesPage(f"rules-tactiki-{number}", GAME.replay({}, moves(turns)).view(None))
        for number, turns in enumerate(SHOWN, start=1)
    )


def moves(turns: int) -> list[tuple[int, str]]:
    """The moves of both setups and of so many turns."""
    played = [
        (number % 2, move) for number, turn in enumerate(TURNS[:turns]) for move in turn.split()
    ]
    return [*enumerate(SETUPS), *played]
