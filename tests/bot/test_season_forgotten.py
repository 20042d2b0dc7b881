"""Somebody is forgotten in the middle of a season: every other figure is as it would have been."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import EVERYWHERE, Store
from engines import GAMES
from tests.bot.recount import replaced, stored
from tests.bot.test_season import GUILDS, PEOPLE, Season, check_profiles, check_tables

HALF, WHOLE = 250, 500
LEAVING = 1
"""Who plays most and best."""


@pytest.fixture
async def season(tmp_path: Path) -> AsyncIterator[Season]:
    store = await Store.open(tmp_path / "season.sqlite3")
    await store._database._writer.execute("PRAGMA synchronous = OFF")  # no power cut is awaited
    yield Season(store, random.Random(11))
    await store.close()


async def standings(season: Season) -> dict[tuple[int, str, int], object]:
    """The account of everybody but who leaves, in every table."""
    found: dict[tuple[int, str, int], object] = {}
    for guild in (*GUILDS, EVERYWHERE):
        for game in GAMES:
            for person in PEOPLE:
                standing = await season.store.ratings.standing(guild, game, person)
                if standing is not None and person != LEAVING:
                    found[guild, game, person] = standing.account
    return found


async def forget(season: Season) -> None:
    """Forget who leaves, and write it down in the plain list, too."""
    ended = await season.store.forgetting.forget(LEAVING, season.now)
    row = await season.store._database.one("SELECT min(person) AS former FROM seats")
    assert row is not None
    former = row["former"]
    theirs = {match.number: match for match in season.running if LEAVING in match.people}
    assert sorted(theirs) == ended
    assert ended
    season.running = [match for match in season.running if match.number not in theirs]
    for number in ended:
        match = theirs[number]
        match.score, match.ended = float(match.people[1] == LEAVING), season.now
        season.over.append(match)
    season.over = replaced(season.over, LEAVING, former)


async def test_every_other_figure_is_as_it_was(season: Season) -> None:
    await season.play(HALF)
    opponents = {
        person for match in season.running if LEAVING in match.people for person in match.people
    }
    before = await standings(season)
    await forget(season)
    after = await standings(season)
    assert {key: after[key] for key in before if key[2] not in opponents} == {
        key: before[key] for key in before if key[2] not in opponents
    }
    await season.play(WHOLE)
    await check_tables(season)
    await check_profiles(season)
    kept = await stored(season.store)
    assert await season.store.ratings.recount() > HALF
    assert await stored(season.store) == kept
