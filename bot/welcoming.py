"""The welcome in a server that the bot has just joined: once, where it may post, or not at all."""

import sqlite3
from typing import TYPE_CHECKING

import discord

from bot.answers import FAILURES
from bot.logs import Log
from bot.placing import lacking
from bot.store import welcome_in
from bot.views import welcome_post

if TYPE_CHECKING:
    from bot.app import Fireside

_log = Log(__name__)


async def greet(bot: "Fireside", guild: discord.Guild) -> None:
    """Welcome a server of which nothing is known yet.

    That it was is written down before the message is sent: rather none than two.
    """
    channel = _place(guild)
    if channel is None:
        return
    try:
        if guild.id in await bot.store.forgetting.servers():
            return
        name = welcome_in(guild.id)
        await bot.store.set_fact(name, "")
        post = welcome_post((await bot.voices.of_server(guild.id)).say)
        sent = await channel.send(**post.to_send())
        await bot.store.set_fact(name, str(sent.id))
    except (*FAILURES, sqlite3.OperationalError) as error:
        _log.warning("not-welcomed", error)


def _place(guild: discord.Guild) -> discord.TextChannel | None:
    """The system channel if the bot can play there, else the first in which it can."""
    first = [] if guild.system_channel is None else [guild.system_channel]
    for channel in (*first, *guild.text_channels):
        if not lacking(channel.permissions_for(guild.me), thread=False):
            return channel
    return None
