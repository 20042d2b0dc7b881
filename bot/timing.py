"""What the clock of a match says after something was done in it. No Discord in here.

A clock counts for each turn anew. It stands still while one of those for whom the match waits is
away, and what was left runs on afterwards.
"""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.clocks import CLOCKS, Timing, timing
from bot.store import Match, Store
from engines.endings import ABANDONED, TIME
from engines.game import Outcome, Position, other


def awaited(players: tuple[int, int], position: Position[Any, Any]) -> list[int]:
    """The people for whom a match waits in a position."""
    return [players[seat] for seat in position.to_act]


def turn_began(ply: int, position: Position[Any, Any]) -> int:
    """The ply at which the turn under way began, in a position after ``ply`` moves."""
    return ply - position.steps_made - position.gathering


def turn_begins(position: Position[Any, Any]) -> bool:
    """Whether a turn begins in a position, other than where both seats act and one has done so."""
    return position.steps_made == 0 and not position.gathering


async def fresh(store: Store, clock: str, people: Iterable[int], now: datetime) -> Timing | None:
    """What a clock says when a turn of ``people`` begins; None where there is no clock."""
    kind = CLOCKS.get(clock)
    if kind is None:
        return None
    return timing(kind, now, stopped=bool(await store.absences.away(people, now)))


async def going_on(
    store: Store, match: Match, position: Position[Any, Any], now: datetime
) -> Timing | None:
    """What the clock of a match says from ``now`` on in ``position``, within a turn.

    None where it goes on as it does: running, or standing still while somebody is away.
    """
    clock = CLOCKS.get(match.clock)
    if clock is None or (match.due is None and match.left is None):
        return None
    people = awaited(match.players, position)
    stopped = not clock.live and bool(await store.absences.away(people, now))
    if stopped == (match.left is not None):
        return None
    if match.due is not None:
        return timing(clock, now, left=match.due - now, stopped=True)
    warned = await store.timings.warned(match.id, turn_began(match.ply, position))
    return timing(clock, now, left=match.left, warned=warned is not None)


async def after_move(
    store: Store, match: Match, position: Position[Any, Any], now: datetime
) -> Timing | None:
    """What the clock says once ``match`` has come to ``position``; None where it goes on."""
    if position.outcome is not None:
        return Timing()
    if turn_begins(position):
        return await fresh(store, match.clock, awaited(match.players, position), now)
    return await going_on(store, match, position, now)


def timed(match: Match, timing: Timing | None) -> Match:
    """``match`` with what its clock says, None where that goes on."""
    if timing is None:
        return match
    return replace(match, due=timing.due, warn=timing.warn, left=timing.left)


def out_of_time(position: Position[Any, Any]) -> Outcome:
    """How a match ends whose time runs out in ``position``.

    Who has not acted loses; where that is true of both, nobody wins.
    """
    if len(position.to_act) > 1:
        return Outcome(None, ABANDONED, (0, 0))
    return Outcome(other(position.to_act[0]), TIME, (0, 0))
