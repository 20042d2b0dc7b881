"""Ratings in the database: counted once, in their order, and rebuilt to the same."""

import random
import sqlite3
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.glicko import Rating, rated
from bot.store import EVERYWHERE, Database, Standing, Store, tallying
from bot.store import ratings as queries
from bot.store.matches import end_match
from engines.endings import ABANDONED, AGREED, CALLED_OFF, LEFT, MODERATED, RESIGNED, TIME
from engines.game import Outcome
from tests.store.making import ADA, BEN, CLEO, DAN, GAME, GUILD, NOW, challenged, move, started

OTHER = 11


async def over(
    store: Store,
    winner: int | None,
    first: int = ADA,
    second: int = BEN,
    *,
    reason: str = RESIGNED,
    when: datetime = NOW,
    **other: Any,
) -> int:
    """A rated match that ended; its id."""
    challenge = await challenged(store, first, second, **{"rated": True, **other})
    match = await store.matches.start(challenge, (first, second), {}, when)
    assert match is not None
    seat = None if winner is None else (first, second).index(winner)
    assert await store.matches.end(match, Outcome(seat, reason, (0, 0)), when)
    return match


async def ranking(store: Store, guild: int = GUILD, game: str = GAME) -> list[str]:
    """Each as "rank. person won-drawn-lost"."""
    return [line(each) for each in await store.ratings.page(guild, game, 0, 100)]


def line(each: Standing) -> str:
    account = each.account
    return f"{each.rank}. {each.person} {account.won}-{account.drawn}-{account.lost}"


def everything(database: Database) -> Any:
    async def rows() -> list[list[tuple[Any, ...]]]:
        return [
            [tuple(row) for row in await database.all(f"SELECT * FROM {table}")]  # noqa: S608
            for table in ("ratings", "rating_history")
        ]

    return rows()


@pytest.mark.parametrize("reason", [RESIGNED, TIME, LEFT, MODERATED, "points"])
async def test_a_win_counts_for_both_here_and_everywhere(store: Store, reason: str) -> None:
    match = await over(store, BEN, reason=reason)
    won, lost = rated(Rating(), [(Rating(), 1)]), rated(Rating(), [(Rating(), 0)])
    for guild in (GUILD, EVERYWHERE):
        best, worst = await store.ratings.page(guild, GAME, 0, 10)
        assert (best.person, best.account.rating, best.account.won) == (BEN, won, 1)
        assert (worst.person, worst.account.rating, worst.account.lost) == (ADA, lost, 1)
        assert await store.ratings.course(guild, GAME, ADA, 10) == [(NOW, lost)]
    assert await ranking(store, OTHER) == []
    assert await ranking(store, game="another") == []
    assert not await store.matches.end(match, Outcome(0, RESIGNED, (0, 0)), NOW)
    assert len(await store.ratings.course(GUILD, GAME, ADA, 10)) == 1


async def test_the_last_move_counts_too_and_a_draw_is_half(store: Store) -> None:
    match = await started(store, rated=True)
    assert await move(store, match, 0, Outcome(None, "quiet", (0, 0)))
    await over(store, None, ADA, CLEO, reason=AGREED)
    ada = await store.ratings.standing(GUILD, GAME, ADA)
    assert ada is not None
    assert line(ada) == f"None. {ADA} 0-2-0"
    assert ada.account.rating.rating == 1500


@pytest.mark.parametrize(
    ("reason", "rated"),
    [(CALLED_OFF, True), (ABANDONED, True), (MODERATED, True), (AGREED, False)],
)
async def test_without_a_result_or_casual_it_does_not_count(
    store: Store,
    reason: str,
    rated: bool,  # noqa: FBT001
) -> None:
    await over(store, None, reason=reason, rated=rated)
    assert await ranking(store) == []
    assert await store.ratings.latest(GUILD) is None
    found = await store.ratings.results(GUILD, ADA)
    assert [(each.won, each.rated) for each in found] == [(None, False)] * (reason == AGREED)


async def test_a_match_that_cannot_be_counted_does_not_end(
    store: Store, database: Database
) -> None:
    """Result and ratings are one transaction."""
    match = await started(store, rated=True)
    async with database.transaction() as writer:
        await writer.execute("DROP TABLE rating_history")
    with pytest.raises(sqlite3.OperationalError):
        await store.matches.end(match, Outcome(0, RESIGNED, (0, 0)), NOW)
    stored = await store.matches.get(match)
    assert stored is not None
    assert stored.ended is None
    assert await ranking(store) == []


