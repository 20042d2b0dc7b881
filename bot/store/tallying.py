"""Counting rated matches in the database, within the transaction of whoever writes."""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from typing import TypeAlias

import aiosqlite

from bot.glicko import Rating
from bot.store.ledger import Counted, Ledger, Place, places
from bot.store.records import Account
from engines.endings import NO_RESULT

_SELECT = (
    "SELECT id, guild, game, winner, ended, counted, one.person AS first, two.person AS second"
    " FROM matches JOIN seats AS one ON one.match = id AND one.seat = 0"
    " JOIN seats AS two ON two.match = id AND two.seat = 1 "
)

BETWEEN = (
    "SELECT count(*) AS played FROM seats AS one JOIN seats AS two ON two.match = one.match"
    " JOIN matches ON id = one.match WHERE one.person = ? AND two.person = ? AND game = ?"
    " AND started >= ? AND rated = 1 AND (ended IS NULL OR counted IS NOT NULL)"
)
"""How many rated matches two people have begun in a game since a time, in all servers; one that
ended without a result is none."""

Row: TypeAlias = tuple[int | float | str, ...]
"""What stands in the columns of a table, in their order."""
ACCOUNT = "guild, game, person, rating, deviation, volatility, provisional, won, drawn, lost"
"""The columns of ``ratings``."""
ENTRY = "guild, game, person, counted, match, ended, rating, deviation, volatility"
"""The columns of ``rating_history``."""
HAS_RESULT = "(winner IS NOT NULL OR reason NOT IN (SELECT value FROM json_each(?)))"
"""Whether a match that is over has a result; takes `WITHOUT_RESULT`."""
WITHOUT_RESULT = json.dumps(NO_RESULT)

COUNTED = _SELECT + "WHERE counted IS NOT NULL ORDER BY counted"
"""Every match that counts, in the order of counting."""


def ledger_of(matches: Iterable[Counted]) -> Ledger:
    """A new ledger into which these matches are entered, in this order."""
    ledger = Ledger()
    for match in matches:
        ledger.enter(match)
    return ledger


async def count_match(writer: aiosqlite.Connection, number: int) -> None:
    """Count a match that has just ended with a result, if it is rated."""
    cursor = await writer.execute(
        "UPDATE matches SET counted = 1 +"
        " (SELECT ifnull(max(counted), 0) FROM matches WHERE counted IS NOT NULL)"
        " WHERE id = ? AND rated = 1 AND counted IS NULL",
        (number,),
    )
    if cursor.rowcount != 1:
        return
    rows = await writer.execute_fetchall(_SELECT + "WHERE id = ?", (number,))
    ledger = Ledger()
    for match in map(counted_of, rows):
        for pair in places(match):
            for place in pair:
                ledger.accounts[place] = await _account(writer, place)
        ledger.enter(match)
    await _write(writer, ledger)


async def rewrite(writer: aiosqlite.Connection, before: Sequence[Counted], ledger: Ledger) -> int:
    """Put a ledger, into which the matches ``before`` were entered, in the place of all ratings.

    What has been counted since then is entered too. Returns how many matches count.
    """
    now = [counted_of(row) for row in await writer.execute_fetchall(COUNTED)]
    if now[: len(before)] != before:  # something else than counting has happened to them
        before, ledger = [], Ledger()
    for match in now[len(before) :]:
        ledger.enter(match)
    await writer.execute("DELETE FROM rating_history")
    await writer.execute("DELETE FROM ratings")
    await _write(writer, ledger)
    return len(now)


def accounts(ledger: Ledger) -> list[Row]:
    """A row for ``ratings`` of each account in a ledger, in the order of `ACCOUNT`."""
    return [
        (
            *(place.guild, place.game, place.person),
            *_figures(account.rating),
            account.rating.provisional,
            *(account.won, account.drawn, account.lost),
        )
        for place, account in ledger.accounts.items()
        if place.person > 0  # others' ratings follow from those of former players, too
    ]


def entries(ledger: Ledger) -> list[Row]:
    """A row for ``rating_history`` of each entry in a ledger, in the order of `ENTRY`."""
    return [
        (
            *(entry.place.guild, entry.place.game, entry.place.person),
            *(entry.match.counted, entry.match.id, entry.match.ended),
            *_figures(entry.rating),
        )
        for entry in ledger.entries
        if entry.place.person > 0
    ]


async def _account(writer: aiosqlite.Connection, place: Place) -> Account:
    """What a place holds now, or what somebody new starts with."""
    rows = await writer.execute_fetchall(
        "SELECT * FROM ratings WHERE guild = ? AND game = ? AND person = ?",
        (place.guild, place.game, place.person),
    )
    return next(map(account_of, rows), Account())


async def _write(writer: aiosqlite.Connection, ledger: Ledger) -> None:
    await writer.executemany(
        f"INSERT OR REPLACE INTO ratings ({ACCOUNT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608
        accounts(ledger),
    )
    await writer.executemany(
        f"INSERT INTO rating_history ({ENTRY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608
        entries(ledger),
    )


def _figures(rating: Rating) -> tuple[float, float, float]:
    return rating.rating, rating.deviation, rating.volatility


def rating_of(row: sqlite3.Row) -> Rating:
    """The rating in a row of ``ratings`` or ``rating_history``."""
    return Rating(row["rating"], row["deviation"], row["volatility"])


def account_of(row: sqlite3.Row) -> Account:
    """The account in a row of ``ratings``."""
    return Account(rating_of(row), row["won"], row["drawn"], row["lost"])


def counted_of(row: sqlite3.Row) -> Counted:
    """The match in a row of `COUNTED`."""
    return Counted(
        id=row["id"],
        guild=row["guild"],
        game=row["game"],
        players=(row["first"], row["second"]),
        winner=row["winner"],
        ended=row["ended"],
        counted=row["counted"],
    )
