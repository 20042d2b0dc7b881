"""/away: correspondence clocks stand still while their player is away, for some days a year."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.absences import BACK, LIMIT, days, meant
from bot.refusals import Refusal
from bot.store import Absence
from engines import GAMES
from tests.bot.acts import unpainted
from tests.bot.clocked import (
    LIVE,
    SLOW,
    allotted,
    begin,
    off_for,
    one_move,
    one_turn,
    said_due,
    seconds,
    state,
    to_act,
    until,
    warned,
    warnings,
)
from tests.bot.hearing import refused, told
from tests.bot.world import World
from tests.engines.games import games

DAY = 24 * 3600.0


@pytest.fixture(autouse=True)
def simple(monkeypatch: pytest.MonkeyPatch) -> None:
    unpainted(monkeypatch)


async def away(den: World, who: int, until: str | None = "7 days") -> str:
    """Say when one is away; what one is told."""
    chosen = {} if until is None else {"until": until}
    return told(await den.player(who).slash(den.channel, "away", **chosen))


@games
async def test_the_clock_stands_still_and_runs_on(
    den: World, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    await begin(den, key, SLOW, monkeypatch)
    await one_turn(den, key)
    (mover,) = await to_act(den)
    await den.env.advance_time(DAY)
    before = await state(den)
    assert before.due is not None
    gone, board = den.env.now(), den.boards()[-1]
    said = await away(den, mover)
    back = gone + timedelta(days=7)
    assert f"You are away until <t:{seconds(back)}:f>" in said
    assert "23 more days of absence" in said
    match = await state(den)
    assert (match.due, match.warn, match.left) == (None, None, before.due - gone)
    shown = den.boards()[-1]
    assert shown.id == board.id
    assert (
        f"The clock stands still: <@{mover}> is away until <t:{seconds(back)}:D>" in shown.content
    )
    assert said_due(shown.content) == []
    assert "the clock stands still" in told(await den.player(mover).slash(den.channel, "matches"))
    await den.env.advance_time(7 * DAY - 1)
    assert (await state(den)).left == match.left
    assert warnings(den) == []
    await den.env.advance_time(1)
    match = await state(den)
    assert (match.due, match.left) == (before.due + timedelta(days=7), None)
    assert said_due(den.boards()[-1].content) == [seconds(match.due)]
    await until(den, match.warn)
    assert warned(den) == [[mover]]
    await until(den, match.due)
    assert (await state(den)).ended


async def test_who_comes_back_early_goes_on_early(den: World) -> None:
    await begin(den, "tictactrek", SLOW)
    due = (await state(den)).due
    assert due is not None
    await away(den, den.ada.id, "14 days")
    await den.env.advance_time(1.5 * DAY)
    said = await away(den, den.ada.id, BACK)
    assert said.startswith("You are not away. 28 days of absence are left")
    match = await state(den)
    assert match.due == due + timedelta(days=1.5)
    assert said_due(den.boards()[-1].content) == [seconds(match.due)]
    assert "not away" in await refused(den, den.ada.slash(den.channel, "away", until="back"))


async def test_another_end_is_shown_too(den: World) -> None:
    await begin(den, "tictactrek", SLOW)
    await away(den, den.ada.id, "3 days")
    left = (await state(den)).left
    now = den.env.now()
    for span in (5, 1):
        await away(den, den.ada.id, f"{span} days")
        line = f"is away until <t:{seconds(now + timedelta(days=span))}:D>"
        assert line in den.boards()[-1].content
        assert (await state(den)).left == left
    assert "29 more days" in await away(den, den.ada.id, "1")
    await den.env.advance_time(DAY)
    assert (await state(den)).due == den.env.now() + (left or timedelta())


async def test_a_move_does_not_end_an_absence(den: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other's clock runs; once it is the turn of who is away, it stands still."""
    await begin(den, "tictactrek", SLOW, monkeypatch)
    await away(den, den.ada.id)
    await one_turn(den, "tictactrek")
    match = await state(den)
    assert match.due == match.moves[-1].played + allotted(SLOW)
    await one_turn(den, "tictactrek")
    match = await state(den)
    assert (match.due, match.left) == (None, allotted(SLOW))
    assert f"{den.ada.mention} is away until" in den.boards()[-1].content


async def test_live_clocks_run_on(den: World) -> None:
    await begin(den, "tictactrek", LIVE)
    due = (await state(den)).due
    await away(den, den.ada.id)
    assert (await state(den)).due == due
    assert said_due(den.boards()[-1].content) == [seconds(due)]
    await until(den, due)
    assert (await state(den)).ended


async def test_a_match_that_begins_with_somebody_away(den: World) -> None:
    await away(den, den.ada.id)
    await begin(den, "tictactrek", SLOW)
    assert (await state(den)).left == allotted(SLOW)
    assert "is away until" in den.boards()[-1].content


async def test_it_holds_in_every_server(den: World) -> None:
    await begin(den, "tictactrek", SLOW)
    attic = den.env.create_guild("Attic")
    channel = attic.create_text_channel("attic")
    ada = attic.add_member(den.ada.user)
    await ada.slash(channel, "away", until="2 days")
    assert (await state(den)).left == allotted(SLOW)
    assert "is away until" in den.boards()[-1].content


