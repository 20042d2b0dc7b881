"""The rules of Battle of LITS to read: pages of text, shown with positions of one example match."""

from functools import cache

from bot.games.table import RulesPage
from engines.battleoflits import GAME, LitsPosition
from engines.battleoflits_layouts import PATTERNS

LAYOUT = "lanterns"
"""The pattern that the example match is played on."""
# fmt: off
MOVES = (
    "T B5 C5 C6 D5", "swap", "S B3 B4 C2 C3", "L D3 D4 E3 F3",
    "T F4 G4 G5 H4", "S F7 G6 G7 H6", "T I5 I6 I7 J6", "S G2 H2 H3 I3",
    "L D7 E7 E8 E9", "T B9 C8 C9 D9", "L H8 H9 I8 J8", "T D1 E1 E2 F1",
    "I A7 A8 A9 A10", "L A1 A2 B1 C1", "L H1 I1 J1 J2", "I F10 G10 H10 I10",
)
# fmt: on
PLIES = (0, 5, 8, 1, 16)
"""After how many moves the example is shown, a page each."""


@cache
def pages() -> tuple[RulesPage, ...]:
    """The pages; what they say is ``rules-battleoflits-1`` and so on."""
    return tuple(
        RulesPage(f"rules-battleoflits-{number}", example(ply).view(None))
        for number, ply in enumerate(PLIES, start=1)
    )


def example(ply: int) -> LitsPosition:
    """The example match after so many moves."""
    position = GAME.start({"symbols": list(PATTERNS[LAYOUT])})
    for move in MOVES[:ply]:
        seat = position.to_act[0]
        after = position.play(seat, position.parse(seat, move)).position
        assert isinstance(after, LitsPosition)
        position = after
    return position
