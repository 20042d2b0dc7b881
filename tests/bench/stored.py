"""A database as it looks after years: thousands of matches, most of them over."""

import json
import random
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from engines import GAMES
from engines.game import SEATS
from tests.bench.playing import some_move, start

MATCHES = 5_000
RUNNING = 5
"""One match in this many is under way."""
GUILDS = 20
CHANNELS = 5
PEOPLE = 60
"""Servers, channels of each, and people of each."""
_DAY = 86_400_000
_BEGIN = 1_577_836_800_000


@dataclass(frozen=True)
class Place:
    """A server and those of its members who play."""

    guild: int
    channels: Sequence[int]
    people: Sequence[int]


def elsewhere() -> list[Place]:
    """Servers that no test is about; their ids are smaller than any of SimCord's."""
    return [
        Place(
            1_000 + number,
            [100_000 + number * CHANNELS + each for each in range(CHANNELS)],
            [1_000_000 + number * PEOPLE + each for each in range(PEOPLE)],
        )
        for number in range(GUILDS)
    ]


def fill(path: Path, places: Sequence[Place], matches: int = MATCHES) -> None:
    """Add matches to a database that has the schema, with boards and letters; nothing is owed."""
    rng = random.Random(1)
    messages = count(10_000_000)
    connection = sqlite3.connect(path)
    try:
        with connection:
            for number in range(matches):
                _add(connection, rng, rng.choice(places), number, messages)
    finally:
        connection.close()


def _add(
    connection: sqlite3.Connection,
    rng: random.Random,
    place: Place,
    number: int,
    messages: "count[int]",
) -> None:
    key = rng.choice(list(GAMES))
    deal, position = start(key, rng)
    stop = rng.randrange(20) if number % RUNNING == 0 else None
    played: list[tuple[int, str]] = []
    while position.to_act and len(played) != stop:
        seat, move = some_move(position, rng)
        played.append((seat, str(move)))
        position = position.play(seat, move).position
    outcome = position.outcome
    begun = _BEGIN + number * _DAY // 8
    channel = rng.choice(place.channels)
    match = connection.execute(
        "INSERT INTO matches (guild, channel, game, options, deal, started, ended, winner, reason,"
        " scores) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            place.guild,
            channel,
            key,
            json.dumps(GAMES[key].chosen({})),
            json.dumps(deal),
            begun,
            None if outcome is None else begun + _DAY,
            outcome and outcome.winner,
            outcome and outcome.reason,
            outcome and json.dumps(outcome.scores),
        ),
    ).lastrowid
    connection.executemany(
        "INSERT INTO seats (match, seat, person) VALUES (?, ?, ?)",
        [(match, seat, person) for seat, person in enumerate(rng.sample(place.people, 2))],
    )
    connection.executemany(
        "INSERT INTO moves (match, ply, seat, move, played) VALUES (?, ?, ?, ?, ?)",
        [(match, ply, seat, move, begun + ply) for ply, (seat, move) in enumerate(played)],
    )
    last = len(played)
    connection.executemany(
        "INSERT INTO boards (message, match, channel, ply, ended, controls)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        [
            (
                next(messages),
                match,
                channel,
                ply,
                over := ply == last and outcome is not None,
                ply == last and not over,
            )
            for ply in range(last + 1)
        ],
    )
    if GAMES[key].secret:
        connection.executemany(
            "INSERT INTO letters (match, seat, channel, message, ply, ended, digest)"
            " VALUES (?, ?, ?, ?, ?, ?, 'of what it shows')",
            [(match, seat, channel, next(messages), last, outcome is not None) for seat in SEATS],
        )
