"""Matches with a clock, and what is seen of it."""

import re
from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.app import Fireside
from bot.clocks import CLOCKS, Clock
from bot.store import Match
from tests.bot import lives
from tests.bot.hearing import pinged, posted
from tests.bot.world import World
from tests.engines.games import GOLDEN, played

SLOW = "days-3"
LIVE = "live-5"


def allotted(clock: str) -> timedelta:
    """The time that a turn has."""
    return kind(clock).allotment


def kind(key: str) -> Clock:
    clock = CLOCKS[key]
    assert clock is not None
    return clock


async def begin(
    den: World, key: str, clock: str | None = SLOW, patch: pytest.MonkeyPatch | None = None
) -> None:
    """Let Ada challenge Ben, with Ada to begin; dealt as in the golden match with ``patch``."""
    await lives.begin(den, patch, key, **({} if clock is None else {"clock": clock}))


async def one_move(den: World, key: str, number: int = 1) -> None:
    """Let who is to move in the golden match type that move."""
    match = await den.bot.matches.get(number)
    seat, move = played(key, GOLDEN).moves[match.ply]
    await den.player(match.players[seat]).slash(den.channel, "move", move=move, match=number)


async def one_turn(den: World, key: str, number: int = 1) -> None:
    """Play the golden match until its next turn, or its first one where both set up."""
    while True:
        await one_move(den, key, number)
        standpoint = await den.bot.matches.standpoint(number)
        if not standpoint.midway and not standpoint.position.gathering:
            return


async def state(den: World, number: int = 1) -> Match:
    return await den.bot.matches.get(number)


async def until(den: World, moment: datetime | None, early: float = 0) -> None:
    """Let time pass until a moment, or some seconds before."""
    assert moment is not None
    await den.env.advance_time((moment - den.env.now()).total_seconds() - early)


async def to_act(den: World, number: int = 1) -> list[int]:
    """Who is to act."""
    standpoint = await den.bot.matches.standpoint(number)
    return [standpoint.match.players[seat] for seat in standpoint.to_act]


async def off_for(den: World, seconds: float) -> None:
    """Stop the bot, let time pass, and start it again."""
    await den.bot.close()
    await den.env.advance_time(seconds)
    den.bot = Fireside(den.path)
    await den.env.restart_bot(den.bot)


def warnings(den: World) -> list[dict[str, Any]]:
    """The payloads of the warnings that were sent."""
    return [each for each in posted(den) if ", runs out <t:" in each["content"]]


def warned(den: World) -> list[list[int]]:
    """Whom each warning notified."""
    return [pinged(each) for each in warnings(den)]


def said_due(text: str) -> list[int]:
    """The times, in seconds, until which a message says that there is time."""
    return [int(each) for each in re.findall(r"Time runs out <t:(\d+):R>", text)]


def seconds(moment: datetime | None) -> int:
    assert moment is not None
    return int(moment.timestamp())
