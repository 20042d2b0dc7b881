"""The commands in every language, as Discord is told of them."""

import json
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot import words
from bot.app import Fireside
from bot.translating import payloads
from bot.words import FALLBACK
from tests.bot.tongues import BRACKETS, make_languages
from tests.bot.world import World

NAME = re.compile(r"[\w'-]{1,32}")
DESCRIPTION, CHOICE, ALTOGETHER = 100, 100, 8_000


@pytest.fixture
async def commands(tmp_path: Path) -> list[dict[str, Any]]:
    """What Discord is told, in the languages that there are."""
    return await payloads(Fireside(tmp_path / "never-opened.sqlite3").tree)


def parts(command: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """A command with its subcommands, options and choices, each with its kind."""
    yield "command", command
    for option in command.get("options", []):
        if option["type"] in (1, 2):
            yield from parts(option)
            continue
        yield "option", option
        for choice in option.get("choices", []):
            yield "choice", choice


def in_(part: dict[str, Any], field: str, language: str) -> str:
    """A field of a part as it reads where Discord speaks a language."""
    return str((part.get(f"{field}_localizations") or {}).get(language, part[field]))


async def test_what_is_told_fits_discord(commands: list[dict[str, Any]]) -> None:
    for command in commands:
        for locale in map(str, discord.Locale):
            size = 0
            for kind, part in parts(command):
                name = in_(part, "name", locale)
                size += len(name) + len(str(part.get("value", "")))
                if kind == "choice":
                    assert 1 <= len(name) <= CHOICE, name
                    continue
                assert NAME.fullmatch(name), name
                assert name == name.lower(), name
                assert unicodedata.is_normalized("NFC", name)
                described = in_(part, "description", locale)
                assert 1 <= len(described) <= DESCRIPTION, described
                size += len(described)
            assert size <= ALTOGETHER
    for command in commands:
        longest = sum(
            max(map(len, (part.get(field, ""), *part.get(f"{field}_localizations", {}).values())))
            for _, part in parts(command)
            for field in ("name", "description")
        )
        assert longest <= ALTOGETHER, "of each text, Discord counts the longest"


async def test_no_two_are_called_the_same(commands: list[dict[str, Any]]) -> None:
    def apart(found: list[dict[str, Any]]) -> None:
        for locale in map(str, discord.Locale):
            names = [in_(each, "name", locale) for each in found]
            assert len({*names}) == len(names), (locale, names)
        for each in found:
            apart(each.get("options", []))

    apart(commands)


async def test_english_is_what_they_are_called(commands: list[dict[str, Any]]) -> None:
    say = words.Words()
    for command in commands:
        assert say(f"name-{command['name']}") == command["name"]
        for kind, part in parts(command):
            if kind == "option":
                assert say(f"name-option-{part['name']}") == part["name"]


async def test_every_text_is_told_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_languages(tmp_path)
    monkeypatch.setattr(words, "LOCALES", tmp_path)
    told = await payloads(Fireside(tmp_path / "never-opened.sqlite3").tree)
    for command in told:
        for kind, part in parts(command):
            for field in ("name", "description")[: 1 if kind == "choice" else 2]:
                found = part[f"{field}_localizations"]
                assert {*found} == {*BRACKETS} - {FALLBACK}, part[field]
                for language, text in found.items():
                    assert text[0] == BRACKETS[language][0], "it is that of the language"
                    assert text[1:-1] == part[field], "and of the same text"


async def test_discord_is_told_anew_when_a_translation_changes(
    den: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "locales"
    folder.mkdir()
    english = (words.LOCALES / "en.ftl").read_text("utf-8")
    for name in ("en", "pl"):
        (folder / f"{name}.ftl").write_text(english, "utf-8")
    told = await den.bot.store.fact("commands")
    await den.restart()
    assert await den.bot.store.fact("commands") == told
    (folder / "pl.ftl").write_text("command-help = Co umie Fireside\n", "utf-8")
    monkeypatch.setattr(words, "LOCALES", folder)
    await den.restart()
    assert await den.bot.store.fact("commands") != told
    put = [each for each in den.env.http_requests if each.method == "PUT"][-1]
    assert "Co umie Fireside" in json.dumps(put.json, ensure_ascii=False)
