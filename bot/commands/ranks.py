"""/ranks: one's own side of a match."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.answers import Answer, answering
from bot.commands.completing import finder, own_matches
from bot.commands.match import Number
from bot.commands.wording import say

if TYPE_CHECKING:
    from bot.app import Fireside


@app_commands.command(name="ranks", description=say("command-ranks"))
@app_commands.describe(match=say("option-match"))
@app_commands.autocomplete(match=own_matches)
async def ranks(interaction: "discord.Interaction[Fireside]", match: Number | None = None) -> None:
    """Show a player their own side of a match, privately."""
    bot = interaction.client

    async def act(answer: Answer) -> None:
        await bot.saw(interaction)
        standpoint = await finder(interaction).to_look(match)
        await bot.show_letter(standpoint.match.id, answer)

    await answering(interaction, act)
