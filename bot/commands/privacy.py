"""/privacy: what is stored of a person, for them to read or to have removed."""

import asyncio
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.answers import Answer, answering
from bot.commands.wording import say
from bot.exporting import export, files
from bot.post import FILE, Post
from bot.views import forget_buttons

if TYPE_CHECKING:
    from bot.app import Fireside

privacy = app_commands.Group(name="privacy", description=say("command-privacy"))


@privacy.command(name="export", description=say("command-privacy-export"))
async def export_(interaction: "discord.Interaction[Fireside]") -> None:
    """Give a person all that is stored of them, privately."""
    bot, person = interaction.client, interaction.user.id

    async def act(answer: Answer) -> None:
        await bot.saw(interaction)
        text = await export(
            *(bot.store, bot.matches, person, discord.utils.utcnow()),
            answer.say("privacy-about"),
        )
        made = await asyncio.to_thread(files, text, FILE)
        for number, (name, content) in enumerate(made, start=1):
            told = answer.say("privacy-export", part=number, parts=len(made))
            await answer.tell(Post(told, record=content, record_name=name))

    await answering(interaction, act)


@privacy.command(name="delete", description=say("command-privacy-delete"))
async def delete(interaction: "discord.Interaction[Fireside]") -> None:
    """Ask a person whether all that is stored of them is to go."""
    bot, person = interaction.client, interaction.user.id

    async def act(answer: Answer) -> None:
        kept = await bot.store.forgetting.kept(person)
        running = sum(row["ended"] is None for row in kept["matches"])
        question = answer.say("privacy-really", matches=len(kept["matches"]), running=running)
        buttons = forget_buttons(person, discord.utils.utcnow(), answer.say)
        await answer.tell(Post(question, view=buttons))

    await answering(interaction, act)
