"""Clocks in the database: what is due next, what an outage gives back, whom to warn once more."""

from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.clocks import CLOCKS, Timing, timing
from bot.store import Board, PlayedMove, Store
from bot.store import timing as timing_module
from engines.game import Outcome
from tests.store.making import ADA, CHANNEL, NOW, challenged, move, started

HOUR = timedelta(hours=1)
DAYS = CLOCKS["days-3"]


async def clocked(store: Store, now: datetime = NOW) -> int:
    """A match with a clock of three days that began at ``now``."""
    match = await started(store, clock="days-3")
    await store.timings.set(match, timing(DAYS, now))
    return match


async def says(store: Store, match: int) -> Timing:
    stored = await store.matches.get(match)
    assert stored is not None
    return Timing(stored.due, stored.warn, stored.left)


async def test_deadlines_of_every_kind_in_their_order(store: Store) -> None:
    assert await store.timings.next_deadline(None) is None
    challenge = await challenged(store)
    match = await clocked(store)
    absent = NOW + timedelta(days=5)
    await store.absences.begin(ADA, NOW, absent)
    clock = await says(store, match)
    found: list[datetime] = []
    after: datetime | None = None
    while (after := await store.timings.next_deadline(after)) is not None:
        found.append(after)
    assert found == [challenge.expires, clock.warn, clock.due, absent]


async def test_what_has_ended_is_due_no_more(store: Store) -> None:
    match = await clocked(store)
    await store.challenges.settle(1, "declined")
    assert await move(store, match, 0)
    late = NOW + timedelta(days=9)
    assert await store.timings.run_out(late) == await store.timings.to_warn(late) == [match]
    assert await store.matches.end(match, Outcome(0, "time", (0, 0)), NOW)
    assert await store.timings.run_out(late) == await store.timings.to_warn(late) == []
    assert await store.timings.next_deadline(None) is None
    assert await says(store, match) == Timing()
    await store.timings.set(match, timing(DAYS, NOW))
    assert await says(store, match) == Timing()


async def test_an_outage_gives_back_to_all_that_run(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timing_module, "PAGE", 2)
    matches = [await clocked(store, NOW + number * HOUR) for number in range(5)]
    stopped, none = await clocked(store), await started(store)
    await store.timings.set(stopped, Timing(left=HOUR))
    before = [await says(store, match) for match in matches]
    since, now = NOW + 10 * HOUR, NOW + 34 * HOUR
    await store.timings.shift(since, now)
    for match, then in zip(matches, before, strict=True):
        assert then.due is not None
        assert then.warn is not None
        later = Timing(then.due + 24 * HOUR, then.warn + 24 * HOUR)
        assert await says(store, match) == later
    assert await says(store, stopped) == Timing(left=HOUR)
    assert await says(store, none) == Timing()


async def test_who_was_warned_is_so_once_in_a_turn(store: Store) -> None:
    match = await clocked(store)
    assert await store.timings.warn(match, 0, NOW)
    assert (await says(store, match)).warn is None
    assert not await store.timings.warn(match, 0, NOW)
    await store.timings.shift(NOW, NOW + HOUR)
    assert (await says(store, match)).warn is None
    assert [owed async for owed in store.timings.owing()] == [(match, CHANNEL)]
    warning = await store.timings.warned(match, 0)
    assert warning is not None
    await store.timings.posted(warning, 99)
    assert [owed async for owed in store.timings.owing()] == []


async def test_a_turn_that_is_played_once_more_is_warned_of_once_more(store: Store) -> None:
    """As after a takeback: what was said of the turn before still counts, of this one not."""
    match = await clocked(store)
    for ply in range(3):
        assert await store.timings.warn(match, ply, NOW)
        assert await store.matches.add_move(
            match, ply, PlayedMove(ply % 2, "A1", NOW), None, timing(DAYS, NOW)
        )
    async with store._database.transaction() as writer:
        await writer.execute("DELETE FROM moves WHERE ply = 2")
        await timing_module.begin_turn(writer, match, timing(DAYS, NOW))
    assert [await store.timings.warned(match, ply) is None for ply in range(3)] == [0, 0, 1]


@pytest.mark.parametrize(
    ("shown", "due", "owed"),
    [
        (None, None, False),
        (NOW, NOW, False),
        (NOW, NOW + timedelta(seconds=59), False),
        (NOW, NOW - timedelta(seconds=60), True),
        (NOW, None, True),
        (None, NOW, True),
    ],
)
async def test_a_board_that_says_another_time(
    store: Store,
    shown: Any,
    due: Any,
    owed: bool,  # noqa: FBT001 - a column of the table above
) -> None:
    match = await started(store, clock="days-3")
    boards = [
        Board(message, match, CHANNEL, 0, ended=False, controls=True, due=time)
        for message, time in ((100, NOW - HOUR), (101, shown))
    ]
    await store.boards.posted(match, boards)
    await store.timings.set(match, Timing(due))
    assert await store.boards.untimely(match) == (boards[1] if owed else None)
    found = [each async for each in store.boards.all_untimely()]
    assert found == ([(match, CHANNEL)] if owed else [])
