"""What happens while the bot is off, and what it finds when it comes back."""

import asyncio
from datetime import timedelta
from functools import partial
from typing import Any

import pytest

from bot.app import Fireside
from bot.courier import Courier
from bot.games.tictactrek_rules import MOVES
from bot.matches import CHALLENGE_LIFE
from tests.bot.acts import ACTS, Scene, check_messages, prepare, simplify, told, type_move, whole
from tests.bot.hearing import told as text
from tests.bot.world import World

LIFE = CHALLENGE_LIFE.total_seconds()


@pytest.fixture(autouse=True)
def simple(monkeypatch: pytest.MonkeyPatch) -> None:
    simplify(monkeypatch)


async def off_for(den: World, seconds: float) -> None:
    """Stop the bot, let time pass, and start it again."""
    await den.bot.close()
    await den.env.advance_time(seconds)
    den.bot = Fireside(den.path)
    await den.env.restart_bot(den.bot)


async def damage(den: World, change: str) -> None:
    """Change the database behind the bot's back."""
    async with den.bot.store._database.transaction() as writer:
        await writer.execute(change)


async def test_a_match_goes_on_after_a_restart_at_every_ply(den: World) -> None:
    scene = await prepare(den, ACTS["accept"], "here")
    await ACTS["accept"].do(scene)
    scene.match = 1
    for ply in range(len(MOVES)):
        await den.restart()
        told(scene, (ply, False))
        await type_move(scene, ply)
    await whole(scene, (len(MOVES), True))
    await den.restart()
    told(scene, (len(MOVES), True))


async def test_old_boards_can_be_pressed_after_a_restart(den: World) -> None:
    scene = await prepare(den, ACTS["pick"], "here")
    await den.restart()
    await ACTS["pick"].do(scene)
    await whole(scene, (5, False))
    told(scene, (5, False))


async def test_a_private_question_can_be_answered_after_a_restart(den: World) -> None:
    scene = await prepare(den, ACTS["follow-up"], "here")
    await den.restart()
    await ACTS["follow-up"].do(scene)
    await whole(scene, (ACTS["follow-up"].plies + 1, False))


async def test_a_challenge_runs_out_while_the_bot_is_off(den: World) -> None:
    scene = await prepare(den, ACTS["accept"], "here")
    await off_for(den, LIFE + 1)
    assert (await scene.made()).state == "expired"
    check_messages(scene, calls=1, open_calls=0)
    assert "did not answer" in scene.calls()[0].content


async def test_a_challenge_runs_out_at_its_time(den: World) -> None:
    scene = await prepare(den, ACTS["challenge"], "here")
    await ACTS["challenge"].do(scene)
    await den.env.advance_time(LIFE - 1)
    check_messages(scene, calls=1, open_calls=1)
    await den.env.advance_time(1)
    check_messages(scene, calls=1, open_calls=0)


async def test_the_clock_is_set_again_at_the_start(den: World) -> None:
    scene = await prepare(den, ACTS["accept"], "here")
    await off_for(den, LIFE / 2)
    check_messages(scene, calls=1, open_calls=1)
    await den.env.advance_time(LIFE / 2)
    check_messages(scene, calls=1, open_calls=0)


@pytest.mark.parametrize(
    ("early", "state"), [(timedelta(milliseconds=1), "accepted"), (timedelta(), "expired")]
)
async def test_a_challenge_accepted_at_the_very_end(
    den: World, early: timedelta, state: str
) -> None:
    """Before its last moment it can be; at its last moment it has run out."""
    scene = await prepare(den, ACTS["accept"], "here")
    den.bot.timekeeper._alarm.set(None)  # the press comes before the bell
    moment = (await scene.made()).expires - early
    await den.env.advance_time((moment - den.env.now()).total_seconds())
    result = await den.ben.click(scene.calls()[0], label="Accept")
    assert (await scene.made()).state == state
    if state == "expired":
        assert "ran out" in text(result)
        assert scene.boards() == []
        await den.restart()
    else:
        scene.match = 1
        told(scene, (0, False))
    check_messages(scene, calls=1, open_calls=0)


