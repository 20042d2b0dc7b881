"""The messages of challenges and offers, each of which shows its present state.

Such a message is sent once and edited from then on. One that was sent when the process died before
writing that down is recognised by the ids of its buttons.
"""

import asyncio
from datetime import datetime

import discord

from bot.delivering import Deliverer, nonce
from bot.games import TABLES
from bot.matches import Matches
from bot.post import Post, mention
from bot.standpoints import Standpoint
from bot.store import Challenge, Offer, Store
from bot.telling_time import moment
from bot.threads import Threads
from bot.variants import title
from bot.views import challenge_buttons, offer_buttons
from bot.voices import Voice, Voices
from engines.game import other
from render import Say


class Notices(Deliverer):
    """Delivers challenges and offers to their channels."""

    def __init__(
        self, client: discord.Client, store: Store, matches: Matches, voices: Voices
    ) -> None:
        super().__init__(client, store, matches, voices)
        self.threads = Threads(client, store, matches, voices)

    async def stop(self) -> None:
        await self.threads.stop()
        await super().stop()

    async def _offer(self, number: int) -> None:
        """Post an offer that has no message yet, or let its message show its state."""
        async with self._lock(f"offer {number}"):
            offer = await self._store.offers.get(number)
            if offer is None or (offer.shown == offer.state and offer.message is not None):
                return
            standpoint = await self._matches.standpoint(offer.match)
            match = standpoint.match
            voice = await self._voices.of_server(match.guild)
            post = await self._quietly(offer_post(offer, standpoint, voice.say))
            channel = self._channel(match.guild, match.channel)
            message = offer.message
            if message is None and offer.shown == "open":  # it was about to be sent
                message = await self._marked(
                    match.guild, match.channel, offer.made, f"offer:{number}:"
                )
            if message is not None:
                await self._edit(match.guild, match.channel, message, **post.to_edit())
            elif offer.state == "open":
                await self._store.offers.posted(number, None, "open")
                once = nonce("offer", number, match.channel)
                message = (await channel.send(nonce=once, **post.to_send())).id
            await self._store.offers.posted(number, message, offer.state)

    async def _challenge(self, number: int) -> None:
        """Post a challenge that has no message yet, or let its message show its state."""
        async with self._lock(f"challenge {number}"):
            challenge = await self._store.challenges.get(number)
            if challenge is None:
                return
            state, shown, message = challenge.state, challenge.shown, challenge.message
            if message is None and shown == "open":
                message = await self._marked(
                    challenge.guild, challenge.channel, challenge.created, f"challenge:{number}:"
                )
                shown = None if message is None else "open"
                await self._store.challenges.posted(number, message, shown)
            if shown == state:
                return
            thread = await self._thread_of(challenge) if state == "accepted" else None
            voice = await self._voices.of_server(challenge.guild)
            post = await self._quietly(await challenge_post(challenge, voice, thread))
            channel = self._channel(challenge.guild, challenge.channel)
            if message is not None:
                await self._edit(
                    *(challenge.guild, challenge.channel, message),
                    content=post.content,
                    view=post.view,
                    allowed_mentions=post.mentions,
                )
            elif state == "open":
                await self._store.challenges.posted(number, None, "open")  # in doubt from now on
                sent = await channel.send(nonce=nonce("challenge", number), **post.to_send())
                message = sent.id
            await self._store.challenges.posted(number, message, state)

    async def _thread_of(self, challenge: Challenge) -> int | None:
        """The thread in which an accepted challenge goes on, opened where that is owed."""
        number = await self._store.matches.of_challenge(challenge.id)
        if number is None or challenge.place != "thread":
            return None
        await self.threads.open(number)
        match = await self._matches.get(number)
        return match.channel if match.thread else None

    async def _marked(self, guild: int, channel: int, since: datetime, mark: str) -> int | None:
        """A message with buttons of this kind that was sent but not written down."""
        async for message in self._own_since(guild, channel, since):
            for row in message.components:
                buttons = row.children if isinstance(row, discord.ActionRow) else []
                if any((button.custom_id or "").startswith(mark) for button in buttons):
                    return message.id
        return None


def offer_post(offer: Offer, standpoint: Standpoint, say: Say) -> Post:
    """The message of an offer in its present state."""
    match = standpoint.match
    told = match.moves[offer.ply or 0 : match.ply - standpoint.position.steps_made]
    answered = any(move.seat != offer.seat for move in told)
    asked = match.players[other(offer.seat)]
    still_open = offer.state == "open"
    return Post(
        content=say(
            f"offer-{offer.kind}-{offer.state}",
            player=mention(match.players[offer.seat]),
            opponent=mention(asked),
            game=say(f"game-{match.game}"),
            match=match.id,
            back="both" if answered else "last" if told else "begun",
        ),
        view=offer_buttons(offer, say) if still_open else None,
        ping=(asked,) if still_open else (),
    )


async def challenge_post(challenge: Challenge, voice: Voice, thread: int | None = None) -> Post:
    """The message of a challenge in its present state; ``thread`` is where its match goes on."""
    say, draw = voice.say, TABLES[challenge.game].preview(challenge.options)
    kind = "rematch" if challenge.rematch else "made" if challenge.opponent else "open"
    text = say(
        f"challenge-{kind}-{challenge.state}",
        challenger=mention(challenge.challenger),
        opponent="" if challenge.opponent is None else mention(challenge.opponent),
        game=title(challenge.game, challenge.options, say),
        rated="yes" if challenge.rated else "no",
        until=moment(challenge.expires),
        clock=say(f"clock-{challenge.clock}"),
    )
    still_open = challenge.state == "open"
    if thread is not None:
        text += "\n" + say("goes-on-in", thread=f"<#{thread}>")
    return Post(
        content=text,
        picture=await asyncio.to_thread(draw, voice.theme, say) if draw and still_open else None,
        name=f"fireside-variant-{challenge.id}.png",
        view=challenge_buttons(challenge, say) if still_open else None,
        ping=(challenge.opponent,) if still_open and challenge.opponent is not None else (),
    )
