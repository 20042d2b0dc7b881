"""Where matches may begin: where the bot can play, in the channels that the server has settled."""

from typing import TYPE_CHECKING, Any

import discord

from bot.post import PERMISSIONS
from bot.refusals import Refusal
from render import Say

if TYPE_CHECKING:
    from bot.app import Fireside


def lacking(granted: discord.Permissions, *, thread: bool) -> list[str]:
    """What the bot needs to play in a channel, or in a thread, and may not do there."""
    needless = "send_messages" if thread else "send_messages_in_threads"
    return [name for name in PERMISSIONS if name != needless and not getattr(granted, name)]


async def check_channel(bot: "Fireside", interaction: discord.Interaction[Any], say: Say) -> None:
    """Refuse where the bot could not post the boards, or the server wants no matches."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    missing = lacking(interaction.app_permissions, thread=in_thread)
    if missing:
        names = ", ".join(say(f"permission-{name}") for name in missing)
        raise Refusal("cannot-post", permissions=names)
    await check_place(bot, interaction)


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
