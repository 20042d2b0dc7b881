"""Two people of two languages in a server of a third: each reads their own, all read the server's.

The languages are made up (`tests.bot.tongues`), so that each text shows whose it is.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
import simcord

from bot import words
from bot.games import TABLES
from engines import GAMES
from tests.bot.hearing import buttons, heard
from tests.bot.tongues import (
    ADA,
    BEN,
    BRACKETS,
    SERVER,
    Listener,
    make_languages,
    speaking,
    understood,
)
from tests.bot.world import GAME, World, joins, world
from tests.engines.games import GOLDEN, games, played


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


async def click(who: simcord.MemberActor, message: object, kind: str) -> simcord.InteractionResult:
    """Press the first button or menu entry whose id begins so."""
    shown = message.message if isinstance(message, simcord.ResponseMessage) else message
    assert isinstance(shown, discord.Message)
    for row in shown.components:
        for item in row.children if isinstance(row, discord.ActionRow) else ():
            if (item.custom_id or "").startswith(kind):
                if isinstance(item, discord.SelectMenu):
                    return await who.select(
                        shown, [item.options[0].value], custom_id=item.custom_id
                    )
                return await who.click(shown, custom_id=item.custom_id)
    raise AssertionError(f"there is no {kind}")


@games
async def test_a_whole_match_between_two_languages(
    babel: World, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    den, whole = babel, played(key, GOLDEN)
    monkeypatch.setattr(type(GAMES[key]), "deal", lambda *_: whole.deal)
    listener = Listener(den)
    await den.ada.slash(den.channel, "challenge", game=key, opponent=den.ben, first="challenger")
    listener.hear(den.ada)
    await click(den.ben, den.last, "challenge:1:accept")
    listener.hear(den.ben)
    for ply, (seat, move) in enumerate(whole.moves):
        mover, other = (den.ada, den.ben) if seat == 0 else (den.ben, den.ada)
        if ply in (0, 2, 3):
            await looking_around(den, listener, mover, other)
        if 8 < ply < len(whole.moves) - 3 and ply % 6:
            await den.bot.matches.play(1, mover.id, move)  # which a later board tells of
            continue
        await mover.slash(den.channel, "move", move=move)
        listener.hear(mover)
    assert (await den.bot.matches.get(1)).ended
    await click(den.ada, den.boards()[-1], "rematch:")
    listener.hear(den.ada)
    await click(den.ben, den.last, "challenge:2:decline")
    listener.hear(den.ben)
    await looking_back(den, listener)
    assert listener.public > 10
    assert listener.private > 20
    assert listener.letters >= (2 if GAMES[key].secret else 0)


async def looking_around(
    den: World, listener: Listener, mover: simcord.MemberActor, other: simcord.MemberActor
) -> None:
    """Everything that two players can read in the middle of a match, and what is refused."""
    await mover.slash(den.channel, "move", move="hello")
    listener.hear(mover)
    await mover.autocomplete(den.channel, "move", "move", "")
    listener.hear(mover)
    controls = den.with_controls()[-1]
    for row in controls.components:
        for item in row.children if isinstance(row, discord.ActionRow) else ():
            kind = item.custom_id or ""
            if not kind.startswith(("menu:", "lits-swap:")):
                for who in (mover, other):
                    await click(who, controls, kind)
                    listener.hear(who)
    for command in ("board", "matches", "draw", "call-off", "takeback", "ranks", "profile", "help"):
        await other.slash(den.channel, command)
        listener.hear(other)
    await other.autocomplete(den.channel, "resign", "match", "")
    listener.hear(other)
    asked = await other.slash(den.channel, "resign", match=1)
    listener.hear(other)
    await click(other, heard(asked), "resign:1:no")
    listener.hear(other)
    await den.cleo.slash(den.channel, "board", match=1)
    listener.hear(den.cleo)


async def looking_back(den: World, listener: Listener) -> None:
    """Everything that is to be read of a match that is over."""
    for who in (den.ada, den.ben):
        await who.autocomplete(den.channel, "replay", "match", "")
        listener.hear(who)
        shown = await who.slash(den.channel, "replay", match=1)
        listener.hear(who)
        await click(who, heard(shown), "replay:1:0:last")
        listener.hear(who)
        await who.slash(den.channel, "replay", match=1, **{"as": "record"})
        listener.hear(who)
        await who.slash(den.channel, "profile")
        listener.hear(who)
        shown = await who.slash(den.channel, "leaderboard")
        listener.hear(who, shared=True)
        assert shown.response is not None
        await click(who, shown.response, "leaders:")
        listener.hear(who)


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
