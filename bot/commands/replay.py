"""/replay: a match that is over, step by step, as an animation, or as its record."""

from typing import TYPE_CHECKING, Literal, get_args

import discord
from discord import app_commands

from bot.answers import Answer, answering, sentence
from bot.commands.completing import ended_matches
from bot.commands.match import Number
from bot.commands.wording import say
from bot.post import Post
from bot.record import record_text
from bot.refusals import Refusal
from bot.replays import headline
from bot.store import Match
from bot.views import replay_post
from bot.voices import Voice

if TYPE_CHECKING:
    from bot.app import Fireside

How = Literal["steps", "gif", "record"]


@app_commands.command(name="replay", description=say("command-replay"))
@app_commands.describe(
    match=say("option-replay-match"), how=say("option-as"), share=say("option-share")
)
@app_commands.rename(how="as")
@app_commands.autocomplete(match=ended_matches)
@app_commands.choices(
    how=[app_commands.Choice(name=say(f"as-{value}"), value=value) for value in get_args(How)]
)
async def replay(
    interaction: "discord.Interaction[Fireside]",
    match: Number,
    how: How = "steps",
    share: bool = False,  # noqa: FBT001, FBT002 - an option that is on or off
) -> None:
    """Replay a match that is over."""
    bot = interaction.client

    async def act(answer: Answer) -> None:
        await bot.saw(interaction)
        found = await bot.match_over(interaction, match)
        if how == "steps":
            if share:
                raise Refusal("replay-alone")
            await answer.tell(await replay_post(found, 0, answer.voice))
            return
        voice = await bot.voices.of_interaction(interaction, private=not share)
        post = await (_gif if how == "gif" else _record)(bot, found, answer, voice)
        if post is None:
            return
        if share:
            await answer.amend(Post(answer.say("replay-shared")))
            await answer.share(post)
        else:
            await answer.amend(post)

    await answering(interaction, act)


async def _gif(bot: "Fireside", match: Match, answer: Answer, voice: Voice) -> Post | None:
    """A match as an animation; the person is told how far it is, or why there is none."""

    async def progress(done: int, of: int) -> None:
        await answer.amend(Post(answer.say("replay-drawing", done=done, of=of)))

    try:
        made = await bot.animations.animation(match, answer.interaction.user.id, voice, progress)
    except Refusal as refusal:  # it stands where the person was told how far it is
        await answer.amend(Post(sentence(refusal, answer.say)))
        return None
    return Post(headline(match, voice.say), animation=made, name=f"replay-{match.id}.gif")


async def _record(bot: "Fireside", match: Match, _answer: Answer, voice: Voice) -> Post:
    """A match as a text."""
    names = await bot.matches.names(match, voice.say("former-player"))
    text = record_text(match, names, voice.say(f"record-legend-{match.game}"))
    return Post(voice.say("replay-record", match=match.id), record=text)
