"""Two people of two languages in a server of a third: each reads their own, all read the server's.

The languages are made up (`tests.bot.tongues`), so that each text shows whose it is.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot import words
from bot.games import TABLES
from engines import GAMES
from tests.bot.conversing import click, whole_match
from tests.bot.hearing import buttons, heard
from tests.bot.tongues import (
    ADA,
    BEN,
    BRACKETS,
    SERVER,
    Listener,
    in_our_language,
    make_languages,
    speaking,
    understood,
)
from tests.bot.world import GAME, World, joins, world
from tests.engines.games import games


@pytest.fixture(scope="session")
def tongues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the languages that are made up; read once, for that takes a second."""
    folder = tmp_path_factory.mktemp("locales")
    make_languages(folder)
    return folder


@pytest.fixture
async def babel(
    tongues: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[World]:
    """A world in which Ada's Discord speaks one language, and Ben has chosen another."""
    monkeypatch.setattr(words, "LOCALES", tongues)
    async with world(tmp_path / "fireside.sqlite3") as den:
        speaking(monkeypatch, {den.ada.id: ADA, den.cleo.id: "en-GB"})
        await den.bot.store.settings.settle(den.guild.id, language=SERVER)
        await den.bot.store.preferences.settle(den.ben.id, language=BEN)
        yield den


@games
async def test_a_whole_match_between_two_languages(
    babel: World, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    await whole_match(babel, monkeypatch, key, Listener(babel))


@pytest.mark.parametrize(
    ("key", "server", "one", "two"),
    [
        *((key, "pl", "en", "pl") for key in GAMES),
        *zip(GAMES, ("ja", "fr", "hu"), ("de", "pt-BR", "en"), ("es", "ja", "de"), strict=False),
    ],
)
async def test_a_whole_match_between_two_of_our_languages(
    den: World, monkeypatch: pytest.MonkeyPatch, key: str, server: str, one: str, two: str
) -> None:
    speaking(monkeypatch, {den.ada.id: one})
    await den.bot.store.settings.settle(den.guild.id, language=server)
    await den.bot.store.preferences.settle(den.ben.id, language=two)
    languages = {den.ada.id: one, den.ben.id: two}
    listener = Listener(den, server=server, languages=languages, check=in_our_language)
    await whole_match(den, monkeypatch, key, listener)
    assert listener.told[server] > 10


@games
async def test_rules_are_read_in_ones_own_language(babel: World, key: str) -> None:
    listener = Listener(babel)
    for who in (babel.ada, babel.ben, babel.cleo):
        shown = await who.slash(babel.channel, "rules", game=key)
        listener.hear(who)
        for _ in TABLES[key].rules()[1:]:
            shown = await click(who, heard(shown), "rules:")
            listener.hear(who)


async def test_a_letter_is_in_the_language_last_seen(babel: World) -> None:
    """Nothing is answered by a letter, so what the person's Discord spoke last counts."""
    den = babel
    key = next(key for key, game in GAMES.items() if game.secret)
    await den.ada.slash(den.channel, "challenge", game=key, opponent=den.cleo)
    await click(den.cleo, den.last, "challenge:1:accept")
    for who, language in ((den.ada, ADA), (den.cleo, "en")):
        (letter,) = who.user.dm_channel.history()
        understood(letter.content, language)


async def test_a_choice_holds_at_once_and_after_a_restart(babel: World) -> None:
    den = babel
    shown = heard(await den.ada.slash(den.channel, "preferences"))
    assert BRACKETS[ADA][0] in shown.content
    await den.ada.select(shown, ["fr"], custom_id="preferences:value:language")
    assert shown.content.startswith(BRACKETS["fr"][0])
    await den.restart()
    said = heard(await den.ada.slash(den.channel, "help")).content
    understood(said, "fr")
    await den.ada.select(shown, ["discord"], custom_id="preferences:value:language")
    assert shown.content.startswith(BRACKETS[ADA][0])


async def test_a_server_speaks_as_its_discord_does_until_it_chooses(
    babel: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    den = babel
    guild = den.bot.get_guild(den.guild.id)
    assert guild is not None

    async def spoken_here() -> str:
        return (await den.bot.voices.of_server(guild.id)).say.language

    assert await spoken_here() == SERVER
    await den.bot.store.settings.settle(guild.id, language="discord")
    assert await spoken_here() == "en", "the language that the bot was started with"
    monkeypatch.setattr(den.bot.voices, "_language", "fr")
    assert await spoken_here() == "fr", "American English is what nobody chose"
    monkeypatch.setattr(guild, "features", ["COMMUNITY"])
    assert await spoken_here() == "en"
    monkeypatch.setattr(guild, "preferred_locale", discord.Locale.german)
    assert await spoken_here() == "de"
    await den.bot.store.settings.settle(guild.id, language="gone")
    assert await spoken_here() == "de", "a language whose file is gone is as none"


async def test_who_speaks_what_we_do_not_reads_what_the_server_does(
    babel: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, {babel.cleo.id: "ja"})
    understood(heard(await babel.cleo.slash(babel.channel, "help")).content, SERVER)


async def test_a_thread_is_called_in_the_servers_language(babel: World) -> None:
    den = babel
    await den.ada.slash(
        den.channel, "challenge", game=GAME, opponent=den.ben, where="thread", clock="days-1"
    )
    listener = Listener(den)
    await click(den.ben, den.last, "challenge:1:accept")
    listener.hear(den.ben)
    (thread,) = den.bot.get_guild(den.guild.id).threads  # type: ignore[union-attr]
    understood(thread.name, SERVER)


async def test_a_warning_is_in_the_servers_language(babel: World) -> None:
    den = babel
    await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben, clock="days-1")
    await click(den.ben, den.last, "challenge:1:accept")
    listener = Listener(den)
    for _ in range(2):  # warned, then lost
        await den.env.advance_time(20 * 3600)
        await den.env.settle()
    listener.hear(den.ben)
    assert listener.public >= 2


async def test_a_panel_is_in_ones_own_language(babel: World) -> None:
    """But for its menu of languages, which are called what they call themselves."""
    who, shown = babel.ben, heard(await babel.ben.slash(babel.channel, "preferences"))
    listener = Listener(babel)
    for key in ("theme", "pings", "letters", "confirm"):
        await who.select(shown, [key], custom_id="preferences:which")
        listener.hear(who)
    assert listener.private >= 4


@pytest.mark.parametrize(
    "text", ["⟪Du gibst auf.⟫", "Good, play on.", "⟦⟪Du⟫ lays⟧", "⟦a⟧ and ⟦b⟧"]
)
def test_what_is_in_another_language_is_noticed(text: str) -> None:
    with pytest.raises(AssertionError):
        understood(text, "pl")


@pytest.mark.parametrize(
    ("text", "language"),
    [("Your turn, Ada", "pl"), ("Twój ruch, Ada", "en"), ("Spielt hier", "en"), ("手番です", "fr")],
)
def test_another_of_our_languages_is_noticed(text: str, language: str) -> None:
    with pytest.raises(AssertionError):
        in_our_language(text, language)


@pytest.mark.parametrize("text", ["⟦Ada lays⟧ · N12 <@1>", "⟦a ⟦b⟧ c⟧", "⟦it was cut off…"])
def test_what_is_in_the_language_passes(text: str) -> None:
    understood(text, "pl")


async def test_a_new_server_is_welcomed_in_its_language(babel: World) -> None:
    den = babel
    attic = den.env.create_guild("Attic", preferred_locale="fr")
    channel = attic.create_text_channel("attic")
    await joins(den, attic)
    (welcome,) = channel.history()
    understood(welcome.content, "fr")
    (play,) = buttons(welcome)
    understood(play.label or "", "fr")


@games
async def test_a_tutorial_speaks_its_readers_language(babel: World, key: str) -> None:
    den, listener = babel, Listener(babel)
    result = await den.ada.slash(den.channel, "tutorial", game=key)
    for number, lesson in enumerate(TABLES[key].tutorial()):
        shown = heard(result)
        for place, _ in sorted(enumerate(lesson.tries), key=lambda each: each[1].right):
            result = await click(den.ada, shown, f"tutorial:{key}:{number}:{place}")
            shown = heard(result)
        result = await click(den.ada, shown, "")
    listener.hear(den.ada)
    assert listener.private > 12
    assert not listener.public
