"""Delivering to Discord with patience: what fails is tried again, and nothing is sent twice.

A request that failed may have been carried out all the same, and a crash may come between the two.
So before anything is sent once more, the channel is searched for it.
"""

import asyncio
import enum
import hashlib
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any
from weakref import WeakValueDictionary

import discord

from bot import figures
from bot.answers import FAILURES
from bot.logs import Log
from bot.matches import Matches
from bot.post import Post
from bot.store import Store
from bot.voices import Voices

_log = Log(__name__)

RETRIES = (10.0, 60.0, 600.0, 3600.0)
"""Seconds to wait before each further try within one run of the bot."""
_SEARCHED = 100
"""How many messages are looked through for one that was sent but not written down."""
_SKEW = timedelta(minutes=1)
"""By how much our clock may be ahead of Discord's."""
_TEMPORARY = 429
"""The one status below 500 after which waiting helps: too many requests."""
_ASLEEP = 50_083
"""Discord's code for: this thread is archived, so nothing in it can be changed."""
_CLOSED = (403, 404)
"""What is answered where a channel is gone or we may not write there."""


class Nowhere(Exception):  # noqa: N818 - no fault of anybody's
    """There is no place to which something could be delivered."""


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


class Deliverer:
    """Tries deliveries, one at a time for each thing, and again where waiting may help."""

    def __init__(
        self, client: discord.Client, store: Store, matches: Matches, voices: Voices
    ) -> None:
        self._client = client
        self._store = store
        self._matches = matches
        self._voices = voices
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._retries: dict[tuple[Deliver, int], asyncio.Task[None]] = {}
        self._woken: set[int] = set()
        """Threads that were woken for a change and are to sleep again."""
        self._stopped = False

    async def stop(self) -> None:
        """Forget what was to be tried again, for good; the next start catches up."""
        self._stopped = True
        tasks = list(self._retries.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _attempt(
        self, deliver: Deliver, number: int, *, tries: int = 0, retry: bool = True
    ) -> Result:
        """Deliver; on failure log it and, where waiting may help, try again later."""
        what = deliver.__name__.strip("_")
        try:
            await self._remembering(deliver, number)
        except Nowhere:
            _log.info("delivery-nowhere", what=what, number=number)
            return Result.CLOSED
        except (*FAILURES, sqlite3.OperationalError) as error:
            figures.failed(what)
            if isinstance(error, discord.HTTPException) and refused(error):
                _log.warning("delivery-refused", error, what=what, number=number)
                return Result.CLOSED if error.status in _CLOSED else Result.REFUSED
            _log.warning("delivery-failed", error, what=what, number=number, tries=tries + 1)
            if retry and tries < len(RETRIES):
                self._later(RETRIES[tries], deliver, number, tries + 1)
            return Result.LATER
        except Exception as error:  # noqa: BLE001 - one match's fault must not touch another
            figures.failed(what)
            _log.fault("delivery-fault", error, what=what, number=number)
            return Result.FAULT
        if tries:
            _log.info("delivered-at-last", what=what, number=number, tries=tries + 1)
        return Result.DONE

    async def _remembering(self, deliver: Deliver, number: int) -> None:
        """Deliver; what names somebody who was forgotten meanwhile is owed a change again."""
        forgetting = self._store.forgetting
        before = len(forgetting.formers)
        try:
            await deliver(number)
        finally:
            for former in forgetting.formers[before:]:
                await forgetting.owe(former)

    async def _go_through(self, *tasks: Any) -> None:
        """Deliver all that is owed; each of ``tasks`` is what tells of it and the deliveries.

        A channel that is closed to us is left alone afterwards: it may be gone, with many matches
        in it, and Discord bars those who keep asking for what is refused.
        """
        closed: set[int] = set()
        for owing, *deliveries in tasks:
            async for number, channel in owing():
                for deliver in deliveries:
                    if self._stopped or channel in closed:
                        break
                    if await self._owed(deliver, number) is Result.CLOSED:
                        closed.add(channel)

    async def _owed(self, deliver: Deliver, number: int) -> Result:
        """Deliver what has been owed for a while."""
        return await self._attempt(deliver, number)

    def _later(self, seconds: float, deliver: Deliver, number: int, tries: int) -> None:
        """Try again later, unless that is to happen anyway."""
        known = self._retries.get((deliver, number))
        if self._stopped or known not in (None, asyncio.current_task()):
            return

        async def again() -> None:
            await asyncio.sleep(seconds)
            await self._retry(deliver, number, tries)
            if self._retries.get((deliver, number)) is task:
                del self._retries[deliver, number]

        task = self._retries[deliver, number] = asyncio.create_task(again())

    async def _retry(self, deliver: Deliver, number: int, tries: int) -> None:
        """Try once more what failed before."""
        await self._attempt(deliver, number, tries=tries)

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
            _log.info("history-closed", channel=channel)

    def _channel(self, guild: int | None, channel: int) -> discord.PartialMessageable:
        """A channel to send to, of a server or, without one, a private one.

        Raises:
            Nowhere: the bot is not in that server; Discord need not be asked.
        """
        if guild is not None and self._client.get_guild(guild) is None:
            raise Nowhere
        return self._client.get_partial_messageable(channel, guild_id=guild)

    async def _edit(self, guild: int | None, channel: int, message: int, **changes: Any) -> bool:
        """Change a message of ours; False when it is gone.

        In a thread that is archived that means to wake it, and to let it sleep again afterwards.
        """
        found, there = self._channel(guild, channel).get_partial_message(message), True
        try:
            try:
                await found.edit(**changes)
            except discord.HTTPException as error:
                if error.code != _ASLEEP:
                    raise
                await self._sleep(channel, asleep=False)
                self._woken.add(channel)
                await found.edit(**changes)
        except discord.NotFound:
            _log.info("message-gone", channel=channel)
            there = False
        if channel in self._woken:  # now, or when this was tried before
            await self._sleep(channel, asleep=True)
            self._woken.discard(channel)
        return there

    async def _sleep(self, channel: int, *, asleep: bool) -> None:
        """Archive a thread, or wake it."""
        thread = await self._client.fetch_channel(channel)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=asleep)

    async def _quietly(self, post: Post) -> Post:
        """A post that notifies only those who wish to be."""
        return replace(post, ping=await self._voices.notified(post.ping))

    def _lock(self, name: str) -> asyncio.Lock:
        return self._locks.setdefault(name, asyncio.Lock())


def nonce(*message: object) -> str:
    """What a message is known by: Discord answers one that it has just seen with what it has.

    It takes 25 characters and refuses a message with more, so it is made of numbers and names of
    any length here.
    """
    return hashlib.sha256(repr(message).encode()).hexdigest()[:16]


def refused(error: BaseException) -> bool:
    """Whether the same request would be refused again."""
    return (
        isinstance(error, discord.HTTPException)
        and 400 <= error.status < 500
        and error.status != _TEMPORARY
    )
