"""A match whose channel can be used no more goes on in another one."""

import discord
import pytest

from tests.bot.hearing import labels, menus, pinged, posted, refused
from tests.bot.playing import known_deal  # noqa: F401 - a fixture of every test here
from tests.bot.world import World

CLOSED = [(403, 50013), (404, 10003)]


async def test_a_match_moves_where_its_channel_is_gone(den: World) -> None:
    await den.start_match()
    await den.ada.slash(den.channel, "move", move="N14")
    den.env.backend.delete_channel(den.channel.id)
    await den.env.settle()
    elsewhere = den.guild.create_text_channel("elsewhere")
    result = await den.ada.slash(elsewhere, "board", match=1)
    assert result.response is None
    (board,) = elsewhere.history()
    assert board.content.splitlines()[0] == "This match goes on here."
    assert pinged(posted(den)[-1]) == [den.ben.id]
    assert board.attachments[0].filename == "fireside-1-1.png"
    assert (await den.bot.matches.get(1)).channel == elsewhere.id
    await den.ben.select(board, [menus(board)[0].options[0].value])
    first, second = elsewhere.history()
    assert (first.components, bool(second.components)) == ([], True)
    assert "goes on here" not in second.content
    await den.restart()
    assert len(elsewhere.history()) == 2


@pytest.mark.parametrize(("status", "code"), CLOSED)
async def test_a_match_moves_where_its_channel_is_closed(
    den: World, status: int, code: int
) -> None:
    await den.start_match()
    path = f"/channels/{den.channel.id}/messages"
    den.env.inject_error("POST", path, status=status, code=code, times=1)
    await den.ada.slash(den.channel, "move", move="N14")
    elsewhere = den.guild.create_text_channel("elsewhere")
    await den.ben.slash(elsewhere, "board", match=1)
    (board,) = elsewhere.history()
    lines = board.content.splitlines()
    assert lines[0] == "This match goes on here."
    assert "**N14**" in lines[1]
    assert "Rules" in labels(board)
    assert (await den.bot.matches.get(1)).channel == elsewhere.id


async def test_a_new_start_finds_out_that_a_channel_is_closed(den: World) -> None:
    await den.start_match()
    path = f"/channels/{den.channel.id}/messages"
    den.env.inject_error("POST", path, status=403, code=50013, times=2)
    await den.ada.slash(den.channel, "move", move="N14")
    await den.restart()
    elsewhere = den.guild.create_text_channel("elsewhere")
    await den.ada.slash(elsewhere, "board", match=1)
    (board,) = elsewhere.history()
    assert board.content.startswith("This match goes on here.")


async def test_a_match_stays_where_it_can_be_played(den: World) -> None:
    await den.start_match()
    path = f"/channels/{den.channel.id}/messages"
    den.env.inject_error("POST", path, status=403, code=50013, times=1)
    await den.ada.slash(den.channel, "move", move="N14")
    await den.ada.slash(den.channel, "board")  # which can be posted again
    elsewhere = den.guild.create_text_channel("elsewhere")
    said = await refused(den, den.ada.slash(elsewhere, "board", match=1))
    assert said.endswith(f"-# It is played at {den.last.jump_url}.")


async def test_only_a_player_moves_a_match_and_only_while_it_goes_on(den: World) -> None:
    await den.start_match()
    den.env.backend.delete_channel(den.channel.id)
    await den.env.settle()
    elsewhere = den.guild.create_text_channel("elsewhere")
    said = await refused(den, den.cleo.slash(elsewhere, "board", match=1))
    assert said.startswith("You cannot see the channel in which match 1 is played")
    await den.bot.matches.resign(1, den.ben.id)
    said = await refused(den, den.ada.slash(elsewhere, "board", match=1))
    assert "**<@" in said
    assert "wins" in said


async def test_a_match_moves_to_no_channel_where_it_cannot_be_posted(den: World) -> None:
    await den.start_match()
    den.env.backend.delete_channel(den.channel.id)
    await den.env.settle()
    assert den.bot.user is not None
    bare = discord.PermissionOverwrite(attach_files=False)
    elsewhere = den.guild.create_text_channel("bare", overwrites={den.bot.user: bare})
    said = await refused(den, den.ada.slash(elsewhere, "board", match=1))
    assert "attach files" in said
