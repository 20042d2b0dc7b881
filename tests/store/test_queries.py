"""What the queries say: what is owed, what is due, and when."""

import logging
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.store import Board, Database, Letter, Store
from bot.store.times import from_ms, to_ms
from engines.game import SEATS
from tests.store.making import (
    ADA,
    BEN,
    CHANNEL,
    CLEO,
    GAME,
    GUILD,
    NOW,
    challenged,
    ended,
    move,
    started,
)


def board(message: int, ply: int = 0, *, ended: bool = False, controls: bool = True) -> Board:
    return Board(message, 0, CHANNEL, ply, ended, controls)


async def owing(store: Store) -> list[int]:
    return [number async for number, _ in store.boards.owing()]


async def test_a_match_is_owed_a_board_for_each_stage(store: Store) -> None:
    match = await started(store)
    assert await owing(store) == [match]
    await store.boards.posted(match, [board(101)])
    assert await owing(store) == []
    assert await move(store, match, 0)
    assert await owing(store) == [match]
    await store.boards.posted(match, [board(102, 1)])
    await store.boards.bare(101)
    assert await owing(store) == []
    over = await ended(store, ADA, ADA, CLEO)
    await store.boards.posted(over, [board(103)])
    assert await owing(store) == [over]
    await store.boards.posted(over, [board(104, ended=True, controls=False)])
    await store.boards.bare(103)
    assert await owing(store) == []


async def test_an_outdated_board_is_owed_a_change_while_it_has_controls(store: Store) -> None:
    match = await started(store)
    boards = [board(101), board(103), board(102, controls=False)]
    await store.boards.posted(match, boards)
    assert await owing(store) == [match]
    assert [each.message for each in await store.boards.outdated(match)] == [101]
    latest = await store.boards.latest(match)
    assert latest is not None
    assert latest.message == 103
    await store.boards.bare(101)
    assert await owing(store) == []


async def test_a_board_in_doubt_is_owed_a_look(store: Store) -> None:
    match = await started(store)
    await store.boards.posted(match, [board(101)])
    await store.boards.sending(match, NOW)
    assert await owing(store) == [match]
    assert await store.boards.in_doubt(match) == NOW
    await store.boards.posted(match, [])
    assert await store.boards.in_doubt(match) is None
    assert await owing(store) == []


async def test_a_board_found_again_stays_as_it_was_written_down(store: Store) -> None:
    match = await started(store)
    await store.boards.posted(match, [board(101), board(102)])
    await store.boards.bare(101)
    await store.boards.posted(match, [board(101), board(103)])
    assert [each.message for each in await store.boards.outdated(match)] == [102]


