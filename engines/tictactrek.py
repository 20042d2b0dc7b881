"""Tic Tac Trek: lay terrain tiles, light campfires on rows of three, keep open country round them.

Designed by Gilbert and Benjamin for Alley Cat Games, 2025. Where the printed rules leave a
question open, the answer is one constant or one function, marked "Ruling": here, and beside in
`engines.tictactrek_parts` and `engines.tictactrek_score`.

Moves: ``N12`` lays the drawn tile; ``N12 K14`` lays it and moves the campfire from K14 onto it.
"""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import cycle
from typing import ClassVar, NoReturn

from engines.fields import Field
from engines.game import (
    SEATS,
    Event,
    Game,
    IllegalMove,
    Json,
    Outcome,
    Position,
    Seat,
    Turn,
    other,
)
from engines.tictactrek_parts import (
    CAMPFIRES,
    LAKE,
    OPENING,
    SYMBOLS,
    TERRAINS,
    TILES,
    TURNS,
    CampfireKept,
    CampfireLit,
    CampfireMoved,
    Lay,
    Space,
    Tile,
    TileLaid,
    TrekView,
)
from engines.tictactrek_reading import read_bag, read_fields, spelled
from engines.tictactrek_score import completes_row, score, worth
from engines.tictactrek_text import drawn, noted

__all__ = [
    "CAMPFIRES",
    "GAME",
    "LAKE",
    "OPENING",
    "SYMBOLS",
    "TERRAINS",
    "TILES",
    "TURNS",
    "CampfireKept",
    "CampfireLit",
    "CampfireMoved",
    "Lay",
    "Space",
    "TicTacTrek",
    "Tile",
    "TileLaid",
    "TrekPosition",
    "TrekView",
    "score",
    "worth",
]


