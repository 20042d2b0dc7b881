"""/replay: matches that are over, step by step, as animations and as records."""

import asyncio
import io
from typing import Any

import pytest
import simcord
from PIL import Image

import bot.animating
from bot.animating import Animations
from bot.games import TABLES
from bot.post import ALT_TEXT
from engines import GAMES
from engines.record import read, replay
from render import PAINTERS
from render.animation import Film
from tests.bot.acts import unpainted
from tests.bot.hearing import buttons, heard, labels, refused, told
from tests.bot.quick import quick_match
from tests.bot.tiki import shown
from tests.bot.world import World
from tests.engines.games import GOLDEN, games, played
from tests.engines.replay import Played

STEPS = ["First", "Back", "Forward", "Last"]


async def ask(
    den: World, who: simcord.MemberActor | None = None, match: int = 1, **options: Any
) -> Any:
    """Ask for a replay; ``how`` is the option "as"."""
    how = {"as": options.pop("how")} if "how" in options else {}
    return await (who or den.cleo).slash(den.channel, "replay", match=match, **how, **options)


async def over(den: World, key: str, monkeypatch: pytest.MonkeyPatch) -> Played:
    """A whole match that nobody was told of but at its end."""
    whole = played(key, GOLDEN)
    monkeypatch.setattr(type(GAMES[key]), "deal", lambda *_: whole.deal)
    await den.ada.slash(den.channel, "challenge", game=key, opponent=den.ben, first="challenger")
    await den.ben.click(den.last, label="Accept")
    match = await den.bot.matches.get(1)
    for seat, move in whole.moves:
        await den.bot.matches.play(1, match.players[seat], move)
    assert await den.bot.courier.board(1)
    return whole


def turns(whole: Played) -> list[int]:
    """The plies at which turns are complete, the start among them."""
    return [ply for ply, position in enumerate(whole.positions) if not position.steps_made]


