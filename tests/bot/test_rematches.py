"""Rematches: one to a match, whoever presses what and when, in every game."""

import discord
import pytest

from bot.matches import CHALLENGE_LIFE
from engines import GAMES
from tests.bot.acts import unpainted
from tests.bot.hearing import heard, labels, pinged, posted, refused, told
from tests.bot.world import GAME, World
from tests.engines.games import games


@pytest.fixture(autouse=True)
def simple(monkeypatch: pytest.MonkeyPatch) -> None:
    unpainted(monkeypatch)


async def ended(den: World, key: str = GAME, **options: str) -> discord.Message:
    """A match that Ada, who began, has won; the message of its end."""
    await den.ada.slash(
        den.channel, "challenge", game=key, opponent=den.ben, first="challenger", **options
    )
    await den.ben.click(den.last, label="Accept")
    await den.bot.matches.resign(1, den.ben.id)
    assert await den.bot.courier.board(1)
    assert labels(den.last) == ["Rematch"]
    return den.last


def now(den: World, post: discord.Message) -> discord.Message:
    return next(each for each in den.posts() if each.id == post.id)


async def matches(den: World) -> int:
    """How many matches there are."""
    row = await den.bot.store._database.one("SELECT count(*) AS number FROM matches")
    assert row is not None
    return int(row["number"])


async def challenges(den: World) -> int:
    """How many rematches were asked for."""
    row = await den.bot.store._database.one(
        "SELECT count(*) AS number FROM challenges WHERE rematch IS NOT NULL"
    )
    assert row is not None
    return int(row["number"])


@games
@pytest.mark.parametrize("by", ["the same button", "the challenge"])
async def test_a_rematch_swaps_the_seats_and_keeps_the_rest(den: World, key: str, by: str) -> None:
    variants = {"tactiki": "open", "battleoflits": "Stripes"}
    options = {"variant": variants[key]} if GAMES[key].options else {}
    end = await ended(den, key, clock="days-7", **options)
    await den.ada.click(end, label="Rematch")
    assert den.last.content.startswith(f"🔥 <@{den.ben.id}>, <@{den.ada.id}> would like a rematch")
    assert pinged(posted(den)[-1]) == [den.ben.id]
    assert "-# 7 days a turn · " in den.last.content
    call = den.last
    await (
        den.ben.click(now(den, end), label="Rematch")
        if by == "the same button"
        else den.ben.click(call, label="Accept")
    )
    first, second = await den.bot.matches.get(1), await den.bot.matches.get(2)
    assert second.players == (first.players[1], first.players[0])
    assert (second.game, second.options, second.clock) == (key, first.options, "days-7")
    assert second.channel == first.channel
    assert "took up" in now(den, call).content
    assert not now(den, call).components
    assert [post.id for post in den.with_controls()] == [den.last.id]
    assert "fireside-2-0" in den.last.attachments[0].filename


@pytest.mark.parametrize("asker", ["winner", "loser"])
async def test_whoever_was_second_begins(den: World, asker: str) -> None:
    end = await ended(den)
    first, second = (den.ada, den.ben) if asker == "winner" else (den.ben, den.ada)
    await first.click(end, label="Rematch")
    await second.click(end, label="Rematch")
    assert (await den.bot.matches.get(2)).players == (den.ben.id, den.ada.id)


async def test_both_press_at_once(den: World) -> None:
    end = await ended(den)
    await den.at_once(
        *(lambda who=who: den.press(who, end, "rematch:1") for who in (den.ada, den.ben))
    )
    assert (await matches(den), await challenges(den)) == (2, 1)
    assert len([post for post in den.boards() if "fireside-2" in post.attachments[0].filename]) == 1
    assert [post.id for post in den.with_controls()] == [den.last.id]


async def test_everybody_presses_twice_at_once(den: World) -> None:
    end = await ended(den)
    await den.at_once(*[lambda: den.press(den.ada, end, "rematch:1")] * 2)
    assert (await matches(den), await challenges(den)) == (1, 1)
    await den.at_once(*[lambda: den.press(den.ben, end, "rematch:1")] * 2)
    assert (await matches(den), await challenges(den)) == (2, 1)


async def test_the_button_and_accept_at_once(den: World) -> None:
    end = await ended(den)
    await den.ada.click(end, label="Rematch")
    call = den.last
    accept = f"challenge:{(await den.bot.store.challenges.rematch_of(1)).id}:accept"  # type: ignore[union-attr]
    await den.at_once(
        lambda: den.press(den.ben, call, accept), lambda: den.press(den.ben, end, "rematch:1")
    )
    assert (await matches(den), await challenges(den)) == (2, 1)


async def test_asked_once_more(den: World) -> None:
    end = await ended(den)
    await den.ada.click(end, label="Rematch")
    call = den.last
    said = heard(await den.ada.click(end, label="Rematch"))
    assert said.content.startswith("You have asked for this rematch already: https://")
    assert str(call.id) in said.content
    await den.ada.click(said, label="Cancel")
    assert "took back" in now(den, call).content
    await den.ada.click(end, label="Rematch")
    assert (await matches(den), await challenges(den)) == (1, 2)


async def test_a_later_press_says_which_match_it_is(den: World) -> None:
    end = await ended(den)
    await den.ada.click(end, label="Rematch")
    await den.ben.click(end, label="Rematch")
    for who in (den.ada, den.ben):
        said = await refused(den, den.press(who, end, "rematch:1"))
        assert said.startswith("The rematch is match 2: https://")
        assert str(den.last.id) in said


