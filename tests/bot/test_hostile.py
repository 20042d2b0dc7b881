"""Presses, names and texts that no client of Discord's sends, from places where they do not belong.

What a button says and what an option holds is typed by strangers, so it is believed as little as
they are.
"""

from typing import Any

import pytest

from bot.games.tictactrek_rules import MOVES
from tests.bot.hearing import everything, refused, shown
from tests.bot.playing import known_deal  # noqa: F401 - a fixture of every test here
from tests.bot.world import GAME, World

HUGE = "9" * 30
FORGED = [
    f"challenge:{HUGE}:accept",
    f"menu:{HUGE}:0:0",
    f"menu:1:{HUGE}:0",
    f"move:{HUGE}:0:N14",
    f"move:1:{HUGE}:N14",
    f"resign:{HUGE}:yes",
    f"rules:{GAME}:{HUGE}",
    "rules:chess:0",
    "rules:chess:0:turn",
    f"rules:{GAME}:{HUGE}:turn",
    "challenge:\u0661:accept",  # a digit, but none of ours
    "challenge:1:accept\n",
    "challenge:-1:accept",
    "challenge:0:accept",
    "move:1:0:" + "N" * 91,
    "move:1:0:\udcff\x00\u202e",
    "menu:1:0:99",
    "",
    "menu:1:0",
    f"rules:{GAME}:0:turn:turn",
]


PICKED = ["N14 O99", "\udcff" * 100, " ", "N" * 100]


@pytest.mark.parametrize(
    ("custom_id", "value"),
    [(each, "A1" if each.startswith("menu") else None) for each in FORGED]
    + [("menu:1:0:0", value) for value in PICKED],
    ids=lambda given: ascii(given)[:40],
)
async def test_a_forged_press_changes_nothing_and_breaks_nothing(
    den: World, caplog: pytest.LogCaptureFixture, custom_id: str, value: str | None
) -> None:
    await den.start_match()
    before = everything(den)
    for who in (den.ada, den.cleo):
        result = await den.press(who, den.last, custom_id, value)
        answers = [each.content for each in (*result.followups, result.response) if each]
        assert "went wrong" not in "".join(answers)
    assert everything(den) == before
    assert [each.message for each in caplog.records if each.levelname == "ERROR"] == []


async def test_what_belongs_to_a_private_message_replaces_no_board(den: World) -> None:
    await den.start_match()
    board = shown(den.last)
    for custom_id in (f"rules:{GAME}:1:turn", "resign:1:no", "challenge:1:cancel"):
        await den.press(den.ada, den.last, custom_id)
        assert shown(den.last) == board
    await den.press(den.ada, den.last, f"move:1:0:{MOVES[0]}")
    assert [len(post.attachments) for post in den.boards()] == [1, 1]


@pytest.mark.parametrize("action", ["accept", "decline", "cancel"])
async def test_a_challenge_is_answered_where_it_stands(den: World, action: str) -> None:
    """Its message may be shown in another server too, or have been there before the database."""
    other = den.env.create_guild("Attic")
    attic = other.create_text_channel("attic")
    named: dict[str, Any] = {} if action == "accept" else {"opponent": den.ben}
    await den.ada.slash(den.channel, "challenge", game=GAME, **named)
    guests = [other.add_member(each.user) for each in (den.ada, den.ben, den.cleo)]
    elsewhere = den.guild.create_text_channel("elsewhere")
    for who, channel in [*((each, attic) for each in guests), (den.ben, elsewhere)]:
        host = den.ada if channel is elsewhere else guests[0]
        message = await host.send(channel, "press here")
        said = await refused(den, den.press(who, message, f"challenge:1:{action}"))
        assert said.startswith("This challenge no longer exists.")
    who = den.ada if action == "cancel" else den.ben
    await den.press(who, den.last, f"challenge:1:{action}")
    assert den.posts()[0].components == []
