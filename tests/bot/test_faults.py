"""Whatever becomes of any one request: nothing is lost, nothing is doubled, the match goes on."""

from dataclasses import dataclass

import pytest

from bot.delivering import RETRIES
from tests.bot.acts import ACTS, TREK, Act, Scene, prepare, simplify, told, type_move, whole
from tests.bot.acts_elsewhere import ELSEWHERE, lettered
from tests.bot.network import CARRIED_OUT, DEATHS, Fault, Network
from tests.bot.world import World

ALIKE = {Fault.BROKEN: 0, Fault.TOO_MANY: 1, Fault.LOST: 0, Fault.CUT: 1}
"""Two pairs of faults that are much alike: to save time, some acts share their requests out between
the two of a pair, every second one to each."""
SEND = "POST /channels/*/messages"
OPEN = "/users/@me/channels"
EDIT = "PATCH /channels/*/messages/*"
ALL = [*ACTS.values(), *ELSEWHERE.values()]
HELPED_BY_WAITING = {Fault.BROKEN, Fault.TOO_MANY, Fault.LOST, Fault.CUT}


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> Network:
    simplify(monkeypatch)
    return Network.between(monkeypatch)


@dataclass(frozen=True)
class Mishap:
    """``fault`` befalls the request number ``at`` of those that an act makes.

    The request ``telling`` is the one by which the channel hears of it, if it does at all.
    """

    act: Act
    requests: list[str]
    telling: int | None
    fault: Fault
    at: int

    @property
    def undone(self) -> bool:
        """The bot died before it had saved anything."""
        return self.fault in DEATHS and self.at == 0

    @property
    def posted(self) -> bool:
        """The channel was told before anything was made up for."""
        if self.at == self.telling:
            edited = self.requests[self.at] == EDIT and self.fault is Fault.MISSING
            return self.fault in CARRIED_OUT or edited  # what is gone is posted anew at once
        if self.telling is None:
            return True
        return self.at > self.telling or self.fault not in DEATHS

    @property
    def owing(self) -> bool:
        """What failed is to be made up for, unlike the answer to who acted."""
        return self.requests[self.at].split()[1].startswith(("/channels/", OPEN))

    @property
    def shown(self) -> int:
        """How often the board is in the channel in the end."""
        return 1 + self.posted if self.act.again else 1


@dataclass(frozen=True)
class Harm:
    """What a fault has done for good: a message ``gone``, somebody ``refusing`` letters."""

    gone: int = 0
    refusing: int = 0


UNHARMED = Harm()


def forget_channels(den: World) -> None:
    """Let the bot forget the channels of private messages, as if it had just started."""
    state = den.bot._connection
    state._private_channels.clear()
    state._private_channels_by_user.clear()


def telling(network: Network, scene: Scene) -> int | None:
    """Which request told the channel: the first message sent there, or else the first edited."""
    for request in (SEND, EDIT):
        for number, (made, path) in enumerate(zip(network.requests, network.paths, strict=True)):
            if made == request and path.startswith(f"/channels/{scene.channel.id}/"):
                return number
    return None


async def mishaps(den: World, act: Act, fault: Fault, network: Network) -> list[Mishap]:
    """Each way in which ``fault`` can befall ``act``."""
    scene = await prepare(den, act, "rehearsal")
    forget_channels(den)
    network.expect()
    await act.do(scene)
    requests, told_by = list(network.requests), telling(network, scene)
    assert len(requests) >= 2
    await check(scene, act, shown=1 + act.again)
    await go_on(scene, act, shown=1 + act.again)
    return [
        Mishap(act, requests, told_by, fault, at)
        for at in range(len(requests))
        if act.book is TREK or at % 2 == ALIKE.get(fault, at % 2)
    ]


async def suffer(den: World, mishap: Mishap, network: Network) -> tuple[Scene, Harm]:
    """Do the act with its mishap; the scene, and what harm was done for good."""
    name = f"{mishap.fault.name}-{mishap.at}"
    scene = await prepare(den, mishap.act, name.lower())
    forget_channels(den)
    network.expect(mishap.fault, mishap.at)
    await mishap.act.do(scene)
    assert network.requests[mishap.at] == mishap.requests[mishap.at]
    harm = done_by(den, mishap, network.paths)
    network.expect()
    return scene, harm