async def test_who_is_sure_is_ranked_and_the_others_stand_apart(store: Store) -> None:
    for number in range(30):
        await over(store, (ADA, BEN)[number % 2], when=NOW + timedelta(days=number))
    await over(store, CLEO, CLEO, DAN)
    found = await store.ratings.page(GUILD, GAME, 0, 10)
    assert [(each.person, each.rank) for each in found] == [
        (BEN, 1),
        (ADA, 2),
        (CLEO, None),
        (DAN, None),
    ]
    assert found[2].account.rating.rating > found[0].account.rating.rating
    assert [each.person for each in await store.ratings.page(GUILD, GAME, 1, 2)] == [ADA, CLEO]
    assert [each.person for each in await store.ratings.page(GUILD, GAME, 3, 2)] == [DAN]
    assert await store.ratings.page(GUILD, GAME, 4, 2) == []
    assert await store.ratings.size(GUILD, GAME) == 4


async def test_equal_ratings_share_a_rank_across_pages(store: Store, database: Database) -> None:
    await stand(database, [(1, 1700.0), (2, 1600.0), (3, 1600.0), (4, 1600.0), (5, 1500.0)])
    wanted = [(1, 1), (2, 2), (3, 2), (4, 2), (5, 5)]
    for size in range(1, 6):
        found = [
            (each.person, each.rank)
            for first in range(0, 5, size)
            for each in await store.ratings.page(GUILD, GAME, first, size)
        ]
        assert found == wanted
    for person, rank in wanted:
        standing = await store.ratings.standing(GUILD, GAME, person)
        assert standing is not None
        assert standing.rank == rank


async def stand(database: Database, people: Iterable[tuple[int, float]]) -> None:
    """Give people ratings that no match led to."""
    async with database.transaction() as writer:
        await writer.executemany(
            "INSERT INTO ratings VALUES (?, ?, ?, ?, 60.0, 0.06, 0, 5, 0, 5)",
            [(GUILD, GAME, person, rating) for person, rating in people],
        )


async def test_pages_and_ranks_are_looked_up_by_index(database: Database) -> None:
    async def plan(query: str, *values: object) -> list[str]:
        rows = await database.all("EXPLAIN QUERY PLAN " + query, values)
        return [row["detail"] for row in rows]

    everybody = "ratings USING INDEX ranking (guild=? AND game=?)"
    assert await plan(queries.PAGE, GUILD, GAME, 10, 90) == [f"SEARCH {everybody}"]
    assert await plan(queries.SIZE, GUILD, GAME) == [
        f"SEARCH {everybody}".replace("USING", "USING COVERING")
    ]
    own, count, better = await plan(queries.OWN, GUILD, GAME, ADA)
    assert own == "SEARCH ratings USING PRIMARY KEY (guild=? AND game=? AND person=?)"
    assert count.startswith("CORRELATED SCALAR SUBQUERY")
    assert better == (
        "SEARCH better USING COVERING INDEX ranking"
        " (guild=? AND game=? AND provisional=? AND rating>?)"
    )
    for query, values in ((queries.LATEST_IN, (GUILD,)), (queries.LATEST, ())):
        assert not any("TEMP B-TREE" in step for step in await plan(query, *values))
    (course,) = await plan(queries.COURSE, GUILD, GAME, ADA, 300)
    assert course.startswith("SEARCH rating_history USING PRIMARY KEY (guild=? AND game=?")


async def test_two_people_begin_so_many_rated_matches_of_a_game_a_day(store: Store) -> None:
    evening = datetime(2026, 3, 1, 23, 59, tzinfo=UTC)

    async def begun(first: int = ADA, second: int = BEN, **other: Any) -> tuple[bool, bool]:
        when = other.pop("when", evening)
        challenge = await challenged(store, first, second, **{"rated": True, **other})
        number = await store.matches.start(challenge, (second, first), {}, when, rated_a_day=2)
        assert number is not None
        match = await store.matches.get(number)
        assert match is not None
        await store.matches.end(number, Outcome(0, RESIGNED, (0, 0)), when)
        return match.rated, match.capped

    assert await begun() == (True, False)
    assert await begun(rated=False) == (False, False)
    assert await begun(BEN, ADA, guild=OTHER) == (True, False)
    assert await begun() == (False, True)
    assert await begun(BEN, ADA) == (False, True)
    assert await begun(game="another") == (True, False)
    assert await begun(ADA, CLEO) == (True, False)
    assert await begun(when=evening + timedelta(minutes=1)) == (True, False)
    assert await store.ratings.between((ADA, BEN), GAME, evening.replace(hour=0, minute=0)) == 3