@games
async def test_a_match_is_leafed_through(
    den: World, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = await over(den, key, monkeypatch)
    last = len(turns(whole)) - 1
    before = [post.id for post in den.posts()]
    message = heard(await ask(den))
    game = den.say(f"game-{key}")
    assert message.content.splitlines() == [
        message.content.splitlines()[0],
        f"Before the first turn of {last}.",
    ]
    assert message.content.startswith(f"**{game}")
    assert message.content.splitlines()[0].endswith(
        f"**: <@{den.ada.id}> against <@{den.ben.id}> · match 1"
    )
    assert labels(message) == STEPS
    assert [each.disabled for each in buttons(message)] == [True, True, False, False]
    for number in range(1, 5):
        message = shown(await den.cleo.click(message, label="Forward"))
        assert f"\nTurn {number} of {last} · " in message.content
        assert not any(each.disabled for each in buttons(message))
    message = shown(await den.cleo.click(message, label="Back"))
    assert f"\nTurn 3 of {last} · " in message.content
    position = whole.positions[turns(whole)[3]]
    (picture,) = message.attachments
    assert picture.filename == "replay-1-3.png"
    painter = PAINTERS[key]
    assert picture.description == painter.describe(position.revealed(), den.say)
    message = shown(await den.cleo.click(message, label="Last"))
    assert f"\nTurn {last} of {last} · " in message.content
    assert message.content.splitlines()[-1] in den.boards()[-1].content
    assert [each.disabled for each in buttons(message)] == [False, False, True, True]
    assert message.attachments[0].description == den.boards()[-1].attachments[0].description
    message = shown(await den.cleo.click(message, label="First"))
    assert "Before the first turn" in message.content
    assert [post.id for post in den.posts()] == before


@games
async def test_the_buttons_outlive_the_process(
    den: World, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    unpainted(monkeypatch)
    await over(den, key, monkeypatch)
    message = heard(await ask(den))
    await den.restart()
    message = shown(await den.cleo.click(message, label="Forward"))
    assert "\nTurn 1 of " in message.content


async def test_a_match_given_up_at_once_has_no_turns(den: World) -> None:
    await quick_match(den, den.ada.id, den.ben.id, den.ben.id)
    message = heard(await ask(den))
    assert message.content.splitlines()[1:] == [
        "No turn was made.",
        f"<@{den.ada.id}> (X) resigns. **<@{den.ben.id}> (O) wins.**",
    ]
    assert all(each.disabled for each in buttons(message))
    gif = (await ask(den, how="gif")).response.message.attachments[0]
    assert Image.open(io.BytesIO(await gif.read())).format == "GIF"


async def test_a_turn_that_was_never_completed_is_shown(den: World) -> None:
    from tests.bot.tiki import ATTACK, stand  # noqa: PLC0415

    await stand(den, ATTACK)
    await den.ada.slash(den.channel, "move", move="B3-B4")
    await den.bot.matches.resign(1, den.ada.id)
    message = shown(await den.cleo.click(heard(await ask(den)), label="Last"))
    lines = message.content.splitlines()
    assert lines[1] == f"Turn 5 of 5 · <@{den.ada.id}>: **B3-B4**."
    assert lines[2] == f"<@{den.ada.id}> (TIKI) resigns. **<@{den.ben.id}> (TAC) wins.**"


async def test_what_cannot_be_replayed_is_refused(den: World) -> None:
    await den.start_match()
    for how in ("steps", "gif", "record"):
        said = await refused(den, ask(den, how=how))
        assert said == (
            "Match 1 is still under way; a match can be replayed once it is over. "
            "/board shows where it stands."
        )
        said = await refused(den, ask(den, match=9, how=how))
        assert said == "There is no match 9 in this server. /matches lists yours."
    said = told(await den.press(den.cleo, den.last, "replay:1:0:forward"))
    assert said.startswith("Match 1 is still under way")
    await den.bot.matches.resign(1, den.ada.id)
    said = await refused(den, ask(den, share=True))
    assert said.startswith("Only a GIF or the record can be shown to everybody here.")


async def test_a_match_of_another_server_is_none_of_ours(den: World) -> None:
    await quick_match(den, den.ada.id, den.ben.id, den.ben.id)
    async with den.bot.store._database.transaction() as writer:
        await writer.execute("UPDATE matches SET guild = 5")
    for how in ("steps", "gif", "record"):
        assert (await refused(den, ask(den, how=how))).startswith("There is no match 1")
    assert await den.ada.autocomplete(den.channel, "replay", "match", "") == []


async def test_matches_that_ended_are_offered(den: World) -> None:
    await quick_match(den, den.ada.id, den.ben.id, den.ben.id)
    await quick_match(den, den.ada.id, den.ben.id, None)
    await quick_match(den, den.cleo.id, den.ben.id, den.ben.id)
    for who, name in ((den.ada, "Ada"), (den.ben, "Ben"), (den.cleo, "Cleo")):
        await den.bot.store.people.saw(den.guild.id, who.id, name)
    day = (await den.bot.matches.get(1)).ended
    assert day is not None
    names = [
        each["name"] for each in await den.ada.autocomplete(den.channel, "replay", "match", "")
    ]
    assert names == [
        f"Tic Tac Trek · {one} vs Ben · {day.day} {day:%b} · match {number}"
        for one, number in (("Cleo", 3), ("Ada", 1))
    ]
    elsewhere = den.guild.create_text_channel("elsewhere")
    found = await den.ada.autocomplete(elsewhere, "replay", "match", "")
    assert [each["value"] for each in found] == [1]
    found = await den.ada.autocomplete(den.channel, "replay", "match", "cleo")
    assert [each["value"] for each in found] == [3]


@games
async def test_a_record_replays(den: World, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    unpainted(monkeypatch)
    whole = await over(den, key, monkeypatch)
    before = len(den.posts())
    message = (await ask(den, how="record")).response.message
    (attached,) = message.attachments
    assert attached.filename == "record.txt"
    record = read((await attached.read()).decode())
    assert list(record.moves) == whole.moves
    assert list(replay(record))[-1].position == whole.positions[-1]
    assert (record.headers["Seat0"], record.headers["Seat1"]) == ("Ada", "Ben")
    assert len(den.posts()) == before
    await ask(den, how="record", share=True)
    assert len(den.posts()) == before + 1
    assert den.last.attachments[0].filename == "record.txt"


@games
async def test_an_animation_shows_every_turn(
    den: World, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.animating, "EVERY", 0.0)
    whole = await over(den, key, monkeypatch)
    before = len(den.posts())
    requests = len(den.env.http_requests)
    message = (await ask(den, how="gif")).response.message
    (attached,) = message.attachments
    assert attached.filename == "replay-1.gif"
    words = attached.description or ""
    pictures = len(turns(whole))
    assert words.startswith(f"An animation of match 1, {den.say(f'game-{key}')}, in {pictures}")
    assert len(words) <= ALT_TEXT
    gif = Image.open(io.BytesIO(await attached.read()))
    assert gif.format == "GIF"
    assert 1 < gif.n_frames <= pictures  # type: ignore[attr-defined]
    assert len(den.posts()) == before
    said = [
        (entry.json or {}).get("content")
        for entry in den.env.http_requests[requests:]
        if entry.method == "PATCH"
    ]
    assert [f"Drawing… {done} of {pictures}" for done in range(pictures)] == said[:-1]


async def test_an_animation_is_shared_where_it_was_asked_for(den: World) -> None:
    await quick_match(den, den.ada.id, den.ben.id, den.ben.id)
    before = len(den.posts())
    result = await ask(den, how="gif", share=True)
    assert result.response.message.content == "Everybody here sees it now."
    assert len(den.posts()) == before + 1
    assert den.last.attachments[0].filename == "replay-1.gif"
    assert den.last.content.endswith("· match 1")


async def test_one_animation_at_a_time_for_each_and_few_in_all(
    den: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await quick_match(den, den.ada.id, den.ben.id, den.ben.id)

    async def pause(self: Any, *_: Any) -> Any:
        await asyncio.sleep(0.2)
        return await drawn(self, *_)

    drawn = Animations._drawn
    monkeypatch.setattr(Animations, "_drawn", pause)
    results = await den.at_once(
        *(
            lambda who=who: ask(den, who, how="gif")
            for who in (den.cleo, den.cleo, den.ada, den.ben)
        )
    )
    await den.env.settle()
    kept = [
        den.env.backend.get_message(den.channel.id, each.response.message.id)
        for each in results
        if each.response is not None
    ]
    assert [bool(each.attachments) for each in kept] == [True, False, True, False]
    assert kept[1].content == "I am still drawing an animation for you. Ask again when it is there."
    assert kept[3].content.startswith("I am drawing as many animations as I can.")
    assert (await ask(den, den.ben, how="gif")).response.message.attachments


async def test_an_animation_is_left_off_when_the_bot_stops(
    den: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await quick_match(den, den.ada.id, den.ben.id, den.ben.id)
    begun = bot.animating._begun

    def stopped(*given: Any) -> Film:
        den.bot.animations.stop()
        return begun(*given)

    with monkeypatch.context() as patch:
        patch.setattr(bot.animating, "_begun", stopped)
        message = (await ask(den, how="gif")).response.message
    assert message.content.startswith("I am about to stop for a moment")
    await den.restart()
    assert (await ask(den, how="gif")).response.message.attachments


async def test_closing_the_bot_does_not_wait_for_an_animation(
    den: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await quick_match(den, den.ada.id, den.ben.id, den.ben.id)
    drawn = Animations._drawn

    async def in_the_middle(self: Animations, *given: Any) -> Any:
        task = asyncio.create_task(den.bot.close())
        await asyncio.sleep(0)
        closing.append(task)
        return await drawn(self, *given)

    closing: list[asyncio.Task[None]] = []
    monkeypatch.setattr(Animations, "_drawn", in_the_middle)
    message = (await ask(den, how="gif")).response.message
    assert message.content.startswith("I am about to stop for a moment")
    await closing[0]


@games
async def test_nothing_is_told_of_a_turn_but_what_its_game_tells(
    den: World, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    unpainted(monkeypatch)
    whole = await over(den, key, monkeypatch)
    events = whole.plies[turns(whole)[1] - 1].turn.events
    message = shown(await den.cleo.click(heard(await ask(den)), label="Forward"))
    players = den.ada.id, den.ben.id
    said = TABLES[key].tell(events, lambda seat: f"<@{players[seat]}>", den.say)
    assert message.content.split(" · ")[-1] == said
