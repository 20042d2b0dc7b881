"""What a game gives to be drawn: a painter, which turns a view into a picture and its alt text.

A painter sees a view and nothing else, so a picture can show only what the view's owner may know.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Generic, Protocol, TypeVar

from PIL import Image

from engines.game import Outcome, View
from render.theme import Theme

ALT_LIMIT = 1024
"""The longest alt text that Discord takes, in characters."""


def first_fitting(texts: Iterable[str]) -> str:
    """The first text that is no longer than an alt text may be; else the last one, cut off."""
    text = ""
    for text in texts:
        if len(text) <= ALT_LIMIT:
            return text
    return text[: ALT_LIMIT - 1] + "…"


class Say(Protocol):
    """The translator: the text called ``key`` with the facts filled in."""

    def __call__(self, key: str, /, **facts: str | int) -> str: ...


def in_pictures(say: Say) -> Say:
    """The translator for what is drawn, where ``say`` has one of its own for that."""
    drawn: Say = getattr(say, "drawn", say)
    return drawn


V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Painter(ABC, Generic[V_contra]):
    """Draws the views of one game.

    ``ended`` tells of a match that ended outside the rules, by resignation for example; it stands
    in for the outcome of the view.
    """

    @abstractmethod
    def paint(
        self, view: V_contra, theme: Theme, say: Say, *, ended: Outcome | None = None
    ) -> Image.Image:
        """The picture in RGB, `theme.WIDTH` wide; equal views give equal pictures."""

    @abstractmethod
    def describe(self, view: V_contra, say: Say, *, ended: Outcome | None = None) -> str:
        """The picture in words, enough to play by, at most `ALT_LIMIT` characters."""
