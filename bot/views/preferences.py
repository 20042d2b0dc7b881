"""What a person can settle for themselves, in every server.

Another preference is a field of `Personal`, an entry of `PREFERENCES`, and its texts.
"""

from typing import TYPE_CHECKING, Any

import discord

from bot.views.settling import Language, OneOf, Panel, by_key, yes_or_no
from render import THEMES

if TYPE_CHECKING:
    from bot.app import Fireside

PREFERENCES = by_key(
    Language("language", (), lambda _, say: say("language-of-person"), "own-language"),
    OneOf("theme", THEMES, lambda value, say: say(f"theme-{value}"), "own-theme"),
    OneOf("pings", (True, False), yes_or_no, "own-pings"),
    OneOf("letters", (True, False), yes_or_no, "own-letters"),
    OneOf("confirm", (True, False), yes_or_no, "own-confirm"),
)
"""Everything that a person can settle, in the order in which the panel lists it."""


class PersonalPanel(Panel):
    """What holds for a person."""

    key = "preferences"
    title = "preferences-title"
    footer = "preferences-footer"
    settings = PREFERENCES

    def check(self, interaction: discord.Interaction[Any]) -> None:
        """Everybody settles their own."""

    async def settled(self, bot: "Fireside", interaction: discord.Interaction[Any]) -> Any:
        return await bot.store.preferences.of(interaction.user.id)

    async def settle(
        self, bot: "Fireside", interaction: discord.Interaction[Any], **settled: Any
    ) -> None:
        await bot.store.preferences.settle(interaction.user.id, **settled)
