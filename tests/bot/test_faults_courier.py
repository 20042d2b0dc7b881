"""What the courier does about channels that are gone, outages, and messages in doubt."""

import asyncio
import re
import sqlite3
from typing import Any

import aiohttp
import discord
import pytest
from simcord.backend.errors import BackendError

from bot.delivering import RETRIES
from bot.games.tictactrek_rules import MOVES
from bot.refusals import Refusal
from tests.bot.acts import (
    ACTS,
    Scene,
    check_messages,
    prepare,
    show,
    simplify,
    told,
    type_move,
    whole,
)
from tests.bot.hearing import told as heard
from tests.bot.network import Fault, Network
from tests.bot.world import World

AWAY = "POST /channels/*/messages"
ACT = ACTS["type"]


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> Network:
    simplify(monkeypatch)
    return Network.between(monkeypatch)


def channel_requests(network: Network) -> list[str]:
    return [request for request in network.requests if "/channels" in request]


async def owing(den: World) -> list[int]:
    return [number async for number, _ in den.bot.store.boards.owing()]


async def move_unseen(scene: Scene) -> None:
    """Play a move of which the channel hears nothing."""
    match = await scene.den.bot.matches.get(scene.match)
    await scene.den.bot.matches.play(scene.match, match.players[match.ply % 2], MOVES[match.ply])


class Outage:
    """Every request to a channel fails while this lasts."""

    def __init__(self, network: Network, error: Exception) -> None:
        self._network = network
        self._error = error
        self.over = False
        self._answer = network._answer
        network._answer = self._fail  # type: ignore[method-assign]

    def _fail(self, backend: Any, method: str, path: str, details: Any) -> Any:
        if not self.over and path.startswith("/channels"):
            raise self._error
        return self._answer(backend, method, path, details)


FAILURES = [
    BackendError(503, 0, "unavailable"),
    BackendError(429, 0, "slow down"),
    aiohttp.ServerDisconnectedError(),
    aiohttp.ClientPayloadError(),
    ConnectionResetError(),
    TimeoutError(),
    discord.RateLimited(30.0),
]


@pytest.mark.parametrize("failure", FAILURES, ids=lambda failure: type(failure).__name__)
async def test_an_outage_delays_the_boards_and_stops_nobody(
    den: World, network: Network, failure: Exception
) -> None:
    scene = await prepare(den, ACT, "away")
    outage = Outage(network, failure)
    for ply in range(3, 6):
        assert "could not post the board" in heard(await type_move(scene, ply))
    await den.env.advance_time(RETRIES[0] + 1)
    await whole(scene, (6, False))
    outage.over = True
    network.expect()
    await den.env.advance_time(RETRIES[1] + 1)
    told(scene, (6, False))
    assert scene.boards() == [(3, False), (6, False)]
    assert all(MOVES[ply].split()[0] in scene.posts()[-1].content for ply in range(3, 6))
    await den.env.advance_time(sum(RETRIES))
    assert channel_requests(network).count(AWAY) == 1


