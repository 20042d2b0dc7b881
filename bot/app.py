"""The Discord client: it opens the store, registers commands and buttons, and keeps the clock."""

import asyncio
import hashlib
import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

from bot.alarm import AGAIN, Alarm
from bot.answers import Answer, apology
from bot.bulletins import letter_post, private_post
from bot.commands import COMMANDS
from bot.courier import Courier
from bot.forms import filled_in
from bot.games import TABLES, Private
from bot.letters import Letters
from bot.matches import Matches, Standpoint
from bot.offers import Offers
from bot.post import Post
from bot.ratings import Ratings
from bot.refusals import Refusal
from bot.store import EVERYWHERE, Store
from bot.views import DYNAMIC_ITEMS, FORMS
from bot.words import FALLBACK, Words
from engines import GAMES

_log = logging.getLogger(__name__)

_ASIDES = 1_000
"""Private messages that are remembered at most, so that they can be changed later."""
INTENTS = discord.Intents(guilds=True)
GRACE = 5.0
"""Seconds that people's acts have to come to their end when the bot stops."""


class Tree(app_commands.CommandTree["Fireside"]):
    """The commands, for servers only; what they raise ends in an apology."""

    def __init__(self, client: "Fireside") -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=False, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )

    async def on_error(
        self, interaction: discord.Interaction["Fireside"], error: app_commands.AppCommandError, /
    ) -> None:
        """What no command caught itself: errors of discord.py about a command, mostly."""
        if interaction.type is discord.InteractionType.autocomplete:
            apology(error, self.client.say)
            return
        answer = Answer(interaction)
        if not interaction.response.is_done():
            await answer.acknowledge()
        await answer.tell(Post(apology(error, self.client.say)))


