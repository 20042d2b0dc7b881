"""Nobody loses time because the bot was out; what fell due then happens when it is back."""

from datetime import timedelta
from typing import Any

import pytest

from bot import timekeeping
from bot.clocks import GRACE, MINUTE
from engines import endings
from tests.bot.acts import unpainted
from tests.bot.clocked import (
    LIVE,
    SLOW,
    allotted,
    begin,
    off_for,
    one_turn,
    said_due,
    seconds,
    state,
    to_act,
    until,
    warned,
    warnings,
)
from tests.bot.hearing import labels, pinged, posted
from tests.bot.network import Fault, Network
from tests.bot.world import World
from tests.engines.games import games

HOUR = 3600.0
DAY = 24 * HOUR
POST = "POST /channels/*/messages"


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> Network:
    unpainted(monkeypatch)
    return Network.between(monkeypatch)


def edits(den: World) -> list[dict[str, Any]]:
    """What messages were changed to."""
    return [each.json for each in den.env.http_requests if each.method == "PATCH" and each.json]


async def cut_off(den: World, length: float) -> None:
    """Let the connection to Discord be lost for so long."""
    tell(den, "disconnect")
    await den.env.advance_time(length)
    tell(den, "resumed")
    await den.env.settle()


def tell(den: World, *events: str) -> None:
    """Let the bot hear something of its connection."""
    with den.env._bot_scope():
        for event in events:
            den.bot.dispatch(event)


@games
@pytest.mark.parametrize("clock", [LIVE, SLOW])
async def test_what_fell_due_while_the_bot_was_off(den: World, key: str, clock: str) -> None:
    """The warning and the end come after as much time as there was left."""
    await begin(den, key, clock)
    people, before = await to_act(den), await state(den)
    assert before.due is not None
    await off_for(den, 10 * allotted(clock).total_seconds())
    after = await state(den)
    assert after.due == before.due + 10 * allotted(clock)
    assert not after.ended
    assert warnings(den) == []
    assert said_due(den.boards()[-1].content) == [seconds(after.due)]
    await until(den, after.warn)
    assert warned(den) == [people]
    await off_for(den, 10 * allotted(clock).total_seconds())
    assert warned(den) == [people], "who was warned is not warned again"
    assert not (await state(den)).ended
    await until(den, (await state(den)).due)
    match = await state(den)
    assert match.result is not None
    assert match.result.reason == (endings.TIME if len(people) == 1 else endings.ABANDONED)
    assert sorted(pinged(posted(den)[-1])) == sorted(match.players)


@pytest.mark.parametrize(("clock", "grace"), [(SLOW, GRACE), (LIVE, MINUTE)])
async def test_there_is_a_grace_after_an_outage(den: World, clock: str, grace: timedelta) -> None:
    await begin(den, "tictactrek", clock)
    people = await to_act(den)
    await until(den, (await state(den)).due, early=20)
    assert warned(den) == [people]
    await off_for(den, DAY)
    assert (await state(den)).due == den.env.now() + grace
    await den.env.advance_time(grace.total_seconds() - 1)
    assert not (await state(den)).ended
    await den.env.advance_time(1)
    assert (await state(den)).ended
    assert warned(den) == [people]


async def test_a_warning_that_fell_due_comes_at_the_start(den: World) -> None:
    """Where the grace leaves less than a third, the warning is due at once."""
    await begin(den, "tictactrek", "days-1")
    people = await to_act(den)
    await until(den, (await state(den)).warn, early=1)
    den.bot.timekeeper._alarm.stop()  # it would have been due, but for the fault of the bot
    await den.env.advance_time(2 * HOUR)
    assert warnings(den) == []
    await den.restart()
    assert warned(den) == [people]
    await den.restart()
    assert warned(den) == [people]


async def test_an_end_that_fell_due_comes_after_the_grace(den: World) -> None:
    await begin(den, "tictactrek", "days-1")
    await until(den, (await state(den)).due, early=1)
    den.bot.timekeeper._alarm.stop()
    await den.env.advance_time(2)
    assert not (await state(den)).ended
    await den.restart()
    assert not (await state(den)).ended
    await den.env.advance_time(HOUR)
    assert (await state(den)).ended


