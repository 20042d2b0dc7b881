"""Offers by consent: a draw, a takeback, or that the match is called off.

No Discord in here. One offer of a kind is open in a match at a time, and only the one asked can
accept or decline it. A move by the one asked passes it over, and any move a takeback; that is
settled together with the move.
"""

from collections.abc import Callable
from datetime import datetime

from bot.matches import Matches
from bot.refusals import Refusal
from bot.store import Offer, OfferKind, Store
from bot.takebacks import goes_back_to
from bot.timing import fresh
from engines import GAMES
from engines.endings import AGREED, CALLED_OFF
from engines.game import Outcome

_ENDINGS = {"draw": AGREED, "call-off": CALLED_OFF}
"""How a match ends when an offer of this kind is accepted."""


class Offers:
    """Offers over a store."""

    def __init__(self, store: Store, matches: Matches, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._matches = matches
        self._clock = clock

    async def make(self, kind: OfferKind, match: int, person: int) -> int:
        """Offer something; returns the offer's id.

        Raises:
            Refusal: not their match, it is over, there is nothing like it in this match now, or
                one of this kind is open.
        """
        async with self._matches.changing(match):
            standpoint, seat = await self._matches.facing(match, person)
            if kind == "draw" and not GAMES[standpoint.match.game].draws:
                raise Refusal("no-draws")
            ply = goes_back_to(standpoint.match, seat) if kind == "takeback" else None
            number = await self._store.offers.add(match, kind, seat, self._clock(), ply)
        if number is None:
            ended = (await self._matches.get(match)).ended
            raise Refusal("match-over") if ended else Refusal("offer-open", kind=kind)
        return number

    async def answer(self, number: int, person: int, *, accept: bool) -> int:
        """Accept or decline an offer; returns the match.

        Raises:
            Refusal: it is not theirs to answer, it is open no more, or it is to be accepted when
                the time of the match is over.
        """
        offer = await self._store.offers.get(number)
        if offer is None:
            raise Refusal("offer-gone")
        match = await self._matches.get(offer.match)
        seat = match.seat_of(person)
        if seat is None:
            raise Refusal("not-playing")
        if seat == offer.seat:
            raise Refusal("own-offer")
        if offer.state != "open" or match.ended:
            raise Refusal("offer-gone")
        if accept:
            async with self._matches.changing(match.id):
                settled = await self._accept(offer, person)
        else:
            settled = await self._store.offers.settle(number, "declined")
        if not settled:
            raise Refusal("offer-gone")
        return offer.match

    async def untold(self, match: int) -> list[int]:
        """The offers of a match whose messages show an old state."""
        return await self._store.offers.untold(match)

    async def _accept(self, offer: Offer, person: int) -> bool:
        """Accept an offer, with all that follows from it; False where it has no ground any more.

        Like a move, it has to come in time.
        """
        standpoint, _ = await self._matches.facing(offer.match, person)
        match = standpoint.match
        if offer.kind == "takeback":
            if offer.ply != goes_back_to(match, offer.seat):
                return False  # a move was made while the offer was
            now, mover = self._clock(), match.players[offer.seat]
            timing = await fresh(self._store, match.clock, [mover], now)
            return await self._store.offers.take_back(offer.id, match.id, match.ply, timing)
        result = Outcome(None, _ENDINGS[offer.kind], (0, 0))
        return await self._store.offers.agree(offer.id, offer.match, result, self._clock())