async def test_a_match_called_off_is_not_one_of_the_day(store: Store) -> None:
    await over(store, None, reason=CALLED_OFF)
    await started(store, rated=True)
    assert await store.ratings.between((BEN, ADA), GAME, NOW) == 1


async def test_a_rebuild_comes_to_exactly_the_same(store: Store, database: Database) -> None:
    """Also where matches end in another order than they began, and the clock goes back."""
    rng = random.Random(5)
    running: list[tuple[int, int, int]] = []
    for number in range(120):
        first, second = rng.sample(range(1, 9), 2)
        guild, game = rng.choice([GUILD, OTHER]), rng.choice([GAME, "another"])
        casual = {"rated": rng.random() < 0.8}
        match = await started(store, first, second, guild=guild, game=game, **casual)
        running.append((match, first, second))
        if number < 20:
            continue
        match, *_ = running.pop(rng.randrange(len(running)))
        result = Outcome(rng.choice([0, 1, None]), rng.choice([AGREED, CALLED_OFF]), (0, 0))
        when = NOW + timedelta(milliseconds=rng.randrange(-5, 5))
        assert await store.matches.end(match, result, when)
    before = await everything(database)
    assert len(before[1]) > 200
    counted = await store.ratings.recount()
    assert counted == len(before[1]) / 4
    assert await everything(database) == before
    async with database.transaction() as writer:
        await writer.execute("UPDATE ratings SET rating = 1, won = 7")
        await writer.execute("DELETE FROM rating_history WHERE match % 2")
    assert await store.ratings.recount() == counted
    assert await everything(database) == before


@pytest.mark.parametrize("change", ["one more ends", "somebody is called otherwise"])
async def test_a_rebuild_takes_in_what_happens_meanwhile(
    store: Store, database: Database, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    await over(store, ADA)
    await over(store, BEN, BEN, CLEO)
    match = await started(store, rated=True)
    rewrite = tallying.rewrite

    async def meanwhile(writer: Any, *given: Any) -> int:
        if change == "one more ends":
            await end_match(writer, match, Outcome(0, TIME, (0, 0)), NOW)
        else:
            await writer.execute("UPDATE seats SET person = ? WHERE person = ?", (DAN, BEN))
        await writer.commit()
        await writer.execute("BEGIN IMMEDIATE")
        return await rewrite(writer, *given)

    monkeypatch.setattr(queries, "rewrite", meanwhile)
    await store.ratings.recount()
    monkeypatch.undo()
    after = await everything(database)
    assert await store.ratings.recount() == (3 if change == "one more ends" else 2)
    assert await everything(database) == after


async def test_a_rebuild_that_fails_changes_nothing(
    store: Store, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await over(store, ADA)
    before = await everything(database)

    async def fail(*_: Any) -> None:
        raise sqlite3.OperationalError("the disk is full")

    monkeypatch.setattr("bot.store.tallying._write", fail)
    with pytest.raises(sqlite3.OperationalError):
        await store.ratings.recount()
    assert await everything(database) == before


async def test_results_of_a_person_in_a_server(store: Store) -> None:
    await over(store, BEN, when=NOW + timedelta(hours=2))
    await over(store, ADA, CLEO, ADA, when=NOW + timedelta(hours=1), rated=False)
    await over(store, ADA, guild=OTHER)
    await started(store, rated=True)
    found = await store.ratings.results(GUILD, ADA)
    assert [(each.opponent, each.won, each.rated) for each in found] == [
        (CLEO, True, False),
        (BEN, False, True),
    ]


async def test_the_game_rated_last(store: Store) -> None:
    await over(store, ADA, game="another")
    await over(store, ADA)
    await over(store, ADA, game="third", guild=OTHER)
    await over(store, ADA, game="fourth", rated=False)
    assert await store.ratings.latest(GUILD) == GAME
    assert await store.ratings.latest(EVERYWHERE) == "third"
