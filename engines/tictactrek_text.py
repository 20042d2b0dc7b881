"""Tic Tac Trek as plain text: the table for a terminal, and the notes of a record."""

from collections.abc import Sequence

from engines.fields import Field, column_name
from engines.game import SEATS, Event
from engines.tictactrek_parts import (
    OPENING,
    SYMBOLS,
    TERRAINS,
    CampfireKept,
    CampfireLit,
    CampfireMoved,
    TileLaid,
    TrekView,
)

_EMPTY, _SPACE = ".", "+"


def drawn(view: TrekView) -> str:
    """The table: ``MX`` is a mountain showing X, ``MX*5`` one with a campfire worth 5.

    A plus is a space where the drawn tile may go.
    """
    cells = {space.field: _SPACE for space in view.spaces}
    for tile in view.tiles:
        fire = "" if tile.campfire is None else f"*{tile.campfire}"
        cells[tile.field] = f"{tile.terrain}{SYMBOLS[tile.seat]}{fire}"
    left, right = (pick(field.column for field in cells) for pick in (min, max))
    low, high = (pick(field.row for field in cells) for pick in (min, max))
    names = [column_name(column) for column in range(left, right + 1)]
    lines = [
        f"{row:>3} "
        + "".join(
            f"{cells.get(Field(column, row), _EMPTY):<5}" for column in range(left, right + 1)
        )
        for row in range(high, low - 1, -1)
    ]
    lines.append("    " + "".join(f"{name:<5}" for name in names))
    bag = " ".join(f"{name}{count}" for name, count in zip(TERRAINS, view.bag, strict=True))
    points = ", ".join(
        f"{SYMBOLS[seat]} {view.scores[seat]} ({view.supply[seat]} unlit)" for seat in SEATS
    )
    if view.drawn is not None:
        turn = SYMBOLS[(view.ply + len(OPENING)) % len(SEATS)]
        lines.append(f"{turn} lays {view.drawn}; bag: {bag}")
    lines.append(f"points: {points}")
    return "\n".join(line.rstrip() for line in lines)


def noted(events: Sequence[Event]) -> str:
    """The terrain that was laid, and the worth of a campfire on it: ``M``, ``M *5``."""
    notes = []
    for event in events:
        match event:
            case TileLaid():
                notes.append(event.terrain)
            case CampfireLit() | CampfireMoved():
                notes.append(f"*{event.worth}")
            case CampfireKept():
                notes.append("*-")
    return " ".join(notes)
