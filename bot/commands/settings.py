"""/settings and /preferences: what holds for a server, and for a person."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.answers import Answer, answering
from bot.commands.wording import say
from bot.views.panel import panel_post

if TYPE_CHECKING:
    from bot.app import Fireside


@app_commands.command(name="settings", description=say("command-settings"))
@app_commands.default_permissions(manage_guild=True)
async def settings(interaction: "discord.Interaction[Fireside]") -> None:
    """Show what the server has settled, with menus to change it."""
    await _panel(interaction, "settings")


@app_commands.command(name="preferences", description=say("command-preferences"))
async def preferences(interaction: "discord.Interaction[Fireside]") -> None:
    """Show what the person has settled for themselves, with menus to change it."""
    await _panel(interaction, "preferences")


async def _panel(interaction: "discord.Interaction[Fireside]", which: str) -> None:
    bot = interaction.client

    async def act(answer: Answer) -> None:
        await bot.saw(interaction)
        await answer.tell(await panel_post(bot, interaction, which))

    await answering(interaction, act)
