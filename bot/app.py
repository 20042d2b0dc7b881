"""The Discord client: it opens the store, registers buttons, and brings what is said and owed."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import discord

from bot import VERSION
from bot.absences import Absences
from bot.alarm import AGAIN, Alarm
from bot.animating import Animations
from bot.answers import Answer
from bot.asides import Asides
from bot.bulletins import letter_post, private_post
from bot.courier import Courier
from bot.forms import filled_in
from bot.games import Private
from bot.gone import KEEP, Gone
from bot.letters import Letters
from bot.listing import matches_page
from bot.logs import Log
from bot.matches import Matches
from bot.members import DAY
from bot.offers import Offers
from bot.pacing import Pacing
from bot.post import Post
from bot.ratings import Ratings
from bot.refusals import Refusal
from bot.rematches import Rematches
from bot.reminding import Reminders
from bot.retelling import Retelling
from bot.seeing import Sight
from bot.store import EVERYWHERE, Match, Store
from bot.timekeeping import Timekeeper
from bot.tree import Tree
from bot.views import DYNAMIC_ITEMS, FORMS
from bot.voices import Voice, Voices
from bot.watching import match_over, spectators_post
from bot.welcoming import greet
from bot.words import FALLBACK
from engines import GAMES

_log = Log(__name__)

INTENTS = discord.Intents(guilds=True)
GRACE = 5.0
"""Seconds that people's acts have to come to their end when the bot stops."""


