"""The life of a match: challenge, accept, move, resign, expire.

This module knows people by number and moves by their notation, and nothing of Discord, so that a
match can be played from a test, a terminal or another front end. Whatever it does is saved before
it returns; whatever it refuses changes nothing.
"""

import asyncio
import random
import secrets
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import NoReturn
from weakref import WeakValueDictionary

from bot.refusals import Refusal
from bot.standpoints import Standpoint, Standpoints
from bot.store import (
    Challenge,
    Match,
    Moderation,
    NewChallenge,
    Parted,
    PlayedMove,
    Store,
    TooMany,
)
from bot.timing import after_move, awaited, fresh, going_on, timed, turn_begins
from engines import GAMES
from engines.commitments import SALT_BYTES
from engines.endings import RESIGNED
from engines.game import Event, Outcome, Seat, other

CHALLENGE_LIFE = timedelta(hours=24)


def out_of_turn(match: Match, person: int) -> Refusal:
    """The refusal for a player who is not to move."""
    return Refusal("nobody-waits", player=f"<@{match.opponent_of(person)}>")


def fresh_salt() -> str:
    """A salt for a commitment, from chance that nobody can foresee."""
    return secrets.token_hex(SALT_BYTES)


def _too_many(full: TooMany, person: int) -> Refusal:
    """The refusal for ``person`` where somebody has as many matches or challenges as may be."""
    if full.person == person:
        return Refusal(f"too-many-{full.what}", limit=full.limit)
    return Refusal("full-up", player=f"<@{full.person}>", limit=full.limit)


