"""The alarm clock rings when it should, however often it is set, and not once it is stopped."""

import asyncio
import logging

import pytest

from bot.alarm import AGAIN, Alarm


class Bell:
    """Counts how often it was rung; ``fails`` is how often it fails first."""

    def __init__(self, fails: int = 0) -> None:
        self.begun = 0
        self.ended = 0
        self.fails = fails
        self.may_end = asyncio.Event()
        self.may_end.set()

    async def ring(self) -> None:
        self.begun += 1
        await self.may_end.wait()
        if self.begun <= self.fails:
            raise RuntimeError("the bell is broken")
        self.ended += 1


@pytest.fixture
def sleeps(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long was slept; no time passes."""
    slept: list[float] = []
    real_sleep = asyncio.sleep

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await real_sleep(0)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    return slept


async def turns() -> None:
    """Let everything happen that can."""
    loop = asyncio.get_running_loop()
    for _ in range(20):
        passed = loop.create_future()
        loop.call_soon(passed.set_result, None)
        await passed


async def test_it_rings_once_at_the_time_last_set(sleeps: list[float]) -> None:
    bell = Bell()
    alarm = Alarm(bell.ring)
    for seconds in (5.0, None, 7.0, 3.0):
        alarm.set(seconds)
    await turns()
    assert (sleeps, bell.ended) == ([3.0], 1)


@pytest.mark.parametrize(("asked", "slept"), [(-5.0, 0.0), (1e9, 24 * 3600.0)])
async def test_it_sleeps_neither_backwards_nor_for_ever(
    sleeps: list[float], asked: float, slept: float
) -> None:
    Alarm(Bell().ring).set(asked)
    await turns()
    assert sleeps == [slept]


async def test_a_failed_ring_is_tried_again(
    sleeps: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    bell = Bell(fails=2)
    with caplog.at_level(logging.CRITICAL):
        Alarm(bell.ring).set(0)
        await turns()
    assert (sleeps, bell.begun, bell.ended) == ([0.0, AGAIN, AGAIN], 3, 1)


@pytest.mark.usefixtures("sleeps")
async def test_setting_it_anew_does_not_break_a_ring_off() -> None:
    bell = Bell()
    bell.may_end.clear()
    alarm = Alarm(bell.ring)
    alarm.set(0)
    await turns()
    alarm.set(1)
    bell.may_end.set()
    await turns()
    assert bell.ended == 2


@pytest.mark.usefixtures("sleeps")
async def test_stopping_it_breaks_a_ring_off_for_good() -> None:
    bell = Bell()
    bell.may_end.clear()
    alarm = Alarm(bell.ring)
    alarm.set(0)
    await turns()
    alarm.stop()
    bell.may_end.set()
    alarm.set(0)
    await turns()
    assert (bell.begun, bell.ended) == (1, 0)
