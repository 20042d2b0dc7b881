"""The button under a board that shows it to whoever looks on, privately."""

import re
from typing import TYPE_CHECKING, Any, Self

import discord

from bot.answers import Answer
from bot.pressing import NUMBER, Pressable

if TYPE_CHECKING:
    from bot.app import Fireside


class WatchButton(
    Pressable,
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=rf"watch:(?P<number>{NUMBER})(?P<again>:again)?",
):
    """Shows a match as it stands; on such a private message, ``again`` in its place."""

    def __init__(self, number: int, label: str = "", *, again: bool = False) -> None:
        super().__init__(
            discord.ui.Button(
                label=label or str(number),
                style=discord.ButtonStyle.secondary,
                custom_id=f"watch:{number}{':again' if again else ''}",
            )
        )
        self._number = number
        self._again = again

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: Any, match: re.Match[str]
    ) -> Self:
        return cls(int(match["number"]), again=bool(match["again"]))

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        post = await bot.spectators_post(answer, self._number)
        await (answer.replace(post) if self._again else answer.tell(post))
