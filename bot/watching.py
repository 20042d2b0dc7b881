"""Watching a match: its board for somebody who only looks on, privately."""

from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.answers import Answer
from bot.bulletins import board_post
from bot.post import Post, link
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
    looks_on = match.seat_of(interaction.user.id) is None
    if looks_on and not (await bot.sight.permissions(interaction, match.channel)).view_channel:
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
        lines.append(answer.say("watch-where", where=await whereabouts(bot, match)))
    refresh = WatchButton(number, answer.say("button-refresh"), again=True)
    return replace(
        post,
        content="\n".join(lines),
        name=f"fireside-watch-{number}.png",
        view=None if match.ended else fresh_view(refresh),
    )


async def whereabouts(bot: "Fireside", match: Match) -> str:
    """The address of a match's latest board, or its channel where none was posted."""
    board = await bot.store.boards.latest(match.id)
    if board is None or board.channel != match.channel:
        return f"<#{match.channel}>"
    return link(match.guild, board.channel, board.message)
