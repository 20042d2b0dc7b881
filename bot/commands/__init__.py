"""The slash commands, a file for each group."""

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.commands.away import away
from bot.commands.block import block, unblock
from bot.commands.challenge import challenge
from bot.commands.lists import matches
from bot.commands.match import board, move, resign
from bot.commands.moderate import moderate
from bot.commands.offers import call_off, draw, takeback
from bot.commands.privacy import privacy
from bot.commands.ranks import ranks
from bot.commands.reading import help_, rules, tutorial
from bot.commands.replay import replay
from bot.commands.settings import preferences, settings
from bot.commands.standing import leaderboard, profile
from engines import GAMES

COMMANDS: Sequence[app_commands.Command[Any, ..., Any] | app_commands.Group] = (
    challenge,
    move,
    board,
    matches,
    resign,
    away,
    *([ranks] if any(game.secret for game in GAMES.values()) else []),
    *([draw] if any(game.draws for game in GAMES.values()) else []),
    takeback,
    call_off,
    replay,
    rules,
    tutorial,
    leaderboard,
    profile,
    block,
    unblock,
    privacy,
    moderate,
    settings,
    preferences,
    help_,
)
