"""/privacy export: all that is stored of somebody, and nothing that they may not know."""

import gzip
import json
import sys
from typing import Any

import pytest
import simcord

from bot.exporting import files
from engines import GAMES
from tests.bot import lives
from tests.bot.acts import unpainted
from tests.bot.hearing import heard
from tests.bot.quick import quick_match
from tests.bot.tiki import SETUPS, begin, go_on
from tests.bot.world import World
from tests.engines.games import GOLDEN, games, played


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    unpainted(monkeypatch)


async def text_of(den: World, who: simcord.MemberActor) -> str:
    """What somebody gets, who alone can see it."""
    message = heard(await who.slash(den.channel, "privacy export"))
    assert message.content.startswith("This is all that is stored of you, as JSON.")
    (attached,) = message.message.attachments
    assert attached.filename == "fireside.json"
    return (await attached.read()).decode()


async def exported(den: World, who: simcord.MemberActor) -> Any:
    return json.loads(await text_of(den, who))


@games
async def test_a_match_that_is_over_is_exported_whole(
    den: World, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    await lives.begin(den, monkeypatch, key)
    await lives.go_on(den, key, len(played(key, GOLDEN).moves))
    found = await exported(den, den.ada)
    (match,) = found["matches"]
    stored = await den.bot.matches.get(1)
    assert match["deal"] == stored.deal
    moves = [(row["seat"], row["move"]) for row in found["moves"]]
    GAMES[key].replay(match["deal"], moves)
    assert [(each.seat, each.move) for each in stored.moves] == moves
    assert {row["name"] for row in found["people"]} == {"Ada"}
    assert {row["person"] for row in found["seats"]} == {den.ada.id, den.ben.id}


@games
async def test_of_a_match_under_way_nothing_is_told_that_they_may_not_know(
    den: World, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    await lives.begin(den, monkeypatch, key)
    await lives.go_on(den, key, 3)
    match = await den.bot.matches.get(1)
    for who in (den.ada, den.ben):
        text = await text_of(den, who)
        found = json.loads(text)
        (row,) = found["matches"]
        assert (row["deal"], row["salt"]) == (None, None)
        seat = match.seat_of(who.id)
        assert row["sees"]
        for move in found["moves"]:
            assert "salt" not in move
            if move["seat"] == seat:
                assert move["move"] == match.moves[move["ply"]].move
        for salt in (match.salt, *(each.salt for each in match.moves)):
            assert salt is None or salt not in text


async def test_the_setup_of_the_other_is_theirs(den: World) -> None:
    await begin(den)
    await go_on(den, 2)
    for seat, who in enumerate((den.ada, den.ben)):
        own, others = SETUPS[seat], SETUPS[1 - seat]
        text = await text_of(den, who)
        assert own in text
        assert others not in text


async def test_of_others_there_is_nothing_else(den: World) -> None:
    await quick_match(den, den.ada.id, den.ben.id, den.ada.id)
    await quick_match(den, den.ben.id, den.cleo.id, den.cleo.id)
    for one, two in ((den.ada, den.cleo), (den.ben, den.ada), (den.ben, den.cleo)):
        await one.slash(den.channel, "block", person=two)
    await den.ben.slash(den.channel, "away", until="7 days")
    text = await text_of(den, den.ada)
    found = json.loads(text)
    assert "Ben" not in text
    assert "Cleo" not in text
    assert [row["blocked"] for row in found["blocks"]] == [den.cleo.id]
    assert [row["id"] for row in found["matches"]] == [1]
    assert found["absences"] == []
    assert {row["person"] for row in (*found["ratings"], *found["rating_history"])} == {den.ada.id}
    assert len(found["ratings"]) == 2
    found = await exported(den, den.cleo)
    assert found["blocks"] == []
    assert str(den.ada.id) not in json.dumps(found)


async def test_what_moderators_did_is_told_without_who_they_are(den: World) -> None:
    den.guild._guild.owner_id = den.cleo.id
    await den.start_match()
    await den.cleo.slash(den.channel, "moderate end", match=1, note="late")
    (row,) = (await exported(den, den.ada))["moderations"]
    assert (row["moderator"], row["note"]) == (None, "late")
    (row,) = (await exported(den, den.cleo))["moderations"]
    assert (row["moderator"], row["note"]) == (den.cleo.id, "late")


async def test_a_spoilt_match_tells_too_little_rather_than_too_much(den: World) -> None:
    await den.start_match()
    async with den.bot.store._database.transaction() as writer:
        await writer.execute("UPDATE matches SET deal = '{}'")
    await den.restart()
    found = await exported(den, den.ada)
    assert found["matches"][0]["deal"] is None
    assert found["moves"] == []


@pytest.mark.parametrize(("size", "parts"), [(10_000, 1), (1_000, 1), (30, 2)])
def test_a_large_file_is_compressed_and_cut(size: int, parts: int) -> None:
    text = "Ada " * 2_000
    made = files(text, size)
    assert all(len(content) <= size for _, content in made)
    whole = b"".join(content for _, content in made)
    if size == 10_000:
        assert made == [("fireside.json", text.encode())]
    else:
        assert gzip.decompress(whole).decode() == text
        assert len(made) >= parts
    assert len({name for name, _ in made}) == len(made)


async def test_a_large_one_comes_in_pieces(den: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await den.start_match()
    monkeypatch.setattr(sys.modules["bot.commands.privacy"], "FILE", 400)
    result = await den.ada.slash(den.channel, "privacy export")
    messages = [result.response, *result.followups]
    assert len(messages) > 1
    whole = b""
    for number, message in enumerate(messages, start=1):
        assert message
        assert message.ephemeral
        assert f"It is part {number} of {len(messages)}" in message.content
        whole += await message.message.attachments[0].read()
    assert json.loads(gzip.decompress(whole))["person"] == den.ada.id
