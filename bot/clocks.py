"""Clocks: how long a player has for a turn, and what a clock says at a given moment.

A clock counts for each turn anew, however many moves that turn has. It knows no people and no
Discord; all times are aware.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from types import MappingProxyType

MINUTE = timedelta(minutes=1)
GRACE = timedelta(hours=1)
"""What is left at least, on a clock that is not live, after the bot itself was out."""


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


@dataclass(frozen=True, slots=True)
class Timing:
    """What a match's clock says, as it is stored with the match.

    A running clock has ``due``, when the time runs out, and ``warn``, when that is to be said
    before, None where it has been said or is not to be. One that stands still has only ``left``.
    Without a clock all are None.
    """

    due: datetime | None = None
    warn: datetime | None = None
    left: timedelta | None = None


def timing(
    clock: Clock | None,
    now: datetime,
    *,
    left: timedelta | None = None,
    stopped: bool = False,
    warned: bool = False,
) -> Timing:
    """What a clock says from ``now`` on with ``left`` of its time, all of it when that is None.

    A ``stopped`` one stands still, unless it is live. Who has been ``warned`` is so only once.
    """
    if clock is None:
        return Timing()
    rest = clock.allotment if left is None else min(max(left, timedelta()), clock.allotment)
    if stopped and not clock.live:
        return Timing(left=rest)
    due = now + rest
    return Timing(due, None if warned else _warning(clock, now, due))


def after_outage(
    clock: Clock, due: datetime, since: datetime, now: datetime, *, warned: bool
) -> Timing:
    """What a running clock says after nobody could move from ``since`` until ``now``.

    It has what was left at ``since``, and some grace at least: an hour, on a live clock a minute.
    Who moved after ``since`` (we may not know to the minute when the outage began) has all of it.
    """
    grace = MINUTE if clock.live else min(GRACE, clock.allotment)
    return timing(clock, now, left=max(due - since, grace), warned=warned)


def _warning(clock: Clock, now: datetime, due: datetime) -> datetime | None:
    """When a third of the time is left; never where that is the last minute of a live clock."""
    warn = max(now, due - clock.allotment / 3)
    return None if clock.live and due - warn < MINUTE else warn
