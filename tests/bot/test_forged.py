"""Ids and values that no message of ours has: every kind of button and menu takes them calmly."""

import pytest

from tests.bot.acts import unpainted
from tests.bot.hearing import everything, told
from tests.bot.quick import quick_match
from tests.bot.world import World

HUGE = "9" * 18
BUTTONS = (
    f"replay:1:{HUGE}:forward",
    f"replay:1:{HUGE}:back",
    "replay:1:0:back",
    "replay:2:0:first",
    f"replay:{HUGE}:0:last",
    "replay:0:0:last",
    "rematch:2",
    f"rematch:{HUGE}",
    "rematch:0",
    f"watch:{HUGE}",
    "watch:0",
    f"matches:here:{HUGE}",
    f"matches:moderated:{HUGE}",
    f"leaders:nonsense:server:{HUGE}",
    f"leaders:tictactrek:server:{HUGE}",
    f"leaders:tictactrek:everywhere:{HUGE}",
    f"offer:{HUGE}:accept",
    "offer:0:decline",
    f"resign:{HUGE}:yes",
    f"challenge:{HUGE}:accept",
    f"challenge:{HUGE}:cancel",
)
MENUS = (
    ("settings:which", "nonsense"),
    ("settings:value:clock", "live-5"),
    ("settings:value:nonsense", "1"),
    ("settings:value:matches", HUGE),
    ("settings:value:rated", "True"),
    ("settings:role:moderator", "nonsense"),
    ("settings:role:clock", "1"),
)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    unpainted(monkeypatch)


async def test_what_no_message_of_ours_says_changes_nothing(den: World) -> None:
    await quick_match(den, den.ada.id, den.ben.id, den.ada.id)
    await quick_match(den, den.ada.id, den.ben.id, None)
    assert await den.bot.courier.board(1)
    assert await den.bot.courier.board(2)
    board = den.last
    before = everything(den)
    settled = await den.bot.store.settings.of(den.guild.id)
    for who in (den.ada, den.cleo):
        for custom_id, value in (*((each, None) for each in BUTTONS), *MENUS):
            said = told(await den.press(who, board, custom_id, value))
            assert "went wrong" not in said, custom_id
    assert everything(den) == before
    assert await den.bot.store.settings.of(den.guild.id) == settled
