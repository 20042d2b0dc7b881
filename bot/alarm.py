"""An alarm clock: rings once when its time has come, woken by no polling."""

import asyncio
from collections.abc import Awaitable, Callable

from bot.logs import Log

_log = Log(__name__)
_LONGEST_SLEEP = 24 * 3600.0
AGAIN = 60.0
"""Seconds after which a ring that failed is tried again."""


class Alarm:
    """Calls ``ring`` at the time last set; what that raises is logged, and it is tried again.

    A ring that comes early (a wait longer than a day is slept in parts) must do no harm: whoever
    is woken looks at what is due and sets the alarm anew.
    """

    def __init__(self, ring: Callable[[], Awaitable[None]]) -> None:
        self._ring = ring
        self._waiting: asyncio.Task[None] | None = None
        self._ringing: set[asyncio.Task[None]] = set()
        self._stopped = False

    def set(self, seconds: float | None) -> None:
        """Ring in so many seconds instead of whenever it was set to; never when None.

        A ring under way is not interrupted.
        """
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        if seconds is not None and not self._stopped:
            self._waiting = asyncio.create_task(self._wait(min(max(seconds, 0.0), _LONGEST_SLEEP)))

    def stop(self) -> None:
        """Never ring again, whoever sets it, and break off a ring under way."""
        self._stopped = True
        self.set(None)
        for task in self._ringing:
            task.cancel()

    async def _wait(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        task = self._waiting
        assert task is not None
        self._waiting = None  # from here on, setting the alarm anew must not cancel the ring
        self._ringing.add(task)
        try:
            await self._ring()
        except Exception as error:  # noqa: BLE001 - the boundary of a task of its own
            _log.fault("alarm-failed", error)
            if self._waiting is None:
                self.set(AGAIN)
        finally:
            self._ringing.discard(task)
