"""The rules of Fireside's games: pure, immutable, deterministic.

``GAMES`` lists every game by key, in the order in which players see them. Adding a game is one
new module here and one entry in this mapping.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from engines import battleoflits, tactiki, tictactrek
from engines.game import Game, IllegalMove, Option, Outcome, Turn

__all__ = ["GAMES", "Game", "IllegalMove", "Option", "Outcome", "Turn"]

GAMES: Mapping[str, Game[Any, Any]] = MappingProxyType(
    {
        tictactrek.GAME.key: tictactrek.GAME,
        tactiki.GAME.key: tactiki.GAME,
        battleoflits.GAME.key: battleoflits.GAME,
    }
)
