"""/ranks and /draw: one's own side of a match, and an offer to the other."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.answers import Answer, answering
from bot.commands.completing import finder, own_matches
from bot.commands.match import Number
from bot.commands.wording import say
from bot.post import Post

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

    await answering(interaction, bot.say, act)


@app_commands.command(name="draw", description=say("command-draw"))
@app_commands.describe(match=say("option-match"))
@app_commands.autocomplete(match=own_matches)
async def draw(interaction: "discord.Interaction[Fireside]", match: Number | None = None) -> None:
    """Offer a draw, where the game has draws."""
    bot = interaction.client

    async def act(answer: Answer) -> None:
        await bot.saw(interaction)
        standpoint = await finder(interaction).to_offer_draw(match)
        offer = await bot.offers.draw(standpoint.match.id, interaction.user.id)
        if not await bot.courier.offer(offer):
            await answer.tell(Post(bot.say("offer-owed")))

    await answering(interaction, bot.say, act)
