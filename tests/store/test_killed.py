"""A bot that is killed a hundred times at any moment loses no move and plays none twice."""

import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from engines import GAMES

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")

KILLS = 100
ROOT = Path(__file__).parents[2]

Moves = dict[int, dict[int, str]]
"""Moves by match and ply."""


class Players:
    """The program that plays, and what it has said so far."""

    def __init__(self, program: subprocess.Popen[str]) -> None:
        self._program = program
        self.acknowledged: Moves = defaultdict(dict)

    def kill(self, seed: int, after: int) -> None:
        """Let a player play, and kill it when it has said so many moves."""
        assert self._program.stdin is not None
        self._program.stdin.write(f"{seed}\n")
        self._program.stdin.flush()
        player, said = None, 0
        while player is None or said < after:
            line = self._line()
            if line[0] == "player":
                player = int(line[1])
            else:
                said += self._note(line)
        os.kill(player, signal.SIGKILL)
        while (line := self._line())[0] != "dead":
            self._note(line)
        assert line[1] == str(-signal.SIGKILL), "it was still playing when it was killed"

    def _line(self) -> list[str]:
        assert self._program.stdout is not None
        line = self._program.stdout.readline()
        assert line, "the program has ended"
        return line.split()

    def _note(self, line: list[str]) -> int:
        match, ply, *move = line
        plies = self.acknowledged[int(match)]
        assert int(ply) not in plies, "a ply was acknowledged twice"
        plies[int(ply)] = " ".join(move)
        return 1


@contextmanager
def players(path: Path) -> Iterator[Players]:
    command = [sys.executable, "-m", "tests.store.player", str(path)]
    with subprocess.Popen(  # noqa: S603 - our own program
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    ) as program:
        yield Players(program)


def stored(database: sqlite3.Connection) -> Moves:
    """Every move in the database; plies count from 0 without a gap or a double."""
    moves: Moves = defaultdict(dict)
    for match, ply, move in database.execute("SELECT match, ply, move FROM moves ORDER BY 1, 2"):
        assert ply == len(moves[match]), f"match {match} has a gap or a double at ply {ply}"
        moves[match][ply] = move
    return moves


def check_match(database: sqlite3.Connection, match: int) -> bool:
    """Replay a match; True when it is over. Its result is stored if and only if the rules say."""
    game, deal, ended, winner, reason, scores = database.execute(
        "SELECT game, deal, ended, winner, reason, scores FROM matches WHERE id = ?", (match,)
    ).fetchone()
    moves = database.execute(
        "SELECT seat, move FROM moves WHERE match = ? ORDER BY ply", (match,)
    ).fetchall()
    outcome = GAMES[game].replay(json.loads(deal), moves).outcome
    assert (ended is None) == (outcome is None)
    if outcome is not None:
        assert (winner, reason, tuple(json.loads(scores))) == (
            outcome.winner,
            outcome.reason,
            outcome.scores,
        )
    return outcome is not None


def check(path: Path, acknowledged: Moves, over: set[int]) -> None:
    """Look through the database as a kill has left it; matches in ``over`` were seen to the end."""
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []
        if database.execute("PRAGMA user_version").fetchone() == (0,):
            assert not acknowledged, "the tables are gone"
            return
        moves = stored(database)
        for match, plies in acknowledged.items():
            assert plies.items() <= moves[match].items(), f"match {match} lost a move"
        for match in set(moves) - over:
            if check_match(database, match):
                over.add(match)


def test_a_bot_killed_a_hundred_times_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "fireside.sqlite3"
    rng = random.Random(2026)
    over: set[int] = set()
    with players(path) as playing:
        for kill in range(KILLS):
            playing.kill(seed=kill, after=rng.choice((0, 0, 1, 2, rng.randrange(100))))
            check(path, playing.acknowledged, over)
    assert len(over) > 3, "some matches came to their end meanwhile"
    assert sum(map(len, playing.acknowledged.values())) > 1_000
