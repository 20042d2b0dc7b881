"""Buttons and menus: by the right person, the wrong one, out of turn, on an old board, too late."""

import random
from typing import Any, cast

import discord
import pytest
import simcord

from bot.games.tictactrek_rules import BAG, MOVES
from bot.views import DYNAMIC_ITEMS
from engines.tictactrek import Lay, TicTacTrek, TrekPosition
from tests.bot.hearing import (
    buttons,
    everything,
    heard,
    labels,
    menus,
    pinged,
    posted,
    refused,
    told,
)
from tests.bot.playing import (
    MOVING,
    known_deal,  # noqa: F401 - a fixture of every test here
    play,
)
from tests.bot.world import GAME, World


def picks(post: Any) -> list[str]:
    """Everything that can be chosen below a board."""
    return [option.value for menu in menus(post) for option in menu.options]


async def test_a_choice_from_the_menu_is_played(den: World) -> None:
    await den.start_match()
    board = den.last
    await den.ada.select(board, [picks(board)[0]])
    assert (await den.bot.matches.get(1)).moves[0].move == picks(board)[0]
    assert den.boards()[0].components == []
    assert pinged(posted(den)[-1]) == [den.ben.id]
    await den.ben.select(den.last, [picks(den.last)[-1]])
    assert (await den.bot.matches.get(1)).ply == 2


async def test_the_menu_lists_the_fields_of_all_legal_moves(den: World) -> None:
    await den.start_match()
    for ply in range(len(MOVES)):
        await play(den, ply)
        position = (await den.bot.matches.standpoint(1)).position
        fields = {str(move.field) for move in position.legal_moves(ply % 2)}
        assert set(picks(den.last)) == fields
        assert all(1 <= len(menu.options) <= 25 for menu in menus(den.last))
        assert "Rules" in labels(den.last)
    await play(den, len(MOVES))
    assert [labels(post) for post in den.with_controls()] == [["Rematch"]]


def wide() -> tuple[str, list[str]]:
    """A bag and moves that lead to more than 25 spaces for the next tile."""
    rng = random.Random(1)
    while True:
        bag = "".join(rng.sample(BAG, len(BAG)))
        position, moves = TrekPosition(bag), list[str]()
        while position.to_act and len(position.legal_fields) <= 25:
            turns = [(str(move), position.play(len(moves) % 2, move)) for move in plain(position)]
            move, turn = max(turns, key=lambda each: edge(each[1].position))
            position = cast("TrekPosition", turn.position)
            moves.append(move)
        if position.to_act:
            return bag, moves


def plain(position: TrekPosition) -> list[Lay]:
    """The legal moves that move no campfire."""
    moves = position.legal_moves(position.to_act[0])
    return [move for move in moves if move.campfire_from is None]


def edge(position: Any) -> int:
    """How many empty spaces touch the table."""
    return len({near for field in position.laid for near in field.beside()} - {*position.laid})


