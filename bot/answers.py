"""Answering an interaction: once, in time, and privately.

Discord wants a first answer within three seconds and shows everybody what is not marked private.
So every press and command goes through `answering`: it is acknowledged before any work is done,
what is refused is told to the one person who asked, and what goes wrong unexpectedly is told with
a reference that the log has too, never with the error's own text.
"""

import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord

from bot import figures
from bot.logs import Log
from bot.post import Post, plain
from bot.refusals import Refusal
from bot.voices import Voice
from bot.words import Words
from engines.game import Illegal
from render import Say

_log = Log(__name__)

FAILURES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""What a request to Discord raises when it is refused or does not get through."""
_TYPED = ("text", "game")
"""Facts of a refusal that come as somebody gave them, to be quoted harmlessly."""
_ON_A_MESSAGE = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""Presses, and forms that a press opened."""
_KINDS = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.component: "press",
    discord.InteractionType.modal_submit: "form",
}


class Answer:
    """The one answer to an interaction, acknowledged when this is made with `acknowledged`.

    A command is answered with a message of its own, a press on a component with a private
    message beside it. Discord's own failures while answering are logged and go no further: what
    was done is done, whether or not the person could be told.
    """

    def __init__(self, interaction: discord.Interaction[Any], *, private: bool = True) -> None:
        self.interaction = interaction
        self._component = interaction.type in _ON_A_MESSAGE
        self._private = private
        self._told = False
        self.voice = Voice(Words())
        """How this person is told something, once it was `acknowledge`d."""
        self._beside: discord.WebhookMessage | None = None

    async def acknowledge(self) -> None:
        """Win time: tell Discord that an answer will come. Then look up how to tell it."""
        response = self.interaction.response
        try:
            if response.is_done():
                pass
            elif self._component:
                await response.defer()
            else:
                await response.defer(ephemeral=self._private, thinking=True)
        except FAILURES as error:
            _log.warning("not-acknowledged", error)
        self.voice = await self.interaction.client.voices.of_interaction(
            self.interaction, private=self._private
        )

    @property
    def say(self) -> Say:
        """The texts in the language of this person, or of the server if everybody reads on."""
        return self.voice.say

    async def tell(self, post: Post) -> None:
        """Answer with a message that only this person sees (unless made with private=False)."""
        try:
            if self._component or self._told:
                sent = await self.interaction.followup.send(ephemeral=True, **post.to_send())
                if self._component:
                    self._beside = self._beside or sent
            else:
                await self.interaction.edit_original_response(**post.to_edit())
        except FAILURES as error:
            _log.warning("not-answered", error)
        self._told = True

    async def share(self, post: Post) -> None:
        """Show everybody in the channel something, beside the answer that was given already."""
        assert self._told, "else Discord would put it in the place of the acknowledgement"
        try:
            await self.interaction.followup.send(**post.to_send())
        except FAILURES as error:
            _log.warning("not-shared", error)

    @property
    def to_command(self) -> bool:
        """Whether a command is answered, with a message of its own."""
        return not self._component

    @property
    def place(self) -> int | None:
        """The private message in which this person reads on, where that is known."""
        message = self.interaction.message if self.in_private else self._beside
        return None if message is None else message.id

    def stands_with(self, other: "Answer") -> bool:
        """Whether both are read in one private message."""
        return self.place is not None and self.place == other.place

    @property
    def in_private(self) -> bool:
        """Whether what was pressed is on a message that only this person sees."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or message.guild is None)

    async def replace(self, post: Post) -> None:
        """Put ``post`` in the place of the private message whose button was pressed.

        What everybody sees is never replaced: there, ``post`` is told beside it.
        """
        if self.in_private:
            await self.amend(post)
        else:
            await self.tell(post)

    async def amend(self, post: Post) -> None:
        """Change the private message that answers a command, or whose button was pressed."""
        try:
            await self.interaction.edit_original_response(**post.to_edit())
        except FAILURES as error:
            _log.warning("answer-not-changed", error)
        self._told = True

    async def settle(self, post: Post) -> None:
        """Change the private message in which this person was told something, wherever it is."""
        if self.in_private or self._beside is None:
            await self.amend(post)
            return
        try:
            await self._beside.edit(**post.to_edit())
        except FAILURES as error:
            _log.warning("aside-not-changed", error)

    async def done(self) -> None:
        """Take the acknowledgement of a command away: the channel shows what came of it."""
        if self._component or self._told:
            return
        try:
            await self.interaction.delete_original_response()
        except FAILURES as error:
            _log.warning("acknowledgement-left", error)


async def answering(
    interaction: discord.Interaction[Any],
    act: Callable[[Answer], Awaitable[None]],
    *,
    private: bool = True,
) -> None:
    """Acknowledge an interaction, do ``act``, and tell the person where it was refused.

    What went wrong may have been saved before, so then the client is asked to make good for it.
    """
    with interaction.client.acting():
        hasty: Refusal | None = None
        try:
            interaction.client.pacing.act(interaction.user.id)
        except Refusal as refusal:
            hasty = refusal
        answer = Answer(interaction, private=private or hasty is not None)
        await answer.acknowledge()
        outcome = "done"
        try:
            try:
                if hasty is not None:
                    raise hasty
                await act(answer)
            except (Refusal, Illegal) as refusal:
                outcome = "refused"
                await answer.tell(Post(sentence(refusal, answer.say)))
            else:
                await answer.done()
        except Exception as error:  # noqa: BLE001 - the one boundary, see the module's docstring
            outcome = "failed"
            interaction.client.make_good()
            await answer.tell(Post(apology(error, answer.say)))
        kind = _KINDS.get(interaction.type, "other")
        figures.answered(kind, outcome)
        _log.detail("answered", kind=kind, outcome=outcome)


def sentence(refusal: Refusal | Illegal, say: Say) -> str:
    """What a person reads about a refusal: what was wrong and what would be right."""
    facts = {
        name: plain(value) if name in _TYPED and isinstance(value, str) else value
        for name, value in refusal.facts.items()
    }
    kind = "refused" if isinstance(refusal, Refusal) else "illegal"
    return say(f"{kind}-{refusal.code}".replace("_", "-"), **facts)


def apology(error: BaseException, say: Say) -> str:
    """Log an unexpected error and return what the person reads instead of it."""
    reference = secrets.token_hex(4)
    _log.fault("unexpected", error, reference=reference)
    return say("apology", reference=reference)
