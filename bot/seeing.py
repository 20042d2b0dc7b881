"""What a person may see and do in a channel other than the one in which they act."""

from collections import OrderedDict
from typing import Any

import discord

from bot.answers import FAILURES
from bot.logs import Log
from bot.remembering import remember

_log = Log(__name__)

Channel = discord.abc.GuildChannel | discord.Thread
_REMEMBERED = 1_000


class Sight:
    """Looks channels up. Discord tells a bot of all channels, but of no thread that is archived."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._asked: OrderedDict[int, Channel | None] = OrderedDict()

    def known(self, guild: discord.Guild, channel: int) -> Channel | None:
        """A channel or thread of a server, as far as we know of it without asking."""
        return guild.get_channel_or_thread(channel) or self._asked.get(channel)

    async def channel(self, guild: discord.Guild, channel: int) -> Channel | None:
        """A channel or thread of a server, None where it is gone, or cannot be seen by the bot."""
        if (found := self.known(guild, channel)) is not None or channel in self._asked:
            return found
        try:
            asked = await self._client.fetch_channel(channel)
        except (discord.NotFound, discord.Forbidden):
            asked = None
        except FAILURES as error:
            _log.warning("channel-not-looked-up", error, channel=channel)
            return None
        found = asked if isinstance(asked, Channel) else None
        remember(self._asked, channel, found, _REMEMBERED)
        return found

    async def permissions(
        self, interaction: discord.Interaction[Any], channel: int
    ) -> discord.Permissions:
        """What the person behind an interaction may do in a channel; nothing where that is unclear.

        In a private thread that is nothing, unless they act in it: who is in it is not known.
        """
        if interaction.channel_id == channel:
            return interaction.permissions
        if interaction.guild is None:
            return discord.Permissions.none()
        return allowed(interaction, await self.channel(interaction.guild, channel))


def allowed(interaction: discord.Interaction[Any], channel: Channel | None) -> discord.Permissions:
    """What the person behind an interaction may do in a channel other than their own."""
    member = interaction.user
    if channel is None or not isinstance(member, discord.Member):
        return discord.Permissions.none()
    try:
        permissions = channel.permissions_for(member)
    except discord.ClientException:  # a thread whose channel is gone
        return discord.Permissions.none()
    hidden = isinstance(channel, discord.Thread) and channel.is_private()
    return discord.Permissions.none() if hidden else permissions
