"""Whatever becomes of any one request: nothing is lost, nothing is doubled, the match goes on."""

from dataclasses import dataclass

import pytest

from bot.delivering import RETRIES
from tests.bot.acts import ACTS, Act, Scene, prepare, simplify, told, type_move, whole
from tests.bot.network import CARRIED_OUT, DEATHS, Fault, Network
from tests.bot.world import World

SEND = "POST /channels/*/messages"
EDIT = "PATCH /channels/*/messages/*"
HELPED_BY_WAITING = {Fault.BROKEN, Fault.TOO_MANY, Fault.LOST, Fault.CUT}


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> Network:
    simplify(monkeypatch)
    return Network.between(monkeypatch)


@dataclass(frozen=True)
class Mishap:
    """``fault`` befalls the request number ``at`` of those that an act makes."""

    act: Act
    requests: list[str]
    fault: Fault
    at: int

    @property
    def undone(self) -> bool:
        """The bot died before it had saved anything."""
        return self.fault in DEATHS and self.at == 0

    @property
    def posted(self) -> bool:
        """The board or challenge was posted before anything was made up for."""
        sent = self.requests.index(SEND)
        if self.at == sent:
            return self.fault in CARRIED_OUT
        return self.at > sent or self.fault not in DEATHS

    @property
    def shown(self) -> int:
        """How often the board is in the channel in the end."""
        return 1 + self.posted if self.act.again else 1

    def gone(self, scene: Scene) -> int:
        """The message that Discord pretended was gone."""
        if self.fault is not Fault.MISSING or self.requests[self.at] != EDIT:
            return 0
        return next(post.id for post in scene.posts() if post.components)


async def mishaps(den: World, act: Act, fault: Fault, network: Network) -> list[Mishap]:
    """Each way in which ``fault`` can befall ``act``."""
    scene = await prepare(den, act, "rehearsal")
    network.expect()
    await act.do(scene)
    requests = list(network.requests)
    assert len(requests) >= 3
    await check(scene, act, shown=1 + act.again)
    await go_on(scene, act, shown=1 + act.again)
    return [Mishap(act, requests, fault, at) for at in range(len(requests))]


async def suffer(den: World, mishap: Mishap, network: Network) -> tuple[Scene, int]:
    """Do the act with its mishap; the scene, and the message that was said to be gone."""
    name = f"{mishap.fault.name}-{mishap.at}"
    scene = await prepare(den, mishap.act, name.lower())
    network.expect(mishap.fault, mishap.at)
    await mishap.act.do(scene)
    assert network.requests[mishap.at] == mishap.requests[mishap.at]
    gone = mishap.gone(scene)
    network.expect()
    return scene, gone


async def check(scene: Scene, act: Act, *, shown: int = 1, gone: int = 0, more: int = 0) -> None:
    """The act has led to what it should, and so have ``more`` moves that were made since."""
    challenge = await scene.made()
    if act.stage is None:
        assert challenge.state == "open"
        (call,) = scene.calls()
        assert call.components
        return
    if act.plies == -1:
        assert challenge.state == "accepted"
        (call,) = scene.calls()
        assert not call.components or call.id == gone
        scene.match = await scene.den.bot.store.matches.of_challenge(challenge.id) or 0
    stage = act.stage[0] + more, act.stage[1]
    await whole(scene, stage)
    told(scene, stage, repeated={act.stage: shown}, gone=gone)


async def go_on(scene: Scene, act: Act, *, shown: int = 1, gone: int = 0) -> None:
    """Do what comes next, so that the same act can be done once more elsewhere."""
    if act.stage is None:
        await scene.den.ben.click(scene.calls()[0], label="Decline")
        assert not scene.calls()[0].components
        assert (await scene.made()).state == "declined"
    elif not act.stage[1]:
        await type_move(scene, act.stage[0])
        await check(scene, act, shown=shown, gone=gone, more=1)


async def recover(den: World, fault: Fault) -> None:
    """Wait or start anew, whichever makes up for the fault."""
    if fault in HELPED_BY_WAITING:
        await den.env.advance_time(sum(RETRIES[:3]) + 1)
    else:
        await den.restart()


@pytest.mark.parametrize("fault", Fault, ids=lambda fault: fault.name.lower())
@pytest.mark.parametrize("act", ACTS.values(), ids=lambda act: act.name)
async def test_what_one_fault_delays_is_made_up_for(
    den: World, network: Network, act: Act, fault: Fault
) -> None:
    for mishap in await mishaps(den, act, fault, network):
        scene, gone = await suffer(den, mishap, network)
        await recover(den, fault)
        if mishap.undone:
            await act.do(scene)
        shown = 1 + act.again if mishap.undone else mishap.shown
        await check(scene, act, shown=shown, gone=gone)
        await go_on(scene, act, shown=shown, gone=gone)
        network.expect()
        await den.restart()
        assert [each for each in network.requests if "/channels" in each] == [], "still owed"


SURVIVED = [fault for fault in Fault if fault not in DEATHS]
GO_ON = [act for act in ACTS.values() if act.stage is not None and not act.stage[1]]


@pytest.mark.parametrize("fault", SURVIVED, ids=lambda fault: fault.name.lower())
@pytest.mark.parametrize("act", GO_ON, ids=lambda act: act.name)
async def test_the_match_goes_on_before_it_is_made_up_for(
    den: World, network: Network, act: Act, fault: Fault
) -> None:
    for mishap in await mishaps(den, act, fault, network):
        scene, gone = await suffer(den, mishap, network)
        if act.plies == -1:
            scene.match = await scene.den.bot.store.matches.of_challenge(scene.challenge) or 0
        assert act.stage is not None
        await type_move(scene, act.stage[0])
        await recover(den, fault)
        await check(scene, act, shown=mishap.posted + act.again, gone=gone, more=1)
