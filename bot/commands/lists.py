"""/matches: what is under way."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.answers import Answer, answering
from bot.commands.completing import finder
from bot.commands.wording import say
from bot.games import TABLES
from bot.matches import Standpoint
from bot.post import CONTENT, Post, link, mention
from bot.telling_time import time_left

if TYPE_CHECKING:
    from bot.app import Fireside


@app_commands.command(name="matches", description=say("command-matches"))
async def matches(interaction: "discord.Interaction[Fireside]") -> None:
    """List the person's matches under way, privately."""
    bot = interaction.client

    async def act(answer: Answer) -> None:
        await bot.saw(interaction)
        standpoints = await finder(interaction).own()
        if not standpoints:
            await answer.tell(Post(bot.say("matches-none")))
            return
        lines = [bot.say("matches-title", count=len(standpoints))]
        lines += [await _line(bot, each, interaction.user.id) for each in standpoints]
        await answer.tell(Post(_fitting(lines, bot)))

    await answering(interaction, bot.say, act)


async def _line(bot: "Fireside", standpoint: Standpoint, person: int) -> str:
    match = standpoint.match
    board = await bot.store.boards.latest(match.id)
    where = (
        f"<#{match.channel}>" if board is None else link(match.guild, board.channel, board.message)
    )
    turn = bot.say("turn-yours" if standpoint.awaits(person) else "turn-theirs")
    return bot.say(
        "matches-line",
        game=bot.say(f"game-{match.game}"),
        opponent=mention(match.opponent_of(person)),
        turn=" · ".join([turn, *time_left(match, bot.say)]),
        progress=TABLES[match.game].progress(standpoint.position.view(None), bot.say),
        match=match.id,
        where=where,
    )


def _fitting(lines: list[str], bot: "Fireside") -> str:
    """As many whole lines as a message holds, and how many were left out."""
    text = lines[0]
    for number, line in enumerate(lines[1:], start=1):
        rest = bot.say("matches-more", count=len(lines) - number)
        if len(text) + len(line) + len(rest) + 2 > CONTENT:
            return f"{text}\n{rest}"
        text += f"\n{line}"
    return text
