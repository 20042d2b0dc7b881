"""Autocompletion: moves with what they would do, matches with whose turn it is."""

import unicodedata
from typing import Any

import pytest

from bot.games.tictactrek_rules import MOVES
from bot.matches import Matches
from tests.bot.hearing import refused
from tests.bot.playing import (
    MOVING,
    known_deal,  # noqa: F401 - a fixture of every test here
    play,
)
from tests.bot.world import World

NAMES = [
    "W" * 32,
    "👨\u200d👩\u200d👧\u200d👦" * 4,
    "\u202eevil\u202c \u2066x",
    "שלום עולם",
    "**bold** `code` ||x||",
    "@everyone",
    "<@123456789012345678>",
    "Z" + "\u0351\u0489\u033e" * 10,
    "a\u2028b",
    "half \udcff a character\x00",
]


async def offered(den: World, typed: str = "", **filled: Any) -> list[str]:
    """The moves that Ada is offered, name by name; each is legal, once."""
    choices = await den.ada.autocomplete(den.channel, "move", "move", typed, **filled)
    assert len(choices) <= 25
    values = [each["value"] for each in choices]
    assert len(set(values)) == len(values)
    assert all(each["name"].startswith(each["value"]) for each in choices)
    assert all(len(each["name"]) <= 100 for each in choices)
    return [each["name"] for each in choices]


async def test_moves_that_fit_what_is_typed_are_offered(den: World) -> None:
    assert await offered(den) == []
    await den.start_match()
    position = (await den.bot.matches.standpoint(1)).position
    legal = sorted(map(str, position.legal_moves(0)))
    assert sorted(await offered(den)) == legal
    for typed in ("N", "n1", " n "):
        assert sorted(await offered(den, typed)) == [each for each in legal if each[0] == "N"]
    assert await offered(den, "N14") == ["N14"]
    for typed in ("A1", "hello", "@everyone", "N14 N14", "x" * 100, "\u202e", "🔥"):
        assert await offered(den, typed) == []


async def test_each_move_says_what_it_would_do_and_the_best_comes_first(den: World) -> None:
    await den.start_match()
    for ply in range(2, len(MOVES), 2):
        await play(den, ply)
        names = await offered(den)
        lit = [name for name in names if "campfire worth" in name]
        worths = [int(name.rpartition(" ")[2]) for name in lit]
        assert names[: len(lit)] == lit
        assert worths == sorted(worths, reverse=True)
        if lit:
            return
    pytest.fail("no campfire could be lit")


async def test_moving_a_campfire_is_completed_from_either_field(den: World) -> None:
    await den.start_match()
    await play(den, MOVING)
    names = await offered(den, "O13")
    assert len(names) == 7
    assert "O13 · leave campfires where they are" in names
    assert sum("campfire moves here" in name for name in names) == 6
    assert [name.partition(" · ")[0] for name in await offered(den, "o13 o1")] == ["O13 O15"]
    choices = await den.ada.autocomplete(den.channel, "move", "move", "O15 ")
    assert [each["value"] for each in choices if each["value"].startswith("O13")] == ["O13 O15"]


async def test_out_of_turn_and_to_strangers_nothing_is_offered(den: World) -> None:
    await den.start_match()
    for who in (den.ben, den.cleo):
        for filled in ({}, {"match": 1}, {"match": 9}):
            assert await who.autocomplete(den.channel, "move", "move", "", **filled) == []


async def test_in_several_matches_the_one_is_asked_for(den: World) -> None:
    await den.start_match()
    await den.start_match(den.ada, den.cleo)
    choices = await den.ada.autocomplete(den.channel, "move", "move", "N1")
    assert [each["value"] for each in choices] == ["N1"]
    assert choices[0]["name"].startswith("There are 2 matches that you could mean.")
    said = await refused(den, den.ada.slash(den.channel, "move", move=choices[0]["value"]))
    assert said.startswith("There are 2 matches that you could mean.")
    assert await offered(den, "N14", match=2) == ["N14"]
    (choice,) = await den.ada.autocomplete(den.channel, "move", "move", "N" * 6_000)
    assert len(choice["value"]) <= 100


async def test_a_fault_in_completing_is_logged_and_gets_in_nobodys_way(
    den: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await den.start_match()

    async def fail(*_arguments: Any, **_options: Any) -> None:
        raise RuntimeError("the cellar is flooded")

    with monkeypatch.context() as patch:
        patch.setattr(Matches, "running", fail)
        for option in ("move", "match"):
            assert await den.ada.autocomplete(den.channel, "move", option, "") == []
    assert caplog.text.count("completion-failed") == 2
    assert await offered(den, "N14") == ["N14"]


async def test_own_matches_are_offered_with_opponent_turn_and_number(den: World) -> None:
    await den.start_match()
    await den.start_match(den.cleo, den.ada)
    for command in ("move", "resign"):
        choices = await den.ada.autocomplete(den.channel, command, "match", "")
        assert [(each["name"], each["value"]) for each in choices] == [
            ("vs Ben · your turn · turn 1 of 24 · match 1 · Tic Tac Trek", 1),
            ("vs Cleo · their turn · turn 1 of 24 · match 2 · Tic Tac Trek", 2),
        ]
    for typed, found in (("cle", [2]), ("VS BEN", [1]), ("2", [2, 1]), ("match 1", [1])):
        choices = await den.ada.autocomplete(den.channel, "move", "match", typed)
        assert [each["value"] for each in choices] == found
    elsewhere = den.guild.create_text_channel("elsewhere")
    assert len(await den.ada.autocomplete(elsewhere, "move", "match", "")) == 2


async def test_a_spectator_is_offered_the_matches_of_the_channel(den: World) -> None:
    await den.start_match()
    choices = await den.cleo.autocomplete(den.channel, "board", "match", "")
    assert [each["name"] for each in choices] == [
        "Ada vs Ben · Ada\u2019s turn · turn 1 of 24 · match 1 · Tic Tac Trek"
    ]
    assert await den.cleo.autocomplete(den.channel, "resign", "match", "") == []


async def test_among_many_matches_a_number_still_finds_its_own(den: World) -> None:
    await den.bot.store.settings.settle(den.guild.id, matches=30)
    for _ in range(30):
        await den.start_match()
    choices = await den.ada.autocomplete(den.channel, "board", "match", "")
    assert len(choices) == 25
    assert len({each["name"] for each in choices}) == 25
    for number in (3, 30):
        choices = await den.ada.autocomplete(den.channel, "board", "match", str(number))
        assert choices[0]["value"] == number


@pytest.mark.parametrize("name", NAMES)
async def test_strange_names_fit_into_one_clean_line(den: World, name: str) -> None:
    odd = den.guild.add_member(den.env.create_user("odd", global_name="Odd"), nick=name)
    other = den.guild.add_member(den.env.create_user("other", global_name="Odd"), nick=name)
    await den.start_match(odd, other)
    await den.start_match(den.ada, odd)
    for who, command in ((den.ada, "move"), (den.cleo, "board"), (odd, "resign")):
        for choice in await who.autocomplete(den.channel, command, "match", ""):
            line = choice["name"]
            assert 1 <= len(line) <= 100
            assert f"match {choice['value']}" in line
            kinds = [unicodedata.category(character) for character in line.replace("\u200d", "")]
            assert not {"Cc", "Cf", "Zl", "Zp", "Cs"} & set(kinds)
            assert "Mn Mn Mn" not in " ".join(kinds).replace("Me", "Mn")
    assert all(name not in post.content for post in den.posts())
