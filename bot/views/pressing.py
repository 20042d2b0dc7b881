"""What all buttons and menus share: the bot they belong to, and one way of being pressed."""

from typing import TYPE_CHECKING, Any

import discord

from bot.answers import Answer, answering

if TYPE_CHECKING:
    from bot.app import Fireside


class Pressable:
    """Mixed into every dynamic item: `press` is what it does."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        bot: Fireside = interaction.client

        async def act(answer: Answer) -> None:
            await bot.saw(interaction)
            await self.press(bot, answer)

        await answering(interaction, bot.say, act)

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        """Do what the item is for; refusals are raised."""
        raise NotImplementedError


def fresh_view(*items: discord.ui.Item[Any]) -> discord.ui.View:
    """A view of dynamic items that never times out."""
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return view
