"""A week of play by two dozen people, with all that comes in between; what is left of it is sound.

By default some matches are played; ``--hypothesis-profile=search`` plays 200. What is drawn follows
from a seed, which the name of a test that fails has, and ``FIRESIDE_SEED`` sets.
"""

import asyncio
import logging
import os
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest

from bot import asides, standpoints
from bot.bulletins import BOARD_NAME
from bot.letters import SECRET
from tests.bot.acts import unpainted
from tests.bot.hearing import pinged
from tests.bot.memory import Held, held
from tests.bot.week import PEOPLE, WEEK, Week
from tests.bot.world import World, in_time, world
from tests.searching import searching

SOME, ALL = 40, 200
"""Matches that are played."""
seeds = pytest.mark.parametrize("seed", [int(os.environ.get("FIRESIDE_SEED", "7"))])


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    unpainted(monkeypatch)


def wanted() -> int:
    """How many matches are played."""
    return ALL if searching() else SOME


def drawn_from(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot draw its deals and seats from a seed, however often it is started."""
    rng = random.Random(seed)
    monkeypatch.setattr(random, "SystemRandom", lambda: rng)


@seeds
async def test_a_week(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, seed: int
) -> None:
    drawn_from(seed, monkeypatch)
    before = asyncio.all_tasks()
    async with world(tmp_path / "fireside.sqlite3") as den, in_time(den):
        week = Week(den, random.Random(seed))
        await week.play(wanted())
        await week.run_out()
        assert week.passed >= WEEK
        await week.sound()
        await channels_show_what_is_stored(week)
        nobody_is_pinged_twice(den)
        await den.bot.close()
        assert asyncio.all_tasks() == before
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


@seeds
async def test_a_week_without_a_restart_does_not_fill_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    drawn_from(seed, monkeypatch)
    monkeypatch.setattr(standpoints, "_CACHED_POSITIONS", 5)
    monkeypatch.setattr(asides, "_MATCHES", 5)
    async with world(tmp_path / "fireside.sqlite3") as den, in_time(den):
        week = Week(den, random.Random(seed), restarts=False)
        counted: list[Held] = []
        for share in (0.25, 1):
            await week.play(round(wanted() * share))
            await week.run_out()
            counted.append(held(den.bot))
        early, late = counted
        for name, kept in late.kept.items():
            assert kept <= max(early.kept.get(name, 0), 2 * (PEOPLE + 1)), name
        assert late.objects <= 1.3 * early.objects


async def channels_show_what_is_stored(week: Week) -> None:
    """Of each match its end, and nothing below which anything could still be pressed in vain."""
    bot = week.den.bot
    owed = await bot.store.counts(SECRET)
    assert set(owed.owed.values()) == {0}, owed.owed
    boards: dict[int, list[discord.Message]] = {}
    pressable: list[str] = []
    for place in week.places():
        for post in place.history():
            name = post.attachments and BOARD_NAME.fullmatch(post.attachments[0].filename)
            if name:
                boards.setdefault(int(name["match"]), []).append(post)
            else:
                pressable += list(controls(post))
    assert pressable == []
    for number in range(1, await week.begun() + 1):
        match = await bot.matches.get(number)
        shown = sorted(boards.get(number, []), key=lambda post: post.id)
        latest = await bot.store.boards.latest(number)
        assert latest is not None
        assert (latest.ply, latest.ended) == match.stage
        if latest.message not in [post.id for post in shown]:
            assert latest.message in week.deleted or latest.channel not in week.still_there()
            continue
        assert latest.message == shown[-1].id
        name = BOARD_NAME.fullmatch(shown[-1].attachments[0].filename)
        assert name
        assert (int(name["ply"]), bool(name["end"])) == match.stage
        assert [post.id for post in shown[:-1] if post.components] == []
        challenge = await bot.store.challenges.rematch_of(number)
        begun = challenge is not None and challenge.state == "accepted"
        assert bool(shown[-1].components) == (not begun)


def controls(post: discord.Message) -> Iterator[str]:
    """The ids of what can be pressed below a message."""
    for row in post.components:
        if isinstance(row, discord.ActionRow):
            yield from (each.custom_id or "" for each in row.children)


def nobody_is_pinged_twice(den: World) -> None:
    """Each stage of a match notifies a person once in a channel, and so does each warning."""
    told: Counter[tuple[str, str, int]] = Counter()
    warned: Counter[tuple[str, int]] = Counter()
    for entry in den.env.http_requests:
        if entry.method == "POST" and entry.path.endswith("/messages") and entry.json:
            files = [each["filename"] for each in entry.json.get("attachments", [])]
            if files and BOARD_NAME.fullmatch(files[0]):
                told.update((entry.path, files[0], who) for who in pinged(entry.json))
            elif ", runs out <t:" in (text := entry.json.get("content") or ""):
                warned.update((text, who) for who in pinged(entry.json))
    assert [each for each, times in [*told.items(), *warned.items()] if times > 1] == []
    assert told
    assert warned
