"""Matches as the rows of the database tell of them."""

import json
import sqlite3
from collections.abc import Iterable
from datetime import timedelta

from bot.logs import Log
from bot.store.records import Match, PlayedMove, Takeback
from bot.store.times import from_ms
from engines.game import Outcome, Seat

_log = Log(__name__)

PLAYERS = (
    "(SELECT json_group_array(person) FROM (SELECT person FROM seats"
    " WHERE match = matches.id ORDER BY seat)) AS players"
)
SELECT_MATCH = (
    f"SELECT matches.*, {PLAYERS},"  # noqa: S608 - a constant
    " (SELECT json_group_array(json_array(seat, move, played, salt)) FROM (SELECT * FROM moves"
    " WHERE match = matches.id ORDER BY ply)) AS moves,"
    " (SELECT json_group_array(json_array(seat, ply)) FROM (SELECT seat, ply FROM offers"
    " WHERE match = matches.id AND kind = 'takeback' AND state = 'accepted' ORDER BY id))"
    " AS takebacks,"
    " rated < ifnull((SELECT rated FROM challenges WHERE id = matches.challenge), 0) AS capped"
    " FROM matches "
)


def read_matches(rows: Iterable[sqlite3.Row]) -> list[Match]:
    """The matches of ``rows``; one that cannot be read must not hide the others."""
    matches = []
    for row in rows:
        try:
            matches.append(read_match(row))
        except (TypeError, ValueError) as error:
            _log.fault("match-unreadable", error, match=row["id"])
    return matches


def read_match(row: sqlite3.Row) -> Match:
    """The match of a row of `SELECT_MATCH`; ValueError or TypeError where it can be none."""
    result = None
    if row["ended"] is not None:
        first, second = json.loads(row["scores"])
        result = Outcome(row["winner"], row["reason"], (first, second))
    moves: list[tuple[Seat, str, int, str | None]] = json.loads(row["moves"])
    first_player, second_player = json.loads(row["players"])
    return Match(
        id=row["id"],
        guild=row["guild"],
        channel=row["channel"],
        game=row["game"],
        options=json.loads(row["options"]),
        deal=json.loads(row["deal"]),
        players=(first_player, second_player),
        moves=tuple(
            PlayedMove(seat, move, from_ms(played), salt) for seat, move, played, salt in moves
        ),
        started=from_ms(row["started"]),
        ended=None if row["ended"] is None else from_ms(row["ended"]),
        result=result,
        clock=row["clock"],
        due=None if row["due"] is None else from_ms(row["due"]),
        warn=None if row["warn"] is None else from_ms(row["warn"]),
        left=None if row["left"] is None else timedelta(milliseconds=row["left"]),
        salt=row["salt"],
        thread=bool(row["thread"]),
        takebacks=tuple(Takeback(*each) for each in json.loads(row["takebacks"])),
        rated=bool(row["rated"]),
        capped=bool(row["capped"]),
    )
