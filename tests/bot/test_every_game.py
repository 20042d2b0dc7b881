"""Every game that is listed can be read about and played to its end, within Discord's limits."""

import re

import discord
import pytest

from bot.bulletins import BOARD_NAME
from bot.games import TABLES
from bot.post import ALT_TEXT, CONTENT, mention
from engines import GAMES
from render import PAINTERS
from tests.bot.hearing import heard, labels, told
from tests.bot.test_payloads import check_message, messages
from tests.bot.world import World
from tests.engines.games import GOLDEN, games, played
from tests.engines.replay import Played


def test_the_registries_agree() -> None:
    assert list(GAMES) == list(PAINTERS) == list(TABLES)
    for key, game in GAMES.items():
        assert key == game.key == TABLES[key].key
        assert re.fullmatch(r"[a-z0-9_]+", key), "a key stands in the ids of buttons and in files"


@games
async def test_the_rules_are_leafed_through(den: World, key: str) -> None:
    pages = TABLES[key].rules()
    result = await den.cleo.slash(den.channel, "rules", game=key)
    for number, page in enumerate(pages):
        text = den.say(page.key)
        assert 1 <= len(text) <= CONTENT, page.key
        assert told(result) == text
        (picture,) = heard(result).attachments
        assert 1 <= len(picture.description or "") <= ALT_TEXT, page.key
        more = ["Next"] if number < len(pages) - 1 else []
        assert labels(heard(result)) == (["Back"] if number else []) + more
        if more:
            result = await den.cleo.click(heard(result), label="Next")
    assert den.posts() == []


@games
async def test_a_whole_match_is_played_by_typing(
    den: World, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    whole = played(key, GOLDEN)
    monkeypatch.setattr(type(GAMES[key]), "deal", lambda *_: whole.deal)
    await den.ada.slash(den.channel, "challenge", game=key, opponent=den.ben, first="challenger")
    await den.ben.click(den.last, label="Accept")
    for ply, (seat, move) in enumerate(whole.moves):
        await one_move(den, ply, seat, move)
    await check_end(den, whole)
    for message in messages(den.env.http_requests):
        check_message(message)
        assert "went wrong" not in (message.get("content") or "")


async def one_move(den: World, ply: int, seat: int, move: str) -> None:
    """Let the player of ``seat`` type a move; the channel shows it once the turn is complete."""
    before = await den.bot.matches.standpoint(1)
    assert before.ply == ply
    assert seat in before.to_act
    shown = newest_board(den)
    player = den.player(before.match.players[seat])
    await player.slash(den.channel, "move", move=move)
    after = await den.bot.matches.standpoint(1)
    assert [(each.seat, each.move) for each in after.match.moves][ply:] == [(seat, move)]
    board = newest_board(den)
    if after.midway:
        assert board.id == shown.id
        assert stage(board) == stage(shown)
    else:
        assert stage(board) == after.match.stage
        assert [post.id for post in den.with_controls()] == [board.id]


async def check_end(den: World, whole: Played) -> None:
    """The match has ended as its rules say, and the channel hears the verdict."""
    match = await den.bot.matches.get(1)
    outcome = whole.positions[-1].outcome
    assert outcome is not None
    assert match.ended
    assert match.result == outcome

    table, view = TABLES[match.game], whole.positions[-1].view(None)

    def who(seat: int) -> str:
        player, side = mention(match.players[seat]), table.side(view, seat)
        return f"{player} ({side})" if side else player

    verdict = table.verdict(outcome, who, den.say)
    assert newest_board(den).content.endswith(verdict)
    assert [labels(post) for post in den.with_controls()] == [["Rematch"]]


def newest_board(den: World) -> discord.Message:
    return den.boards()[-1]


def stage(board: discord.Message) -> tuple[int, bool]:
    """The ply that a board shows, and whether as the end."""
    name = BOARD_NAME.fullmatch(board.attachments[0].filename)
    assert name
    return int(name["ply"]), bool(name["end"])
