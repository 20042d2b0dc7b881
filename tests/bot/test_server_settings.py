"""/settings: one private panel, each choice saved at once, for those who may manage the server."""

from dataclasses import fields
from typing import Any

import pytest
import simcord

from bot.store import ServerSettings
from bot.views.settings import SETTINGS
from tests.bot.hearing import heard, refused, told
from tests.bot.test_payloads import check_message
from tests.bot.world import GAME, World


async def settled(den: World) -> ServerSettings:
    return await den.bot.store.settings.of(den.guild.id)


async def choose(
    who: simcord.MemberActor, shown: Any, key: str, *values: Any, kind: str = "value"
) -> simcord.InteractionResult:
    """Choose what to change, then its value."""
    await who.select(shown, [key], custom_id="settings:which")
    return await who.select(shown, values, custom_id=f"settings:{kind}:{key}")


def test_every_field_is_on_the_panel() -> None:
    assert [*SETTINGS] == [field.name for field in fields(ServerSettings)]


def test_as_it_comes_is_among_the_values() -> None:
    for setting in SETTINGS.values():
        value = setting.value(ServerSettings())
        assert setting.read([] if value in (None, ()) else [str(value)]) == value


async def test_the_panel_says_what_holds(den: World, boss: simcord.MemberActor) -> None:
    shown = heard(await boss.slash(den.channel, "settings"))
    assert shown.content.splitlines()[:4] == [
        "**Settings of this server**",
        "- **Clock: 3 days a turn**",
        "- Place: In this channel",
        "- Moderators: those who manage messages",
    ]
    assert den.posts() == []
    for entry in den.env.http_requests:
        if isinstance(entry.json, dict) and entry.json.get("components"):
            check_message(entry.json)


async def test_each_choice_is_saved_at_once_and_shown(
    den: World, boss: simcord.MemberActor
) -> None:
    shown = heard(await boss.slash(den.channel, "settings"))
    role = den.guild.create_role("referee")
    await choose(boss, shown, "clock", "live-5")
    assert "- **Clock: Live: 5 minutes a turn**" in shown.content
    assert await settled(den) == ServerSettings(clock="live-5")
    await choose(boss, shown, "place", "thread")
    await choose(boss, shown, "moderator", role, kind="role")
    assert f"- **Moderators: <@&{role.id}>**" in shown.content
    await choose(boss, shown, "matches", "3")
    await choose(boss, shown, "challenges", "2")
    assert await settled(den) == ServerSettings("live-5", "thread", role.id, 3, 2)
    await choose(boss, shown, "moderator", kind="role")
    assert "- **Moderators: those who manage messages**" in shown.content
    assert (await settled(den)).moderator is None
    assert den.posts() == []
    for entry in den.env.http_requests:
        if isinstance(entry.json, dict) and "components" in entry.json.get("data", entry.json):
            check_message(entry.json.get("data", entry.json))


async def test_the_panel_outlives_the_process(den: World, boss: simcord.MemberActor) -> None:
    shown = heard(await boss.slash(den.channel, "settings"))
    await den.restart()
    await choose(boss, shown, "challenges", "10")
    assert (await settled(den)).challenges == 10


async def test_what_is_settled_holds_for_the_next_challenge(
    den: World, boss: simcord.MemberActor
) -> None:
    shown = heard(await boss.slash(den.channel, "settings"))
    await choose(boss, shown, "clock", "days-7")
    await den.ada.slash(den.channel, "challenge", game=GAME)
    challenge = await den.bot.store.challenges.get(1)
    assert challenge is not None
    assert challenge.clock == "days-7"


async def test_others_are_not_offered_the_command_and_cannot_press(
    den: World, boss: simcord.MemberActor
) -> None:
    assert "settings" not in den.ada.available_commands(den.channel)
    shown = heard(await boss.slash(den.channel, "settings"))
    stolen = await den.press(den.ada, shown.message, "settings:value:matches", "1")
    assert told(stolen).startswith("Only those who may manage this server can settle this.")
    assert await settled(den) == ServerSettings()


@pytest.mark.parametrize(
    ("custom_id", "value"),
    [
        ("settings:value:matches", "7"),
        ("settings:value:matches", "many"),
        ("settings:value:gone", "1"),
        ("settings:role:moderator", "everyone"),
    ],
)
async def test_what_no_menu_of_ours_has_is_refused(
    den: World, boss: simcord.MemberActor, custom_id: str, value: str
) -> None:
    await den.start_match()
    said = await refused(den, den.press(boss, den.last, custom_id, value))
    assert said == "That cannot be settled any more. Open the panel anew."
    assert await settled(den) == ServerSettings()
