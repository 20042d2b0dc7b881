"""``python -m bot check``: whether the bot could run, one line a thing, without starting it.

Nothing is changed: the database is looked at in a copy, and Discord is only asked.
"""

import asyncio
import os
import random
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

from bot.integrity import faults
from bot.settings import Settings, misspelt
from bot.store import DatabaseError, Store, back_up
from bot.words import Words
from engines import GAMES
from render import DEFAULT_THEME, picture
from render.theme import open_fonts

Mark = Literal["ok", "note", "wrong"]


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found about a thing; where it is wrong, ``text`` says what would be right."""

    mark: Mark
    thing: str
    text: str

    def __str__(self) -> str:
        return f"{self.mark:<5}  {self.thing}: {self.text}"


Check: TypeAlias = Callable[[Settings], AsyncIterator[Finding]]
StoreCheck: TypeAlias = Callable[[Store], AsyncIterator[Finding]]

_MOST_FAULTS = 20
"""Faults of a database that are told one by one; a spoilt one can have thousands."""


async def _settings(_chosen: Settings) -> AsyncIterator[Finding]:
    wrong = misspelt()
    for name, meant in wrong.items():
        yield Finding("wrong", "settings", f"{name} is none; {meant} is meant, probably.")
    if not wrong:
        yield Finding("ok", "settings", "each can be.")


async def _texts(chosen: Settings) -> AsyncIterator[Finding]:
    try:
        Words(chosen.language)("button-accept")
    except (KeyError, OSError, ValueError) as error:
        text = f"bot/locales cannot be read; fetch Fireside anew. ({error})"
        yield Finding("wrong", "texts", text)
    else:
        yield Finding("ok", "texts", f"the language {chosen.language} is there.")


async def _pictures(chosen: Settings) -> AsyncIterator[Finding]:
    say = Words(chosen.language)
    try:
        open_fonts()
        for game, rules in GAMES.items():
            start = rules.start(rules.deal(rules.chosen({}), random.Random(0)))  # noqa: S311
            picture(game, start.view(None), DEFAULT_THEME, say)
    except (ImportError, OSError) as error:
        text = f"they cannot be drawn; install the packages and fetch Fireside anew. ({error})"
        yield Finding("wrong", "pictures", text)
    else:
        yield Finding("ok", "pictures", "the fonts are there, and every game is drawn.")


async def _database(
    chosen: Settings, looks: Sequence[StoreCheck] | None = None
) -> AsyncIterator[Finding]:
    path = chosen.database
    if closed := _not_writable(path):
        yield Finding("wrong", "database", closed)
    elif not path.exists():
        yield Finding("ok", "database", f"there is no {path} yet; `run` makes it.")
    if not path.is_file():
        return
    with tempfile.TemporaryDirectory(prefix="fireside-check-") as folder:
        copy = Path(folder) / "copy.sqlite3"
        try:
            if damage := await asyncio.to_thread(_damage, path, copy):
                text = f"{path} is damaged ({damage}). Stop the bot and restore a backup."
                yield Finding("wrong", "database", text)
                return
            store = await Store.open(copy)
        except (DatabaseError, sqlite3.Error) as error:
            text = f"{path} cannot be used: {error.__cause__ or error}"
            yield Finding("wrong", "database", text.replace(str(copy), str(path)))
            return
        try:
            yield Finding("ok", "database", f"{path} is whole and ours.")
            for check in STORE_CHECKS if looks is None else looks:
                async for finding in check(store):
                    yield finding
        except (sqlite3.Error, ValueError) as error:  # whole, but somebody else wrote in it
            text = f"{path} cannot be read ({error}). Stop the bot and restore a backup."
            yield Finding("wrong", "database", text)
        finally:
            await store.close()


async def _matches(store: Store) -> AsyncIterator[Finding]:
    counts = await store.counts(())
    running, ended = sum(counts.under_way.values()), sum(counts.ended.values())
    unknown = sorted({*counts.under_way} - {*GAMES})
    if unknown:
        text = f"some under way are of {', '.join(unknown)}, which this Fireside does not know."
        yield Finding("wrong", "matches", f"{text} Run the version that wrote them, or a newer.")
    else:
        yield Finding("ok", "matches", f"{running} under way, {ended} ended.")


async def _integrity(store: Store) -> AsyncIterator[Finding]:
    found = 0
    async for fault in faults(store):
        found += 1
        if found <= _MOST_FAULTS:
            yield Finding("wrong", "integrity", fault)
    if found > _MOST_FAULTS:
        yield Finding("wrong", "integrity", f"{found - _MOST_FAULTS} more faults of the kind.")
    if not found:
        yield Finding(
            "ok", "integrity", "every match replays to what is stored of it, and so do the ratings."
        )


async def _database_alone(chosen: Settings) -> AsyncIterator[Finding]:
    """The database without what is in it."""
    async for finding in _database(chosen, ()):
        yield finding


QUICK: tuple[Check, ...] = (_settings, _texts, _pictures, _database_alone)
"""What takes a moment, however many matches there are."""
CHECKS: tuple[Check, ...] = (_settings, _texts, _pictures, _database)
"""What can be looked at on this machine; `bot.asking` has what Discord is asked."""
STORE_CHECKS: tuple[StoreCheck, ...] = (_matches, _integrity)
"""What is looked at in a copy of the database, when that is whole."""


def _not_writable(path: Path) -> str | None:
    """Why the database could not be written at ``path``."""
    if path.is_dir():
        return f"{path} is a folder; name a file with FIRESIDE_DATABASE."
    folder = next(each for each in path.absolute().parents if each.exists())
    if not folder.is_dir():
        return f"{folder} is no folder; name another file with FIRESIDE_DATABASE."
    for place in (folder, path):  # SQLite keeps two files beside its own
        if place.exists() and not os.access(place, os.W_OK):
            return f"{place} cannot be written by this user; give it to the one who runs the bot."
    return None


def _damage(path: Path, copy: Path) -> str | None:
    """Copy a database; what SQLite finds broken in it, None where it is whole."""
    try:
        back_up(path, copy)
        with closing(sqlite3.connect(copy)) as database:
            (found,) = database.execute("PRAGMA integrity_check(1)").fetchone()
    except (DatabaseError, sqlite3.DatabaseError) as error:
        cause = error.__cause__ or error
        if type(cause) is sqlite3.DatabaseError:
            return str(cause)  # its subclasses are of other kinds, such as a lock
        raise
    except UnicodeDecodeError:
        return "there is text in it that is none"
    return None if found == "ok" else str(found).splitlines()[-1]
