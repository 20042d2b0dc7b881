"""Turns of TacTiki: two steps in private, one message in the channel."""

from typing import Any

import pytest

from tests.bot.hearing import heard, labels, menus, pinged, posted, refused, told
from tests.bot.tiki import (
    ATTACK,
    MOVES,
    PLIES,
    alt,
    begin,
    board,
    close,
    files,
    go_on,
    letter,
    menu_of,
    open_picker,
    pick_setup,
    pick_step,
    play_by_picker,
    shown,
    stand,
    step_id,
    turns,
    type_in,
)
from tests.bot.world import World

FIRST, SECOND = "B1-B2", "B2-B3"
"""Both steps of the first turn."""


async def test_a_turn_by_picker(den: World) -> None:
    await stand(den, 2)
    before = len(den.boards())
    message = await open_picker(den, den.ada)
    assert message.content.startswith("**Turn 1**, step 1 of 2, match 1: choose a piece.")
    menu = menu_of(message, "tiki-piece")
    assert [each.label for each in menu.options] == [
        f"{field} · your {rank}"
        for field, rank in zip(("A1", "B1", "C1", "D1", "E1"), "24554", strict=True)
    ]
    chosen = shown(await den.ada.select(message, ["B1"], custom_id=menu.custom_id))
    assert "where shall B1 go?" in chosen.content
    assert labels(chosen) == ["B2", "A1 · onto a column of 2", "C1 · onto a column of 2"]
    assert "The piece on B1 is chosen; it may go to B2, A1, C1." in alt(chosen)
    assert "K2" in alt(chosen), "one's own ranks are shown"
    second = shown(await den.ada.click(chosen, label="B2"))
    assert second.content.splitlines() == [
        "You: **B1-B2**.",
        "**Turn 1**, step 2 of 2, match 1: choose a piece. For your eyes only.",
    ]
    assert len(den.boards()) == before, "nothing is posted in the middle of a turn"
    done = shown(await pick_step(den.ada, second, SECOND))
    assert done.content == "Your turn is complete; the channel shows it."
    assert not done.components
    assert not done.attachments
    assert len(den.boards()) == before + 1
    assert board(den).content.splitlines()[:2] == [
        f"<@{den.ada.id}>: **B1-B2**, **B2-B3**.",
        f"<@{den.ben.id}>, your turn as **TAC**: two steps.",
    ]
    assert pinged(posted(den)[-1]) == [den.ben.id]


async def test_a_turn_by_typing(den: World) -> None:
    await stand(den, 2)
    posts = [post.id for post in den.posts()]
    first = heard(await type_in(den, den.ada, "b1 b2"))
    assert "step 2 of 2" in first.content
    assert [post.id for post in den.posts()] == posts
    await type_in(den, den.ada, "b2b3")
    assert len(den.posts()) == len(posts) + 1
    assert board(den).content.startswith(f"<@{den.ada.id}>: **B1-B2**, **B2-B3**.\n")
    assert pinged(posted(den)[-1]) == [den.ben.id]


@pytest.mark.parametrize("restarted", [False, True])
async def test_the_board_keeps_working_in_the_middle_of_a_turn(
    den: World, *, restarted: bool
) -> None:
    await stand(den, ATTACK)
    await type_in(den, den.ada, "B3-B4")
    if restarted:
        await den.restart()
    assert labels(board(den)) == ["Choose your steps", "My ranks", "Watch", "Rules"]
    message = await open_picker(den, den.ada)
    assert message.content.splitlines()[0] == "You: **B3-B4**."
    await pick_step(den.ada, message, "B4-B5")
    assert board(den).content.startswith(f"<@{den.ada.id}>: **B3-B4**, **B4-B5**.\n⚔️ On B5: ")


async def test_the_private_message_of_a_typed_step_is_settled_with_the_turn(den: World) -> None:
    await stand(den, 2)
    first = await type_in(den, den.ada, FIRST)
    await type_in(den, den.ada, SECOND)
    message = den.env.backend.get_message(den.channel.id, heard(first).message.id)
    assert message.content == "Your turn is complete; the channel shows it."


async def test_the_board_posted_again_shows_the_turn_before_it_began(den: World) -> None:
    await stand(den, ATTACK)
    alt_before = alt(board(den))
    await type_in(den, den.ada, "B3-B4")
    await den.ben.slash(den.channel, "board")
    assert alt(board(den)) == alt_before
    assert files(board(den)) == [f"fireside-1-{ATTACK}.png"]
    assert labels(board(den)) == ["Choose your steps", "My ranks", "Watch", "Rules"]
    assert "step 1 of 2" in alt(heard(await den.ben.click(board(den), label="My ranks")))
    assert "step 2 of 2" in alt(heard(await den.ada.click(board(den), label="My ranks")))
    assert "step 1 of 2" in alt(letter(den.ben))
    await type_in(den, den.ada, "B4-B5")
    assert board(den).content.startswith(f"<@{den.ada.id}>: **B3-B4**, **B4-B5**.\n")


