"""``python -m bot check``: it says what is wrong and what would be right, and changes nothing."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import pytest

import bot.checking
from bot.command_line import WRONG, main
from tests.bot.discord_here import GUILD, TOKEN, application, discord_here
from tests.bot.terminal import (
    content,
    newer,
    place,  # noqa: F401 - a fixture of every test here
    played,
)

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)


def checked(
    capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0
) -> dict[str, tuple[str, str]]:
    """Run the check; by thing what mark it got and what was said of it."""
    assert main(("check", *arguments)) == code
    output, errors = capsys.readouterr()
    assert errors == ""
    found = {}
    for line in output.splitlines():
        mark, said = line[:5].strip(), line[7:]
        assert mark in {"ok", "note", "wrong"}, line
        thing, _, text = said.partition(": ")
        assert text
        found[thing] = mark, text
    assert (code == WRONG) == any(mark == "wrong" for mark, _ in found.values())
    return found


def test_where_nothing_is_yet_nothing_is_wrong_and_nothing_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = checked(capsys, "--offline")
    assert list(found) == ["settings", "texts", "pictures", "database"]
    assert "there is no fireside.sqlite3 yet" in found["database"][1]
    assert list(tmp_path.iterdir()) == []


def test_a_database_is_looked_at_and_left_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "fireside.sqlite3"
    asyncio.run(played(path, 3))
    before = content(path)
    found = checked(capsys, "--offline")
    assert found["database"] == ("ok", "fireside.sqlite3 is whole and ours.")
    assert found["matches"] == ("ok", "1 under way, 0 ended.")
    assert content(path) == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_database_in_use_is_looked_at_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "fireside.sqlite3"
    asyncio.run(played(path, -3))
    with closing(sqlite3.connect(path)) as used:
        used.execute("BEGIN IMMEDIATE")
        assert checked(capsys, "--offline")["matches"] == ("ok", "0 under way, 1 ended.")


def spoil(path: Path) -> None:
    """Overwrite the middle of a database."""
    data = bytearray(path.read_bytes())
    for page in range(4096, len(data), 4096):
        data[page : page + 64] = b"\xff" * 64
    path.write_bytes(data)


def damaged(path: Path) -> None:
    asyncio.run(played(path, 1))
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    spoil(path)


def scribbled_over(path: Path) -> None:
    asyncio.run(played(path, 1))
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    path.write_bytes(path.read_bytes().replace(b"CREATE TABLE p", b"CREATE TABLE \xe9"))


def with_a_gap(path: Path) -> None:
    asyncio.run(played(path, 1))
    with closing(sqlite3.connect(path)) as database:
        database.execute("DROP TABLE offers")


def another(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE recipes (name)")


def of_an_unknown_game(path: Path) -> None:
    asyncio.run(played(path, 1))
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE matches SET game = 'chess'")
        database.commit()


def no_database(path: Path) -> None:
    path.write_text("dear diary " * 500)


def in_a_file(_path: Path) -> None:
    Path("a file").write_text("")
    os.environ["FIRESIDE_DATABASE"] = "a file/fireside.sqlite3"


@pytest.mark.parametrize(
    ("spoilt", "thing", "said"),
    [
        (damaged, "database", "restore a backup"),
        (scribbled_over, "database", "restore a backup"),
        (with_a_gap, "database", "no such table: offers). Stop the bot and restore a backup"),
        (another, "database", "belongs to another program. Name another file."),
        (newer, "database", "Run the version that wrote it, or a newer one."),
        (no_database, "database", "file is not a database). Stop the bot and restore a backup"),
        (Path.mkdir, "database", "fireside.sqlite3 is a folder; name a file"),
        (in_a_file, "database", "a file is no folder"),
        (of_an_unknown_game, "matches", "of chess, which this Fireside does not know"),
    ],
    ids=lambda each: getattr(each, "__name__", ""),
)
def test_what_is_wrong_with_a_database_is_told(
    spoilt: Any,
    thing: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("FIRESIDE_DATABASE", "fireside.sqlite3")
    spoilt(tmp_path / "fireside.sqlite3")
    mark, text = checked(capsys, "--offline", code=WRONG)[thing]
    assert mark == "wrong"
    assert said in text
    assert "copy" not in text


def test_a_place_that_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "access", lambda where, _mode: where != tmp_path)  # root may all
    mark, text = checked(capsys, "--offline", code=WRONG)["database"]
    assert (mark, text.partition(" cannot")[0]) == ("wrong", str(tmp_path))


def test_a_misspelt_setting_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / ".env").write_text("FIRESIDE_DATABSE=x\nSOMETHING_ELSE=y\n")
    found = checked(capsys, "--offline", code=WRONG)
    assert found["settings"] == (
        "wrong",
        "FIRESIDE_DATABSE is none; FIRESIDE_DATABASE is meant, probably.",
    )


@pytest.mark.parametrize(
    ("broken", "thing", "said"),
    [
        ("Words", "texts", "bot/locales"),
        ("picture", "pictures", "cannot be drawn"),
        ("open_fonts", "pictures", "cannot be drawn"),
    ],
)
def test_an_installation_that_is_not_whole_is_told(
    broken: str,
    thing: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise OSError("cannot open resource")

    with monkeypatch.context() as patch:
        patch.setattr(bot.checking, broken, fail)
        if broken == "Words":
            patch.setattr(bot.checking, "CHECKS", (bot.checking._texts,))
            patch.setattr("bot.command_line.CHECKS", (bot.checking._texts,))
        assert said in checked(capsys, "--offline", code=WRONG)[thing][1]


async def asked(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    *,
    code: int = 0,
    token: str = TOKEN,
    **said: Any,
) -> tuple[dict[str, tuple[str, str]], list[str]]:
    """Run the check against a Discord that says these things; what was found and asked."""
    monkeypatch.setenv("FIRESIDE_TOKEN", token)
    monkeypatch.setattr("bot.command_line.CHECKS", ())
    async with discord_here(**said) as here:
        monkeypatch.setattr(discord.http.Route, "BASE", f"{here.address}/api")
        found = await asyncio.to_thread(checked, capsys, code=code)
    assert TOKEN not in str(found)
    assert all(each.startswith("GET ") for each in here.asked), "Discord is only asked"
    return found, here.asked


def guild(number: int, may: discord.Permissions = NEEDED) -> dict[str, Any]:
    """A server as the list of them has it."""
    return {"id": str(int(GUILD) + number), "name": f"Den {number}", "permissions": str(may.value)}


async def test_discord_is_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    may_all = discord.Permissions(administrator=True)
    found, _ = await asked(monkeypatch, capsys, guilds=[guild(1), guild(2, may_all)])
    assert found == {
        "token": ("ok", "it is that of Fireside."),
        "application": ("ok", "nothing there is in the way."),
        "servers": ("ok", "2, and it may do in each what it needs."),
    }


async def test_without_a_token_discord_is_not_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found, asked_for = await asked(monkeypatch, capsys, code=WRONG, token="")
    assert "put FIRESIDE_TOKEN=…" in found["token"][1]
    assert asked_for == []


async def test_a_token_that_discord_refuses_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found, _ = await asked(monkeypatch, capsys, code=WRONG, token=TOKEN[:-1])
    assert found["token"][0] == "wrong"
    assert "copy it again" in found["token"][1]


async def test_a_discord_that_is_out_of_order_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found, _ = await asked(monkeypatch, capsys, code=WRONG, broken=True)
    assert found["discord"][0] == "wrong"


@pytest.mark.parametrize(
    ("changes", "mark", "said"),
    [
        ({"interactions_endpoint_url": "https://x"}, "wrong", "Interactions Endpoint URL"),
        ({"bot_require_code_grant": True}, "wrong", "OAuth2 Code Grant"),
        ({"flags": 1 << 19 | 1 << 14}, "note", "intent Server Members, Message Content and needs"),
    ],
)
async def test_an_application_that_is_set_up_otherwise_is_told(
    changes: dict[str, Any],
    mark: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    code = WRONG if mark == "wrong" else 0
    found, _ = await asked(monkeypatch, capsys, code=code, application=application(**changes))
    assert found["application"][0] == mark
    assert said in found["application"][1]


async def test_where_the_roles_lack_something_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    less = discord.Permissions(NEEDED.value)
    less.attach_files = False
    guilds = [guild(number, less if number == 250 else NEEDED) for number in range(1, 300)]
    found, asked_for = await asked(monkeypatch, capsys, guilds=guilds)
    mark, text = found["servers"]
    assert mark == "note"
    assert "in 1 of 299" in text
    assert "Den 250 (attach files)" in text
    assert asked_for.count("GET /users/@me/guilds") == 2


async def test_a_bot_in_no_server_hears_how_to_add_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found, _ = await asked(monkeypatch, capsys)
    assert found["servers"][0] == "note"
    assert "python -m bot invite" in found["servers"][1]
