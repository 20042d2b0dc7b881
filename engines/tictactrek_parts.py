"""The parts of Tic Tac Trek: what is in the box, and what a move, a view and an event are made of.

The rules themselves are in `engines.tictactrek`.
"""

from dataclasses import dataclass

from engines.fields import Field
from engines.game import Event, Seat, View

TERRAINS = "MDGFL"
"""Mountain, desert, grassland, forest, lake."""
LAKE = "L"
TILES = {"M": 6, "D": 6, "G": 6, "F": 6, "L": 2}
"""How many tiles of each terrain are in the bag before the match."""
CAMPFIRES = 6
"""Campfires of each player."""
SYMBOLS = "XO"
"""Ruling: seat 0 plays X, seat 1 plays O."""
OPENING = (Field.parse("M13"), Field.parse("N13"))
"""Ruling: the opening pair lies side by side, the first tile at M13, the second at N13."""
TURNS = sum(TILES.values()) - len(OPENING)
"""Turns of a match, half of them each player's."""


@dataclass(frozen=True, slots=True)
class Lay:
    """A move: lay the drawn tile on ``field`` and perhaps move a campfire onto it."""

    field: Field
    campfire_from: Field | None = None

    def __str__(self) -> str:
        return self.spellings()[0]

    def spellings(self) -> tuple[str, ...]:
        """How the move may be written, the canonical notation first."""
        if self.campfire_from is None:
            return (str(self.field),)
        return f"{self.field} {self.campfire_from}", f"{self.campfire_from} {self.field}"


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile on the table.

    ``seat`` is whose symbol is up, ``campfire`` what the campfire on it scores, None without one.
    """

    field: Field
    terrain: str
    seat: Seat
    campfire: int | None


@dataclass(frozen=True, slots=True)
class Space:
    """A legal space for the drawn tile.

    ``worth`` is what a campfire on it would score, None when the tile completes no row there;
    ``lights`` says that one is lit from the supply. With a row and an empty supply the player
    may move a campfire there instead.
    """

    field: Field
    worth: int | None
    lights: bool


@dataclass(frozen=True, slots=True)
class TrekView(View):
    """What anyone may see: everything but the order of the bag.

    ``tiles`` are in the order they were laid, the opening pair first; ``drawn`` is the terrain
    to be laid now, ``bag`` how many of each terrain are still undrawn (in the order of
    `TERRAINS`); ``supply`` counts each seat's unlit campfires. ``spaces`` is empty when the game
    is over. ``last`` is the field of the last turn's tile.
    """

    tiles: tuple[Tile, ...]
    drawn: str | None
    bag: tuple[int, ...]
    scores: tuple[int, int]
    supply: tuple[int, int]
    spaces: tuple[Space, ...]
    last: Field | None


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A tile was laid."""

    field: Field
    terrain: str


@dataclass(frozen=True, slots=True)
class CampfireLit(Event):
    """A row was completed and a campfire lit from the supply."""

    field: Field
    worth: int


@dataclass(frozen=True, slots=True)
class CampfireMoved(Event):
    """A row was completed and a campfire moved onto it."""

    origin: Field
    field: Field
    worth: int


@dataclass(frozen=True, slots=True)
class CampfireKept(Event):
    """A row was completed, no campfire was left to light, and none was moved."""

    field: Field
