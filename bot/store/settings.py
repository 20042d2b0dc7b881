"""What each server has settled for itself."""

import json
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import Any

import aiosqlite

from bot.store.database import Database
from bot.store.records import Place

RATED_A_DAY = 10


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What a server has settled; each field as it comes where nobody has settled it.

    ``clock`` and ``place`` are what a challenge has that names none; ``moderator`` is a role whose
    members may end matches besides those who manage messages. ``matches`` and ``challenges`` are
    how many of each may be open for a person at a time. ``rated`` is whether a challenge that does
    not say so is, and ``rated_a_day`` how many rated matches of a game the same two people can
    begin on a day of UTC.
    """

    clock: str = "days-3"
    place: Place = "here"
    moderator: int | None = None
    matches: int = 20
    challenges: int = 5
    rated: bool = True
    rated_a_day: int = RATED_A_DAY


_NAMES = {field.name for field in fields(ServerSettings)}
_OF = "SELECT name, value FROM settings WHERE guild = ?"


class Settings:
    """Queries about what servers have settled."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guild: int) -> ServerSettings:
        """What a server has settled."""
        return _settings(await self._database.all(_OF, (guild,)))

    async def settle(self, guild: int, **settled: Any) -> None:
        """Settle something, by the names of the fields of `ServerSettings`.

        Raises:
            TypeError: there is no such field.
        """
        replace(ServerSettings(), **settled)
        async with self._database.transaction() as writer:
            await writer.executemany(
                "INSERT INTO settings (guild, name, value) VALUES (?, ?, ?)"
                " ON CONFLICT DO UPDATE SET value = excluded.value",
                [(guild, name, json.dumps(value)) for name, value in settled.items()],
            )


async def settled_for(writer: aiosqlite.Connection, guild: int) -> ServerSettings:
    """What a server has settled, as a transaction sees it."""
    return _settings(await writer.execute_fetchall(_OF, (guild,)))


def _settings(rows: Iterable[sqlite3.Row]) -> ServerSettings:
    settled = {row["name"]: json.loads(row["value"]) for row in rows if row["name"] in _NAMES}
    return replace(ServerSettings(), **settled)
