"""Everything that the bot sends in an evening, held against what Discord accepts."""

import json
import os
import re
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from simcord.types import HttpLogEntry

from engines.game import SEATS
from tests.bot.evening import an_evening
from tests.bot.lits import an_hour_of_lits
from tests.bot.order import an_hour_of_order
from tests.bot.playing import known_deal  # noqa: F401 - a fixture of every test here
from tests.bot.tiki import an_hour_of_tiki
from tests.bot.world import in_time, world

DESCRIPTION = Path(
    os.environ.get("FIRESIDE_OPENAPI")
    or Path(__file__).parents[3] / "shared" / "discord-openapi.json"
)
"""Discord's own description of its API, which is checked against where somebody put it."""
MESSAGE = ("content", "components", "attachments", "embeds")
BUTTON, MENU, ROLES = 2, 3, 6
SUBCOMMAND = 1
FORM = 9
"""The answer to a press that opens a form."""
OPTIONS = 25
FILE = 10 * 1024 * 1024


_requests: list[HttpLogEntry] = []


@pytest.fixture
async def requests(tmp_path: Path) -> list[HttpLogEntry]:
    """All that the bot asked of Discord in one evening, the same for every test here."""
    if not _requests:
        async with world(tmp_path / "evening.sqlite3") as den, in_time(den):
            await an_evening(den)
            await an_hour_of_lits(den)
            await an_hour_of_tiki(den)
            await an_hour_of_order(den)
            assert all(each.size <= FILE for post in den.boards() for each in post.attachments)
            _requests.extend(den.env.http_requests)
    return _requests


def messages(requests: list[HttpLogEntry]) -> Iterator[dict[str, Any]]:
    """Every message that was sent, or changed, in whatever way."""
    for entry in requests:
        if isinstance(entry.json, dict) and entry.json.get("type") != FORM:
            found = entry.json.get("data", entry.json)
            if isinstance(found, dict) and any(key in found for key in MESSAGE):
                yield found


def autocompletions(requests: list[HttpLogEntry]) -> Iterator[list[dict[str, Any]]]:
    """Every list of choices that was offered."""
    for entry in requests:
        if isinstance(entry.json, dict) and entry.json.get("type") == 8:
            yield entry.json["data"]["choices"]


def forms(requests: list[HttpLogEntry]) -> Iterator[dict[str, Any]]:
    """Every form that was shown."""
    for entry in requests:
        if isinstance(entry.json, dict) and entry.json.get("type") == FORM:
            yield entry.json["data"]


def commands(requests: list[HttpLogEntry]) -> list[dict[str, Any]]:
    """The commands as Discord was told of them."""
    (told,) = (each.json for each in requests if each.path.endswith("/commands"))
    assert isinstance(told, list)
    return told


def check_message(message: dict[str, Any]) -> None:
    assert len(message.get("content") or "") <= 2_000
    assert message.get("content") or message.get("attachments") or "content" not in message
    assert len(message.get("embeds") or []) == 0
    if message.get("content"):
        assert message["allowed_mentions"]["parse"] == []
        assert len(message["allowed_mentions"].get("users", [])) <= len(SEATS)
    for attached in message.get("attachments") or []:
        name = attached["filename"]
        assert re.fullmatch(r"[a-z0-9_-]+\.(png|gif)|record\.txt|fireside\.json", name)
        assert name in ("record.txt", "fireside.json") or 1 <= len(attached["description"]) <= 1_024
    rows = message.get("components") or []
    assert len(rows) <= 5
    parts = [part for row in rows for part in row.get("components", ())]
    for row in rows:
        kinds = [part["type"] for part in row.get("components", ())]
        assert kinds in ([MENU], [ROLES]) or (set(kinds) == {BUTTON} and len(kinds) <= 5)
    for part in parts:
        assert 1 <= len(part["custom_id"]) <= 100
        check_button(part) if part["type"] == BUTTON else check_menu(part)
    assert len({part["custom_id"] for part in parts}) == len(parts)


def check_button(button: dict[str, Any]) -> None:
    assert 1 <= len(button["label"]) <= 80


def check_menu(menu: dict[str, Any]) -> None:
    assert 1 <= len(menu["placeholder"]) <= 150
    if menu["type"] == ROLES:
        return  # Discord lists what there is
    assert 1 <= len(menu["options"]) <= OPTIONS
    assert len({option["value"] for option in menu["options"]}) == len(menu["options"])
    for option in menu["options"]:
        assert 1 <= len(option["label"]) <= 100
        assert 1 <= len(option["value"]) <= 100
        assert 1 <= len(option.get("description") or "-") <= 100


def check_form(form: dict[str, Any]) -> None:
    assert 1 <= len(form["title"]) <= 45
    assert 1 <= len(form["custom_id"]) <= 100
    for part in form["components"]:
        assert 1 <= len(part["label"]) <= 45
        assert 1 <= len(part["component"]["custom_id"]) <= 100
        assert len(part["component"].get("placeholder") or "") <= 100


def check_command(command: dict[str, Any]) -> None:
    """Names, descriptions and choices, and all texts of a command together."""
    assert texts_of(command) <= 8_000