async def test_a_menu_of_many_is_split_and_says_from_where_to_where(
    den: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    bag, moves = wide()
    monkeypatch.setattr(TicTacTrek, "deal", lambda *_: {"bag": list(bag)})
    await den.start_match()
    ply = len(moves)
    await play(den, ply, moves)
    parts = menus(den.last)
    assert len(parts[0].options) == 25
    for part in parts:
        first, last = part.options[0].label, part.options[-1].label
        assert part.placeholder == f"Choose your move: {first} to {last}"
    part = parts[-1]
    who = den.player((await den.bot.matches.get(1)).players[ply % 2])
    await who.select(den.last, [part.options[0].value], custom_id=part.custom_id)
    assert (await den.bot.matches.get(1)).moves[ply].move == part.options[0].value


async def test_a_spectator_is_refused_on_every_control_of_a_board(den: World) -> None:
    await den.start_match()
    said = await refused(den, den.cleo.select(den.last, [picks(den.last)[0]]))
    assert said.startswith("You do not play in this match.")


async def test_who_is_not_to_move_is_refused(den: World) -> None:
    await den.start_match()
    said = await refused(den, den.ben.select(den.last, [picks(den.last)[0]]))
    assert said == f"It is not your turn: you wait for {den.ada.mention}."


async def old_board(den: World) -> Any:
    """A board that still has its controls though the match moved on, as after a failed edit."""
    await den.start_match()
    old = den.last
    den.env.inject_error("PATCH", f"/channels/*/messages/{old.id}", status=403, code=50001)
    await den.ada.slash(den.channel, "move", move=MOVES[0])
    assert den.boards()[0].components
    return old


@pytest.mark.parametrize("name", ["ada", "ben"])
async def test_an_old_board_plays_nothing(den: World, name: str) -> None:
    old = await old_board(den)
    said = await refused(den, getattr(den, name).select(old, [picks(old)[-1]]))
    assert said.startswith("This board is out of date")
    said = await refused(den, den.cleo.select(old, [picks(old)[-1]]))
    assert said.startswith("You do not play in this match.")


async def test_after_the_end_nothing_is_played(den: World) -> None:
    await den.start_match()
    board = den.last
    await den.bot.matches.resign(1, den.ben.id)
    assert board.components
    for who in (den.ada, den.ben):
        said = await refused(den, who.select(board, [picks(board)[0]]))
        assert said.startswith("This match is over.")


async def test_controls_work_after_a_restart(den: World) -> None:
    await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben, first="challenger")
    await den.restart()
    said = await refused(den, den.cleo.click(den.last, label="Accept"))
    assert said.startswith(f"This challenge is for {den.ben.mention} alone.")
    await den.ben.click(den.last, label="Accept")
    await den.restart()
    said = await refused(den, den.ben.select(den.last, [picks(den.last)[0]]))
    assert said == f"It is not your turn: you wait for {den.ada.mention}."
    await den.ada.select(den.last, [picks(den.last)[0]])
    asked = await den.ada.slash(den.channel, "resign")
    await den.restart()
    assert told(await den.ada.click(heard(asked), label="Resign")) == "You resigned."
    assert (await den.bot.matches.get(1)).ended


async def moving(den: World) -> simcord.ResponseMessage:
    """The question that follows the choice of a field where a campfire may move."""
    await den.start_match()
    await play(den, MOVING)
    result = await den.ada.select(den.last, [MOVES[MOVING].split()[0]])
    return heard(result)


async def test_with_all_campfires_out_one_is_asked_which_moves(den: World) -> None:
    question = await moving(den)
    assert "all six campfires are out" in question.content
    assert len(labels(question)) == 7
    assert question.content.endswith(
        "Nothing is laid until you choose; to lay elsewhere, use the menu again."
    )
    assert labels(question)[-1] == "Leave campfires where they are"
    assert [button.style for button in buttons(question)] == [
        *[discord.ButtonStyle.primary] * 6,
        discord.ButtonStyle.secondary,
    ]
    assert (await den.bot.matches.get(1)).ply == MOVING
    label = next(each for each in labels(question) if each.startswith("From O15 (worth "))
    done = await den.ada.click(question, label=label)
    assert (await den.bot.matches.get(1)).moves[MOVING].move == "O13 O15"
    assert told(done) == "Played O13 O15."
    assert labels(heard(done)) == []
    assert "moves the campfire from O15 there" in den.last.content


async def test_campfires_may_stay_where_they_are(den: World) -> None:
    question = await moving(den)
    await den.ada.click(question, label="Leave campfires where they are")
    assert (await den.bot.matches.get(1)).moves[MOVING].move == "O13"
    assert "leaves all campfires where they are" in den.last.content


@pytest.mark.parametrize("typed", ["O13 O15", "o15 o13", "O13,O15"])
async def test_a_moving_campfire_may_be_typed(den: World, typed: str) -> None:
    await den.start_match()
    await play(den, MOVING)
    await den.ada.slash(den.channel, "move", move=typed)
    assert (await den.bot.matches.get(1)).moves[MOVING].move == "O13 O15"


async def test_the_question_answered_too_late_plays_nothing(den: World) -> None:
    question = await moving(den)
    await den.ada.slash(den.channel, "move", move="O13")
    said = await refused(den, den.ada.click(question, label=labels(question)[1]))
    assert said.startswith("This board is out of date")
    assert labels(question) == []


async def test_the_question_answered_after_the_end_plays_nothing(den: World) -> None:
    question = await moving(den)
    await den.bot.matches.resign(1, den.ben.id)
    said = await refused(den, den.ada.click(question, label=labels(question)[1]))
    assert said.startswith("This match is over.")
    assert labels(question) == []


