"""The log: every event is one line that a program can read, and none holds a secret."""

import io
import json
import logging
import re
import sqlite3
from collections.abc import Callable
from typing import Any

import discord
import pytest

from bot.games.tictactrek_rules import BAG
from bot.logs import FORMATS, Log, begin
from bot.matches import Matches
from bot.store import NewChallenge
from engines import GAMES
from engines.game import IllegalMove
from engines.tictactrek import TicTacTrek
from tests.bot.evening import WRONG, an_evening
from tests.bot.hearing import told
from tests.bot.world import World

Line = dict[str, Any]


def read_text(line: str) -> Line:
    """The facts of a line of logfmt."""
    words = re.findall(r'[a-z_]+=(?:"(?:[^"\\]|\\.)*"|[^\s"=\\]+)(?: |$)', line)
    assert "".join(words) == line, line
    facts = (word.rstrip(" ").partition("=") for word in words)
    return {name: json.loads(fact) if fact.startswith('"') else fact for name, _, fact in facts}


READERS: dict[str, Callable[[str], Line]] = {"text": read_text, "json": json.loads}


def lines(stream: io.StringIO, form: str) -> list[Line]:
    """What was logged, read as programs read it."""
    text = stream.getvalue()
    assert text.endswith("\n")
    found = [READERS[form](line) for line in text.removesuffix("\n").split("\n")]
    assert all({"time", "level", "event", "from"} <= each.keys() for each in found)
    return found


def test_every_form_is_read_here() -> None:
    assert {*READERS} == {*FORMATS}


@pytest.fixture(params=FORMATS)
def form(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def stream(form: str) -> io.StringIO:
    """What is logged in this form, from DEBUG on."""
    stream = io.StringIO()
    begin(logging.DEBUG, form, stream)
    return stream


def test_an_event_is_its_name_and_its_facts(stream: io.StringIO, form: str) -> None:
    Log("bot.tests").info("move", match=3, ply=0, clock=None, said='a "b"\nc=\u2028')
    (line,) = lines(stream, form)
    assert (line["event"], line["level"], line["from"]) == ("move", "info", "bot.tests")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["time"])
    assert (str(line["match"]), str(line["ply"])) == ("3", "0")
    assert line["said"] == 'a "b"\nc=\u2028'
    assert "clock" not in line
    assert stream.getvalue().splitlines() == [stream.getvalue().removesuffix("\n")]


def test_a_fault_is_one_line_with_its_way_and_without_what_was_typed(
    stream: io.StringIO, form: str
) -> None:
    def parse() -> None:
        raise IllegalMove("tiki_setup", text="12 34 55 14 23")

    try:
        try:
            parse()
        except IllegalMove as error:
            raise KeyError("12 34 55 14 23") from error
    except KeyError as error:
        Log("bot.tests").fault("unexpected", error, reference="abcd")
    (line,) = lines(stream, form)
    assert (line["error"], line["level"], line["reference"]) == ("KeyError", "error", "abcd")
    way = r"tests/bot/test_logs\.py:\d+ test_\w+ > KeyError"
    assert re.fullmatch(way + r" after .* > .*:\d+ parse > IllegalMove", line["trace"])
    assert "12 34" not in stream.getvalue()


@pytest.mark.parametrize(
    "error",
    [
        OSError(28, "No space left on device"),
        sqlite3.OperationalError("database is locked"),
        RuntimeError("the cellar is flooded"),
    ],
)
def test_what_the_machine_says_is_told(error: Exception, stream: io.StringIO, form: str) -> None:
    Log("bot.tests").warning("not-answered", error)
    assert lines(stream, form)[0]["text"] == str(error)


def test_of_a_refusal_by_discord_its_numbers_are_told_and_the_fields(
    stream: io.StringIO, form: str
) -> None:
    class Response:
        status, reason = 400, "Bad Request"

    response: Any = Response()
    errors = {"content": {"_errors": [{"code": "X", "message": "“Ada” is not allowed"}]}}
    said = {"code": 50035, "message": "Invalid Form Body", "errors": errors}
    Log("bot.tests").warning("not-answered", discord.HTTPException(response, said))
    (line,) = lines(stream, form)
    assert (str(line["status"]), str(line["code"])) == ("400", "50035")
    assert line["fields"] == "content"
    assert "Ada" not in stream.getvalue()


@pytest.mark.parametrize(
    ("said", "given", "kept"),
    [
        ("item %s on %r, after %.1fs. Discarding", ("tiki-row:1:1234", "Ada", 2.5), "after 2.5s"),
        ("%(who)s waits %(long)d", ({"who": "Ada", "long": 3},), "waits 3"),
        ("Task was never retrieved\nfuture: <Task Ada 1234>", (), "Task was never retrieved"),
        ("Exception in callback play('1234', Ada)", (), "Exception in callback play"),
        (ValueError("1234 Ada"), (), "ValueError"),
    ],
)
def test_of_what_libraries_say_only_the_sentence_and_numbers_are_kept(
    said: Any, given: tuple[Any, ...], kept: str, stream: io.StringIO, form: str
) -> None:
    logging.getLogger("a.library").error(said, *given)
    (line,) = lines(stream, form)
    assert line["event"] == "library"
    assert kept in line["said"]
    assert not re.search("Ada|1234", stream.getvalue())


