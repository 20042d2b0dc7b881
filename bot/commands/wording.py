"""The texts that Discord shows about commands: in English, with the key of their translations."""

from discord import app_commands

from bot.words import Words
from engines import GAMES

_ENGLISH = Words()


def say(key: str) -> app_commands.locale_str:
    """The text called ``key``, which `bot.translating` finds in the other languages."""
    return app_commands.locale_str(_ENGLISH(key), key=key)


GAME_CHOICES = [app_commands.Choice(name=say(f"game-{key}"), value=key) for key in GAMES]
