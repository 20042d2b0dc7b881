"""Glicko-2: how strong somebody plays, and how sure that is.

Mark E. Glickman, "Example of the Glicko-2 system", 2013, http://www.glicko.net/glicko/glicko2.pdf;
the steps named here are those of that paper.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

PROVISIONAL = 110.0
"""Above this deviation a rating says too little to be ranked."""
_START = 1500.0
_SCALE = 173.7178
_TAU = 0.5
"""How much volatilities may change; the paper's example and most servers use this."""
_EXACT = 1e-6


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, its deviation and its volatility, as for somebody who has played no match.

    About two times in three the true strength lies within one ``deviation`` of the ``rating``, and
    nineteen times in twenty within two.
    """

    rating: float = _START
    deviation: float = 350.0
    volatility: float = 0.06

    @property
    def provisional(self) -> bool:
        """Whether it is too unsure to be ranked."""
        return self.deviation > PROVISIONAL


def rated(before: Rating, results: Sequence[tuple[Rating, float]]) -> Rating:
    """The rating after a rating period.

    ``results`` are the opponents as they were before the period and the points scored against each:
    1 for a win, ½ for a draw, 0 for a loss. There is at least one.
    """
    mu, phi = _inner(before)  # step 2
    precision = surprise = 0.0
    for opponent, points in results:  # steps 3 and 4
        their_mu, their_phi = _inner(opponent)
        weight = 1 / math.sqrt(1 + 3 * their_phi**2 / math.pi**2)
        expected = 1 / (1 + math.exp(-weight * (mu - their_mu)))
        precision += weight**2 * expected * (1 - expected)
        surprise += weight * (points - expected)
    variance = 1 / precision
    volatility = _volatility(before.volatility, phi, variance, variance * surprise)
    widened = math.sqrt(phi**2 + volatility**2)  # step 6
    phi = 1 / math.sqrt(1 / widened**2 + precision)  # step 7
    mu += phi**2 * surprise
    return Rating(_SCALE * mu + _START, _SCALE * phi, volatility)  # step 8


def _inner(rating: Rating) -> tuple[float, float]:
    """The rating and the deviation on the scale of the paper's formulas."""
    return (rating.rating - _START) / _SCALE, rating.deviation / _SCALE


def _volatility(before: float, phi: float, variance: float, delta: float) -> float:
    """Step 5: the zero of the paper's function f, by the Illinois algorithm."""
    start = math.log(before**2)
    spread = phi**2 + variance

    def f(x: float) -> float:
        grown = math.exp(x)
        likelihood = grown * (delta**2 - spread - grown) / (2 * (spread + grown) ** 2)
        return likelihood - (x - start) / _TAU**2

    low, high = start, _bound(f, start, delta**2 - spread)
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _EXACT:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)


def _bound(f: Callable[[float], float], start: float, excess: float) -> float:
    """A place on the other side of the zero than ``start``, or the zero itself."""
    if excess > 0:
        return math.log(excess)
    steps = 1
    while f(start - steps * _TAU) < 0:
        steps += 1
    return start - steps * _TAU
