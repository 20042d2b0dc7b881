"""The button under the last board of a match."""

import re
from typing import TYPE_CHECKING, Any, Self

import discord

from bot.answers import Answer
from bot.placing import check_place
from bot.post import Post, link, mention
from bot.pressing import NUMBER, Pressable, fresh_view
from bot.store import Match
from bot.views.challenge import cancel_button, where_it_stands
from render import Say

if TYPE_CHECKING:
    from bot.app import Fireside


class RematchButton(
    Pressable,
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=rf"rematch:(?P<number>{NUMBER})",
):
    """Asks for a rematch, or takes it up where the other has asked."""

    def __init__(self, number: int, label: str = "") -> None:
        super().__init__(
            discord.ui.Button(
                label=label or str(number),
                style=discord.ButtonStyle.primary,
                custom_id=f"rematch:{number}",
            )
        )
        self._number = number

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: Any, match: re.Match[str]
    ) -> Self:
        return cls(int(match["number"]))

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        person = answer.interaction.user.id
        await check_place(bot, answer.interaction)
        wanted = await bot.rematches.want(self._number, person)
        posted = await bot.courier.challenge(wanted.challenge.id)  # which may be owed from before
        if wanted.match is not None and wanted.fresh:
            await bot.deliver_board(wanted.match.id, answer)
        elif wanted.match is not None:
            await answer.tell(await _made(bot, wanted.match, answer.say))
        elif not wanted.fresh:
            await answer.tell(await _standing(bot, wanted.challenge.id, self._number, answer))
        else:
            await bot.timekeeper.watch()
            if not posted:
                await answer.tell(Post(answer.say("challenge-owed")))


def rematch_button(match: Match, say: Say) -> discord.ui.View:
    """The button under the last board."""
    return fresh_view(RematchButton(match.id, say("button-rematch")))


async def _made(bot: "Fireside", match: Match, say: Say) -> Post:
    """Where the rematch is that there has been already."""
    board = await bot.store.boards.latest(match.id)
    where = (
        f"<#{match.channel}>" if board is None else link(match.guild, board.channel, board.message)
    )
    return Post(say("rematch-made", match=match.id, where=where))


async def _standing(bot: "Fireside", number: int, match: int, answer: Answer) -> Post:
    """Where the challenge is that is open between the two; one's own can be cancelled here."""
    person = answer.interaction.user.id
    challenge = await bot.store.challenges.get(number)
    assert challenge is not None
    if challenge.rematch == match:
        kind = "asked"
    else:
        kind = "own" if challenge.challenger == person else "others"
    text = answer.say(
        f"rematch-standing-{kind}",
        where=where_it_stands(challenge),
        player=mention(challenge.challenger),
    )
    own = challenge.challenger == person
    return Post(text, view=cancel_button(challenge, answer.say) if own else None)
