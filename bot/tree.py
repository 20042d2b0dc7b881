"""The slash commands as Discord knows them, and what happens to those that fail."""

import hashlib
import json
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.answers import Answer, apology
from bot.commands import COMMANDS
from bot.logs import Log
from bot.post import Post
from bot.store import Store
from bot.translating import Translator, payloads
from bot.words import Words

if TYPE_CHECKING:
    from bot.app import Fireside

_log = Log(__name__)


class Tree(app_commands.CommandTree["Fireside"]):
    """The commands, for servers only; what they raise ends in an apology."""

    def __init__(self, client: "Fireside") -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=False, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        for command in COMMANDS:
            self.add_command(command)

    async def tell_discord(self, store: Store, *, always: bool) -> None:
        """Tell Discord of the commands in all languages, ``always`` or if they have changed.

        What it was told last is remembered in ``store``, as a fingerprint.
        """
        await self.set_translator(Translator())
        commands = await payloads(self)
        told = json.dumps([self.client.application_id, commands], sort_keys=True)
        fingerprint = hashlib.sha256(told.encode()).hexdigest()
        if always or await store.fact("commands") != fingerprint:
            await self.sync()
            await store.set_fact("commands", fingerprint)
            _log.info("commands-told", commands=len(commands))

    async def on_error(
        self, interaction: discord.Interaction["Fireside"], error: app_commands.AppCommandError, /
    ) -> None:
        """What no command caught itself: errors of discord.py about a command, mostly."""
        if interaction.type is discord.InteractionType.autocomplete:
            apology(error, Words())
            return
        with self.client.acting():
            answer = Answer(interaction)
            await answer.acknowledge()
            await answer.tell(Post(apology(error, answer.say)))
