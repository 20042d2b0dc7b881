"""TacTiki in sentences: what happened in a turn, and what a step would do."""

from collections.abc import Iterable, Iterator, Sequence

from bot.games.table import Who
from engines.game import Event, other
from engines.tactiki_parts import (
    SIDES,
    STATUE,
    Duel,
    Locked,
    NoSecondStep,
    Prospect,
    Reincarnated,
    SetupReady,
    Stepped,
    TurnSkipped,
    attacks,
)
from render import Say


def told(events: Sequence[Event], who: Who, say: Say, *, faded: bool) -> str:
    """What happened in a turn; ``faded``, without the ranks that its duels showed."""
    lines = list(_done(events, who, say))
    for duels in attacks(events):
        words = [_duel(duel, say, faded=faded) for duel in duels]
        lines.append(say("tiki-attack", field=str(duels[0].field), duels="; ".join(words)))
    for event in events:
        match event:
            case Locked():
                side, field = SIDES[event.seat], str(event.field)
                lines.append(
                    say("tiki-locked", side=side, field=field, pieces=event.pieces, of=STATUE)
                )
            case NoSecondStep():
                lines.append(say("tiki-no-second"))
            case TurnSkipped():
                lines.append(say("tiki-skipped", player=who(event.seat)))
    return "\n".join(lines)


def _done(events: Iterable[Event], who: Who, say: Say) -> Iterator[str]:
    steps = [event for event in events if isinstance(event, Stepped)]
    if steps:
        moves = ", ".join(f"**{step.origin}-{step.field}**" for step in steps)
        yield say("tiki-steps", player=who(steps[0].seat), steps=moves)
    for event in events:
        match event:
            case SetupReady():
                yield say("tiki-ready", player=who(event.seat))
            case Reincarnated():
                yield say("tiki-returns", player=who(event.seat), field=str(event.field))


def _duel(duel: Duel, say: Say, *, faded: bool) -> str:
    side, enemy = SIDES[duel.seat], SIDES[other(duel.seat)]
    if faded:
        return say("tiki-duel-faded", result=duel.result, side=side, enemy=enemy)
    return say(
        "tiki-duel",
        result=duel.result,
        side=side,
        enemy=enemy,
        attacker=duel.attacker,
        defender=duel.defender,
    )


def prospect_words(prospect: Prospect, say: Say) -> str:
    """What a step would do, as far as everybody can know; empty for a plain step."""
    parts = []
    if prospect.enemies:
        parts.append(say("tiki-attacks", height=prospect.height, enemies=prospect.enemies))
    elif prospect.height:
        parts.append(say("tiki-joins", height=prospect.height))
    if prospect.statue is not None:
        parts.append(say("tiki-builds", pieces=prospect.statue, of=STATUE))
    return ", ".join(parts)
