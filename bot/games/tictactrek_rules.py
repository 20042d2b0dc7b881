"""The rules of Tic Tac Trek to read: pages of text, shown with positions of one example match."""

from functools import cache

from bot.games.table import RulesPage
from engines.game import Seat
from engines.tictactrek import GAME

BAG = "DDMFFFFGMLGDGMMDGMLGFDMFDG"
"""The terrains of the example match in the order they were drawn."""
# fmt: off
MOVES = (
    "N14", "L13", "L12", "K12", "K13", "M14", "N15", "N12",
    "M15", "N11", "L15", "M12", "N16", "O12", "L16", "O14",
    "O15", "P15", "L14", "M11", "O13 O15", "L11", "P12", "L17",
)
# fmt: on
PLIES = (0, 5, 10, 20, 24)
"""After how many moves the example is shown, a page each."""


@cache
def pages() -> tuple[RulesPage, ...]:
    """The pages; what they say is ``rules-tictactrek-1`` and so on."""
    moves: list[tuple[Seat, str]] = [(ply % 2, move) for ply, move in enumerate(MOVES)]
    return tuple(
        RulesPage(
            f"rules-tictactrek-{number}",
            GAME.replay({"bag": list(BAG)}, moves[:ply]).view(None),
        )
        for number, ply in enumerate(PLIES, start=1)
    )
