"""Removing somebody's past: nothing of it is left, and nobody else's is another."""

import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.store import EVERYWHERE, Store
from bot.store.personal import TABLES
from tests.store.pasts import ADA, ATTIC, BEN, CLEO, DEN, LATER, NAME, NOW, filled, traces

TELLING = [name for name, table in TABLES.items() if table.theirs is not None]
PRIVACY = Path(__file__).parents[2] / "docs" / "privacy.md"
Rows = dict[str, list[tuple[Any, ...]]]


@pytest.fixture
async def past(path: Path) -> AsyncIterator[Store]:
    """A store in which something of Ada is in every table that can hold it."""
    store = await filled(path)
    yield store
    await store.close()


async def rows(store: Store) -> Rows:
    """All that is stored."""
    return {
        name: [tuple(row) for row in await store._database.all(f"SELECT * FROM {name}")]  # noqa: S608
        for name in TABLES
    }


async def test_every_table_and_column_is_thought_about(store: Store) -> None:
    found = {}
    for row in await store._database.all("SELECT name FROM sqlite_master WHERE type = 'table'"):
        if not row["name"].startswith("sqlite_"):
            columns = await store._database.all(f"PRAGMA table_info({row['name']})")
            found[row["name"]] = {column["name"] for column in columns}
    assert found == {name: set(table.columns) for name, table in TABLES.items()}


@pytest.mark.parametrize("name", TABLES)
def test_every_table_is_explained(name: str) -> None:
    assert re.search(rf"^\| `{name}` \|", PRIVACY.read_text(encoding="utf-8"), re.MULTILINE)


async def test_what_tells_of_somebody_is_exported(past: Store) -> None:
    kept = await past.forgetting.kept(ADA)
    assert {name for name in TELLING if not kept[name]} == set(), "tables without a row of Ada here"
    assert set(kept) == set(TELLING)


async def test_no_row_holds_the_person(past: Store) -> None:
    before = await rows(past)
    await past.forgetting.forget(ADA, LATER)
    after = await rows(past)
    for name, found in after.items():
        assert [row for row in found if ADA in row or NAME in row] == [], name
    for name in ("people", "absences", "drafts", "blocks", "preferences"):
        assert after[name] == [row for row in before[name] if ADA not in row]


async def test_what_is_not_theirs_stays_as_it_is(past: Store) -> None:
    before = await rows(past)
    await past.forgetting.forget(ADA, LATER)
    after = await rows(past)
    for name in ("moves", "settings", "sending"):
        assert after[name] == before[name]
    for name in ("matches", "seats", "boards", "offers"):
        theirs = {1, 2, 4}  # played by Ada, or ended by her as a moderator
        at = TABLES[name].columns.index("id" if name == "matches" else "match")
        assert [row for row in after[name] if row[at] not in theirs] == [
            row for row in before[name] if row[at] not in theirs
        ]


async def test_what_they_play_is_resigned_and_counts(past: Store) -> None:
    before = await past.ratings.standing(DEN, "tictactrek", BEN)
    assert await past.forgetting.forget(ADA, LATER) == [2]
    match = await past.matches.get(2)
    assert match is not None
    assert match.result is not None
    assert (match.result.winner, match.result.reason, match.ended) == (0, "resigned", LATER)
    after = await past.ratings.standing(DEN, "tictactrek", BEN)
    assert before is not None
    assert after is not None
    assert (after.account.won, after.account.lost) == (
        before.account.won + 1,
        before.account.lost,
    )
    for guild in (DEN, EVERYWHERE):
        people = [each.person for each in await past.ratings.page(guild, "tictactrek", 0, 9)]
        assert people
        assert all(person > 0 for person in people)


async def test_challenges_are_settled(past: Store) -> None:
    await past.forgetting.forget(ADA, LATER)
    states = {}
    for number in range(1, 6):
        challenge = await past.challenges.get(number)
        assert challenge is not None
        states[number] = challenge.state, challenge.shown
    assert states == {
        1: ("accepted", None),
        2: ("cancelled", None),
        3: ("declined", None),
        4: ("open", "open"),
        5: ("accepted", "accepted"),
    }


