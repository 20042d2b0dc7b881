"""The courier: brings the channels up to date with what the database says.

A move or a challenge is saved first and told afterwards, here. What is still owed (a board that
no message shows, controls on an outdated board, a challenge whose message shows an old state)
follows from the database alone, so a failed message, a failed upload or a crash only delays it:
it is tried again after a while, and at the latest when the bot starts.

A request that failed may have been carried out all the same, and a crash may come between the two.
So before anything is sent once more, the channel is searched for it.
"""

import asyncio
import enum
import logging
import secrets
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import datetime, timedelta
from weakref import WeakValueDictionary

import discord

from bot.answers import FAILURES
from bot.bulletins import BOARD_NAME, board_post, challenge_post
from bot.matches import Matches
from bot.store import Board, Challenge, Store
from render import Say

_log = logging.getLogger(__name__)

RETRIES = (10.0, 60.0, 600.0, 3600.0)
"""Seconds to wait before each further try within one run of the bot."""
_SEARCHED = 100
"""How many messages are looked through for one that was sent but not written down."""
_SKEW = timedelta(minutes=1)
"""By how much our clock may be ahead of Discord's."""
_TEMPORARY = 429
"""The one status below 500 after which waiting helps: too many requests."""
_CLOSED = (403, 404)
"""What is answered where a channel is gone or we may not write there."""

Deliver = Callable[[int], Awaitable[None]]


class Result(enum.Enum):
    """What came of a delivery."""

    DONE = enum.auto()
    LATER = enum.auto()
    """It failed and will be tried again."""
    REFUSED = enum.auto()
    """Discord will not have it; the next act or start tries again."""
    CLOSED = enum.auto()
    """So it is, and would be with anything else for that channel."""
    FAULT = enum.auto()
    """Something is wrong with the match itself."""