async def test_who_is_not_to_move_chooses_nothing(den: World) -> None:
    await stand(den, 2)
    said = await refused(den, den.ben.click(board(den), label="Choose your steps"))
    assert said == f"It is not your turn: you wait for <@{den.ada.id}>."
    said = await refused(den, den.cleo.click(board(den), label="Choose your steps"))
    assert said == "You do not play in this match. Use /challenge to start one of your own."
    said = await refused(den, den.cleo.click(board(den), label="My ranks"))
    assert said.startswith("You do not play in this match.")
    said = await refused(den, den.ben.slash(den.channel, "move", move="B5-B4", match=1))
    assert said == f"It is not your turn: you wait for <@{den.ada.id}>."


async def test_an_old_picker_is_refused(den: World) -> None:
    await stand(den, 2)
    message = await open_picker(den, den.ada)
    menu = menu_of(message, "tiki-piece")
    old = message.message
    await type_in(den, den.ada, FIRST)
    for custom_id, value in ((menu.custom_id, "B1"), (f"{step_id(menu)}:{FIRST}", None)):
        said = told(await den.press(den.ada, old, custom_id or "", value))
        assert said.startswith("This board is out of date")
    assert (await den.bot.matches.get(1)).ply == 3


async def test_a_button_of_an_old_board_is_refused(den: World) -> None:
    await stand(den, 2)
    old = board(den)
    await go_on(den, 4)
    said = await refused(den, den.press(den.ben, old, "tiki-turn:1:2"))
    assert said.startswith("This board is out of date")
    said = await refused(den, den.press(den.ben, old, "tiki-setup:1"))
    assert said


async def test_nothing_is_chosen_after_the_end(den: World) -> None:
    await stand(den, 4)
    message = await open_picker(den, den.ben)
    await den.bot.matches.resign(1, den.ada.id)
    assert await den.bot.courier.board(1)
    menu = menu_of(message, "tiki-piece")
    said = told(await den.press(den.ben, message.message, menu.custom_id or "", "D5"))
    assert said == "This match is over. Start another with /challenge."
    said = told(await den.press(den.ben, board(den), "tiki-turn:1:4"))
    assert said == "This match is over. Start another with /challenge."
    ranks = heard(await den.press(den.ben, board(den), "letter:1"))
    assert ranks.content == "Match 1 is over; this is how both sides stood."


async def test_a_return_by_picker(den: World) -> None:
    plies = MOVES.index((1, "1@A5"))
    await stand(den, plies)
    message = await open_picker(den, den.ben)
    menu = menu_of(message, "tiki-piece")
    assert [each.label for each in menu.options][-2:] == [
        "Bring a 1 back (takes the whole turn)",
        "Bring a 2 back (takes the whole turn)",
    ]
    chosen = shown(await den.ben.select(message, ["1@"], custom_id=menu.custom_id))
    assert "where shall your 1 return?" in chosen.content
    assert labels(chosen) == ["A5", "D5", "E5"]
    assert "A piece may return on A5, D5, E5." in alt(chosen)
    await den.ben.click(chosen, label="A5")
    text = board(den).content
    assert text.startswith(f"<@{den.ben.id}> brings a piece back on **A5**.\n")
    assert "Defeated of TAC: 1." in alt(board(den))


async def test_completion_tells_what_a_step_would_do(den: World) -> None:
    await stand(den, ATTACK + 1)
    choices = await den.ada.autocomplete(den.channel, "move", "move", "")
    names = [each["name"] for each in choices]
    assert names[0] == "B4-B5 · attacks a column of 2, 2 enemies on top, 1 of 5 there"
    assert "B1-B2" in names
    assert "B1-A1 · onto a column of 2" in names
    narrowed = await den.ada.autocomplete(den.channel, "move", "move", "b1")
    assert {each["value"] for each in narrowed} == {"B1-B2", "B1-A1", "B1-C1"}
    assert await den.ben.autocomplete(den.channel, "move", "move", "") == []


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("B3-B2", "Pieces never step back. From B3 you may go to: B4, A3, C3."),
        ("B3-D3", "A step leads one field forward, left or right"),
        ("B5-B4", "No piece of yours is on B5."),
        ("B2-B3", "There is no piece on B2."),
        ("B3-B9", "There is no field B9 on this board."),
        ("3@C1", "None of your pieces is defeated, so none can return."),
        ("12 34 55 14 23", "Both of you have set up already."),
        ("what", "I cannot read “what” as a move."),
    ],
)
async def test_wrong_moves_are_told_privately(den: World, move: str, said: str) -> None:
    await stand(den, ATTACK)
    assert (await refused(den, type_in(den, den.ada, move))).startswith(said)


