"""/draw, /takeback and /call-off: what one player of a match offers the other."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.answers import Answer, answering
from bot.commands.completing import finder, own_matches
from bot.commands.match import Number
from bot.commands.wording import say
from bot.post import Post
from bot.store import OfferKind

if TYPE_CHECKING:
    from bot.app import Fireside


@app_commands.command(name="draw", description=say("command-draw"))
@app_commands.describe(match=say("option-match"))
@app_commands.autocomplete(match=own_matches)
async def draw(interaction: "discord.Interaction[Fireside]", match: Number | None = None) -> None:
    """Offer a draw, where the game has draws."""
    await _offer(interaction, "draw", match)


@app_commands.command(name="takeback", description=say("command-takeback"))
@app_commands.describe(match=say("option-match"))
@app_commands.autocomplete(match=own_matches)
async def takeback(
    interaction: "discord.Interaction[Fireside]", match: Number | None = None
) -> None:
    """Ask to take one's last turn back, where nothing was uncovered since."""
    await _offer(interaction, "takeback", match)


@app_commands.command(name="call-off", description=say("command-call-off"))
@app_commands.describe(match=say("option-match"))
@app_commands.autocomplete(match=own_matches)
async def call_off(
    interaction: "discord.Interaction[Fireside]", match: Number | None = None
) -> None:
    """Offer to end a match without a result."""
    await _offer(interaction, "call-off", match)


async def _offer(
    interaction: "discord.Interaction[Fireside]", kind: OfferKind, number: int | None
) -> None:
    bot = interaction.client

    async def act(answer: Answer) -> None:
        await bot.saw(interaction)
        standpoint = await finder(interaction).to_offer(kind, number)
        offer = await bot.offers.make(kind, standpoint.match.id, interaction.user.id)
        if not await bot.courier.offer(offer):
            await answer.tell(Post(answer.say("offer-owed")))

    await answering(interaction, act)
