"""/privacy delete: somebody's past is gone from the bot, its file and what it has posted."""

from datetime import timedelta
from typing import Any

import discord
import pytest
import simcord

from bot.bulletins import BOARD_NAME
from bot.integrity import faults
from bot.views.privacy import GOOD_FOR
from tests.bot import lives
from tests.bot.acts import unpainted
from tests.bot.hearing import buttons, heard, labels, pinged, posted, refused, told
from tests.bot.quick import quick_match
from tests.bot.terminal import play
from tests.bot.world import GAME, World
from tests.engines.games import GOLDEN, games, played
from tests.store.pasts import traces

FORMER = "a former player"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    unpainted(monkeypatch)


async def forget(den: World, who: simcord.MemberActor) -> str:
    """Let somebody have everything removed; what they read at last."""
    question = heard(await who.slash(den.channel, "privacy delete"))
    return told(await who.click(question, label="Remove everything"))


async def question(den: World, who: simcord.MemberActor) -> tuple[Any, str]:
    """The question whether all is to be removed, and what its first button is called by."""
    message = heard(await who.slash(den.channel, "privacy delete")).message
    yes, _ = buttons(message)
    assert yes.custom_id
    return message, yes.custom_id


def texts(den: World) -> list[str]:
    """All that the bot has posted in channels and threads of the server."""
    found = []
    for channel in (*den.guild.channels.values(), *den.channel.threads):
        for post in channel.history():
            if post.type is not discord.MessageType.default:
                continue  # Discord's own word that a thread was opened
            found.append(post.content)
            stored = den.env.backend.get_message(post.channel.id, post.id)
            found += [str(each) for each in stored.attachments]
    return found


def nothing_left(den: World, who: simcord.MemberActor, name: str) -> None:
    assert traces(den.path, person=who.id, name=name) == []
    for text in texts(den):
        assert str(who.id) not in text
        assert name not in text
        assert "<@-" not in text