async def test_five_in_one_place_win_with_the_second_step(den: World) -> None:
    await stand(den, PLIES - 1)
    message = await open_picker(den, den.ada)
    await pick_step(den.ada, message, MOVES[-1][1])
    await the_end(den)


async def test_five_in_one_place_win_with_the_first_step(den: World) -> None:
    """The last step of the match is played first in its turn, by a detour before."""
    moves: list[Any] = [*MOVES[: PLIES - 6], (0, "B1-B2"), (0, "B2-B3")]
    moves += [*MOVES[PLIES - 4 : PLIES - 2], (0, "B3-B4"), (0, "E2-D2")]
    moves += [(1, "C5-C4"), (1, "A4-A3")]
    await stand(den, len(moves), moves)
    done = shown(await pick_step(den.ada, await open_picker(den, den.ada), "B4-B5"))
    assert done.content == "Your turn is complete; the channel shows it."
    await the_end(den)


async def the_end(den: World) -> None:
    last = board(den)
    verdict = f"**<@{den.ada.id}> (TIKI) wins** against <@{den.ben.id}> (TAC) with a statue of 5."
    assert verdict in last.content
    assert labels(last) == ["Rematch"]
    assert files(last)[-1] == "record.txt"
    assert "K4" in alt(last), "the ranks of both sides are shown"
    assert "T1" in alt(last)
    assert letter(den.ben).content == "Match 1 is over; this is how both sides stood."
    assert alt(letter(den.ben)) == alt(last)
    assert [labels(post) for post in den.with_controls()] == [["Rematch"]]


async def test_a_whole_match_with_pickers_only(den: World) -> None:
    await begin(den)
    for who, setup in ((den.ada, MOVES[0][1]), (den.ben, MOVES[1][1])):
        message: Any = heard(await who.click(board(den), label="Set up"))
        for pair in setup.split():
            menu = menus(getattr(message, "message", message))[0]
            message = shown(await who.select(message, [pair], custom_id=menu.custom_id))
        await who.click(message, label="Ready")
    for seat, turn in turns():
        await play_by_picker(den, (den.ada, den.ben)[seat], turn)
    await whole(den)


async def test_a_whole_match_by_typing_only(den: World) -> None:
    await begin(den)
    for seat, move in MOVES:
        await type_in(den, (den.ada, den.ben)[seat], move)
    await whole(den)


async def test_a_whole_match_with_closed_messages_and_restarts(den: World) -> None:
    """One restart in the middle of a setup, two between the two steps of a turn."""
    close(den, den.ben)
    await begin(den)
    first, *rest = MOVES[0][1].split()
    message = await pick_setup(den.ada.user, letter(den.ada), first)
    await den.restart()
    message = await pick_setup(den.ada.user, message, " ".join(rest))
    await den.ada.user.click(message, label="Ready")
    await type_in(den, den.ben, MOVES[1][1])
    await type_in(den, den.ada, FIRST)
    await den.restart()
    await type_in(den, den.ada, SECOND)
    await go_on(den, PLIES - 1)
    await den.restart()
    await type_in(den, den.ada, MOVES[-1][1])
    assert [(move.seat, move.move) for move in (await den.bot.matches.get(1)).moves] == MOVES
    assert f"**<@{den.ada.id}> (TIKI) wins**" in board(den).content
    assert not list(den.ben.user.dm_channel.history())
    assert alt(heard(await den.ben.slash(den.channel, "ranks", match=1))) == alt(letter(den.ada))


async def whole(den: World) -> None:
    """The match was played as it ought to, a message and a ping a turn, and nobody got more."""
    match = await den.bot.matches.get(1)
    assert [(move.seat, move.move) for move in match.moves] == MOVES
    boards = [payload for payload in posted(den) if "fireside-1-" in str(payload)]
    assert len(den.boards()) == len(turns()) + 2
    assert len([each for each in boards if pinged(each)]) == len(boards)
    assert all(len(pinged(each)) == 1 for each in boards[1:])
    await the_end(den)
