"""The command line: every subcommand, and what it says where something has to be put right."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import aiohttp
import discord
import pytest

from bot import playground
from bot.app import Fireside
from bot.command_line import WRONG, main
from bot.post import PERMISSIONS
from bot.store import Store
from bot.tree import Tree
from tests.bot.terminal import (
    content,
    newer,
    place,  # noqa: F401 - a fixture of every test here
    wrong,
)

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GhIjKl.not-a-real-token-but-shaped-like-one"  # noqa: S105
APPLICATION = "123456789012345678"
COMMANDS = ("run", "check", "playground", "invite", "backup", "rerate", "forget", "export")


def test_the_program_runs_as_a_module(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-m", "bot", "run"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(root), "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stdout) == (WRONG, "")
    assert done.stderr.startswith("No token: put FIRESIDE_TOKEN=…")
    assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_without_its_packages_the_program_says_what_to_do() -> None:
    done = subprocess.run(
        [sys.executable, "-S", "-m", "bot", "run"],
        cwd=Path(__file__).parents[2],
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stdout) == (WRONG, "")
    assert done.stderr.startswith("Fireside's packages are not installed for this Python; run it")
    assert done.stderr.endswith("or make play first.\n")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS)])
def test_help_says_what_each_command_takes(
    command: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main([*command, "--help"])
    assert left.value.code == 0
    text = capsys.readouterr().out
    assert text.startswith(f"usage: {' '.join(('python -m bot', *command))}")
    if not command:
        assert all(name in text for name in COMMANDS)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ((), "COMMAND"),
        (("dance",), "dance"),
        (("backup",), "FILE"),
        (("export",), "MATCH"),
        (("export", "seven"), "seven"),
        (("export", "-1"), "-1"),
        (("export", "0"), "0"),
        (("export", "9" * 30), "9" * 30),
        (("invite", "--application", "0"), "0"),
        (("playground", "--port", "65536"), "65536"),
    ],
)
def test_a_wrong_command_line_is_told_in_a_sentence(
    arguments: tuple[str, ...], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = wrong(capsys, *arguments)
    assert problem in said
    assert "--help" in said


@pytest.mark.parametrize("command", ["run", "invite"])
@pytest.mark.parametrize("token", ["", "   ", "two words", "tökèn", "line\nbreak", "abcde", "x.y"])
def test_without_a_token_that_could_be_one_nothing_is_begun(
    command: str,
    token: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("FIRESIDE_TOKEN", token)
    said = wrong(capsys, command)
    assert "FIRESIDE_TOKEN" in said
    assert not token.strip() or token not in said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (discord.LoginFailure("Improper token has been passed."), "Discord refused the token"),
        (OSError("no route to host"), "Discord cannot be reached: no route to host."),
        (aiohttp.ServerDisconnectedError(), "Discord cannot be reached: Server disconnected."),
        (discord.ClientException("The loop is closed."), "Discord cannot be used"),
    ],
)
def test_run_says_in_a_sentence_why_discord_cannot_be_had(
    error: Exception,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    given: list[str] = []

    async def login(_client: discord.Client, token: str) -> None:
        given.append(token)
        raise error

    monkeypatch.setattr(Fireside, "login", login)
    monkeypatch.setenv("FIRESIDE_TOKEN", TOKEN)
    monkeypatch.setenv("FIRESIDE_LOG_LEVEL", "debug")
    assert main(["run"]) == WRONG
    assert given == [TOKEN]
    output, errors = capsys.readouterr()
    assert errors.splitlines()[-1].startswith(said)
    assert ".." not in errors.splitlines()[-1]
    assert "Traceback" not in errors
    assert TOKEN not in output + errors + caplog.text


def test_a_token_revoked_in_mid_run_is_told_as_such(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Socket:
        close_code = 4004

    async def login(_client: discord.Client, _token: str) -> None:
        socket: Any = Socket()
        raise discord.ConnectionClosed(socket, shard_id=None)

    monkeypatch.setattr(Fireside, "login", login)
    monkeypatch.setenv("FIRESIDE_TOKEN", TOKEN)
    assert wrong(capsys, "run").startswith("Discord refused the token")


def test_run_stops_in_good_order_when_it_is_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Containers and services end a program with SIGTERM."""
    closed: list[bool] = []

    async def login(client: discord.Client, _token: str) -> None:
        await client.setup_hook()
        signal.raise_signal(signal.SIGTERM)
        await asyncio.Event().wait()

    async def nothing(_tree: Tree, _store: Store, *, always: bool) -> None:
        pass

    close = Fireside.close

    async def noted(client: Fireside) -> None:
        await close(client)
        closed.append(True)

    monkeypatch.setattr(Fireside, "login", login)
    monkeypatch.setattr(Fireside, "close", noted)
    monkeypatch.setattr(Tree, "tell_discord", nothing)
    monkeypatch.setenv("FIRESIDE_TOKEN", TOKEN)
    before = signal.getsignal(signal.SIGTERM)
    assert main(["run"]) == 0
    assert closed
    assert signal.getsignal(signal.SIGTERM) is before


