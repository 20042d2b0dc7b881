# ruff: noqa: S608 - what is planted is made here
"""The integrity check: a sound database passes it, and each fault that is planted is named."""

import asyncio
import re
import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest

from bot.command_line import WRONG, main
from bot.integrity import faults
from bot.store import Store
from engines import GAMES
from tests.bot.kept import make

Sound = tuple[Path, Mapping[str, int]]


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Sound:
    """A sound database, not to be written to, and the ids of its matches."""
    path = tmp_path_factory.mktemp("sound") / "sound.sqlite3"
    return path, asyncio.run(make(path))


def found(path: Path) -> list[str]:
    """The faults of a database."""

    async def look() -> list[str]:
        store = await Store.open(path)
        try:
            return [fault async for fault in faults(store)]
        finally:
            await store.close()

    return asyncio.run(look())


def planted(sound: Sound, path: Path, script: str) -> None:
    """Copy a sound database and spoil it; ``{name}`` in the script is a match's id."""
    whole, ids = sound
    shutil.copy(whole, path)
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA ignore_check_constraints = ON")
        for statement in re.sub(r"\{(\S+?)\}", lambda name: str(ids[name[1]]), script).split(";"):
            database.execute(statement)


def game(which: str, *, has: bool = True) -> str:
    """The first game of which something is so."""
    return next(key for key, each in GAMES.items() if bool(getattr(each, which)) == has)


CHANCE, SURE = game("chance"), game("chance", has=False)
SECRET, OPEN = game("secret"), game("secret", has=False)
DRAWS, DRAWLESS = game("draws"), game("draws", has=False)
FIRST = next(iter(GAMES))
_CHALLENGE = "(SELECT challenge FROM matches WHERE id = {%s})"


def of_match(name: str, what: str) -> str:
    return f"UPDATE matches SET {what} WHERE id = {{{name}}}"


def of_challenge(name: str, what: str) -> str:
    return f"UPDATE challenges SET {what} WHERE id = {_CHALLENGE % name}"


def offered(name: str, kind: str, state: str, ply: str = "NULL") -> str:
    return (
        "INSERT INTO offers (match, kind, seat, ply, state, made)"
        f" VALUES ({{{name}}}, '{kind}', 0, {ply}, '{state}', 0)"
    )


