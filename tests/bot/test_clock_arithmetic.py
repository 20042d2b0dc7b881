"""What a clock says: no time is lost, none goes below nothing, and a warning is before the end."""

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from bot.clocks import CLOCKS, GRACE, MINUTE, Clock, Timing, after_outage, timing

NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
KINDS = [clock for clock in CLOCKS.values() if clock is not None]
clocks = st.sampled_from(KINDS)
slow = st.sampled_from([clock for clock in KINDS if not clock.live])
spans = st.timedeltas(timedelta(days=-1), timedelta(days=10))
whiles = st.timedeltas(timedelta(), timedelta(days=10))
shares = st.floats(0, 1)


def test_without_a_clock_nothing_is_due() -> None:
    assert timing(None, NOW) == Timing()
    assert CLOCKS["none"] is None


def test_a_turn_has_its_allotment_and_is_warned_of_at_a_third() -> None:
    for clock in KINDS:
        assert timing(clock, NOW) == Timing(
            NOW + clock.allotment, NOW + clock.allotment - clock.allotment / 3
        )


@given(clock=clocks, left=spans, stopped=st.booleans(), warned=st.booleans())
def test_never_less_than_nothing_nor_more_than_all(
    clock: Clock, left: timedelta, *, stopped: bool, warned: bool
) -> None:
    says = timing(clock, NOW, left=left, stopped=stopped, warned=warned)
    rest = says.left if says.due is None else says.due - NOW
    assert rest is not None
    assert timedelta() <= rest <= clock.allotment
    assert rest == min(max(left, timedelta()), clock.allotment)
    assert (says.due is None) == (stopped and not clock.live)
    if says.due is None or warned:
        assert says.warn is None
    if says.warn is not None and says.due is not None:
        assert NOW <= says.warn <= says.due
        assert says.due - says.warn <= clock.allotment / 3
        assert not clock.live or says.due - says.warn >= MINUTE


@given(clocks, spans)
def test_only_the_last_minute_of_a_live_clock_has_no_warning(clock: Clock, left: timedelta) -> None:
    says = timing(clock, NOW, left=left)
    assert (says.warn is None) == (clock.live and left < MINUTE)


@given(slow, shares, whiles)
def test_stopping_and_going_on_keeps_what_was_left(
    clock: Clock, gone: float, pause: timedelta
) -> None:
    runs = timing(clock, NOW)
    stops = NOW + gone * clock.allotment
    assert runs.due is not None
    stands = timing(clock, stops, left=runs.due - stops, stopped=True)
    assert stands.left == runs.due - stops
    goes_on = timing(clock, stops + pause, left=stands.left)
    assert goes_on.due == runs.due + pause
    if runs.warn is not None and runs.warn >= stops:
        assert goes_on.warn == runs.warn + pause


@given(clock=clocks, gone=shares, out=whiles, warned=st.booleans())
def test_an_outage_takes_nothing(
    clock: Clock, gone: float, out: timedelta, *, warned: bool
) -> None:
    began = timing(clock, NOW)
    since = NOW + gone * clock.allotment
    assert began.due is not None
    left = began.due - since
    says = after_outage(clock, began.due, since, since + out, warned=warned)
    assert says.due is not None
    grace = MINUTE if clock.live else GRACE
    assert says.due - (since + out) == max(left, grace)
    assert says.left is None
    if warned:
        assert says.warn is None
    elif began.warn is not None and since <= began.warn and left >= grace:
        assert says.warn == began.warn + out


@given(clocks, whiles, whiles)
def test_who_moved_after_we_were_last_seen_has_all_the_time(
    clock: Clock, before: timedelta, out: timedelta
) -> None:
    moved = NOW + before
    due = timing(clock, moved).due
    assert due is not None
    now = moved + out
    assert after_outage(clock, due, NOW, now, warned=False).due == now + clock.allotment
