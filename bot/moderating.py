"""Who moderates the matches of a channel: who manages its messages, or has the server's role."""

from typing import TYPE_CHECKING, Any

import discord

if TYPE_CHECKING:
    from bot.app import Fireside


async def moderates(bot: "Fireside", interaction: discord.Interaction[Any], channel: int) -> bool:
    """Whether the person behind an interaction may end the matches of a channel.

    Of a channel that is gone, whoever manages messages in the whole server.
    """
    member, guild = interaction.user, interaction.guild
    if not isinstance(member, discord.Member) or guild is None:
        return False
    role = (await bot.store.settings.of(guild.id)).moderator
    if role is not None and member.get_role(role) is not None:
        return True
    if channel != interaction.channel_id and await bot.sight.channel(guild, channel) is None:
        return member.guild_permissions.manage_messages
    return (await bot.sight.permissions(interaction, channel)).manage_messages
