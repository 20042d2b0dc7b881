"""The question before somebody's past is removed."""

import re
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Self

import discord

from bot.answers import Answer
from bot.post import Post
from bot.pressing import Pressable, fresh_view, yes_or_no
from bot.refusals import Refusal
from render import Say

if TYPE_CHECKING:
    from bot.app import Fireside

GOOD_FOR = timedelta(minutes=15)
"""How long the question can be answered."""


class ForgetButton(
    Pressable,
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=r"forget:(?P<person>[0-9]{1,20}):(?P<asked>[0-9]{1,12}):(?P<answer>yes|no)",
):
    """Remove all after all, or keep it."""

    def __init__(self, person: int, asked: int, answer: str, label: str = "") -> None:
        super().__init__(yes_or_no(f"forget:{person}:{asked}:{answer}", answer, label))
        self._person = person
        self._asked = asked
        self._yes = answer == "yes"

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: Any, match: re.Match[str]
    ) -> Self:
        return cls(int(match["person"]), int(match["asked"]), match["answer"])

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        if answer.interaction.user.id != self._person:
            raise Refusal("not-yours-to-delete")
        if not self._yes:
            await answer.replace(Post(answer.say("privacy-kept")))
            return
        age = discord.utils.utcnow().timestamp() - self._asked
        if not 0 <= age + 1 <= GOOD_FOR.total_seconds():
            raise Refusal("asked-too-long-ago")
        await bot.forget(self._person)
        await answer.replace(Post(answer.say("privacy-deleted")))


def forget_buttons(person: int, now: datetime, say: Say) -> discord.ui.View:
    """Remove all, and keep it."""
    asked = int(now.timestamp())
    return fresh_view(
        ForgetButton(person, asked, "yes", say("button-delete")),
        ForgetButton(person, asked, "no", say("button-keep")),
    )