@pytest.mark.parametrize("key", [k for k, g in GAMES.items() if g.secret])
async def test_where_both_act_it_stands_still_while_one_of_them_is_away(
    den: World, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    await begin(den, key, SLOW, monkeypatch)
    first, second = (await state(den)).players
    assert sorted(await to_act(den)) == sorted([first, second])
    for person, span in ((first, "2 days"), (second, "4 days")):
        await away(den, person, span)
        assert f"<@{person}> is away until" in den.boards()[-1].content
    await den.env.advance_time(3 * DAY)
    assert (await state(den)).left == allotted(SLOW)
    await away(den, second, BACK)
    await away(den, first, "1 day")
    await den.env.advance_time(3600)
    left = (await state(den)).left
    assert left == allotted(SLOW)
    await one_move(den, key)
    match = await state(den)
    (waiting,) = await to_act(den)
    if waiting == first:
        assert match.left == left
    else:
        assert match.due == den.env.now() + allotted(SLOW)
        with den.env.time_context():
            await den.bot.matches.withdraw(1, first)
        assert (await state(den)).left == left


@pytest.mark.parametrize("off", [0.0, 10 * DAY])
async def test_an_absence_and_a_restart(den: World, off: float) -> None:
    """What ends while the bot is off goes on when it is back."""
    await begin(den, "tictactrek", SLOW)
    await den.env.advance_time(DAY)
    await away(den, den.ada.id, "2 days")
    left = (await state(den)).left
    assert left is not None
    await off_for(den, off)
    if not off:
        assert (await state(den)).left == left
        await den.env.advance_time(2 * DAY)
    match = await state(den)
    assert match.due == den.env.now() + left
    assert said_due(den.boards()[-1].content) == [seconds(match.due)]


async def test_a_crash_right_after_it_was_saved(den: World) -> None:
    await begin(den, "tictactrek", SLOW)
    await den.bot.absences.go(den.ada.id, den.env.now() + timedelta(days=3))
    assert (await state(den)).left is None
    await den.restart()
    assert (await state(den)).left == allotted(SLOW)
    assert "is away until" in den.boards()[-1].content


async def test_thirty_days_a_year(den: World) -> None:
    said = await refused(den, den.ada.slash(den.channel, "away", until="31 days"))
    assert said == "You have only 30 of 30 days of absence left in 2026."
    assert "No more days" in await away(den, den.ada.id, "30 days")
    await off_for(den, 30 * DAY)
    said = await refused(den, den.ada.slash(den.channel, "away", until="1 day"))
    assert said == "You have used up your 30 days of absence in 2026."
    assert "30 more" not in await away(den, den.ada.id, None)
    await off_for(den, 340 * DAY)
    assert "You are not away. 30 days" in await away(den, den.ada.id, None)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("tomorrow **now** @everyone", "I cannot read “tomorrow \\*\\*now\\*\\* @\u200beveryone”"),
        ("2025-12-24", "That is not in the future."),
        ("0 days", "That is not in the future."),
        ("2026-02-30", "I cannot read"),
        ("9999-12-31", "You have only 30 of 30 days"),
        ("999 days", "You have only 30 of 30 days"),
        ("-3 days", "I cannot read"),
    ],
)
async def test_what_cannot_be(den: World, typed: str, said: str) -> None:
    assert (await refused(den, den.ada.slash(den.channel, "away", until=typed))).startswith(said)
    assert await den.bot.store.absences.present(den.env.now()) == []


async def test_days_are_offered_and_dates_are_read(den: World) -> None:
    async def offered(typed: str) -> list[tuple[str, str]]:
        choices = await den.ada.autocomplete(den.channel, "away", "until", typed)
        return [(each["name"], str(each["value"])) for each in choices]

    assert await offered("") == [
        ("1 day, until 2026-01-02", "1"),
        *(
            (f"{n} days, until {date}", str(n))
            for n, date in (
                (3, "2026-01-04"),
                (7, "2026-01-08"),
                (14, "2026-01-15"),
                (30, "2026-01-31"),
            )
        ),
    ]
    assert await offered("2026-01-20") == [("Until 2026-01-20", "2026-01-20")]
    ((refusal, _),) = await offered("whenever")
    assert refusal.startswith("I cannot read “whenever”")
    await away(den, den.ada.id, "2026-01-20")
    assert (await offered(""))[0] == ("I am back", "back")
    assert await offered("30") == [("Until 2026-01-31", "30")]


def test_a_date_begins_at_noon() -> None:
    now = datetime(2026, 5, 1, 8, 30, tzinfo=UTC)
    assert meant(" 2026-05-03 ", now) == datetime(2026, 5, 3, 12, tzinfo=UTC)
    for typed in ("2", "2 days", "2 DAYS", "2d"):
        assert meant(typed, now) == now + timedelta(days=2)
    with pytest.raises(Refusal):
        meant("", now)


def test_a_day_that_has_begun_counts_in_its_year() -> None:
    def absence(since: datetime, until: datetime) -> Absence:
        return Absence(1, 1, since, until)

    turn = datetime(2027, 1, 1, tzinfo=UTC)
    over = absence(turn - timedelta(days=2, hours=1), turn + timedelta(hours=1))
    assert [days([over], year) for year in (2025, 2026, 2027, 2028)] == [0, 3, 1, 0]
    nothing = absence(turn, turn)
    assert days([nothing, over, over], 2026) == 6
    assert days([nothing], 2027) == 0
    assert LIMIT == 30
