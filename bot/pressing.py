"""What all buttons and menus share: the bot they belong to, and one way of being pressed."""

import re
from typing import TYPE_CHECKING, Any, ClassVar, Self

import discord

from bot.answers import Answer, answering, sentence
from bot.post import Post
from bot.refusals import Refusal

if TYPE_CHECKING:
    from bot.app import Fireside

NUMBER = "[0-9]{1,18}"
"""Any number in a custom id; longer ones were never ours, and the database could not look them up.
"""


class Pressable:
    """Mixed into every dynamic item: `press` is what it does.

    What is good for one ply of a match only has it in ``_ply``, and the match in ``_number``.
    """

    _number: int = 0
    _ply: int | None = None

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        bot: Fireside = interaction.client

        async def act(answer: Answer) -> None:
            await bot.saw(interaction)
            try:
                await self._refuse_outlived(bot, interaction)
                await self.press(bot, answer)
            except Refusal as refusal:
                if not on_question(answer) or refusal.code == "nobody-waits":
                    raise
                await answer.replace(Post(sentence(refusal, answer.say)))  # its question is settled

        await answering(interaction, act)

    async def _refuse_outlived(
        self, bot: "Fireside", interaction: discord.Interaction[Any]
    ) -> None:
        """Refuse a press on a message that shows a ply which a takeback undid.

        The match may have come to a ply of that number once more, on another way.
        """
        if self._ply is None or interaction.message is None:
            return
        upto = await bot.store.boards.outlived(self._number, interaction.message.id)
        if upto is not None and self._ply > upto:
            raise Refusal("old-board")

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        """Do what the item is for; refusals are raised."""
        raise NotImplementedError


class NumberedButton(Pressable, discord.ui.DynamicItem[discord.ui.Button[Any]], template="(?!)"):
    """A button whose id is a kind and numbers: a match, and the ply if it is good for that only.

    ``numbers`` is how many of these two a subclass has in its ids.
    """

    _kind: ClassVar[str]
    _style: ClassVar[discord.ButtonStyle]

    def __init_subclass__(
        cls,
        *,
        kind: str,
        numbers: int,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    ) -> None:
        super().__init_subclass__(template=kind + rf":({NUMBER})" * numbers)
        cls._kind, cls._style = kind, style

    def __init__(self, *numbers: int, label: str | None) -> None:
        custom_id = ":".join([self._kind, *map(str, numbers)])
        super().__init__(discord.ui.Button(label=label, style=self._style, custom_id=custom_id))
        self.numbers = numbers
        self._number, self._ply = numbers[0], numbers[1] if len(numbers) > 1 else None

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: Any, match: re.Match[str]
    ) -> Self:
        return cls(*map(int, match.groups()), label=item.label)


def on_question(answer: Answer) -> bool:
    """Whether what was pressed is on a private question, which a letter is not: that one stays."""
    return answer.in_private and answer.interaction.guild_id is not None


def pages_beside(number: int, pages: int) -> list[tuple[int, str]]:
    """The pages before and after one of so many, counted from 0, with what their buttons say."""
    sides = ((number - 1, "button-previous"), (number + 1, "button-next"))
    return [(page, key) for page, key in sides if 0 <= page < pages]


def yes_or_no(custom_id: str, answer: str, label: str) -> discord.ui.Button[Any]:
    """A button of a question about what cannot be undone; its ``answer`` is "yes" or "no"."""
    style = discord.ButtonStyle.danger if answer == "yes" else discord.ButtonStyle.secondary
    return discord.ui.Button(label=label or answer, style=style, custom_id=custom_id)


def fresh_view(*items: discord.ui.Item[Any]) -> discord.ui.View:
    """A view of dynamic items that never times out."""
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return view
