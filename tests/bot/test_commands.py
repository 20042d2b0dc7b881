"""/move, /board, /resign: which match is meant, what is answered, what is refused."""

import discord
import pytest

from bot.store import NewChallenge
from engines import GAMES
from tests.bot.hearing import heard, labels, menus, pinged, posted, refused, shown, told
from tests.bot.playing import known_deal  # noqa: F401 - a fixture of every test here
from tests.bot.world import GAME, World


async def test_a_move_is_answered_by_a_new_board_that_pings_the_next_player(den: World) -> None:
    await den.start_match()
    result = await den.ada.slash(den.channel, "move", move="n14")
    assert result.response is None
    before, after = den.boards()
    assert (before.components, bool(after.components)) == ([], True)
    assert after.content.splitlines()[0].startswith(f"{den.ada.mention} lays a ")
    assert "**N14**" in after.content.splitlines()[0]
    assert pinged(posted(den)[-1]) == [den.ben.id]
    assert after.attachments[0].filename == "fireside-1-1.png"


async def test_nobody_is_notified_but_who_is_to_act(den: World) -> None:
    await den.start_match()
    for mover, waiting, move in ((den.ada, den.ben, "N14"), (den.ben, den.ada, "L13")):
        await mover.slash(den.channel, "move", move=move)
        assert pinged(posted(den)[-1]) == [waiting.id]
    for edit in den.env.http_requests:
        if edit.method == "PATCH" and edit.json and "allowed_mentions" in edit.json:
            assert edit.json["allowed_mentions"] == {"users": [], "parse": []}


async def test_a_wrong_move_is_explained_to_the_mover_alone(den: World) -> None:
    await den.start_match()
    said = await refused(den, den.ada.slash(den.channel, "move", move="A1"))
    assert said.startswith("A1 does not touch the table")
    assert "You may lay yours on:" in said
    said = await refused(den, den.ada.slash(den.channel, "move", move="M13"))
    assert said.startswith("There is a tile on M13 already.")
    said = await refused(den, den.ada.slash(den.channel, "move", move="hello"))
    assert said.startswith("I cannot read “hello” as a move.")


async def test_a_move_out_of_turn_names_who_is_waited_for(den: World) -> None:
    await den.start_match()
    said = await refused(den, den.ben.slash(den.channel, "move", move="N14"))
    assert said == f"It is not your turn: you wait for {den.ada.mention}."
    said = await refused(den, den.ben.slash(den.channel, "move", move="N14", match=1))
    assert said == f"It is not your turn: you wait for {den.ada.mention}."


async def test_a_spectator_cannot_move_or_resign(den: World) -> None:
    await den.start_match()
    said = await refused(den, den.cleo.slash(den.channel, "move", move="N14"))
    assert said.startswith("There is no match of yours in this channel.")
    for command, options in (("move", {"move": "N14"}), ("resign", {})):
        said = await refused(den, den.cleo.slash(den.channel, command, match=1, **options))
        assert said.startswith("You do not play in this match.")


async def test_after_the_end_nothing_more_is_played(den: World) -> None:
    await den.start_match()
    await den.bot.matches.resign(1, den.ben.id)
    await den.bot.courier.board(1)
    said = await refused(den, den.ada.slash(den.channel, "move", move="N14"))
    assert said.startswith("There is no match of yours in this channel.")
    for command, options in (("move", {"move": "N14"}), ("resign", {})):
        said = await refused(den, den.ada.slash(den.channel, command, match=1, **options))
        assert said.startswith("This match is over.")


async def test_a_match_that_is_not_there_is_said_so(den: World) -> None:
    for command, options in (("move", {"move": "N14"}), ("board", {}), ("resign", {})):
        action = den.ada.slash(den.channel, command, match=1_234_567, **options)
        assert (await refused(den, action)).startswith("There is no match 1234567 in this server.")


async def test_a_match_of_another_server_is_none(den: World) -> None:
    await den.start_match()
    other = den.env.create_guild("Attic")
    ada = other.add_member(den.env.create_user("ada2"))
    channel = other.create_text_channel("attic")
    for command, options in (("move", {"move": "N14"}), ("board", {}), ("resign", {})):
        said = await refused(den, ada.slash(channel, command, match=1, **options))
        assert said.startswith("There is no match 1 in this server.")


