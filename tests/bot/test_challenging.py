"""/challenge: made, refused, taken up, turned down, taken back, run out."""

import random

import discord
import pytest

from bot.post import PERMISSIONS
from tests.bot.hearing import heard, labels, pinged, posted, refused, told
from tests.bot.world import GAME, World

DAY = 24 * 3600


async def test_a_named_opponent_is_pinged_and_may_accept_or_decline(den: World) -> None:
    result = await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben)
    assert result.response is None  # the acknowledgement is taken away again
    assert labels(den.last) == ["Accept", "Decline", "Cancel"]
    assert f"{den.ben.mention}, {den.ada.mention} challenges you" in den.last.content
    assert "Tic Tac Trek" in den.last.content
    assert [pinged(each) for each in posted(den)] == [[den.ben.id]]


async def test_an_open_challenge_pings_nobody_and_anybody_may_take_it(den: World) -> None:
    await den.ada.slash(den.channel, "challenge", game=GAME)
    assert labels(den.last) == ["Accept", "Cancel"]
    assert "Anybody may accept" in den.last.content
    assert [pinged(each) for each in posted(den)] == [[]]
    await den.cleo.click(den.last, label="Accept")
    assert set((await den.bot.matches.get(1)).players) == {den.ada.id, den.cleo.id}


@pytest.mark.parametrize("first", ["challenger", "opponent", "random", None])
async def test_the_seats_are_as_asked_for_or_drawn(den: World, first: str | None) -> None:
    den.bot.matches._rng = random.Random(1)
    asked = {} if first is None else {"first": first}
    seen = set()
    for number in range(1, 13 if asked.get("first", "random") == "random" else 3):
        await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben, **asked)
        await den.ben.click(den.last, label="Accept")
        match = await den.bot.matches.get(number)
        assert pinged(posted(den)[-1]) == [match.players[0]]
        seen.add(match.players[0])
    expected = {"challenger": {den.ada.id}, "opponent": {den.ben.id}}
    assert seen == expected.get(first or "", {den.ada.id, den.ben.id})


async def test_acceptance_posts_the_board_and_pings_who_begins(den: World) -> None:
    await den.start_match()
    challenge, board = den.posts()
    assert not challenge.components
    assert "took up" in challenge.content
    assert [each.filename for each in board.attachments] == ["fireside-1-0.png"]
    assert board.attachments[0].description
    assert f"{den.ada.mention} (X) against {den.ben.mention} (O)." in board.content
    assert f"{den.ada.mention}, your turn" in board.content
    assert pinged(posted(den)[-1]) == [den.ada.id]


async def test_a_challenge_runs_out_after_a_day(den: World) -> None:
    await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben)
    await den.env.advance_time(DAY - 60)
    assert labels(den.last) == ["Accept", "Decline", "Cancel"]
    await den.env.advance_time(61)
    await den.env.settle()
    assert den.last.components == []
    assert den.last.content.startswith(f"{den.ben.mention} did not answer {den.ada.mention}")
    assert den.last.content.endswith("in time.")
    await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben)
    assert labels(den.last) == ["Accept", "Decline", "Cancel"]


async def test_a_challenge_that_ran_out_during_a_pause_says_so(den: World) -> None:
    await den.ada.slash(den.channel, "challenge", game=GAME)
    await den.bot.close()
    await den.env.advance_time(DAY + 1)
    await den.restart()
    await den.env.settle()
    assert den.last.components == []
    assert "ran out without an answer" in den.last.content


async def test_nobody_challenges_themselves(den: World) -> None:
    said = await refused(den, den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ada))
    assert said.startswith("You cannot challenge yourself.")


async def test_bots_do_not_play(den: World) -> None:
    robot = den.guild.add_member(den.env.create_user("robot", bot=True))
    said = await refused(den, den.ada.slash(den.channel, "challenge", game=GAME, opponent=robot))
    assert said.startswith(f"{robot.mention} is a bot")


async def test_strangers_to_the_server_are_not_challenged(den: World) -> None:
    zoe = den.env.create_user("zoe")
    said = await refused(den, den.ada.slash(den.channel, "challenge", game=GAME, opponent=zoe))
    assert said.startswith(f"<@{zoe.id}> is not in this server.")


async def test_who_cannot_see_the_channel_is_not_challenged_there(den: World) -> None:
    blind = discord.PermissionOverwrite(view_channel=False)
    channel = den.guild.create_text_channel("secret", overwrites={den.ben: blind})
    said = await refused(den, den.ada.slash(channel, "challenge", game=GAME, opponent=den.ben))
    assert said.startswith(f"{den.ben.mention} cannot see this channel")
    await den.ada.slash(channel, "challenge", game=GAME, opponent=den.cleo)
    assert channel.last_message
    parent = den.bot.get_channel(channel.id)
    assert isinstance(parent, discord.TextChannel)
    await parent.create_thread(name="duel", type=discord.ChannelType.public_thread)
    (thread,) = channel.threads
    said = await refused(den, den.ada.slash(thread, "challenge", game=GAME, opponent=den.ben))
    assert said.startswith(f"{den.ben.mention} cannot see this channel")


