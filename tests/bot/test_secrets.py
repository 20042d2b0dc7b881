"""What must never leave the process: the token, and the order of the tiles in the bag."""

import json
import logging
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot import courier
from bot.games.tictactrek_rules import BAG, MOVES
from bot.logs import begin as log
from bot.matches import Matches
from engines.tictactrek import OPENING, TicTacTrek
from tests.bot.evening import an_evening, mistakes, one_move
from tests.bot.hearing import told
from tests.bot.playing import MOVING
from tests.bot.sealing import telling_nothing
from tests.bot.world import World, world

TOKEN = "simcord.fake.token"  # noqa: S105
RUN = 7
"""So many tiles of the bag in their order are no coincidence."""

Said = list[Any]


@pytest.fixture
def deal(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Settles which bag every match from now on gets."""

    def settle(bag: str) -> None:
        monkeypatch.setattr(TicTacTrek, "deal", lambda *_: {"bag": list(bag)})

    return settle


def tells(text: str) -> str | None:
    """The secret that ``text`` gives away, in whatever way a list may be written."""
    if TOKEN in text:
        return TOKEN
    bare = re.sub(r"[^A-Za-z]", "", text)
    runs = (BAG[start : start + RUN] for start in range(len(BAG) - RUN + 1))
    return next((run for run in runs if run in bare), None)


def sent(den: World) -> str:
    """Everything that went out: texts, alt texts, file names, choices, custom ids."""
    return "\n".join(
        json.dumps([entry.path, entry.params, entry.json, entry.reason], default=str)
        for entry in den.env.http_requests
    )


def logged(caplog: pytest.LogCaptureFixture) -> str:
    """All log lines with their tracebacks, and what their records hold."""
    return caplog.text + "".join(repr(record.args) for record in caplog.records)


def test_the_detector_finds_an_order_however_it_is_written() -> None:
    for written in (BAG, repr(list(BAG)), json.dumps({"bag": list(BAG[9:17])}), " ".join(BAG)):
        assert tells(written)
    assert tells(f"Bot {TOKEN}")
    assert not tells("Still in the bag: M 6, D 6, G 5, F 4, L 2.")


async def test_nothing_tells_in_a_whole_evening(
    den: World, caplog: pytest.LogCaptureFixture, deal: Callable[[str], None]
) -> None:
    deal(BAG)
    log(logging.DEBUG)
    await an_evening(den)
    await den.restart()
    assert den.bot.http.token == TOKEN
    assert tells(sent(den)) is None
    assert tells(logged(caplog)) is None
    for number in (1, 2, 3):
        assert tells(repr(await den.bot.store.matches.get(number))) is None
        assert tells(repr(await den.bot.matches.standpoint(number))) is None


async def test_nothing_tells_when_things_go_wrong(
    den: World,
    caplog: pytest.LogCaptureFixture,
    deal: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal(BAG)
    log(logging.DEBUG)
    monkeypatch.setattr(courier, "RETRIES", (3_600.0,))
    await den.start_match()
    for status in (403, 500):
        den.env.inject_error("POST", "/channels/*/messages", status=status, times=1)
        ply = (await den.bot.matches.get(1)).ply
        await (den.ada, den.ben)[ply % 2].slash(den.channel, "move", move=MOVES[ply])
        den.env.inject_error("PATCH", "/channels/*/messages/*", status=status, times=1)
        await den.ada.slash(den.channel, "board")

    async def fail(*_arguments: Any) -> None:
        raise RuntimeError("the cellar is flooded")

    with monkeypatch.context() as patch:
        patch.setattr(Matches, "play", fail)
        said = told(await den.ada.slash(den.channel, "move", move=MOVES[2]))
        assert said.startswith("Sorry, something went wrong on my side")
        assert "cellar" not in sent(den)
        reference = said.rpartition(" ")[2]
        assert reference in caplog.text
        assert "the cellar is flooded" in caplog.text
    assert "delivery-refused" in caplog.text
    assert "delivery-failed" in caplog.text
    assert tells(sent(den)) is None
    assert tells(logged(caplog)) is None


async def test_without_the_care_of_the_log_a_library_would_tell(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, deal: Callable[[str], None]
) -> None:
    """That is why the log is set up as it is; when this fails, it can be simpler."""
    deal(BAG)
    caplog.set_level(logging.DEBUG, "aiosqlite")
    async with world(tmp_path / "told.sqlite3") as den:
        await den.start_match()
    assert tells(logged(caplog))


async def record(path: Path, plies: int, caplog: pytest.LogCaptureFixture) -> list[Said]:
    """All that anybody can see of a match, ply by ply, up to the board of ply ``plies``."""
    said: list[Said] = []
    caplog.clear()
    with telling_nothing():
        async with world(path) as den:
            await den.start_match()
            seen = 0
            for ply in range(plies + 1):
                mover, other = (den.ada, den.ben) if ply % 2 == 0 else (den.ben, den.ada)
                await mistakes(den, mover, other)
                requests = den.env.http_requests
                said.append(
                    [
                        [(each.method, each.path, each.json) for each in requests[seen:]],
                        await den.last.attachments[0].read(),
                        [(line.name, line.getMessage()) for line in caplog.records],
                    ]
                )
                seen = len(requests)
                caplog.clear()
                if ply < plies:
                    await one_move(den, mover, MOVES[ply], by_menu=ply % 3 == 0 or ply == MOVING)
    return said


def twin(ply: int) -> str:
    """A bag that differs from the known one in what is behind the tile drawn at ``ply``."""
    drawn = len(OPENING) + ply + 1
    known, rest = BAG[:drawn], BAG[drawn:]
    turned = next(rest[n:] + rest[:n] for n in range(1, len(rest)) if rest[n] != rest[0])
    return known + turned


async def test_matches_that_differ_in_the_undrawn_bag_look_the_same(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, deal: Callable[[str], None]
) -> None:
    log(logging.DEBUG)
    deal(BAG)
    known = await record(tmp_path / "known.sqlite3", 22, caplog)
    for ply in (0, 7, 15, MOVING):
        deal(twin(ply))
        other = await record(tmp_path / f"{ply}.sqlite3", ply, caplog)
        assert other == known[: ply + 1]


async def test_once_the_difference_is_drawn_it_is_seen(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, deal: Callable[[str], None]
) -> None:
    """So the comparison above would notice."""
    deal(BAG)
    known = await record(tmp_path / "known.sqlite3", 1, caplog)
    deal(twin(0))
    other = await record(tmp_path / "other.sqlite3", 1, caplog)
    assert known[0] == other[0]
    for mine, theirs in zip(known[1][:2], other[1][:2], strict=True):
        assert mine != theirs
