"""Warnings that somebody's time runs out, each sent once.

What is owed follows from the database, as with all that a channel is told: a warning was noted,
its turn is not over, and no message is written down for it.
"""

from datetime import datetime

import discord

from bot.delivering import RETRIES, Deliverer, Result, nonce
from bot.post import Post
from bot.store import Match
from bot.telling_time import is_warning, warning_post
from bot.timing import turn_began


class Reminders(Deliverer):
    """Delivers the warnings of matches to their channels."""

    async def catch_up(self) -> None:
        """Deliver what is owed; called when the bot starts."""
        await self._go_through((self._store.timings.owing, self._warning))

    async def warn(self, match: int) -> bool:
        """Post a warning that was noted just now; False where its channel is closed to us."""
        result = await self._attempt(self._new_warning, match, retry=False)
        if result is Result.LATER:  # it may have been posted all the same
            self._later(RETRIES[0], self._warning, match, 1)
        return result is not Result.CLOSED

    async def find_out(self, match: int) -> None:
        """Deliver a warning that may be in its channel without our knowing where."""
        await self._attempt(self._warning, match)

    async def _new_warning(self, number: int) -> None:
        """Post the warning that a match is owed and that nobody has tried to post yet."""
        await self._post(number, in_doubt=False)

    async def _warning(self, number: int) -> None:
        """Post the warning that a match is owed, unless it is in the channel already."""
        await self._post(number, in_doubt=True)

    async def _post(self, number: int, *, in_doubt: bool) -> None:
        async with self._lock(f"warning {number}"):
            standpoint = await self._matches.standpoint(number)
            match, ply = standpoint.match, turn_began(standpoint.ply, standpoint.position)
            warning = await self._store.timings.warned(number, ply)
            if warning is None or warning.message is not None:
                return
            if match.due is None or match.due <= discord.utils.utcnow():
                return
            board = await self._store.boards.latest(number)
            voice = await self._voices.of_server(match.guild)
            post = await self._quietly(warning_post(standpoint, board, voice.say))
            message = await self._found(match, warning.made, post) if in_doubt else None
            if message is None:
                channel = self._channel(match.guild, match.channel)
                once = nonce("warning", number, ply, warning.made)  # a ply can come once more
                sent = await channel.send(nonce=once, **post.to_send())
                message = sent.id
            await self._store.timings.posted(warning, message)

    async def _found(self, match: Match, since: datetime, post: Post) -> int | None:
        """The message of a warning that was sent but not written down, if there is one."""
        async for message in self._own_since(match.guild, match.channel, since):
            if is_warning(message.content, post):
                return message.id
        return None
