"""The piece that somebody holds over a board of Battle of LITS, and what moves it.

Presses come faster than pictures are drawn, and they are told apart from what they were pressed on:
each moves the piece from where it is by then. So none is lost, and they count in their order.
"""

import asyncio
import re
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from bot.matches import out_of_turn
from bot.refusals import Refusal
from bot.remembering import remember
from engines.battleoflits_ghost import (
    Fields,
    best_first,
    brought_in,
    flipped,
    moved,
    nearest_legal,
    next_legal,
    shape_of,
    turned,
)
from engines.battleoflits_parts import LitsView
from engines.battleoflits_placements import FIELD_BITS, LOOKS, SHAPES, SIZE
from engines.battleoflits_typing import read
from engines.fields import Field, column_name
from engines.game import IllegalMove

if TYPE_CHECKING:
    from bot.app import Fireside

ARROWS = {"left": (-1, 0), "up": (0, 1), "down": (0, -1), "right": (1, 0)}
TURNS = {"turn": turned, "flip": flipped}
BEST = 5
"""How many of the best places the menu names."""
_COLUMNS = "".join(map(column_name, range(SIZE)))
_HANDS = 500
_MESSAGES = 8
_WAITING = 64


@dataclass(frozen=True, slots=True)
class Step:
    """A press: at which ply, on a picture of which piece, and what is to become of the piece."""

    ply: int
    seen: Fields
    act: str
    detail: str = ""


@dataclass
class Hand:
    """What a person holds in a match: the piece, and why the last press could not be followed."""

    ghost: Fields | None = None
    ply: int = -1
    note: IllegalMove | None = None
    saved: str = ""
    drawing: asyncio.Lock = field(default_factory=asyncio.Lock)
    _waiting: deque[Step] = field(default_factory=lambda: deque(maxlen=_WAITING))
    _presses: int = 0
    _newest: OrderedDict[int, int] = field(default_factory=OrderedDict)

    def take(self, step: Step) -> None:
        """Remember a press, in the order in which they come."""
        self._waiting.append(step)

    def pressed(self, message: int) -> int:
        """Count a press on a message; returns its number."""
        self._presses += 1
        remember(self._newest, message, self._presses, _MESSAGES)
        return self._presses

    def is_newest(self, message: int, press: int) -> bool:
        """Whether nothing on that message was pressed since."""
        return self._newest.get(message, press) == press

    def hold(self, view: LitsView, ghost: Fields) -> None:
        """Hold a piece over the board as it is now."""
        self.ghost, self.ply, self.note = ghost, view.ply, None

    def catch_up(self, view: LitsView, seen: Fields) -> Fields:
        """Do what was pressed and not yet done; returns where the piece is then.

        ``seen`` is what was pressed on, and where it begins if nothing is remembered. A press on
        the picture of another board does nothing.
        """
        if self.ghost is None or self.ply != view.ply:
            self.hold(view, seen)
        while self._waiting:
            step = self._waiting.popleft()
            if step.ply == view.ply and self.ghost is not None:
                self.note = None
                try:
                    self.ghost = after(view, self.ghost, step)
                except IllegalMove as reason:
                    self.note = reason
        assert self.ghost is not None
        return self.ghost


class Hands:
    """Everybody's hands, by match and person, for as long as the process remembers them."""

    def __init__(self) -> None:
        self._hands: OrderedDict[tuple[int, int], Hand] = OrderedDict()

    def of(self, match: int, person: int) -> Hand:
        hand = self._hands.get((match, person)) or Hand()
        remember(self._hands, (match, person), hand, _HANDS)
        return hand


_PROCESS: WeakKeyDictionary["Fireside", Hands] = WeakKeyDictionary()


def hand_of(bot: "Fireside", match: int, person: int) -> Hand:
    """The hand of a person in a match."""
    return _PROCESS.setdefault(bot, Hands()).of(match, person)


