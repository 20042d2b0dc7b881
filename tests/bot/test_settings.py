"""Settings: from the environment, or from a file .env."""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from bot import playground, words
from bot.app import Fireside
from bot.command_line import main
from bot.settings import NAMES, Settings, SettingsError, settings
from tests.bot.terminal import (
    place,  # noqa: F401 - a fixture of every test here
    wrong,
)

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GhIjKl.not-a-real-token-but-shaped-like-one"  # noqa: S105

ROOT = Path(__file__).parents[2]


def test_without_settings_there_are_defaults() -> None:
    assert settings() == Settings("", Path("fireside.sqlite3"), logging.INFO)


def test_a_file_sets_what_the_environment_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".env").write_text(
        "# a comment\nFIRESIDE_TOKEN = 'abc'\nFIRESIDE_DATABASE=kept.sqlite3\n"
        "FIRESIDE_LOG_LEVEL=warning\n"
    )
    assert settings() == Settings("abc", Path("kept.sqlite3"), logging.WARNING)
    monkeypatch.setenv("FIRESIDE_TOKEN", TOKEN)
    assert settings().need_token() == TOKEN


def test_what_is_set_to_nothing_is_not_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Containers pass variables on that nobody has set."""
    (tmp_path / ".env").write_text("FIRESIDE_TOKEN=abc\nFIRESIDE_DATABASE=\nFIRESIDE_LOG_LEVEL\n")
    monkeypatch.setenv("FIRESIDE_TOKEN", "")
    assert settings() == Settings("abc", Path("fireside.sqlite3"), logging.INFO)


def test_a_file_may_carry_the_mark_of_an_editor(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(f"\ufeffFIRESIDE_TOKEN={TOKEN}\r\n".encode())
    assert settings().need_token() == TOKEN


def test_a_file_in_another_encoding_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / ".env").write_text("FIRESIDE_TOKEN=abc\n", encoding="utf-16")
    assert "UTF-8" in wrong(capsys, "run")


def test_a_file_that_cannot_be_read_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def locked(*_arguments: str, **_options: str) -> None:
        raise PermissionError("it is locked")

    monkeypatch.setattr(Path, "read_text", locked)
    assert wrong(capsys, "run") == "The file .env cannot be read: it is locked."


def test_a_line_that_cannot_be_read_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / ".env").write_text("# a comment\nFIRESIDE_LOG_FORMAT json\nFIRESIDE_TOKEN=abc\n")
    assert wrong(capsys, "run") == "Line 2 of the file .env cannot be read; write NAME=value."


def test_a_folder_is_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / ".env").mkdir()
    assert wrong(capsys, "run").startswith("The file .env cannot be read: ")


def test_help_needs_no_settings(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("FIRESIDE_LOG_LEVEL=loud\n")
    with pytest.raises(SystemExit) as left:
        main(["run", "--help"])
    assert left.value.code == 0


def test_every_setting_is_explained_with_its_default() -> None:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    example = {line.partition("=")[0]: at for at, line in enumerate(lines) if line[:1] == "F"}
    assert {*example} == {*NAMES}
    assert all(lines[at - 1].startswith("# ") for at in example.values())
    values = dict(lines[at].split("=", maxsplit=1) for at in example.values())
    assert settings(values) == settings({}), "what stands there is the default"


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("LOG_FORMAT", "xml", "FIRESIDE_LOG_FORMAT must be one of text, json."),
        ("KEEP_DAYS", "-1", "FIRESIDE_KEEP_DAYS must be a number of days from 0 to 3650."),
        ("KEEP_DAYS", "long", "FIRESIDE_KEEP_DAYS must be a number of days from 0 to 3650."),
        ("KEEP_DAYS", "3651", "FIRESIDE_KEEP_DAYS must be a number of days from 0 to 3650."),
        ("METRICS_PORT", "high", "FIRESIDE_METRICS_PORT must be a port from 1 to 65535, or empty."),
        (
            "METRICS_PORT",
            "65536",
            "FIRESIDE_METRICS_PORT must be a port from 1 to 65535, or empty.",
        ),
        (
            "METRICS_PORT",
            "\u0661",
            "FIRESIDE_METRICS_PORT must be a port from 1 to 65535, or empty.",
        ),
    ],
)
def test_a_value_that_cannot_be_is_refused_with_what_can(
    name: str,
    value: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(f"FIRESIDE_{name}", value)
    assert wrong(capsys, "run") == said


def test_figures_are_off_and_then_for_this_machine_only() -> None:
    assert settings({}).metrics_port is None
    chosen = settings({"FIRESIDE_METRICS_PORT": "9464"})
    assert (chosen.metrics_port, chosen.metrics_host) == (9464, "127.0.0.1")
    wide = settings({"FIRESIDE_METRICS_PORT": "9464", "FIRESIDE_METRICS_HOST": "0.0.0.0"})  # noqa: S104
    assert wide.metrics_host == "0.0.0.0"  # noqa: S104


def test_an_unknown_level_is_refused_with_those_there_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FIRESIDE_LOG_LEVEL", "loud")
    assert "DEBUG, INFO, WARNING, ERROR" in wrong(capsys, "run")


def german(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put a second language beside English."""
    english = (words.LOCALES / "en.ftl").read_text(encoding="utf-8")
    (folder / "en.ftl").write_text(english, encoding="utf-8")
    german = "resign-done = Du gibst auf.\nplayground-welcome = Willkommen!\n"
    (folder / "de.ftl").write_text(german, encoding="utf-8")
    monkeypatch.setattr(words, "LOCALES", folder)
    monkeypatch.setenv("FIRESIDE_LANGUAGE", "de")


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    yield
    words._bundle.cache_clear()


def test_the_bot_speaks_the_chosen_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    german(tmp_path, monkeypatch)
    said: list[str] = []

    def ask(client: Fireside) -> None:
        said.append(client.language)

    async def start(client: Fireside, _token: str) -> None:
        ask(client)

    def play_there(*_: Any, language: str, **__: Any) -> int:
        ask(cast(Fireside, playground.fireside(tmp_path / "tried.sqlite3", language)))
        assert playground._welcome(language, kept=False).startswith("Willkommen")
        return 0

    monkeypatch.setattr(Fireside, "start", start)
    monkeypatch.setattr(playground, "main", play_there)
    monkeypatch.setenv("FIRESIDE_TOKEN", TOKEN)
    assert (main(["run"]), main(["playground"])) == (0, 0)
    assert said == ["de", "de"]


def test_an_unknown_language_is_refused_with_those_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    german(tmp_path, monkeypatch)
    monkeypatch.setenv("FIRESIDE_LANGUAGE", "../de")
    assert wrong(capsys, "run") == "FIRESIDE_LANGUAGE must be one of de, en."


def test_a_home_directory_may_be_written_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert settings({"FIRESIDE_DATABASE": "~/kept.sqlite3"}).database == tmp_path / "kept.sqlite3"


def test_a_home_that_nobody_has_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FIRESIDE_DATABASE", "~nobody-of-that-name/kept.sqlite3")
    assert "FIRESIDE_DATABASE" in wrong(capsys, "run")


def test_a_token_is_not_shown() -> None:
    chosen = settings({"FIRESIDE_TOKEN": "abc.def"})
    assert "abc" not in repr(chosen)
    for token in ("abc def", "abc.def", "abc"):
        with pytest.raises(SettingsError) as refused:
            settings({"FIRESIDE_TOKEN": token}).need_token()
        assert "abc" not in str(refused.value)
