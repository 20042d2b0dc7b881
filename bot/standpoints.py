"""Matches as they stand: each with its position, which is a replay of its moves.

This only looks; `bot.matches` is what changes a match. No Discord in here.
"""

from collections import OrderedDict
from dataclasses import dataclass, field, replace
from typing import Any

from bot.logs import Log
from bot.refusals import Refusal
from bot.remembering import remember
from bot.replaying import play_again
from bot.store import Match, Moderation, Store
from engines import GAMES
from engines.game import Event, Position, Seat

_log = Log(__name__)

_CACHED_POSITIONS = 500
Moves = list[tuple[Seat, str]]


@dataclass(frozen=True, slots=True)
class Standpoint:
    """A match together with its position, which is left out of the ``repr`` for its secrets."""

    match: Match
    position: Position[Any, Any] = field(repr=False)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act; none once the match has ended, for whatever reason."""
        return () if self.match.ended else self.position.to_act

    @property
    def number(self) -> int:
        """The match's id."""
        return self.match.id

    @property
    def ply(self) -> int:
        """How many moves were made."""
        return self.match.ply

    @property
    def midway(self) -> bool:
        """Whether a turn is under way, of which the channel hears when it is complete."""
        return not self.match.ended and self.position.steps_made > 0

    def awaits(self, person: int) -> bool:
        """Whether the match waits for ``person``."""
        seat = self.match.seat_of(person)
        return seat is not None and seat in self.to_act


class Standpoints:
    """Looks at the matches of a store, and keeps in mind the positions that it came to."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._positions: OrderedDict[int, tuple[Moves, Position[Any, Any]]] = OrderedDict()

    async def get(self, number: int) -> Match:
        """The match with this id.

        Raises:
            Refusal: there is none.
        """
        match = await self._store.matches.get(number)
        if match is None:
            raise Refusal("no-such-match", match=number)
        return match

    async def standpoint(self, number: int) -> Standpoint:
        """A match and its position.

        Raises:
            Refusal: there is none.
        """
        return self.stand(await self.get(number))

    def stand(self, match: Match) -> Standpoint:
        """The position of a match, replayed from where it was last looked at."""
        moves = _notation(match)
        known, position = self._positions.get(match.id, ([], None))
        if position is None or known != moves[: len(known)]:  # some were taken back
            known, position = [], GAMES[match.game].start(match.deal)
        for seat, move in moves[len(known) :]:
            position = play_again(position, seat, move).position
        self._remember(match, position)
        return Standpoint(match, position)

    def as_told(self, standpoint: Standpoint) -> Standpoint:
        """A match as far as its channel has heard of it: without the turn under way."""
        if not standpoint.midway:
            return standpoint
        match = standpoint.match
        told = match.moves[: match.ply - standpoint.position.steps_made]
        shown = replace(match, moves=told)
        return Standpoint(shown, GAMES[match.game].replay(match.deal, _notation(shown)))

    def under_way(self, standpoint: Standpoint) -> tuple[Event, ...]:
        """What happened so far in the turn under way."""
        match, made = standpoint.match, standpoint.position.steps_made
        return self.turns(match, match.ply - made)[0] if made else ()

    def turns(self, match: Match, since: int) -> list[tuple[Event, ...]]:
        """What happened in each turn of a match from ply ``since`` on, where a turn began.

        The last one may not be complete.
        """
        position = GAMES[match.game].start(match.deal)
        told: list[tuple[Event, ...]] = []
        complete = True
        for ply, move in enumerate(match.moves):
            turn = play_again(position, move.seat, move.move)
            position = turn.position
            if ply >= since:
                told.append(turn.events if complete else (*told.pop(), *turn.events))
                complete = position.steps_made == 0
        return told

    async def earlier(self, number: int, person: int) -> list[tuple[Seat, str]]:
        """The moves of a person in their last match of the same game before this one."""
        return await self._store.matches.earlier(number, person)

    async def running(
        self, guild: int, *, channel: int | None = None, person: int | None = None
    ) -> list[Standpoint]:
        """The matches under way in a server, a channel of it, or of a person; oldest first."""
        matches = await self._store.matches.running(guild, channel=channel, person=person)
        standpoints = []
        for match in matches:
            try:
                standpoints.append(self.stand(match))
            except (KeyError, ValueError) as error:  # one spoilt record must not hide the others
                _log.fault("match-does-not-replay", error, match=match.id)
        return standpoints

    async def followed(self, number: int) -> bool:
        """Whether the rematch of a match has begun."""
        challenge = await self._store.challenges.rematch_of(number)
        return challenge is not None and challenge.state == "accepted"

    async def over(self, number: int, guild: int | None) -> Match:
        """A match of a server that is over.

        Raises:
            Refusal: there is none with this id, or it is under way.
        """
        match = await self.get(number)
        if match.guild != guild:
            raise Refusal("no-such-match", match=number)
        if match.ended is None:
            raise Refusal("replay-running", match=number)
        return match

    async def names(self, match: Match, former: str) -> tuple[str, str]:
        """What the players of a match were called when they were last seen, or else their ids.

        Former players are called ``former``.
        """
        names = await self._store.people.names(match.guild, match.players)
        first, second = (
            former if player < 0 else names.get(player) or str(player) for player in match.players
        )
        return first, second

    async def last_ended(self, guild: int, channel: int) -> Standpoint | None:
        """The match that ended last in a channel, None where none did that can be shown."""
        match = await self._store.matches.last_ended(guild, channel)
        try:
            return None if match is None else self.stand(match)
        except (KeyError, ValueError) as error:
            _log.fault("match-does-not-replay", error, match=match.id if match else None)
            return None

    async def moderation(self, number: int) -> Moderation | None:
        """What a moderator did to a match last."""
        return await self._store.moderations.last(number)

    def _remember(self, match: Match, position: Position[Any, Any]) -> None:
        kept = _notation(match), position
        remember(self._positions, match.id, kept, _CACHED_POSITIONS)


def _notation(match: Match) -> Moves:
    return [(move.seat, move.move) for move in match.moves]
