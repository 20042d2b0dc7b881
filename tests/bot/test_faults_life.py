"""Whatever becomes of any one request: of a takeback, a rematch, a warning, an end, a thread.

Nothing is lost, nothing is doubled, and in the end nothing is owed. To save time each fault befalls
every third request, and the next fault another third.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord
import pytest

from bot.bulletins import BOARD_NAME
from bot.clocks import CLOCKS, timing
from tests.bot.acts import Act, Scene, prepare, simplify
from tests.bot.acts_elsewhere import LITS
from tests.bot.hearing import labels
from tests.bot.network import DEATHS, Fault, Network
from tests.bot.test_faults import forget_channels, recover
from tests.bot.world import World

PLIES = 5
SLOW = "days-1"
EVERY = 3


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> Network:
    simplify(monkeypatch)
    return Network.between(monkeypatch)


@dataclass(frozen=True)
class Life:
    """Something that happens in a match: first ``ready``, then ``do``, which leads to ``led``.

    ``saved`` says whether it was saved at all; where the bot died before that, it is done again.
    """

    name: str
    ready: Callable[[Scene], Awaitable[Any]]
    do: Callable[[Scene], Awaitable[Any]]
    led: Callable[[Scene], Awaitable[Any]]
    plies: int = PLIES


async def _match(scene: Scene, number: int = 0) -> Any:
    return await scene.den.bot.matches.get(number or scene.match)


def _all_posts(scene: Scene) -> list[discord.Message]:
    """What was posted in the channel of a scene, in its threads, and where its match moved."""
    places: list[Any] = [scene.channel, *scene.channel.threads]
    return [post for place in places for post in place.history()]


def _boards(scene: Scene, number: int = 0) -> list[str]:
    """The boards of a match by the names of their files, each of them there once."""
    names = [each.filename for post in _all_posts(scene) for each in post.attachments]
    wanted = f"fireside-{number or scene.match}-"
    found = [name for name in names if BOARD_NAME.fullmatch(name) and name.startswith(wanted)]
    assert len(found) == len(set(found)), found
    return found


def _offers(scene: Scene) -> list[discord.Message]:
    return [post for post in _all_posts(scene) if not post.attachments]


def _open(scene: Scene, label: str) -> list[int]:
    """The messages on which there is a button of this name."""
    return [post.id for post in _all_posts(scene) if label in labels(post)]


# a takeback is accepted


async def _ask_back(scene: Scene) -> None:
    who = scene.mover(PLIES - 1)
    await who.slash(scene.channel, "takeback", match=scene.match)
    scene.seen.append(scene.posts()[-1])


async def _agree(scene: Scene) -> None:
    den = scene.den
    other = den.ben if scene.mover(PLIES - 1) is den.ada else den.ada
    await other.click(scene.seen[-1], label="Accept")


async def _went_back(scene: Scene) -> None:
    assert (await _match(scene)).ply == PLIES - 1
    begins = f"fireside-{scene.match}-{PLIES}.png", f"fireside-{scene.match}-{PLIES - 1}-again1.png"
    assert tuple(_boards(scene)) == begins
    assert len(_offers(scene)) == 1


# a rematch is asked for, and taken up


async def _over(scene: Scene) -> None:
    await scene.den.bot.matches.resign(scene.match, scene.den.ada.id)
    assert await scene.den.bot.courier.board(scene.match)
    await scene.den.bot.letters.deliver(scene.match)
    scene.seen.append(scene.posts()[-1])


async def _want(scene: Scene) -> None:
    await scene.den.press(scene.den.ada, scene.seen[-1], f"rematch:{scene.match}")


async def _asked(scene: Scene) -> None:
    challenge = await scene.den.bot.store.challenges.rematch_of(scene.match)
    assert challenge is not None
    assert challenge.state == "open"
    assert len(_open(scene, "Accept")) == 1
    assert len(_open(scene, "Rematch")) == 1


async def _over_and_asked(scene: Scene) -> None:
    await _over(scene)
    await _want(scene)


async def _take_up(scene: Scene) -> None:
    await scene.den.press(scene.den.ben, scene.seen[-1], f"rematch:{scene.match}")


async def _begun(scene: Scene) -> None:
    rows = await scene.den.bot.store._database.all(
        "SELECT id, state FROM challenges WHERE rematch = ?", (scene.match,)
    )
    assert [row["state"] for row in rows] == ["accepted"]
    number = await scene.den.bot.store.matches.of_challenge(rows[0]["id"])
    assert number
    assert _boards(scene, number) == [f"fireside-{number}-0.png"]
    assert len(_boards(scene)) == 2


# time runs out


async def _running(scene: Scene) -> None:
    """Let the clock of the match run, and say so on its board."""
    bot = scene.den.bot
    async with bot.store._database.transaction() as writer:
        await writer.execute("UPDATE matches SET clock = ? WHERE id = ?", (SLOW, scene.match))
    await bot.store.timings.set(scene.match, timing(CLOCKS[SLOW], scene.den.env.now()))
    await scene.den.restart()


async def _pass(scene: Scene, moment: Any) -> None:
    await scene.den.env.advance_time((moment - scene.den.env.now()).total_seconds() + 1)


async def _warn(scene: Scene) -> None:
    await _pass(scene, (await _match(scene)).warn or scene.den.env.now())


async def _warned(scene: Scene) -> None:
    (warning,) = [post for post in _all_posts(scene) if ", runs out <t:" in post.content]
    assert scene.mover(PLIES).mention in warning.content
    assert len(_boards(scene)) == 1


async def _almost(scene: Scene) -> None:
    await _running(scene)
    await _warn(scene)


async def _run_out(scene: Scene) -> None:
    await _pass(scene, (await _match(scene)).due or scene.den.env.now())


async def _ended(scene: Scene) -> None:
    assert (await _match(scene)).ended
    ended = f"fireside-{scene.match}-{PLIES}"
    assert _boards(scene) == [f"{ended}.png", f"{ended}-end.png"]
    assert len(_open(scene, "Rematch")) == 1


# a moderator ends it


async def _appoint(scene: Scene) -> None:
    permissions = discord.Permissions(manage_messages=True)
    role = scene.den.guild.create_role("mod", permissions=permissions)
    await scene.den.bot.store.settings.settle(scene.den.guild.id, moderator=role.id)
    scene.den.env.backend.add_member_role(scene.den.guild.id, scene.den.cleo.id, role.id)
    await scene.den.env.settle()


async def _moderate(scene: Scene) -> None:
    await scene.den.cleo.slash(scene.channel, "moderate end", match=scene.match)


# a thread is opened


async def _challenge(scene: Scene) -> None:
    den = scene.den
    await den.ada.slash(
        *(scene.channel, "challenge"),
        game=LITS.game,
        opponent=den.ben,
        first="challenger",
        where="thread",
    )
    scene.seen.append(scene.posts()[-1])


async def _accept(scene: Scene) -> None:
    await scene.den.ben.click(scene.seen[-1], label="Accept")


async def _threaded(scene: Scene) -> None:
    number = await scene.den.bot.store.matches.of_challenge((await scene.made()).id)
    assert number
    assert _boards(scene, number) == [f"fireside-{number}-0.png"]
    assert len(scene.channel.threads) <= 1
    match = await _match(scene, number)
    assert match.channel in [each.id for each in (scene.channel, *scene.channel.threads)]


LIVES = (
    Life("takeback", _ask_back, _agree, _went_back),
    Life("rematch asked for", _over, _want, _asked),
    Life("rematch taken up", _over_and_asked, _take_up, _begun),
    Life("warning", _running, _warn, _warned),
    Life("end of time", _almost, _run_out, _ended),
    Life("moderated", _appoint, _moderate, _ended),
    Life("thread", _challenge, _accept, _threaded, plies=-2),
)


async def _prepared(den: World, life: Life, name: str) -> Scene:
    async with den.bot.store._database.transaction() as writer:  # of the scene before
        await writer.execute("UPDATE challenges SET state = 'cancelled' WHERE state = 'open'")
        await writer.execute("UPDATE challenges SET shown = state")
    scene = await prepare(den, Act(life.name, life.plies, None, _ask_back, book=LITS), name)
    await life.ready(scene)
    forget_channels(den)
    return scene


@pytest.mark.parametrize("fault", Fault, ids=lambda fault: fault.name.lower())
@pytest.mark.parametrize("life", LIVES, ids=lambda life: life.name)
async def test_what_one_fault_delays_is_made_up_for(
    den: World, network: Network, life: Life, fault: Fault
) -> None:
    scene = await _prepared(den, life, "rehearsal")
    network.expect()
    await life.do(scene)
    requests = list(network.requests)
    await life.led(scene)
    first = (list(Fault).index(fault) + LIVES.index(life)) % EVERY
    for at in range(min(first, len(requests) - 1), len(requests), EVERY):
        scene = await _prepared(den, life, f"{fault.name.lower()}-{at}")
        network.expect(fault, at)
        await life.do(scene)
        assert network.requests[at] == requests[at]
        network.expect()
        await recover(den, fault)
        if fault in DEATHS and at == 0 and "time" not in life.name and life.name != "warning":
            await life.do(scene)
        await life.led(scene)
        network.expect()
        await den.restart()
        assert [each for each in network.requests if "/channels" in each] == [], (at, requests)
