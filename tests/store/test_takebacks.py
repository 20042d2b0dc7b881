"""Takebacks and passed-over offers in the database: all at once or not at all."""

import pytest

from bot.clocks import Timing
from bot.store import Board, Database, Letter, OfferKind, Store, Takeback
from engines.endings import CALLED_OFF
from engines.game import Outcome
from tests.store.making import CHANNEL, NOW, move, started


async def at(store: Store, plies: int) -> int:
    """A match after so many moves; its id."""
    match = await started(store)
    for ply in range(plies):
        assert await move(store, match, ply)
    return match


async def asked(store: Store, match: int, ply: int, seat: int = 0) -> int:
    """An open offer to go back to ``ply``; its id."""
    number = await store.offers.add(match, "takeback", seat, NOW, ply)
    assert number is not None
    return number


async def gone_back(
    store: Store, match: int, upto: int, ply: int, timing: Timing | None = None
) -> None:
    """Take a match of ``upto`` moves back to ``ply``."""
    assert await store.offers.take_back(await asked(store, match, ply), match, upto, timing)


async def state(store: Store, number: int) -> str:
    offer = await store.offers.get(number)
    assert offer is not None
    return offer.state


async def plies(store: Store, match: int) -> int:
    stored = await store.matches.get(match)
    assert stored is not None
    return stored.ply


def board(message: int, ply: int, *, fleeting: bool = False) -> Board:
    return Board(message, 0, CHANNEL, ply, ended=False, controls=True, fleeting=fleeting)


async def owing(store: Store) -> list[int]:
    return [number async for number, _ in store.boards.owing()]


async def test_moves_are_forgotten_with_the_acceptance(store: Store) -> None:
    match, other = await at(store, 4), await at(store, 4)
    number = await asked(store, match, 2)
    assert await store.offers.take_back(number, match, 4)
    assert (await state(store, number), await plies(store, match)) == ("accepted", 2)
    assert await plies(store, other) == 4
    stored = await store.matches.get(match)
    assert stored is not None
    assert stored.takebacks == (Takeback(0, 2),)
    assert [each.move for each in stored.moves] == ["A0", "A1"]
    assert not await store.offers.take_back(number, match, 2)
    assert await move(store, match, 2)


async def test_all_the_way_to_the_beginning(store: Store) -> None:
    match = await at(store, 1)
    await gone_back(store, match, 1, 0)
    assert await plies(store, match) == 0


@pytest.mark.parametrize("why", ["moved on", "over", "declined", "no takeback", "another match"])
async def test_otherwise_nothing_is_forgotten(store: Store, why: str) -> None:
    match = await at(store, 4)
    number = await asked(store, match, 2)
    asked_in, upto = match, 4
    match why:
        case "moved on":
            upto = 3
        case "over":
            assert await store.matches.end(match, Outcome(None, CALLED_OFF, (0, 0)), NOW)
        case "declined":
            assert await store.offers.settle(number, "declined")
        case "no takeback":
            draw = await store.offers.add(match, "draw", 0, NOW)
            assert draw is not None
            number = draw
        case _:
            asked_in = await at(store, 4)
    before = await state(store, number)
    assert not await store.offers.take_back(number, asked_in, upto)
    assert await state(store, number) == before
    assert (await plies(store, match), await plies(store, asked_in)) == (4, 4)


@pytest.mark.parametrize(
    ("kind", "mover", "after"),
    [
        ("draw", 0, "open"),
        ("draw", 1, "lapsed"),
        ("call-off", 0, "open"),
        ("call-off", 1, "lapsed"),
        ("takeback", 0, "lapsed"),
        ("takeback", 1, "lapsed"),
    ],
)
async def test_a_move_passes_over_what_the_other_offers_and_every_takeback(
    store: Store, kind: OfferKind, mover: int, after: str
) -> None:
    match, elsewhere = await at(store, 2 + mover), await at(store, 2)
    number = await store.offers.add(match, kind, 0, NOW, 1)
    untouched = await asked(store, elsewhere, 1)
    assert number is not None
    assert await move(store, match, 2 + mover)
    assert await state(store, number) == after
    assert await state(store, untouched) == "open"


async def test_a_refused_move_passes_nothing_over(store: Store) -> None:
    match = await at(store, 2)
    number = await asked(store, match, 1)
    assert not await move(store, match, 1)
    assert await state(store, number) == "open"


