"""What a game needs of Discord: its words, its choices, its rules to read.

A `Table` turns views and events into sentences and moves into choices. It never decides what is
legal, and it is handed views, so it cannot tell what its reader may not know.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from engines.game import Event, Outcome, Position, Seat, View
from render import Say

V_contra = TypeVar("V_contra", bound=View, contravariant=True)


Who = Callable[[Seat], str]
"""How the reader sees the player of a seat: a mention or a name."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something to choose: ``value`` is a move in notation or the start of one.

    ``label`` names it and ``detail`` says what it would do, empty when that is nothing special.
    """

    value: str
    label: str
    detail: str = ""

    @property
    def line(self) -> str:
        """Label and detail in one line."""
        return f"{self.label} · {self.detail}" if self.detail else self.label


@dataclass(frozen=True, slots=True)
class RulesPage:
    """A page of the rules: a text by its key, and a position to show with it."""

    key: str
    view: View


class Table(ABC, Generic[V_contra]):
    """One game's words and choices."""

    key: ClassVar[str]

    @abstractmethod
    def tell(self, events: Sequence[Event], who: Who, say: Say) -> str:
        """One sentence about what happened in a move."""

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

    @abstractmethod
    def follow_up(
        self, position: Position[Any, Any], seat: Seat, picked: str, say: Say
    ) -> tuple[str, list[Choice]] | None:
        """A question and its answers where ``picked`` from the menu is not yet a whole move."""

    @abstractmethod
    def rules(self) -> Sequence[RulesPage]:
        """The rules, page by page."""
