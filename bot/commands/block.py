"""/block and /unblock: from whom one takes no challenges."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.answers import Answer, answering
from bot.commands.wording import say
from bot.post import Post, mention
from bot.refusals import Refusal

if TYPE_CHECKING:
    from bot.app import Fireside

_LISTED = 50


@app_commands.command(name="block", description=say("command-block"))
@app_commands.describe(person=say("option-block"))
async def block(
    interaction: "discord.Interaction[Fireside]", person: discord.User | None = None
) -> None:
    """Block somebody, or hear whom one blocks."""
    bot, own = interaction.client, interaction.user.id

    async def act(answer: Answer) -> None:
        if person is None:
            await answer.tell(_list(answer, await bot.store.blocks.of(own)))
            return
        if person.id == own:
            raise Refusal("block-yourself")
        await bot.store.blocks.begin(own, person.id, discord.utils.utcnow())
        await answer.tell(Post(answer.say("block-done", player=mention(person.id))))

    await answering(interaction, act)


@app_commands.command(name="unblock", description=say("command-unblock"))
@app_commands.describe(person=say("option-unblock"))
async def unblock(interaction: "discord.Interaction[Fireside]", person: discord.User) -> None:
    """Block somebody no longer."""
    bot = interaction.client

    async def act(answer: Answer) -> None:
        if not await bot.store.blocks.end(interaction.user.id, person.id):
            raise Refusal("not-blocked", player=mention(person.id))
        await answer.tell(Post(answer.say("unblock-done", player=mention(person.id))))

    await answering(interaction, act)


def _list(answer: Answer, blocked: list[int]) -> Post:
    """Whom somebody blocks."""
    if not blocked:
        return Post(answer.say("block-nobody"))
    named = ", ".join(mention(each) for each in blocked[:_LISTED])
    more = max(len(blocked) - _LISTED, 0)
    return Post(answer.say("block-list", count=len(blocked), list=named, more=more))
