"""Matches of which every move is known, played up to where something is to be tried."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.games.tictactrek_rules import BAG, MOVES
from engines.tictactrek import TicTacTrek
from tests.bot.world import World

MOVING = MOVES.index("O13 O15")
"""The ply at which all campfires of the player to move are out and one may move."""


@pytest.fixture(autouse=True)
def known_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match is dealt the tiles for which `MOVES` are legal."""

    def deal(_game: TicTacTrek, _options: Any, _rng: Any) -> dict[str, Any]:
        return {"bag": list(BAG)}

    monkeypatch.setattr(TicTacTrek, "deal", deal)


async def play(den: World, plies: int, moves: Sequence[str] = MOVES, *, number: int = 1) -> None:
    """Play ``moves`` up to ply ``plies`` without posting each board, then post the last."""
    match = await den.bot.matches.get(number)
    for ply in range(match.ply, plies):
        await den.bot.matches.play(number, match.players[ply % 2], moves[ply])
    assert await den.bot.courier.board(number)
