"""Where clocks, offers, threads and rematches meet: what each leaves of the others' doing."""

from datetime import timedelta
from typing import Any

import pytest
import simcord

from bot.delivering import RETRIES, nonce
from bot.threads import ARCHIVE_AFTER
from tests.bot.acts import unpainted
from tests.bot.clocked import LIVE, SLOW, allotted, begin, one_turn, state, until, warned
from tests.bot.hearing import heard, labels, posted, told
from tests.bot.network import Fault, Network
from tests.bot.test_threads import NO_THREAD, asleep, end, forbid, start, thread_of
from tests.bot.world import World

SHOWN = "battleoflits"
"""A game in which nothing is uncovered, so that a turn can be taken back."""
MOVED = "This match goes on here."


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    unpainted(monkeypatch)


async def take_back(den: World, channel: Any = None) -> None:
    """Let Ada take her turn back."""
    await den.ada.slash(channel or den.channel, "takeback", match=1)
    offer = (channel or den.channel).last_message
    assert offer
    await den.ben.click(offer, label="Accept")


async def away(den: World, who: simcord.MemberActor, until_: str = "3") -> None:
    await who.slash(den.channel, "away", until=until_)


@pytest.mark.parametrize("back", [False, True])
async def test_a_clock_that_stops_leaves_what_a_board_says_first(
    den: World, monkeypatch: pytest.MonkeyPatch, *, back: bool
) -> None:
    await begin(den, SHOWN, SLOW, monkeypatch)
    await one_turn(den, SHOWN)
    await take_back(den)
    board = den.boards()[-1]
    first = board.content.splitlines()[0]
    assert "took" in first, first
    if back:
        await away(den, den.ada)
        await away(den, den.ada, "back")
    else:
        await away(den, den.ada)
    now = den.boards()[-1]
    assert now.id == board.id
    assert ("stands still" in now.content) is not back
    assert now.content.splitlines()[0] == first
    assert "begins" not in now.content


async def test_that_there_is_no_thread_stays_with_the_board(den: World) -> None:
    narrow = forbid(den, create_public_threads=False)
    await start(den, narrow, clock=SLOW)
    board = narrow.last_message
    assert board
    assert NO_THREAD in board.content
    await away(den, den.ada)
    (now,) = [post for post in narrow.history() if post.attachments]
    assert "is away until" in now.content
    assert NO_THREAD in now.content


async def test_that_a_match_was_moved_stays_with_the_board(den: World) -> None:
    await start(den, clock=SLOW)
    den.env.backend.delete_channel(thread_of(den).id)
    await den.env.settle()
    assert den.last.content.startswith(MOVED)
    await away(den, den.ada)
    assert "is away until" in den.last.content
    assert den.last.content.startswith(MOVED)
    assert den.last.content.count(MOVED) == 1


async def test_an_offer_goes_along_to_another_channel(den: World) -> None:
    await start(den)
    await den.ada.slash(thread_of(den), "call-off", match=1)
    den.env.backend.delete_channel(thread_of(den).id)
    await den.env.settle()
    (offer,) = [post for post in den.posts() if labels(post) == ["Accept", "Decline"]]
    await den.ben.click(offer, label="Accept")
    assert (await state(den)).ended
    assert not [post for post in den.posts() if "Accept" in labels(post)]


async def test_an_offer_to_a_thread_that_is_gone_brings_the_match_home(den: World) -> None:
    await start(den)
    await den.bot.close()
    den.env.backend.delete_channel(thread_of(den).id)
    await den.restart()
    await den.ada.slash(den.channel, "call-off", match=1)
    assert (await state(den)).channel == den.channel.id
    assert [bool(post.attachments) for post in den.posts()[-2:]] == [True, False]
    await den.ben.click(den.last, label="Accept")
    assert (await state(den)).ended


async def test_a_warning_for_a_thread_that_is_gone_is_heard_at_home(den: World) -> None:
    await start(den, clock=SLOW)
    await den.bot.close()
    den.env.backend.delete_channel(thread_of(den).id)
    await den.restart()
    await until(den, (await state(den)).warn, early=-1)
    assert warned(den)[-1] == [den.ada.id]
    assert "runs out" in den.last.content
    assert den.posts()[-2].content.startswith(MOVED)
    await den.restart()
    assert len([each for each in den.posts() if "runs out" in each.content]) == 2