async def test_two_former_players_of_a_match_stay_two(past: Store) -> None:
    await past.forgetting.forget(ADA, LATER)
    await past.forgetting.forget(BEN, LATER)
    players = []
    for number in (1, 2):
        match = await past.matches.get(number)
        assert match is not None
        players.append(set(match.players))
    assert players[0] == players[1]
    assert len(players[0]) == 2
    assert max(players[0]) < 0


async def test_a_recount_comes_out_the_same(past: Store) -> None:
    await past.forgetting.forget(ADA, LATER)
    before = await rows(past)
    assert await past.ratings.recount() == 3
    assert await rows(past) == before


async def test_messages_that_name_them_are_owed_a_change(past: Store) -> None:
    await past.forgetting.forget(ADA, LATER)
    assert [match async for match, _ in past.forgetting.to_retell()] == [1, 2, 4]
    assert [board.message for board in await past.forgetting.boards(1)] == [202, 201]
    erasures = [(each.message, each.guild) for each in await past.forgetting.erasures()]
    assert erasures == [(301, None), (501, DEN), (601, ATTIC), (602, None)]
    assert 1 in [number async for number, _ in past.challenges.owing()]
    assert 1 in [number async for number, _ in past.offers.owing()]
    for board in await past.forgetting.boards(1):
        await past.forgetting.retold(board.message, bare=True)
    assert [match async for match, _ in past.forgetting.to_retell()] == [2, 4]
    assert await past._database.all("SELECT 1 FROM boards WHERE match = 1 AND controls = 1") == []


async def test_no_byte_of_them_is_left_in_the_file(past: Store, path: Path) -> None:
    assert len(traces(path)) >= 4, "else nothing is looked for"
    await past.forgetting.forget(ADA, LATER)
    assert await past.forgetting.wipe()
    assert traces(path) == []
    assert await past.fact("wipe") is None
    await past.close()
    assert traces(path) == []


async def test_a_file_that_is_read_is_wiped_later(past: Store, path: Path) -> None:
    await past._database._writer.execute_fetchall("PRAGMA busy_timeout = 10")
    await past.forgetting.forget(ADA, LATER)
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM people").fetchall()
        assert not await past.forgetting.wipe()
        assert await past.fact("wipe")
    assert await past.forgetting.wipe()
    assert traces(path) == []


async def test_who_is_unknown_can_be_forgotten(past: Store) -> None:
    before = await rows(past)
    assert await past.forgetting.forget(4_321, NOW) == []
    after = await rows(past)
    assert [row for row in after.pop("facts") if row[0] != "wipe"] == before.pop("facts")
    assert after == before


async def test_a_server_goes_with_all_that_is_its_own(past: Store, path: Path) -> None:
    before = await rows(past)
    everywhere = await past.ratings.page(EVERYWHERE, "tictactrek", 0, 9)
    assert await past.forgetting.servers() == [ATTIC, DEN]
    await past.forgetting.forget_server(ATTIC)
    assert await past.forgetting.servers() == [DEN]
    after = await rows(past)
    for name, table in TABLES.items():
        assert not [row for row in after[name] if ATTIC in row or f"out of {ATTIC}" in row]
        if table.guild and name not in ("matches", "rating_history", "ratings"):
            assert after[name] == [row for row in before[name] if ATTIC not in row]
    assert [row[0] for row in after["matches"]] == [1, 2, 3]
    assert {row[0] for row in after["moves"]} == {1, 2}
    assert {row[0] for row in after["seats"]} == {1, 2, 3}
    assert await past.ratings.page(EVERYWHERE, "tictactrek", 0, 9) == everywhere
    history = await rows(past)
    assert await past.ratings.recount() == 2
    assert await rows(past) == history
    assert [number async for number, _ in past.boards.owing()] == [2]
    assert await past.forgetting.wipe()
    assert traces(path, person=ATTIC, name=f"out of {ATTIC}") == []


async def test_who_played_in_a_server_that_is_gone_can_be_forgotten(past: Store) -> None:
    await past.forgetting.forget_server(ATTIC)
    await past.forgetting.forget(CLEO, LATER)
    match = await past.matches.get(3)
    assert match is not None
    assert match.players[1] < 0
    assert await past.ratings.recount() == 2