@dataclass(frozen=True)
class TrekPosition(Position[Lay, TrekView]):
    """A position: the bag in the order it is drawn, the fields laid so far, and the campfires.

    The nth tile of the bag lies on the nth field of ``laid`` with the symbol of seat ``n % 2``,
    and a campfire belongs to the player whose tile it stands on.
    """

    bag: str
    laid: tuple[Field, ...] = OPENING
    campfires: frozenset[Field] = frozenset()

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return () if self._over else (self._next_seat,)

    @property
    def outcome(self) -> Outcome | None:
        if not self._over:
            return None
        scores = self.scores
        if scores[0] != scores[1]:
            return Outcome(int(scores[1] > scores[0]), "points", scores)
        if self.supply[0] != self.supply[1]:
            return Outcome(int(self.supply[1] < self.supply[0]), "campfires", scores)
        return Outcome(other(_owner(len(self.laid) - 1)), "final_turn", scores)

    @cached_property
    def scores(self) -> tuple[int, int]:
        """Points of both seats, live throughout the match."""
        return score((field, seat, field in self.campfires) for field, seat in self._seats.items())

    @cached_property
    def supply(self) -> tuple[int, int]:
        """How many campfires each seat has not lit yet."""
        lit = Counter(self._seats[field] for field in self.campfires)
        return CAMPFIRES - lit[0], CAMPFIRES - lit[1]

    @cached_property
    def legal_fields(self) -> tuple[Field, ...]:
        """Where the drawn tile may be laid, by column and then row."""
        if self._over:
            return ()
        drawn = self.bag[len(self.laid)]
        if drawn == LAKE or drawn not in self._terrains.values():
            return self._spaces_beside(TERRAINS)
        return self._spaces_beside(drawn + LAKE) or self._spaces_beside(TERRAINS)

    def legal_moves(self, seat: Seat) -> Iterator[Lay]:
        return iter(self._legal if seat in self.to_act else ())

    def matching(self, seat: Seat, text: str) -> Iterator[Lay]:
        typed = spelled(text)
        return (
            move
            for move in self.legal_moves(seat)
            if any(spelling.startswith(typed) for spelling in move.spellings())
        )

    def parse(self, seat: Seat, text: str) -> Lay:
        self._refuse_out_of_turn(seat)
        try:
            fields = [Field.parse(name) for name in spelled(text).split(" ")]
        except ValueError:
            fields = []
        if not 1 <= len(fields) <= 2:
            raise IllegalMove("trek_unreadable", text=text, spaces=self._spaces_text)
        fields.sort(key=self._seats.__contains__)  # the laid tile first, however typed
        move = Lay(*fields)
        if move not in self._legal:
            self._refuse(seat, move)
        return move

    def play(self, seat: Seat, move: Lay) -> Turn[Lay, TrekView]:
        self._refuse_out_of_turn(seat)
        if move not in self._legal:
            self._refuse(seat, move)
        field, origin = move.field, move.campfire_from
        terrain = self.bag[len(self.laid)]
        events: list[Event] = [TileLaid(seat, field, terrain)]
        campfires = self.campfires
        if self._completes_row(seat, field):
            gain = self._worth(field)
            if self.supply[seat]:
                campfires = campfires | {field}
                events.append(CampfireLit(seat, field, gain))
            elif origin is not None:
                campfires = campfires - {origin} | {field}
                events.append(CampfireMoved(seat, origin, field, gain))
            else:
                events.append(CampfireKept(seat, field))
        after = TrekPosition(self.bag, (*self.laid, field), campfires)
        return Turn(after, tuple(events), uncovers=self._draws_by_chance)

    def view(self, seat: Seat | None) -> TrekView:
        undrawn = Counter(self.bag[len(self.laid) + 1 :])
        return TrekView(
            seat=seat,
            ply=len(self.laid) - len(OPENING),
            to_act=self.to_act,
            outcome=self.outcome,
            tiles=tuple(
                Tile(
                    field,
                    self.bag[number],
                    _owner(number),
                    self._worth(field) if field in self.campfires else None,
                )
                for number, field in enumerate(self.laid)
            ),
            drawn=None if self._over else self.bag[len(self.laid)],
            bag=tuple(undrawn[terrain] for terrain in TERRAINS),
            scores=self.scores,
            supply=self.supply,
            spaces=tuple(self._space(field) for field in self.legal_fields),
            last=self.laid[-1] if len(self.laid) > len(OPENING) else None,
        )

    def dump(self) -> Json:
        return {
            "bag": list(self.bag),
            "laid": [str(field) for field in self.laid],
            "campfires": [str(field) for field in sorted(self.campfires)],
        }

    @property
    def _draws_by_chance(self) -> bool:
        """Whether the tile that is drawn after the next move could be one or another.

        All can count what is left in the bag, so where that is of one kind nothing is uncovered.
        """
        return len(set(self.bag[len(self.laid) + 1 :])) > 1

    @property
    def _over(self) -> bool:
        return len(self.laid) == len(self.bag)

    @property
    def _next_seat(self) -> Seat:
        return _owner(len(self.laid))

    @cached_property
    def _seats(self) -> dict[Field, Seat]:
        """The seat whose symbol is up, for every laid tile."""
        return dict(zip(self.laid, cycle(SEATS), strict=False))

    @cached_property
    def _terrains(self) -> dict[Field, str]:
        """The terrain of every laid tile."""
        return dict(zip(self.laid, self.bag, strict=False))

    @cached_property
    def _legal(self) -> tuple[Lay, ...]:
        """The legal moves of the seat that is to act."""
        return tuple(
            Lay(field, origin)
            for field in self.legal_fields
            for origin in (None, *self._movable(self._next_seat, field))
        )

    def _spaces_beside(self, terrains: str) -> tuple[Field, ...]:
        """The empty spaces that touch a tile of one of these terrains, by column and then row."""
        touched = {
            space
            for field, terrain in self._terrains.items()
            if terrain in terrains
            for space in field.beside()
        }
        return tuple(sorted(touched - self._terrains.keys()))

    def _worth(self, field: Field) -> int:
        return worth(field, self._seats)

    def _completes_row(self, seat: Seat, field: Field) -> bool:
        return completes_row(self._seats, self.campfires, seat, field)

    def _movable(self, seat: Seat, field: Field) -> tuple[Field, ...]:
        """The campfires that ``seat`` may move onto ``field``: all, once the supply is out."""
        if self.supply[seat] or not self._completes_row(seat, field):
            return ()
        return tuple(sorted(fire for fire in self.campfires if self._seats[fire] == seat))

    def _space(self, field: Field) -> Space:
        if not self._completes_row(self._next_seat, field):
            return Space(field, None, False)
        return Space(field, self._worth(field), self.supply[self._next_seat] > 0)

    @property
    def _spaces_text(self) -> str:
        return ", ".join(map(str, self.legal_fields))

    def _refuse_out_of_turn(self, seat: Seat) -> None:
        if self._over:
            raise IllegalMove("game_over")
        if seat != self._next_seat:
            raise IllegalMove("not_your_turn")

    def _refuse(self, seat: Seat, move: Lay) -> NoReturn:
        """Raise the reason why ``move`` is not legal for the seat that is to act."""
        field, origin = move.field, move.campfire_from
        if field in self._seats:
            raise IllegalMove("trek_taken", field=str(field), spaces=self._spaces_text)
        if not any(near in self._seats for near in field.beside()):
            raise IllegalMove("trek_not_beside", field=str(field), spaces=self._spaces_text)
        if field not in self.legal_fields:
            terrain = self.bag[len(self.laid)]
            raise IllegalMove(
                "trek_terrain", field=str(field), terrain=terrain, spaces=self._spaces_text
            )
        if not self._completes_row(seat, field):
            raise IllegalMove("trek_no_row", field=str(field), campfire=str(origin))
        if self.supply[seat]:
            raise IllegalMove("trek_supply_left", field=str(field), left=self.supply[seat])
        raise IllegalMove("trek_not_your_campfire", field=str(field), campfire=str(origin))


