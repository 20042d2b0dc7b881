"""/leaderboard and /profile: who plays how well."""

from typing import TYPE_CHECKING, get_args

import discord
from discord import app_commands

from bot.answers import Answer, answering
from bot.commands.wording import GAME_CHOICES, say
from bot.leaderboards import Scope
from bot.profile_page import profile_post
from bot.views import leaderboard_page

if TYPE_CHECKING:
    from bot.app import Fireside


@app_commands.command(name="leaderboard", description=say("command-leaderboard"))
@app_commands.describe(game=say("option-leaderboard-game"), scope=say("option-scope"))
@app_commands.choices(
    game=GAME_CHOICES,
    scope=[
        app_commands.Choice(name=say(f"scope-{value}"), value=value) for value in get_args(Scope)
    ],
)
async def leaderboard(
    interaction: "discord.Interaction[Fireside]",
    game: str | None = None,
    scope: Scope = "server",
) -> None:
    """Rank people by their rating in a game, with the person's own place."""
    bot = interaction.client

    async def act(answer: Answer) -> None:
        await bot.saw(interaction)
        await answer.tell(await leaderboard_page(bot, answer, game, scope))

    await answering(interaction, act, private=False)


@app_commands.command(name="profile", description=say("command-profile"))
@app_commands.describe(person=say("option-person"), game=say("option-profile-game"))
@app_commands.choices(game=GAME_CHOICES)
async def profile(
    interaction: "discord.Interaction[Fireside]",
    person: discord.User | None = None,
    game: str | None = None,
) -> None:
    """Show how somebody plays, privately."""
    bot = interaction.client

    async def act(answer: Answer) -> None:
        await bot.saw(interaction)
        assert interaction.guild_id is not None
        who = person or interaction.user
        await answer.tell(
            await profile_post(bot.store, interaction.guild_id, who.id, game, answer.voice)
        )

    await answering(interaction, act)