class Fireside(discord.Client):
    """The bot, on the database at ``path``, speaking ``language``.

    ``keep`` is how long the data of a server is kept after the bot was removed from it;
    ``always_sync`` tells Discord of the commands at every start, not only when they changed.
    """

    store: Store
    voices: Voices
    matches: Matches
    offers: Offers
    ratings: Ratings
    rematches: Rematches
    courier: Courier
    letters: Letters
    reminders: Reminders
    retelling: Retelling
    absences: Absences
    timekeeper: Timekeeper

    def __init__(
        self,
        path: Path,
        *,
        language: str = FALLBACK,
        always_sync: bool = False,
        keep: timedelta | None = None,
    ) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
        super().__init__(intents=INTENTS, allowed_mentions=discord.AllowedMentions.none())
        self.tree = Tree(self)
        self.pacing = Pacing()
        self.sight = Sight(self)
        self.gone = Gone(self, KEEP if keep is None else keep)
        self.asides = Asides(self)
        self.first_contact = asyncio.Lock()
        """Held while a welcome becomes a challenge: of two who press at once, one makes it."""
        self._path = path
        self._always_sync = always_sync
        self.language = language
        self._opened = False
        self.animations = Animations()
        self._acts: set[asyncio.Task[Any]] = set()
        self._start = Alarm(self._catch_up)
        self._away: datetime | None = None
        self._patience = Alarm(self._abandon)

    async def setup_hook(self) -> None:
        """Open the database, tell Discord of the commands if they changed, then catch up."""
        self.store = await Store.open(self._path)
        self._opened = True
        self.matches = Matches(self.store, discord.utils.utcnow)
        self.offers = Offers(self.store, self.matches, discord.utils.utcnow)
        self.ratings = Ratings(self.store, discord.utils.utcnow)
        self.rematches = Rematches(self.store, self.matches)
        self.voices = Voices(self, self.store, self.language)
        self.courier = Courier(self, self.store, self.matches, self.voices)
        self.letters = Letters(self, self.store, self.matches, self.voices)
        self.reminders = Reminders(self, self.store, self.matches, self.voices)
        self.retelling = Retelling(
            self, self.store, self.matches, self.courier.threads, self.voices
        )
        self.absences = Absences(self.store, discord.utils.utcnow)
        self.timekeeper = Timekeeper(
            *(self.store, self.matches, self.courier, self.reminders, self.bring),
            self._reached,
        )
        await self.timekeeper.open()
        self.add_dynamic_items(*DYNAMIC_ITEMS)
        await self.tree.tell_discord(self.store, always=self._always_sync)
        self.store.forgetting.owed = lambda: self._start.set(0)
        self._start.set(0)
        _log.info("started", version=VERSION)

    async def close(self) -> None:
        """Finish what people are in the middle of, leave Discord, then close the database."""
        self._start.stop()
        if self._opened:
            _log.info("stopping", under_way=len(self._acts))
            self.timekeeper.stop()
        self._patience.stop()
        self.animations.stop()
        if self._acts:
            await asyncio.wait(self._acts, timeout=GRACE)
        if self._opened:
            await self.courier.stop()
            await self.letters.stop()
            await self.reminders.stop()
            await self.retelling.stop()
        await super().close()
        if self._opened:
            self._opened = False
            await self.timekeeper.leave()
            await self.store.close()
            _log.info("stopped", unfinished=len(self._acts))

    async def on_connect(self) -> None:
        """Log that Discord is there, and after an outage for how long it was not."""
        self._connected()

    async def on_ready(self) -> None:
        """Catch up, if this is not the first connection."""
        if self.timekeeper.cut_off:
            self._start.set(0)

    async def on_resumed(self) -> None:
        """Catch up after an outage that lost nothing."""
        self._connected()
        await self.on_ready()

    async def on_disconnect(self) -> None:
        """Count nobody's time during an outage; each try to end it comes here again."""
        if self._opened:
            self.timekeeper.gone()
        if self._away is None and not self.is_closed():
            self._away = discord.utils.utcnow()
            _log.warning("disconnected")

    def _connected(self) -> None:
        away, self._away = self._away, None
        seconds = None if away is None else (discord.utils.utcnow() - away).total_seconds()
        _log.info("connected", after_seconds=seconds)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Serve the forms; commands and presses are dispatched by discord.py."""
        if interaction.type is discord.InteractionType.modal_submit:
            await filled_in(interaction, FORMS)

    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """Let the matches of a thread go on in its channel."""
        with self.acting():
            await self.gone.thread(gone.guild_id, gone.thread_id, gone.parent_id)

    async def on_guild_remove(self, _guild: discord.Guild) -> None:
        """Let the matches of a server wait, and look when their time is over."""
        self._patience.set(0)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Welcome a new server; to another, deliver what it is still owed from before."""
        self._patience.set(0)
        self.make_good()
        with self.acting():
            await greet(self, guild)

    async def saw(
        self,
        interaction: discord.Interaction[Any],
        user: discord.User | discord.Member | None = None,
    ) -> None:
        """Remember the name of ``user``, or of the person behind an interaction.

        Of the latter also what their Discord speaks.

        Whoever only wants to look at something can do so even where nothing can be written.
        """
        if interaction.guild_id is not None:
            user = user or interaction.user
            self.gone.members.saw(interaction.guild_id, user.id)
            try:
                await self.store.people.saw(interaction.guild_id, user.id, user.display_name)
                await self.store.people.saw(EVERYWHERE, user.id, user.global_name or user.name)
                await self.voices.heard(interaction)
            except sqlite3.OperationalError as error:
                _log.warning("name-not-written", error)

    async def play(self, match: int, move: str, answer: Answer, ply: int | None = None) -> bool:
        """Play a move for the person behind ``answer`` and post the board.

        True when they were shown privately what came of it.
        """
        person = answer.interaction.user.id
        standpoint, _ = await self.matches.play(match, person, move, ply)
        if standpoint.midway:
            await self._show_offers(match)
        else:
            await self.deliver_board(match, answer)
        return await self.asides.tell(standpoint, answer)

    async def deliver_board(self, match: int, answer: Answer) -> None:
        """Post the board of a match; where that fails, the one who acted is told what holds."""
        await self.timekeeper.watch()
        if not await self.bring(match):
            await answer.tell(Post(answer.say("board-owed")))
        await self._tell_refused(answer)
        await self.gone.check(match, DAY)

    async def bring(self, match: int) -> bool:
        """Bring everything that shows a match up to date; True when its channel shows it."""
        shown = await self.courier.board(match)
        await self._show_offers(match)
        await self.letters.deliver(match)
        return shown

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
        await answer.tell(await letter_post(standpoint, seat, answer.voice))
        await self._tell_refused(answer)

    async def spectators_post(self, answer: Answer, match: int) -> Post:
        """A match as whoever looks on may see it; see `bot.watching.spectators_post`."""
        return await spectators_post(self, answer, match)

    async def match_over(self, interaction: discord.Interaction[Any], match: int) -> Match:
        """A match that is over and that a person may see; see `bot.watching.match_over`."""
        return await match_over(self, interaction, match)

    async def matches_page(self, answer: Answer, page: int, *, moderated: bool) -> Post:
        """A page of the matches under way; see `bot.listing.matches_page`."""
        return await matches_page(self, answer, page, moderated=moderated)

    async def _show_offers(self, match: int) -> None:
        """Let the messages of offers in a match show how those were settled."""
        for offer in await self.offers.untold(match):
            await self.courier.offer(offer)

    async def drawn(self, match: int, private: Private, voice: Voice) -> Post:
        """A private message of a game's own, drawn."""
        return await private_post(private, match, voice)

    async def _tell_refused(self, answer: Answer) -> None:
        """Tell a person once that their private messages are closed, and what serves instead."""
        guild, person = answer.interaction.guild_id, answer.interaction.user.id
        if guild is None:
            return
        for match in await self.store.letters.untold(guild, person):
            await answer.tell(Post(answer.say("letter-refused", match=match)))
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

    async def forget(self, person: int) -> None:
        """Remove the past of a person for good, then tell of what follows from it.

        They resign what they play, and messages that name them are changed as far as they can be.
        """
        for match in await self.store.letters.in_doubt(person):
            await self.letters.deliver(match)  # which finds out where the letter is, to delete it
        for match in await self.store.forgetting.in_doubt(person):
            await self.courier.board(match)
            await self.reminders.find_out(match)
        await self.store.forgetting.forget(person, discord.utils.utcnow())
        self.store.people.forget(person)
        self.store.preferences.forget(person)
        self.gone.members.forget(person)
        self.asides.forget_person(person)
        await self.store.forgetting.wipe()
        self._start.set(0)

    def _reached(self, guild: int) -> bool:
        """Whether the bot is in a server and Discord has it at hand."""
        found = self.get_guild(guild)
        return found is not None and not found.unavailable

    async def _abandon(self) -> None:
        self._patience.set(await self.gone.abandon())

    async def _catch_up(self) -> None:
        await self.wait_until_ready()
        await self.timekeeper.back()
        await self._abandon()
        await self.timekeeper.look()
        await self.courier.catch_up()
        await self.letters.catch_up()
        await self.reminders.catch_up()
        await self.retelling.catch_up()
        if not await self.store.forgetting.wipe():
            self.make_good()
        _log.info("caught-up")