async def facing(bot: "Fireside", number: int, person: int, ply: int | None) -> LitsView:
    """The board as a person faces who is to place a piece on it.

    Raises:
        Refusal: not their match or turn, it is over, or the board they saw is out of date.
    """
    standpoint, seat = await bot.matches.facing(number, person, ply)
    view = standpoint.position.view(seat)
    if not isinstance(view, LitsView):
        raise Refusal("old-board")
    if seat not in standpoint.to_act:
        raise out_of_turn(standpoint.match, person)
    return view


def spelled(ghost: Fields) -> str:
    """A piece in a button's id: "D4D5D6E5"."""
    return "".join(map(str, ghost))


def read_ghost(text: str) -> Fields | None:
    """The piece that `spelled` wrote; None for what is none or lies off the board."""
    ghost = tuple(sorted(map(Field.parse, re.findall("[A-J][0-9]+", text))))
    on_board = all(spot in FIELD_BITS for spot in ghost)
    return ghost if on_board and shape_of(ghost) and len(spelled(ghost)) == len(text) else None


def opened(view: LitsView, last: Fields | None) -> Fields:
    """Where a piece is held first: where one was last, or the nearest place where one fits."""
    ghost = last or tuple(spot.step(SIZE // 2 - 1, SIZE // 2 - 1) for spot in LOOKS["T"][0])
    held = shape_of(ghost)
    fitting = [shape for shape in SHAPES if view.legal.of(shape)]
    shape = held if held in fitting else next(iter(fitting), held)
    place = nearest_legal(view, shape or "", ghost)
    return place.fields if place else ghost


def after(view: LitsView, ghost: Fields, step: Step) -> Fields:
    """The piece after a press.

    Raises:
        IllegalMove: the press asks for what cannot be; the code says why.
    """
    shape = shape_of(ghost) or ""
    if step.act in ARROWS:
        return brought_in(moved(ghost, *ARROWS[step.act]))
    if step.act in TURNS:
        return brought_in(TURNS[step.act](ghost))
    if step.act == "shape" and step.detail in LOOKS:
        if step.detail == shape:
            return ghost
        place = nearest_legal(view, step.detail, ghost)
    elif step.act == "next":
        place = next_legal(view, shape, ghost)
    elif step.act == "jump":
        return _jump(ghost, step.detail)
    else:
        return _typed(view, ghost, step.detail)
    if place is None:
        raise IllegalMove("lits_fits_nowhere", shape=step.detail or shape)
    return place.fields


def best(view: LitsView, ghost: Fields) -> list[Fields]:
    """The best places for a piece of this shape."""
    ranked = best_first(view, view.legal.of(shape_of(ghost) or ""))
    return [place.fields for place in ranked[:BEST]]


def _jump(ghost: Fields, where: str) -> Fields:
    """The piece moved to a column, a row, or a place."""
    if place := read_ghost(where):
        return place
    if re.fullmatch("[0-9]{1,3}", where):
        return brought_in(moved(ghost, 0, int(where) - min(spot.row for spot in ghost)))
    if where not in set(_COLUMNS):
        raise IllegalMove("lits_unreadable", text=where)
    column = _COLUMNS.index(where)
    return brought_in(moved(ghost, column - min(spot.column for spot in ghost), 0))


def _typed(view: LitsView, ghost: Fields, text: str) -> Fields:
    """The piece over the fields that were typed: where it fits, or else as it lies."""
    found = read(text)
    typed = found and found.finished()
    if not typed or not (typed.fields or typed.shape):
        raise IllegalMove("lits_unreadable", text=text)
    for spot in typed.fields:
        if spot not in FIELD_BITS:
            raise IllegalMove("lits_off_board", field=str(spot))
    if shape_of(typed.fields):
        return tuple(sorted(typed.fields))
    shape = typed.shape or shape_of(ghost) or ""
    place = nearest_legal(view, shape, ghost, covering=typed.fields)
    if place:
        return place.fields
    if len(typed.fields) == 1 and shape == shape_of(ghost):
        spot, first = typed.fields[0], min(ghost)
        return brought_in(moved(ghost, spot.column - first.column, spot.row - first.row))
    fields = " ".join(map(str, typed.fields))
    raise IllegalMove("lits_fits_not_there", shape=shape, fields=fields)
