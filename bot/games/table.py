"""What a game needs of Discord: its words, its choices, its rules to read.

A `Table` turns views and events into sentences and moves into choices. It never decides what is
legal, and it is handed views, so it cannot tell what its reader may not know.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import discord

from bot.forms import Form
from engines.game import Event, Outcome, Position, Seat, View
from render import Picture, Say

V_contra = TypeVar("V_contra", bound=View, contravariant=True)


Who = Callable[[Seat], str]
"""How the reader sees the player of a seat: a mention or a name."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something to choose: ``value`` is a move in notation or the start of one.

    ``label`` names it and ``detail`` says what it would do, empty when that is nothing special.
    A ``quiet`` one stands back: its button is grey.
    """

    value: str
    label: str
    detail: str = ""
    quiet: bool = False

    @property
    def line(self) -> str:
        """Label and detail in one line."""
        return f"{self.label} · {self.detail}" if self.detail else self.label


Draw = Callable[[str, Say], Picture]
"""Draws a picture in a theme and a language."""


class Stand(Protocol):
    """A match where it stands, as far as a table needs it."""

    @property
    def number(self) -> int:
        """The match."""

    @property
    def ply(self) -> int:
        """How many moves were made."""

    @property
    def position(self) -> Position[Any, Any]:
        """Its position."""


@dataclass(frozen=True, slots=True)
class RulesPage:
    """A page of the rules: a text by its key, and a position to show with it."""

    key: str
    view: View


@dataclass(frozen=True, slots=True)
class Try:
    """An answer in a lesson: a move in notation, legal or not.

    ``note`` is the key of what is said of a wrong one; without it, the rules' own refusal is.
    ``label`` is the key of what its button says, where that is not the notation.
    """

    move: str
    note: str = ""
    right: bool = False
    label: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position and what is asked of the seat to act there, for somebody who learns the game.

    ``text`` and ``done`` are keys: what is asked, and what is said once a right move was made.
    ``moves`` are in notation, each with its seat.
    """

    text: str
    done: str
    deal: Mapping[str, Any]
    moves: Sequence[tuple[Seat, str]]
    tries: Sequence[Try]


@dataclass(frozen=True, slots=True)
class Private:
    """A private message of a game's own: what it says, shows and offers to press."""

    text: str
    draw: Draw | None = None
    items: Sequence[discord.ui.Item[Any]] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """Something to ask privately: the answers are whole moves, each a button."""

    text: str
    answers: Sequence[Choice]


class Table(ABC, Generic[V_contra]):
    """One game's words and choices.

    In a game with secrets each player gets a letter: a private message with their own view, which
    is also one press away under every board.
    ``items`` are the game's own buttons and menus, to be registered when the bot starts, and
    ``forms`` what they ask people to fill in.
    """

    key: ClassVar[str]
    items: ClassVar[Sequence[type[discord.ui.DynamicItem[Any]]]] = ()
    forms: ClassVar[Sequence[type[Form]]] = ()

    @abstractmethod
    def tell(self, events: Sequence[Event], who: Who, say: Say, *, faded: bool = False) -> str:
        """One sentence about what happened in a turn, or in the part of it that was played.

        ``faded`` leaves out what was for that moment only (see `moment`).
        """

    def moment(self, turns: Sequence[Sequence[Event]]) -> Draw | None:
        """A second picture beside the board, of what is for this moment only.

        It is taken away, and what was told is told again ``faded``, when the next turn is complete.
        """
        return None

    def side(self, view: V_contra, seat: Seat) -> str:
        """What marks the pieces of ``seat``, such as "X"; empty where nothing does."""
        return ""

    @abstractmethod
    def prompt(self, view: V_contra, seat: Seat, who: Who, say: Say) -> str:
        """One sentence that tells ``seat`` what it is asked to do."""

    @abstractmethod
    def verdict(self, outcome: Outcome, who: Who, say: Say) -> str:
        """One sentence about who won by the rules, and why."""

    @abstractmethod
    def progress(self, view: V_contra, say: Say) -> str:
        """A few words on how far the match is: "turn 7"."""

    @abstractmethod
    def choices(self, moves: Iterable[Any], view: V_contra, say: Say) -> list[Choice]:
        """``moves`` of the view's seat as choices, best first."""

    @abstractmethod
    def menu(self, view: V_contra, say: Say) -> list[Choice]:
        """What the seat to act can choose from below the board; by field, easy to find."""

    def follow_up(
        self, position: Position[Any, Any], seat: Seat, picked: str, say: Say
    ) -> Question | None:
        """A question where ``picked`` from the menu is not yet a whole move."""
        return None

    def buttons(self, stand: Stand, say: Say) -> Sequence[discord.ui.Item[Any]]:
        """The game's own buttons under a board, beside the menus."""
        return ()

    def preview(self, options: Mapping[str, str]) -> Draw | None:
        """What a challenge with these options shows beforehand, where they settle what to see."""
        return None

    def letter(self, stand: Stand, seat: Seat, say: Say) -> Private:
        """A letter to ``seat``; one that draws nothing itself shows the seat's view."""
        return Private(say("letter", match=stand.number))

    def letter_label(self, say: Say) -> str:
        """What the button is called that shows the letter."""
        return say("button-letter")

    def aside(self, stand: Stand, seat: Seat, events: Sequence[Event], say: Say) -> Private | None:
        """What ``seat`` is told privately after a move of its own.

        One without items only takes the place of a private message in which the move was chosen;
        otherwise the channel tells as much. ``events`` are what happened so far in the turn under
        way, none where it is complete.
        """
        return None

    @abstractmethod
    def rules(self) -> Sequence[RulesPage]:
        """The rules, page by page."""

    @abstractmethod
    def tutorial(self) -> Sequence[Lesson]:
        """A person's first turns, a few lessons in the order in which they are played."""
