"""/preferences: what each person settles for themselves, and what comes of it."""

from dataclasses import fields
from typing import Any

import pytest

from bot.store import Personal
from bot.views.preferences import PREFERENCES
from engines import GAMES
from render import THEMES
from tests.bot.hearing import heard, labels, pinged, posted, refused, told
from tests.bot.playing import known_deal  # noqa: F401 - a fixture of every test here
from tests.bot.world import GAME, World

SECRET = next(key for key, game in GAMES.items() if game.secret)


async def prefer(den: World, who: Any, **settled: Any) -> None:
    await den.bot.store.preferences.settle(who.id, **settled)


def test_every_field_but_what_is_seen_is_on_the_panel() -> None:
    assert {*PREFERENCES, "locale"} == {field.name for field in fields(Personal)}
    for setting in PREFERENCES.values():
        value = setting.value(Personal())
        assert setting.read([str(value)]) == value


async def test_each_choice_is_saved_at_once_and_for_that_person_alone(den: World) -> None:
    shown = heard(await den.ada.slash(den.channel, "preferences"))
    assert shown.content.splitlines()[:3] == [
        "**Your preferences**, in every server",
        "- **Language: As your Discord**",
        "- Pictures: Bright",
    ]
    for key, value in (("theme", "colour-blind"), ("pings", "False"), ("confirm", "True")):
        await den.ada.select(shown, [key], custom_id="preferences:which")
        await den.ada.select(shown, [value], custom_id=f"preferences:value:{key}")
    assert "- **Ask before moves: Yes**" in shown.content
    settled = await den.bot.store.preferences.of(den.ada.id)
    assert settled == Personal(theme="colour-blind", pings=False, confirm=True, locale="en-US")
    assert await den.bot.store.preferences.of(den.ben.id) == Personal()
    assert den.posts() == []
    await den.restart()
    assert await den.bot.store.preferences.of(den.ada.id) == settled


async def test_a_pressed_panel_settles_for_who_presses(den: World) -> None:
    shown = heard(await den.ada.slash(den.channel, "preferences"))
    await den.press(den.ben, shown.message, "preferences:value:pings", "False")
    assert (await den.bot.store.preferences.of(den.ada.id)).pings
    assert not (await den.bot.store.preferences.of(den.ben.id)).pings


@pytest.mark.parametrize(
    ("custom_id", "value"),
    [
        ("preferences:value:theme", "plaid"),
        ("preferences:value:locale", "de"),
        ("preferences:value:language", "xx"),
        ("preferences:value:matches", "1"),
        ("preferences:role:pings", "1"),
        ("settings:channel:channels", "here"),
    ],
)
async def test_what_no_menu_of_ours_has_is_refused(
    den: World,
    boss: Any,
    custom_id: str,
    value: str,
) -> None:
    await den.start_match()
    said = await refused(den, den.press(boss, den.last, custom_id, value))
    assert said.startswith("That cannot be settled any more.")


async def test_who_wants_no_pings_is_named_without_being_notified(den: World) -> None:
    await prefer(den, den.ben, pings=False)
    await den.ada.slash(
        *(den.channel, "challenge"), game=GAME, opponent=den.ben, first="challenger"
    )
    assert den.ben.mention in den.last.content
    assert pinged(posted(den)[-1]) == []
    await den.ben.click(den.last, label="Accept")
    assert pinged(posted(den)[-1]) == [den.ada.id]
    await den.ada.slash(den.channel, "move", move="N14")
    assert den.ben.mention in den.last.content
    assert pinged(posted(den)[-1]) == []


async def test_who_wants_no_private_messages_gets_none_and_is_not_bothered(den: World) -> None:
    await prefer(den, den.ben, letters=False)
    await den.ada.slash(den.channel, "challenge", game=SECRET, opponent=den.ben)
    accepted = await den.ben.click(den.last, label="Accept")
    assert not accepted.followups
    assert len(den.ada.user.dm_channel.history()) == 1
    assert len(den.ben.user.dm_channel.history()) == 0
    assert heard(await den.ben.slash(den.channel, "ranks")).attachments, "asked for, it is shown"
    await den.restart()
    assert len(den.ben.user.dm_channel.history()) == 0
    assert (await den.bot.store.counts([SECRET])).owed["letter"] == 0


async def test_a_typed_move_waits_for_a_yes(den: World) -> None:
    await prefer(den, den.ada, confirm=True)
    await den.start_match()
    before = len(den.posts())
    asked = heard(await den.ada.slash(den.channel, "move", move="n14"))
    assert asked.content == "Play **N14** in match 1?"
    assert labels(asked) == ["Play it", "Not yet"]
    assert (await den.bot.matches.get(1)).ply == 0
    await den.ada.click(asked, label="Not yet")
    assert asked.content.startswith("Nothing was played.")
    assert len(den.posts()) == before
    asked = heard(await den.ada.slash(den.channel, "move", move="n14"))
    await den.restart()
    await den.ada.click(asked, label="Play it")
    assert asked.content == "Played N14."
    assert (await den.bot.matches.get(1)).ply == 1
    again = await den.press(den.ada, asked.message, "move:1:0:N14")
    assert told(again).startswith("This board is out of date")


