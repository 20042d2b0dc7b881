"""Everything that the store holds of its matches, to be looked at whether it can be so."""

import math
import sqlite3
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.store.boards import read_board
from bot.store.challenges import read_challenge
from bot.store.database import PAGE, Database
from bot.store.offers import read_offer
from bot.store.records import Board, Challenge, Match, Offer
from bot.store.rows import SELECT_MATCH, read_match
from bot.store.tallying import (
    ACCOUNT,
    COUNTED,
    ENTRY,
    HAS_RESULT,
    WITHOUT_RESULT,
    accounts,
    counted_of,
    entries,
    ledger_of,
)
from bot.store.times import from_ms

_OF_MATCHES = {
    "seats": "SELECT * FROM seats WHERE match BETWEEN ? AND ?",
    "moves": "SELECT * FROM moves WHERE match BETWEEN ? AND ? ORDER BY ply",
    "offers": "SELECT * FROM offers WHERE match BETWEEN ? AND ?",
    "boards": "SELECT * FROM boards WHERE match BETWEEN ? AND ?",
    "warnings": "SELECT * FROM warnings WHERE match BETWEEN ? AND ?",
    "letters": "SELECT * FROM letters WHERE match BETWEEN ? AND ?",
    "moderations": "SELECT * FROM moderations WHERE match BETWEEN ? AND ?",
    "challenges": "SELECT matches.id AS match, challenges.* FROM challenges"
    " JOIN matches ON challenge = challenges.id WHERE matches.id BETWEEN ? AND ?",
    "rematches": "SELECT rematch AS match, challenges.* FROM challenges"
    " WHERE state IN ('open', 'accepted') AND rematch BETWEEN ? AND ?",
}
"""What belongs to the matches with such ids; each row names its ``match``."""
_MISCOUNTED = f"""
    SELECT id FROM matches
    WHERE (counted IS NOT NULL) <> (rated = 1 AND ended IS NOT NULL AND {HAS_RESULT}) ORDER BY id
"""  # noqa: S608 - a constant


@dataclass(frozen=True, slots=True)
class Kept:
    """All that is kept of a match.

    ``match`` is None, and the rest but its ``people`` left out, where some of it cannot be read.
    ``result`` are its stored winner, reason and scores, whether or not it is over; ``plies``,
    ``warned`` and ``letters`` those that its moves, warnings and letters name.
    """

    id: int
    people: Sequence[int]
    match: Match | None = None
    result: tuple[object, object, object] = (None, None, None)
    plies: Sequence[int] = ()
    challenges: Sequence[Challenge] = ()
    rematches: Sequence[Challenge] = ()
    offers: Sequence[Offer] = ()
    boards: Sequence[Board] = ()
    warned: Sequence[int] = ()
    letters: Sequence[tuple[int | None, bool]] = ()
    moderated: bool = False


