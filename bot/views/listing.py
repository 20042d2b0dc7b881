"""Leafing through the matches of a server."""

import re
from typing import TYPE_CHECKING, Any, Self

import discord

from bot.answers import Answer
from bot.pressing import NUMBER, Pressable

if TYPE_CHECKING:
    from bot.app import Fireside


class ListButton(
    Pressable,
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=rf"matches:(?P<which>here|moderated):(?P<page>{NUMBER})",
):
    """Turns to another page."""

    def __init__(self, page: int, label: str = "", *, moderated: bool) -> None:
        super().__init__(
            discord.ui.Button(
                label=label or str(page + 1),
                style=discord.ButtonStyle.secondary,
                custom_id=f"matches:{'moderated' if moderated else 'here'}:{page}",
            )
        )
        self._page = page
        self._moderated = moderated

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: Any, match: re.Match[str]
    ) -> Self:
        return cls(int(match["page"]), moderated=match["which"] == "moderated")

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        page = await bot.matches_page(answer, self._page, moderated=self._moderated)
        await answer.replace(page)
