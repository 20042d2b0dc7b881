"""Storage: one SQLite file with everything that must outlive the process."""

from bot.store.copying import back_up
from bot.store.database import Database
from bot.store.ledger import EVERYWHERE
from bot.store.migrating import DatabaseError
from bot.store.records import (
    NO_PLY,
    Account,
    Board,
    Challenge,
    First,
    Letter,
    Match,
    NewChallenge,
    Offer,
    OfferKind,
    Place,
    PlayedMove,
    Result,
    Standing,
    State,
)
from bot.store.settings import ServerSettings
from bot.store.store import Store

__all__ = [
    "EVERYWHERE",
    "NO_PLY",
    "Account",
    "Board",
    "Challenge",
    "Database",
    "DatabaseError",
    "First",
    "Letter",
    "Match",
    "NewChallenge",
    "Offer",
    "OfferKind",
    "Place",
    "PlayedMove",
    "Result",
    "ServerSettings",
    "Standing",
    "State",
    "Store",
    "back_up",
]