async def test_commands_find_the_match_by_channel_and_turn(den: World) -> None:
    await den.start_match()
    await den.start_match(den.cleo, den.ada)
    await den.ada.slash(den.channel, "move", move="N14")  # Ada waits for Cleo in the other
    assert (await den.bot.matches.get(1)).ply == 1
    assert (await den.bot.matches.get(2)).ply == 0
    await den.cleo.slash(den.channel, "move", move="N14")
    assert (await den.bot.matches.get(2)).ply == 1
    await den.ben.slash(den.channel, "move", move="L13")
    said = await refused(den, den.ada.slash(den.channel, "move", move="L13"))
    assert said.startswith("There are 2 matches that you could mean.")
    await den.ada.slash(den.channel, "move", move="L13", match=2)
    assert (await den.bot.matches.get(2)).ply == 2
    await den.ada.slash(den.channel, "board")
    assert "match 1" in den.last.content


async def test_a_match_can_be_played_from_another_channel_by_its_number(den: World) -> None:
    await den.start_match()
    elsewhere = den.guild.create_text_channel("elsewhere")
    said = await refused(den, den.ada.slash(elsewhere, "move", move="N14"))
    assert den.channel.mention in said
    await den.ada.slash(elsewhere, "move", move="N14", match=1)
    assert len(den.boards()) == 2
    assert elsewhere.history() == []
    said = await refused(den, den.ada.slash(elsewhere, "board", match=1))
    assert said.endswith(f"-# It is played at {den.last.jump_url}.")
    said = await refused(den, den.ben.slash(elsewhere, "resign"))
    assert den.channel.mention in said


async def test_a_refusal_names_not_too_many_channels(den: World) -> None:
    for number in range(12):
        channel = den.guild.create_text_channel(f"games-{number}")
        new = NewChallenge(den.guild.id, channel.id, GAME, {}, "challenger", den.ada.id, den.ben.id)
        await den.bot.matches.accept((await den.bot.matches.challenge(new)).id, den.ben.id)
    said = await refused(den, den.ada.slash(den.channel, "move", move="N14"))
    assert said.count("<#") == 10
    assert said.endswith(", …. Go there, or use the option “match”.")


async def test_board_is_posted_again_for_players_and_pings_nobody(den: World) -> None:
    said = await refused(den, den.cleo.slash(den.channel, "board"))
    assert said.startswith("There is no match")
    await den.start_match()
    await den.ada.slash(den.channel, "move", move="N14")
    for who in (den.ben, den.ada):
        before = den.last
        result = await who.slash(den.channel, "board")
        assert result.response is None
        assert den.last.id != before.id
        assert pinged(posted(den)[-1]) == []
        assert [shown(post)[1] for post in den.with_controls()] == [den.last.content]
        assert den.last.attachments[0].filename == "fireside-1-1.png"
    await den.ben.select(den.last, [menus(den.last)[0].options[0].value])
    assert (await den.bot.matches.get(1)).ply == 2


async def test_a_board_that_cannot_be_posted_is_said_so(den: World) -> None:
    await den.start_match()
    den.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    said = await refused(den, den.ben.slash(den.channel, "board"))
    assert said.startswith("I could not post the board. Check that I may")


async def test_board_shows_the_end_of_the_last_match(den: World) -> None:
    await den.start_match()
    await den.bot.matches.resign(1, den.ben.id)
    await den.bot.courier.board(1)
    await den.ben.slash(den.channel, "board")
    assert f"{den.ada.mention} (X) wins" in den.last.content
    assert labels(den.last) == ["Rematch"]
    await den.ben.slash(den.channel, "board", match=1)
    assert len(den.boards()) == 4


async def test_a_spectator_of_several_matches_is_asked_which(den: World) -> None:
    await den.start_match()
    await den.start_match(den.ben, den.ada)
    said = await refused(den, den.cleo.slash(den.channel, "board"))
    assert said.startswith("There are 2 matches that you could mean.")
    assert "match 2" in told(await den.cleo.slash(den.channel, "board", match=2))