RUNNING = f"{FIRST}-running"
OVER = f"{FIRST}-over"
BOARD = (
    "UPDATE boards SET {} WHERE message = (SELECT max(message) FROM boards WHERE match = {{{}}})"
)
PLANTED = {
    "a value that cannot be": (
        "UPDATE letters SET seat = seat + 5",
        "SQLite finds: CHECK constraint failed in letters.",
    ),
    "a row that belongs to nothing": (
        "INSERT INTO warnings (match, ply, made) VALUES (999, 0, 0)",
        "A row of warnings belongs to no row of matches.",
    ),
    "no match of an accepted challenge": (
        "UPDATE challenges SET state = 'accepted' WHERE id = {open}",
        "was accepted and became 0 matches instead of one",
    ),
    "one player": (
        f"DELETE FROM seats WHERE seat = 1 AND match = {{{RUNNING}}}",
        "is not of two different people",
    ),
    "unreadable": (of_match(RUNNING, "deal = '{'"), "cannot be read"),
    "unknown game": (of_match(RUNNING, "game = 'chess'"), "is of a game that this Fireside"),
    "impossible deal": (of_match(RUNNING, """deal = '{"deal": [7]}'"""), "has a deal that cannot"),
    "illegal move": (
        f"UPDATE moves SET move = 'Z99' WHERE match = {{{OVER}}} AND ply = 2",
        "does not replay: move 3 is not legal there",
    ),
    "move out of turn": (
        f"UPDATE moves SET seat = 1 - seat WHERE match = {{{OPEN}-over}} AND ply = 3",
        "does not replay: move 4 is not legal there",
    ),
    "gap": (
        f"UPDATE moves SET ply = 77 WHERE match = {{{RUNNING}}} AND ply = 5",
        "has moves whose numbers have gaps",
    ),
    "early move": (
        f"UPDATE moves SET played = 1 WHERE match = {{{OVER}}} AND ply = 0",
        "has times that go backwards",
    ),
    "earlier move": (
        f"UPDATE moves SET played = played - 3600000 WHERE match = {{{OVER}}} AND ply = 3",
        "has times that go backwards",
    ),
    "early end": (of_match(OVER, "ended = started - 3600000"), "has times that go backwards"),
    "options": (of_match(RUNNING, """options = '{"colour": "red"}'"""), "has options that its"),
    "no challenge": (of_match(RUNNING, "challenge = NULL"), "came of no challenge"),
    "open challenge": (
        of_challenge(RUNNING, "state = 'declined'"),
        "came of a challenge that was not accepted",
    ),
    "other people": (
        f"UPDATE seats SET person = 99 WHERE seat = 1 AND match = {{{RUNNING}}}",
        "is not of those whom its challenge names",
    ),
    "not as agreed": (of_challenge(RUNNING, "clock = 'days-7'"), "is another one than was agreed"),
    "two rematches": (
        (
        "DROP INDEX one_rematch; INSERT INTO challenges (guild, channel, game, options, first,"
        " challenger, opponent, state, created, expires, rematch) SELECT guild, channel, game,"
        " options, first, challenger, opponent, 'open', created, expires, rematch"
        " FROM challenges WHERE rematch IS NOT NULL"
        ),
        "has more than one rematch",
    ),
    "early rematch": (
        of_challenge("rematch", "rematch = {live}"),
        "goes on though it has a rematch",
    ),
    "rematch of others": (
        of_challenge("rematch", "opponent = 99"),
        "has a rematch of other people",
    ),
    "unknown clock": (of_match(RUNNING, "clock = 'sundial'"), "has a clock that this Fireside"),
    "time after the end": (of_match("resigned", "due = 1"), "has a time that runs out though"),
    "time without a clock": (of_match("clockless", "left = 1"), "has a time that runs out though"),
    "no time": (of_match(RUNNING, "due = NULL, warn = NULL"), "has a clock that neither runs nor"),
    "time twice": (of_match(RUNNING, "left = 1"), "has a clock that neither runs nor"),
    "late warning": (of_match("time", "ended = NULL, reason = NULL, winner = NULL, scores = NULL,"
        " warn = 2, due = 1"), "has a warning that would come too late"),
    "much time": (
        of_match(RUNNING, "due = NULL, warn = NULL, left = 999999999999"),
        "has a clock that stands still and cannot",
    ),
    "live clock": (
        of_match("live", "due = NULL, warn = NULL, left = 1"),
        "has a clock that stands still and cannot",
    ),
    "board ahead": (BOARD.format("ply = 99", RUNNING), "has a board of moves that were not made"),
    "board of no past": (
        BOARD.format("ply = -99", RUNNING),
        "has a board of moves that were not made",
    ),
    "board of an end": (BOARD.format("ended = 1", RUNNING), "has a board of an end that is not"),
    "board of its moment": (BOARD.format("fleeting = 1", OVER), "shows something for a moment"),
    "warning ahead": (
        f"UPDATE warnings SET ply = 99 WHERE match = {{{RUNNING}}}",
        "has a warning in a turn that there was not",
    ),
    "letter ahead": (
        f"UPDATE letters SET ply = 99 WHERE match = {{{SECRET}-running}}",
        "has a letter of moves that were not made",
    ),
    "letter of an end": (
        f"UPDATE letters SET ended = 1 WHERE match = {{{SECRET}-running}}",
        "has a letter of an end though it goes on",
    ),
    "offer in a match that is over": (
        offered("resigned", "call-off", "open"),
        "is over though something is still on offer in it",
    ),
    "agreement in vain": (
        offered("resigned", "call-off", "accepted"),
        "did not end as was agreed in it",
    ),
    "draw without draws": (
        offered(f"{DRAWLESS}-running", "draw", "declined"),
        "has an offer of a draw, which its game does not have",
    ),
    "takeback to nowhere": (
        offered(RUNNING, "takeback", "declined"),
        "has an offer to go back to nowhere",
    ),
    "takeback to the present": (
        offered(RUNNING, "takeback", "open", "6"),
        "has an offer to go back to where it is",
    ),
    "no agreement": (
        "DELETE FROM offers WHERE match = {agreed}",
        "ended by an agreement that there was not",
    ),
    "early winner": (of_match(RUNNING, "winner = 1"), "goes on though it has a result"),
    "no end": (
        of_match(OVER, "ended = NULL, reason = NULL, winner = NULL, scores = NULL"),
        "goes on though by the rules it is over",
    ),
    "other winner": (of_match(OVER, "winner = 1 - winner"), "has another result than the rules"),
    "other reason": (of_match(OVER, "reason = 'resigned'"), "has another result than the rules"),
    "other scores": (of_match(OVER, "scores = '[55, 5]'"), "has another result than the rules"),
    "unknown reason": (
        of_match("resigned", "reason = 'boredom'"),
        "is over though by the rules it goes on",
    ),
    "scores": (of_match("resigned", "scores = '[1, 0]'"), "has scores though it did not end by"),
    "nobody resigned": (of_match("resigned", "winner = NULL"), "does not fit whether somebody won"),
    "abandoned and won": (
        of_match("abandoned", "winner = 0"),
        "has an ending that does not fit whether somebody won",
    ),
    "time of another": (
        of_match("time", "winner = 1 - winner"),
        "was lost on time by somebody who had no time to lose",
    ),
    "time of no clock": (
        of_match("time", "clock = 'none'"),
        "was lost on time by somebody who had no time to lose",
    ),
    "no moderator": ("DELETE FROM moderations", "was ended by a moderator, or not, unlike what"),
    "deal without salt": (of_match(f"{CHANCE}-over", "salt = NULL"), "lacks a salt to a deal or"),
    "move without salt": (
        f"UPDATE moves SET salt = NULL WHERE match = {{{SECRET}-over}}",
        "lacks a salt to a deal or",
    ),
    "deal with salt": (
        of_match(f"{SURE}-over", f"salt = '{'a' * 32}'"),
        "has a salt to something that is not sealed",
    ),
    "move with salt": (
        f"UPDATE moves SET salt = '{'a' * 32}' WHERE match = {{{OPEN}-over}} AND ply = 1",
        "has a salt to something that is not sealed",
    ),
    "a result that does not count": (
        of_match("resigned", "counted = NULL"),
        "counts for the ratings, or does not, unlike its result",
    ),
    "a match that counts too early": (
        of_match("resigned", "ended = NULL, reason = NULL, winner = NULL, scores = NULL"),
        "counts for the ratings, or does not, unlike its result",
    ),
    "a rating": (
        "UPDATE ratings SET rating = rating + 0.01 WHERE guild = 0",
        f"The ratings of {FIRST} in all servers are not those of its matches; `python -m bot",
    ),
    "a count of wins": (
        "UPDATE ratings SET won = won + 1 WHERE guild = 1",
        f"The ratings of {FIRST} in server 1 are not those of its matches",
    ),
    "a rating of nobody": (
        "UPDATE ratings SET person = 999 WHERE person = (SELECT max(person) FROM ratings)",
        "are not those of its matches",
    ),
    "a course": ("UPDATE rating_history SET deviation = 99", "are not those of its matches"),
    "a course cut short": (
        "DELETE FROM rating_history WHERE counted = (SELECT max(counted) FROM rating_history)",
        "are not those of its matches",
    ),
    "no salt": (of_match(f"{CHANCE}-over", "salt = 'pepper'"), "has a salt that is none"),
}  # fmt: skip