SPOILT = [
    "UPDATE matches SET deal = '{' WHERE id = 1",
    """UPDATE matches SET deal = '{"bag": []}' WHERE id = 1""",
    "UPDATE matches SET options = '' WHERE id = 1",
    "UPDATE moves SET move = 'A1' WHERE match = 1 AND ply = 1",
    "UPDATE moves SET seat = 1 - seat WHERE match = 1",
    "DELETE FROM moves WHERE match = 1 AND ply = 0",
    "DELETE FROM seats WHERE match = 1",
]


@pytest.mark.parametrize("change", SPOILT)
async def test_a_spoilt_match_touches_no_other(den: World, change: str) -> None:
    await prepare(den, ACTS["type"], "spoilt")
    scene = await prepare(den, ACTS["type"], "sound")
    await damage(den, change)
    await damage(den, "DELETE FROM boards")  # so that everything is owed
    await den.restart()
    assert (3, False) in scene.boards()
    assert "match 2" in text(await den.ben.slash(scene.channel, "matches"))
    choices = await den.ben.autocomplete(scene.channel, "move", "move", "")
    assert choices
    await den.ben.slash(scene.channel, "move", move=MOVES[3])
    await whole(scene, (4, False))
    assert scene.boards()[-1] == (4, False)


async def test_a_spoilt_match_is_told_to_who_asks_for_it(den: World) -> None:
    scene = await prepare(den, ACTS["type"], "spoilt")
    await damage(den, SPOILT[0])
    await den.restart()
    said = text(await type_move(Scene(den, scene.channel, match=1), 3))
    assert "went wrong" in said
    assert "{" not in said


async def test_many_owed_boards_are_posted_at_the_start(
    den: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.database.PAGE", 3)
    scenes = [await prepare(den, ACTS["type"], f"table-{number}") for number in range(8)]
    for scene in scenes:
        match = await den.bot.matches.get(scene.match)
        await den.bot.matches.play(scene.match, match.players[1], MOVES[3])
    await den.restart()
    for scene in scenes:
        told(scene, (4, False))


async def test_a_bot_that_stops_while_it_catches_up(
    den: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It breaks off in the middle, nothing of it goes on, and the next start does the rest."""
    scenes = [await prepare(den, ACTS["type"], f"table-{number}") for number in range(4)]
    await damage(den, "DELETE FROM boards")
    attempt = Courier._attempt

    async def stop_after_one(courier: Courier, *what: Any, **how: Any) -> Any:
        result = await attempt(courier, *what, **how)
        stopping.append(asyncio.ensure_future(den.bot.close()))
        return result

    stopping: list[asyncio.Future[None]] = []
    with monkeypatch.context() as patch:
        patch.setattr(Courier, "_attempt", stop_after_one)
        await den.restart()
    assert len(stopping) == 1
    assert [len(scene.boards()) for scene in scenes] == [2, 1, 1, 1]
    await den.restart()
    assert [len(scene.boards()) for scene in scenes] == [2] * 4


@pytest.mark.parametrize("steps", range(0, 40, 3))
@pytest.mark.parametrize("name", ["type", "accept", "resign"])
async def test_a_bot_that_stops_in_the_middle_of_an_act(
    den: World, caplog: pytest.LogCaptureFixture, name: str, steps: int
) -> None:
    """What has begun is brought to its end; nobody hears of an error, nor does the log."""
    act = ACTS[name]
    scene = await prepare(den, act, "here")
    await den.at_once(partial(act.do, scene), partial(asyncio.sleep, 0))  # type: ignore[arg-type]
    for _ in range(steps):
        await asyncio.sleep(0)
    await den.bot.close()
    scene.match = 1
    assert act.stage
    assert scene.boards()[-1] == act.stage
    await den.restart()
    await whole(scene, act.stage)
    told(scene, act.stage)
    assert [each.message for each in caplog.records if each.levelname == "ERROR"] == []
