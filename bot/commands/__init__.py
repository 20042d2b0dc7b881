"""The slash commands, a file for each group."""

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.commands.challenge import challenge
from bot.commands.lists import leaderboard, matches
from bot.commands.match import board, move, resign
from bot.commands.reading import help_, rules

COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (
    challenge,
    move,
    board,
    matches,
    resign,
    rules,
    leaderboard,
    help_,
)
