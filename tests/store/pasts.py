"""A database with something of one person in every table that can hold it, beside two others."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.store import Store

ADA, BEN, CLEO = 1_234_567_890_123_456_789, 1_100_000_000_000_000_002, 1_100_000_000_000_000_003
NAME = "Ada of the Lovelaces"
NOTE = "asked for by both"
ATTIC, DEN = 910_000_000_000_000_001, 910_000_000_000_000_002
NOW = datetime(2026, 3, 1, tzinfo=UTC)
_DEAL = '{"bag": []}'

ROWS = f"""
    INSERT INTO people VALUES ({DEN}, {ADA}, '{NAME}'), (0, {ADA}, '{NAME}'),
        ({DEN}, {BEN}, 'Ben'), (0, {BEN}, 'Ben'), ({ATTIC}, {CLEO}, 'Cleo');
    INSERT INTO challenges
        (id, guild, channel, game, options, first, challenger, opponent, state, message, shown,
        created, expires) VALUES
        (1, {DEN}, 20, 'tictactrek', '{{}}', 'random', {ADA}, {BEN}, 'accepted', 101,
            'accepted', 1, 2),
        (2, {DEN}, 20, 'tictactrek', '{{}}', 'random', {ADA}, NULL, 'open', 102, 'open', 1, 2),
        (3, {DEN}, 20, 'tictactrek', '{{}}', 'random', {BEN}, {ADA}, 'open', NULL, NULL, 1, 2),
        (4, {DEN}, 20, 'tictactrek', '{{}}', 'random', {BEN}, NULL, 'open', 104, 'open', 1, 2),
        (5, {ATTIC}, 21, 'tictactrek', '{{}}', 'random', {BEN}, {CLEO}, 'accepted', 105,
            'accepted', 1, 2);
    INSERT INTO matches (id, challenge, guild, channel, game, options, deal, started, ended, winner,
        reason, scores, rated, counted, salt) VALUES
        (1, 1, {DEN}, 20, 'tictactrek', '{{}}', '{_DEAL}', 1, 5, 0, 'resigned', '[0, 0]', 1, 1,
            'ab'),
        (2, NULL, {DEN}, 20, 'tictactrek', '{{}}', '{_DEAL}', 1, NULL, NULL, NULL, NULL, 1, NULL,
            'cd'),
        (3, 5, {ATTIC}, 21, 'tictactrek', '{{}}', '{_DEAL}', 1, 6, 1, 'resigned', '[0, 0]', 1, 2,
            NULL),
        (4, NULL, {ATTIC}, 21, 'tictactrek', '{{}}', '{_DEAL}', 1, 6, NULL, 'moderated', '[0, 0]',
            0, NULL, NULL),
        (5, NULL, {ATTIC}, 21, 'tictactrek', '{{}}', '{_DEAL}', 1, NULL, NULL, NULL, NULL, 1, NULL,
            NULL);
    INSERT INTO seats VALUES (1, 0, {ADA}), (1, 1, {BEN}), (2, 0, {BEN}), (2, 1, {ADA}),
        (3, 0, {BEN}), (3, 1, {CLEO}), (4, 0, {BEN}), (4, 1, {CLEO}), (5, 0, {CLEO}), (5, 1, {BEN});
    INSERT INTO moves VALUES (1, 0, 0, 'N12', 2, NULL), (2, 0, 0, 'N12', 2, NULL),
        (3, 0, 0, 'N12', 2, NULL);
    INSERT INTO boards (message, match, channel, ply, ended, controls) VALUES
        (201, 1, 20, 0, 0, 0), (202, 1, 20, 1, 1, 1), (203, 2, 20, 1, 0, 1), (204, 3, 21, 1, 1, 0),
        (205, 4, 21, 0, 1, 0);
    INSERT INTO facts VALUES ('commands', 'abc'), ('out of {ATTIC}', '2026-01-01T00:00:00+00:00');
    INSERT INTO sending VALUES (2, 1);
    INSERT INTO letters (match, seat, channel, message, ply) VALUES
        (1, 0, 777000111222333444, 301, 1), (1, 1, 31, 302, 1);
    INSERT INTO offers (id, match, kind, seat, state, message, shown, made) VALUES
        (1, 1, 'draw', 0, 'declined', 401, 'declined', 3), (2, 3, 'draw', 0, 'declined', 402,
            'declined', 3);
    INSERT INTO drafts VALUES (2, {ADA}, 1, 'A1A2A3B2'), (2, {BEN}, 1, 'A1');
    INSERT INTO warnings VALUES (1, 0, 2, 501), (3, 0, 2, 502);
    INSERT INTO absences VALUES (1, {ADA}, 10, 20), (2, {BEN}, 10, 20);
    INSERT INTO preferences VALUES ({ADA}, 'pings', 'false'), ({BEN}, 'locale', '"de"');
    INSERT INTO moderations VALUES (1, 4, {ADA}, 'end', '{NOTE}', 13),
        (2, 3, {BEN}, 'end', 'so', 13);
    INSERT INTO settings VALUES ({DEN}, 'place', '"thread"'), ({ATTIC}, 'place', '"thread"');
    INSERT INTO blocks VALUES ({ADA}, {BEN}, 1), ({BEN}, {ADA}, 1), ({BEN}, {CLEO}, 1);
    INSERT INTO erasures VALUES (601, 21, {ATTIC}), (602, 32, NULL);
"""  # noqa: S608 - constants


def fill(path: Path) -> None:
    """Put all that into the database at ``path``, which is there and empty; ratings follow."""
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA foreign_keys = ON")
        database.executescript(ROWS)
        database.execute("PRAGMA secure_delete = OFF")  # as it was when others deleted before
        for number in range(200):
            database.execute("INSERT INTO people VALUES (?, ?, ?)", (number + 1, ADA, NAME))
        database.execute("DELETE FROM people WHERE guild BETWEEN 1 AND 200")
        database.commit()


async def filled(path: Path) -> Store:
    """An open store with all that in it."""
    await (await Store.open(path)).close()
    fill(path)
    store = await Store.open(path)
    await store.ratings.recount()
    return store


def traces(path: Path, *, person: int = ADA, name: str = NAME) -> list[str]:
    """Where in the files of a database something of a person can be read, as raw bytes."""
    wanted = {
        "number": person.to_bytes(8, "big"),
        "digits": str(person).encode(),
        "name": name.encode(),
        "note": NOTE.encode(),
    }
    return [
        f"{what} in {file.name}"
        for file in sorted(path.parent.glob(f"{path.name}*"))
        for what, trace in wanted.items()
        if trace in file.read_bytes()
    ]


LATER = NOW + timedelta(days=1)
