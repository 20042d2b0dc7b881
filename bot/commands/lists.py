"""/matches: what is under way."""

from typing import TYPE_CHECKING, Literal, get_args

import discord
from discord import app_commands

from bot.addresses import match_address
from bot.answers import Answer, answering
from bot.commands.completing import finder
from bot.commands.wording import say
from bot.games import TABLES
from bot.members import MINUTE
from bot.post import CONTENT, Post, mention
from bot.standpoints import Standpoint
from bot.telling_time import time_left
from render import Say

if TYPE_CHECKING:
    from bot.app import Fireside

Which = Literal["mine", "here"]


@app_commands.command(name="matches", description=say("command-matches"))
@app_commands.describe(which=say("option-which"))
@app_commands.choices(
    which=[
        app_commands.Choice(name=say(f"which-{value}"), value=value) for value in get_args(Which)
    ]
)
async def matches(interaction: "discord.Interaction[Fireside]", which: Which = "mine") -> None:
    """List the person's matches under way, or those of the server, privately."""
    bot = interaction.client

    async def act(answer: Answer) -> None:
        await bot.saw(interaction)
        if which == "here":
            await answer.tell(await bot.matches_page(answer, 0, moderated=False))
            return
        standpoints = await _still_here(interaction)
        if not standpoints:
            await answer.tell(Post(answer.say("matches-none")))
            return
        lines = [answer.say("matches-title", count=len(standpoints))]
        lines += [await _line(answer, each) for each in standpoints]
        await answer.tell(Post(_fitting(lines, answer.say)))

    await answering(interaction, act)


async def _still_here(interaction: "discord.Interaction[Fireside]") -> list[Standpoint]:
    """The person's matches, without those whose opponent turns out to have left."""
    own = await finder(interaction).own()
    left = [await interaction.client.gone.check(each.match.id, MINUTE) for each in own]
    return await finder(interaction).own() if any(left) else own


async def _line(answer: Answer, standpoint: Standpoint) -> str:
    match, say, person = standpoint.match, answer.say, answer.interaction.user.id
    turn = say("turn-yours" if standpoint.awaits(person) else "turn-theirs")
    return say(
        "matches-line",
        game=say(f"game-{match.game}"),
        opponent=mention(match.opponent_of(person)),
        turn=" · ".join([turn, *time_left(match, say)]),
        progress=TABLES[match.game].progress(standpoint.position.view(None), say),
        match=match.id,
        where=match_address(match, await answer.interaction.client.store.boards.latest(match.id)),
    )


def _fitting(lines: list[str], say: Say) -> str:
    """As many whole lines as a message holds, and how many were left out."""
    text = lines[0]
    for number, line in enumerate(lines[1:], start=1):
        rest = say("matches-more", count=len(lines) - number)
        if len(text) + len(line) + len(rest) + 2 > CONTENT:
            return f"{text}\n{rest}"
        text += f"\n{line}"
    return text
