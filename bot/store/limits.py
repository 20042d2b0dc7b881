"""How much one person may have open in a server at a time.

What is open is counted in the transaction that would add to it, and those come one after another,
so two at once cannot both get the last place.
"""

from collections.abc import Iterable
from datetime import datetime
from typing import Literal

import aiosqlite

from bot.store.records import NewChallenge
from bot.store.settings import settled_for
from bot.store.times import to_ms


class TooMany(Exception):  # noqa: N818 - a refusal is no error
    """``person`` has as many open ``what`` in the server as it allows: ``limit``."""

    def __init__(self, what: Literal["matches", "challenges"], person: int, limit: int) -> None:
        super().__init__(what)
        self.what = what
        self.person = person
        self.limit = limit


async def room_for_challenge(
    writer: aiosqlite.Connection, new: NewChallenge, now: datetime
) -> None:
    """Check that the challenger may make one more challenge, and play one more match.

    Raises:
        TooMany: they may not.
    """
    limit = (await settled_for(writer, new.guild)).challenges
    (row,) = await writer.execute_fetchall(
        "SELECT count(*) AS open FROM challenges"
        " WHERE state = 'open' AND expires > ? AND guild = ? AND challenger = ?",
        (to_ms(now), new.guild, new.challenger),
    )
    if row["open"] >= limit:
        raise TooMany("challenges", new.challenger, limit)
    await room_for_match(writer, new.guild, [new.challenger])


async def room_for_match(writer: aiosqlite.Connection, guild: int, people: Iterable[int]) -> None:
    """Check that each of ``people`` may play one more match.

    Raises:
        TooMany: one of them may not.
    """
    limit = (await settled_for(writer, guild)).matches
    for person in people:
        (row,) = await writer.execute_fetchall(
            "SELECT count(*) AS open FROM seats JOIN matches ON matches.id = match"
            " WHERE person = ? AND guild = ? AND ended IS NULL",
            (person, guild),
        )
        if row["open"] >= limit:
            raise TooMany("matches", person, limit)
