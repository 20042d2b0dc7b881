"""What each game needs of Discord, by key, in the order of `engines.GAMES`."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from bot.games import battleoflits, tactiki, tictactrek
from bot.games.table import Choice, Lesson, Private, RulesPage, Table

__all__ = ["TABLES", "Choice", "Lesson", "Private", "RulesPage", "Table"]

TABLES: Mapping[str, Table[Any]] = MappingProxyType(
    {
        tictactrek.TABLE.key: tictactrek.TABLE,
        tactiki.TABLE.key: tactiki.TABLE,
        battleoflits.TABLE.key: battleoflits.TABLE,
    }
)
