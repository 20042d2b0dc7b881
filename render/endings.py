"""Endings outside the rules in words, the same for every game."""

from collections.abc import Sequence

from engines.endings import OUTSIDE
from engines.game import Outcome, other
from render.painter import Say


def outside(outcome: Outcome, sides: Sequence[str], say: Say) -> str | None:
    """Who won and why where a match ended outside its rules; None where the rules ended it.

    ``sides`` are what the picture calls the seats.
    """
    if outcome.reason not in OUTSIDE:
        return None
    if outcome.winner is None:
        return say("picture-ended", reason=outcome.reason)
    winner, loser = sides[outcome.winner], sides[other(outcome.winner)]
    return say("picture-won", reason=outcome.reason, winner=winner, loser=loser)
