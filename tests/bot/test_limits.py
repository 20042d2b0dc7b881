"""How much may be open for a person, and how fast they may act."""

from typing import Any

import pytest

from bot import pacing
from bot.pacing import Pace, Pacing
from bot.refusals import Refusal
from engines import GAMES
from tests.bot.hearing import refused, told
from tests.bot.quick import quick_match
from tests.bot.world import GAME, World

REAL = pacing.ACTS, pacing.CHALLENGES


async def settle(den: World, **settled: Any) -> None:
    await den.bot.store.settings.settle(den.guild.id, **settled)


async def test_so_many_challenges_may_be_open(den: World) -> None:
    await settle(den, challenges=2)
    for opponent in (den.ben, den.cleo):
        await den.ada.slash(den.channel, "challenge", game=GAME, opponent=opponent)
    said = await refused(den, den.ada.slash(den.channel, "challenge", game=GAME))
    assert said.startswith("You have 2 open challenges in this server, and it allows no more.")
    await den.ben.slash(den.channel, "challenge", game=GAME)
    await den.cleo.click(den.posts()[1], label="Decline")
    await den.ada.slash(den.channel, "challenge", game=GAME)
    assert "looks for an opponent" in den.last.content


async def test_by_default_five_challenges_and_twenty_matches(den: World) -> None:
    for number in range(5):
        key = [*GAMES][number % len(GAMES)]
        opponent = (den.ben, den.cleo)[number // len(GAMES)]
        await den.ada.slash(den.channel, "challenge", game=key, opponent=opponent)
    said = await refused(den, den.ada.slash(den.channel, "challenge", game=GAME))
    assert "5 open challenges" in said
    for _ in range(20):
        await quick_match(den, den.ben.id, den.cleo.id, None)
    said = await refused(den, den.ben.slash(den.channel, "challenge", game=GAME))
    assert said.startswith("You have 20 matches under way in this server, and it allows no more.")


async def test_who_has_enough_matches_neither_accepts_nor_is_accepted(den: World) -> None:
    await settle(den, matches=1)
    await den.ada.slash(den.channel, "challenge", game=GAME)
    await quick_match(den, den.ben.id, den.cleo.id, None)
    said = await refused(den, den.ben.click(den.last, label="Accept"))
    assert said.startswith("You have a match under way in this server already")
    robin = den.guild.add_member(den.env.create_user("robin"))
    zoe = den.guild.add_member(den.env.create_user("zoe"))
    await quick_match(den, zoe.id, den.ada.id, None)
    said = await refused(den, robin.click(den.last, label="Accept"))
    assert said.startswith(f"{den.ada.mention} has as many matches under way")
    await den.bot.matches.resign(2, zoe.id)
    await robin.click(den.last, label="Accept")
    assert "took up" not in den.last.content, "the board of the match that began"
    assert len(await den.bot.matches.running(den.guild.id, person=robin.id)) == 1


async def test_of_two_at_once_one_gets_the_last_place(den: World) -> None:
    await settle(den, matches=1)
    await den.ben.slash(den.channel, "challenge", game=GAME, opponent=den.ada)
    first = den.last
    await den.cleo.slash(den.channel, "challenge", game=GAME, opponent=den.ada)
    second = den.last
    results = await den.at_once(
        lambda: den.ada.click(first, label="Accept"), lambda: den.ada.click(second, label="Accept")
    )
    assert len(await den.bot.matches.running(den.guild.id)) == 1
    assert sum(bool(each.followups) for each in results) == 1


async def test_a_limit_counts_in_its_own_server(den: World) -> None:
    await settle(den, matches=1)
    await quick_match(den, den.ada.id, den.ben.id, None)
    attic = den.env.create_guild("Attic")
    channel = attic.create_text_channel("attic")
    zoe = attic.add_member(den.env.create_user("zoe"))
    await zoe.slash(channel, "challenge", game=GAME)
    assert channel.last_message
    assert "looks for an opponent" in channel.last_message.content


def test_a_pace_lets_a_burst_pass_and_then_so_many_in_time() -> None:
    now = 100.0
    pace = Pace(30, 10.0, lambda: now)
    assert [pace.wait(1) for _ in range(30)] == [0] * 30
    assert [pace.wait(1) for _ in range(3)] == [1] * 3, "what has to wait does not count"
    assert pace.wait(2) == 0, "others are not slowed"
    now += 0.34
    assert pace.wait(1) == 0
    assert pace.wait(1) == 1
    now += 10
    assert [pace.wait(1) for _ in range(30)] == [0] * 30


def test_a_pace_remembers_a_bounded_number_of_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "_REMEMBERED", 100)
    pace = Pace(1, 60.0, lambda: 0.0)
    for person in range(1_000):
        pace.wait(person)
    assert len(pace._even) == 100
    assert pace.wait(999) == 60


@pytest.fixture
def paced(den: World, monkeypatch: pytest.MonkeyPatch) -> World:
    """A world whose bot counts as it does in earnest, by the world's own clock."""
    monkeypatch.setattr(pacing, "ACTS", REAL[0])
    monkeypatch.setattr(pacing, "CHALLENGES", REAL[1])
    den.bot.pacing = Pacing(lambda: den.env.now().timestamp())
    return den


async def test_a_flood_is_slowed_privately_and_nothing_is_lost(paced: World) -> None:
    den = paced
    await den.start_match()
    for _ in range(29):
        assert "You have one match" in told(await den.ada.slash(den.channel, "matches"))
    said = await refused(den, den.ada.slash(den.channel, "move", move="N12"))
    assert said.startswith("Not so fast: I take this from you again in a second.")
    assert "You have one match" in told(await den.ben.slash(den.channel, "matches"))
    await den.env.advance_time(10)
    assert "You have one match" in told(await den.ada.slash(den.channel, "matches"))
    assert (await den.bot.matches.get(1)).ended is None


async def test_a_dozen_quick_presses_pass(paced: World) -> None:
    den = paced
    await den.start_match()
    for _ in range(12):
        assert "out of date" not in told(await den.ada.click(den.last, label="Rules"))


async def test_a_flood_of_challenges_is_slowed(paced: World) -> None:
    den = paced
    for _ in range(5):
        await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben)
        await den.ada.click(den.last, label="Cancel")
    said = await refused(den, den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben))
    assert said == "That is a lot of challenges at once. You can make the next one in 12 seconds."


async def test_rematches_are_no_way_to_flood_somebody(paced: World) -> None:
    match = await quick_match(paced, paced.ada.id, paced.ben.id, paced.ada.id)
    assert await paced.bot.courier.board(match)
    end = paced.last
    for _ in range(REAL[1][0]):
        await paced.ada.click(end, label="Rematch")
        await paced.ada.click(paced.last, label="Cancel")
    assert "seconds" in await refused(paced, paced.ada.click(end, label="Rematch"))


def test_a_refusal_says_how_long_to_wait() -> None:
    pace = Pacing(lambda: 0.0)
    pace._challenges = Pace(1, 60.0, lambda: 0.0)
    pace.challenge(1)
    with pytest.raises(Refusal) as refusal:
        pace.challenge(1)
    assert refusal.value.facts == {"seconds": 60}