EVENTS = {
    *("started", "stopping", "stopped", "caught-up"),
    *("challenge-made", "challenge-settled", "match-started", "move", "match-ended"),
}


async def test_a_whole_evening_can_be_read_and_holds_no_secret(
    den: World, stream: io.StringIO, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TicTacTrek, "deal", lambda *_: {"bag": list(BAG)})
    await an_evening(den)
    await den.restart()
    found = lines(stream, form)
    ours = [line for line in found if line["event"] != "library"]
    assert {line["event"] for line in ours if line["level"] == "info"} >= EVENTS
    assert {line["level"] for line in ours} == {"info", "debug"}
    states = {line["state"] for line in ours if line["event"] == "challenge-settled"}
    assert states == {"accepted", "declined", "cancelled", "expired"}
    reasons = [line["reason"] for line in ours if line["event"] == "match-ended"]
    assert sorted(reasons) == ["points", *["resigned"] * 3]
    outcomes = {line["outcome"] for line in ours if line["event"] == "answered"}
    assert outcomes == {"done", "refused"}
    said = stream.getvalue()
    for name in ("Ada", "Ben", "Cleo", "Den", "games", str(den.ada.id), str(den.guild.id)):
        assert not re.search(rf"\b{name}\b", said), name
    for typed in (*WRONG, "N14", "token"):
        assert typed not in said.replace("static token", ""), typed


@pytest.mark.parametrize("game", GAMES)
async def test_a_move_is_logged_without_what_it_is(
    den: World, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot")
    with den.env.time_context():
        made = await den.bot.matches.challenge(
            NewChallenge(
                den.guild.id, den.channel.id, game, {}, "challenger", den.ada.id, den.ben.id
            )
        )
        await den.bot.matches.accept(made.id, den.ben.id)
        standpoint = await den.bot.matches.standpoint(1)
        seat = standpoint.to_act[0]
        move = str(next(iter(standpoint.position.legal_moves(seat))))
        caplog.clear()
        await den.bot.matches.play(1, standpoint.match.players[seat], move)
    (record,) = [each for each in caplog.records if each.name.startswith("bot.")]
    assert record.getMessage() == "event=move match=1 ply=0"


async def test_what_was_not_saved_is_not_logged(
    den: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await den.start_match()
    caplog.set_level(logging.INFO, "bot")
    caplog.clear()
    writer = den.bot.store._database._writer

    async def fail() -> None:
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as patch:
        patch.setattr(writer, "commit", fail)
        with pytest.raises(sqlite3.OperationalError):
            await den.bot.matches.resign(1, den.ada.id)
    assert "match-ended" not in caplog.text
    await den.bot.matches.resign(1, den.ada.id)
    assert caplog.text.count("event=match-ended match=1 reason=resigned") == 1


async def test_a_delivery_that_fails_and_then_does_not_is_logged_twice(
    den: World, stream: io.StringIO, form: str
) -> None:
    await den.start_match()
    den.env.inject_error("POST", "/channels/*/messages", status=500, times=1)
    await den.ada.slash(den.channel, "move", move=await first_move(den))
    await den.env.advance_time(11)
    found = {line["event"]: line for line in lines(stream, form)}
    failed, late = found["delivery-failed"], found["delivered-at-last"]
    assert (failed["what"], str(failed["number"]), str(failed["status"])) == ("board", "1", "500")
    assert failed["level"] == "warning"
    assert (late["what"], str(late["tries"])) == ("board", "2")


async def first_move(den: World) -> str:
    standpoint = await den.bot.matches.standpoint(1)
    return str(next(iter(standpoint.position.legal_moves(standpoint.to_act[0]))))


async def test_an_outage_is_logged_once_with_its_length(
    den: World, stream: io.StringIO, form: str
) -> None:
    with den.env.time_context():
        await den.bot.on_disconnect()
        await den.bot.on_disconnect()
    await den.env.advance_time(90)
    with den.env.time_context():
        await den.bot.on_resumed()
    found = [line for line in lines(stream, form) if "connected" in line["event"]]
    assert [line["event"] for line in found] == ["disconnected", "connected"]
    assert float(found[1]["after_seconds"]) >= 90


async def test_a_reference_leads_to_a_line(
    den: World, stream: io.StringIO, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise ValueError("the rank is 5")

    await den.start_match()
    monkeypatch.setattr(Matches, "play", fail)
    said = told(await den.ada.slash(den.channel, "move", move="N14"))
    reference = said.rpartition(" ")[2].rstrip(".")
    (line,) = [line for line in lines(stream, form) if line.get("reference") == reference]
    assert line["error"] == "ValueError"
    assert "rank" not in stream.getvalue()