class Fireside(discord.Client):
    """The bot, on the database at ``path``, speaking ``language``.

    ``always_sync`` tells Discord of the commands at every start, not only when they changed.
    """

    store: Store
    matches: Matches
    offers: Offers
    ratings: Ratings
    courier: Courier
    letters: Letters

    def __init__(self, path: Path, *, language: str = FALLBACK, always_sync: bool = False) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
        super().__init__(intents=INTENTS, allowed_mentions=discord.AllowedMentions.none())
        self.say = Words(language)
        self.tree = Tree(self)
        for command in COMMANDS:
            self.tree.add_command(command)
        self._path = path
        self._always_sync = always_sync
        self._opened = False
        self._acts: set[asyncio.Task[Any]] = set()
        self._expiry = Alarm(self._expire)
        self._start = Alarm(self._catch_up)
        self._asides: dict[int, Answer] = {}
        """By match, the private message about the turn under way, while it can be changed."""

    async def setup_hook(self) -> None:
        """Open the database, tell Discord of the commands if they changed, then catch up."""
        self.store = await Store.open(self._path)
        self._opened = True
        self.matches = Matches(self.store, discord.utils.utcnow)
        self.offers = Offers(self.store, self.matches, discord.utils.utcnow)
        self.ratings = Ratings(self.store, discord.utils.utcnow)
        self.courier = Courier(self, self.store, self.matches, self.say)
        self.letters = Letters(self, self.store, self.matches, self.say)
        self.add_dynamic_items(*DYNAMIC_ITEMS)
        await self._sync()
        self._start.set(0)

    async def close(self) -> None:
        """Finish what people are in the middle of, leave Discord, then close the database."""
        self._start.stop()
        self._expiry.stop()
        if self._acts:
            await asyncio.wait(self._acts, timeout=GRACE)
        if self._opened:
            await self.courier.stop()
            await self.letters.stop()
        await super().close()
        if self._opened:
            self._opened = False
            await self.store.close()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Serve the forms; commands and presses are dispatched by discord.py."""
        if interaction.type is discord.InteractionType.modal_submit:
            await filled_in(interaction, FORMS)

    async def saw(
        self,
        interaction: discord.Interaction[Any],
        user: discord.User | discord.Member | None = None,
    ) -> None:
        """Remember the name of ``user``, or of the person behind an interaction.

        Whoever only wants to look at something can do so even where nothing can be written.
        """
        if interaction.guild_id is not None:
            user = user or interaction.user
            try:
                await self.store.people.saw(interaction.guild_id, user.id, user.display_name)
                await self.store.people.saw(EVERYWHERE, user.id, user.global_name or user.name)
            except sqlite3.OperationalError as error:
                _log.warning("a name could not be written down: %s", error)

    async def play(self, match: int, move: str, answer: Answer, ply: int | None = None) -> None:
        """Play a move for the person behind ``answer`` and post the board."""
        person = answer.interaction.user.id
        standpoint, _ = await self.matches.play(match, person, move, ply)
        await self.offers.lapse(match, person)
        if standpoint.midway:
            await self._show_offers(match)
        else:
            await self.deliver_board(match, answer)
        await self._tell_aside(standpoint, answer)

    async def deliver_board(self, match: int, answer: Answer) -> None:
        """Post the board of a match; where that fails, the one who acted is told what holds."""
        if not await self.courier.board(match):
            await answer.tell(Post(self.say("board-owed")))
        await self._show_offers(match)
        await self.letters.deliver(match)
        await self._tell_refused(answer)

    async def show_letter(self, match: int, answer: Answer) -> None:
        """Show the person behind ``answer`` their own side of a match, privately.

        Raises:
            Refusal: they do not play in it, or nothing in it is hidden.
        """
        standpoint = await self.matches.standpoint(match)
        seat = standpoint.match.seat_of(answer.interaction.user.id)
        if seat is None:
            raise Refusal("not-playing")
        if not GAMES[standpoint.match.game].secret:
            raise Refusal("nothing-hidden")
        if seat not in standpoint.to_act:
            standpoint = self.matches.as_told(standpoint)
        await answer.tell(await letter_post(standpoint, seat, self.say))
        await self._tell_refused(answer)

    async def _show_offers(self, match: int) -> None:
        """Let the messages of offers in a match show how those were settled."""
        for offer in await self.offers.untold(match):
            await self.courier.offer(offer)

    async def drawn(self, match: int, private: Private) -> Post:
        """A private message of a game's own, drawn."""
        return await private_post(private, match, self.say)

    async def _tell_aside(self, standpoint: Standpoint, answer: Answer) -> None:
        """Tell somebody who has just moved what is for them alone."""
        match = standpoint.match
        seat = match.seat_of(answer.interaction.user.id)
        assert seat is not None
        before = self._asides.pop(match.id, None)
        private = TABLES[match.game].aside(
            standpoint, seat, self.matches.under_way(standpoint), self.say
        )
        if private is None or answer.interaction.guild_id is None:
            return  # what a letter shows needs no more words
        post = await self.drawn(match.id, private)
        if answer.in_private or private.items:
            await answer.replace(post)
        if not standpoint.midway:
            if before is not None and not before.stands_with(answer):
                await before.amend(post)  # what it told was for its turn only
        elif answer.in_private or answer.to_command:
            self._asides[match.id] = answer
            if len(self._asides) > _ASIDES:
                del self._asides[next(iter(self._asides))]

    async def _tell_refused(self, answer: Answer) -> None:
        """Tell a person once that their private messages are closed, and what serves instead."""
        guild, person = answer.interaction.guild_id, answer.interaction.user.id
        if guild is None:
            return
        for match in await self.store.letters.untold(guild, person):
            await answer.tell(Post(self.say("letter-refused", match=match)))
            await self.store.letters.told(match, person)

    @contextmanager
    def acting(self) -> Iterator[None]:
        """What is done in here is waited for when the bot stops."""
        task = asyncio.current_task()
        assert task is not None
        self._acts.add(task)
        try:
            yield
        finally:
            self._acts.discard(task)

    def make_good(self) -> None:
        """Deliver in a while what is owed, after something went wrong in the middle."""
        self._start.set(AGAIN)

    async def watch_expiry(self) -> None:
        """Set the clock to when the next challenge expires."""
        expiry = await self.store.challenges.next_expiry()
        wait = None if expiry is None else (expiry - discord.utils.utcnow()).total_seconds()
        self._expiry.set(wait)

    async def _expire(self) -> None:
        for challenge in await self.matches.expire():
            await self.courier.challenge(challenge)
        await self.watch_expiry()

    async def _catch_up(self) -> None:
        await self.wait_until_ready()
        await self._expire()
        await self.courier.catch_up()
        await self.letters.catch_up()

    async def _sync(self) -> None:
        commands = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        told = json.dumps([self.application_id, commands], sort_keys=True)
        fingerprint = hashlib.sha256(told.encode()).hexdigest()
        if self._always_sync or await self.store.fact("commands") != fingerprint:
            await self.tree.sync()
            await self.store.set_fact("commands", fingerprint)
            _log.info("Discord was told of %d commands", len(commands))