async def test_in_several_matches_the_one_to_give_up_is_asked_for(den: World) -> None:
    await den.start_match()
    await den.start_match()
    for moves in range(2):
        if moves:  # whose turn it is tells nothing about which one to give up
            await den.ada.slash(den.channel, "move", move="N14", match=1)
        for who in (den.ada, den.ben):
            said = await refused(den, who.slash(den.channel, "resign"))
            assert said.startswith("There are 2 matches that you could mean.")
    assert "(match 2)" in told(await den.ada.slash(den.channel, "resign", match=2))


@pytest.mark.parametrize(("name", "opponent"), [("ada", "ben"), ("ben", "ada")])
async def test_resigning_asks_once_and_is_possible_in_and_out_of_turn(
    den: World, name: str, opponent: str
) -> None:
    await den.start_match()
    who, other = getattr(den, name), getattr(den, opponent)
    asked = await who.slash(den.channel, "resign")
    assert told(asked).startswith("Do you really want to give up Tic Tac Trek against")
    assert f"{other.mention} (match 1)" in told(asked)
    assert labels(heard(asked)) == ["Resign", "Play on"]
    assert not (await den.bot.matches.get(1)).ended
    done = await who.click(heard(asked), label="Resign")
    assert told(done) == "You resigned."
    assert labels(heard(done)) == []
    match = await den.bot.matches.get(1)
    assert match.result
    assert match.players[match.result.winner or 0] == other.id
    sides = {den.ada.id: "X", den.ben.id: "O"}
    assert den.last.content == (
        f"{who.mention} ({sides[who.id]}) resigns. **{other.mention} ({sides[other.id]}) wins.**"
    )
    assert pinged(posted(den)[-1]) == [other.id]
    assert [labels(post) for post in den.with_controls()] == [["Rematch"]]


async def test_who_thinks_better_of_it_plays_on(den: World) -> None:
    await den.start_match()
    asked = await den.ada.slash(den.channel, "resign")
    done = await den.ada.click(heard(asked), label="Play on")
    assert told(done) == "Good, play on."
    assert labels(heard(done)) == []
    assert not (await den.bot.matches.get(1)).ended


async def test_rules_are_read_privately_page_by_page(den: World) -> None:
    page = await den.cleo.slash(den.channel, "rules", game=GAME)
    seen = [told(page)]
    assert heard(page).attachments[0].description
    assert labels(heard(page)) == ["Next"]
    while "Next" in labels(heard(page)):
        page = await den.cleo.click(heard(page), label="Next")
        assert len(heard(page).attachments) == 1
        seen.append(told(page))
    assert len(seen) == len(set(seen)) > 1
    assert labels(heard(page)) == ["Back"]
    assert told(await den.cleo.click(heard(page), label="Back")) == seen[-2]
    assert den.posts() == []


async def test_help_names_every_command(den: World) -> None:
    said = told(await den.cleo.slash(den.channel, "help"))
    for command in den.bot.tree.get_commands():
        assert command.name == "help" or f"`/{command.name}`" in said
    *_, closing = said.split("\n\n")
    assert closing.startswith("The games: Tic Tac Trek")
    assert all(den.say(f"game-{key}") in closing for key in GAMES)
    assert not any(line.startswith("-") for line in closing.splitlines())
    assert den.posts() == []


async def test_the_bot_asks_for_little(den: World) -> None:
    assert den.bot.intents == discord.Intents(guilds=True)
    (synced,) = (each.json for each in den.env.http_requests if each.path.endswith("/commands"))
    assert synced
    for command in synced:
        assert command["contexts"] == [0]
        assert command["integration_types"] == [0]


def syncs(den: World) -> int:
    return sum(each.path.endswith("/commands") for each in den.env.http_requests)


async def test_discord_is_told_of_commands_only_when_they_changed(
    den: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert syncs(den) == 1
    await den.restart()
    assert syncs(den) == 1
    command = next(iter(den.bot.tree.get_commands()))
    assert isinstance(command, discord.app_commands.Command)
    monkeypatch.setattr(command, "description", "Something else")
    await den.restart()
    assert syncs(den) == 2
    await den.restart()
    assert syncs(den) == 2
