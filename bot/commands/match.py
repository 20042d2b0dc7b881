"""/move, /board and /resign: what one does in a match."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.answers import Answer, answering
from bot.commands.completing import finder, matches_here, moves, own_matches
from bot.commands.wording import say
from bot.members import MINUTE
from bot.placing import check_channel
from bot.post import Post, mention
from bot.views import play_or_ask, resign_buttons

if TYPE_CHECKING:
    from bot.app import Fireside

Number = app_commands.Range[int, 1]


@app_commands.command(name="move", description=say("command-move"))
@app_commands.describe(move=say("option-move"), match=say("option-match"))
@app_commands.autocomplete(move=moves, match=own_matches)
async def move(
    interaction: "discord.Interaction[Fireside]",
    move: app_commands.Range[str, 1, 100],
    match: Number | None = None,
) -> None:
    """Make a move, typed or chosen."""
    bot = interaction.client

    async def act(answer: Answer) -> None:
        await bot.saw(interaction)
        standpoint = await finder(interaction).to_move(match)
        await play_or_ask(bot, standpoint.match.id, move, answer)

    await answering(interaction, act)


@app_commands.command(name="board", description=say("command-board"))
@app_commands.describe(match=say("option-match-here"))
@app_commands.autocomplete(match=matches_here)
async def board(interaction: "discord.Interaction[Fireside]", match: Number | None = None) -> None:
    """Show the board of a match once more.

    A player gets it posted in the match's channel. Whoever looks on, or asks from elsewhere, sees
    it privately, so that nobody can push a board of others down the channel.
    """
    bot = interaction.client

    async def act(answer: Answer) -> None:
        await bot.saw(interaction)
        if match is not None and await _taken_over(answer, match):
            shown = await bot.bring(match)
        else:
            found = (await finder(interaction).to_show(match)).match
            player = found.seat_of(interaction.user.id) is not None
            if not player or found.channel != interaction.channel_id:
                await answer.tell(await bot.spectators_post(answer, found.id))
                return
            shown = await bot.courier.repost(found.id)
            await bot.gone.check(found.id, MINUTE)
        if not shown:
            await answer.tell(Post(answer.say("board-not-posted")))

    await answering(interaction, act)


async def _taken_over(answer: Answer, number: int) -> bool:
    """Let a match of this person go on in this channel, if its own is closed to the bot."""
    interaction = answer.interaction
    bot, channel = interaction.client, interaction.channel_id
    match = await bot.matches.get(number)
    plays = match.guild == interaction.guild_id and match.seat_of(interaction.user.id) is not None
    if not plays or match.ended or channel is None or match.channel == channel:
        return False
    if not bot.courier.closed(number) and not await _gone(interaction, match.channel):
        return False
    await check_channel(bot, interaction, answer.say)
    await bot.matches.go_on_in(number, channel)
    return True


async def _gone(interaction: "discord.Interaction[Fireside]", channel: int) -> bool:
    """Whether a channel of this server is there no more, or not for the bot.

    A thread that sleeps is not among those that the bot has in mind, so Discord is asked.
    """
    if interaction.guild is None or interaction.guild.get_channel_or_thread(channel) is not None:
        return False
    try:
        await interaction.client.fetch_channel(channel)
    except (discord.NotFound, discord.Forbidden):
        return True
    return False


@app_commands.command(name="resign", description=say("command-resign"))
@app_commands.describe(match=say("option-match"))
@app_commands.autocomplete(match=own_matches)
async def resign(interaction: "discord.Interaction[Fireside]", match: Number | None = None) -> None:
    """Give a match up, after a question."""
    bot = interaction.client

    async def act(answer: Answer) -> None:
        await bot.saw(interaction)
        found = (await finder(interaction).to_resign(match)).match
        question = answer.say(
            "resign-really",
            game=answer.say(f"game-{found.game}"),
            opponent=mention(found.opponent_of(interaction.user.id)),
            match=found.id,
        )
        await answer.tell(Post(question, view=resign_buttons(found.id, answer.say)))

    await answering(interaction, act)
