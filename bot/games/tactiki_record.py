"""A match of TacTiki as a text: both setups, then a line for each turn with its duels."""

from collections.abc import Sequence
from typing import Any

from engines.game import Event, Json, Seat
from engines.tactiki import GAME
from engines.tactiki_parts import SIDES, Duel
from render import Say

_SIGNS = {"won": ">", "lost": "<", "tied": "="}


def written(deal: Json, moves: Sequence[tuple[Seat, str]], say: Say) -> str:
    """The record of a match of these moves; it names all ranks, so it is for when it is over."""
    position: Any = GAME.start(deal)
    lines, turn, number = [say("tiki-record")], list[str](), 0
    for seat, text in moves:
        setup = position.in_setup
        played = position.play(seat, position.parse(seat, text))
        position = played.position
        if setup:
            lines.append(say("tiki-record-setup", side=SIDES[seat], setup=text))
            continue
        if not turn:
            number += 1
            turn.append(f"{number}. {SIDES[seat]}")
        turn.append(text + _duels(played.events))
        if not position.steps_made:
            lines.append(" ".join(turn))
            turn.clear()
    if turn:
        lines.append(" ".join(turn))
    return "\n".join(lines) + "\n"


def _duels(events: Sequence[Event]) -> str:
    """The ranks of a step's duels: `` (4>2, 4<5)``, the attacker's first."""
    fought = [_duel(event) for event in events if isinstance(event, Duel)]
    return f" ({', '.join(fought)})" if fought else ""


def _duel(duel: Duel) -> str:
    return f"{duel.attacker}{_SIGNS[duel.result]}{duel.defender}"
