"""The button under the welcome in a new server: a match against whoever takes it up."""

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Self

import discord

from bot.answers import Answer
from bot.placing import check_channel
from bot.post import Post
from bot.pressing import Pressable, fresh_view
from bot.refusals import Refusal
from bot.store import NewChallenge, welcome_in
from bot.views.challenge import ChallengeButton
from engines import GAMES
from render import Say

if TYPE_CHECKING:
    from bot.app import Fireside

_GAME = next(iter(GAMES))
"""The game that is played first."""


class WelcomeButton(
    Pressable, discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"welcome:play"
):
    """The first press turns the welcome into an open challenge, one at the same time accepts it.

    From then on the message is that challenge: it says who waits, is accepted by **Accept**, runs
    out, and can be taken back, like any other.
    """

    def __init__(self, label: str = "") -> None:
        super().__init__(
            discord.ui.Button(
                label=label or "▶",
                style=discord.ButtonStyle.success,
                custom_id="welcome:play",
            )
        )

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: Any, _match: re.Match[str]
    ) -> Self:
        return cls()

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        guild, message = answer.interaction.guild_id, answer.interaction.message
        assert message is not None
        if guild is None or await bot.store.fact(welcome_in(guild)) not in ("", str(message.id)):
            raise Refusal("challenge-gone")
        async with bot.first_contact:
            standing = await bot.store.challenges.in_message(message.id)
            made = None if standing else await _challenge(bot, answer, guild, message)
        if standing is not None:
            await ChallengeButton(standing.id, "accept").press(bot, answer)
        elif made is not None:
            await bot.timekeeper.watch()
            if not await bot.courier.challenge(made):
                await answer.tell(Post(answer.say("challenge-owed")))


async def _challenge(bot: "Fireside", answer: Answer, guild: int, message: discord.Message) -> int:
    """Let the welcome become an open challenge of whoever pressed; its number."""
    await check_channel(bot, answer.interaction, answer.say)
    settled = await bot.store.settings.of(guild)
    person = answer.interaction.user.id
    new = NewChallenge(
        guild=guild,
        channel=message.channel.id,
        game=_GAME,
        options={},
        first="random",
        challenger=person,
        opponent=None,
        clock=settled.clock,
        place=settled.place,
    )
    bot.pacing.challenge(person)
    rated = await bot.ratings.wanted(new, None)
    made = await bot.matches.challenge(replace(new, rated=rated))
    await bot.store.challenges.posted(made.id, message.id, None)
    return made.id


def welcome_post(say: Say) -> Post:
    """The welcome, for everybody to read."""
    return Post(
        content=say(
            "welcome",
            game=say(f"game-{_GAME}"),
            games=", ".join(say(f"game-{key}") for key in GAMES),
        ),
        view=fresh_view(WelcomeButton(say("button-play"))),
    )
