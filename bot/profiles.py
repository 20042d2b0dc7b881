"""What somebody's results come to: streaks, opponents, and what they play most.

No Discord in here.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.store import Result


@dataclass(frozen=True, slots=True)
class Against:
    """Rated matches against one opponent."""

    opponent: int
    won: int
    drawn: int
    lost: int


@dataclass(frozen=True, slots=True)
class Streak:
    """How many rated matches in a row led to the same: ``won`` is None for draws."""

    won: bool | None
    length: int


@dataclass(frozen=True, slots=True)
class Profile:
    """A person's results.

    ``against`` is by opponent, the one met most first; ``streak`` is the one that lasts, None
    without a rated match; ``longest`` is the longest one of wins. ``favourite`` is the game played
    most, casually too, and ``played`` how often.
    """

    against: Sequence[Against]
    streak: Streak | None
    longest: int
    favourite: str
    played: int


def profile(results: Sequence[Result]) -> Profile:
    """What ``results`` come to: at least one, oldest first."""
    rated = [result for result in results if result.rated]
    streaks = [
        Streak(won, len(list(group))) for won, group in groupby(rated, key=lambda each: each.won)
    ]
    played = Counter(result.game for result in reversed(results))  # of equals, the one played last
    favourite, times = played.most_common(1)[0]
    return Profile(
        against=_against(rated),
        streak=streaks[-1] if streaks else None,
        longest=max((streak.length for streak in streaks if streak.won), default=0),
        favourite=favourite,
        played=times,
    )


def _against(rated: Sequence[Result]) -> list[Against]:
    met = Counter(result.opponent for result in reversed(rated))
    counted = Counter((result.opponent, result.won) for result in rated)
    return [
        Against(each, counted[each, True], counted[each, None], counted[each, False])
        for each, _ in met.most_common()
    ]
