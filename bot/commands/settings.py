"""/settings: what holds for a server."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.answers import Answer, answering
from bot.commands.wording import say
from bot.views.settings import panel

if TYPE_CHECKING:
    from bot.app import Fireside


@app_commands.command(name="settings", description=say("command-settings"))
@app_commands.default_permissions(manage_guild=True)
async def settings(interaction: "discord.Interaction[Fireside]") -> None:
    """Show what the server has settled, with menus to change it."""
    bot = interaction.client

    async def act(answer: Answer) -> None:
        await answer.tell(await panel(bot, interaction))

    await answering(interaction, act)
