"""Watching a match: its board for somebody who only looks on, privately."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord

from bot.addresses import match_address
from bot.answers import Answer
from bot.bulletins import board_post
from bot.post import Post
from bot.pressing import fresh_view
from bot.refusals import Refusal
from bot.store import Match
from bot.telling_time import clock_told
from bot.views.watch import WatchButton

if TYPE_CHECKING:
    from bot.app import Fireside


async def spectators_post(bot: "Fireside", answer: Answer, number: int) -> Post:
    """The board of a match as everybody may know it, for its players and who may see its channel.

    What a turn showed for its moment only is not in it: a private message does not fade.

    Raises:
        Refusal: there is no such match in this server, or this person may not see it.
    """
    interaction = answer.interaction
    match = await bot.matches.get(number)
    if match.guild != interaction.guild_id:
        raise Refusal("no-such-match", match=number)
    if not await _may_see(bot, interaction, match):
        raise Refusal("cannot-watch", match=number)
    standpoint = bot.matches.as_told(bot.matches.stand(match))
    clock = await clock_told(bot.store, standpoint, discord.utils.utcnow(), answer.say)
    post = await board_post(
        *(bot.matches, standpoint, standpoint.ply, answer.voice),
        quiet=True,
        clock=clock,
        watched=True,
    )
    lines = [post.content]
    if interaction.channel_id != match.channel:
        where = match_address(match, await bot.store.boards.latest(number))
        lines.append(answer.say("watch-where", where=where))
    refresh = WatchButton(number, answer.say("button-refresh"), again=True)
    return replace(
        post,
        content="\n".join(lines),
        name=f"fireside-watch-{number}.png",
        view=None if match.ended else fresh_view(refresh),
    )


async def match_over(bot: "Fireside", interaction: discord.Interaction[Any], number: int) -> Match:
    """A match that is over, for its players and who may see the channel it was played in.

    Raises:
        Refusal: there is no such match in this server, it is under way, or this person may not
            see it.
    """
    match = await bot.matches.over(number, interaction.guild_id)
    if not await _may_see(bot, interaction, match):
        raise Refusal("cannot-replay", match=number)
    return match


async def _may_see(bot: "Fireside", interaction: discord.Interaction[Any], match: Match) -> bool:
    """Whether the person behind an interaction plays in a match or sees its channel."""
    if match.seat_of(interaction.user.id) is not None:
        return True
    return (await bot.sight.permissions(interaction, match.channel)).view_channel
