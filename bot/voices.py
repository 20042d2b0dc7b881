"""In which language, and with which theme of pictures, something is told to whom.

What everybody reads is in the server's voice, what one person reads in that person's. A person's
language is what they chose, else that of their Discord, else the server's; the server's is what it
chose, else that of its Discord, else the one that the bot was started with.
"""

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import discord

from bot.logs import Log
from bot.store import Store
from bot.words import Words, languages, nearest
from render import DEFAULT_THEME, THEMES

_log = Log(__name__)


@dataclass(frozen=True, slots=True)
class Voice:
    """How somebody is told something: the texts, and the theme of pictures."""

    say: Words
    theme: str = DEFAULT_THEME


class Voices:
    """Everybody's voice; ``language`` is that of the installation."""

    def __init__(self, client: discord.Client, store: Store, language: str) -> None:
        self._client = client
        self._store = store
        self._language = language

    async def of_server(self, guild: int | None) -> Voice:
        """The voice for what everybody reads in a server; None is no server at all."""
        if guild is None:
            return _voice(self._language, DEFAULT_THEME)
        settled = await self._store.settings.of(guild)
        language = settled.language if settled.language in languages() else None
        return _voice(language or self._of_discord(guild) or self._language, settled.theme)

    async def of_person(
        self, person: int, guild: int | None, locale: discord.Locale | None = None
    ) -> Voice:
        """The voice for what a person alone reads, about something in a server.

        ``locale`` is what their Discord speaks; where it is not known, what it spoke last counts.
        """
        own = await self._store.preferences.of(person)
        language = own.language if own.language in languages() else None
        if language is None:
            spoken = own.locale if locale is None else str(locale)
            language = None if spoken is None else nearest(spoken)
        if language is None:
            return _voice((await self.of_server(guild)).say.language, own.theme)
        return _voice(language, own.theme)

    async def of_interaction(
        self, interaction: discord.Interaction[Any], *, private: bool = True
    ) -> Voice:
        """The voice for the answer to an interaction; one that is not ``private`` all can read.

        Never fails: where nothing can be looked up, Discord's word counts.
        """
        guild, person = interaction.guild_id, interaction.user.id
        try:
            if not private:
                return await self.of_server(guild)
            return await self.of_person(person, guild, interaction.locale)
        except sqlite3.Error as error:
            _log.warning("voice-not-read", error)
            return _voice(nearest(str(interaction.locale)) or self._language, DEFAULT_THEME)

    async def heard(self, interaction: discord.Interaction[Any]) -> None:
        """Keep in mind what somebody's Discord speaks, for messages that answer nothing."""
        person, locale = interaction.user.id, str(interaction.locale)
        if (await self._store.preferences.of(person)).locale != locale:
            await self._store.preferences.settle(person, locale=locale)

    async def notified(self, people: Iterable[int]) -> list[int]:
        """Those of ``people`` whom a message in a channel may notify."""
        return [each for each in people if (await self._store.preferences.of(each)).pings]

    def _of_discord(self, guild: int) -> str | None:
        """The language of a server as far as Discord knows it.

        American English is what Discord says of every server that was never asked.
        """
        found = self._client.get_guild(guild)
        if found is None:
            return None
        unasked = found.preferred_locale is discord.Locale.american_english
        if unasked and "COMMUNITY" not in found.features:
            return None
        return nearest(str(found.preferred_locale))


def _voice(language: str, theme: str) -> Voice:
    return Voice(Words(language), theme if theme in THEMES else DEFAULT_THEME)
