"""Where matches may begin: in the channels that the server has settled, or in all."""

from typing import TYPE_CHECKING, Any

import discord

from bot.refusals import Refusal

if TYPE_CHECKING:
    from bot.app import Fireside


async def check_place(bot: "Fireside", interaction: discord.Interaction[Any]) -> None:
    """Refuse where the server wants no match to begin; a thread counts as its channel.

    Channels that were deleted since do not count, so deleting the last one bars nobody.
    """
    guild, place = interaction.guild, interaction.channel
    if guild is None:
        return
    settled = (await bot.store.settings.of(guild.id)).channels
    wanted = [channel for channel in settled if guild.get_channel(channel) is not None]
    here = place.parent_id if isinstance(place, discord.Thread) else interaction.channel_id
    if wanted and here not in wanted:
        named = ", ".join(f"<#{channel}>" for channel in wanted)
        raise Refusal("not-this-channel", count=len(wanted), channels=named)
