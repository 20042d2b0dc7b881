"""Deals and setups are sealed on the boards and opened in the record, and never before."""

import json
import re
from typing import Any

import pytest

from bot.games.tictactrek_rules import MOVES as TREK_MOVES
from engines import GAMES
from engines.commitments import SHOWN, commitment
from engines.record import read, verified
from tests.bot.hearing import heard
from tests.bot.playing import known_deal, play  # noqa: F401 - a fixture of every test here
from tests.bot.tiki import MOVES, SETUPS, begin, board, go_on, letter, type_in
from tests.bot.world import World
from tests.engines.games import games

SEALED = re.compile(rf"-# 🔒 (?P<what>.+), sealed: `(?P<digits>[0-9a-f]{{{SHOWN}}})`")


def sealed(message: Any) -> dict[str, str]:
    """What a board says is sealed, with the digits."""
    return {each["what"]: each["digits"] for each in SEALED.finditer(message.content)}


def everything_sent(den: World) -> str:
    return json.dumps([[entry.path, entry.json] for entry in den.env.http_requests], default=str)


@games
async def test_what_chance_deals_is_sealed_when_a_match_starts(den: World, key: str) -> None:
    await den.ada.slash(den.channel, "challenge", game=key, opponent=den.ben, first="challenger")
    await den.ben.click(den.last, label="Accept")
    match = await den.bot.matches.get(1)
    assert (match.salt is not None) == GAMES[key].chance
    if match.salt is None:
        assert sealed(board(den)) == {}
        return
    assert re.fullmatch(r"[0-9a-f]{32}", match.salt)
    assert sealed(board(den)) == {"The deal": commitment(match.deal, match.salt)[:SHOWN]}
    assert match.salt not in repr(match)


async def test_the_deal_is_sealed_on_the_first_board_and_opened_at_the_end(den: World) -> None:
    await den.start_match()
    await play(den, len(TREK_MOVES) - 1)
    match = await den.bot.matches.get(1)
    assert match.salt is not None
    await den.ada.slash(den.channel, "move", move=TREK_MOVES[-1])
    await den.ben.slash(den.channel, "move", move=TREK_MOVES[-1])
    assert (await den.bot.matches.get(1)).ended
    first, *others = den.boards()
    assert not any(map(sealed, others))
    assert match.salt not in everything_sent(den)
    result = await den.cleo.slash(den.channel, "replay", match=1, **{"as": "record"})
    text = (await heard(result).message.attachments[0].read()).decode()
    record = read(text)
    assert verified(record) == [("the deal", True)]
    assert record.seal is not None
    assert sealed(first) == {"The deal": record.seal.commitment[:SHOWN]}


async def test_a_setup_is_sealed_from_when_it_is_confirmed(den: World) -> None:
    await begin(den)
    assert sealed(board(den)) == {}
    await type_in(den, den.ben, SETUPS[1])
    first = sealed(board(den))
    assert set(first) == {f"<@{den.ben.id}>"}
    assert len(den.boards()) == 1
    await type_in(den, den.ada, SETUPS[0])
    both = sealed(board(den))
    assert len(den.boards()) == 2
    assert set(both) == {f"<@{den.ada.id}>", f"<@{den.ben.id}>"}
    assert first.items() < both.items()
    await type_in(den, den.ada, MOVES[2][1])
    await type_in(den, den.ada, MOVES[3][1])
    assert sealed(board(den)) == {}
    match = await den.bot.matches.get(1)
    salts = [move.salt for move in match.moves]
    assert [salt is not None for salt in salts] == [True, True, False, False]
    assert salts[0] != salts[1]
    assert not any(salt in everything_sent(den) for salt in salts if salt)
    await den.bot.matches.resign(1, den.ben.id)
    assert await den.bot.courier.board(1)
    record = read((await board(den).attachments[-1].read()).decode())
    assert [holds for _, holds in verified(record)] == [True, True]
    shown = {
        f"<@{match.players[record.moves[ply][0]]}>": seal.commitment[:SHOWN]
        for ply, seal in record.sealed.items()
    }
    assert shown == both


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_setup_taken_back_is_sealed_anew(den: World, *, restarted: bool) -> None:
    await begin(den)
    await type_in(den, den.ada, SETUPS[0])
    before = sealed(board(den))
    salt = (await den.bot.matches.get(1)).moves[0].salt
    if restarted:
        await den.restart()
    await den.ada.user.click(letter(den.ada), label="Take back")
    assert sealed(board(den)) == {}
    await type_in(den, den.ada, SETUPS[0])
    after = sealed(board(den))
    assert set(after) == set(before)
    assert after != before
    assert (await den.bot.matches.get(1)).moves[0].salt != salt
    assert salt not in (None, (await den.bot.matches.get(1)).moves[0].salt)


async def test_no_salt_is_told_before_the_end(den: World, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever the players and others look at on the way, and whatever is logged."""
    await begin(den)
    await go_on(den, 6)
    match = await den.bot.matches.get(1)
    salts = [move.salt for move in match.moves if move.salt]
    assert len(salts) == 2
    for who in (den.ada, den.ben, den.cleo):
        await who.slash(den.channel, "board")
        await who.slash(den.channel, "ranks", match=1)
        await who.slash(den.channel, "replay", match=1)
        await who.slash(den.channel, "replay", match=1, **{"as": "record"})
        await who.slash(den.channel, "replay", match=1, **{"as": "gif"})
        await who.autocomplete(den.channel, "replay", "match", "")
    told = everything_sent(den) + caplog.text + repr(match)
    assert not any(salt in told for salt in salts)
