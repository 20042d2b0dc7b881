"""The parts of TacTiki: what is in the box, and what a move, a view and an event are made of.

The rules themselves are in `engines.tactiki` and the files beside it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engines.fields import Field
from engines.game import Event, Option, Seat, View, other

SIDES = ("TIKI", "TAC")
"""Seat 0 plays TIKI and moves first, seat 1 plays TAC."""
COLUMNS = 5
ROWS = 5
START_ROWS = (1, ROWS)
"""The row on which each seat sets up; the other seat's row is where it builds its statue."""
FORWARD = (1, -1)
"""The rows that a step forward goes up, for each seat."""
RANKS = (1, 2, 3, 4, 5)
OF_EACH_RANK = 2
PIECES = len(RANKS) * OF_EACH_RANK
"""Pieces of each player."""
STATUE = 5
"""Own pieces on one field of the opponent's start row that win."""
STEPS = 2
"""Steps of a turn."""
QUIET_TURNS = 100
"""Ruling: a draw after so many turns in a row in which no piece reached an enemy start field."""
MEMORY = Option("memory", ("strict", "open"), "strict")
"""``open`` keeps showing the rank of a piece that a duel has revealed, until it is defeated."""

Result: TypeAlias = Literal["won", "lost", "tied"]
"""How a duel ended for the attacker."""
Kind: TypeAlias = Literal["move", "attack", "reincarnation"]
"""What a piece did: it stepped without a duel, it stepped into one, or it returned."""


@dataclass(frozen=True, slots=True)
class Arrange:
    """A setup: the ranks on one's own start fields, from A to E, bottom and top of each."""

    ranks: tuple[int, ...]

    @property
    def columns(self) -> tuple[tuple[int, ...], ...]:
        """The ranks of each start field."""
        return tuple(zip(self.ranks[::2], self.ranks[1::2], strict=True))

    def __str__(self) -> str:
        return " ".join(f"{bottom}{top}" for bottom, top in self.columns)


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the top piece of ``origin`` onto ``field``."""

    origin: Field
    field: Field

    def __str__(self) -> str:
        return f"{self.origin}-{self.field}"

    def spellings(self) -> tuple[str, ...]:
        """How the move may be written, once separators are left out."""
        return (f"{self.origin}{self.field}",)


@dataclass(frozen=True, slots=True)
class Reincarnate:
    """The return of a defeated piece of this rank on ``field``."""

    rank: int
    field: Field

    def __str__(self) -> str:
        return f"{self.rank}@{self.field}"

    def spellings(self) -> tuple[str, ...]:
        """How the move may be written, once separators are left out."""
        return f"{self.rank}{self.field}", f"{self.field}{self.rank}"


TikiMove: TypeAlias = Arrange | Step | Reincarnate


@dataclass(frozen=True, slots=True)
class Trace:
    """What everybody saw of a move; a reincarnation has no ``origin``.

    ``felled`` counts the enemies that left the board, ``stands`` says whether the piece that
    moved is still there. An attack that ended in a tie stands with an enemy below it.
    """

    seat: Seat
    kind: Kind
    origin: Field | None
    field: Field
    felled: int = 0
    stands: bool = True


@dataclass(frozen=True, slots=True)
class Token:
    """A piece as it is seen: ``rank`` is None for whoever may not know it.

    ``locked`` pieces stand on the opponent's start row and never move again; ``blocked`` ones
    lie under an enemy's piece. ``seen`` pieces show their rank to all (``memory=open`` only).
    """

    seat: Seat
    rank: int | None
    locked: bool
    blocked: bool
    seen: bool


@dataclass(frozen=True, slots=True)
class Column:
    """The pieces on a field, bottom to top."""

    field: Field
    pieces: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Statue:
    """A statue in progress: so many pieces of ``seat`` on a start field of the opponent."""

    seat: Seat
    field: Field
    pieces: int


@dataclass(frozen=True, slots=True)
class Prospect:
    """A legal step and what it would do, as far as everybody can know.

    ``enemies`` is how many enemies lie on top of the field in a row: none means no attack, else
    it is the most duels that there can be. ``height`` counts all pieces there. ``statue`` is how
    many own pieces the field would hold if the piece stands, None off the opponent's start row.
    """

    step: Step
    enemies: int
    height: int
    statue: int | None


@dataclass(frozen=True, slots=True)
class TikiView(View):
    """What a seat or a spectator may see: never a rank that is not theirs to know.

    ``ready`` says who has set up; until both have, only one's own pieces are shown. ``columns``
    are by column and then row, empty fields left out. ``defeated`` counts the pieces of each
    seat that wait to return, ``defeated_ranks`` names them where this reader may know them.
    ``turn`` numbers the turn that is being played, or was played last, from 1 (0 during setup);
    ``step`` is 1 or 2, and 0 while nobody is to step. ``this_turn`` holds the step already made
    in this turn, ``last_turn`` what was done in the one before; ``skipped`` is the seat that
    could do nothing in between. ``quiet`` counts the turns since a piece last reached an enemy
    start field. ``prospects`` are the legal steps of the seat to act, ``returns`` the fields on
    which it may reincarnate now. Once over, nothing is open to choose.
    """

    memory: str
    ready: tuple[bool, bool]
    columns: tuple[Column, ...]
    defeated: tuple[int, int]
    defeated_ranks: tuple[tuple[int, ...] | None, tuple[int, ...] | None]
    statues: tuple[Statue, ...]
    turn: int
    step: int
    this_turn: tuple[Trace, ...]
    last_turn: tuple[Trace, ...]
    skipped: Seat | None
    quiet: int
    prospects: tuple[Prospect, ...]
    returns: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class SetupReady(Event):
    """A seat has set up; how stays its secret."""


@dataclass(frozen=True, slots=True)
class Stepped(Event):
    """A piece took a step; ``onto`` is what lay on top of the field."""

    origin: Field
    field: Field
    onto: Literal["nothing", "own", "enemy"]


@dataclass(frozen=True, slots=True)
class Duel(Event):
    """A duel of ``seat``'s piece with an enemy's, both ranks shown to everyone.

    ``depth`` counts the duels of the attack from 1, top to bottom. On ``won`` the defender
    leaves the board, on ``lost`` the attacker, on ``tied`` neither.
    """

    field: Field
    attacker: int
    defender: int
    result: Result
    depth: int


@dataclass(frozen=True, slots=True)
class Locked(Event):
    """A piece reached the opponent's start row; ``pieces`` of ``seat`` are on the field now."""

    field: Field
    pieces: int


@dataclass(frozen=True, slots=True)
class Reincarnated(Event):
    """A defeated piece returned; which one is not told to anybody."""

    field: Field


@dataclass(frozen=True, slots=True)
class NoSecondStep(Event):
    """The turn ended with its first step, since no second one was possible."""


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    """``seat`` could do nothing in its turn, and the other goes on."""


def attacks(events: Iterable[Event]) -> list[list[Duel]]:
    """The duels among ``events``, those of each attack together."""
    found: list[list[Duel]] = []
    for event in events:
        if isinstance(event, Duel):
            if event.depth == 1:
                found.append([])
            found[-1].append(event)
    return found


def start_fields(seat: Seat) -> tuple[Field, ...]:
    """The five fields of the start row of ``seat``, from A to E."""
    return _START_FIELDS[seat]


def locks(seat: Seat, field: Field) -> bool:
    """Whether a piece of ``seat`` on ``field`` is locked: it stands on the enemy's start row."""
    return field.row == START_ROWS[other(seat)]


_START_FIELDS = tuple(tuple(Field(column, row) for column in range(COLUMNS)) for row in START_ROWS)
