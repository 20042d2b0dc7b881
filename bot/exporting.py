"""All that is stored of a person, for that person.

Every table is exported as it is stored (see `bot.store.personal`), but for what the person may not
know: of a match under way the deal, the salts, and whatever the other side hides or has not
finished; and of others what these did elsewhere.
"""

import gzip
import json
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from bot.logs import Log
from bot.matches import Matches
from bot.standpoints import Standpoint
from bot.store import Store
from engines import GAMES
from engines.game import Seat

_log = Log(__name__)

_JSON = ("options", "deal", "scores")
"""Columns that hold JSON."""
Row = dict[str, Any]


async def export(store: Store, matches: Matches, person: int, now: datetime, about: str) -> str:
    """What is stored of a person, as JSON; ``about`` tells them what they read."""
    kept = await store.forgetting.kept(person)
    running = {row["id"]: row for row in kept["matches"] if row["ended"] is None}
    kept["moves"] = [row for row in kept["moves"] if row["match"] not in running]
    for match, row in running.items():
        row |= {"deal": None, "salt": None}
        try:
            standpoint, seat = await _seen(matches, match, person)
        except (KeyError, ValueError) as error:  # a spoilt one: better too little than too much
            _log.fault("match-does-not-replay", error, match=match)
        else:
            row["sees"] = GAMES[standpoint.match.game].text(standpoint.position.view(seat))
            kept["moves"] += _moves(standpoint, seat)
    for row in kept["moderations"]:
        if row["moderator"] != person:
            row["moderator"] = None
    whole = {
        "about": about,
        "person": person,
        "exported": now.astimezone(UTC).isoformat(timespec="seconds"),
        **{name: [_read(row) for row in rows] for name, rows in kept.items()},
    }
    return json.dumps(whole, ensure_ascii=False, indent=1)


def files(text: str, largest: int) -> list[tuple[str, bytes]]:
    """An export as files of at most so many bytes, with their names; compressed where it must be.

    What is too large even so is cut into pieces, which make the whole one after another.
    """
    plain = text.encode()
    if len(plain) <= largest:
        return [("fireside.json", plain)]
    packed = gzip.compress(plain)
    pieces = [packed[at : at + largest] for at in range(0, len(packed), largest)]
    if len(pieces) == 1:
        return [("fireside.json.gz", packed)]
    return [
        (f"fireside.json.gz.{number:03}", piece) for number, piece in enumerate(pieces, start=1)
    ]


async def _seen(matches: Matches, number: int, person: int) -> tuple[Standpoint, Seat]:
    """A match under way as far as one of its players knows of it."""
    standpoint = await matches.standpoint(number)
    seat = standpoint.match.seat_of(person)
    assert seat is not None
    return standpoint if seat in standpoint.to_act else matches.as_told(standpoint), seat


def _moves(standpoint: Standpoint, seat: Seat) -> Sequence[Row]:
    """The moves of a match under way, without those that the other side hides."""
    match = standpoint.match
    return [
        {
            "match": match.id,
            "ply": ply,
            "seat": move.seat,
            "move": move.move if move.seat == seat or move.salt is None else None,
            "played": int(move.played.timestamp() * 1000),
        }
        for ply, move in enumerate(match.moves)
    ]


def _read(row: Row) -> Row:
    """A row with what is stored as JSON read."""
    return {
        name: json.loads(value) if name in _JSON and isinstance(value, str) else value
        for name, value in row.items()
    }
