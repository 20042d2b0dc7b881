"""The board in words: enough to play by for someone who does not see the picture."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TypeAlias

from engines.fields import Field
from engines.game import SEATS, Seat, other
from engines.tactiki_parts import QUIET_TURNS, SIDES, STATUE, Column, TikiView, Token, Trace
from render.endings import outside
from render.painter import Say, first_fitting

SIGNS = ("K", "T")
"""A piece of each seat, before its rank."""
SEEN = "*"
"""After the rank of a piece that all have seen."""


def result(view: TikiView, say: Say) -> str:
    """Who won and why."""
    outcome = view.outcome
    if outcome is None:
        return ""
    if ending := outside(outcome, SIDES, say):
        return ending
    if outcome.winner is None:
        return say("picture-tactiki-draw", reason=outcome.reason, limit=QUIET_TURNS)
    winner = outcome.winner
    return say(
        "picture-tactiki-end",
        reason=outcome.reason,
        winner=SIDES[winner],
        loser=SIDES[other(winner)],
    )


Chosen: TypeAlias = tuple[Field | None, Sequence[Field]]
"""The field of the chosen piece, and those to which it may go."""


def describe(view: TikiView, say: Say, chosen: Chosen | None = None) -> str:
    """The alt text, shortened until it fits, the least needed first, saying what is left out."""
    return first_fitting(_shorter_and_shorter(view, say, chosen))


def _shorter_and_shorter(view: TikiView, say: Say, chosen: Chosen | None) -> Iterator[str]:
    parts = {
        "state": _state(view, say),
        "skipped": _skipped(view, say),
        "done": _done(view, say),
        "legend": _legend(view, say),
        "columns": _columns(view, say),
        "statues": _statues(view, say),
        "defeated": _defeated(view, say),
        "steps": _chosen(chosen, say) if chosen else _steps(view, say),
        "quiet": _quiet(view, say),
    }
    yield _joined(parts)
    for part in ("legend", "steps", "done"):
        if parts[part]:
            parts[part] = say("picture-tactiki-without", part=part)
            yield _joined(parts)


def _joined(parts: dict[str, str]) -> str:
    return "\n".join(part for part in parts.values() if part)


def _state(view: TikiView, say: Say) -> str:
    if view.outcome is not None:
        return say("picture-tactiki-over", result=result(view, say))
    if not view.turn:
        return " ".join(
            say("picture-tactiki-setting-up", side=SIDES[seat], ready=int(view.ready[seat]))
            for seat in SEATS
        )
    return say(
        "picture-tactiki-state",
        side="".join(SIDES[seat] for seat in view.to_act),
        turn=view.turn,
        step=view.step,
    )


def _skipped(view: TikiView, say: Say) -> str:
    if view.skipped is None:
        return ""
    return say("picture-tactiki-skipped", side=SIDES[view.skipped])


def _done(view: TikiView, say: Say) -> str:
    """What was done in the turn before and in this one."""
    told = []
    for which, traces in (("last", view.last_turn), ("this", view.this_turn)):
        if traces:
            steps = "; ".join(_trace(trace, say) for trace in traces)
            side = SIDES[traces[0].seat]
            told.append(say("picture-tactiki-done", which=which, side=side, steps=steps))
    return " ".join(told)


def _trace(trace: Trace, say: Say) -> str:
    if trace.origin is None:
        return say("picture-tactiki-returned", field=str(trace.field))
    step = f"{trace.origin}-{trace.field}"
    if trace.kind != "attack":
        return step
    return say(
        "picture-tactiki-attacked",
        step=step,
        felled=trace.felled,
        stands=int(trace.stands),
    )


def _legend(view: TikiView, say: Say) -> str:
    if not view.columns:
        return ""
    tokens = [token for column in view.columns for token in column.pieces]
    return say(
        "picture-tactiki-legend",
        ranks=int(any(token.rank is not None for token in tokens)),
        seen=int(any(token.seen for token in tokens)),
    )


def _columns(view: TikiView, say: Say) -> str:
    if not view.columns:
        return ""
    return say("picture-tactiki-columns", columns="; ".join(map(column_words, view.columns)))


def column_words(column: Column) -> str:
    """A field and its pieces, bottom to top."""
    return f"{column.field}: " + " ".join(map(_token, column.pieces))


def _token(token: Token) -> str:
    rank = "" if token.rank is None else str(token.rank)
    return f"{SIGNS[token.seat]}{rank}{SEEN if token.seen else ''}"


def _statues(view: TikiView, say: Say) -> str:
    return " ".join(
        say(
            "picture-tactiki-statue",
            side=SIDES[statue.seat],
            field=str(statue.field),
            pieces=statue.pieces,
            of=STATUE,
        )
        for statue in view.statues
    )


def _defeated(view: TikiView, say: Say) -> str:
    if not view.turn:
        return ""
    return " ".join(_waiting(view, say, seat) for seat in SEATS)


def _waiting(view: TikiView, say: Say, seat: Seat) -> str:
    ranks = view.defeated_ranks[seat] or ()
    return say(
        "picture-tactiki-defeated",
        side=SIDES[seat],
        count=view.defeated[seat],
        known=int(bool(ranks)),
        ranks=", ".join(map(str, ranks)),
    )


def _steps(view: TikiView, say: Say) -> str:
    """The legal steps by origin; after x how many enemies lie on top where it leads."""
    if not choosing(view) or not view.prospects:
        return ""
    told = []
    for origin, group in groupby(view.prospects, key=lambda prospect: prospect.step.origin):
        ends = [f"{one.step.field}" + (f" x{one.enemies}" if one.enemies else "") for one in group]
        told.append(f"{origin}: {', '.join(ends)}")
    attacks = int(any(prospect.enemies for prospect in view.prospects))
    text = say("picture-tactiki-steps", steps="; ".join(told), attacks=attacks)
    if view.returns:
        fields = ", ".join(map(str, view.returns))
        text += " " + say("picture-tactiki-returns", fields=fields)
    return text


def _chosen(chosen: Chosen, say: Say) -> str:
    origin, targets = chosen
    fields = ", ".join(map(str, targets))
    if origin is None:
        return say("picture-tactiki-returns", fields=fields)
    return say("picture-tactiki-chosen", origin=str(origin), fields=fields)


def choosing(view: TikiView) -> bool:
    """Whether the reader is to be shown what can be done: who is to act, or who looks on."""
    return view.outcome is None and (view.seat is None or view.seat in view.to_act)


def _quiet(view: TikiView, say: Say) -> str:
    if view.outcome is not None or view.quiet < QUIET_TURNS // 2:
        return ""
    return say("picture-tactiki-quiet-long", quiet=view.quiet, limit=QUIET_TURNS)