def done_by(den: World, mishap: Mishap, paths: list[str]) -> Harm:
    """What harm a fault did for good, at the one of ``paths`` that it befell."""
    path = paths[mishap.at]
    if mishap.fault is Fault.MISSING and path.startswith("/channels/") and path[-1].isdigit():
        return Harm(gone=int(path.rpartition("/")[2]))
    if mishap.fault is Fault.FORBIDDEN:
        opened = paths[: mishap.at].count(OPEN)
        for seat, who in enumerate((den.ada, den.ben)):
            letters = f"/channels/{who.user.dm_channel.id}/"
            if path.startswith(letters) or (path == OPEN and seat == opened):
                return Harm(refusing=who.id)
    return UNHARMED


async def check(
    scene: Scene, act: Act, *, shown: int = 1, harm: Harm = UNHARMED, more: int = 0
) -> None:
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
        assert not call.components or call.id == harm.gone
        scene.match = await scene.den.bot.store.matches.of_challenge(challenge.id) or 0
    stage = act.stage[0] + more, act.stage[1]
    await whole(scene, stage)
    before, now = act.book.told(act.stage), act.book.told(stage)
    replaced = more and (before == now or act.book.position(stage[0]).gathering)
    told(scene, now, repeated={} if replaced else {before: shown}, gone=harm.gone)
    await lettered(scene, harm.gone, harm.refusing)


async def go_on(scene: Scene, act: Act, *, shown: int = 1, harm: Harm = UNHARMED) -> None:
    """Do what comes next, so that the same act can be done once more elsewhere."""
    if act.stage is None:
        await scene.den.ben.click(scene.calls()[0], label="Decline")
        assert not scene.calls()[0].components
        assert (await scene.made()).state == "declined"
    elif not act.stage[1]:
        await type_move(scene, act.stage[0])
        await check(scene, act, shown=shown, harm=harm, more=1)


async def recover(den: World, fault: Fault) -> None:
    """Wait or start anew, whichever makes up for the fault."""
    if fault in HELPED_BY_WAITING:
        await den.env.advance_time(sum(RETRIES[:3]) + 1)
    else:
        await den.restart()


@pytest.mark.parametrize("fault", Fault, ids=lambda fault: fault.name.lower())
@pytest.mark.parametrize("act", ALL, ids=lambda act: act.name)
async def test_what_one_fault_delays_is_made_up_for(
    den: World, network: Network, act: Act, fault: Fault
) -> None:
    for mishap in await mishaps(den, act, fault, network):
        scene, harm = await suffer(den, mishap, network)
        await recover(den, fault)
        if mishap.undone:
            await act.do(scene)
        shown = 1 + act.again if mishap.undone else mishap.shown
        await check(scene, act, shown=shown, harm=harm)
        await go_on(scene, act, shown=shown, harm=harm)
        network.expect()
        await den.restart()
        assert [each for each in network.requests if "/channels" in each] == [], "still owed"


SURVIVED = [fault for fault in Fault if fault not in DEATHS]
GO_ON = [act for act in ALL if act.stage is not None and not act.stage[1]]


@pytest.mark.parametrize("fault", SURVIVED, ids=lambda fault: fault.name.lower())
@pytest.mark.parametrize("act", GO_ON, ids=lambda act: act.name)
async def test_the_match_goes_on_before_it_is_made_up_for(
    den: World, network: Network, act: Act, fault: Fault
) -> None:
    for mishap in await mishaps(den, act, fault, network):
        if not mishap.owing:
            continue
        scene, harm = await suffer(den, mishap, network)
        if act.plies == -1:
            scene.match = await scene.den.bot.store.matches.of_challenge(scene.challenge) or 0
        assert act.stage is not None
        await type_move(scene, act.stage[0])
        await recover(den, fault)
        await check(scene, act, shown=mishap.posted + act.again, harm=harm, more=1)
