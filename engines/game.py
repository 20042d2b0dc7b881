"""The contract that every game keeps, and the small types it is written in.

A match is ``(game, deal, moves)``. Chance and the chosen options are settled once, in the deal;
from there on each position follows from the one before it and a move, so any position is a
replay. Nothing in here or in any game reads a clock, a file, a network or a global random state.
"""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

Seat: TypeAlias = int
"""0 or 1. Seat 0 takes the first turn of the match."""

Json: TypeAlias = dict[str, Any]
"""A JSON-able object."""

SEATS: tuple[Seat, Seat] = (0, 1)


def other(seat: Seat) -> Seat:
    """The seat across the table."""
    return 1 - seat


class Illegal(ValueError):  # noqa: N818 - named for what it is, not for being an error
    """What the rules refuse.

    ``code`` names the broken rule and ``facts`` fill the sentence that a player reads; the
    sentence itself is written where the languages are. There is one list of sentences for all
    games, so the code of a game's own rule begins with the game's name ("trek_taken"). Neither
    code nor facts carry anything that the seat which tried the move may not know.
    """

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Mapping[str, str | int] = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code}({facts})"


class IllegalMove(Illegal):
    """A move that the rules refuse."""


class IllegalOption(Illegal):
    """A value of the players' own that an option cannot have."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won and why.

    ``winner`` is None for a draw; ``reason`` is a short code of the game; ``scores`` holds what
    decided it, seat 0 first.
    """

    winner: Seat | None
    reason: str
    scores: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that players make before the match, such as open or strict memory.

    Besides ``values`` a player may be free to give one of their own: ``own`` then puts it into
    its one spelling, and raises ValueError for what cannot be.
    """

    key: str
    values: tuple[str, ...]
    default: str
    own: Callable[[str], str] | None = None

    def chosen(self, value: str) -> str:
        """``value`` in its one spelling.

        Raises:
            ValueError: this option does not have it.
        """
        if value in self.values:
            return value
        if self.own is None:
            raise ValueError(f"not one of {', '.join(self.values)}: {value!r}")
        return self.own(value)


class Move(Protocol):
    """A move of a game: hashable, equal by value, and ``str(move)`` is its canonical notation."""

    def __hash__(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in a turn, told by subclasses with typed fields.

    ``seat`` is who did it. An event tells only what everybody may know, unless ``only_for`` names
    the one seat that may read it.
    """

    seat: Seat

    @property
    def only_for(self) -> Seat | None:
        """The one seat that may read this; None where everybody may."""
        return None


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or a spectator, may see of a position.

    Each game adds its own fields. A view is built field by field from what may be known, never by
    removing secrets from the truth. ``seat`` is None for a spectator; ``ply`` counts the moves
    made so far; ``to_act`` lists the seats that may act now, empty when the game is over.
    """

    seat: Seat | None
    ply: int
    to_act: tuple[Seat, ...]
    outcome: Outcome | None


M = TypeVar("M", bound=Move)
V_co = TypeVar("V_co", bound=View, covariant=True)


@dataclass(frozen=True, slots=True)
class Turn(Generic[M, V_co]):
    """The result of a move: the new position and what happened on the way to it.

    ``uncovers`` says whether somebody learned something by the move that was hidden before or that
    chance had settled. They would go on knowing it, so such a move is not taken back. A game where
    everybody sees everything uncovers nothing; in doubt a move does.
    """

    position: "Position[M, V_co]"
    events: tuple[Event, ...]
    uncovers: bool


class Position(ABC, Generic[M, V_co]):
    """A position of a game: frozen, equal by value, with a ``repr`` that can be pasted back."""

    @property
    @abstractmethod
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now; both where players act at once, none when it is over."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""

    @abstractmethod
    def legal_moves(self, seat: Seat) -> Iterator[M]:
        """Yield every legal move of ``seat``, lazily; none when it may not act."""

    @abstractmethod
    def matching(self, seat: Seat, text: str) -> Iterator[M]:
        """Yield the legal moves of ``seat`` that ``text`` is or could still become.

        The one completer behind autocompletion, pickers and `parse`: an empty text matches every
        legal move, a whole move matches itself, nonsense matches nothing.
        """

    @abstractmethod
    def parse(self, seat: Seat, text: str) -> M:
        """The legal move that ``text`` means, forgiving of case, spaces and order.

        Raises:
            IllegalMove: the text is not a legal move of ``seat`` here; the code says why.
        """

    @abstractmethod
    def play(self, seat: Seat, move: M) -> Turn[M, V_co]:
        """Play ``move``; this position stays as it is.

        Raises:
            IllegalMove: ``move`` is not one of ``legal_moves(seat)``.
        """

    @abstractmethod
    def view(self, seat: Seat | None) -> V_co:
        """What ``seat`` may see, or a spectator when it is None."""

    def revealed(self) -> V_co:
        """What everybody may see once the match is over, in whatever way it ended.

        A view never shows what its reader may not know, the last one neither; a game that keeps
        secrets uncovers them here.
        """
        return self.view(None)

    def hidden(self, seat: Seat, move: M) -> bool:
        """Whether ``move``, played here by ``seat``, is one that only ``seat`` knows till the end.

        Such a move is committed to as soon as it is made, so that it can be checked afterwards.
        """
        return False

    @property
    def steps_made(self) -> int:
        """How many moves of the turn under way were made; 0 where a turn begins.

        A turn is told as a whole, so nothing is told while this is not 0.
        """
        return 0

    @property
    def gathering(self) -> bool:
        """Whether both seats act at once now and one of them has done so already.

        Until the other has, that one may take its move back.
        """
        return False

    @abstractmethod
    def dump(self) -> Json:
        """The whole truth as JSON-able data; equal positions dump equal."""


class Game(ABC, Generic[M, V_co]):
    """A game: how a match of it is dealt, started and read back."""

    key: ClassVar[str]
    options: ClassVar[Sequence[Option]] = ()
    secret: ClassVar[bool] = False
    """Whether the seats see what spectators do not."""
    draws: ClassVar[bool] = False
    """Whether players may agree on a draw."""
    chance: ClassVar[bool] = False
    """Whether chance has a part in the deal, which is then committed to when a match starts."""

    @abstractmethod
    def deal(self, options: Mapping[str, str], rng: random.Random) -> Json:
        """Everything that chance and the options decide, as JSON-able data.

        Raises:
            ValueError: an option or a value that this game does not have.
        """

    @abstractmethod
    def start(self, deal: Json) -> Position[M, V_co]:
        """The first position of a match with this deal.

        Raises:
            ValueError: the deal cannot be.
        """

    @abstractmethod
    def load(self, dump: Json) -> Position[M, V_co]:
        """The position that was dumped.

        Raises:
            ValueError: the data is not a position of this game.
        """

    @abstractmethod
    def text(self, view: V_co) -> str:  # type: ignore[misc]
        """A view as plain text of some lines, for terminals; it shows no more than the view."""

    def note(self, events: Sequence[Event]) -> str:
        """What a record notes behind a move, in a few signs that need no translation.

        A record is read when the match is over, so this may name what was secret before.
        """
        return ""

    def chosen(self, options: Mapping[str, str]) -> dict[str, str]:
        """``options`` checked and completed with the defaults.

        Raises:
            ValueError: an option or a value that this game does not have.
        """
        known = {option.key: option for option in self.options}
        chosen = {key: option.default for key, option in known.items()}
        for key, value in options.items():
            if key not in known:
                raise ValueError(f"{self.key} has no option {key!r}")
            try:
                chosen[key] = known[key].chosen(value)
            except ValueError as wrong:
                raise ValueError(f"option {key!r} of {self.key} cannot be {value!r}") from wrong
        return chosen

    def replay(self, deal: Json, moves: Sequence[tuple[Seat, str]]) -> Position[M, V_co]:
        """The position after ``moves``, each a seat and a move in notation.

        Raises:
            ValueError: the deal cannot be, or a move is not legal where it stands (IllegalMove).
        """
        position = self.start(deal)
        for seat, text in moves:
            position = position.play(seat, position.parse(seat, text)).position
        return position
