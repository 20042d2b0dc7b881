"""Storage: one SQLite file with everything that must outlive the process."""

from bot.store.auditing import Kept
from bot.store.boards import still
from bot.store.challenges import Parted
from bot.store.copying import back_up
from bot.store.counting import Counts
from bot.store.database import Database
from bot.store.forgetting import out_of, welcome_in
from bot.store.ledger import EVERYWHERE
from bot.store.limits import TooMany
from bot.store.migrating import DatabaseError
from bot.store.records import (
    Absence,
    Account,
    Board,
    Challenge,
    First,
    Letter,
    Match,
    Moderation,
    NewChallenge,
    Offer,
    OfferKind,
    Past,
    Place,
    PlayedMove,
    Result,
    Standing,
    State,
    Takeback,
    Warned,
)
from bot.store.settings import AS_DISCORD, Personal, ServerSettings
from bot.store.store import Store

__all__ = [
    "AS_DISCORD",
    "EVERYWHERE",
    "Absence",
    "Account",
    "Board",
    "Challenge",
    "Counts",
    "Database",
    "DatabaseError",
    "First",
    "Kept",
    "Letter",
    "Match",
    "Moderation",
    "NewChallenge",
    "Offer",
    "OfferKind",
    "Parted",
    "Past",
    "Personal",
    "Place",
    "PlayedMove",
    "Result",
    "ServerSettings",
    "Standing",
    "State",
    "Store",
    "Takeback",
    "TooMany",
    "Warned",
    "back_up",
    "out_of",
    "still",
    "welcome_in",
]
