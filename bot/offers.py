"""Offers by consent: what one player of a match offers the other; so far, a draw.

No Discord in here. One offer of a kind is open in a match at a time, only the one asked can accept
or decline it, and a move by the one asked declines it, in the same transaction.
"""

from collections.abc import Callable
from datetime import datetime

from bot.matches import AGREED, Matches
from bot.refusals import Refusal
from bot.store import Store
from engines import GAMES
from engines.game import Outcome

DRAW = "draw"


class Offers:
    """Offers over a store."""

    def __init__(self, store: Store, matches: Matches, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._matches = matches
        self._clock = clock

    async def draw(self, match: int, person: int) -> int:
        """Offer a draw; returns the offer's id.

        Raises:
            Refusal: not their match, it is over, its game has no draws, or an offer is open.
        """
        standpoint, seat = await self._matches.facing(match, person)
        if not GAMES[standpoint.match.game].draws:
            raise Refusal("no-draws")
        number = await self._store.offers.add(match, DRAW, seat, self._clock())
        if number is None:
            raise Refusal("offer-open")
        return number

    async def answer(self, number: int, person: int, *, accept: bool) -> int:
        """Accept or decline an offer; returns the match.

        Raises:
            Refusal: it is not theirs to answer, or it is open no more.
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
        settled = await (
            self._store.offers.agree(
                number, offer.match, Outcome(None, AGREED, (0, 0)), self._clock()
            )
            if accept
            else self._store.offers.settle(number, "declined")
        )
        if not settled:
            raise Refusal("offer-gone")
        return offer.match

    async def untold(self, match: int) -> list[int]:
        """The offers of a match whose messages show an old state."""
        return await self._store.offers.untold(match)
