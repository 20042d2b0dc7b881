"""/challenge: ask somebody, or anybody, for a match."""

from dataclasses import replace
from typing import TYPE_CHECKING, Literal, get_args

import discord
from discord import app_commands

from bot.addresses import challenge_address
from bot.answers import Answer, answering
from bot.clocks import CLOCKS
from bot.commands.completing import variants
from bot.commands.wording import GAME_CHOICES, say
from bot.placing import check_channel
from bot.post import Post
from bot.refusals import Refusal
from bot.store import Challenge, First, NewChallenge, Place
from bot.variants import chosen
from bot.views import cancel_button
from engines import GAMES
from render import Say

if TYPE_CHECKING:
    from bot.app import Fireside

Rated = Literal["yes", "no"]


@app_commands.command(name="challenge", description=say("command-challenge"))
@app_commands.describe(
    game=say("option-game"),
    opponent=say("option-opponent"),
    first=say("option-first"),
    variant=say("option-variant"),
    clock=say("option-clock"),
    where=say("option-where"),
    rated=say("option-rated"),
)
@app_commands.autocomplete(variant=variants)
@app_commands.choices(
    game=GAME_CHOICES,
    first=[
        app_commands.Choice(name=say(f"first-{value}"), value=value) for value in get_args(First)
    ],
    clock=[app_commands.Choice(name=say(f"clock-{key}"), value=key) for key in CLOCKS],
    where=[
        app_commands.Choice(name=say(f"place-{value}"), value=value) for value in get_args(Place)
    ],
    rated=[
        app_commands.Choice(name=say(f"rated-{value}"), value=value) for value in get_args(Rated)
    ],
)
async def challenge(
    interaction: "discord.Interaction[Fireside]",
    game: str,
    opponent: discord.User | None = None,
    first: First = "random",
    variant: app_commands.Range[str, 1, 500] | None = None,
    clock: str | None = None,
    where: Place | None = None,
    rated: Rated | None = None,
) -> None:
    """Challenge somebody of this server, or anybody who likes to play."""
    bot = interaction.client

    async def act(answer: Answer) -> None:
        await bot.saw(interaction)
        assert interaction.guild_id is not None
        assert interaction.channel_id is not None
        await check_channel(bot, interaction, answer.say)
        if opponent is not None:
            await _check_opponent(interaction, opponent)
        settled = await bot.store.settings.of(interaction.guild_id)
        new = NewChallenge(
            guild=interaction.guild_id,
            channel=interaction.channel_id,
            game=game,
            options={} if variant is None else chosen(game, variant, answer.say),
            first=first,
            challenger=interaction.user.id,
            opponent=None if opponent is None else opponent.id,
            clock=clock or settled.clock,
            place=where or settled.place,
        )
        standing = await bot.store.challenges.open_like(new)
        if standing is not None:
            await answer.tell(_still_open(standing, new, answer.say))
            await bot.courier.challenge(standing.id)  # which may never have been posted
            return
        bot.pacing.challenge(interaction.user.id)
        counts = await bot.ratings.wanted(new, None if rated is None else rated == "yes")
        made = await bot.matches.challenge(replace(new, rated=counts))
        await bot.timekeeper.watch()
        if not await bot.courier.challenge(made.id):
            await answer.tell(Post(answer.say("challenge-owed")))

    await answering(interaction, act)


def _still_open(challenge: Challenge, new: NewChallenge, say: Say) -> Post:
    """Where such a challenge stands; it can be cancelled here too, if its message is gone.

    One in another variant counts as the same: only one of the two could be meant.
    """
    where = challenge_address(challenge)
    same = challenge.options == GAMES[challenge.game].chosen(new.options)
    text = say("challenge-standing" if same else "challenge-varied", where=where)
    return Post(text, view=cancel_button(challenge, say))


async def _check_opponent(
    interaction: "discord.Interaction[Fireside]", opponent: discord.User | discord.Member
) -> None:
    """Refuse those who cannot play here."""
    if opponent.id == interaction.user.id:
        raise Refusal("yourself")
    if opponent.bot:
        raise Refusal("a-bot", player=opponent.mention)
    if not isinstance(opponent, discord.Member):
        raise Refusal("not-a-member", player=opponent.mention)
    place = interaction.channel
    if isinstance(place, discord.Thread):
        place = place.parent
    visible = not isinstance(place, discord.abc.GuildChannel) or (
        place.permissions_for(opponent).view_channel
    )
    if not visible:
        raise Refusal("cannot-see", player=opponent.mention)
    await interaction.client.saw(interaction, opponent)