class Courier:
    """Delivers boards and challenges to their channels."""

    def __init__(self, client: discord.Client, store: Store, matches: Matches, say: Say) -> None:
        self._client = client
        self._store = store
        self._matches = matches
        self._say = say
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._retries: dict[tuple[Deliver, int], asyncio.Task[None]] = {}
        self._stopped = False

    async def catch_up(self) -> None:
        """Deliver everything that is owed; called when the bot starts.

        A channel that is closed to us is left alone afterwards: it may be gone, with many matches
        in it, and Discord bars those who keep asking for what is refused.
        """
        closed: set[int] = set()
        for owing, *deliveries in (
            (self._store.challenges.owing, self._challenge),
            (self._store.boards.owing, self._board, self._bare),
        ):
            async for number, channel in owing():
                for deliver in deliveries:
                    if self._stopped or channel in closed:
                        break
                    if await self._attempt(deliver, number) is Result.CLOSED:
                        closed.add(channel)

    async def board(self, match: int) -> bool:
        """Post the board of a match as it is now; True when the channel shows it."""
        return await self._try_board(match) is Result.DONE

    async def challenge(self, challenge: int) -> bool:
        """Post a challenge, or let its message show its present state; True when it does."""
        return await self._attempt(self._challenge, challenge) is Result.DONE

    async def repost(self, match: int) -> bool:
        """Post the board of a match once more, without telling anything or pinging anybody.

        Where the match is owed a board, that is posted instead.
        """
        result = await self._attempt(self._board_again, match, retry=False)
        if result is Result.LATER:  # it may have been posted all the same
            self._later(RETRIES[0], self._board, match, 1)
        await self._attempt(self._bare, match)
        return result is Result.DONE

    async def stop(self) -> None:
        """Forget what was to be tried again, for good; the next start catches up."""
        self._stopped = True
        tasks = list(self._retries.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _try_board(self, number: int, tries: int = 0) -> Result:
        """Post the board that a match is owed, if any, and bare the ones before it."""
        result = await self._attempt(self._board, number, tries=tries)
        if result is Result.DONE:
            await self._attempt(self._bare, number)
        return result

    async def _attempt(
        self, deliver: Deliver, number: int, *, tries: int = 0, retry: bool = True
    ) -> Result:
        """Deliver; on failure log it and, where waiting may help, try again later."""
        what = deliver.__name__.strip("_")
        try:
            await deliver(number)
        except (*FAILURES, sqlite3.OperationalError) as error:
            if isinstance(error, discord.HTTPException) and _refused(error):
                _log.warning("%s %d could not be delivered: %s", what, number, error)
                return Result.CLOSED if error.status in _CLOSED else Result.REFUSED
            _log.warning("%s %d could not be delivered yet: %s", what, number, error)
            if retry and tries < len(RETRIES):
                self._later(RETRIES[tries], deliver, number, tries + 1)
            return Result.LATER
        except Exception:  # noqa: BLE001 - one match's fault must not touch another
            _log.exception("%s %d could not be delivered", what, number)
            return Result.FAULT
        return Result.DONE

    def _later(self, seconds: float, deliver: Deliver, number: int, tries: int) -> None:
        """Try again later, unless that is to happen anyway."""
        known = self._retries.get((deliver, number))
        if self._stopped or known not in (None, asyncio.current_task()):
            return

        async def again() -> None:
            await asyncio.sleep(seconds)
            if deliver == self._board:
                await self._try_board(number, tries)
            else:
                await self._attempt(deliver, number, tries=tries)
            if self._retries.get((deliver, number)) is task:
                del self._retries[deliver, number]

        task = self._retries[deliver, number] = asyncio.create_task(again())

    async def _board(self, number: int) -> None:
        """Post the board that a match is owed, if any."""
        await self._post_board(number, again=False)

    async def _board_again(self, number: int) -> None:
        """Post the board of a match, owed or not."""
        await self._post_board(number, again=True)

    async def _post_board(self, number: int, *, again: bool) -> None:
        async with self._lock(f"match {number}"):
            await self._clear_doubt(number)
            standpoint = await self._matches.standpoint(number)
            match = standpoint.match
            latest = await self._store.boards.latest(number)
            owed = latest is None or (latest.ply, latest.ended) != match.stage
            if not owed and not again:
                return
            shown = None if latest is None else latest.ply
            post = await board_post(self._matches, standpoint, shown, self._say, quiet=not owed)
            # Discord answers a nonce that it has just seen with the message of that time
            nonce = post.name.removesuffix(".png") if owed else secrets.token_hex(8)
            await self._store.boards.sending(number, discord.utils.utcnow())
            channel = self._channel(match.guild, match.channel)
            message = await channel.send(nonce=nonce, **post.arguments())
            controls = bool(post.view)
            board = Board(message.id, number, match.channel, *match.stage, controls=controls)
            await self._store.boards.posted(number, [board])

    async def _clear_doubt(self, number: int) -> None:
        """Write down the boards that were sent before a crash or in spite of a failed answer."""
        since = await self._store.boards.in_doubt(number)
        if since is None:
            return
        match = await self._matches.get(number)
        found = []
        async for message in self._own_since(match.guild, match.channel, since):
            for attached in message.attachments:
                name = BOARD_NAME.fullmatch(attached.filename)
                if name and int(name["match"]) == number:
                    ply, ended = int(name["ply"]), bool(name["end"])
                    controls = bool(message.components)
                    found.append(Board(message.id, number, match.channel, ply, ended, controls))
        await self._store.boards.posted(number, found)

    async def _bare(self, number: int) -> None:
        """Take the controls off the boards of a match that are no longer its latest."""
        for board in await self._store.boards.outdated(number):
            channel = self._channel(None, board.channel)
            try:
                await channel.get_partial_message(board.message).edit(view=None)
            except discord.NotFound as error:
                _log.info("an old board of match %d is gone: %s", number, error)
            await self._store.boards.bare(board.message)

    async def _challenge(self, number: int) -> None:
        """Post a challenge that has no message yet, or let its message show its state."""
        async with self._lock(f"challenge {number}"):
            challenge = await self._store.challenges.get(number)
            if challenge is None:
                return
            state, shown, message = challenge.state, challenge.shown, challenge.message
            if message is None and shown == "open":
                message = await self._sent_challenge(challenge)
                shown = None if message is None else "open"
                await self._store.challenges.posted(number, message, shown)
            if shown == state:
                return
            post = challenge_post(challenge, self._say)
            channel = self._channel(challenge.guild, challenge.channel)
            if message is not None:
                try:
                    await channel.get_partial_message(message).edit(
                        content=post.content, view=post.view, allowed_mentions=post.mentions
                    )
                except discord.NotFound as error:
                    _log.info("the message of challenge %d is gone: %s", number, error)
            elif state == "open":
                await self._store.challenges.posted(number, None, "open")  # in doubt from now on
                sent = await channel.send(nonce=f"challenge-{number}", **post.arguments())
                message = sent.id
            await self._store.challenges.posted(number, message, state)

    async def _sent_challenge(self, challenge: Challenge) -> int | None:
        """The message of a challenge that was sent but not written down."""
        mark = f"challenge:{challenge.id}:"
        async for message in self._own_since(challenge.guild, challenge.channel, challenge.created):
            for row in message.components:
                buttons = row.children if isinstance(row, discord.ActionRow) else []
                if any((button.custom_id or "").startswith(mark) for button in buttons):
                    return message.id
        return None

    async def _own_since(
        self, guild: int, channel: int, since: datetime
    ) -> AsyncIterator[discord.Message]:
        """Our own messages in a channel from ``since`` on; none where we may not look."""
        assert self._client.user is not None
        history = self._channel(guild, channel).history(limit=_SEARCHED, after=since - _SKEW)
        try:
            async for message in history:
                if message.author.id == self._client.user.id:
                    yield message
        except discord.Forbidden:
            _log.info("the history of channel %d cannot be read", channel)

    def _channel(self, guild: int | None, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel, guild_id=guild)

    def _lock(self, name: str) -> asyncio.Lock:
        return self._locks.setdefault(name, asyncio.Lock())


def _refused(error: discord.HTTPException) -> bool:
    """Whether the same request would be refused again."""
    return 400 <= error.status < 500 and error.status != _TEMPORARY