@pytest.mark.parametrize("failure", FAILURES, ids=lambda failure: type(failure).__name__)
async def test_an_answer_that_fails_changes_nothing(
    den: World, network: Network, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    scene = await prepare(den, ACT, "away")
    answer = network._answer

    def fail(backend: Any, method: str, path: str, details: Any) -> Any:
        if not path.startswith("/channels"):
            raise failure
        return answer(backend, method, path, details)

    monkeypatch.setattr(network, "_answer", fail)
    await type_move(scene, 3)
    await type_move(scene, 3)  # refused, which cannot be told
    await type_move(scene, 4)
    await whole(scene, (5, False))
    told(scene, (5, False))


async def test_failures_of_one_match_are_tried_again_together(den: World, network: Network) -> None:
    scene = await prepare(den, ACT, "away")
    Outage(network, BackendError(500, 0, "broken"))
    for ply in range(3, 8):
        await type_move(scene, ply)
    network.expect()
    await den.env.advance_time(sum(RETRIES) + 1)
    assert 1 <= len(channel_requests(network)) <= len(RETRIES)
    network.expect()
    await den.env.advance_time(24 * 3600)
    assert channel_requests(network) == []
    assert await owing(den) == [scene.match]


async def test_nothing_is_tried_again_once_the_bot_stops(den: World, network: Network) -> None:
    scene = await prepare(den, ACT, "away")
    Outage(network, BackendError(500, 0, "broken"))
    courier = den.bot.courier
    await courier.stop()
    await move_unseen(scene)
    assert not await courier.board(scene.match)
    assert courier._retries == {}
    network.expect()
    await courier.catch_up()
    assert network.requests == []


async def test_a_dead_channel_is_asked_once_and_holds_nothing_up(
    den: World, network: Network
) -> None:
    scenes = [await prepare(den, ACT, f"table-{number}") for number in range(6)]
    dead = scenes[1].channel.id
    async with den.bot.store._database.transaction() as writer:
        await writer.execute("UPDATE matches SET channel = ? WHERE id IN (2, 3, 4, 5)", (dead,))
    for scene in scenes:
        await move_unseen(scene)
    answer = network._answer

    def gone(backend: Any, method: str, path: str, details: Any) -> Any:
        if str(dead) in path:
            raise BackendError(403, 50001, "Missing Access")
        return answer(backend, method, path, details)

    network._answer = gone  # type: ignore[method-assign]
    network.expect()
    await den.restart()
    assert channel_requests(network).count(AWAY) == 3
    told(scenes[0], (4, False))
    told(scenes[5], (4, False))
    assert await owing(den) == [2, 3, 4, 5]
    network.expect()
    await den.env.advance_time(sum(RETRIES) + 1)
    assert channel_requests(network) == []


async def test_a_spoilt_match_holds_nothing_up(den: World) -> None:
    scenes = [await prepare(den, ACT, f"table-{number}") for number in range(3)]
    for scene in scenes:
        await move_unseen(scene)
    async with den.bot.store._database.transaction() as writer:
        await writer.execute("UPDATE matches SET deal = '{' WHERE id = 2")
    await den.restart()
    told(scenes[0], (4, False))
    told(scenes[2], (4, False))
    assert scenes[1].boards() == [(3, False)]


async def test_the_board_can_be_shown_again_at_once(den: World, network: Network) -> None:
    """Discord answers a nonce of the last minutes with the message it has, and posts nothing."""
    network.nonces = {}
    scene = await prepare(den, ACT, "here")
    await type_move(scene, 3)
    for times in (2, 3):
        await show(scene)
        told(scene, (4, False), repeated={(4, False): times})


async def test_showing_a_board_that_is_owed_posts_that(den: World) -> None:
    scene = await prepare(den, ACT, "here")
    await move_unseen(scene)
    await show(scene)
    told(scene, (4, False))
    assert MOVES[3] in scene.posts()[-1].content


@pytest.mark.parametrize("chat", [0, 99, 150])
async def test_a_message_in_doubt_is_found_behind_others(
    den: World, network: Network, chat: int
) -> None:
    scene = await prepare(den, ACT, "busy")
    for number in range(chat):
        await den.cleo.send(scene.channel, f"before {number}")
    await den.env.advance_time(120)
    network.expect(Fault.LOST, 1)
    await type_move(scene, 3)
    for number in range(chat):
        await den.cleo.send(scene.channel, f"after {number}")
    network.expect()
    await den.restart()
    assert scene.boards() == [(3, False), (4, False)]
    assert AWAY not in network.requests


async def test_a_lost_challenge_is_answered_before_it_is_found(
    den: World, network: Network
) -> None:
    scene = await prepare(den, ACTS["challenge"], "here")
    network.expect(Fault.LOST, 1)
    await ACTS["challenge"].do(scene)
    network.expect()
    await ACTS["accept"].do(scene)
    scene.match = 1
    told(scene, (0, False))
    check_messages(scene, calls=1, open_calls=0)
    await den.env.advance_time(sum(RETRIES) + 1)
    await den.restart()
    told(scene, (0, False))
    check_messages(scene, calls=1, open_calls=0)


async def test_a_challenge_that_ran_out_before_it_was_posted_is_not(
    den: World, network: Network
) -> None:
    scene = await prepare(den, ACTS["challenge"], "here")
    network.expect(Fault.FORBIDDEN, 1)
    await ACTS["challenge"].do(scene)
    network.expect()
    await den.env.advance_time(25 * 3600)
    await den.restart()
    assert (await scene.made()).state == "expired"
    check_messages(scene, calls=0, open_calls=0)
    network.expect()
    await den.restart()
    assert channel_requests(network) == []


async def test_controls_that_could_not_be_taken_off_are_taken_off_later(
    den: World, network: Network
) -> None:
    scene = await prepare(den, ACT, "here")
    network.expect(Fault.FORBIDDEN, 2)
    result = await type_move(scene, 3)
    assert result.response is None, "the board is there, so there is nothing to tell"
    assert sum(bool(post.components) for post in scene.posts()) == 2
    await den.restart()
    told(scene, (4, False))


async def test_a_board_that_somebody_deleted_is_let_go(den: World) -> None:
    scene = await prepare(den, ACT, "here")
    await scene.posts()[-1].delete()
    await type_move(scene, 3)
    told(scene, (4, False))
    assert await owing(den) == []


async def test_a_locked_database_delays_too(den: World, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = await prepare(den, ACT, "here")

    async def locked(*_: Any) -> None:
        raise sqlite3.OperationalError("database is locked")

    with monkeypatch.context() as patch:
        patch.setattr(den.bot.store.boards, "posted", locked)
        await type_move(scene, 3)
    assert await owing(den) == [scene.match]
    await den.env.advance_time(RETRIES[0] + 1)
    told(scene, (4, False))
    assert await owing(den) == []


async def test_two_deliveries_at_once_post_one_board(den: World) -> None:
    scene = await prepare(den, ACT, "here")
    await move_unseen(scene)
    with den.env.time_context():
        done = await asyncio.gather(*(den.bot.courier.board(scene.match) for _ in range(5)))
    assert done == [True] * 5
    told(scene, (4, False))


async def test_a_refusal_without_words_is_told_with_a_reference(
    den: World, caplog: pytest.LogCaptureFixture
) -> None:
    """A text or a fact that is missing is a fault of ours, not silence for the person."""
    scene = await prepare(den, ACT, "here")
    reference = re.compile("[0-9a-f]{8}")

    async def play(*_: Any) -> None:
        raise Refusal("never-heard-of", order="the order of the tiles")

    den.bot.matches.play = play  # type: ignore[method-assign, assignment]
    text = heard(await type_move(scene, 3))
    assert "tiles" not in text
    found = reference.search(text)
    assert found
    assert found[0] in caplog.text
