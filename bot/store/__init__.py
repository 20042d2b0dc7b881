"""Storage: one SQLite file with everything that must outlive the process."""

from bot.store.copying import back_up
from bot.store.database import Database
from bot.store.limits import TooMany
from bot.store.migrating import DatabaseError
from bot.store.records import (
    NO_PLY,
    Board,
    Challenge,
    First,
    Letter,
    Match,
    Moderation,
    NewChallenge,
    Offer,
    OfferKind,
    Place,
    PlayedMove,
    Standing,
    State,
)
from bot.store.settings import ServerSettings
from bot.store.store import Store

__all__ = [
    "NO_PLY",
    "Board",
    "Challenge",
    "Database",
    "DatabaseError",
    "First",
    "Letter",
    "Match",
    "Moderation",
    "NewChallenge",
    "Offer",
    "OfferKind",
    "Place",
    "PlayedMove",
    "ServerSettings",
    "Standing",
    "State",
    "Store",
    "TooMany",
    "back_up",
]