async def test_a_crash_costs_nobody_anything(den: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot did not write down when it stopped, only when it was last seen."""
    await begin(den, "tictactrek", SLOW, monkeypatch)
    await den.env.advance_time(DAY + 100)
    before = await state(den)
    seen = await den.bot.store.fact("alive")

    async def die(_: Any) -> None:
        """Write nothing down."""

    monkeypatch.setattr(type(den.bot.timekeeper), "leave", die)
    await off_for(den, DAY)
    assert seen is not None
    after = await state(den)
    assert before.due is not None
    assert after.due is not None
    gained = after.due - before.due - timedelta(days=1)
    assert timedelta() < gained <= timekeeping.ALIVE
    await one_turn(den, "tictactrek")
    match = await state(den)
    moved = match.moves[-1].played
    await off_for(den, DAY)
    assert (await state(den)).due == moved + timedelta(days=1) + allotted(SLOW)


async def test_a_short_restart_changes_no_board(den: World) -> None:
    await begin(den, "tictactrek", SLOW)
    due = (await state(den)).due
    assert due is not None
    count = len(edits(den))
    await off_for(den, 30)
    assert (await state(den)).due == due + timedelta(seconds=30)
    assert len(edits(den)) == count
    await off_for(den, 40)
    (edit,) = edits(den)[count:]
    assert said_due(edit["content"]) == [seconds(due) + 70]


@games
async def test_only_the_text_of_a_board_is_changed(den: World, key: str) -> None:
    await begin(den, key, SLOW)
    board = den.boards()[-1]
    count = len(edits(den))
    await off_for(den, DAY)
    (edit,) = edits(den)[count:]
    assert not {"attachments", "components", "flags"} & set(edit)
    after = den.boards()[-1]
    assert after.id == board.id
    due = seconds((await state(den)).due)
    assert after.content == board.content.replace(str(due - int(DAY)), str(due))
    assert after.attachments == board.attachments
    assert [each.to_dict() for each in after.components] == [
        each.to_dict() for each in board.components
    ]
    await den.restart()
    assert len(edits(den)) == count + 1


async def test_a_board_whose_edit_failed_is_changed_later(den: World) -> None:
    await begin(den, "tictactrek", SLOW)
    board = den.boards()[-1]
    path = f"/channels/{den.channel.id}/messages/{board.id}"
    den.env.inject_error("PATCH", path, status=500, times=1)
    await off_for(den, DAY)
    await den.env.advance_time(11)
    assert said_due(den.boards()[-1].content) == [seconds((await state(den)).due)]


@pytest.mark.parametrize("clock", [LIVE, SLOW])
async def test_time_without_a_connection_is_given_back(den: World, clock: str) -> None:
    """While it lasts nobody's time runs out, and a challenge waits too."""
    await begin(den, "tictactrek", clock)
    before = await state(den)
    assert before.due is not None
    await den.ada.slash(den.channel, "challenge", game="battleoflits")
    length = max(2 * DAY, 10 * allotted(clock).total_seconds())
    await cut_off(den, length)
    after = await state(den)
    assert not after.ended
    assert after.due == before.due + timedelta(seconds=length)
    assert said_due(den.boards()[0].content) == [seconds(after.due)]
    challenge = await den.bot.store.challenges.get(2)
    assert challenge is not None
    assert challenge.state == "expired"
    await until(den, after.due)
    assert (await state(den)).ended


async def test_a_short_loss_of_the_connection_changes_nothing(den: World) -> None:
    await begin(den, "tictactrek", LIVE)
    due = (await state(den)).due
    await cut_off(den, 59)
    assert (await state(den)).due == due
    await until(den, due)
    assert (await state(den)).ended


async def test_a_connection_lost_several_times_over(den: World) -> None:
    """Discord is tried again and again, and each time in vain counts as a loss."""
    await begin(den, "tictactrek", LIVE)
    due = (await state(den)).due
    assert due is not None
    for _ in range(5):
        tell(den, "disconnect")
        await den.env.advance_time(100)
    tell(den, "ready", "resumed")
    await den.env.settle()
    assert (await state(den)).due == due + timedelta(seconds=500)


async def test_a_computer_that_slept_costs_nobody_anything(den: World) -> None:
    """Its clock jumps while none of our timers runs."""
    await begin(den, "tictactrek", LIVE)
    den.bot.timekeeper._alarm.set(None)
    den.bot.timekeeper._pulse.set(None)
    await den.env.advance_time(DAY)
    with den.env._bot_scope():
        await den.bot.timekeeper.look()
    match = await state(den)
    assert not match.ended
    assert match.due is not None
    assert match.due > den.env.now() + timedelta(minutes=4)
    assert said_due(den.boards()[-1].content) == [seconds(match.due)]


@pytest.mark.parametrize("fault", [Fault.BROKEN, Fault.LOST, Fault.CUT, Fault.DEAD_AFTER])
@pytest.mark.parametrize("restart", [False, True])
async def test_a_warning_is_posted_once_whatever_became_of_it(
    den: World, network: Network, fault: Fault, *, restart: bool
) -> None:
    await begin(den, "tictactrek", SLOW)
    people = await to_act(den)
    await until(den, (await state(den)).warn, early=1)
    network.expect(fault, 0)
    await den.env.advance_time(1)
    assert network.requests[0] == POST
    network.expect()
    if restart or fault is Fault.DEAD_AFTER:
        await off_for(den, 100)
    else:
        await den.env.advance_time(100)
    found = [post for post in den.posts() if ", runs out <t:" in post.content]
    assert len(found) == 1
    assert [user.id for user in found[0].mentions] == people
    row = await den.bot.store.timings.warned(1, 0)
    assert row is not None
    assert row.message == found[0].id
    await den.restart()
    assert len([post for post in den.posts() if ", runs out <t:" in post.content]) == 1


async def test_a_warning_whose_turn_is_over_is_owed_no_more(den: World, network: Network) -> None:
    await begin(den, "tictactrek", SLOW)
    await until(den, (await state(den)).warn, early=1)
    network.expect(Fault.BROKEN, 0)
    await den.env.advance_time(1)
    network.expect()
    await den.bot.matches.play(1, den.ada.id, await legal(den))
    await den.restart()
    await den.env.advance_time(HOUR)
    assert [post for post in den.posts() if ", runs out <t:" in post.content] == []


async def legal(den: World) -> str:
    standpoint = await den.bot.matches.standpoint(1)
    return str(next(iter(standpoint.position.legal_moves(standpoint.to_act[0]))))


@games
async def test_an_end_that_could_not_be_told_is_told_later(
    den: World, network: Network, key: str
) -> None:
    await begin(den, key, LIVE)
    boards = len(den.boards())
    await until(den, (await state(den)).due, early=1)
    network.expect(Fault.BROKEN, 0)
    await den.env.advance_time(1)
    assert (await state(den)).ended
    network.expect()
    await den.restart()
    assert len(den.boards()) == boards + 1
    assert [labels(post) for post in den.with_controls()] == [["Rematch"]]
