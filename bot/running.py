"""Running the bot until it is told to stop, and stopping it in good order."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from datetime import timedelta
from types import FrameType

from bot.app import Fireside
from bot.settings import Settings

SIGNALS = (signal.SIGINT, signal.SIGTERM)
"""Ctrl+C, and what services and containers end a program with."""


def run(chosen: Settings) -> None:
    """Run the bot; returns when it was told to stop and has stopped.

    Raises:
        SettingsError: the figures cannot be shown where they should be.
        DatabaseError: the database cannot be used.
        discord.DiscordException, aiohttp.ClientError, OSError: Discord cannot be.
    """
    keep = timedelta(days=chosen.keep_days)
    asyncio.run(_serve(Fireside(chosen.database, language=chosen.language, keep=keep), chosen))


async def _serve(bot: Fireside, chosen: Settings) -> None:
    async with AsyncExitStack() as running:
        if chosen.metrics_port is not None:
            from bot.prometheus import served  # noqa: PLC0415 - needless where nobody asks for it

            site = chosen.metrics_host, chosen.metrics_port
            await running.enter_async_context(served(bot, chosen.database, *site))
        running.enter_context(_until_told())
        await running.enter_async_context(bot)
        await bot.start(chosen.need_token())


@contextmanager
def _until_told() -> Iterator[None]:
    """Break off what is done in here at the first signal, and the process at the second.

    A process that is broken off loses nothing: what is saved is saved, and what is owed is
    delivered at the next start.
    """
    task, loop = asyncio.current_task(), asyncio.get_running_loop()
    assert task is not None
    told = False

    def stop(number: int, _frame: FrameType | None) -> None:
        nonlocal told
        if told:
            os._exit(128 + number)
        told = True
        loop.call_soon_threadsafe(task.cancel)

    before = {number: signal.signal(number, stop) for number in SIGNALS}
    try:
        yield
    except asyncio.CancelledError:
        if not told:
            raise
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
