"""The courier: brings the channels up to date with what the database says.

A move or a challenge is saved first and told afterwards, here. What is still owed (a board that
no message shows, controls on an outdated board, a challenge whose message shows an old state)
follows from the database alone, so a failed message, a failed upload or a crash only delays it:
it is tried again after a while, and at the latest when the bot starts.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from weakref import WeakValueDictionary

import discord

from bot.bulletins import board_name, board_post, challenge_post
from bot.matches import Matches, Standpoint
from bot.post import Post
from bot.store import Board, Challenge, Match, Store
from render import Say

_log = logging.getLogger(__name__)

RETRIES = (10.0, 60.0, 600.0)
"""Seconds to wait before each further try within one run of the bot."""
_SEARCHED = 50
"""How many recent messages are looked through for one that was sent but not written down."""


class Courier:
    """Delivers boards and challenges to their channels."""

    def __init__(self, client: discord.Client, store: Store, matches: Matches, say: Say) -> None:
        self._client = client
        self._store = store
        self._matches = matches
        self._say = say
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    async def catch_up(self) -> None:
        """Deliver everything that is owed; called when the bot starts."""
        for challenge in await self._store.challenges.owed():
            await self._attempt(self._challenge, challenge.id, unsure=True)
        for match in await self._store.boards.owed():
            await self._attempt(self._board, match, unsure=True)
        for board in await self._store.boards.outdated():
            await self._attempt(self._bare_of, board.match)

    async def board(self, match: int) -> bool:
        """Post the board of a match as it is now; True when the channel shows it."""
        return await self._attempt(self._board, match)

    async def challenge(self, challenge: int) -> bool:
        """Post a challenge, or let its message show its present state; True when it does."""
        return await self._attempt(self._challenge, challenge)

    async def repost(self, match: int) -> bool:
        """Post the board of a match once more, without telling anything or pinging anybody."""
        async with self._lock(f"match {match}"):
            standpoint = await self._matches.standpoint(match)
            try:
                await self._send_board(standpoint, await self._again(standpoint))
            except discord.HTTPException as error:
                _log.warning("match %d: its board could not be posted again: %s", match, error)
                return False
        return True

    async def stop(self) -> None:
        """Forget what was to be tried again; the next start catches up."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _attempt(
        self, deliver: Callable[..., Awaitable[None]], number: int, *, tries: int = 0, **how: bool
    ) -> bool:
        """Deliver; on failure log it and, where waiting may help, try again later."""
        try:
            await deliver(number, **how)
        except (discord.Forbidden, discord.NotFound) as error:
            _log.warning("%s %d could not be delivered: %s", deliver.__name__, number, error)
            return False
        except (discord.HTTPException, OSError) as error:
            _log.warning("%s %d could not be delivered yet: %s", deliver.__name__, number, error)
            if tries < len(RETRIES):
                self._later(RETRIES[tries], deliver, number, tries + 1)
            return False
        except Exception:  # noqa: BLE001 - one match's fault must not touch another
            _log.exception("%s %d could not be delivered", deliver.__name__, number)
            return False
        return True

    def _later(
        self, seconds: float, deliver: Callable[..., Awaitable[None]], number: int, tries: int
    ) -> None:
        async def again() -> None:
            await asyncio.sleep(seconds)
            how = {} if deliver == self._bare_of else {"unsure": True}
            await self._attempt(deliver, number, tries=tries, **how)

        task = asyncio.create_task(again())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _board(self, number: int, *, unsure: bool = False) -> None:
        """Post the board that a match is owed. ``unsure``: one may have been sent already."""
        async with self._lock(f"match {number}"):
            standpoint = await self._matches.standpoint(number)
            match = standpoint.match
            latest = await self._store.boards.latest(number)
            if latest is None or (latest.ply, latest.ended) != match.stage:
                sent = await self._sent_board(match) if unsure else None
                if sent is not None:
                    await self._store.boards.posted(sent)
                else:
                    shown = latest.ply if latest else None
                    post = await board_post(self._matches, standpoint, shown, self._say)
                    await self._send_board(standpoint, post)
        await self._bare_of(number)

    async def _again(self, standpoint: Standpoint) -> Post:
        return await board_post(
            self._matches, standpoint, standpoint.match.ply, self._say, quiet=True
        )

    async def _send_board(self, standpoint: Standpoint, post: Post) -> None:
        match = standpoint.match
        channel = self._channel(match.guild, match.channel)
        nonce = post.name.removesuffix(".png")
        message = await channel.send(nonce=nonce, **post.arguments())
        await self._store.boards.posted(
            Board(message.id, match.id, match.channel, *match.stage, controls=bool(post.view))
        )

    async def _sent_board(self, match: Match) -> Board | None:
        """The board of this stage that was sent before a crash, but not written down."""
        name = board_name(match)
        async for message in self._recent(match.guild, match.channel):
            if any(attached.filename == name for attached in message.attachments):
                controls = bool(message.components)
                return Board(message.id, match.id, match.channel, *match.stage, controls=controls)
        return None

    async def _bare_of(self, match: int) -> None:
        """Take the controls off the boards of a match that are no longer its latest."""
        for board in await self._store.boards.outdated(match):
            channel = self._channel(None, board.channel)
            try:
                await channel.get_partial_message(board.message).edit(view=None)
            except (discord.NotFound, discord.Forbidden) as error:
                _log.info("an old board of match %d is out of reach: %s", match, error)
            await self._store.boards.bare(board.message)

    async def _challenge(self, number: int, *, unsure: bool = False) -> None:
        async with self._lock(f"challenge {number}"):
            challenge = await self._store.challenges.get(number)
            if challenge is None or challenge.shown == challenge.state:
                return
            channel = self._channel(challenge.guild, challenge.channel)
            post = challenge_post(challenge, self._say)
            message = challenge.message
            if message is None and unsure:
                message = await self._sent_challenge(challenge)
            if message is None and challenge.state != "open":
                return
            if message is None:
                sent = await channel.send(nonce=f"challenge-{number}", **post.arguments())
                message = sent.id
            else:
                try:
                    await channel.get_partial_message(message).edit(
                        content=post.content, view=post.view, allowed_mentions=post.mentions
                    )
                except discord.NotFound as error:
                    _log.info("the message of challenge %d is gone: %s", number, error)
            await self._store.challenges.posted(number, message, challenge.state)

    async def _sent_challenge(self, challenge: Challenge) -> int | None:
        """The message of a challenge that was sent before a crash, but not written down."""
        mark = f"challenge:{challenge.id}:"
        async for message in self._recent(challenge.guild, challenge.channel):
            for row in message.components:
                buttons = row.children if isinstance(row, discord.ActionRow) else []
                if any((button.custom_id or "").startswith(mark) for button in buttons):
                    return message.id
        return None

    async def _recent(self, guild: int, channel: int) -> AsyncIterator[discord.Message]:
        """Our own recent messages in a channel, newest first; none where we may not look."""
        assert self._client.user is not None
        try:
            async for message in self._channel(guild, channel).history(limit=_SEARCHED):
                if message.author.id == self._client.user.id:
                    yield message
        except discord.Forbidden:
            _log.info("the history of channel %d cannot be read", channel)

    def _channel(self, guild: int | None, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel, guild_id=guild)

    def _lock(self, name: str) -> asyncio.Lock:
        return self._locks.setdefault(name, asyncio.Lock())
