"""Golden records: a whole game of each kind as text, with all that every seat sees of it.

``python -m tests.engines`` writes them anew, and whatever a change of the rules, the views or the
events has changed is then read in the diff.
"""

import dataclasses
import json
import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from engines import Game
from engines.game import SEATS, Json, Position, Seat, View

from .replay import replayed

FOLDER = Path(__file__).parent / "golden"
WIDTH = 100

_DEAL = re.compile(r"^deal: (.*)$", re.MULTILINE)
_PLY = re.compile(r"^ply \d+: seat ([01]) plays (.+)$", re.MULTILINE)


def path(key: str) -> Path:
    """Where the record of a game is."""
    return FOLDER / f"{key}.txt"


def read(text: str) -> tuple[Json, list[tuple[Seat, str]]]:
    """The deal and the moves of a record."""
    found = _DEAL.search(text)
    if not found:
        raise ValueError("a record without a deal")
    return json.loads(found[1]), [(int(seat), move) for seat, move in _PLY.findall(text)]


def write(game: Game[Any, Any], deal: Json, moves: Sequence[tuple[Seat, str]]) -> str:
    """The record of a game."""
    whole = replayed(game, deal, moves)
    lines = [f"game: {game.key}", f"deal: {json.dumps(deal)}", "", "start", *_views(whole.start)]
    for number, ply in enumerate(whole.plies, start=1):
        lines += ["", f"ply {number}: seat {ply.seat} plays {ply.move}"]
        for event in ply.turn.events:
            reader = "all" if event.only_for is None else f"seat {event.only_for}"
            lines.append(f"  event for {reader}: {_named(event)}")
        lines += _views(ply.turn.position)
    lines += ["", f"outcome: {_named(whole.positions[-1].outcome)}", ""]
    return "\n".join(lines)


def _views(position: Position[Any, Any]) -> Iterator[str]:
    """What a spectator and each seat see, a line or a few for each field of the view."""
    public: View = position.view(None)
    yield "  spectator sees"
    yield from _fields(public)
    for seat in SEATS:
        view: View = position.view(seat)
        if dataclasses.replace(view, seat=None) == public:
            yield f"  seat {seat} sees the same as the spectator"
        else:
            yield f"  seat {seat} sees"
            yield from _fields(view)


def _fields(view: View) -> Iterator[str]:
    for field in dataclasses.fields(view):
        yield from textwrap.wrap(
            f"{field.name}: {_shown(getattr(view, field.name))}",
            WIDTH,
            initial_indent="    ",
            subsequent_indent="      ",
            break_long_words=False,
            break_on_hyphens=False,
        )


def _named(value: Any) -> str:
    """A dataclass with the names of its fields."""
    pairs = (f"{f.name}={_shown(getattr(value, f.name))}" for f in dataclasses.fields(value))
    return " ".join([type(value).__name__, *pairs])


def _shown(value: Any) -> str:
    """A value as short as it can be read: None is a dash, parts of dataclasses go unnamed."""
    if value is None:
        return "-"
    if "__str__" in vars(type(value)):
        return str(value)
    if dataclasses.is_dataclass(value):
        return ":".join(_shown(getattr(value, field.name)) for field in dataclasses.fields(value))
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_shown(k)}: {_shown(v)}" for k, v in value.items()) + "}"
    if isinstance(value, Sequence | frozenset):
        parts = [_shown(part) for part in value]
        return "[" + ", ".join(sorted(parts) if isinstance(value, frozenset) else parts) + "]"
    return str(value)
