"""Where people, servers and what is stored of them meet at an unlucky moment."""

import json

import pytest
import simcord

from bot import pacing
from tests.bot.acts import unpainted
from tests.bot.hearing import heard, told
from tests.bot.quick import quick_match
from tests.bot.test_forgetting import question
from tests.bot.world import GAME, World, joins


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    unpainted(monkeypatch)


async def stored(den: World, table: str, owner: int, name: str, value: str) -> None:
    """Let a value be stored that a version before this knew."""
    async with den.bot.store._database.transaction() as writer:
        await writer.execute(
            f"INSERT INTO {table} VALUES (?, ?, ?)",  # noqa: S608 - named here
            (owner, name, json.dumps(value)),
        )


async def test_nobody_is_warned_while_the_bot_is_out_of_the_server(den: World) -> None:
    """The time is given back when it is invited again, and the warning comes in its time."""
    await den.start_match()  # three days a turn
    den.env.backend.emit("GUILD_DELETE", {"id": str(den.guild.id)})
    await den.env.settle()
    await den.env.advance_time(20 * 86_400)
    await joins(den)
    await den.env.advance_time(400)
    assert [post for post in den.posts() if post.content.startswith("⏳")] == []
    await den.env.advance_time(50 * 3600)
    (warning,) = [post for post in den.posts() if post.content.startswith("⏳")]
    assert (await den.bot.matches.get(1)).ended is None
    assert den.ada.mention in warning.content


async def test_who_blocks_does_not_hear_that_they_are_blocked(den: World) -> None:
    async def challenged() -> str:
        return told(await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben))

    await den.ada.slash(den.channel, "block", person=den.ben)
    before = await challenged()
    await den.ben.slash(den.channel, "block", person=den.ada)
    assert await challenged() == before


@pytest.mark.parametrize(
    ("panel", "name", "value", "shown"),
    [
        ("preferences", "theme", "plaid", "Pictures: Bright"),
        ("settings", "theme", "plaid", "Pictures: Bright"),
        ("settings", "clock", "weeks-9", "Clock: 3 days a turn"),
        ("settings", "place", "moon", "Place: In this channel"),
    ],
)
async def test_a_value_that_is_gone_is_as_none(
    den: World, boss: simcord.MemberActor, panel: str, name: str, value: str, shown: str
) -> None:
    await stored(den, panel, boss.id if panel == "preferences" else den.guild.id, name, value)
    assert shown in told(await boss.slash(den.channel, panel)).replace("*", "")
    await den.ada.slash(den.channel, "challenge", game=GAME)
    await den.ben.click(den.last, label="Accept")
    assert (await den.bot.matches.get(1)).ended is None


@pytest.mark.parametrize("command", ["leaderboard", "profile"])
async def test_a_game_that_is_gone_is_left_out(den: World, command: str) -> None:
    await quick_match(den, den.ada.id, den.ben.id, den.ada.id)
    async with den.bot.store._database.transaction() as writer:
        for table in ("matches", "ratings", "rating_history"):
            await writer.execute(f"UPDATE {table} SET game = 'chess'")  # noqa: S608
    shown = (await den.ada.slash(den.channel, command)).response
    assert shown
    assert "went wrong" not in shown.content


async def test_who_is_too_fast_for_a_leaderboard_hears_so_alone(
    den: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pacing, "ACTS", (1, 1000.0))
    await den.restart()
    await den.ada.slash(den.channel, "leaderboard")
    said = told(await den.ada.slash(den.channel, "leaderboard"))
    assert said.startswith("Not so fast")


async def test_nothing_is_rated_where_nothing_may_be(den: World) -> None:
    await den.bot.store.settings.settle(den.guild.id, rated_a_day=0)
    await den.ada.slash(den.channel, "challenge", game=GAME)
    assert "Casual" in den.last.content
    await den.ben.click(den.last, label="Accept")
    assert "have begun enough" not in den.last.content


async def test_an_offer_in_a_match_that_has_just_ended(den: World) -> None:
    await den.start_match()
    message, custom_id = await question(den, den.ada)
    _, result = await den.at_once(
        lambda: den.press(den.ada, message, custom_id),
        lambda: den.ben.slash(den.channel, "call-off"),
    )
    assert "is over" in told(result)


async def test_a_choice_that_is_gone_names_no_other_command(den: World) -> None:
    shown = heard(await den.ada.slash(den.channel, "preferences"))
    said = told(await den.press(den.ada, shown.message, "preferences:value:theme", "plaid"))
    assert said == "That cannot be settled any more. Open the panel anew."