def test_run_ends_well_when_the_bot_does(monkeypatch: pytest.MonkeyPatch) -> None:
    async def start(_client: discord.Client, token: str) -> None:
        assert token == TOKEN

    monkeypatch.setattr(Fireside, "start", start)
    monkeypatch.setenv("FIRESIDE_TOKEN", TOKEN)
    assert main(["run"]) == 0


@pytest.mark.parametrize(
    "arguments", [("run",), ("export", "1"), ("playground", "--database", "fireside.sqlite3")]
)
def test_a_newer_database_is_left_alone(
    arguments: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    async def login(client: discord.Client, _token: str) -> None:
        await client.setup_hook()

    monkeypatch.setattr(Fireside, "login", login)
    monkeypatch.setenv("FIRESIDE_TOKEN", TOKEN)
    newer(tmp_path / "fireside.sqlite3")
    before = content(tmp_path / "fireside.sqlite3")
    assert "999" in wrong(capsys, *arguments)
    assert content(tmp_path / "fireside.sqlite3") == before


def test_the_playground_gets_what_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def play_there(
        database: Path | None, *, open_page: bool, port: int | None, language: str
    ) -> int:
        asked.append((database, open_page, port, language))
        return 0

    monkeypatch.setattr(playground, "main", play_there)
    assert main(["playground"]) == 0
    assert main(["playground", "--open", "--port", "8000", "--database", "kept.sqlite3"]) == 0
    assert asked == [(None, False, None, "en"), (Path("kept.sqlite3"), True, 8000, "en")]


def test_the_playground_without_simcord_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "simcord", None)
    said = wrong(capsys, "playground")
    assert "make play" in said
    assert "fireside[" not in said  # which no index has


@pytest.mark.parametrize("command", ["run", "playground"])
def test_help_says_that_a_missing_folder_is_made(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    assert "made, with its folder" in " ".join(capsys.readouterr().out.split())


def test_the_bot_does_not_miss_what_only_voices_need(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(discord.VoiceClient, "warn_nacl", True)
    monkeypatch.setattr(discord.VoiceClient, "warn_dave", True)
    Fireside(tmp_path / "fireside.sqlite3")
    assert caplog.text == ""


@pytest.mark.parametrize("arguments", [("invite",), ("invite", "--application", APPLICATION)])
def test_an_invitation_asks_for_the_least(
    arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if len(arguments) == 1:
        monkeypatch.setenv("FIRESIDE_TOKEN", TOKEN)
    assert main(arguments) == 0
    address = capsys.readouterr().out.strip()
    assert TOKEN not in address
    asked = parse_qs(urlsplit(address).query)
    assert asked["client_id"] == [APPLICATION]
    assert set(asked["scope"][0].split()) == {"bot", "applications.commands"}
    granted = discord.Permissions(int(asked["permissions"][0]))
    least = discord.Permissions(
        view_channel=True,
        send_messages=True,
        send_messages_in_threads=True,
        attach_files=True,
        read_message_history=True,
    )
    assert granted == least | discord.Permissions(create_public_threads=True)
    assert least == discord.Permissions(**dict.fromkeys(PERMISSIONS, True))


def test_a_token_that_names_no_application_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FIRESIDE_TOKEN", "nonsense.of.mine")
    said = wrong(capsys, "invite")
    assert "--application" in said
    assert "nonsense" not in said
