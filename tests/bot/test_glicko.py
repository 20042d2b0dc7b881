"""Glicko-2 against the paper's own example, and what holds of any rating."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.glicko import PROVISIONAL, Rating, rated

ratings = st.builds(Rating, st.floats(100, 3_500), st.floats(30, 350), st.floats(0.03, 0.12))


def test_the_worked_example_of_the_paper() -> None:
    """The paper rounds on the way, so it has 1464.06 where exact figures give 1464.0507."""
    after = rated(
        Rating(1500, 200, 0.06),
        [(Rating(1400, 30), 1), (Rating(1550, 100), 0), (Rating(1700, 300), 0)],
    )
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.005)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_an_upset_raises_the_volatility() -> None:
    """Where a result lies beyond all that the deviations explain, another bound is taken."""
    after = rated(Rating(1200, 40, 0.06), [(Rating(2000, 40), 1)] * 9)
    assert after.volatility > 0.0605
    assert after.rating > 1250


@given(ratings, ratings, st.sampled_from([0, 0.5, 1]))
def test_a_result_moves_a_rating_towards_it_and_makes_it_surer(
    one: Rating, two: Rating, points: float
) -> None:
    after = rated(one, [(two, points)])
    assert 0.01 < after.volatility < 1
    widest = (one.deviation**2 + (173.7178 * after.volatility) ** 2) ** 0.5
    assert 0 < after.deviation < widest
    if points == 1:
        assert after.rating > one.rating
    if points == 0:
        assert after.rating < one.rating


@given(ratings, st.sampled_from([0, 0.5, 1]))
def test_equals_gain_what_the_other_loses(one: Rating, points: float) -> None:
    first, second = rated(one, [(one, points)]), rated(one, [(one, 1 - points)])
    assert first.rating - one.rating == pytest.approx(one.rating - second.rating, abs=1e-6)
    assert first.deviation == pytest.approx(second.deviation)


def test_somebody_new_is_provisional_for_about_a_dozen_matches() -> None:
    one, two = Rating(), Rating()
    played = 0
    while one.provisional:
        one, two = rated(one, [(two, played % 2)]), rated(two, [(one, 1 - played % 2)])
        played += 1
    assert 10 < played < 16
    assert one.deviation <= PROVISIONAL