class TicTacTrek(Game[Lay, TrekView]):
    """The game: a shuffled bag is all that chance decides."""

    key: ClassVar[str] = "tictactrek"
    chance: ClassVar[bool] = True

    def deal(self, options: Mapping[str, str], rng: random.Random) -> Json:
        bag = [terrain for terrain, count in TILES.items() for _ in range(count)]
        rng.shuffle(bag)
        return {"bag": bag, **self.chosen(options)}

    def start(self, deal: Json) -> TrekPosition:
        return TrekPosition(read_bag(deal))

    def load(self, dump: Json) -> TrekPosition:
        """Read a dump back; the tiles must be a table that could be laid one by one."""
        position = TrekPosition(read_bag(dump))
        laid, campfires = read_fields(dump, "laid"), frozenset(read_fields(dump, "campfires"))
        if laid[:2] != OPENING or len(laid) > len(position.bag):
            raise ValueError("the table must begin with the opening pair and end with the bag")
        for field in laid[2:]:
            if field not in position.legal_fields:
                raise ValueError(f"a tile cannot have been laid on {field}")
            position = TrekPosition(position.bag, (*position.laid, field))
        if not campfires <= set(laid[2:]):
            raise ValueError("a campfire stands where no player laid a tile")
        position = TrekPosition(position.bag, laid, campfires)
        if min(position.supply) < 0:
            raise ValueError("a player has more campfires than there are")
        return position

    def text(self, view: TrekView) -> str:
        return drawn(view)

    def note(self, events: Sequence[Event]) -> str:
        return noted(events)


GAME = TicTacTrek()


def _owner(number: int) -> Seat:
    """The seat that lays the nth tile of the bag, and whose symbol it shows."""
    return number % 2
