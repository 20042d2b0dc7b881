"""The question before somebody resigns."""

import re
from typing import TYPE_CHECKING, Any, Self

import discord

from bot.answers import Answer
from bot.post import Post
from bot.pressing import NUMBER, Pressable, fresh_view, yes_or_no
from render import Say

if TYPE_CHECKING:
    from bot.app import Fireside


class ResignButton(
    Pressable,
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=rf"resign:(?P<number>{NUMBER}):(?P<answer>yes|no)",
):
    """Resign after all, or play on."""

    def __init__(self, number: int, answer: str, label: str = "") -> None:
        super().__init__(yes_or_no(f"resign:{number}:{answer}", answer, label))
        self._number = number
        self._yes = answer == "yes"

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: Any, match: re.Match[str]
    ) -> Self:
        return cls(int(match["number"]), match["answer"])

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        if not self._yes:
            await answer.replace(Post(answer.say("resign-not")))
            return
        await bot.matches.resign(self._number, answer.interaction.user.id)
        await bot.deliver_board(self._number, answer)
        await answer.replace(Post(answer.say("resign-done")))


def resign_buttons(number: int, say: Say) -> discord.ui.View:
    """Resign, and play on."""
    return fresh_view(
        ResignButton(number, "yes", say("button-resign")),
        ResignButton(number, "no", say("button-play-on")),
    )
