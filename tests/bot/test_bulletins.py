"""What the channel is told of a move: what everybody may know, and no more."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from bot.games import TABLES
from engines.game import Event, Seat, Turn
from engines.tictactrek import TrekPosition
from tests.bot.playing import (
    known_deal,  # noqa: F401 - a fixture of every test here
    play,
)
from tests.bot.world import GAME, World


@dataclass(frozen=True, slots=True)
class Whisper(Event):
    """Something that only seat 0 may read."""

    @property
    def only_for(self) -> Seat | None:
        return 0


async def test_what_one_seat_alone_may_read_is_not_told_in_the_channel(
    den: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Sequence[Event]] = []
    moved, table = TrekPosition.play, TABLES[GAME]
    tell = table.tell

    def whispering(position: TrekPosition, seat: Seat, move: Any) -> Turn[Any, Any]:
        turn = moved(position, seat, move)
        return replace(turn, events=(Whisper(seat), *turn.events) if seat == 0 else (Whisper(0),))

    def hear(events: Sequence[Event], *how: Any, **more: Any) -> str:
        heard.append(events)
        return tell(events, *how, **more)

    await den.start_match()
    monkeypatch.setattr(TrekPosition, "play", whispering)
    monkeypatch.setattr(table, "tell", hear)
    await play(den, 2)
    assert [[event.only_for for event in events] for events in heard] == [[None]]
    assert "lays a" in den.last.content