def test_a_sound_database_of_every_game_has_no_faults(sound: Sound) -> None:
    path, ids = sound
    assert {f"{key}-over" for key in GAMES} <= set(ids)
    assert found(path) == []


@pytest.mark.parametrize("fault", PLANTED)
def test_each_fault_is_named(sound: Sound, tmp_path: Path, fault: str) -> None:
    script, said = PLANTED[fault]
    path = tmp_path / "spoilt.sqlite3"
    planted(sound, path, script)
    assert any(said in sentence for sentence in found(path)), found(path)


def test_what_was_made_before_there_were_salts_lacks_none(sound: Sound, tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    planted(
        sound,
        path,
        "UPDATE matches SET salt = NULL, clock = 'none', due = NULL, warn = NULL WHERE id < {live};"
        "UPDATE challenges SET clock = 'none' WHERE id <"
        " (SELECT challenge FROM matches WHERE id = {live});"
        "UPDATE matches SET reason = 'resigned' WHERE id = {time};"
        "UPDATE moves SET salt = NULL WHERE match < {live}",
    )
    assert found(path) == []


def test_what_is_said_keeps_what_is_secret(sound: Sound, tmp_path: Path) -> None:
    """Every move and deal spoilt at once: none of them is told."""
    path = tmp_path / "spoilt.sqlite3"
    planted(sound, path, "UPDATE moves SET move = 'SECRET ' || move WHERE ply % 3 = 1")
    assert len(found(path)) >= len(GAMES)
    assert "SECRET" not in str(found(path))


def test_the_check_tells_of_faults(
    sound: Sound,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FIRESIDE_DATABASE", "fireside.sqlite3")
    monkeypatch.setattr("bot.checking._MOST_FAULTS", 3)
    shutil.copy(sound[0], tmp_path / "fireside.sqlite3")
    assert main(("check", "--offline")) == 0
    assert (
        "integrity: every match replays to what is stored of it, and so do the ratings."
        in capsys.readouterr().out
    )
    planted(sound, tmp_path / "fireside.sqlite3", "UPDATE matches SET deal = '{'")
    assert main(("check", "--offline", "--quick")) == 0
    assert "integrity" not in capsys.readouterr().out
    assert main(("check", "--offline")) == WRONG
    told = [line for line in capsys.readouterr().out.splitlines() if "integrity" in line]
    assert told[0] == "wrong  integrity: Match 1 cannot be read."
    assert len(told) == 4
    assert re.fullmatch(r"wrong  integrity: \d+ more faults of the kind\.", told[-1])