class Matches(Standpoints):
    """Challenges and matches, over a store. ``rng`` deals and draws the seats.

    ``late`` is called when somebody acts whose time has run out. While ``counting`` is false (the
    bot was out, and what that cost is not given back yet) nobody's has.
    """

    def __init__(
        self, store: Store, clock: Callable[[], datetime], rng: random.Random | None = None
    ) -> None:
        super().__init__(store)
        self._clock = clock
        self._rng = rng or random.SystemRandom()
        self.late: Callable[[], None] = lambda: None
        self.counting = True
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def challenge(self, new: NewChallenge) -> Challenge:
        """Make a challenge; a rematch is rated if the match was that it follows.

        Raises:
            Refusal: to oneself, one of the two blocks the other, an identical one is open, or
                there are too many already.
        """
        if new.opponent == new.challenger:
            raise Refusal("yourself")
        if new.game not in GAMES:
            raise Refusal("unknown-game", game=new.game)
        if new.opponent is not None and await self._blocked(new.challenger, new.opponent):
            raise Refusal("not-to-be-challenged", player=f"<@{new.opponent}>")
        now = self._clock()
        options = GAMES[new.game].chosen(new.options)
        rated = new.rated
        if new.rematch is not None:
            before = await self.get(new.rematch)
            rated = before.rated or before.capped
        if not (await self._store.settings.of(new.guild)).rated_a_day:
            rated = False
        try:
            challenge = await self._store.challenges.add(
                replace(new, options=options, rated=rated), now, now + CHALLENGE_LIFE
            )
        except TooMany as full:
            raise _too_many(full, new.challenger) from None
        except Parted:
            raise Refusal("rematch-former") from None
        if challenge is None:
            raise Refusal("same-challenge")
        return challenge

    async def accept(self, number: int, person: int) -> Match:
        """Accept a challenge and start its match.

        Raises:
            Refusal: it is not for ``person`` to accept, it is open no more, one of the two blocks
                the other, or has too many matches already.
        """
        challenge = await self._open_challenge(number)
        if person == challenge.challenger:
            raise Refusal("own-challenge")
        if challenge.opponent not in (None, person):
            raise Refusal("not-challenged", player=f"<@{challenge.opponent}>")
        if await self._blocked(person, challenge.challenger):
            raise Refusal("not-to-be-accepted", player=f"<@{challenge.challenger}>")
        players = challenge.challenger, person
        if challenge.first == "opponent" or (
            challenge.first == "random" and self._rng.random() < 0.5
        ):
            players = person, challenge.challenger
        game, now = GAMES[challenge.game], self._clock()
        deal = game.deal(challenge.options, self._rng)
        people = awaited(players, game.start(deal))
        timing = await fresh(self._store, challenge.clock, people, now)
        salt = fresh_salt() if game.chance else None
        a_day = (await self._store.settings.of(challenge.guild)).rated_a_day
        try:
            match = await self._store.matches.start(
                challenge, players, deal, now, timing, salt=salt, rated_a_day=a_day
            )
        except TooMany as full:
            raise _too_many(full, person) from None
        if match is None:
            await self._refuse_settled(number)
        return await self.get(match)

    async def decline(self, number: int, person: int) -> None:
        """Decline a challenge; only the person it was made to may.

        Raises:
            Refusal: it is not for ``person`` to decline, or it is open no more.
        """
        challenge = await self._open_challenge(number)
        if person == challenge.challenger:
            raise Refusal("cancel-instead")
        if challenge.opponent is None:
            raise Refusal("open-to-all")
        if challenge.opponent != person:
            raise Refusal("not-yours-to-decline", player=f"<@{challenge.opponent}>")
        if not await self._store.challenges.settle(number, "declined"):
            await self._refuse_settled(number)

    async def cancel(self, number: int, person: int) -> None:
        """Take one's own challenge back.

        Raises:
            Refusal: it is somebody else's, or it is open no more.
        """
        challenge = await self._open_challenge(number)
        if person != challenge.challenger:
            raise Refusal("not-yours-to-cancel", player=f"<@{challenge.challenger}>")
        if not await self._store.challenges.settle(number, "cancelled"):
            await self._refuse_settled(number)

    async def expire(self) -> list[int]:
        """Expire the challenges whose time is over; returns their ids."""
        due = await self._store.challenges.due(self._clock())
        return [c.id for c in due if await self._store.challenges.settle(c.id, "expired")]

    async def play(
        self, number: int, person: int, text: str, ply: int | None = None
    ) -> tuple[Standpoint, tuple[Event, ...]]:
        """Play the move that ``text`` means and save it; returns where it led and what happened.

        ``ply`` is the ply that the person saw when they chose the move, where that is known.

        Raises:
            Refusal: not their match, the match or its time is over, the board they saw is out of
                date, or it is the other's turn.
            IllegalMove: the rules refuse the move.
        """
        async with self._lock(number):
            standpoint, seat = await self.facing(number, person, ply)
            match, position = standpoint.match, standpoint.position
            if seat not in standpoint.to_act:
                raise out_of_turn(match, person)
            chosen = position.parse(seat, text)
            turn = position.play(seat, chosen)
            salt = fresh_salt() if position.hidden(seat, chosen) else None
            move = PlayedMove(seat, str(chosen), self._clock(), salt)
            result = turn.position.outcome
            played = replace(
                match,
                moves=(*match.moves, move),
                ended=move.played if result else None,
                result=result,
            )
            timing = await after_move(self._store, played, turn.position, move.played)
            over = turn_begins(turn.position)
            if not await self._store.matches.add_move(
                match.id, match.ply, move, result, timing, turn_over=over
            ):
                raise Refusal("old-board")
            played = timed(played, timing)
            self._remember(played, turn.position)
            return Standpoint(played, turn.position), turn.events

    async def withdraw(self, number: int, person: int) -> None:
        """Take back what one has done while the other, who acts at the same time, has not yet.

        Raises:
            Refusal: not their match, it is over, or there is nothing to take back any more.
        """
        async with self._lock(number):
            standpoint, seat = await self.facing(number, person)
            if not standpoint.position.gathering or seat in standpoint.to_act:
                raise Refusal("nothing-to-withdraw")
            match = replace(standpoint.match, moves=standpoint.match.moves[:-1])
            before = GAMES[match.game].replay(
                match.deal, [(move.seat, move.move) for move in match.moves]
            )
            timing = await going_on(self._store, match, before, self._clock())
            if not await self._store.matches.withdraw(number, match.ply, timing):
                raise Refusal("nothing-to-withdraw")

    async def resign(self, number: int, person: int) -> Match:
        """Give a match up; the other player wins.

        Raises:
            Refusal: not their match, or it is over.
        """
        async with self._lock(number):
            _, seat = await self.facing(number, person)
            result = Outcome(other(seat), RESIGNED, (0, 0))
            if not await self._store.matches.end(number, result, self._clock()):
                raise Refusal("match-over")
        return await self.get(number)

    async def conclude(
        self, number: int, result: Outcome, moderation: Moderation | None = None
    ) -> Match:
        """End a match for a reason outside its rules, which no word of its players brought about.

        Raises:
            Refusal: it is over.
        """
        async with self._lock(number):
            if not await self._store.matches.end(number, result, self._clock(), moderation):
                raise Refusal("match-over")
        return await self.get(number)

    async def go_on_in(self, number: int, channel: int) -> None:
        """Let a match go on in another channel, since its own can be used no more.

        Raises:
            Refusal: it is over.
        """
        async with self._lock(number):
            if not await self._store.matches.go_on_in(number, channel):
                raise Refusal("match-over")

    def changing(self, number: int) -> asyncio.Lock:
        """What to hold while a match is changed in any other way than by a method of this class."""
        return self._lock(number)

    async def facing(
        self, number: int, person: int, ply: int | None = None, *, within_turn: bool = False
    ) -> tuple[Standpoint, Seat]:
        """A match under way as one of its players faces it, and their seat.

        ``ply`` is what the person saw, where that is known: the present one, or ``within_turn``
        the one at which the turn under way began. Whoever does not act knows of no step since, so
        for them that is the present one. While both seats act at once, what one of them sees does
        not age by what the other does.

        Raises:
            Refusal: not their match, the match or its time is over, or ``ply`` is not where it
                stands.
        """
        standpoint = await self.standpoint(number)
        seat = standpoint.match.seat_of(person)
        if seat is None:
            raise Refusal("not-playing")
        if standpoint.match.ended:
            raise Refusal("match-over")
        due = standpoint.match.due
        if self.counting and due is not None and due <= self._clock():
            self.late()  # which ends the match at once
            raise Refusal("time-over")
        began = standpoint.ply - standpoint.position.steps_made
        seen = {None, standpoint.ply if seat in standpoint.to_act else began}
        if within_turn:
            seen.add(began)
        if standpoint.position.gathering:
            seen.add(standpoint.ply - 1)
        if ply not in seen:
            raise Refusal("old-board")
        return standpoint, seat

    async def _blocked(self, person: int, asked: int) -> bool:
        """Whether ``person`` is blocked by ``asked``, which the refusal must not tell them.

        Raises:
            Refusal: they block ``asked`` themselves.
        """
        blocking = await self._store.blocks.between(person, asked)
        if person in blocking:
            raise Refusal("you-block", player=f"<@{asked}>")
        return asked in blocking

    async def _open_challenge(self, number: int) -> Challenge:
        challenge = await self._store.challenges.get(number)
        if challenge is None:
            raise Refusal("challenge-gone")
        if challenge.state == "open" and challenge.expires <= self._clock():
            await self._store.challenges.settle(number, "expired")
            raise Refusal("challenge-expired")
        if challenge.state != "open":
            raise Refusal(f"challenge-{challenge.state}")
        return challenge

    async def _refuse_settled(self, number: int) -> NoReturn:
        """Raise the refusal that fits a challenge which somebody settled in the meantime."""
        await self._open_challenge(number)
        raise Refusal("challenge-gone")

    def _lock(self, number: int) -> asyncio.Lock:
        return self._locks.setdefault(number, asyncio.Lock())