@pytest.mark.parametrize("fault", [Fault.BROKEN, Fault.LOST, Fault.CUT, Fault.DEAD_BEFORE])
async def test_whatever_becomes_of_the_board_a_match_moves_once(
    den: World, monkeypatch: pytest.MonkeyPatch, fault: Fault
) -> None:
    await den.start_match()
    other = den.guild.create_text_channel("other")
    den.env.backend.delete_channel(den.channel.id)
    await den.env.settle()
    network = Network.between(monkeypatch)
    await den.ada.slash(other, "board", match=1)
    number = network.requests.index("POST /channels/*/messages")
    await den.restart()
    third = den.guild.create_text_channel("third")
    den.env.backend.delete_channel(other.id)
    await den.env.settle()
    network.expect(fault, number)
    await den.ada.slash(third, "board", match=1)
    network.expect()
    if fault is Fault.DEAD_BEFORE:
        await den.restart()
    else:
        await den.env.advance_time(sum(RETRIES[:2]) + 1)
    (board,) = list(third.history())
    assert board.content.startswith(MOVED)


async def test_an_offer_is_not_accepted_when_time_is_over(
    den: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(den, SHOWN, LIVE, monkeypatch)
    await one_turn(den, SHOWN)
    await den.ada.slash(den.channel, "takeback", match=1)
    offer = den.last
    monkeypatch.setattr(den.bot.timekeeper._clocks, "run_out", _nothing)
    await until(den, (await state(den)).due, early=-1)
    assert "time" in told(await den.ben.click(offer, label="Accept")).lower()
    monkeypatch.undo()
    match = await state(den)
    assert match.ply > 0
    assert not match.takebacks


async def _nothing(_match: int) -> bool:
    return False


async def test_a_turn_that_is_played_once_more_is_warned_of_once_more(
    den: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    network = Network.between(monkeypatch)
    network.nonces = {}
    await begin(den, SHOWN, LIVE, monkeypatch)
    await until(den, (await state(den)).warn, early=-1)
    await one_turn(den, SHOWN)
    await take_back(den)
    match = await state(den)
    assert match.due
    assert abs(match.due - den.env.now() - allotted(LIVE)) < timedelta(seconds=5)
    await until(den, match.warn, early=-1)
    assert len([post for post in den.posts() if ", runs out <t:" in post.content]) == 2


def test_a_nonce_has_the_length_that_discord_takes() -> None:
    assert len(nonce("fireside-123456-100-again12-end.png", 1 << 62)) <= 25


async def test_a_match_with_a_high_number_is_told_to_its_end(den: World) -> None:
    async with den.bot.store._database.transaction() as writer:
        await writer.execute("INSERT INTO sqlite_sequence VALUES ('matches', 123456789)")
    await begin(den, SHOWN)
    await den.ada.slash(den.channel, "move", move=await _first(den, 123456790))
    await den.ada.slash(den.channel, "takeback", match=123456790)
    await den.ben.click(den.last, label="Accept")
    asked = await den.ada.slash(den.channel, "resign", match=123456790)
    await den.ada.click(heard(asked), label="Resign")
    assert all(len(each["nonce"]) <= 25 for each in posted(den))
    assert den.boards()[-1].attachments[0].filename == "fireside-123456790-0-again1-end.png"


async def _first(den: World, number: int) -> str:
    standpoint = await den.bot.matches.standpoint(number)
    return str(next(iter(standpoint.position.legal_moves(standpoint.to_act[0]))))


@pytest.mark.parametrize("later", [0.0, ARCHIVE_AFTER + 1])
async def test_the_rematch_of_a_match_in_a_thread_has_one_of_its_own(
    den: World, later: float
) -> None:
    await start(den)
    thread = thread_of(den)
    await end(den)
    await den.env.advance_time(later)
    button = [post for post in thread.history() if post.components][-1]
    said = told(await den.ada.click(button, label="Rematch"))
    call = den.last
    assert call.content.startswith("🔥")
    assert str(call.id) in said
    await den.ben.click(button, label="Rematch")
    (other,) = [each for each in den.channel.threads if each.id != thread.id]
    assert (await state(den, 2)).channel == other.id
    await den.env.advance_time(ARCHIVE_AFTER + 1)
    await den.env.settle()
    assert asleep(thread)
    assert not asleep(other)
    assert not [post for post in thread.history() if post.components]
