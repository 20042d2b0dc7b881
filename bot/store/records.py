"""What the store keeps, as it is handed around: challenges, matches and their results."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Literal, NamedTuple

from bot.glicko import Rating
from engines.game import Outcome, Seat, other

First = Literal["random", "challenger", "opponent"]
State = Literal["open", "accepted", "declined", "cancelled", "expired"]
Place = Literal["here", "thread"]
"""Where a match is played: in the channel of its challenge, or in a thread of its own there."""
OfferKind = Literal["draw", "takeback", "call-off"]


@dataclass(frozen=True, slots=True)
class NewChallenge:
    """A challenge about to be made; ``opponent`` is None where anyone may take it.

    ``clock`` is a key of `bot.clocks.CLOCKS`; ``rematch`` is the match that this one would follow.
    """

    guild: int
    channel: int
    game: str
    options: Mapping[str, str]
    first: First
    challenger: int
    opponent: int | None
    clock: str = "none"
    place: Place = "here"
    rematch: int | None = None
    rated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge(NewChallenge):
    """A stored challenge.

    ``message`` is where it stands in its channel and ``shown`` the state that one shows, both None
    before it is posted; ``shown`` is "open" from when the message is about to be sent.
    """

    id: int
    state: State
    message: int | None
    shown: State | None
    created: datetime
    expires: datetime


class Takeback(NamedTuple):
    """A match went back to ``ply``, as the player of ``seat`` had asked."""

    seat: Seat
    ply: int


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move as stored: who, its notation, and when.

    ``salt`` hides the move in a commitment to it, where the other seat may not know the move.
    """

    seat: Seat
    move: str
    played: datetime
    salt: str | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """A stored match; the deal may hold secrets, so it is left out of the ``repr``.

    ``players`` are ids of people by seat. ``result`` is None while the match goes on; it comes
    from the rules or from the life of the match (a resignation).

    ``due`` is when the time of who is to act runs out and ``warn`` when that is to be said before;
    ``left`` is what was left of a clock that stands still. ``salt`` hides the deal in the
    commitment to it. ``thread`` says that the channel is a thread of the match's own.
    ``takebacks`` are all there were, in their order; what they took back is not among the moves.
    A ``capped`` match was to be rated and is not, for the two had begun enough rated ones that day.
    """

    id: int
    guild: int
    channel: int
    game: str
    options: Mapping[str, str]
    deal: dict[str, Any] = field(repr=False)
    players: tuple[int, int]
    moves: Sequence[PlayedMove] = field(repr=False)
    started: datetime
    ended: datetime | None
    result: Outcome | None
    clock: str = "none"
    due: datetime | None = None
    warn: datetime | None = None
    left: timedelta | None = None
    salt: str | None = field(default=None, repr=False)
    thread: bool = False
    takebacks: Sequence[Takeback] = ()
    rated: bool = False
    capped: bool = False

    @property
    def ply(self) -> int:
        """How many moves were made."""
        return len(self.moves)

    @property
    def stage(self) -> tuple[int, bool]:
        """What a board of this match shows: the ply, and whether the match is over."""
        return self.ply, self.ended is not None

    def seat_of(self, person: int) -> Seat | None:
        """The seat of ``person``, None for somebody who does not play in it."""
        return self.players.index(person) if person in self.players else None

    def opponent_of(self, person: int) -> int:
        """The other player."""
        return self.players[other(self.players.index(person))]


@dataclass(frozen=True, slots=True)
class Past:
    """A match that is over, as far as a list of such matches needs it."""

    id: int
    game: str
    players: tuple[int, int]
    ended: datetime


@dataclass(frozen=True, slots=True)
class Board:
    """A message that shows a match at some stage.

    It tells what happened from ply ``since`` on; a ``fleeting`` one shows something that is taken
    away when the next turn is complete; at the end nothing is. ``due`` is until when it says that
    its reader has time.

    Where the match went back behind ``ply`` or to it, the board shows no present stage any more
    (see `past`), however the match goes on.
    """

    message: int
    match: int
    channel: int
    ply: int
    ended: bool
    controls: bool
    since: int = 0
    fleeting: bool = False
    due: datetime | None = None

    @property
    def told(self) -> int:
        """Up to which ply the match went as it tells."""
        return past(self.ply) if self.ply < 0 else self.ply

    def shows(self, match: Match) -> bool:
        """Whether it shows ``match``, as its channel may know it, as and where that stands now."""
        return (self.ply, self.ended) == match.stage and self.channel == match.channel

    def outlasts_its_moment(self, match: Match) -> bool:
        """Whether ``match``, as its channel may know it, has gone on since this was its board."""
        return self.fleeting and self.told < sum(match.stage)


def past(ply: int) -> int:
    """What stands for ``ply`` with a board from when on that is not the present any more.

    It is negative, and turns such a number back again.
    """
    return -1 - ply


@dataclass(frozen=True, slots=True)
class Letter:
    """The private message in which a seat sees its own side of a match.

    One without a ``message`` that is not ``refused`` may have been sent without our knowing.
    ``digest`` stands for what it shows; ``told`` says that the person knows it was refused.
    """

    match: int
    seat: Seat
    channel: int | None
    message: int | None
    digest: str | None
    refused: bool
    told: bool


@dataclass(frozen=True, slots=True)
class Offer:
    """What one player of a match offers the other.

    ``ply`` is the one to which a takeback would bring the match.
    """

    id: int
    match: int
    kind: OfferKind
    seat: Seat
    ply: int | None
    state: Literal["open", "accepted", "declined", "lapsed"]
    message: int | None
    shown: str | None
    made: datetime


@dataclass(frozen=True, slots=True)
class Warned:
    """A warning that somebody's time runs out, for the turn that began at ``ply``.

    ``message`` is None before it is posted, and where that is in doubt.
    """

    match: int
    ply: int
    made: datetime
    message: int | None


@dataclass(frozen=True, slots=True)
class Absence:
    """When a person is away; it holds in every server."""

    id: int
    person: int
    since: datetime
    until: datetime


@dataclass(frozen=True, slots=True)
class Moderation:
    """What a moderator did to a match, and why if they said so."""

    moderator: int
    act: str
    note: str
    made: datetime


@dataclass(frozen=True, slots=True)
class Account:
    """What somebody's rated matches of a game in one place have come to."""

    rating: Rating = field(default_factory=Rating)
    won: int = 0
    drawn: int = 0
    lost: int = 0


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's place among those with a rating.

    ``rank`` counts from 1, equal ratings share it; who is provisional has none.
    """

    person: int
    rank: int | None
    account: Account


@dataclass(frozen=True, slots=True)
class Result:
    """What a match led to for one of its players; ``won`` is None for a draw."""

    match: int
    game: str
    opponent: int
    won: bool | None
    rated: bool
    ended: datetime
