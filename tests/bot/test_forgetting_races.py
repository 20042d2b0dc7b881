"""Somebody is forgotten while a message is on its way, or in doubt: it names them no longer."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any

import pytest
import simcord
from simcord.http import router

from bot.integrity import faults
from tests.bot.acts import unpainted
from tests.bot.network import Fault, Network
from tests.bot.test_forgetting import forget, nothing_left, question
from tests.bot.world import GAME, World


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    unpainted(monkeypatch)


async def all_told(den: World) -> None:
    await den.env.settle()
    await den.restart()
    await den.env.settle()
    await den.env.advance_time(100)


def forgotten_meanwhile(
    den: World,
    monkeypatch: pytest.MonkeyPatch,
    store: Any,
    when: Callable[..., bool] = lambda *_: True,
) -> None:
    """Ada is forgotten after Discord has the message, before ``store.posted`` writes that down."""
    real = store.posted
    tasks: list[asyncio.Task[None]] = []

    async def posted(*given: Any) -> None:
        if not tasks and when(*given):
            tasks.append(asyncio.create_task(den.bot.forget(den.ada.id)))
            patience = monotonic() + 0.3  # it may wait for this very delivery
            while not tasks[0].done() and monotonic() < patience:  # noqa: ASYNC110 - time stands
                await asyncio.sleep(0)
        await real(*given)

    monkeypatch.setattr(store, "posted", posted)


def next_post_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next message is posted, but Discord answers 500."""
    network = Network.between(monkeypatch)
    network.nonces = {}
    left = [1]

    def request(backend: Any, method: str, path: str, **details: Any) -> Any:
        if left and method == "POST" and path.endswith("/messages"):
            left.clear()
            network._at, network._fault = len(network.requests), Fault.LOST
        return network.request(backend, method, path, **details)

    monkeypatch.setattr(router, "dispatch", request)


async def move(den: World) -> None:
    here = await den.bot.matches.standpoint(1)
    first = next(iter(here.position.legal_moves(here.to_act[0])))
    await den.ada.slash(den.channel, "move", move=str(first))


async def test_a_board_on_its_way(den: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await den.start_match()
    forgotten_meanwhile(den, monkeypatch, den.bot.store.boards)
    await move(den)
    await all_told(den)
    nothing_left(den, den.ada, "Ada")


async def test_a_board_in_doubt(den: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await den.start_match()
    next_post_is_lost(monkeypatch)
    await move(den)
    await forget(den, den.ada)
    await all_told(den)
    nothing_left(den, den.ada, "Ada")


async def test_a_warning_in_doubt(den: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await den.start_match()
    await den.env.advance_time(47.9 * 3600)
    next_post_is_lost(monkeypatch)
    await den.env.advance_time(0.1 * 3600 + 2)
    await forget(den, den.ada)
    await all_told(den)
    nothing_left(den, den.ada, "Ada")


async def test_a_warning_on_its_way(den: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await den.start_match()
    forgotten_meanwhile(den, monkeypatch, den.bot.store.timings)
    await den.env.advance_time(48 * 3600 + 5)
    await all_told(den)
    nothing_left(den, den.ada, "Ada")


@pytest.mark.parametrize("label", ["Accept", "Decline"])
@pytest.mark.parametrize("what", ["challenges", "offers"])
async def test_what_is_answered_and_changed_for_it(
    den: World, monkeypatch: pytest.MonkeyPatch, what: str, label: str
) -> None:
    if what == "challenges":
        await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben)
    else:
        await den.start_match()
        await den.ada.slash(den.channel, "call-off")
    store = getattr(den.bot.store, what)
    forgotten_meanwhile(den, monkeypatch, store, lambda _, __, shown: shown != "open")
    await den.ben.click(den.last, label=label)
    await all_told(den)
    nothing_left(den, den.ada, "Ada")


async def test_a_board_and_a_deletion_at_once(den: World) -> None:
    await den.start_match()
    message, custom_id = await question(den, den.ada)
    await den.at_once(
        lambda: den.ben.slash(den.channel, "board"),
        lambda: den.press(den.ada, message, custom_id),
    )
    await all_told(den)
    nothing_left(den, den.ada, "Ada")


@pytest.mark.parametrize("who", ["ada", "ben"])
async def test_a_rematch_and_a_deletion_at_once(den: World, who: str) -> None:
    await den.start_match()
    await den.bot.matches.resign(1, den.ada.id)
    await den.bot.courier.board(1)
    end = den.last
    message, custom_id = await question(den, den.ada)
    presser: simcord.MemberActor = getattr(den, who)
    await den.at_once(
        lambda: den.press(presser, end, "rematch:1"),
        lambda: den.press(den.ada, message, custom_id),
    )
    await den.env.settle()
    assert [each async for each in faults(den.bot.store)] == []


async def test_letters_of_a_server_that_is_gone_go_with_it(den: World) -> None:
    attic = den.env.create_guild("Attic")
    channel = attic.create_text_channel("attic")
    ada, ben = attic.add_member(den.ada.user), attic.add_member(den.ben.user)
    await ada.slash(channel, "challenge", game="tactiki", opponent=ben)
    challenge = channel.last_message
    assert challenge
    await ben.click(challenge, label="Accept")
    assert list(den.ben.user.dm_channel.history())
    den.env.backend.remove_guild(attic.id)
    await den.env.settle()
    await den.bot.store.forgetting.forget_server(attic.id)  # as it is after a month
    await den.restart()
    await den.env.settle()
    assert list(den.ben.user.dm_channel.history()) == []
