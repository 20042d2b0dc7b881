"""First contact: one welcome in a new server, and a match out of the two who press its button."""

from typing import Any

import discord
import pytest
from simcord.backend.serializers import guild_create_payload

from bot.gone import KEEP
from tests.bot.acts import unpainted
from tests.bot.hearing import heard, labels, refused, told
from tests.bot.world import World, joins


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    unpainted(monkeypatch)


async def test_after_an_outage_nobody_is_welcomed(den: World) -> None:
    backend = den.env.backend
    backend.emit("GUILD_CREATE", guild_create_payload(backend, backend.guilds[den.guild.id]))
    await den.env.settle()
    assert not den.posts()


async def test_a_new_server_is_welcomed_once(den: World) -> None:
    await joins(den)
    (post,) = den.posts()
    assert post.content.startswith("**Fireside** is here")
    assert "Tic Tac Trek, TacTiki, Battle of LITS" in post.content
    assert labels(post) == ["Play"]
    await joins(den)
    await den.restart()
    await joins(den)
    assert len(den.posts()) == 1


async def test_the_system_channel_goes_first(den: World) -> None:
    hall = den.guild.create_text_channel("hall")
    den.env.backend.guilds[den.guild.id].system_channel_id = hall.id
    await joins(den)
    assert not den.posts()
    assert labels(hall.history()[0]) == ["Play"]


@pytest.mark.parametrize("denied", ["view_channel", "send_messages", "attach_files"])
async def test_a_channel_where_it_may_not_play_is_passed_over(den: World, denied: str) -> None:
    attic = den.env.create_guild("Attic")
    everyone = attic.roles["@everyone"]
    closed: dict[Any, discord.PermissionOverwrite] = {
        everyone: discord.PermissionOverwrite(**{denied: False})
    }
    rules = attic.create_text_channel("rules", overwrites=closed)
    await joins(den, attic)
    assert not list(rules.history())
    talk = attic.create_text_channel("talk")
    await joins(den, attic)
    assert not list(rules.history())
    assert len(list(talk.history())) == 1


async def test_a_server_that_is_known_is_not_welcomed(den: World) -> None:
    await den.start_match()
    before = len(den.posts())
    await joins(den)
    assert len(den.posts()) == before


async def test_a_failure_breaks_nothing_and_is_not_tried_again(den: World) -> None:
    path = f"/channels/{den.channel.id}/messages"
    den.env.inject_error("POST", path, status=403, code=50_013)
    await joins(den)
    await joins(den)
    assert not den.posts()


async def test_a_welcomed_server_is_forgotten_in_the_end(den: World) -> None:
    attic = den.env.create_guild("Attic")
    attic.create_text_channel("attic")
    await joins(den, attic)
    assert attic.id in await den.bot.store.forgetting.servers()
    den.env.backend.remove_guild(attic.id)
    await den.env.settle()
    assert await den.bot.store.fact(f"out of {attic.id}")
    await den.env.advance_time(KEEP.total_seconds() + 10)
    await den.env.settle()
    assert attic.id not in await den.bot.store.forgetting.servers()
    assert await den.bot.store.fact(f"welcome {attic.id}") is None


async def test_the_next_to_press_plays_against_the_first(den: World) -> None:
    await joins(den)
    welcome = den.last
    await den.restart()
    await den.ada.click(welcome, label="Play")
    assert [post.id for post in den.posts()] == [welcome.id]
    waits = den.last
    assert waits.content.startswith(f"🔥 <@{den.ada.id}> looks for an opponent in **Tic Tac Trek**")
    assert labels(waits) == ["Accept", "Cancel"]
    said = await refused(den, den.press(den.ada, welcome, "welcome:play"))
    assert said == den.say("refused-own-challenge")
    await den.restart()
    await den.ben.click(waits, label="Accept")
    match = await den.bot.matches.get(1)
    assert set(match.players) == {den.ada.id, den.ben.id}
    assert "was taken up" in den.posts()[0].content
    assert len(den.boards()) == 1
    assert labels(den.posts()[0]) == []
    said = await refused(den, den.press(den.cleo, welcome, "welcome:play"))
    assert said == den.say("refused-challenge-accepted")


