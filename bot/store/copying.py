"""Backups: the whole database, copied by SQLite itself while it may be in use."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from bot.store.migrating import DatabaseError


def back_up(source: Path, target: Path) -> None:
    """Copy the database at ``source`` to ``target``, as it is and whatever its schema.

    ``target`` appears when the copy is whole, so a failure or a kill leaves no half copy there.

    Raises:
        DatabaseError: it cannot be read, or the copy cannot be written.
    """
    part = target.with_name(f"{target.name}.part")
    address = f"{source.resolve().as_uri()}?mode=rw"  # which makes no file where there is none
    try:
        part.unlink(missing_ok=True)
        with (
            closing(sqlite3.connect(address, uri=True)) as original,
            closing(sqlite3.connect(part)) as copy,
        ):
            original.backup(copy)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise DatabaseError(f"{source} cannot be copied to {target}: {error}.") from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
