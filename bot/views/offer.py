"""The buttons under an offer."""

import re
from typing import TYPE_CHECKING, Any, Self

import discord

from bot.answers import Answer
from bot.pressing import NUMBER, Pressable, fresh_view
from bot.store import Offer
from render import Say

if TYPE_CHECKING:
    from bot.app import Fireside


class OfferButton(
    Pressable,
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=rf"offer:(?P<number>{NUMBER}):(?P<action>accept|decline)",
):
    """Accept or decline what the other player offers."""

    def __init__(self, number: int, action: str, label: str = "") -> None:
        accept = action == "accept"
        super().__init__(
            discord.ui.Button(
                label=label or action,
                style=discord.ButtonStyle.success if accept else discord.ButtonStyle.secondary,
                custom_id=f"offer:{number}:{action}",
            )
        )
        self._number = number
        self._accept = accept

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: Any, match: re.Match[str]
    ) -> Self:
        return cls(int(match["number"]), match["action"])

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        person = answer.interaction.user.id
        match = await bot.offers.answer(self._number, person, accept=self._accept)
        await bot.courier.offer(self._number)
        if self._accept:
            await bot.deliver_board(match, answer)
            await bot.asides.forget(match)


def offer_buttons(offer: Offer, say: Say) -> discord.ui.View:
    """Accept and Decline."""
    return fresh_view(
        *(
            OfferButton(offer.id, action, say(f"button-{action}"))
            for action in ("accept", "decline")
        )
    )