def texts_of(command: dict[str, Any]) -> int:
    """The length of all texts of a command, each of which is checked."""
    total = 0
    options = command.get("options", [])
    assert len(options) <= OPTIONS
    total += sum(texts_of(each) for each in options if each["type"] == SUBCOMMAND)
    for each in (command, *options):
        assert re.fullmatch(r"[-_a-z0-9]{1,32}", each["name"])
        assert 1 <= len(each["description"]) <= 100
        total += len(each["name"]) + len(each["description"])
        choices = each.get("choices") or []
        assert len(choices) <= OPTIONS
        for choice in choices:
            assert 1 <= len(choice["name"]) <= 100
            total += len(choice["name"]) + len(str(choice["value"]))
    required = [bool(option.get("required")) for option in options]
    assert required == sorted(required, reverse=True)
    return total


async def test_all_stays_within_the_limits(requests: list[HttpLogEntry]) -> None:
    sent = list(messages(requests))
    assert len(sent) > 100
    assert sum(bool(message.get("attachments")) for message in sent) > 30
    for message in sent:
        check_message(message)
    shown = list(forms(requests))
    assert shown
    for form in shown:
        check_form(form)
    offered = list(autocompletions(requests))
    assert len(offered) > 40
    for choices in offered:
        assert len(choices) <= OPTIONS
        assert len({choice["name"] for choice in choices}) == len(choices)
        for choice in choices:
            assert 1 <= len(choice["name"]) <= 100
            assert 1 <= len(str(choice["value"])) <= 100
    assert not any("went wrong" in (message.get("content") or "") for message in sent)


async def test_the_commands_stay_within_the_limits(requests: list[HttpLogEntry]) -> None:
    told = commands(requests)
    assert [command["name"] for command in told] == [
        *("challenge", "move", "board", "matches", "resign", "away", "ranks", "draw"),
        *("takeback", "call-off", "replay", "rules", "tutorial", "leaderboard"),
        *("profile", "block", "unblock", "privacy", "moderate", "settings", "preferences", "help"),
    ]
    for command in told:
        check_command(command)


@cache
def description() -> dict[str, Any]:
    """Discord's description of its API."""
    if not DESCRIPTION.is_file():
        pytest.skip(
            f"Discord's description of its API (openapi.json) is not at {DESCRIPTION}; "
            "FIRESIDE_OPENAPI names another place"
        )
    found: dict[str, Any] = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    return found


@cache
def validator(method: str, template: str) -> Any:
    """What a request must be like."""
    body = description()["paths"][template][method.lower()]["requestBody"]["content"]
    return Draft202012Validator(
        {**body["application/json"]["schema"], "components": description()["components"]}
    )


def template_of(method: str, path: str) -> str:
    """The path in the description that a request goes to."""
    fitting = [
        template
        for template, methods in description()["paths"].items()
        if method.lower() in methods
        and re.fullmatch(re.sub(r"\\{[^/]+\\}", "[^/]+", re.escape(template)), path)
    ]
    return str(min(fitting, key=lambda template: template.count("{")))


def as_described(payload: Any) -> Any:
    """A payload with its ids as strings, as described; Discord takes the numbers that are sent."""
    payload = deepcopy(payload)
    message = payload.get("data", payload) if isinstance(payload, dict) else {}
    for attached in message.get("attachments") or []:
        attached["id"] = str(attached["id"])
    if "recipient_id" in message:
        message["recipient_id"] = str(message["recipient_id"])
    for row in message.get("components") or []:
        for chosen in (
            each for part in row.get("components", ()) for each in part.get("default_values", ())
        ):
            chosen["id"] = str(chosen["id"])
    mentions = message.get("allowed_mentions") or {}
    if "users" in mentions:
        mentions["users"] = [*map(str, mentions["users"])]
    return payload


async def test_all_is_as_discord_describes_it(requests: list[HttpLogEntry]) -> None:
    description()
    checked = set()
    for entry in requests:
        if entry.json is None:
            continue
        template = template_of(entry.method, entry.path)
        checked.add((entry.method, template.rpartition("}/")[2]))
        wrong = [
            f"{entry.method} {entry.path} at {'/'.join(map(str, error.path))}: {error.message}"
            for error in validator(entry.method, template).iter_errors(as_described(entry.json))
        ]
        assert not wrong, wrong[0][:500]
    assert checked == {
        ("PUT", "commands"),
        ("POST", "/users/@me/channels"),
        ("POST", "messages"),
        ("PATCH", "messages/{message_id}"),
        ("POST", "callback"),
        ("POST", "{webhook_token}"),
        ("PATCH", "messages/@original"),
        ("POST", "threads"),
        ("PATCH", "/channels/{channel_id}"),
    }


def test_the_description_finds_what_is_wrong() -> None:
    description()
    validate = validator("POST", "/channels/{channel_id}/messages")
    assert validate.is_valid({"content": "x" * 2_000})
    for wrong in (
        {"content": "x" * 4_001},
        {"nonce": "x" * 26},
        {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x" * 81}]}]},
        {"attachments": [{"id": "0", "description": "x" * 1_025}]},
    ):
        assert not validate.is_valid(wrong)
