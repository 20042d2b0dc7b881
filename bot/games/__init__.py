"""What each game needs of Discord, by key, in the order of `engines.GAMES`."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from bot.games import battleoflits, tictactrek
from bot.games.table import Choice, RulesPage, Table

__all__ = ["TABLES", "Choice", "RulesPage", "Table"]

TABLES: Mapping[str, Table[Any]] = MappingProxyType(
    {
        tictactrek.TABLE.key: tictactrek.TABLE,
        battleoflits.TABLE.key: battleoflits.TABLE,
    }
)
