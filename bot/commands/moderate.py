"""/moderate: what those do who keep order, for whoever manages messages or has the server's role.

The commands are shown to everybody: Discord could hide them from who lacks a permission, but then
also from who has the role without it. Who may not is refused; a server can narrow who sees them
under Server Settings, Integrations.
"""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.answers import Answer, answering
from bot.commands.completing import moderated_matches
from bot.commands.match import Number
from bot.commands.wording import say
from bot.moderating import moderates
from bot.post import NOTE, Post
from bot.refusals import Refusal
from bot.store import Match, Moderation
from engines.endings import MODERATED
from engines.game import Outcome

if TYPE_CHECKING:
    from bot.app import Fireside

moderate = app_commands.Group(name="moderate", description=say("command-moderate"))


@moderate.command(name="end", description=say("command-moderate-end"))
@app_commands.describe(
    match=say("option-match-moderated"), winner=say("option-winner"), note=say("option-note")
)
@app_commands.autocomplete(match=moderated_matches)
async def end(
    interaction: "discord.Interaction[Fireside]",
    match: Number,
    winner: discord.User | None = None,
    note: app_commands.Range[str, 1, NOTE] = "",
) -> None:
    """End a match, with one of its players as the winner or without a result."""
    bot = interaction.client

    async def act(answer: Answer) -> None:
        await bot.saw(interaction)
        found = await _moderated(interaction, match)
        seat = None if winner is None else found.seat_of(winner.id)
        if winner is not None and seat is None:
            raise Refusal("not-a-player", player=winner.mention, match=match)
        act = "end" if winner is None else "win"
        moderation = Moderation(interaction.user.id, act, note, discord.utils.utcnow())
        await bot.matches.conclude(match, Outcome(seat, MODERATED, (0, 0)), moderation)
        await answer.tell(Post(answer.say("moderate-done", match=match)))
        await bot.deliver_board(match, answer)

    await answering(interaction, act)


@moderate.command(name="list", description=say("command-moderate-list"))
async def list_(interaction: "discord.Interaction[Fireside]") -> None:
    """List the matches under way that this person may end, privately."""
    bot = interaction.client

    async def act(answer: Answer) -> None:
        await answer.tell(await bot.matches_page(answer, 0, moderated=True))

    await answering(interaction, act)


async def _moderated(interaction: "discord.Interaction[Fireside]", number: int) -> Match:
    """A match of this server that this person may end.

    Raises:
        Refusal: it is none, or they may not; what counts is the channel in which it is played.
    """
    bot = interaction.client
    match = await bot.matches.get(number)
    if match.guild != interaction.guild_id:
        raise Refusal("no-such-match", match=number)
    if not await moderates(bot, interaction, match.channel):
        raise Refusal("not-a-moderator")
    return match
