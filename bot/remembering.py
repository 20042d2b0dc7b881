"""Remembering in memory, but not without end: of too many things the oldest are forgotten."""

from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


def remember(known: OrderedDict[K, V], key: K, value: V, most: int) -> None:
    """Remember ``value`` as the newest of at most so many."""
    known[key] = value
    known.move_to_end(key)
    while len(known) > most:
        known.popitem(last=False)


def forget(known: OrderedDict[K, V], which: Callable[[K], bool]) -> None:
    """Forget everything whose key is ``which``."""
    for key in [key for key in known if which(key)]:
        del known[key]
