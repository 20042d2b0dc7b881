"""The buttons under a challenge."""

import re
from typing import TYPE_CHECKING, Any, Self

import discord

from bot.answers import Answer
from bot.post import Post
from bot.pressing import NUMBER, Pressable, fresh_view
from bot.refusals import Refusal
from bot.store import Challenge
from render import Say

if TYPE_CHECKING:
    from bot.app import Fireside

_STYLES = {
    "accept": discord.ButtonStyle.success,
    "decline": discord.ButtonStyle.secondary,
    "cancel": discord.ButtonStyle.secondary,
}


class ChallengeButton(
    Pressable,
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=rf"challenge:(?P<number>{NUMBER}):(?P<action>accept|decline|cancel)",
):
    """Accept, decline or cancel a challenge."""

    def __init__(self, number: int, action: str, label: str = "") -> None:
        super().__init__(
            discord.ui.Button(
                label=label or action,
                style=_STYLES[action],
                custom_id=f"challenge:{number}:{action}",
            )
        )
        self._number = number
        self._action = action

    @classmethod
    async def from_custom_id(
        cls,
        _interaction: discord.Interaction[Any],
        _item: discord.ui.Item[Any],
        match: re.Match[str],
    ) -> Self:
        return cls(int(match["number"]), match["action"])

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        person = answer.interaction.user.id
        await self._check_place(bot, answer)
        try:
            if self._action == "accept":
                await self._check_challenger(bot)
                started = await bot.matches.accept(self._number, person)
            elif self._action == "decline":
                await bot.matches.decline(self._number, person)
            else:
                await bot.matches.cancel(self._number, person)
        finally:
            await bot.courier.challenge(self._number)  # also where it was settled before
        if self._action == "accept":
            await bot.deliver_board(started.id, answer)
        elif answer.in_private:
            await answer.replace(Post(answer.say("challenge-withdrawn")))

    async def _check_challenger(self, bot: "Fireside") -> None:
        """Refuse a match against somebody who is not here any more."""
        challenge = await bot.store.challenges.get(self._number)
        if challenge is not None:
            await bot.gone.check_challenger(challenge)

    async def _check_place(self, bot: "Fireside", answer: Answer) -> None:
        """Refuse what was pressed elsewhere than where the challenge stands.

        A message can get into other servers (a channel that is followed, a database that began
        anew), and who is there may not be able to see the match that they would start.
        """
        challenge = await bot.store.challenges.get(self._number)
        pressed, private = answer.interaction, answer.in_private
        if challenge is not None and (
            challenge.guild != pressed.guild_id
            or not (private or challenge.channel == pressed.channel_id)
        ):
            raise Refusal("challenge-gone")


def challenge_buttons(challenge: Challenge, say: Say) -> discord.ui.View:
    """Accept, Decline where somebody was named, and Cancel."""
    actions = ["accept", "cancel"]
    if challenge.opponent is not None:
        actions.insert(1, "decline")
    return _buttons(challenge, actions, say)


def cancel_button(challenge: Challenge, say: Say) -> discord.ui.View:
    """Cancel alone, for a private message to the challenger."""
    return _buttons(challenge, ["cancel"], say)


def _buttons(challenge: Challenge, actions: list[str], say: Say) -> discord.ui.View:
    return fresh_view(
        *(ChallengeButton(challenge.id, action, say(f"button-{action}")) for action in actions)
    )
