"""Letters: the private messages in which players of a game with secrets see their own side.

A letter is sent once and edited from then on. Nothing in a match depends on it: the same is one
press away under every board. Whoever takes no private messages is told so once, privately, and
not tried again in that match; nor is who wishes for none.
"""

import hashlib
import json
import secrets
from dataclasses import replace

import discord

from bot.answers import FAILURES
from bot.bulletins import letter_name, letter_post
from bot.delivering import Deliverer, nonce, refused
from bot.logs import Log
from bot.post import Post
from bot.standpoints import Standpoint
from bot.store import Letter
from engines import GAMES
from engines.game import SEATS, Seat

_log = Log(__name__)

SECRET = [key for key, game in GAMES.items() if game.secret]
"""The games in which players get letters."""
_SEARCHED = 50


class Letters(Deliverer):
    """Delivers letters to the players of games with secrets."""

    async def catch_up(self) -> None:
        """Deliver what is owed; called when the bot starts."""
        async for match, _ in self._store.letters.owing(SECRET):
            if self._stopped:
                return
            await self._attempt(self._letters, match)

    async def deliver(self, match: int) -> None:
        """Bring the letters of a match up to date, if its game has any."""
        await self._attempt(self._letters, match)

    async def _letters(self, number: int) -> None:
        async with self._lock(f"letters {number}"):
            standpoint = self._matches.as_told(await self._matches.standpoint(number))
            if not GAMES[standpoint.match.game].secret:
                return
            failed: Exception | None = None
            for seat in SEATS:
                try:
                    await self._letter(standpoint, seat)
                except FAILURES as error:  # what one does not get, the other does
                    if failed is None or refused(failed):  # what can be helped is not forgotten
                        failed = error
            if failed is not None:
                raise failed

    async def _letter(self, standpoint: Standpoint, seat: Seat) -> None:
        match = standpoint.match
        letter = await self._store.letters.get(match.id, seat)
        if letter is not None and letter.refused:
            return
        if letter is None and match.ended:
            return  # nothing was ever to be seen in it
        person = match.players[seat]
        if letter is None and not await self._wished(person):
            await self._store.letters.refused(match.id, seat, told=True)
            return
        voice = await self._voices.of_person(person, match.guild)
        post = await letter_post(standpoint, seat, voice)
        digest = _digest(post)
        try:
            if letter is None:
                letter = Letter(match.id, seat, None, None, None, refused=False, told=False)
            elif letter.message is None:
                letter = await self._found(letter, person)
            if letter.digest != digest:
                await self._store.letters.sending(match.id, seat)
                letter = await self._put(letter, person, post)
        except discord.Forbidden:
            _log.info("letters-refused", match=match.id, seat=seat)
            await self._store.letters.refused(match.id, seat)
            return
        await self._store.letters.shows(replace(letter, digest=digest), match.stage)

    async def _wished(self, person: int) -> bool:
        """Whether a person wants to be sent letters."""
        return (await self._store.preferences.of(person)).letters

    async def _put(self, letter: Letter, person: int, post: Post) -> Letter:
        """Edit the letter, or send it where there is none any more."""
        if letter.message is not None and letter.channel is not None:
            channel = self._channel(None, letter.channel)
            try:
                await channel.get_partial_message(letter.message).edit(**post.to_edit())
            except discord.NotFound:
                _log.info("message-gone", what="letter", match=letter.match, seat=letter.seat)
            else:
                return letter
        again = letter.message is not None
        if again and not await self._wished(person):
            await self._store.letters.refused(letter.match, letter.seat, told=True)
            return letter
        opened = await self._client.create_dm(discord.Object(person))
        once = secrets.token_hex(8) if again else nonce("letter", letter.match, letter.seat)
        sent = await opened.send(nonce=once, **post.to_send())
        return replace(letter, channel=opened.id, message=sent.id)

    async def _found(self, letter: Letter, person: int) -> Letter:
        """The letter with the message that was sent but not written down, if there is one."""
        opened = await self._client.create_dm(discord.Object(person))
        name, us = letter_name(letter.match), self._client.user
        assert us is not None
        async for message in opened.history(limit=_SEARCHED):
            names = [attached.filename for attached in message.attachments]
            if message.author.id == us.id and name in names:  # people can send such files too
                return replace(letter, channel=opened.id, message=message.id)
        return letter


def _digest(post: Post) -> str:
    """A fingerprint of all that a letter shows."""
    digest = hashlib.sha256(post.content.encode())
    if post.picture is not None:
        digest.update(post.picture.png)
    if post.view is not None:
        digest.update(json.dumps(post.view.to_components()).encode())
    return digest.hexdigest()
