"""How much there is in the database, for whoever watches the bot."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.store.database import Database


@dataclass(frozen=True, slots=True)
class Counts:
    """Matches under way by game, those ended by game and reason, and the size in bytes.

    ``owed`` counts what the channels do not show yet, by what it is.
    """

    under_way: Mapping[str, int]
    ended: Mapping[tuple[str, str], int]
    owed: Mapping[str, int]
    bytes: int


async def count(database: Database, owed: Mapping[str, int]) -> Counts:
    """Count; whoever knows what is owed hands that over."""
    running = await database.all(
        "SELECT game, count(*) AS count FROM matches WHERE ended IS NULL GROUP BY game"
    )
    ended = await database.all(
        "SELECT game, reason, count(*) AS count FROM matches WHERE ended IS NOT NULL"
        " GROUP BY game, reason"
    )
    size = await database.one(
        "SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size"
    )
    assert size is not None
    return Counts(
        {row["game"]: row["count"] for row in running},
        {(row["game"], row["reason"]): row["count"] for row in ended},
        owed,
        size["bytes"],
    )