NEEDED = {
    "view_channel": "view the channel",
    "send_messages": "send messages",
    "attach_files": "attach files",
    "read_message_history": "read the message history",
}


@pytest.mark.parametrize("name", NEEDED)
async def test_a_channel_where_boards_cannot_be_posted_is_refused(den: World, name: str) -> None:
    assert name in PERMISSIONS
    bare = discord.PermissionOverwrite(**{name: False})
    assert den.bot.user is not None
    channel = den.guild.create_text_channel("bare", overwrites={den.bot.user: bare})
    said = await refused(den, den.ada.slash(channel, "challenge", game=GAME, opponent=den.ben))
    assert NEEDED[name] in said.partition("I lack here: ")[2].partition(".")[0].split(", ")


async def test_a_thread_has_a_permission_of_its_own(den: World) -> None:
    parent = den.bot.get_channel(den.channel.id)
    assert isinstance(parent, discord.TextChannel)
    await parent.create_thread(name="duel", type=discord.ChannelType.public_thread)
    (thread,) = den.channel.threads
    await den.ada.slash(thread, "challenge", game=GAME, opponent=den.ben)
    assert thread.last_message
    await den.ben.click(thread.last_message, label="Accept")
    assert [len(post.attachments) for post in thread.history()] == [0, 1]
    assert den.bot.user is not None
    silent = discord.PermissionOverwrite(send_messages_in_threads=False)
    channel = den.guild.create_text_channel("silent", overwrites={den.bot.user: silent})
    parent = den.bot.get_channel(channel.id)
    assert isinstance(parent, discord.TextChannel)
    await parent.create_thread(name="hush", type=discord.ChannelType.public_thread)
    (thread,) = channel.threads
    said = await refused(den, den.ada.slash(thread, "challenge", game=GAME, opponent=den.ben))
    assert "I lack here: send messages in threads." in said
    await den.ada.slash(channel, "challenge", game=GAME, opponent=den.ben)
    assert channel.last_message


async def test_a_challenge_that_cannot_be_posted_is_said_so(den: World) -> None:
    den.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    result = await den.ada.slash(den.channel, "challenge", game=GAME)
    assert told(result).startswith("Your challenge is saved, but I could not post it just now.")
    again = await den.ada.slash(den.channel, "challenge", game=GAME)
    assert den.channel.mention in told(again)
    assert labels(heard(again)) == ["Cancel"]


async def test_a_challenge_that_could_not_be_posted_is_when_it_is_made_again(den: World) -> None:
    """What kept it from the channel may be put right by now, and nobody has seen it yet."""
    den.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben)
    assert den.posts() == []
    await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben)
    assert labels(den.last) == ["Accept", "Decline", "Cancel"]
    assert [pinged(each) for each in posted(den)][-1] == [den.ben.id]


async def test_every_permission_has_its_words(den: World) -> None:
    assert all(den.say(f"permission-{name}") for name in PERMISSIONS)


@pytest.mark.parametrize("opponent", ["ben", None])
async def test_an_identical_challenge_is_refused_with_where_it_stands(
    den: World, opponent: str | None
) -> None:
    options = {"opponent": getattr(den, opponent)} if opponent else {}
    await den.ada.slash(den.channel, "challenge", game=GAME, **options)
    said = await refused(den, den.ada.slash(den.channel, "challenge", game=GAME, **options))
    assert "this very challenge already" in said
    assert den.last.jump_url in said


async def test_an_identical_challenge_can_be_taken_back_though_its_message_is_gone(
    den: World,
) -> None:
    await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben)
    await den.ada.send(den.channel, "see above")
    den.env.backend.delete_message(den.channel.id, den.posts()[0].id)
    again = await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben)
    assert labels(heard(again)) == ["Cancel"]
    done = await den.ada.click(heard(again), label="Cancel")
    assert told(done) == "Your challenge is taken back."
    assert labels(heard(done)) == []
    await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben)
    assert labels(den.last) == ["Accept", "Decline", "Cancel"]


async def test_different_challenges_stand_side_by_side(den: World) -> None:
    await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben)
    await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.cleo)
    await den.ada.slash(den.channel, "challenge", game=GAME)
    await den.ben.slash(den.channel, "challenge", game=GAME, opponent=den.ada)
    assert len(den.with_controls()) == 4
    for post, who in zip(den.posts(), (den.ben, den.cleo, den.cleo, den.ada), strict=True):
        await who.click(post, label="Accept")
    assert len(await den.bot.matches.running(den.guild.id)) == 4


async def test_only_who_is_challenged_may_decline(den: World) -> None:
    await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben)
    said = await refused(den, den.cleo.click(den.last, label="Decline"))
    assert said == f"This challenge is for {den.ben.mention} alone, so only they can decline it."


async def test_a_challenge_taken_back_says_so(den: World) -> None:
    await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben)
    await den.ada.click(den.last, label="Cancel")
    said = f"{den.ada.mention} took back the challenge to {den.ben.mention}: **Tic Tac Trek**."
    assert den.last.content == said
