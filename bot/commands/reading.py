"""/rules, /tutorial and /help: what one reads and tries."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.answers import Answer, answering
from bot.commands.wording import GAME_CHOICES, say
from bot.post import Post
from bot.views import rules_page, tutorial_page
from engines import GAMES

if TYPE_CHECKING:
    from bot.app import Fireside


@app_commands.command(name="rules", description=say("command-rules"))
@app_commands.describe(game=say("option-game"))
@app_commands.choices(game=GAME_CHOICES)
async def rules(interaction: "discord.Interaction[Fireside]", game: str) -> None:
    """Show the rules of a game, page by page and privately."""

    async def act(answer: Answer) -> None:
        await answer.tell(await rules_page(game, 0, answer.voice))

    await answering(interaction, act)


@app_commands.command(name="tutorial", description=say("command-tutorial"))
@app_commands.describe(game=say("option-game"))
@app_commands.choices(game=GAME_CHOICES)
async def tutorial(interaction: "discord.Interaction[Fireside]", game: str) -> None:
    """Play somebody through their first turns, privately and without an opponent."""

    async def act(answer: Answer) -> None:
        await answer.tell(await tutorial_page(game, 0, interaction.user.id, answer.voice))

    await answering(interaction, act)


@app_commands.command(name="help", description=say("command-help"))
async def help_(interaction: "discord.Interaction[Fireside]") -> None:
    """Say what the bot can do."""

    async def act(answer: Answer) -> None:
        games = ", ".join(answer.say(f"game-{key}") for key in GAMES)
        await answer.tell(Post(answer.say("help", games=games)))

    await answering(interaction, act)
