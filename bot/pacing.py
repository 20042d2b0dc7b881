"""How fast one person may act: generously for play, but a flood from one must not slow all others.

A person's acts are counted in memory only. Whatever is refused here was not begun, and whatever was
begun before is not touched.
"""

import math
import time
from collections import OrderedDict
from collections.abc import Callable

from bot.refusals import Refusal
from bot.remembering import remember

ACTS = 30, 10.0
"""Commands and presses of a person: so many at once, and as many again in so many seconds."""
CHALLENGES = 5, 60.0
"""Challenges of a person, likewise."""
_REMEMBERED = 10_000


class Pace:
    """Lets ``burst`` acts of a person pass at once, and ``burst`` more in every ``seconds``.

    For each person it keeps when all of their acts will have been made up for.
    """

    def __init__(self, burst: int, seconds: float, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._each = seconds / burst
        self._most = seconds
        self._even: OrderedDict[int, float] = OrderedDict()

    def wait(self, person: int) -> int:
        """Count an act of a person; how many seconds they have to wait with it, 0 for none.

        An act that has to wait is not counted.
        """
        now = self._clock()
        even = max(self._even.get(person, now), now) + self._each
        if even - now > self._most:
            return math.ceil(even - now - self._most)
        remember(self._even, person, even, _REMEMBERED)
        return 0


class Pacing:
    """The paces of everything that people do."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._acts = Pace(*ACTS, clock)
        self._challenges = Pace(*CHALLENGES, clock)

    def act(self, person: int) -> None:
        """Count a command or a press.

        Raises:
            Refusal: they come too fast.
        """
        if seconds := self._acts.wait(person):
            raise Refusal("too-fast", seconds=seconds)

    def challenge(self, person: int) -> None:
        """Count a challenge.

        Raises:
            Refusal: they come too fast.
        """
        if seconds := self._challenges.wait(person):
            raise Refusal("challenges-too-fast", seconds=seconds)
