"""Matches in the database: seats, moves and results."""

import json
import sqlite3
from datetime import datetime
from typing import Any

import aiosqlite

from bot.clocks import Timing
from bot.store.database import Database, changed
from bot.store.limits import room_for_match
from bot.store.moderations import note_down
from bot.store.records import (
    Challenge,
    Match,
    Moderation,
    Past,
    PlayedMove,
    past,
)
from bot.store.rows import PLAYERS, SELECT_MATCH, read_match, read_matches
from bot.store.settings import RATED_A_DAY
from bot.store.tallying import BETWEEN, count_match
from bot.store.times import day_of, from_ms, to_ms
from bot.store.timing import begin_turn, write_timing
from engines.endings import counts
from engines.game import Outcome, Seat


class Matches:
    """Queries about matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def start(
        self,
        challenge: Challenge,
        players: tuple[int, int],
        deal: dict[str, Any],
        now: datetime,
        timing: Timing | None = None,
        *,
        salt: str | None = None,
        rated_a_day: int = RATED_A_DAY,
    ) -> int | None:
        """Accept a challenge and start its match at once; None when it was open no more.

        ``timing`` is what its clock says, if it has one, and ``salt`` that of the commitment to
        the deal, where there is one. A rated one becomes casual where the two have begun
        ``rated_a_day`` of the game today.

        Raises:
            TooMany: one of the players has as many matches as the server allows.
        """
        async with self._database.transaction() as writer:
            accepted = await writer.execute(
                "UPDATE challenges SET state = 'accepted' WHERE id = ? AND state = 'open'",
                (challenge.id,),
            )
            if accepted.rowcount != 1:
                return None
            await room_for_match(writer, challenge.guild, players)
            cursor = await writer.execute(
                "INSERT INTO matches"  # noqa: S608 - the query in it is a constant
                " (challenge, guild, channel, game, options, deal, clock, started, salt, rated)"
                f" VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ? AND ({BETWEEN}) < ?)",
                (
                    challenge.id,
                    challenge.guild,
                    challenge.channel,
                    challenge.game,
                    json.dumps(dict(challenge.options)),
                    json.dumps(deal),
                    challenge.clock,
                    to_ms(now),
                    salt,
                    challenge.rated,
                    *(*players, challenge.game, to_ms(day_of(now))),
                    rated_a_day,
                ),
            )
            number = cursor.lastrowid
            assert number is not None
            await writer.executemany(
                "INSERT INTO seats (match, seat, person) VALUES (?, ?, ?)",
                [(number, seat, person) for seat, person in enumerate(players)],
            )
            changed("challenge-settled", challenge=challenge.id, state="accepted")
            changed("match-started", match=number, game=challenge.game, clock=challenge.clock)
            if timing is not None:
                await begin_turn(writer, number, timing)
            return number

    async def get(self, number: int) -> Match | None:
        """The match with this id."""
        row = await self._database.one(SELECT_MATCH + "WHERE id = ?", (number,))
        return read_match(row) if row else None

    async def of_challenge(self, challenge: int) -> int | None:
        """The id of the match that a challenge became."""
        row = await self._database.one("SELECT id FROM matches WHERE challenge = ?", (challenge,))
        return int(row["id"]) if row else None

    async def add_move(
        self,
        number: int,
        ply: int,
        move: PlayedMove,
        result: Outcome | None,
        timing: Timing | None = None,
        *,
        turn_over: bool = True,
    ) -> bool:
        """Store a move, and the result when it ends the match, in one transaction.

        The move passes over what the other offers, and over a takeback whoever asked for it.
        ``timing`` is what the clock says then, None where it goes on; ``turn_over`` says whether
        another turn begins.
        False, and nothing stored, when the match has ended or that ply was played already.
        """
        async with self._database.transaction() as writer:
            try:
                added = await writer.execute(
                    "INSERT INTO moves (match, ply, seat, move, played, salt)"
                    " SELECT ?, ?, ?, ?, ?, ? FROM matches WHERE id = ? AND ended IS NULL"
                    " AND ? = (SELECT count(*) FROM moves WHERE match = ?)",
                    (
                        *(number, ply, move.seat, move.move, to_ms(move.played), move.salt),
                        *(number, ply, number),
                    ),
                )
            except sqlite3.IntegrityError:
                return False
            if added.rowcount != 1:
                return False
            await writer.execute(
                "UPDATE offers SET state = 'lapsed' WHERE match = ? AND state = 'open'"
                " AND (seat != ? OR kind = 'takeback')",
                (number, move.seat),
            )
            changed("move", match=number, ply=ply)
            if result is not None:
                await end_match(writer, number, result, move.played)
            elif timing is not None:
                await (begin_turn if turn_over else write_timing)(writer, number, timing)
            return True

    async def withdraw(self, number: int, ply: int, timing: Timing | None = None) -> bool:
        """Forget the move at ``ply``; False when it is not the last one or the match has ended.

        ``timing`` is what the clock says then, None where it goes on.
        """
        async with self._database.transaction() as writer:
            cursor = await writer.execute(
                "DELETE FROM moves WHERE match = ? AND ply = ?"
                " AND ply + 1 = (SELECT count(*) FROM moves WHERE match = ?)"
                " AND EXISTS (SELECT 1 FROM matches WHERE id = ? AND ended IS NULL)",
                (number, ply, number, number),
            )
            if cursor.rowcount != 1:
                return False
            await writer.execute(
                "UPDATE boards SET ply = ? WHERE match = ? AND ply > ?", (past(ply), number, ply)
            )
            await writer.execute("UPDATE letters SET ply = NULL WHERE match = ?", (number,))
            changed("move-withdrawn", match=number, ply=ply)
            if timing is not None:
                await write_timing(writer, number, timing)
            return True

    async def go_on_in(self, number: int, channel: int) -> bool:
        """Let a match under way go on in another channel; False when it has ended.

        Nothing is owed to the old channel any more.
        """
        async with self._database.transaction() as writer:
            (running,) = await writer.execute_fetchall(
                "SELECT count(*) AS here FROM matches WHERE id = ? AND ended IS NULL", (number,)
            )
            if running["here"]:
                await move_match(writer, number, channel)
            return bool(running["here"])

    async def end(
        self, number: int, result: Outcome, now: datetime, moderation: Moderation | None = None
    ) -> bool:
        """End a match for a reason outside its rules; False when it had ended already.

        A ``moderation`` that ends it is kept with it.
        """
        async with self._database.transaction() as writer:
            ended = await end_match(writer, number, result, now)
            if ended and moderation is not None:
                await note_down(writer, number, moderation)
            return ended

    async def earlier(self, number: int, person: int) -> list[tuple[Seat, str]]:
        """The moves of a person in their match of the same game before match ``number``.

        It is the last one before in which they made a move, in whatever server.
        """
        rows = await self._database.all(
            "SELECT seat, move FROM moves JOIN seats USING (match, seat) WHERE person = ?"
            " AND match = (SELECT max(id) FROM matches JOIN seats AS own ON own.match = id"
            " WHERE own.person = ? AND id < ? AND game = (SELECT game FROM matches WHERE id = ?)"
            " AND EXISTS (SELECT 1 FROM moves WHERE match = id AND moves.seat = own.seat))"
            " ORDER BY ply",
            (person, person, number, number),
        )
        return [(row["seat"], row["move"]) for row in rows]

    async def running(
        self, guild: int, *, channel: int | None = None, person: int | None = None
    ) -> list[Match]:
        """Matches under way in a server, or in a channel of it, or of a person; oldest first."""
        where = ["guild = ?", "ended IS NULL"]
        values: list[int] = [guild]
        if channel is not None:
            where.append("channel = ?")
            values.append(channel)
        if person is not None:
            where.append("id IN (SELECT match FROM seats WHERE person = ?)")
            values.append(person)
        query = f"{SELECT_MATCH}WHERE {' AND '.join(where)} ORDER BY id"
        return read_matches(await self._database.all(query, values))

    async def ended(self, guild: int, channel: int, person: int, most: int) -> list[Past]:
        """Matches of a server that have ended, in a channel or of a person, the latest first."""
        rows = await self._database.all(
            f"SELECT id, game, ended, {PLAYERS} FROM matches"  # noqa: S608 - a constant
            " WHERE guild = ? AND ended IS NOT NULL AND (channel = ? OR id IN"
            " (SELECT match FROM seats WHERE person = ?)) ORDER BY ended DESC, id DESC LIMIT ?",
            (guild, channel, person, most),
        )
        found = []
        for row in rows:
            first, second = json.loads(row["players"])
            found.append(Past(row["id"], row["game"], (first, second), from_ms(row["ended"])))
        return found

    async def last_ended(self, guild: int, channel: int) -> Match | None:
        """The match that ended last in a channel."""
        row = await self._database.one(
            SELECT_MATCH + "WHERE guild = ? AND channel = ? AND ended IS NOT NULL"
            " ORDER BY ended DESC, id DESC LIMIT 1",
            (guild, channel),
        )
        return read_match(row) if row else None


async def end_match(
    writer: aiosqlite.Connection, number: int, result: Outcome, now: datetime
) -> bool:
    """End a match, its clock, and whatever was on offer in it; False when it had ended already.

    A rated one with a result is counted at once.
    """
    cursor = await writer.execute(
        "UPDATE matches SET ended = ?, winner = ?, reason = ?, scores = ?,"
        " due = NULL, warn = NULL, left = NULL"
        " WHERE id = ? AND ended IS NULL",
        (to_ms(now), result.winner, result.reason, json.dumps(result.scores), number),
    )
    await writer.execute(
        "UPDATE offers SET state = 'lapsed' WHERE match = ? AND state = 'open'", (number,)
    )
    if cursor.rowcount != 1:
        return False
    changed("match-ended", match=number, reason=result.reason)
    if counts(result):
        await count_match(writer, number)
    return True


async def move_match(
    writer: aiosqlite.Connection, number: int, channel: int, *, thread: bool = False
) -> None:
    """Bring a match to another channel, a ``thread`` of its own if it is one.

    Nothing is owed to its old one any more, and what is still on offer is owed to the new one.
    """
    await writer.execute(
        "UPDATE matches SET channel = ?, thread = ? WHERE id = ?", (channel, thread, number)
    )
    await writer.execute(
        "UPDATE offers SET message = NULL, shown = NULL WHERE match = ? AND state = 'open'",
        (number,),
    )
    await writer.execute(
        "UPDATE boards SET controls = 0, fleeting = 0 WHERE match = ? AND channel <> ?",
        (number, channel),
    )
    await writer.execute("DELETE FROM sending WHERE match = ?", (number,))
    changed("match-moved", match=number, channel=channel)
