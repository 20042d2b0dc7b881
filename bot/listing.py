"""The matches under way in a server as pages to leaf through, privately.

Each person finds on them what is played where they may look, or what they may moderate.
"""

from typing import TYPE_CHECKING, Any

import discord

from bot.addresses import match_address
from bot.games import TABLES
from bot.moderating import moderates
from bot.post import Post, mention
from bot.pressing import fresh_view, pages_beside
from bot.refusals import Refusal
from bot.standpoints import Standpoint
from bot.telling_time import time_left
from bot.views.listing import ListButton

if TYPE_CHECKING:
    from bot.app import Fireside

_LINES = 6
"""Matches on a page, so that the longest lines still fit into a message."""


async def matches_page(
    bot: "Fireside", interaction: discord.Interaction[Any], number: int, *, moderated: bool
) -> Post:
    """A page of the matches under way, counted from 0; the last one where there are fewer.

    Raises:
        Refusal: this person moderates nothing.
    """
    assert interaction.guild_id is not None
    assert interaction.channel_id is not None
    found = [
        each
        for each in await bot.matches.running(interaction.guild_id)
        if await _shown(bot, interaction, each.match.channel, moderated=moderated)
    ]
    if not found:
        if moderated and not await moderates(bot, interaction, interaction.channel_id):
            raise Refusal("not-a-moderator")
        return Post(bot.say("matches-nowhere"))
    pages = -(-len(found) // _LINES)
    number = min(number, pages - 1)
    shown = found[number * _LINES : (number + 1) * _LINES]
    title = bot.say("matches-everywhere", count=len(found), page=number + 1, pages=pages)
    lines = [title, *[await _line(bot, each) for each in shown]]
    buttons = [
        ListButton(other, bot.say(key), moderated=moderated)
        for other, key in pages_beside(number, pages)
    ]
    return Post("\n".join(lines), view=fresh_view(*buttons) if buttons else None)


async def _shown(
    bot: "Fireside", interaction: discord.Interaction[Any], channel: int, *, moderated: bool
) -> bool:
    if moderated:
        return await moderates(bot, interaction, channel)
    return (await bot.sight.permissions(interaction, channel)).view_channel


async def _line(bot: "Fireside", standpoint: Standpoint) -> str:
    told = bot.matches.as_told(standpoint)
    match = told.match
    waits = ", ".join(mention(match.players[seat]) for seat in told.to_act)
    return bot.say(
        "matches-all-line",
        game=bot.say(f"game-{match.game}"),
        first=mention(match.players[0]),
        second=mention(match.players[1]),
        waits=" · ".join([bot.say("matches-waits", players=waits), *time_left(match, bot.say)]),
        progress=TABLES[match.game].progress(told.position.view(None), bot.say),
        match=match.id,
        where=match_address(match, await bot.store.boards.latest(match.id)),
    )
