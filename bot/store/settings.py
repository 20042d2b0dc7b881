"""What each server, and each person, has settled for itself.

Asked for with every message, so what was read last is kept in memory. One process writes the
database (see the decisions in docs/architecture.md), so what is kept holds until it settles anew.
"""

import json
import sqlite3
from collections import OrderedDict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Generic, TypeVar, get_args

import aiosqlite

from bot.clocks import CLOCKS
from bot.remembering import remember
from bot.store.database import Database
from bot.store.records import Place

RATED_A_DAY = 10
AS_DISCORD = "discord"
"""The language of whoever leaves it to Discord."""
PLAIN_THEME = "default"
"""The theme of pictures where nobody has chosen another."""
_KEPT = 10_000


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What a server has settled; each field as it comes where nobody has settled it.

    ``clock`` and ``place`` are what a challenge has that names none; ``moderator`` is a role whose
    members may end matches besides those who manage messages. ``matches`` and ``challenges`` are
    how many of each may be open for a person at a time. ``rated`` is whether a challenge that does
    not say so is, and ``rated_a_day`` how many rated matches of a game the same two people can
    begin on a day of UTC. ``channels`` are those in which matches may begin, none meaning all.
    ``language`` and ``theme`` are those of what everybody there reads and sees.
    """

    clock: str = "days-3"
    place: Place = "here"
    moderator: int | None = None
    matches: int = 20
    challenges: int = 5
    rated: bool = True
    rated_a_day: int = RATED_A_DAY
    channels: tuple[int, ...] = ()
    language: str = AS_DISCORD
    theme: str = PLAIN_THEME


@dataclass(frozen=True, slots=True)
class Personal:
    """What a person has settled, in every server; each field as it comes where they have not.

    ``pings`` is whether messages in channels notify them, ``letters`` whether they get private
    messages that they did not ask for, and ``confirm`` whether they are asked before each move.
    ``language`` and ``theme`` are those of what they alone read and see; ``locale`` is what their
    Discord was last seen to speak.
    """

    language: str = AS_DISCORD
    theme: str = PLAIN_THEME
    pings: bool = True
    letters: bool = True
    confirm: bool = False
    locale: str | None = None


T = TypeVar("T", ServerSettings, Personal)


class Settled(Generic[T]):
    """Queries about what each of some owners has settled: a row for each thing, in JSON."""

    def __init__(self, database: Database, table: str, owner: str, defaults: T) -> None:
        self._database = database
        self._defaults: T = defaults
        self._of = f"SELECT name, value FROM {table} WHERE {owner} = ?"  # noqa: S608
        self._put = (
            f"INSERT INTO {table} ({owner}, name, value) VALUES (?, ?, ?)"  # noqa: S608
            " ON CONFLICT DO UPDATE SET value = excluded.value"
        )
        self._known: OrderedDict[int, T] = OrderedDict()
        self._changes = 0

    async def of(self, owner: int) -> T:
        """What an owner has settled."""
        known = self._known.get(owner)
        if known is None:
            changes = self._changes
            known = _settled(self._defaults, await self._database.all(self._of, (owner,)))
            if changes == self._changes:  # else it may be out of date already
                remember(self._known, owner, known, _KEPT)
        return known

    async def settle(self, owner: int, **settled: Any) -> None:
        """Settle something, by the names of the fields.

        Raises:
            TypeError: there is no such field.
        """
        replace(self._defaults, **settled)
        try:
            async with self._database.transaction() as writer:
                await writer.executemany(
                    self._put, [(owner, name, json.dumps(value)) for name, value in settled.items()]
                )
        finally:  # whoever is cancelled meanwhile does not know whether it was written
            self.forget(owner)

    def forget(self, owner: int) -> None:
        """Read anew what an owner has settled; to be called by whoever else writes the table."""
        self._changes += 1
        self._known.pop(owner, None)


class Settings(Settled[ServerSettings]):
    """What servers have settled."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, "settings", "guild", ServerSettings())


class Preferences(Settled[Personal]):
    """What people have settled for themselves."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, "preferences", "person", Personal())


async def settled_for(writer: aiosqlite.Connection, guild: int) -> ServerSettings:
    """What a server has settled, as a transaction sees it."""
    rows = await writer.execute_fetchall(
        "SELECT name, value FROM settings WHERE guild = ?", (guild,)
    )
    return _settled(ServerSettings(), rows)


_KNOWN: Mapping[str, Collection[str]] = {"clock": CLOCKS, "place": get_args(Place)}
"""The values that a challenge can be stored with."""


def _settled(defaults: T, rows: Iterable[sqlite3.Row]) -> T:
    names = {field.name for field in fields(defaults)}
    found = {row["name"]: json.loads(row["value"]) for row in rows if row["name"] in names}
    for name, known in _KNOWN.items():
        if name in found and found[name] not in known:
            del found[name]  # a value that is gone is as none
    settled: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in found.items()
    }
    return replace(defaults, **settled)
