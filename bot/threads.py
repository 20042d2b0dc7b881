"""A thread for a match: opened from the message of its challenge, archived when the match is over.

Discord opens one thread from a message and gives it the message's id, so a thread that was opened
just before a crash is recognised. Where none can be, the match is played in the channel.
"""

from typing import Literal

import discord

from bot.delivering import Deliverer, refused
from bot.logs import Log
from bot.matches import Matches
from bot.post import CHANNEL_NAME, clip, name_of
from bot.store import Challenge, Store
from bot.voices import Voices

_log = Log(__name__)

ARCHIVE_AFTER = 60.0
"""Seconds after the end in which what belongs to it is still told, and a rematch may begin."""
_SLEEPS_AFTER: Literal[10_080] = 10_080
"""Minutes without a message until Discord puts a thread to sleep: a week, the longest there is."""
_EXISTS = 160_004
"""Discord's code for: a thread was opened from this message before."""
_NAME = 24


class Threads(Deliverer):
    """Opens and archives the threads of matches."""

    def __init__(
        self, client: discord.Client, store: Store, matches: Matches, voices: Voices
    ) -> None:
        super().__init__(client, store, matches, voices)
        self._refused: set[int] = set()
        """Matches that get no thread, until their first board says so."""

    async def catch_up(self) -> None:
        """Archive what is to be archived; called when the bot starts."""
        async for match in self._store.rooms.to_archive():
            if self._stopped:
                return
            await self._attempt(self._archive, match)

    async def open(self, match: int) -> None:
        """Open the thread that a match is owed, if any and where that can be."""
        async with self._lock(f"thread {match}"):
            challenge = await self._store.rooms.thread_owed(match)
            if challenge is None:
                self._refused.discard(match)
                return
            if match in self._refused:
                return
            thread = await self._opened(match, challenge)
            if thread is None:
                self._refused.add(match)
            else:
                await self._store.rooms.enter(match, thread)

    async def over(self, number: int) -> None:
        """Archive the thread of a match in a while, if its end was told there."""
        match = await self._matches.get(number)
        if match.ended and match.thread:
            self._later(ARCHIVE_AFTER, self._archive, number, 0)

    async def rename(self, number: int) -> None:
        """Give the thread of a match, if it has one, the name that it would get now."""
        match = await self._matches.get(number)
        challenge = await self._store.challenges.of_match(number)
        if challenge is None or challenge.place == "here" or challenge.channel == match.channel:
            return
        try:
            thread = await self._client.fetch_channel(match.channel)
        except discord.NotFound:
            return
        assert self._client.user is not None
        if not isinstance(thread, discord.Thread) or thread.owner_id != self._client.user.id:
            return
        name = await self._name(await self._store.forgetting.first_in(match.channel) or number)
        if name != thread.name:
            asleep = thread.archived
            await thread.edit(name=name, archived=False)
            if asleep:
                await thread.edit(archived=True)

    async def _opened(self, match: int, challenge: Challenge) -> int | None:
        """The thread that a match is to live in, None where there can be none."""
        guild = self._client.get_guild(challenge.guild)
        channel = None if guild is None else guild.get_channel_or_thread(challenge.channel)
        assert self._client.user is not None
        mine = self._client.user.id
        if isinstance(channel, discord.Thread):  # a rematch stays in the thread of its match
            return channel.id if channel.owner_id == mine else None
        if not isinstance(channel, discord.TextChannel) or not _allowed(channel):
            return None
        name = await self._name(match)
        known = [
            thread.id
            for thread in channel.threads
            if thread.id == challenge.message or (thread.owner_id == mine and thread.name == name)
        ]
        return known[0] if known else await self._made(channel, challenge.message, name)

    async def _made(
        self, channel: discord.TextChannel, message: int | None, name: str
    ) -> int | None:
        """A new thread, below a message where that is there; None where Discord refuses one."""
        try:
            if message is not None:
                try:
                    thread = await channel.get_partial_message(message).create_thread(
                        name=name, auto_archive_duration=_SLEEPS_AFTER
                    )
                except discord.NotFound as error:
                    _log.warning("thread-not-opened", error, channel=channel.id)
                else:
                    return thread.id
            thread = await channel.create_thread(
                name=name,
                type=discord.ChannelType.public_thread,
                auto_archive_duration=_SLEEPS_AFTER,
            )
        except discord.HTTPException as error:
            if error.code == _EXISTS:
                return message
            if not refused(error):
                raise
            _log.warning("thread-not-opened", error, channel=channel.id)
            return None
        return thread.id

    async def _name(self, number: int) -> str:
        match = await self._matches.get(number)
        say = (await self._voices.of_server(match.guild)).say
        names = await self._store.people.names(match.guild, match.players)
        first, second = (name_of(player, names, _NAME, say) for player in match.players)
        parts = (
            say(f"game-{match.game}"),
            say("match-between", first=first, second=second),
            say("match-number", match=number),
        )
        return clip(" · ".join(parts), CHANNEL_NAME)

    async def _archive(self, number: int) -> None:
        """Archive the thread of a match that is over, unless another one is played there."""
        match = await self._matches.get(number)
        if not match.thread or not match.ended:
            return
        if not await self._store.rooms.busy(match.guild, match.channel):
            try:
                await self._sleep(match.channel, asleep=True)
            except discord.HTTPException as error:
                if not refused(error):
                    raise
                _log.warning("thread-not-archived", error, match=number)
        await self._store.rooms.archived(number)


def _allowed(channel: discord.TextChannel) -> bool:
    mine = channel.permissions_for(channel.guild.me)
    return mine.create_public_threads and mine.send_messages_in_threads
