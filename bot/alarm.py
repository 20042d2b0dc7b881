"""An alarm clock: rings once when its time has come, woken by no polling."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

_log = logging.getLogger(__name__)
_LONGEST_SLEEP = 24 * 3600.0


class Alarm:
    """Calls ``ring`` at the time last set; what it raises is logged and does not stop the clock.

    A ring that comes early (a wait longer than a day is slept in parts) must do no harm: whoever
    is woken looks at what is due and sets the alarm anew.
    """

    def __init__(self, ring: Callable[[], Awaitable[None]]) -> None:
        self._ring = ring
        self._task: asyncio.Task[None] | None = None

    def set(self, seconds: float | None) -> None:
        """Ring in so many seconds instead of whenever it was set to; never when None."""
        self.stop()
        if seconds is not None:
            self._task = asyncio.create_task(self._wait(min(max(seconds, 0.0), _LONGEST_SLEEP)))

    def stop(self) -> None:
        """Forget what was set. A ring under way is not interrupted."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _wait(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._task = None  # from here on, setting the alarm anew must not cancel the ring
        try:
            await self._ring()
        except Exception:  # noqa: BLE001 - the boundary of a task of its own
            _log.exception("an alarm failed")