@pytest.mark.parametrize("number", [0, 1, 2, 3, 5])
async def test_pages_hold_each_once(
    store: Store, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    monkeypatch.setattr("bot.store.database.PAGE", 2)
    matches = [await started(store, ADA, BEN, channel=n) for n in range(number)]
    assert [each async for each in store.boards.owing()] == list(
        zip(matches, range(number), strict=True)
    )
    assert [channel async for _, channel in store.challenges.owing()] == list(range(number))


async def owed_challenges(store: Store) -> list[int]:
    return [number async for number, _ in store.challenges.owing()]


async def test_a_challenge_is_owed_until_its_message_shows_its_state(store: Store) -> None:
    challenge = await challenged(store)
    assert await owed_challenges(store) == [challenge.id]
    await store.challenges.posted(challenge.id, None, "open")  # being sent
    assert await owed_challenges(store) == [challenge.id]
    await store.challenges.posted(challenge.id, 100, "open")
    assert await owed_challenges(store) == []
    assert await store.challenges.settle(challenge.id, "cancelled")
    assert await owed_challenges(store) == [challenge.id]
    await store.challenges.posted(challenge.id, 100, "cancelled")
    assert await owed_challenges(store) == []


async def test_a_challenge_that_never_had_a_message_is_let_go(store: Store) -> None:
    challenge = await challenged(store)
    assert await store.challenges.settle(challenge.id, "expired")
    assert await owed_challenges(store) == [challenge.id]
    await store.challenges.posted(challenge.id, None, "expired")
    assert await owed_challenges(store) == []


async def test_a_challenge_is_due_at_the_very_moment(store: Store) -> None:
    challenge = await challenged(store)
    later = await challenged(store)
    assert await store.challenges.settle(later.id, "declined")
    assert await store.challenges.due(challenge.expires - timedelta(milliseconds=1)) == []
    assert [each.id for each in await store.challenges.due(challenge.expires)] == [challenge.id]
    assert await store.challenges.settle(challenge.id, "expired")


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE matches SET deal = '{'",
        "UPDATE matches SET options = ''",
        "DELETE FROM seats",
        "UPDATE matches SET ended = 1, reason = 'points', scores = NULL",
    ],
)
async def test_a_spoilt_record_hides_no_other(
    store: Store, database: Database, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    spoilt, sound = await started(store), await started(store, ADA, CLEO)
    async with database.transaction() as writer:
        column = "match" if "seats" in damage else "id"
        await writer.execute(f"{damage} WHERE {column} = ?", (spoilt,))
    with caplog.at_level(logging.CRITICAL):
        assert ids(await store.matches.running(GUILD)) == [sound]
    assert await owing(store) == [spoilt, sound]


def ids(matches: Iterable[object]) -> list[int]:
    return [match.id for match in matches]  # type: ignore[attr-defined]


async def test_matches_under_way_by_place_and_person(store: Store) -> None:
    first = await started(store, ADA, BEN)
    second = await started(store, BEN, CLEO, channel=21)
    await started(store, ADA, CLEO, guild=11)
    await ended(store, ADA)
    assert ids(await store.matches.running(GUILD)) == [first, second]
    assert ids(await store.matches.running(GUILD, channel=21)) == [second]
    assert ids(await store.matches.running(GUILD, person=ADA)) == [first]
    assert ids(await store.matches.running(GUILD, channel=21, person=ADA)) == []


async def test_names_are_the_last_ones_seen_in_a_server(store: Store) -> None:
    for guild, name in ((GUILD, "Ada"), (11, "Countess"), (GUILD, "Ada"), (GUILD, "Ada L.")):
        await store.people.saw(guild, ADA, name)
    assert await store.people.names(GUILD, [ADA, BEN]) == {ADA: "Ada L."}
    assert await store.people.names(11, [ADA]) == {ADA: "Countess"}
    assert await store.people.names(GUILD, []) == {}


@given(st.datetimes(datetime(1970, 1, 1), datetime(2200, 1, 1), timezones=st.just(UTC)))  # noqa: DTZ001
def test_times_come_back_to_the_millisecond(time: datetime) -> None:
    stored = from_ms(to_ms(time))
    assert timedelta() <= time - stored < timedelta(milliseconds=1)
    assert stored.tzinfo is UTC
    assert from_ms(to_ms(stored)) == stored


def test_times_of_other_places_are_the_same_moment() -> None:
    there = datetime(2026, 7, 1, 14, 30, tzinfo=timezone(timedelta(hours=5, minutes=30)))
    assert from_ms(to_ms(there)) == there


async def test_a_move_that_is_withdrawn_leaves_the_letters_owed(store: Store) -> None:
    """Another move brings the match to the ply that they show, and it is not what they show."""
    match = await started(store)
    assert await move(store, match, 0)
    for seat in SEATS:
        await store.letters.sending(match, seat)
        letter = Letter(match, seat, 5, 6, "shown", refused=False, told=False)
        await store.letters.shows(letter, (1, False))
    assert [each async for each in store.letters.owing([GAME])] == []
    assert await store.matches.withdraw(match, 0)
    assert await move(store, match, 0)
    assert [each async for each in store.letters.owing([GAME])] == [(match, CHANNEL)]


async def test_only_so_many_names_are_kept_in_mind(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.people._REMEMBERED", 3)
    for person in range(10):
        await store.people.saw(GUILD, person, f"Guest {person}")
    assert len(store.people._seen) == 3
    assert len(await store.people.names(GUILD, range(10))) == 10