async def test_its_match_can_have_a_thread(den: World) -> None:
    await joins(den)
    await den.bot.store.settings.settle(den.guild.id, place="thread")
    await den.ada.click(den.last, label="Play")
    await den.ben.click(den.last, label="Accept")
    (thread,) = den.channel.threads
    assert (await den.bot.matches.get(1)).channel == thread.id
    assert thread.last_message
    assert thread.last_message.attachments


async def test_who_waited_and_is_forgotten_is_named_no_more(den: World) -> None:
    await joins(den)
    await den.ada.click(den.last, label="Play")
    asked = await den.ada.slash(den.channel, "privacy delete")
    await den.ada.click(heard(asked), label="Remove everything")
    assert str(den.ada.id) not in den.last.content
    assert labels(den.last) == []


async def test_a_challenge_can_be_taken_back(den: World) -> None:
    await joins(den)
    welcome = den.last
    await den.ada.click(welcome, label="Play")
    await den.ada.click(den.last, label="Cancel")
    assert labels(den.last) == []
    said = await refused(den, den.press(den.ben, welcome, "welcome:play"))
    assert said == den.say("refused-challenge-cancelled")


async def test_both_at_once_make_one_match(den: World) -> None:
    await joins(den)
    welcome = den.last
    await den.at_once(
        lambda: den.press(den.ada, welcome, "welcome:play"),
        lambda: den.press(den.ben, welcome, "welcome:play"),
    )
    await den.env.settle()
    match = await den.bot.matches.get(1)
    assert set(match.players) == {den.ada.id, den.ben.id}
    assert await den.bot.store.challenges.get(2) is None
    assert len(den.boards()) == 1


async def test_a_double_press_makes_one_challenge(den: World) -> None:
    await joins(den)
    welcome = den.last
    first, second = await den.at_once(
        lambda: den.press(den.ada, welcome, "welcome:play"),
        lambda: den.press(den.ada, welcome, "welcome:play"),
    )
    await den.env.settle()
    answered = [each.content for result in (first, second) for each in result.followups]
    assert answered == [den.say("refused-own-challenge")]
    assert await den.bot.store.challenges.get(2) is None
    assert labels(den.last) == ["Accept", "Cancel"]


async def test_who_is_blocked_cannot_take_it_up(den: World) -> None:
    await joins(den)
    await den.ada.click(den.last, label="Play")
    await den.ada.slash(den.channel, "block", person=den.ben)
    said = await refused(den, den.press(den.ben, den.last, "welcome:play"))
    assert said == den.say("refused-not-to-be-accepted", player=f"<@{den.ada.id}>")


async def test_where_no_match_may_begin_it_stays_a_welcome(den: World) -> None:
    await joins(den)
    hall = den.guild.create_text_channel("hall")
    await den.bot.store.settings.settle(den.guild.id, channels=(hall.id,))
    said = await refused(den, den.ada.click(den.last, label="Play"))
    assert f"<#{hall.id}>" in said
    assert labels(den.last) == ["Play"]


async def test_a_challenge_that_was_lost_on_the_way_is_posted(den: World) -> None:
    """The edit failed: the welcome shows the button still, and the next press accepts."""
    await joins(den)
    welcome = den.last
    path = f"/channels/{den.channel.id}/messages/{welcome.id}"
    den.env.inject_error("PATCH", path, status=500)
    said = told(await den.ada.click(welcome, label="Play"))
    assert said == den.say("challenge-owed")
    await den.press(den.ben, welcome, "welcome:play")
    assert (await den.bot.matches.get(1)).ended is None


async def test_the_button_counts_on_the_welcome_only(den: World) -> None:
    await den.start_match()
    said = await refused(den, den.press(den.cleo, den.last, "welcome:play"))
    assert said == den.say("refused-challenge-gone")
