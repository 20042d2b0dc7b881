"""A turn has its time: said, warned of once, and over when it is over."""

from datetime import timedelta
from functools import partial

import pytest

from bot.bulletins import BOARD_NAME
from engines import GAMES, endings
from tests.bot.acts import unpainted
from tests.bot.clocked import (
    LIVE,
    SLOW,
    allotted,
    begin,
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
from tests.bot.hearing import heard, labels, pinged, posted, refused, told
from tests.bot.world import World
from tests.engines.games import GOLDEN, games, played

SECOND = timedelta(seconds=1)
GATHERING = [key for key in GAMES if len(played(key, GOLDEN).positions[0].to_act) > 1]
"""Games in which both seats act at once when a match begins."""


@pytest.fixture(autouse=True)
def simple(monkeypatch: pytest.MonkeyPatch) -> None:
    unpainted(monkeypatch)


async def test_a_challenge_names_its_clock(den: World) -> None:
    for clock, name in ((None, "3 days a turn"), (LIVE, "Live: 5 minutes a turn")):
        await den.ada.slash(
            den.channel, "challenge", game="tictactrek", **({"clock": clock} if clock else {})
        )
        assert f"-# {name} · Rated · The challenge ends <t:" in den.last.content
        await den.ada.click(den.last, label="Cancel")


@games
async def test_a_turn_has_its_time_and_a_move_begins_the_next(
    den: World, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    await begin(den, key, SLOW, monkeypatch)
    match = await state(den)
    assert match.due == match.started + allotted(SLOW)
    assert said_due(den.boards()[-1].content) == [seconds(match.due)]
    for _ in range(3):
        await den.env.advance_time(1000)
        await one_turn(den, key)
        match = await state(den)
        assert match.due == match.moves[-1].played + allotted(SLOW)
        assert said_due(den.boards()[-1].content) == [seconds(match.due)]
    assert warnings(den) == []


@games
async def test_a_turn_of_several_moves_shares_its_time(
    den: World, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    await begin(den, key, SLOW, monkeypatch)
    for _ in range(6):
        before = await state(den)
        await den.env.advance_time(100)
        await one_move(den, key)
        standpoint = await den.bot.matches.standpoint(1)
        same = standpoint.midway or standpoint.position.gathering
        assert (standpoint.match.due == before.due) == same
        assert (standpoint.match.warn == before.warn) == same


@games
@pytest.mark.parametrize("clock", [LIVE, "live-10", "days-1", SLOW])
async def test_who_is_to_act_is_warned_once_and_loses(den: World, key: str, clock: str) -> None:
    await begin(den, key, clock)
    people = await to_act(den)
    due = (await state(den)).due
    boards = len(den.boards())
    await until(den, due, early=allotted(clock).total_seconds() / 3 + 1)
    assert warnings(den) == []
    await den.env.advance_time(1)
    (warning,) = warnings(den)
    assert pinged(warning) == people
    assert f"match 1, runs out <t:{seconds(due)}:R>" in warning["content"]
    assert den.boards()[-1].jump_url in warning["content"]
    await until(den, due, early=1)
    assert not (await state(den)).ended
    assert len(den.boards()) == boards
    await den.env.advance_time(1)
    assert warned(den) == [people]
    await ended(den, people, boards)


async def ended(den: World, people: list[int], boards: int) -> None:
    """The match has ended since the time of ``people`` ran out, and both were told of it once."""
    match = await state(den)
    assert match.result is not None
    if len(people) == 1:
        assert match.result.reason == endings.TIME
        assert match.result.winner == 1 - match.players.index(people[0])
    else:
        assert (match.result.winner, match.result.reason) == (None, endings.ABANDONED)
    assert (match.due, match.warn, match.left) == (None, None, None)
    payload = posted(den)[-1]
    assert sorted(pinged(payload)) == sorted(match.players)
    assert "Time runs out" not in payload["content"]
    assert len(den.boards()) == boards + 1
    name = BOARD_NAME.fullmatch(den.boards()[-1].attachments[0].filename)
    assert name
    assert name["end"]
    assert [labels(post) for post in den.with_controls()] == [["Rematch"]]
    await den.env.advance_time(24 * 3600)
    await den.restart()
    assert len(den.boards()) == boards + 1


async def test_the_words_of_an_end_by_time(den: World) -> None:
    await begin(den, "tictactrek", LIVE)
    await until(den, (await state(den)).due)
    assert den.last.content == (
        f"{den.ada.mention} (X) ran out of time. **{den.ben.mention} (O) wins.**"
    )


@games
async def test_nobody_is_warned_who_has_moved(
    den: World, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    await begin(den, key, SLOW, monkeypatch)
    first = (await state(den)).due
    await den.env.advance_time(3600)
    await one_turn(den, key)
    await until(den, first, early=3600 * 24 - 10)
    assert warnings(den) == []
    people = await to_act(den)
    await until(den, (await state(den)).warn)
    assert warned(den) == [people]
    await one_turn(den, key)
    again = await to_act(den)
    await until(den, (await state(den)).warn)
    assert warned(den) == [people, again]


@games
async def test_without_a_clock_nothing_runs(den: World, key: str) -> None:
    await begin(den, key, "none")
    match = await state(den)
    assert (match.due, match.warn, match.left) == (None, None, None)
    content = den.boards()[-1].content
    assert "⏳" not in content
    await den.env.advance_time(8 * 24 * 3600)
    await den.restart()
    assert den.boards()[-1].content == content
    assert not (await state(den)).ended
    assert warnings(den) == []
    assert "time" not in told(await den.ada.slash(den.channel, "matches"))


@games
@pytest.mark.parametrize("early", [1, 0])
async def test_a_move_at_the_very_end(
    den: World, monkeypatch: pytest.MonkeyPatch, key: str, early: int
) -> None:
    """Before its last moment it counts; at its last moment time is over, and so is the match."""
    await begin(den, key, SLOW, monkeypatch)
    people = await to_act(den)
    await until(den, (await state(den)).due, early=0.5)
    den.bot.timekeeper._alarm.set(None)  # the move comes before the bell
    await den.env.advance_time(0.5 - early / 1000)
    if early:
        await one_move(den, key)
        match = await state(den)
        assert match.ply == 1
        assert key in GATHERING or not match.ended
        return
    boards = len(den.boards())
    match = await state(den)
    seat, move = 0, "N12"
    said = told(await den.player(match.players[seat]).slash(den.channel, "move", move=move))
    assert said == "The time in this match has run out, so this does not count any more."
    assert (await state(den)).ply == 0
    await ended(den, people, boards)


async def test_after_the_end_of_time_it_cannot_be_given_up_either(den: World) -> None:
    await begin(den, "tictactrek", LIVE)
    asked = heard(await den.ada.slash(den.channel, "resign"))
    await until(den, (await state(den)).due, early=0.5)
    den.bot.timekeeper._alarm.set(None)
    await den.env.advance_time(0.5)
    await den.ada.click(asked, label="Resign")
    result = (await state(den)).result
    assert result is not None
    assert result.reason == endings.TIME


@games
async def test_a_move_and_the_end_of_time_at_once(
    den: World, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    """Whichever is first, the other finds a match that it leaves alone."""
    await begin(den, key, LIVE, monkeypatch)
    await until(den, (await state(den)).due, early=0.001)
    await den.at_once(
        partial(den.env.advance_time, 0.001),  # type: ignore[arg-type]
        partial(one_move, den, key),  # type: ignore[arg-type]
    )
    await den.env.settle()
    match = await state(den)
    assert match.ended
    assert match.ply == 0
    assert len([post for post in den.boards() if "-end" in post.attachments[0].filename]) == 1


@pytest.mark.parametrize("key", GATHERING)
async def test_both_set_up_in_one_time(
    den: World, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    """Who has set up wins where the other has not; taking it back restarts nothing."""
    await begin(den, key, SLOW, monkeypatch)
    due = (await state(den)).due
    await den.env.advance_time(3600)
    await one_move(den, key)
    match = await state(den)
    assert match.due == due
    done = match.players[match.moves[0].seat]
    with den.env.time_context():
        await den.bot.matches.withdraw(1, done)
    assert (await state(den)).due == due
    await den.bot.courier.board(1)
    assert said_due(den.boards()[-1].content) == [seconds(due)]
    await one_move(den, key)
    await until(den, due)
    match = await state(den)
    assert match.result is not None
    assert match.result.reason == endings.TIME
    assert match.players[match.result.winner or 0] == done
    assert warned(den) == [[match.opponent_of(done)]]


async def test_a_match_of_old_has_no_clock(den: World) -> None:
    await begin(den, "tictactrek", SLOW)
    async with den.bot.store._database.transaction() as writer:
        await writer.execute("UPDATE matches SET clock = 'none', due = NULL, warn = NULL")
        await writer.execute("UPDATE boards SET due = NULL")
    await den.restart()
    await den.env.advance_time(7 * 24 * 3600)
    await den.ada.slash(den.channel, "move", move="N12")
    assert (await state(den)).due is None


async def test_own_matches_say_how_much_time_there_is(den: World) -> None:
    await begin(den, "tictactrek", SLOW)
    said = told(await den.ada.slash(den.channel, "matches"))
    assert f"your turn · time runs out <t:{seconds((await state(den)).due)}:R> ·" in said


async def test_one_alarm_serves_the_earliest_of_all(den: World) -> None:
    """Two matches and a challenge, each in its time."""
    await begin(den, "tictactrek", "days-1")
    await den.env.advance_time(3600)
    await begin(den, "tictactrek", LIVE)
    await den.ada.slash(den.channel, "challenge", game="battleoflits")
    await den.env.advance_time(301)
    assert [(await state(den, number)).ended is None for number in (1, 2)] == [True, False]
    await den.env.advance_time(22 * 3600)
    assert (await state(den, 1)).ended is None
    await den.env.advance_time(3600)
    assert (await state(den, 1)).ended is not None
    challenge = await den.bot.store.challenges.get(3)
    assert challenge is not None
    assert challenge.state == "open"
    await den.env.advance_time(3600)
    challenge = await den.bot.store.challenges.get(3)
    assert challenge is not None
    assert challenge.state == "expired"


async def test_a_spoilt_match_holds_up_no_other(
    den: World, caplog: pytest.LogCaptureFixture
) -> None:
    await begin(den, "tictactrek", LIVE)
    await begin(den, "tictactrek", LIVE)
    async with den.bot.store._database.transaction() as writer:
        await writer.execute("UPDATE matches SET deal = '{' WHERE id = 1")
    den.bot.matches._positions.clear()
    await den.env.advance_time(600)
    assert (await state(den, 2)).ended
    kept = [each for each in caplog.records if each.getMessage() == "event=clock-not-kept match=1"]
    assert len(kept) == 1


async def test_a_wrong_move_changes_no_clock(den: World) -> None:
    await begin(den, "tictactrek", SLOW)
    for who, move in ((den.ada, "A1"), (den.ben, "N12"), (den.cleo, "N12")):
        await refused(den, who.slash(den.channel, "move", move=move, match=1))
