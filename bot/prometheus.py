"""Figures for Prometheus: how much is played, what goes wrong, how the bot is.

What the database knows is read from it when somebody asks, so those figures survive restarts; the
rest was counted since the start (`bot.figures`). No figure names a person, a server or a match.
"""

import platform
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
from aiohttp import web
from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from bot import VERSION, figures
from bot.app import Fireside
from bot.letters import SECRET
from bot.settings import SettingsError
from bot.store import Store

COUNTED = {
    "changes": ("Changes saved since the start, such as moves and challenges.", ["change"]),
    "answers": ("Interactions answered since the start.", ["kind", "outcome"]),
    "deliveries_failed": ("Deliveries that failed since the start, each try counted.", ["what"]),
}
"""What `bot.figures` counts, with its labels."""


@asynccontextmanager
async def served(bot: Fireside, database: Path, host: str, port: int) -> AsyncIterator[int]:
    """Count, and answer GET /metrics at ``host`` and ``port`` (0: a free one); yields the port.

    ``database`` is the bot's own.

    Raises:
        SettingsError: one cannot listen there.
    """

    async def answer(_request: web.Request) -> web.Response:
        return web.Response(
            body=await page(bot, database), content_type="text/plain", charset="utf-8"
        )

    application = web.Application()
    application.router.add_get("/metrics", answer)
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    figures.switch_on()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise SettingsError(
                f"FIRESIDE_METRICS_PORT: {host} port {port} cannot be listened at: {error}."
            ) from error
        yield runner.addresses[0][1]
    finally:
        figures.switch_off()
        await runner.cleanup()


async def page(bot: Fireside, database: Path) -> bytes:
    """All figures in the text format of Prometheus."""
    up = bot.is_ready() and not bot.is_closed()
    found = [*_of_process(), *_of_discord(bot, up=up)]
    if up:
        found += await _of_store(database)
    registry = CollectorRegistry()
    registry.register(_Found(found))
    ProcessCollector(registry=registry)
    return generate_latest(registry)


class _Found(Collector):
    """Figures that were looked up just now."""

    def __init__(self, found: Iterable[Metric]) -> None:
        self._found = found

    def collect(self) -> Iterable[Metric]:
        return self._found


def _of_process() -> Iterable[Metric]:
    build = {
        "version": VERSION,
        "python": platform.python_version(),
        "discord_py": discord.__version__,
    }
    yield InfoMetricFamily("fireside_build", "What runs.", value=build)
    for name, (text, labels) in COUNTED.items():
        yield _counter(name, text, labels, figures.counted(name))


def _of_discord(bot: Fireside, *, up: bool) -> Iterable[Metric]:
    yield GaugeMetricFamily("fireside_ready", "Whether the bot can be played with.", value=int(up))
    latency = bot.latency
    if up and latency < float("inf"):  # neither unknown, which is no number, nor infinite
        yield GaugeMetricFamily(
            "fireside_gateway_latency_seconds", "To Discord and back.", value=latency
        )


async def _of_store(database: Path) -> list[Metric]:
    store = await Store.open(database)  # apart, so that nobody waits for it
    try:
        counts = await store.counts(SECRET)
    finally:
        await store.close()
    return [
        _gauge("matches_under_way", "Matches under way.", "game", counts.under_way),
        _counter(
            "matches_ended",
            "Matches that ended since the database was made.",
            ["game", "reason"],
            counts.ended,
        ),
        _gauge("deliveries_owed", "What a channel does not show yet.", "what", counts.owed),
        GaugeMetricFamily("fireside_database_bytes", "The database.", value=counts.bytes),
    ]


def _gauge(name: str, text: str, label: str, values: Mapping[str, int]) -> Metric:
    family = GaugeMetricFamily(f"fireside_{name}", text, labels=[label])
    for key, value in values.items():
        family.add_metric([key], value)
    return family


def _counter(name: str, text: str, labels: list[str], values: Mapping[Any, int]) -> Metric:
    family = CounterMetricFamily(f"fireside_{name}", text, labels=labels)
    for key, value in values.items():
        family.add_metric(key, value)
    return family
