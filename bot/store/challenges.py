"""Challenges in the database."""

import json
import sqlite3
from collections.abc import AsyncIterator
from datetime import datetime

from bot.store.database import Database, changed
from bot.store.limits import room_for_challenge
from bot.store.records import Challenge, NewChallenge, State
from bot.store.times import from_ms, to_ms


class Parted(Exception):  # noqa: N818 - a refusal is no error
    """Those who played a match are not both there any more."""


class Challenges:
    """Queries about challenges."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self, new: NewChallenge, created: datetime, expires: datetime
    ) -> Challenge | None:
        """Store a challenge; None when an identical one is open.

        Raises:
            TooMany: the challenger has as many challenges or matches as the server allows.
            Parted: it is for a rematch, and one of the two has been forgotten.
        """
        async with self._database.transaction() as writer:
            await room_for_challenge(writer, new, created)
            if new.rematch is not None:
                rows = await writer.execute_fetchall(
                    "SELECT person FROM seats WHERE match = ?", (new.rematch,)
                )
                if {row["person"] for row in rows} != {new.challenger, new.opponent}:
                    raise Parted
            try:
                # read to its end, else it would be a statement in progress for as long as
                # anything holds the error of one that fails, and nothing could be committed
                (row,) = await writer.execute_fetchall(
                    "INSERT INTO challenges (guild, channel, game, options, first, challenger,"
                    " opponent, clock, place, rematch, rated, created, expires)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *",
                    (
                        new.guild,
                        new.channel,
                        new.game,
                        json.dumps(dict(new.options)),
                        new.first,
                        new.challenger,
                        new.opponent,
                        new.clock,
                        new.place,
                        new.rematch,
                        new.rated,
                        to_ms(created),
                        to_ms(expires),
                    ),
                )
            except sqlite3.IntegrityError:
                return None
            changed("challenge-made", challenge=row["id"], game=new.game, clock=new.clock)
        return read_challenge(row)

    async def get(self, number: int) -> Challenge | None:
        """The challenge with this id."""
        row = await self._database.one("SELECT * FROM challenges WHERE id = ?", (number,))
        return read_challenge(row) if row else None

    async def open_like(self, new: NewChallenge) -> Challenge | None:
        """The open challenge that is identical to ``new``: same people, same game."""
        row = await self._database.one(
            "SELECT * FROM challenges WHERE state = 'open' AND guild = ? AND game = ?"
            " AND challenger = ? AND opponent IS ?",
            (new.guild, new.game, new.challenger, new.opponent),
        )
        return read_challenge(row) if row else None

    async def in_message(self, message: int) -> Challenge | None:
        """The challenge that stands in a message. It looks through all of them."""
        row = await self._database.one("SELECT * FROM challenges WHERE message = ?", (message,))
        return read_challenge(row) if row else None

    async def rematch_of(self, match: int) -> Challenge | None:
        """The challenge to the rematch of a match that is open or was accepted."""
        row = await self._database.one(
            "SELECT * FROM challenges WHERE rematch = ? AND state IN ('open', 'accepted')", (match,)
        )
        return read_challenge(row) if row else None

    async def of_match(self, match: int) -> Challenge | None:
        """The challenge that became a match."""
        row = await self._database.one(
            "SELECT * FROM challenges WHERE id = (SELECT challenge FROM matches WHERE id = ?)",
            (match,),
        )
        return read_challenge(row) if row else None

    async def settle(self, number: int, state: State) -> bool:
        """Move an open challenge to ``state``; False when it was open no more."""
        async with self._database.transaction() as writer:
            cursor = await writer.execute(
                "UPDATE challenges SET state = ? WHERE id = ? AND state = 'open'", (state, number)
            )
            if cursor.rowcount != 1:
                return False
            changed("challenge-settled", challenge=number, state=state)
            return True

    async def posted(self, number: int, message: int | None, shown: State | None) -> None:
        """Remember the message in which a challenge stands and the state it shows.

        Without a message, "open" says that one is being sent, and another state that none ever was.
        """
        async with self._database.transaction() as writer:
            await writer.execute(
                "UPDATE challenges SET message = ?, shown = ? WHERE id = ?",
                (message, shown, number),
            )

    async def owing(self) -> AsyncIterator[tuple[int, int]]:
        """Every challenge that its channel does not show as it is now, with that channel."""
        async for row in self._database.pages(
            "SELECT id, channel FROM challenges WHERE id > ? AND (shown IS NOT state"
            " OR message IS NULL AND state = 'open') ORDER BY id LIMIT ?"
        ):
            yield row["id"], row["channel"]

    async def due(self, now: datetime) -> list[Challenge]:
        """Open challenges whose time is over."""
        rows = await self._database.all(
            "SELECT * FROM challenges WHERE state = 'open' AND expires <= ? ORDER BY expires",
            (to_ms(now),),
        )
        return [read_challenge(row) for row in rows]


def read_challenge(row: sqlite3.Row) -> Challenge:
    """The challenge of a whole row."""
    return Challenge(
        guild=row["guild"],
        channel=row["channel"],
        game=row["game"],
        options=json.loads(row["options"]),
        first=row["first"],
        challenger=row["challenger"],
        opponent=row["opponent"],
        clock=row["clock"],
        place=row["place"],
        rematch=row["rematch"],
        rated=bool(row["rated"]),
        id=row["id"],
        state=row["state"],
        message=row["message"],
        shown=row["shown"],
        created=from_ms(row["created"]),
        expires=from_ms(row["expires"]),
    )
