"""Taking the names of former players out of the messages that the bot has sent.

What is owed follows from the database, so it outlives a failure and a restart. Challenges and
offers are told anew by the courier; here are boards with the records attached to them, the names
of threads, and the messages that are deleted.
"""

from typing import Any

import discord

from bot.bulletins import board_post, past_text
from bot.delivering import Deliverer, refused
from bot.matches import Matches
from bot.store import Board, Match, Store
from bot.threads import Threads
from bot.voices import Voices


class Retelling(Deliverer):
    """Tells boards anew and deletes messages, wherever the bot still can."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        matches: Matches,
        threads: Threads,
        voices: Voices,
    ) -> None:
        super().__init__(client, store, matches, voices)
        self._threads = threads

    async def catch_up(self) -> None:
        """Do all that is owed."""
        await self._go_through((self._store.forgetting.to_retell, self._retell))
        for erasure in await self._store.forgetting.erasures():
            if self._stopped:
                return
            await self._attempt(self._erase, erasure.message)

    async def _retell(self, number: int) -> None:
        """Tell the boards of a match anew that name a former player."""
        async with self._lock(f"retell {number}"):
            match = await self._matches.get(number)
            latest = await self._store.boards.latest(number)
            for board in await self._store.forgetting.boards(number):
                present = latest is not None and latest.message == board.message
                whole = present and (board.ply, board.ended) == match.stage
                changes = await (self._whole if whole else self._past)(match, board)
                await self._edit(match.guild, board.channel, board.message, **changes)
                bare = whole and changes.get("view") is None
                await self._store.forgetting.retold(board.message, bare=bare)
            await self._threads.rename(number)

    async def _whole(self, match: Match, board: Board) -> dict[str, Any]:
        """What to change of a board that shows the match as it is, its record included."""
        standpoint = self._matches.stand(match)
        voice = await self._voices.of_server(match.guild)
        post = await board_post(self._matches, standpoint, board.since or None, voice, quiet=True)
        return post.to_edit()

    async def _past(self, match: Match, board: Board) -> dict[str, Any]:
        """What to change of a board that is past: its text alone."""
        say = (await self._voices.of_server(match.guild)).say
        text = past_text(self._matches, match, board, say)
        return {"content": text, "allowed_mentions": discord.AllowedMentions.none()}

    async def _erase(self, message: int) -> None:
        """Delete a message; one that we may not reach any more counts as gone."""
        for erasure in await self._store.forgetting.erasures():
            if erasure.message != message:
                continue
            channel = self._channel(erasure.guild, erasure.channel)
            try:
                await channel.get_partial_message(message).delete()
            except discord.HTTPException as error:
                if not refused(error):
                    raise
            await self._store.forgetting.erased(message)
