"""Buttons and menus that outlive the process.

Their custom ids carry the match and the ply that the person saw; everything else is read from the
database when they are pressed. Every view is built anew for each message and holds nothing but
dynamic items, so that removing one never unregisters the others.
"""

from bot.games import TABLES
from bot.views.board import (
    DropButton,
    LetterButton,
    MoveButton,
    MoveMenu,
    board_controls,
    play_or_ask,
)
from bot.views.challenge import ChallengeButton, cancel_button, challenge_buttons
from bot.views.leaderboard import LeaderboardButton, leaderboard_page
from bot.views.listing import ListButton
from bot.views.offer import OfferButton, offer_buttons
from bot.views.panel import SettingMenu, ValueMenu
from bot.views.privacy import ForgetButton, forget_buttons
from bot.views.rematch import RematchButton, rematch_button
from bot.views.replay import ReplayButton, replay_post
from bot.views.resign import ResignButton, resign_buttons
from bot.views.rules import RulesButton, rules_page
from bot.views.tutorial import TutorialButton, tutorial_page
from bot.views.watch import WatchButton
from bot.views.welcome import WelcomeButton, welcome_post

__all__ = [
    "DYNAMIC_ITEMS",
    "FORMS",
    "ReplayButton",
    "board_controls",
    "cancel_button",
    "challenge_buttons",
    "forget_buttons",
    "leaderboard_page",
    "offer_buttons",
    "play_or_ask",
    "rematch_button",
    "replay_post",
    "resign_buttons",
    "rules_page",
    "tutorial_page",
    "welcome_post",
]

DYNAMIC_ITEMS = (
    ChallengeButton,
    ForgetButton,
    LeaderboardButton,
    LetterButton,
    ListButton,
    DropButton,
    MoveButton,
    MoveMenu,
    OfferButton,
    RematchButton,
    ReplayButton,
    ResignButton,
    RulesButton,
    SettingMenu,
    TutorialButton,
    ValueMenu,
    WatchButton,
    WelcomeButton,
    *(item for table in TABLES.values() for item in table.items),
)
"""Every kind of button and menu, to be registered when the bot starts."""

FORMS = tuple(form for table in TABLES.values() for form in table.forms)
"""Every kind of form that somebody may have filled in."""
