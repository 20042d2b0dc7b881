"""What cannot be in the database, however it is asked for."""

import asyncio
import sqlite3
from datetime import timedelta

import pytest

from bot.store import Database, State, Store
from engines.game import Outcome
from tests.store.making import (
    ADA,
    BEN,
    CLEO,
    NOW,
    challenged,
    ended,
    move,
    new,
    started,
)

WON = Outcome(0, "points", (9, 7))


async def counted(database: Database, table: str) -> int:
    row = await database.one(f"SELECT count(*) AS rows FROM {table}")  # noqa: S608
    assert row is not None
    return int(row["rows"])


async def test_two_that_play_the_same_ply_at_once_play_one_move(store: Store) -> None:
    match = await started(store)
    played = await asyncio.gather(*(move(store, match, 0) for _ in range(8)))
    assert sorted(played) == [False] * 7 + [True]
    found = await store.matches.get(match)
    assert found is not None
    assert found.ply == 1


@pytest.mark.parametrize("ply", [0, 2, 5, -1])
async def test_plies_have_no_gap_and_no_double(store: Store, ply: int) -> None:
    match = await started(store)
    assert await move(store, match, 0)
    assert not await move(store, match, ply)
    assert await move(store, match, 1)


async def test_a_move_cannot_be_put_in_twice_by_any_statement(
    store: Store, database: Database
) -> None:
    match = await started(store)
    assert await move(store, match, 0)
    with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
        async with database.transaction() as writer:
            await writer.execute(
                "INSERT INTO moves (match, ply, seat, move, played) VALUES (?, 0, 1, 'N12', 0)",
                (match,),
            )


async def test_no_move_follows_the_end(store: Store) -> None:
    match = await started(store)
    assert await move(store, match, 0, WON)
    assert not await move(store, match, 1)
    over = await ended(store, CLEO, ADA, CLEO)
    assert not await move(store, over, 0)


async def test_a_move_of_no_match_is_not_stored(store: Store, database: Database) -> None:
    assert not await move(store, 99, 0)
    assert await counted(database, "moves") == 0


async def test_the_last_move_and_the_result_are_one(store: Store) -> None:
    match = await started(store)
    assert await move(store, match, 0, WON)
    found = await store.matches.get(match)
    assert found is not None
    assert (found.result, found.ended, found.stage) == (WON, NOW, (1, True))


async def test_a_match_ends_once(store: Store) -> None:
    match = await started(store)
    ends = [
        store.matches.end(match, Outcome(seat, "resigned", (0, 0)), NOW) for seat in (0, 1, None)
    ]
    assert await asyncio.gather(*ends) == [True, False, False]
    found = await store.matches.get(match)
    assert found is not None
    assert found.result is not None
    assert found.result.winner == 0


async def test_a_challenge_accepted_twice_makes_one_match(store: Store, database: Database) -> None:
    challenge = await challenged(store, ADA, None)
    accepted = await asyncio.gather(
        *(store.matches.start(challenge, (ADA, person), {}, NOW) for person in (BEN, CLEO, BEN))
    )
    assert [match is not None for match in accepted] == [True, False, False]
    assert await counted(database, "matches") == 1
    assert await counted(database, "seats") == 2
    assert await store.matches.of_challenge(challenge.id) == accepted[0]


@pytest.mark.parametrize("state", ["declined", "cancelled", "expired"])
async def test_a_settled_challenge_makes_no_match(store: Store, state: State) -> None:
    challenge = await challenged(store)
    first, match, last = await asyncio.gather(
        store.challenges.settle(challenge.id, state),
        store.matches.start(challenge, (ADA, BEN), {}, NOW),
        store.challenges.settle(challenge.id, "cancelled"),
    )
    assert first
    assert match is None
    assert not last
    found = await store.challenges.get(challenge.id)
    assert found is not None
    assert found.state == state


async def test_an_identical_challenge_is_open_once(store: Store) -> None:
    for opponent in (BEN, None):
        expires = NOW + timedelta(hours=1)
        made = await asyncio.gather(
            *(store.challenges.add(new(ADA, opponent), NOW, expires) for _ in range(3))
        )
        assert [challenge is not None for challenge in made] == [True, False, False]
        first = await store.challenges.open_like(new(ADA, opponent))
        assert first is not None
        assert await store.challenges.settle(first.id, "declined")
        assert await store.challenges.open_like(new(ADA, opponent)) is None
        assert await store.challenges.add(new(ADA, opponent), NOW, expires) is not None


async def test_nobody_plays_against_themselves(store: Store, database: Database) -> None:
    challenge = await challenged(store, ADA, None)
    with pytest.raises(sqlite3.IntegrityError):
        await store.matches.start(challenge, (ADA, ADA), {}, NOW)
    assert await counted(database, "matches") == 0
    found = await store.challenges.get(challenge.id)
    assert found is not None
    assert found.state == "open"


async def test_a_board_of_no_match_is_not_stored(store: Store) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        await store.boards.sending(99, NOW)
