"""Storage: one SQLite file with everything that must outlive the process."""

from bot.store.database import Database
from bot.store.migrating import DatabaseError
from bot.store.records import (
    Board,
    Challenge,
    First,
    Letter,
    Match,
    NewChallenge,
    Offer,
    PlayedMove,
    Standing,
    State,
)
from bot.store.store import Store

__all__ = [
    "Board",
    "Challenge",
    "Database",
    "DatabaseError",
    "First",
    "Letter",
    "Match",
    "NewChallenge",
    "Offer",
    "PlayedMove",
    "Standing",
    "State",
    "Store",
]