async def test_a_move_from_the_menu_waits_for_a_yes(den: World) -> None:
    await prefer(den, den.ada, confirm=True)
    await den.start_match()
    asked = heard(await den.press(den.ada, den.last, "menu:1:0:0", "N14"))
    assert asked.content == "Play **N14** in match 1?"
    assert (await den.bot.matches.get(1)).ply == 0


async def test_what_cannot_be_played_is_refused_without_a_question(den: World) -> None:
    await prefer(den, den.ada, confirm=True)
    await prefer(den, den.ben, confirm=True)
    await den.start_match()
    said = await refused(den, den.ada.slash(den.channel, "move", move="A1"))
    assert said.startswith("A1 does not touch the table")
    said = await refused(den, den.ben.slash(den.channel, "move", move="N14"))
    assert said.startswith("It is not your turn")


async def test_after_a_confirmed_step_the_picker_of_the_next_is_there(den: World) -> None:
    """What a game shows privately after a move is not covered by the word that it was played."""
    await den.ada.slash(den.channel, "challenge", game=SECRET, opponent=den.ben, first="challenger")
    await den.ben.click(den.last, label="Accept")
    for who in (den.ada, den.ben):
        await den.bot.matches.play(1, who.id, "12 34 55 14 23")
    await den.bot.bring(1)
    await prefer(den, den.ada, confirm=True)
    asked = heard(await den.ada.slash(den.channel, "move", move="A1-A2"))
    assert asked.content == "Play **A1-A2** in match 1?"
    await den.ada.click(asked, label="Play it")
    assert "step 2" in asked.content.casefold()
    assert "Played" not in asked.content


@pytest.mark.parametrize("theme", THEMES)
async def test_pictures_are_in_the_theme_of_who_sees_them(
    den: World, monkeypatch: pytest.MonkeyPatch, theme: str
) -> None:
    drawn: list[str] = []
    monkeypatch.setattr("bot.bulletins.picture", _noting(drawn, "bot.bulletins"), raising=True)
    monkeypatch.setattr("bot.views.rules.picture", _noting(drawn, "bot.views.rules"), raising=True)
    await den.bot.store.settings.settle(den.guild.id, theme=theme)
    await prefer(den, den.ben, theme="colour-blind")
    await den.start_match()
    assert drawn == [theme]
    await den.ben.slash(den.channel, "rules", game=GAME)
    await den.cleo.slash(den.channel, "board")
    assert drawn[1:] == ["colour-blind", "default"]


def _noting(drawn: list[str], module: str) -> Any:
    """Draws, and notes in which theme."""
    from importlib import import_module  # noqa: PLC0415

    real = import_module(module).picture

    def picture(game: str, view: Any, theme: str, *given: Any, **named: Any) -> Any:
        drawn.append(theme)
        return real(game, view, theme, *given, **named)

    return picture


async def test_a_theme_that_is_gone_is_as_none(den: World) -> None:
    await prefer(den, den.ada, theme="plaid")
    assert (await den.bot.voices.of_person(den.ada.id, None)).theme == "default"


async def test_matches_begin_only_where_the_server_wants_them(den: World) -> None:
    arena = den.guild.create_text_channel("arena")
    await den.bot.store.settings.settle(den.guild.id, channels=[arena.id])
    said = await refused(den, den.ada.slash(den.channel, "challenge", game=GAME))
    assert said == f"In this server matches are played in <#{arena.id}>. Challenge there."
    await den.ada.slash(arena, "challenge", game=GAME)
    assert len(arena.history()) == 1


async def test_a_rematch_begins_only_there_as_well(den: World) -> None:
    await den.start_match()
    await den.bot.matches.resign(1, den.ada.id)
    await den.bot.courier.board(1)
    arena = den.guild.create_text_channel("arena")
    await den.bot.store.settings.settle(den.guild.id, channels=[arena.id])
    said = await refused(den, den.ada.click(den.last, label="Rematch"))
    assert said.startswith("In this server matches are played in")


async def test_channels_that_are_gone_bar_nobody(den: World) -> None:
    await den.bot.store.settings.settle(den.guild.id, channels=[1, 2])
    await den.ada.slash(den.channel, "challenge", game=GAME)
    assert len(den.posts()) == 1


async def test_channels_are_chosen_on_the_panel(den: World, boss: Any) -> None:
    shown = heard(await boss.slash(den.channel, "settings"))
    await boss.select(shown, ["channels"], custom_id="settings:which")
    assert "- **Channels: everywhere**" in shown.content
    await boss.select(shown, [den.channel], custom_id="settings:channel:channels")
    assert f"- **Channels: <#{den.channel.id}>**" in shown.content
    assert (await den.bot.store.settings.of(den.guild.id)).channels == (den.channel.id,)
    await boss.select(shown, [], custom_id="settings:channel:channels")
    assert (await den.bot.store.settings.of(den.guild.id)).channels == ()