async def test_others_hear_that_it_is_not_theirs(den: World) -> None:
    end = await ended(den)
    said = await refused(den, den.cleo.click(end, label="Rematch"))
    assert said.startswith("You do not play in this match.")
    await den.ada.click(end, label="Rematch")
    said = await refused(den, den.cleo.click(end, label="Rematch"))
    assert said.startswith("You do not play in this match.")
    said = await refused(den, den.cleo.click(den.last, label="Accept"))
    assert said.startswith("This challenge is for")


async def test_no_rematch_of_what_goes_on_or_never_was(den: World) -> None:
    await den.start_match()
    said = await refused(den, den.press(den.ada, den.last, "rematch:1"))
    assert said.startswith("This match is not over yet.")
    said = await refused(den, den.press(den.ada, den.last, "rematch:9"))
    assert said.startswith("There is no match 9")


@pytest.mark.parametrize("how", ["declined", "run out"])
async def test_it_can_be_asked_for_again(den: World, how: str) -> None:
    end = await ended(den)
    await den.ada.click(end, label="Rematch")
    if how == "declined":
        await den.ben.click(den.last, label="Decline")
        assert "declined a rematch" in den.last.content
    else:
        await den.env.advance_time(CHALLENGE_LIFE.total_seconds() + 1)
        assert "did not answer" in den.last.content
    assert labels(now(den, end)) == ["Rematch"]
    await den.ben.click(end, label="Rematch")
    await den.ada.click(end, label="Rematch")
    assert (await matches(den), await challenges(den)) == (2, 2)
    assert (await den.bot.matches.get(2)).players == (den.ben.id, den.ada.id)


@pytest.mark.parametrize("whose", ["own", "the other's"])
async def test_a_challenge_between_the_two_comes_first(den: World, whose: str) -> None:
    end = await ended(den)
    challenger, opponent = (den.ada, den.ben) if whose == "own" else (den.ben, den.ada)
    await challenger.slash(den.channel, "challenge", game=GAME, opponent=opponent)
    call = den.last
    said = heard(await den.ada.click(end, label="Rematch"))
    assert str(call.id) in said.content
    assert labels(said) == (["Cancel"] if whose == "own" else [])
    assert await challenges(den) == 0
    await opponent.click(call, label="Decline")
    await den.ada.click(end, label="Rematch")
    assert await challenges(den) == 1


async def test_only_the_newest_end_has_the_button(den: World) -> None:
    end = await ended(den)
    await den.ben.slash(den.channel, "board", match=1)
    assert [post.id for post in den.with_controls()] == [den.last.id]
    assert den.last.id != end.id
    await den.ada.click(den.last, label="Rematch")
    await den.ben.click(den.last, label="Accept")
    await den.ben.slash(den.channel, "board", match=1)
    assert "fireside-1-0-end" in den.last.attachments[0].filename
    assert not den.last.components


@pytest.mark.parametrize("when", ["asked", "begun"])
async def test_a_restart_in_the_middle(den: World, when: str) -> None:
    end = await ended(den)
    await den.restart()
    await den.ada.click(end, label="Rematch")
    if when == "begun":
        den.env.inject_error(
            "PATCH", f"/channels/{den.channel.id}/messages/{end.id}", status=500, times=1
        )
        await den.ben.click(den.last, label="Accept")
        assert labels(now(den, end)) == ["Rematch"]
    await den.restart()
    await den.env.settle()
    if when == "asked":
        await den.ben.click(end, label="Rematch")
    assert await matches(den) == 2
    assert not now(den, end).components
    assert len([post for post in den.boards() if "fireside-2" in post.attachments[0].filename]) == 1


async def test_a_challenge_that_could_not_be_posted_is_posted_later(den: World) -> None:
    end = await ended(den)
    den.env.inject_error("POST", f"/channels/{den.channel.id}/messages", status=500, times=1)
    said = told(await den.ada.click(end, label="Rematch"))
    assert said.startswith("Your challenge is saved")
    await den.restart()
    await den.env.settle()
    assert "would like a rematch" in den.last.content
    assert await challenges(den) == 1


async def test_the_rematch_of_a_match_that_was_called_off(den: World) -> None:
    await den.start_match()
    await den.ada.slash(den.channel, "call-off")
    await den.ben.click(den.last, label="Accept")
    end = den.boards()[-1]
    await den.ben.click(end, label="Rematch")
    await den.ada.click(end, label="Rematch")
    assert (await den.bot.matches.get(2)).players == (den.ben.id, den.ada.id)


async def test_a_match_in_a_thread_of_its_own_has_its_rematch_in_another(den: World) -> None:
    end = await ended(den)
    async with den.bot.store._database.transaction() as writer:
        await writer.execute("UPDATE challenges SET place = 'thread'")
        await writer.execute("UPDATE matches SET thread = 1, channel = 99")
    await den.ada.click(end, label="Rematch")
    challenge = await den.bot.store.challenges.rematch_of(1)
    assert challenge is not None
    assert (challenge.channel, challenge.place) == (den.channel.id, "thread")
    assert den.last.content.startswith("🔥")


async def test_a_match_that_went_to_another_channel_has_its_rematch_there(den: World) -> None:
    end = await ended(den)
    other = den.guild.create_text_channel("other")
    async with den.bot.store._database.transaction() as writer:
        await writer.execute("UPDATE matches SET channel = ?", (other.id,))
    await den.ada.click(end, label="Rematch")
    assert "would like a rematch" in (other.last_message.content if other.last_message else "")
