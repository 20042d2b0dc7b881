"""Ratings in the database: who stands where, how that came about, and what was played for it.

A server is given by its id, all servers together by `EVERYWHERE`.
"""

import sqlite3
from collections.abc import Sequence
from datetime import datetime

from bot.glicko import Rating
from bot.store.database import Database
from bot.store.ledger import EVERYWHERE
from bot.store.records import Result, Standing
from bot.store.tallying import (
    BETWEEN,
    COUNTED,
    HAS_RESULT,
    WITHOUT_RESULT,
    account_of,
    counted_of,
    ledger_of,
    rating_of,
    rewrite,
)
from bot.store.times import from_ms, to_ms

_WITH_RANK = (
    "SELECT *, CASE WHEN provisional THEN NULL ELSE 1 + (SELECT count(*) FROM ratings AS better"
    " WHERE better.guild = ratings.guild AND better.game = ratings.game"
    " AND better.provisional = 0 AND better.rating > ratings.rating) END AS rank FROM ratings "
)
PAGE = (
    "SELECT * FROM ratings WHERE guild = ? AND game = ?"
    " ORDER BY provisional, rating DESC, person LIMIT ? OFFSET ?"
)
SIZE = "SELECT count(*) AS size FROM ratings WHERE guild = ? AND game = ?"
OWN = _WITH_RANK + "WHERE guild = ? AND game = ? AND person = ?"
LATEST = "SELECT game FROM matches WHERE counted IS NOT NULL ORDER BY counted DESC LIMIT 1"
LATEST_IN = LATEST.replace("WHERE", "WHERE guild = ? AND")
COURSE = (
    "SELECT * FROM rating_history WHERE guild = ? AND game = ? AND person = ?"
    " ORDER BY counted DESC LIMIT ?"
)
_RESULTS = f"""
    SELECT id, game, ended, counted, winner, own.seat AS seat, their.person AS opponent
    FROM seats AS own JOIN matches ON id = own.match
    JOIN seats AS their ON their.match = id AND their.seat <> own.seat
    WHERE own.person = ? AND guild = ? AND ended IS NOT NULL AND {HAS_RESULT} ORDER BY ended, id
"""  # noqa: S608 - a constant


class Ratings:
    """Queries about ratings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(self, guild: int, game: str, first: int, size: int) -> list[Standing]:
        """``size`` people from place ``first`` on, which counts from 0: best first.

        Who is provisional comes last and has no rank; equal ratings share one.
        """
        rows = await self._database.all(PAGE, (guild, game, size, first))
        if not rows or rows[0]["provisional"]:
            return [_standing(row, None) for row in rows]
        top = await self.standing(guild, game, rows[0]["person"])
        standings: list[Standing] = []
        rank = top.rank if top is not None else None
        for place, row in enumerate(rows, start=first + 1):
            if standings and row["rating"] != standings[-1].account.rating.rating:
                rank = place
            standings.append(_standing(row, None if row["provisional"] else rank))
        return standings

    async def size(self, guild: int, game: str) -> int:
        """How many people have a rating in a game."""
        row = await self._database.one(SIZE, (guild, game))
        return int(row["size"]) if row else 0

    async def standing(self, guild: int, game: str, person: int) -> Standing | None:
        """How somebody stands in a game, None without a rating."""
        row = await self._database.one(OWN, (guild, game, person))
        return None if row is None else _standing(row, row["rank"])

    async def latest(self, guild: int) -> str | None:
        """The game of the rated match that ended last, None where none did."""
        here = guild != EVERYWHERE
        row = await self._database.one(LATEST_IN if here else LATEST, (guild,) if here else ())
        return None if row is None else str(row["game"])

    async def course(
        self, guild: int, game: str, person: int, last: int
    ) -> list[tuple[datetime, Rating]]:
        """The last so many ratings of somebody, oldest first, each with when it came about."""
        rows = await self._database.all(COURSE, (guild, game, person, last))
        return [(from_ms(row["ended"]), rating_of(row)) for row in reversed(rows)]

    async def results(self, guild: int, person: int) -> list[Result]:
        """What somebody's matches in a server led to, oldest first."""
        rows = await self._database.all(_RESULTS, (person, guild, WITHOUT_RESULT))
        return [_result(row) for row in rows]

    async def between(self, people: Sequence[int], game: str, since: datetime) -> int:
        """How many rated matches two people have begun in a game since then, in all servers.

        One that ended without a result is none.
        """
        row = await self._database.one(BETWEEN, (*people, game, to_ms(since)))
        return int(row["played"]) if row else 0

    async def recount(self) -> int:
        """Count all matches anew and write that in one transaction; returns how many count.

        They are counted before it begins, so that whoever else writes waits for the writing alone.
        """
        before = [counted_of(row) for row in await self._database.all(COUNTED)]
        ledger = ledger_of(before)
        async with self._database.transaction() as writer:
            return await rewrite(writer, before, ledger)


def _standing(row: sqlite3.Row, rank: int | None) -> Standing:
    return Standing(row["person"], rank, account_of(row))


def _result(row: sqlite3.Row) -> Result:
    winner = row["winner"]
    return Result(
        match=row["id"],
        game=row["game"],
        opponent=row["opponent"],
        won=None if winner is None else winner == row["seat"],
        rated=row["counted"] is not None,
        ended=from_ms(row["ended"]),
    )
