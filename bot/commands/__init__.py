"""The slash commands, a file for each group."""

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.commands.challenge import challenge
from bot.commands.lists import matches
from bot.commands.match import board, move, resign
from bot.commands.reading import help_, rules
from bot.commands.sides import draw, ranks
from bot.commands.standing import leaderboard, profile
from engines import GAMES

COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (
    challenge,
    move,
    board,
    matches,
    resign,
    *([ranks] if any(game.secret for game in GAMES.values()) else []),
    *([draw] if any(game.draws for game in GAMES.values()) else []),
    rules,
    leaderboard,
    profile,
    help_,
)
