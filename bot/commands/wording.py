"""The texts that Discord shows about commands, taken from the English file when it is loaded."""

from discord import app_commands

from bot.words import Words
from engines import GAMES

say = Words()

GAME_CHOICES = [app_commands.Choice(name=say(f"game-{key}"), value=key) for key in GAMES]
