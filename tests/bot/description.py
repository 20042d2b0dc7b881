"""Discord's description of its own API, as far as the bot sends something.

``python -m tests.bot.description FILE`` takes it anew from Discord's whole description, the file
``openapi.json`` of discord/discord-api-spec (MIT licence), without the texts in it.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

DESCRIPTION = Path(__file__).with_name("description.json")
REQUESTS = (
    ("put", "/applications/{application_id}/commands"),
    ("post", "/channels/{channel_id}/messages"),
    ("patch", "/channels/{channel_id}/messages/{message_id}"),
    ("post", "/interactions/{interaction_id}/{interaction_token}/callback"),
    ("post", "/users/@me/channels"),
    ("post", "/webhooks/{webhook_id}/{webhook_token}"),
    ("patch", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"),
)
"""What the bot sends, by method and path."""
_JSON = "application/json"
_SCHEMAS = "#/components/schemas/"


def taken(whole: dict[str, Any]) -> dict[str, Any]:
    """The part of the ``whole`` description that `REQUESTS` need."""
    paths: dict[str, Any] = {}
    schemas: dict[str, Any] = {}
    for method, path in REQUESTS:
        schema = _bare(whole["paths"][path][method]["requestBody"]["content"][_JSON]["schema"])
        content = {"requestBody": {"content": {_JSON: {"schema": schema}}}}
        paths.setdefault(path, {})[method] = content
    wanted = list(_references(paths))
    while wanted:
        name = wanted.pop().removeprefix(_SCHEMAS)
        if name not in schemas:
            schemas[name] = _bare(whole["components"]["schemas"][name])
            wanted += _references(schemas[name])
    return {
        "info": whole["info"],
        "paths": paths,
        "components": {"schemas": dict(sorted(schemas.items()))},
    }


def _bare(part: Any) -> Any:
    """A part of the description without its texts."""
    if isinstance(part, list):
        return [_bare(each) for each in part]
    if not isinstance(part, dict):
        return part
    return {
        key: _bare(value)
        for key, value in part.items()
        if not (key in {"description", "title"} and isinstance(value, str))
    }


def _references(part: Any) -> Iterator[str]:
    """The schemas that a part of the description refers to."""
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        part = list(part.values())
    if isinstance(part, list):
        for each in part:
            yield from _references(each)


if __name__ == "__main__":
    found = taken(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))
    DESCRIPTION.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
