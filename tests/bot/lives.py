"""Matches of every game of which each move is known, to try what happens to them on the way."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.refusals import Refusal
from bot.store import Match, PlayedMove
from bot.takebacks import goes_back_to
from engines import GAMES
from engines.game import SEATS, Seat
from tests.bot.world import World
from tests.engines.games import GOLDEN, played

NOW = datetime(2026, 1, 1, tzinfo=UTC)


async def begin(
    den: World, monkeypatch: pytest.MonkeyPatch | None, key: str, **chosen: Any
) -> None:
    """Let Ada challenge Ben, with Ada to begin, and Ben accept.

    With ``monkeypatch`` it is dealt as in the golden match.
    """
    if monkeypatch is not None:
        deal = played(key, GOLDEN).deal
        monkeypatch.setattr(type(GAMES[key]), "deal", lambda *_: deal)
    await den.ada.slash(
        den.channel, "challenge", game=key, opponent=den.ben, first="challenger", **chosen
    )
    await den.ben.click(den.last, label="Accept")


async def go_on(den: World, key: str, plies: int, number: int = 1) -> None:
    """Play the golden match up to a ply without posting each board, then post the last."""
    match = await den.bot.matches.get(number)
    for seat, move in played(key, GOLDEN).moves[match.ply : plies]:
        await den.bot.matches.play(number, match.players[seat], move)
    assert await den.bot.courier.board(number)
    await den.bot.letters.deliver(number)


def spots(key: str) -> Iterator[tuple[int, Seat, int]]:
    """Where a turn can be taken back in the golden match: after which ply, by whom, to where.

    Only those where no turn is under way.
    """
    whole = played(key, GOLDEN)
    for plies, position in enumerate(whole.positions):
        if position.steps_made or position.outcome:
            continue
        match = after(key, plies)
        for seat in SEATS:
            try:
                yield plies, seat, goes_back_to(match, seat)
            except Refusal:
                continue


def after(key: str, plies: int) -> Match:
    """The golden match after so many moves."""
    whole = played(key, GOLDEN)
    moves = [PlayedMove(seat, move, NOW) for seat, move in whole.moves[:plies]]
    return Match(1, 1, 1, key, {}, whole.deal, (1, 2), moves, NOW, None, None)