async def test_a_stage_that_comes_again_is_owed_again(store: Store) -> None:
    match = await at(store, 2)
    await store.boards.posted(match, [board(101, 1)])
    await store.boards.posted(match, [board(102, 2)])
    await store.boards.bare(101)
    assert await owing(store) == []
    await gone_back(store, match, 2, 1)
    assert await owing(store) == [match]
    await store.boards.posted(match, [board(103, 1)], 1)
    await store.boards.bare(102)
    assert await owing(store) == []
    assert await move(store, match, 1)
    assert await owing(store) == [match], "another stage than the one of before"


async def test_boards_tell_what_still_holds_of_them(store: Store) -> None:
    match = await at(store, 6)
    await store.boards.posted(match, [board(100 + ply, ply) for ply in range(2, 7)])
    await gone_back(store, match, 6, 5)
    latest = await store.boards.latest(match)
    assert latest is not None
    assert (latest.ply < 0, latest.told) == (True, 5)
    await gone_back(store, match, 5, 3)
    boards = {each.message: each for each in await store.boards.outdated(match)}
    assert {number: (each.ply >= 0, each.told) for number, each in boards.items()} == {
        102: (True, 2),
        **dict.fromkeys((103, 104, 105), (False, 3)),
    }


async def test_a_board_written_down_after_the_takeback_is_of_before_it(store: Store) -> None:
    match = await at(store, 4)
    await gone_back(store, match, 4, 2)
    await store.boards.posted(match, [board(101, 1), board(102, 2), board(104, 4)], 0)
    assert {each.told for each in await store.boards.outdated(match)} == {1, 2}
    latest = await store.boards.latest(match)
    assert latest is not None
    assert (latest.ply < 0, latest.told) == (True, 2)
    assert await owing(store) == [match]


async def test_what_is_fleeting_stays_until_the_match_has_gone_on(store: Store) -> None:
    match = await at(store, 3)
    await store.boards.posted(match, [board(103, 3, fleeting=True)])
    assert await move(store, match, 3)
    await gone_back(store, match, 4, 3)
    await store.boards.posted(match, [board(104, 3)], 1)
    assert await outlasting(store, match) == []
    assert await move(store, match, 3)
    await store.boards.posted(match, [board(105, 4)], 1)
    assert await outlasting(store, match) == [(103, 3)]


async def outlasting(store: Store, number: int) -> list[tuple[int, int]]:
    """The fleeting boards whose moment is over, with the ply up to which they tell."""
    match = await store.matches.get(number)
    assert match is not None
    boards = await store.boards.fleeting(number)
    return [(each.message, each.told) for each in boards if each.outlasts_its_moment(match)]


async def test_what_outlived_a_takeback_is_right_up_to_it(store: Store) -> None:
    match = await at(store, 4)
    await store.boards.posted(match, [board(100, 1), board(110, 4)])
    assert await store.boards.outlived(match, 105) is None
    await gone_back(store, match, 4, 2)
    assert await store.boards.outlived(match, 115) == 2
    await store.boards.posted(match, [board(120, 2)], 1)
    assert [await store.boards.outlived(match, each) for each in (105, 119, 120, 125)] == [
        *(2, 2),
        *(None, None),
    ]


async def test_letters_are_owed_though_the_ply_is_the_same_again(store: Store) -> None:
    match = await at(store, 2)
    for seat in (0, 1):
        await store.letters.sending(match, seat)
        letter = Letter(match, seat, 1, 2, "digest", refused=False, told=False)
        await store.letters.shows(letter, (2, False))

    async def owed() -> list[int]:
        return [number async for number, _ in store.letters.owing(["tictactrek"])]

    assert await owed() == []
    await gone_back(store, match, 2, 1)
    assert await move(store, match, 1)
    assert await owed() == [match]


async def test_a_warning_of_before_does_not_stand_for_one_to_come(
    store: Store, database: Database
) -> None:
    match = await at(store, 4)
    async with database.transaction() as writer:
        await writer.executemany(
            "INSERT INTO warnings (match, ply, made) VALUES (?, ?, 0)",
            [(match, ply) for ply in range(5)],
        )
    await gone_back(store, match, 4, 2, Timing(NOW, NOW))
    rows = await database.all("SELECT ply FROM warnings ORDER BY ply")
    assert [row["ply"] for row in rows] == [0, 1]
    timed = await store.matches.get(match)
    assert timed is not None
    assert (timed.due, timed.warn) == (NOW, NOW)
