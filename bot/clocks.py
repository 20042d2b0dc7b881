"""Clocks: how long a player has for a turn."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Clock:
    """A clock; ``allotment`` is the time for one turn, ``live`` whether it is meant at one sitting.

    Only a clock that is not live stands still while its player is away.
    """

    key: str
    allotment: timedelta
    live: bool


CLOCKS: Mapping[str, Clock | None] = MappingProxyType(
    {
        "none": None,
        "live-5": Clock("live-5", timedelta(minutes=5), live=True),
        "live-10": Clock("live-10", timedelta(minutes=10), live=True),
        "days-1": Clock("days-1", timedelta(days=1), live=False),
        "days-3": Clock("days-3", timedelta(days=3), live=False),
        "days-7": Clock("days-7", timedelta(days=7), live=False),
    }
)
"""The clocks to choose from, by key; None where nobody's time is counted."""
