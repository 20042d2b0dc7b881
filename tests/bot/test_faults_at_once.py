"""Two presses at the same moment: one counts, the other is refused, and nothing is doubled."""

import asyncio
from functools import partial
from typing import Any

import pytest

from bot.games.tictactrek_rules import MOVES
from bot.refusals import Refusal
from tests.bot.acts import ACTS, Scene, check_messages, prepare, simplify, told, type_move, whole
from tests.bot.hearing import told as heard
from tests.bot.world import GAME, Result, World


@pytest.fixture(autouse=True)
def simple(monkeypatch: pytest.MonkeyPatch) -> None:
    simplify(monkeypatch)


def private(result: Result) -> list[str]:
    """What only the person who acted reads."""
    messages = [*result.followups, result.response]
    return [each.content for each in messages if each and each.ephemeral and each.content]


@pytest.mark.parametrize("times", [2, 5])
async def test_the_same_move_picked_on_several_devices(den: World, times: int) -> None:
    scene = await prepare(den, ACTS["pick"], "here")
    board, ply = scene.posts()[-1], scene.plies
    press = partial(scene.mover(ply).select, board, [MOVES[ply]], custom_id=f"menu:1:{ply}:0")
    results = await den.at_once(*[press] * times)
    await whole(scene, (ply + 1, False))
    told(scene, (ply + 1, False))
    refusals = [private(result) for result in results]
    assert sorted(map(len, refusals)) == [0] + [1] * (times - 1)
    assert all("out of date" in text for texts in refusals for text in texts)


async def test_a_move_typed_twice_at_once(den: World) -> None:
    scene = await prepare(den, ACTS["type"], "here")
    results = await den.at_once(*[partial(type_move, scene, 3)] * 2)
    await whole(scene, (4, False))
    told(scene, (4, False))
    assert sorted(len(private(result)) for result in results) == [0, 1]


async def test_both_players_act_at_once(den: World) -> None:
    scene = await prepare(den, ACTS["type"], "here")
    first, second = await den.at_once(
        partial(type_move, scene, 3),
        partial(den.ada.slash, scene.channel, "move", move=MOVES[4], match=scene.match),
    )
    stored = await den.bot.matches.get(scene.match)
    assert stored.ply in (4, 5)
    await whole(scene, (stored.ply, False))
    assert scene.boards()[-1] == (stored.ply, False)
    assert private(first) == []
    assert len(private(second)) == (stored.ply == 4)


async def test_two_accept_an_open_challenge_at_once(den: World) -> None:
    await den.ada.slash(den.channel, "challenge", game="tictactrek", first="challenger")
    call = den.last
    results = await den.at_once(
        *(partial(each.click, call, label="Accept") for each in (den.ben, den.cleo, den.ben))
    )
    assert sorted(len(private(result)) for result in results) == [0, 1, 1]
    match = await den.bot.matches.get(1)
    assert match.players[0] == den.ada.id
    with pytest.raises(Refusal):
        await den.bot.matches.get(2)
    scene = Scene(den, den.channel, match=1)
    told(scene, (0, False))
    check_messages(scene, calls=1, open_calls=0)


@pytest.mark.parametrize("first", ["Accept", "Cancel", "Decline"])
async def test_a_challenge_answered_in_several_ways_at_once(den: World, first: str) -> None:
    scene = await prepare(den, ACTS["accept"], "here")
    call = scene.calls()[0]
    acts = {
        "Accept": partial(den.ben.click, call, label="Accept"),
        "Decline": partial(den.ben.click, call, label="Decline"),
        "Cancel": partial(den.ada.click, call, label="Cancel"),
    }
    order = [first, *(name for name in acts if name != first)]
    results = await den.at_once(*(acts[name] for name in order))
    state = (await scene.made()).state
    assert state in ("accepted", "declined", "cancelled")
    assert sorted(len(private(result)) for result in results) == [0, 1, 1]
    check_messages(scene, calls=1, open_calls=0)
    matches = await den.bot.store.matches.running(den.guild.id)
    assert len(matches) == (state == "accepted")
    assert len([post for post in scene.posts() if post.attachments]) == len(matches)


async def test_resigning_twice_and_moving_at_once(den: World) -> None:
    scene = await prepare(den, ACTS["resign"], "here")
    press: Any = partial(den.ben.click, scene.seen[-1], custom_id=f"resign:{scene.match}:yes")
    results = await den.at_once(press, press, partial(type_move, scene, 5))
    stored = await den.bot.matches.get(scene.match)
    await whole(scene, (stored.ply, True))
    assert stored.result is not None
    assert stored.result.winner == 0
    assert scene.boards()[-1] == (stored.ply, True)
    assert scene.boards().count((stored.ply, True)) == 1
    assert any("over" in text for result in results for text in private(result))
    standings = await den.bot.store.ratings.page(den.guild.id, GAME, 0, 10)
    assert [(each.person, each.account.won, each.account.lost) for each in standings] == [
        (den.ada.id, 1, 0),
        (den.ben.id, 0, 1),
    ]


async def test_moves_of_many_matches_at_once(den: World) -> None:
    scenes = [await prepare(den, ACTS["type"], f"table-{number}") for number in range(8)]
    await den.at_once(*(partial(type_move, scene, 3) for scene in scenes for _ in range(2)))
    for scene in scenes:
        await whole(scene, (4, False))
        told(scene, (4, False))


async def test_moves_by_the_book_at_once(den: World) -> None:
    """Without Discord in between: the same ply from many sides."""
    scene = await prepare(den, ACTS["type"], "here")
    match = await den.bot.matches.get(scene.match)
    with den.env.time_context():
        results = await asyncio.gather(
            *(
                den.bot.matches.play(scene.match, match.players[1], MOVES[3], ply=3)
                for _ in range(10)
            ),
            return_exceptions=True,
        )
    refused = [result for result in results if isinstance(result, Refusal)]
    assert len(refused) == 9
    assert {each.code for each in refused} == {"old-board"}
    await whole(scene, (4, False))


async def test_a_press_on_a_board_that_is_just_being_replaced(den: World) -> None:
    scene = await prepare(den, ACTS["pick"], "here")
    stale = partial(den.ada.select, scene.posts()[-1], [MOVES[4]], custom_id="menu:1:4:0")
    _, _, result = await den.at_once(
        partial(type_move, scene, 4), partial(type_move, scene, 5), stale
    )
    stored = await den.bot.matches.get(scene.match)
    assert [move.move for move in stored.moves] == list(MOVES[: stored.ply])
    assert "out of date" in heard(result)
