"""The courier: brings the channels up to date with what the database says.

A move or a challenge is saved first and told afterwards, here. What is still owed (a board that
no message shows, controls on an outdated board, a challenge whose message shows an old state)
follows from the database alone, so a failed message, a failed upload or a crash only delays it:
it is tried again after a while, and at the latest when the bot starts.
"""

import secrets
from typing import Any

import discord

from bot.bulletins import (
    board_post,
    faded_text,
    recognised,
    timed_text,
)
from bot.delivering import RETRIES, Deliver, Nowhere, Result, nonce
from bot.logs import Log
from bot.matches import Matches
from bot.notes import notes
from bot.notices import Notices
from bot.post import Post
from bot.standpoints import Standpoint
from bot.store import Board, Match, Store
from bot.telling_time import clock_told
from bot.voices import Voices
from render import Say

_log = Log(__name__)


class Courier(Notices):
    """Delivers boards to their channels, and challenges and offers with them."""

    def __init__(
        self, client: discord.Client, store: Store, matches: Matches, voices: Voices
    ) -> None:
        super().__init__(client, store, matches, voices)
        self._closed: set[int] = set()
        """Matches whose channel was closed to us when a board was last brought to it."""

    async def catch_up(self) -> None:
        """Deliver everything that is owed; called when the bot starts."""
        await self._go_through(
            (self._store.challenges.owing, self._challenge),
            (self._store.boards.owing, self._board, self._bare, self._fade),
            (self._store.boards.all_untimely, self._time),
            (self._store.offers.owing, self._offer),
        )
        await self.threads.catch_up()

    async def times(self) -> None:
        """Let every board say until when there is time."""
        await self._go_through((self._store.boards.all_untimely, self._time))

    async def _owed(self, deliver: Deliver, number: int) -> Result:
        if deliver == self._board:
            return await self._bring_board(number)
        return await super()._owed(deliver, number)

    async def board(self, match: int) -> bool:
        """Post the board of a match as it is now; True when the channel shows it."""
        return await self._try_board(match) is Result.DONE

    async def challenge(self, challenge: int) -> bool:
        """Post a challenge, or let its message show its present state; True when it does."""
        result = await self._attempt(self._challenge, challenge)
        await self._attempt(self._begun, challenge)
        return result is Result.DONE

    async def repost(self, match: int) -> bool:
        """Post the board of a match once more, without telling anything or pinging anybody.

        Where the match is owed a board, that is posted instead.
        """
        result = await self._bring(self._board_again, match, retry=False)
        if result is Result.LATER:  # it may have been posted all the same
            self._later(RETRIES[0], self._board, match, 1)
        await self._attempt(self._bare, match)
        return result is Result.DONE

    async def time(self, match: int) -> bool:
        """Let the board of a match say what its clock says; True when it does."""
        return await self._attempt(self._time, match) is Result.DONE

    def closed(self, match: int) -> bool:
        """Whether the channel of a match was closed to us when a board was last brought to it."""
        return match in self._closed

    async def _bring(self, deliver: Deliver, match: int, **how: Any) -> Result:
        """Deliver a board, and keep in mind where the channel is closed to us."""
        result = await self._attempt(deliver, match, **how)
        if result is Result.CLOSED:
            self._closed.add(match)
        return result

    async def offer(self, offer: int) -> bool:
        """Post an offer, or let its message show its present state; True when it does."""
        result = await self._attempt(self._offer, offer)
        if result is Result.CLOSED and await self._attempt(self._offer_home, offer) is Result.DONE:
            result = await self._attempt(self._offer, offer)
        return result is Result.DONE

    async def _offer_home(self, number: int) -> None:
        """Let the match of an offer go home from a thread that is closed to us."""
        offer = await self._store.offers.get(number)
        if offer is None or not await self.home(offer.match):
            raise Nowhere

    async def home(self, match: int) -> bool:
        """Let a match go home from a thread that is closed to us; False where it has no other."""
        if await self._attempt(self._home, match) is not Result.DONE:
            return False
        await self._try_board(match)
        return True

    async def _retry(self, deliver: Deliver, number: int, tries: int) -> None:
        if deliver == self._board:
            await self._try_board(number, tries)
        else:
            await super()._retry(deliver, number, tries)

    async def _try_board(self, number: int, tries: int = 0) -> Result:
        """Post the board that a match is owed, if any, and tidy up the ones before it."""
        result = await self._bring_board(number, tries)
        if result is Result.DONE:
            await self._attempt(self._bare, number)
        await self._attempt(self._fade, number)
        if tries:  # one that was found in the channel may say what the clock said before
            await self._attempt(self._time, number)
        if result is Result.DONE:
            await self._attempt(self.threads.over, number)
        return result

    async def _bring_board(self, number: int, tries: int = 0) -> Result:
        """Bring the board that a match is owed to its channel, or home if its thread is gone."""
        result = await self._bring(self._board, number, tries=tries)
        if result is Result.CLOSED and await self._attempt(self._home, number) is Result.DONE:
            result = await self._bring(self._board, number)
        return result

    async def _home(self, number: int) -> None:
        """Let a match go on where it was challenged, for its thread is closed to us."""
        if not await self._store.rooms.leave(number):
            raise Nowhere

    async def _board(self, number: int) -> None:
        """Post the board that a match is owed, if any."""
        await self._post_board(number, again=False)

    async def _board_again(self, number: int) -> None:
        """Post the board of a match, owed or not."""
        await self._post_board(number, again=True)

    async def _post_board(self, number: int, *, again: bool) -> None:
        async with self._lock(f"match {number}"):
            await self._clear_doubt(number)
            await self.threads.open(number)
            standpoint = self._matches.as_told(await self._matches.standpoint(number))
            latest = await self._store.boards.latest(number)
            owed = latest is None or not latest.shows(standpoint.match)
            if not owed and not again:
                return
            in_place = latest is not None and owed and _in_place(standpoint, latest)
            if latest is not None and in_place and await self._edit_board(standpoint, latest):
                return
            shown = None if latest is None else latest.told
            voice = await self._voices.of_server(standpoint.match.guild)
            post = await board_post(
                self._matches,
                standpoint,
                shown,
                voice,
                quiet=not owed,
                notes=await notes(self._store, standpoint.match, latest, voice.say),
                clock=await self._clock(standpoint),
            )
            await self._send_board(
                standpoint, await self._quietly(post), shown or 0, quiet=not owed
            )
            self._closed.discard(number)

    async def _send_board(
        self, standpoint: Standpoint, post: Post, since: int, *, quiet: bool
    ) -> None:
        match = standpoint.match
        once = secrets.token_hex(8) if quiet else nonce(post.name, match.channel)
        await self._store.boards.sending(match.id, discord.utils.utcnow())
        channel = self._channel(match.guild, match.channel)
        message = await channel.send(nonce=once, **post.to_send())
        board = Board(
            message.id,
            match.id,
            match.channel,
            *match.stage,
            controls=bool(post.view),
            since=since,
            fleeting=post.beside is not None and not match.ended,
            due=match.due,
        )
        await self._store.boards.posted(match.id, [board], len(match.takebacks))

    async def _edit_board(self, standpoint: Standpoint, board: Board) -> bool:
        """Let the latest board show the match as it is now; False when it is gone."""
        guild = standpoint.match.guild
        voice = await self._voices.of_server(guild)
        shown, said = await self._told_with(standpoint.match, board, voice.say)
        post = await board_post(
            *(self._matches, standpoint, shown, voice),
            quiet=True,
            notes=said,
            clock=await self._clock(standpoint),
        )
        if not await self._edit(guild, board.channel, board.message, **post.to_edit()):
            return False
        await self._store.boards.shows(board.message, standpoint.ply, standpoint.match.due)
        return True

    async def _time(self, number: int) -> None:
        """Let the latest board of a match say what its clock says, if only that has changed."""
        async with self._lock(f"match {number}"):
            board = await self._store.boards.untimely(number)
            if board is None:
                return
            standpoint = self._matches.as_told(await self._matches.standpoint(number))
            if not board.shows(standpoint.match):
                return  # it is owed a new one anyway
            say = (await self._voices.of_server(standpoint.match.guild)).say
            shown, said = await self._told_with(standpoint.match, board, say)
            clock = await self._clock(standpoint)
            text = timed_text(self._matches, standpoint, shown, say, said, clock)
            await self._edit(
                *(standpoint.match.guild, board.channel, board.message),
                content=text,
                allowed_mentions=discord.AllowedMentions.none(),
            )
            await self._store.boards.shows(board.message, board.ply, standpoint.match.due)

    async def _told_with(
        self, match: Match, board: Board, say: Say
    ) -> tuple[int | None, list[str]]:
        """From which ply on a board tells, None for the first one, and its notes before that."""
        before = await self._store.boards.before(board)
        shown = None if before is None else board.since
        return shown, await notes(self._store, match, before, say)

    async def _clock(self, standpoint: Standpoint) -> list[str]:
        """What the board of a match says of its clock."""
        say = (await self._voices.of_server(standpoint.match.guild)).say
        return await clock_told(self._store, standpoint, discord.utils.utcnow(), say)

    async def _clear_doubt(self, number: int) -> None:
        """Write down the boards that were sent before a crash or in spite of a failed answer."""
        since = await self._store.boards.in_doubt(number)
        if since is None:
            return
        match = await self._matches.get(number)
        latest = await self._store.boards.latest(number)
        before = 0 if latest is None else latest.told
        found: list[Board] = []
        async for message in self._own_since(match.guild, match.channel, since):
            board = recognised(message, match, before)
            if board is not None:
                found.append(board)
        await self._store.boards.posted(number, found, len(match.takebacks))
        for former in (person for person in match.players if person < 0):
            await self._store.forgetting.owe(former)  # they may have been named in it

    async def _bare(self, number: int) -> None:
        """Take the controls off the boards of a match that are no longer its latest."""
        boards = await self._store.boards.outdated(number)
        guild = (await self._matches.get(number)).guild if boards else None
        for board in boards:
            await self._edit(guild, board.channel, board.message, view=None)
            await self._store.boards.bare(board.message)

    async def _begun(self, number: int) -> None:
        """Take the button off the match whose rematch a challenge has become."""
        challenge = await self._store.challenges.get(number)
        if challenge is not None and challenge.rematch and challenge.state == "accepted":
            await self._bare(challenge.rematch)

    async def _fade(self, number: int) -> None:
        """Take away from older boards of a match what was for their moment only.

        That moment is over with the following turn, whether or not the channel could be told of it.
        """
        boards = await self._store.boards.fleeting(number)
        if not boards:
            return
        match = self._matches.as_told(await self._matches.standpoint(number)).match
        say = (await self._voices.of_server(match.guild)).say
        for board in boards:
            if not board.outlasts_its_moment(match):
                continue
            text = faded_text(self._matches, match, board, say)
            message = self._channel(match.guild, board.channel).get_partial_message(board.message)
            try:
                lasting = await self._lasting(message)
            except discord.NotFound:
                _log.info("message-gone", what="board", match=number)
            else:
                await self._edit(
                    *(match.guild, board.channel, board.message),
                    content=text,
                    attachments=lasting,
                    allowed_mentions=discord.AllowedMentions.none(),
                )
            await self._store.boards.faded(board.message)

    async def _lasting(self, message: discord.PartialMessage) -> list[discord.Attachment]:
        """What stays of the pictures of a board: the board, where we may look at what we sent."""
        try:
            return (await message.fetch()).attachments[:1]
        except discord.Forbidden:
            return []


def _in_place(standpoint: Standpoint, latest: Board) -> bool:
    """Whether a board is edited rather than posted anew: while both seats act at once."""
    match = standpoint.match
    if match.ended or latest.channel != match.channel:
        return False
    position = standpoint.position
    return position.gathering or (latest.ply < 0 and len(position.to_act) > 1)
