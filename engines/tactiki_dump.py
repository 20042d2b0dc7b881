"""The table of TacTiki as JSON-able data, and back.

A piece is written as its side and rank, ``TIKI5``, with a ``!`` behind it where open memory keeps
its rank in sight.
"""

import re
from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import Any, cast, get_args

from engines.fields import Field
from engines.game import SEATS, Json
from engines.tactiki_board import FIELDS, Piece, Pile, Table
from engines.tactiki_draws import is_quiet
from engines.tactiki_parts import (
    MEMORY,
    OF_EACH_RANK,
    RANKS,
    SIDES,
    START_ROWS,
    STEPS,
    Kind,
    Trace,
)

_PIECE = re.compile(f"({'|'.join(SIDES)})([1-5])(!?)")


def dumped(table: Table) -> Json:
    """The whole truth as JSON-able data."""
    return {
        "memory": table.memory,
        "board": {str(field): [_written(piece) for piece in pile] for field, pile in table.columns},
        "defeated": [list(ranks) for ranks in table.defeated],
        "seat": table.seat,
        "turns": table.turns,
        "last_arrival": table.last_arrival,
        "ply": table.ply,
        "this_turn": [_told(trace) for trace in table.this_turn],
        "last_turn": [_told(trace) for trace in table.last_turn],
    }


def read_memory(data: Json) -> str:
    """The option ``memory`` as stored; the default where it is left out.

    Raises:
        ValueError: no value of this option.
    """
    memory = data.get(MEMORY.key, MEMORY.default)
    if memory not in MEMORY.values:
        raise ValueError(f"memory must be one of {', '.join(MEMORY.values)}")
    return str(memory)


def loaded(dump: Json) -> Table:
    """The table that was dumped.

    Raises:
        ValueError: the data is not a table, or none that a match can come to.
    """
    board = _typed(dump, "board", dict)
    defeated = [_ranks(ranks) for ranks in _typed(dump, "defeated", list)]
    if len(defeated) != len(SEATS):
        raise ValueError("defeated must hold the ranks of two seats")
    _typed(dump, MEMORY.key, str)
    table = Table(
        columns=tuple(sorted((_field(name), _pile(pile)) for name, pile in board.items())),
        defeated=(defeated[0], defeated[1]),
        seat=_count(dump, "seat"),
        turns=_count(dump, "turns"),
        last_arrival=_count(dump, "last_arrival"),
        ply=_count(dump, "ply"),
        this_turn=tuple(_trace(item) for item in _typed(dump, "this_turn", list)),
        last_turn=tuple(_trace(item) for item in _typed(dump, "last_turn", list)),
        memory=read_memory(dump),
    )
    if len(table.board) != len(table.columns):
        raise ValueError("a field is named twice")
    _refuse_pieces(table)
    _refuse_columns(table)
    _refuse_counts(table)
    return table


def _refuse_pieces(table: Table) -> None:
    """Raise an error unless each seat that has set up has its two pieces of each rank."""
    pieces = Counter(piece[:2] for _, pile in table.columns for piece in pile)
    for seat in SEATS:
        pieces.update((seat, rank) for rank in table.defeated[seat])
        if any(table.ready[seat] * OF_EACH_RANK != pieces[seat, rank] for rank in RANKS):
            raise ValueError(f"{SIDES[seat]} must have two pieces of each rank")
    if table.memory == "strict" and any(piece.seen for _, pile in table.columns for piece in pile):
        raise ValueError("strict memory keeps no rank in sight")


def _refuse_columns(table: Table) -> None:
    """Raise an error where pieces lie as no match can have laid them."""
    for field, pile in table.columns:
        if table.in_setup and (field.row != START_ROWS[pile[0].seat] or len(pile) != 2):
            raise ValueError("during setup two pieces lie on each start field")
        for below, above in pairwise(pile):
            if below.seat != above.seat and below.rank != above.rank:
                raise ValueError("an enemy lies on a piece only after a tie")
            if field.row == START_ROWS[above.seat] and below.seat != above.seat:
                raise ValueError("an enemy's field of one's own start row cannot be entered")


