"""The commands in every language, for Discord: each person reads of them in their own.

Descriptions and choices bring the key of their text (see `bot.commands.wording`). Names bring
none: a command is ``name-`` and its words, an option ``name-option-`` and its name. English is what
the commands are called anyway.
"""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation

from bot.words import FALLBACK, Words, nearest


class Translator(app_commands.Translator):
    """Tells discord.py what a text of a command is in another language."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text for readers whose Discord speaks ``locale``; None leaves it in English."""
        language = nearest(str(locale))
        key = key_of(string, context)
        if language is None or language == FALLBACK or key is None:
            return None
        return Words(language)(key)


def key_of(
    string: app_commands.locale_str, context: app_commands.TranslationContextTypes
) -> str | None:
    """The key of a text of a command; None where it has none."""
    if "key" in string.extras:
        return str(string.extras["key"])
    found: Any = context.data
    match context.location:
        case TranslationContextLocation.command_name | TranslationContextLocation.group_name:
            return f"name-{found.qualified_name.replace(' ', '-')}"
        case TranslationContextLocation.parameter_name:
            return f"name-option-{string.message}"
        case _:
            return None


async def payloads(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """What Discord is told of the commands, in every language; `Translator` need not be set."""
    translator = Translator()
    return [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands()
    ]
