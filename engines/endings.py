"""How a match ends outside the rules of its game, the same for every game.

The rules know nothing of these: they come from a clock, from the players' own words or from a
moderator. The reasons of the rules are each game's own.
"""

from engines.game import Outcome

RESIGNED = "resigned"
"""One gave up; the other won."""
AGREED = "agreed"
"""Both agreed on a draw."""
TIME = "time"
"""The time of one ran out; the other won."""
LEFT = "left"
"""One is not there any more; the other won."""
MODERATED = "moderated"
"""A moderator ended it, with a winner or without a result."""
CALLED_OFF = "called_off"
"""Both agreed that it has no result."""
ABANDONED = "abandoned"
"""It could not go on, and neither is to blame: it has no result."""

OUTSIDE = (RESIGNED, AGREED, TIME, LEFT, MODERATED, CALLED_OFF, ABANDONED)
"""All endings outside the rules."""
NO_RESULT = (MODERATED, CALLED_OFF, ABANDONED)
"""Endings that, without a winner, are no draw either: such a match counts for nobody."""


def counts(outcome: Outcome) -> bool:
    """Whether a match with this outcome has a result: somebody won, or it is a draw."""
    return outcome.winner is not None or outcome.reason not in NO_RESULT