async def test_the_question_is_good_after_a_restart(den: World) -> None:
    question = await moving(den)
    await den.restart()
    await den.ada.click(question, label="Leave campfires where they are")
    assert (await den.bot.matches.get(1)).ply == MOVING + 1


async def test_pressed_twice_plays_once(den: World) -> None:
    question = await moving(den)
    await den.ada.click(question, label="Leave campfires where they are")
    before = everything(den)
    with pytest.raises(simcord.SetupError):  # the buttons are gone
        await den.ada.click(question, label="Leave campfires where they are")
    assert everything(den) == before


async def test_resigning_after_the_end_is_refused(den: World) -> None:
    await den.start_match()
    asked = await den.ada.slash(den.channel, "resign")
    await den.bot.matches.resign(1, den.ben.id)
    await den.bot.courier.board(1)
    said = await refused(den, den.ada.click(heard(asked), label="Resign"))
    assert said.startswith("This match is over.")
    assert labels(heard(asked)) == []


async def test_rules_below_a_board_are_for_everybody_and_private(den: World) -> None:
    await den.start_match()
    said = await refused(den, den.cleo.click(den.last, label="Rules"))
    assert said.startswith("**Tic Tac Trek")


async def test_no_change_of_a_message_unregisters_what_it_showed(den: World) -> None:
    question = await moving(den)
    await den.ada.click(question, label=labels(question)[0])
    page = await den.ada.slash(den.channel, "rules", game=GAME)
    for label in ("Next", "Next", "Back"):
        page = await den.ada.click(heard(page), label=label)
    await den.ada.click(heard(await den.ada.slash(den.channel, "resign")), label="Resign")
    assert set(den.bot._connection._view_store._dynamic_items.values()) == set(DYNAMIC_ITEMS)


CHALLENGE = [
    ("ada", "Accept", "This challenge is your own"),
    ("ada", "Decline", "You cannot decline your own challenge"),
    ("cleo", "Accept", "This challenge is for "),
    ("cleo", "Decline", "This challenge is for "),
    ("cleo", "Cancel", "Only "),
    ("ben", "Cancel", "Only "),
]


@pytest.mark.parametrize(("name", "label", "said"), CHALLENGE)
async def test_a_challenge_answers_only_to_those_it_concerns(
    den: World, name: str, label: str, said: str
) -> None:
    await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben)
    heard_there = await refused(den, getattr(den, name).click(den.last, label=label))
    assert heard_there.startswith(said)


@pytest.mark.parametrize(("name", "label"), [("ben", "Decline"), ("ada", "Cancel")])
async def test_a_challenge_can_be_turned_down_or_taken_back(
    den: World, name: str, label: str
) -> None:
    await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben)
    await getattr(den, name).click(den.last, label=label)
    assert den.last.components == []
    assert {"Decline": "declined", "Cancel": "back"}[label] in den.last.content
    assert await den.bot.matches.running(den.guild.id) == []


@pytest.mark.parametrize(
    ("state", "said"),
    [
        ("accepted", "This challenge has been accepted already."),
        ("declined", "This challenge was declined."),
        ("cancelled", "This challenge was taken back."),
        ("expired", "This challenge ran out."),
    ],
)
async def test_a_settled_challenge_cannot_be_pressed(den: World, state: Any, said: str) -> None:
    """Its buttons may still be there for a moment, or where an edit failed; then they go."""
    for who, label in ((den.ben, "Accept"), (den.ben, "Decline"), (den.ada, "Cancel")):
        await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben)
        number = len(den.posts())
        await den.bot.store.challenges.settle(number, state)
        assert told(await who.click(den.last, label=label)).startswith(said)
        assert den.last.components == []
        challenge = await den.bot.store.challenges.get(number)
        assert challenge
        assert challenge.state == challenge.shown == state
    assert await den.bot.matches.running(den.guild.id) == []


async def test_who_presses_out_of_turn_keeps_the_private_message(den: World) -> None:
    await den.start_match()
    question = heard(await den.ben.slash(den.channel, "resign"))
    result = await den.press(den.ben, question.message, "move:1:0:N14")
    said = [each.content for each in result.followups]
    assert said == [f"It is not your turn: you wait for {den.ada.mention}."]
    assert labels(question) == ["Resign", "Play on"]
