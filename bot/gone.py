"""What becomes of matches whose players, threads or server are gone.

A match goes on where it can. Of a player who left the server the other wins; with both gone, or the
bot out of the server for `PATIENCE`, it is abandoned; until then its clock takes nothing from
anybody. Where only the channel is gone nothing ends: either player takes the match along with
/board, and a clock runs on.
"""

from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import discord

from bot.logs import Log
from bot.members import HOUR, Members
from bot.refusals import Refusal
from bot.settings import KEEP_DAYS
from bot.store import Challenge, Match, out_of
from engines.endings import ABANDONED, LEFT
from engines.game import SEATS, Outcome, Seat, other

if TYPE_CHECKING:
    from bot.app import Fireside

_log = Log(__name__)

PATIENCE = timedelta(days=30)
"""How long the matches of a server wait for the bot to be invited again."""
KEEP = timedelta(days=KEEP_DAYS)
"""How long all else of it does, where that is not settled otherwise."""


class Gone:
    """Ends or moves what cannot go on as it was."""

    def __init__(self, bot: "Fireside", keep: timedelta) -> None:
        self._bot = bot
        self._keep = keep
        self.members = Members(bot)

    async def check(self, number: int, within: timedelta) -> bool:
        """End a match, and whatever else they play here, if one of its players has left.

        Who was seen ``within`` that time is taken to be there. True when something was ended.
        """
        found = False
        match = await self._bot.matches.get(number)
        for person in () if match.ended else match.players:
            if await self.members.left(match.guild, person, within):
                found = True
                for each in await self._bot.matches.running(match.guild, person=person):
                    await self._without(each.match, person, within)
        return found

    async def check_challenger(self, challenge: Challenge) -> None:
        """Take a challenge back whose challenger has left since.

        Raises:
            Refusal: so it was.
        """
        guild, person = challenge.guild, challenge.challenger
        self.members.saw(guild, person, challenge.created)
        if challenge.state == "open" and await self.members.left(guild, person, HOUR):
            await self._bot.matches.cancel(challenge.id, person)
            raise Refusal("challenger-left", player=f"<@{person}>")

    async def thread(self, guild: int, thread: int, parent: int) -> None:
        """Let the matches of a deleted thread go on in its channel."""
        for each in await self._bot.matches.running(guild, channel=thread):
            try:
                await self._bot.matches.go_on_in(each.match.id, parent)
            except Refusal:  # it has just ended
                continue
            await self._bot.bring(each.match.id)

    async def abandon(self) -> float | None:
        """Abandon the matches of servers that the bot is out of for too long, and forget these.

        Returns the seconds until the next are due, None where there are none.
        """
        now, waiting = discord.utils.utcnow(), []
        store = self._bot.store
        for guild in await store.forgetting.servers():
            since = await self._out_of(guild, now)
            if since is None:
                continue
            if now - since >= PATIENCE:
                for each in await self._bot.matches.running(guild):
                    await self._end(each.match, None)
            if now - since >= self._keep:
                await store.forgetting.forget_server(guild)
                store.people.forget_server(guild)
                store.settings.forget(guild)
                self.members.forget_server(guild)
            ends = (since + wait - now for wait in (PATIENCE, self._keep))
            waiting += [end.total_seconds() for end in ends if end > timedelta(0)]
        return min(waiting, default=None)

    async def _out_of(self, guild: int, now: datetime) -> datetime | None:
        """Since when the bot is out of a server, None where it is in.

        What the clocks lost while it was out is given back.
        """
        store, name = self._bot.store, out_of(guild)
        known = await store.fact(name)
        if self._bot.get_guild(guild) is not None:
            if known:
                await store.timings.shift(datetime.fromisoformat(known), now, guild)
                await store.set_fact(name, "")
            return None
        if not known:
            await store.set_fact(name, now.isoformat())
        return datetime.fromisoformat(known) if known else now

    async def _without(self, match: Match, person: int, within: timedelta) -> None:
        """End a match of somebody who has left."""
        stays: Seat | None = other(SEATS[match.players.index(person)])
        if await self.members.left(match.guild, match.opponent_of(person), within):
            stays = None
        if await self._end(match, stays):
            await self._bot.bring(match.id)

    async def _end(self, match: Match, winner: Seat | None) -> bool:
        """End a match without its players; False when it was over already."""
        reason = ABANDONED if winner is None else LEFT
        try:
            await self._bot.matches.conclude(match.id, Outcome(winner, reason, (0, 0)))
        except Refusal:
            return False
        return True