@games
async def test_nothing_of_a_match_under_way_names_them_any_more(
    den: World, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    await lives.begin(den, monkeypatch, key)
    await lives.go_on(den, key, 4)
    assert traces(den.path, person=den.ada.id, name="Ada")
    said = await forget(den, den.ada)
    assert said.startswith("Everything that was stored of you is removed.")
    await den.env.settle()
    match = await den.bot.matches.get(1)
    assert match.result
    assert (match.result.winner, match.result.reason) == (1, "resigned")
    assert match.players[0] < 0
    assert match.players[1] == den.ben.id
    end = den.boards()[-1]
    assert end.content.splitlines()[-1].startswith("A former player")
    assert end.content.endswith(f"**{den.ben.mention} wins.**") or f"{den.ben.mention} (" in (
        end.content
    )
    assert labels(end) == []
    assert pinged(posted(den)[-1]) == [den.ben.id]
    assert list(den.ada.user.dm_channel.history()) == []
    assert [fault async for fault in faults(den.bot.store)] == []
    nothing_left(den, den.ada, "Ada")


@games
async def test_the_end_of_a_match_is_told_anew(
    den: World, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    await lives.begin(den, monkeypatch, key)
    await lives.go_on(den, key, len(played(key, GOLDEN).moves))
    await den.bot.courier.challenge(1)
    before = {post.id for post in den.posts()}
    await forget(den, den.ben)
    await den.env.settle()
    assert {post.id for post in den.posts()} == before, "nothing is posted anew"
    nothing_left(den, den.ben, "Ben")
    assert any(FORMER in post.content.casefold() for post in den.posts())
    end = den.boards()[-1]
    assert BOARD_NAME.fullmatch(end.attachments[0].filename)
    records = [each for each in end.attachments if each.filename == "record.txt"]
    if records:
        text = (await records[0].read()).decode()
        assert FORMER in text
        assert "Ada" in text or str(den.ada.id) in text
    replay = heard(await den.ada.slash(den.channel, "replay", match=1))
    assert FORMER in replay.content.casefold()
    record = heard(await den.ada.slash(den.channel, "replay", match=1, **{"as": "record"}))
    assert FORMER in (await record.message.attachments[0].read()).decode()


async def test_offers_warnings_threads_and_challenges_forget_them_too(den: World) -> None:
    await den.ada.slash(
        *(den.channel, "challenge"),
        game="tactiki",
        opponent=den.ben,
        first="challenger",
        where="thread",
        clock="days-1",
    )
    await den.ben.click(den.last, label="Accept")
    (thread,) = den.channel.threads
    assert "ada" in str(thread._channel.name).casefold()
    await den.ada.slash(thread, "call-off")
    await den.ada.slash(den.channel, "challenge", game=GAME)
    await den.ben.slash(den.channel, "challenge", game=GAME, opponent=den.ada)
    await den.env.advance_time(timedelta(hours=17).total_seconds())
    warnings = await den.bot.store._database.all("SELECT message FROM warnings")
    assert warnings
    assert warnings[0]["message"]
    await forget(den, den.ada)
    await den.env.settle()
    nothing_left(den, den.ada, "Ada")
    changes = [each.json for each in den.env.http_requests if each.path == f"/channels/{thread.id}"]
    assert {"name": f"TacTiki · {FORMER} vs Ben · match 1", "archived": False} in changes
    assert warnings[0]["message"] not in [post.id for post in thread.history()]
    posts = [post.content for post in den.posts()]
    assert "A former player took back the open challenge to **Tic Tac Trek**." in posts
    assert any(post.startswith("A former player declined") for post in posts)
    assert any("offer to call off" in post.content for post in thread.history())


async def test_a_moderator_is_forgotten_where_they_ended_matches(den: World) -> None:
    den.guild._guild.owner_id = den.cleo.id
    await den.start_match()
    await den.cleo.slash(den.channel, "moderate end", match=1, note="as Cleo said")
    assert den.cleo.mention in den.last.content
    await forget(den, den.cleo)
    await den.env.settle()
    nothing_left(den, den.cleo, "Cleo")
    assert "A former player ended the match" in den.last.content


async def test_ratings_of_others_stay_and_they_are_in_no_table(den: World) -> None:
    await quick_match(den, den.ada.id, den.ben.id, den.ada.id)
    await quick_match(den, den.ada.id, den.cleo.id, den.cleo.id)
    before = {
        who.id: await den.bot.store.ratings.standing(den.guild.id, GAME, who.id)
        for who in (den.ben, den.cleo)
    }
    await forget(den, den.ada)
    await den.env.settle()
    for who, standing in before.items():
        now = await den.bot.store.ratings.standing(den.guild.id, GAME, who)
        assert now
        assert standing
        assert now.account == standing.account
    page = await den.bot.store.ratings.page(den.guild.id, GAME, 0, 10)
    assert {each.person for each in page} == {den.ben.id, den.cleo.id}
    said = told(await den.ben.slash(den.channel, "profile"))
    assert FORMER in said
    assert "<@-" not in said


async def test_a_rematch_with_them_is_refused(den: World) -> None:
    await den.start_match()
    await den.bot.matches.resign(1, den.ben.id)
    await den.bot.courier.board(1)
    end = den.last
    await forget(den, den.ben)
    await den.env.settle()
    said = await refused(den, den.press(den.ada, end, "rematch:1"))
    assert said.startswith("Your opponent of that match is gone for good.")


async def test_the_question_is_for_them_alone_and_not_for_ever(den: World) -> None:
    await den.start_match()
    message, custom_id = await question(den, den.ada)
    said = await refused(den, den.press(den.ben, message, custom_id))
    assert said.startswith("This question is for somebody else.")
    await den.env.advance_time(GOOD_FOR.total_seconds() + 2)
    said = await refused(den, den.press(den.ada, message, custom_id))
    assert said.startswith("That was asked too long ago.")
    message, _ = await question(den, den.ada)
    assert "The match that you have under way is resigned" in message.content
    said = told(await den.ada.click(message, label="Keep it"))
    assert said == "Good, everything stays as it is."
    assert (await den.bot.matches.get(1)).ended is None


async def test_pressed_twice_it_is_done_once(den: World) -> None:
    await den.start_match()
    message, custom_id = await question(den, den.ada)
    await den.at_once(*[lambda: den.press(den.ada, message, custom_id)] * 2)
    await den.env.settle()
    nothing_left(den, den.ada, "Ada")
    assert (await den.bot.matches.get(1)).ended


async def test_after_a_restart_the_question_still_works(den: World) -> None:
    await den.start_match()
    message, custom_id = await question(den, den.ada)
    await den.restart()
    await den.press(den.ada, message, custom_id)
    await den.env.settle()
    nothing_left(den, den.ada, "Ada")


async def test_what_could_not_be_told_is_told_after_a_restart(den: World) -> None:
    await den.start_match()
    await play(den, 2)
    await den.bot.courier.board(1)
    path = f"/channels/{den.channel.id}/messages/*"
    den.env.inject_error("PATCH", path, status=403, code=50_013, times=None)
    await forget(den, den.ada)
    await den.env.settle()
    assert any(str(den.ada.id) in text for text in texts(den))
    den.env.backend.faults.clear()
    await den.restart()
    await den.env.settle()
    nothing_left(den, den.ada, "Ada")


async def test_who_comes_back_begins_anew(den: World) -> None:
    await quick_match(den, den.ada.id, den.ben.id, den.ada.id)
    await forget(den, den.ada)
    await den.start_match()
    assert (await den.bot.matches.get(2)).players == (den.ada.id, den.ben.id)
    names = await den.bot.store.people.names(den.guild.id, [den.ada.id])
    assert names == {den.ada.id: "Ada"}
    assert await den.bot.store.ratings.results(den.guild.id, den.ada.id) == []
