"""Challenges and matches put into a store without anybody playing them."""

from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

from bot.store import Challenge, NewChallenge, PlayedMove, Store
from engines.game import Outcome

NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
GUILD, CHANNEL = 10, 20
ADA, BEN, CLEO, DAN = 1, 2, 3, 4
GAME = "tictactrek"

_opponents = count(1_000)


def new(challenger: int = ADA, opponent: int | None = BEN, **other: Any) -> NewChallenge:
    """A challenge about to be made, random where nothing else is said."""
    chosen: dict[str, Any] = {"guild": GUILD, "channel": CHANNEL, "game": GAME, "options": {}}
    chosen |= {"first": "random", **other}
    return NewChallenge(challenger=challenger, opponent=opponent, **chosen)


async def challenged(
    store: Store, challenger: int = ADA, opponent: int | None = 0, **other: Any
) -> Challenge:
    """An open challenge; to somebody new where nobody is named."""
    opponent = next(_opponents) if opponent == 0 else opponent
    challenge = await store.challenges.add(
        new(challenger, opponent, **other), NOW, NOW + timedelta(hours=1)
    )
    assert challenge is not None
    return challenge


async def started(store: Store, first: int = ADA, second: int = BEN, **other: Any) -> int:
    """A match under way whose deal is empty; its id."""
    match = await store.matches.start(
        await challenged(store, first, second, **other), (first, second), {}, NOW
    )
    assert match is not None
    return match


async def ended(
    store: Store, winner: int | None, first: int = ADA, second: int = BEN, **other: Any
) -> int:
    """A match that ``winner`` won by resignation, a draw where that is None; its id."""
    match = await started(store, first, second, **other)
    seat = None if winner is None else (first, second).index(winner)
    assert await store.matches.end(match, Outcome(seat, "resigned", (0, 0)), NOW)
    return match


async def move(store: Store, match: int, ply: int, result: Outcome | None = None) -> bool:
    """Add a move of whoever's ply it is."""
    return await store.matches.add_move(match, ply, PlayedMove(ply % 2, f"A{ply}", NOW), result)