class Audit:
    """Queries about whether what is stored fits together."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def damage(self) -> list[str]:
        """What SQLite itself finds wrong: broken pages, and rows that belong to nothing."""
        broken = [row[0] for row in await self._database.all("PRAGMA integrity_check")]
        strays = await self._database.all("PRAGMA foreign_key_check")
        return [
            *(f"SQLite finds: {each}." for each in broken if each != "ok"),
            *(f"A row of {row['table']} belongs to no row of {row['parent']}." for row in strays),
        ]

    async def sealed_since(self) -> datetime | None:
        """Since when deals and hidden moves are committed to, as far as that can be seen."""
        row = await self._database.one(
            "SELECT min(time) AS since FROM (SELECT min(started) AS time FROM matches"
            " WHERE salt IS NOT NULL OR clock <> 'none'"
            " UNION ALL SELECT min(played) FROM moves WHERE salt IS NOT NULL)"
        )
        return None if row is None or row["since"] is None else from_ms(row["since"])

    async def unmatched(self) -> list[tuple[int, int]]:
        """Accepted challenges that did not become one match, and how many they became."""
        rows = await self._database.all(
            "SELECT challenges.id, count(matches.id) AS became FROM challenges"
            " LEFT JOIN matches ON challenge = challenges.id WHERE state = 'accepted'"
            " GROUP BY challenges.id HAVING became <> 1 ORDER BY challenges.id"
        )
        return [(row["id"], row["became"]) for row in rows]

    async def uncounted(self) -> list[int]:
        """Matches that count for the ratings and should not, or do not and should."""
        rows = await self._database.all(_MISCOUNTED, (WITHOUT_RESULT,))
        return [row["id"] for row in rows]

    async def misrated(self) -> list[tuple[int, str]]:
        """The servers and games whose ratings are not those that their matches lead to."""
        ledger = ledger_of(map(counted_of, await self._database.all(COUNTED)))
        wrong: set[tuple[int, str]] = set()
        for table, columns, keys, counted in (
            ("ratings", ACCOUNT, 3, accounts(ledger)),
            ("rating_history", ENTRY, 4, entries(ledger)),
        ):
            rows = await self._database.all(f"SELECT {columns} FROM {table}")  # noqa: S608
            stored = {tuple(row)[:keys]: tuple(row)[keys:] for row in rows}
            wanted = {row[:keys]: row[keys:] for row in counted}
            wrong |= {
                (int(key[0]), str(key[1]))
                for key in stored.keys() | wanted.keys()
                if not _alike(stored.get(key), wanted.get(key))
            }
        return sorted(wrong)

    async def matches(self) -> AsyncIterator[Kept]:
        """Every match with all that is kept of it, oldest first; looked up page by page.

        Of those of a server that is gone, nothing but the result is kept, so they are left out.
        """
        last = 0
        while True:
            rows = await self._database.all(
                f"{SELECT_MATCH}WHERE matches.id > ? AND guild <> 0 ORDER BY matches.id LIMIT ?",
                (last, PAGE),
            )
            if rows:
                belonging = await self._belonging(rows[0]["id"], rows[-1]["id"])
            for row in rows:
                yield _kept(row, belonging)
            if len(rows) < PAGE:
                return
            last = rows[-1]["id"]

    async def _belonging(self, first: int, last: int) -> dict[str, dict[int, list[sqlite3.Row]]]:
        """The rows of each other table that belong to a range of matches, by match."""
        found: dict[str, dict[int, list[sqlite3.Row]]] = {}
        for table, query in _OF_MATCHES.items():
            by_match = found[table] = {}
            for row in await self._database.all(query, (first, last)):
                by_match.setdefault(row["match"], []).append(row)
        return found


def _alike(one: Sequence[Any] | None, two: Sequence[Any] | None) -> bool:
    """Whether two rows say the same; another machine may have rounded otherwise."""
    if one is None or two is None:
        return False
    return all(
        left == right or (isinstance(left, float) and math.isclose(left, right, abs_tol=1e-6))
        for left, right in zip(one, two, strict=True)
    )


def _kept(row: sqlite3.Row, belonging: Mapping[str, Mapping[int, list[sqlite3.Row]]]) -> Kept:
    def rows(table: str) -> list[sqlite3.Row]:
        return belonging[table].get(row["id"], [])

    people = tuple(each["person"] for each in rows("seats"))
    try:
        return Kept(
            id=row["id"],
            people=people,
            match=read_match(row),
            result=(row["winner"], row["reason"], row["scores"]),
            plies=[each["ply"] for each in rows("moves")],
            challenges=[read_challenge(each) for each in rows("challenges")],
            rematches=[read_challenge(each) for each in rows("rematches")],
            offers=[read_offer(each) for each in rows("offers")],
            boards=[read_board(each) for each in rows("boards")],
            warned=[each["ply"] for each in rows("warnings")],
            letters=[(each["ply"], bool(each["ended"])) for each in rows("letters")],
            moderated=bool(rows("moderations")),
        )
    except (TypeError, ValueError, OverflowError):
        return Kept(row["id"], people)
