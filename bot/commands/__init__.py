"""The slash commands, a file for each group."""

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.commands.challenge import challenge
from bot.commands.lists import leaderboard, matches
from bot.commands.match import board, move, resign
from bot.commands.moderate import moderate
from bot.commands.reading import help_, rules
from bot.commands.settings import settings
from bot.commands.sides import draw, ranks
from engines import GAMES

COMMANDS: Sequence[app_commands.Command[Any, ..., Any] | app_commands.Group] = (
    challenge,
    move,
    board,
    matches,
    resign,
    *([ranks] if any(game.secret for game in GAMES.values()) else []),
    *([draw] if any(game.draws for game in GAMES.values()) else []),
    rules,
    leaderboard,
    moderate,
    settings,
    help_,
)
