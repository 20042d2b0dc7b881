"""The button under the last board of a match."""

from typing import TYPE_CHECKING

import discord

from bot.addresses import challenge_address, match_address
from bot.answers import Answer
from bot.post import Post, mention
from bot.pressing import NumberedButton, fresh_view
from bot.store import Match
from bot.views.challenge import cancel_button
from render import Say

if TYPE_CHECKING:
    from bot.app import Fireside


class RematchButton(NumberedButton, kind="rematch", numbers=1, style=discord.ButtonStyle.primary):
    """Asks for a rematch, or takes it up where the other has asked."""

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        person = answer.interaction.user.id
        if await bot.store.challenges.rematch_of(self._number) is None:
            bot.pacing.challenge(person)
        wanted = await bot.rematches.want(self._number, person)
        posted = await bot.courier.challenge(wanted.challenge.id)  # which may be owed from before
        if wanted.match is not None and wanted.fresh:
            await bot.deliver_board(wanted.match.id, answer)
        elif wanted.match is not None:
            await answer.tell(await _made(bot, wanted.match))
        elif not wanted.fresh:
            await answer.tell(await _standing(bot, wanted.challenge.id, self._number, person))
        else:
            await bot.timekeeper.watch()
            if not posted:
                await answer.tell(Post(bot.say("challenge-owed")))
            elif wanted.challenge.channel != answer.interaction.channel_id:
                await answer.tell(await _elsewhere(bot, wanted.challenge.id))


def rematch_button(match: Match, say: Say) -> discord.ui.View:
    """The button under the last board."""
    return fresh_view(RematchButton(match.id, label=say("button-rematch")))


async def _made(bot: "Fireside", match: Match) -> Post:
    """Where the rematch is that there has been already."""
    where = match_address(match, await bot.store.boards.latest(match.id))
    return Post(bot.say("rematch-made", match=match.id, where=where))


async def _elsewhere(bot: "Fireside", number: int) -> Post:
    """Where the rematch is asked for, when that is not where the button is."""
    challenge = await bot.store.challenges.get(number)
    assert challenge is not None
    return Post(bot.say("rematch-elsewhere", where=challenge_address(challenge)))


async def _standing(bot: "Fireside", number: int, match: int, person: int) -> Post:
    """Where the challenge is that is open between the two; one's own can be cancelled here."""
    challenge = await bot.store.challenges.get(number)
    assert challenge is not None
    if challenge.rematch == match:
        kind = "asked"
    else:
        kind = "own" if challenge.challenger == person else "others"
    text = bot.say(
        f"rematch-standing-{kind}",
        where=challenge_address(challenge),
        player=mention(challenge.challenger),
    )
    own = challenge.challenger == person
    return Post(text, view=cancel_button(challenge, bot.say) if own else None)
