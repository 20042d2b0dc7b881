"""A match that is over, turn by turn: what happened in each, and its pictures.

Everything is public once a match is over, so its positions are shown uncovered.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.games import TABLES
from bot.post import mention
from bot.replaying import play_again
from bot.sides import how_it_ended
from bot.standpoints import Standpoint
from bot.store import Match
from bot.variants import title
from engines import GAMES
from engines.game import Event, Outcome, Position
from render import Say


@dataclass(frozen=True, slots=True)
class Scene:
    """Where a match stood after a turn, and what had happened in it."""

    position: Position[Any, Any] = field(repr=False)
    events: tuple[Event, ...] = ()


def scenes(match: Match) -> Sequence[Scene]:
    """The start of a match, and a scene for each turn; the last turn may not be complete."""
    position = GAMES[match.game].start(match.deal)
    found = [Scene(position)]
    complete = True
    for move in match.moves:
        turn = play_again(position, move.seat, move.move)
        position = turn.position
        events = turn.events if complete else (*found.pop().events, *turn.events)
        found.append(Scene(position, tuple(event for event in events if event.only_for is None)))
        complete = position.steps_made == 0
    return found


def ended_otherwise(match: Match, scene: Scene, *, last: bool) -> Outcome | None:
    """The outcome that the picture of a scene shows, where the rules do not give it."""
    return match.result if last and scene.position.outcome is None else None


def headline(match: Match, say: Say) -> str:
    """Which match it is."""
    first, second = map(mention, match.players)
    game = title(match.game, match.options, say)
    return say("replay-title", game=game, first=first, second=second, match=match.id)


def told(match: Match, found: Sequence[Scene], number: int, say: Say) -> str:
    """What is said with a scene: which turn it is, what happened, and at last how it ended."""
    turns = len(found) - 1
    lines = [headline(match, say)]
    if number == 0:
        lines.append(say("replay-start", turns=turns))
    else:
        happened = TABLES[match.game].tell(
            found[number].events, lambda seat: mention(match.players[seat]), say
        )
        lines.append(say("replay-turn", turn=number, turns=turns, told=happened))
    if number == turns:
        lines.append(how_it_ended(Standpoint(match, found[number].position), say))
    return "\n".join(lines)