def _refuse_counts(table: Table) -> None:
    """Raise an error where the counts of turns and moves do not fit together."""
    if table.in_setup:
        begun = Table(table.columns, ply=sum(table.ready), memory=table.memory)
        if table != begun:
            raise ValueError("nothing can have happened before both have set up")
        return
    setups, now = len(SEATS), len(table.this_turn)
    moves = table.ply - setups - now
    if table.seat not in SEATS or not table.turns <= moves <= STEPS * table.turns:
        raise ValueError("the counts of turns and moves do not fit")
    if table.last_arrival > table.turns + now or is_quiet(table.turns - 1, table.last_arrival):
        raise ValueError("the last arrival does not fit the turns")
    if now and (now >= STEPS or not table.steps):
        raise ValueError("this turn would have ended")
    if any(trace.seat != table.seat or trace.origin is None for trace in table.this_turn):
        raise ValueError("a turn goes on after a step of the seat to act only")
    if len(table.last_turn) > STEPS or len({trace.seat for trace in table.last_turn}) > 1:
        raise ValueError("a turn is one or two moves of one seat")


def _written(piece: Piece) -> str:
    return f"{SIDES[piece.seat]}{piece.rank}{'!' if piece.seen else ''}"


def _told(trace: Trace) -> Json:
    return {
        "seat": trace.seat,
        "kind": trace.kind,
        "origin": trace.origin and str(trace.origin),
        "field": str(trace.field),
        "felled": trace.felled,
        "stands": trace.stands,
    }


def _trace(data: object) -> Trace:
    if not isinstance(data, dict):
        raise ValueError("what was done in a turn must be told in objects")  # noqa: TRY004
    kind, origin = _typed(data, "kind", str), data.get("origin", "")
    if kind not in get_args(Kind) or (kind == "reincarnation") != (origin is None):
        raise ValueError("a move has a kind, and an origin unless it is a reincarnation")
    seat, stands = _count(data, "seat"), _typed(data, "stands", bool)
    if seat not in SEATS:
        raise ValueError("a seat is 0 or 1")
    return Trace(
        seat=seat,
        kind=cast(Kind, kind),
        origin=None if origin is None else _field(origin),
        field=_field(data.get("field")),
        felled=_count(data, "felled"),
        stands=stands,
    )


def _pile(names: object) -> Pile:
    pieces = []
    for name in _strings(names):
        found = _PIECE.fullmatch(name)
        if not found:
            raise ValueError(f"{name!r} is not a piece")
        side, rank, seen = found.groups()
        pieces.append(Piece(SIDES.index(side), int(rank), bool(seen)))
    if not pieces:
        raise ValueError("an empty field is left out")
    return tuple(pieces)


def _ranks(data: object) -> tuple[int, ...]:
    if not isinstance(data, list) or any(type(rank) is not int for rank in data):
        raise ValueError("ranks must be a list of numbers")
    if data != sorted(data) or not set(data) <= set(RANKS):
        raise ValueError("ranks go from 1 to 5, in this order")
    return tuple(data)


def _field(name: object) -> Field:
    if not isinstance(name, str):
        raise ValueError(f"{name!r} is not a field")  # noqa: TRY004
    field = Field.parse(name)
    if field not in FIELDS:
        raise ValueError(f"{name!r} is not on the board")
    return field


def _strings(data: object) -> Iterable[str]:
    if not isinstance(data, list) or not all(isinstance(item, str) for item in data):
        raise ValueError("pieces must be a list of strings")
    return data


def _count(data: Json, key: str) -> int:
    number = _typed(data, key, int)
    if number < 0 or type(number) is bool:
        raise ValueError(f"{key} must be a number from 0")
    return cast(int, number)


def _typed(data: object, key: str, kind: type) -> Any:
    found = data.get(key) if isinstance(data, dict) else None
    if not isinstance(found, kind):
        raise ValueError(f"{key} must be of type {kind.__name__}")  # noqa: TRY004
    return found
