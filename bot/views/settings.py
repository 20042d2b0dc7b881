"""What a server can settle for itself, by those who may manage it.

Another setting is a field of `ServerSettings`, an entry of `SETTINGS`, and its texts.
"""

from typing import TYPE_CHECKING, Any, get_args

import discord

from bot.clocks import CLOCKS
from bot.refusals import Refusal
from bot.store import Place
from bot.views.settling import (
    Language,
    OneOf,
    Panel,
    SomeChannels,
    SomeRole,
    by_key,
    plainly,
)
from render import THEMES

if TYPE_CHECKING:
    from bot.app import Fireside

SETTINGS = by_key(
    OneOf("clock", CLOCKS, lambda value, say: say(f"clock-{value}")),
    OneOf("place", get_args(Place), lambda value, say: say(f"place-{value}")),
    SomeRole("moderator"),
    OneOf("matches", (1, 2, 3, 5, 10, 20, 50, 100), plainly),
    OneOf("challenges", (1, 2, 3, 5, 10, 20), plainly),
    OneOf("rated", (True, False), lambda value, say: say("rated-yes" if value else "rated-no")),
    OneOf("rated_a_day", (0, 1, 2, 3, 5, 10, 20, 50), plainly),
    SomeChannels("channels"),
    Language("language", (), lambda _, say: say("language-of-server")),
    OneOf("theme", THEMES, lambda value, say: say(f"theme-{value}")),
)
"""Everything that a server can settle, in the order in which the panel lists it."""


class ServerPanel(Panel):
    """What holds for a server."""

    key = "settings"
    title = "settings-title"
    footer = "settings-footer"
    settings = SETTINGS

    def check(self, interaction: discord.Interaction[Any]) -> None:
        if not interaction.permissions.manage_guild:
            raise Refusal("not-yours-to-settle")

    async def settled(self, bot: "Fireside", interaction: discord.Interaction[Any]) -> Any:
        assert interaction.guild_id is not None
        return await bot.store.settings.of(interaction.guild_id)

    async def settle(
        self, bot: "Fireside", interaction: discord.Interaction[Any], **settled: Any
    ) -> None:
        assert interaction.guild_id is not None
        await bot.store.settings.settle(interaction.guild_id, **settled)
