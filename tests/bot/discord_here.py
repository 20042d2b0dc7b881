"""A small Discord at an address of this machine: REST and gateway, as far as a bot needs to start.

SimCord answers within a process; this one is for what takes a process of its own, such as signals.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web
from aiohttp.test_utils import TestServer

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GhIjKl.not-a-real-token-but-shaped-like-one"  # noqa: S105
APPLICATION = "123456789012345678"
GUILD, CHANNEL, PERSON = "200000000000000001", "200000000000000002", "200000000000000003"
_USER = {"id": APPLICATION, "username": "Fireside", "discriminator": "0", "avatar": None}


def application(**changes: Any) -> dict[str, Any]:
    """An application as Discord describes it."""
    return {
        "id": APPLICATION,
        "name": "Fireside",
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "",
        "flags": 0,
        "owner": {"id": PERSON, "username": "ada", "discriminator": "0", "avatar": None},
        "team": None,
        "interactions_endpoint_url": None,
    } | changes


@dataclass
class DiscordHere:
    """What it says, and what it was asked: ``asked`` holds "METHOD path"."""

    application: dict[str, Any] = field(default_factory=application)
    guilds: list[dict[str, Any]] = field(default_factory=list)
    broken: bool = False
    asked: list[str] = field(default_factory=list)
    answers: list[Any] = field(default_factory=list)
    """What interactions were answered with in the end."""
    being_answered: asyncio.Event = field(default_factory=asyncio.Event)
    """An answer has come, which is not taken before `may_answer`."""
    may_answer: asyncio.Event = field(default_factory=asyncio.Event)
    address: str = ""
    _sockets: list[web.WebSocketResponse] = field(default_factory=list)

    async def send(self, event: str, data: dict[str, Any]) -> None:
        """Tell the bot of something over the gateway."""
        await self._sockets[-1].send_json({"op": 0, "t": event, "s": 2, "d": data})

    async def somebody_types(self, command: str) -> None:
        """Let a person use a command without options."""
        user = {"id": PERSON, "username": "ada", "discriminator": "0", "avatar": None}
        await self.send(
            "INTERACTION_CREATE",
            {
                "id": "300000000000000001",
                "application_id": APPLICATION,
                "type": 2,
                "token": "a-token-of-an-interaction",
                "version": 1,
                "guild_id": GUILD,
                "channel_id": CHANNEL,
                "channel": _CHANNEL,
                "member": {"user": user, "roles": [], "permissions": "0", "flags": 0},
                "app_permissions": "0",
                "locale": "en-US",
                "entitlements": [],
                "authorizing_integration_owners": {},
                "context": 0,
                "attachment_size_limit": 1,
                "data": {"id": "5", "name": command, "type": 1},
            },
        )

    async def _rest(self, request: web.Request) -> web.Response:
        path = request.path.removeprefix("/api")
        self.asked.append(f"{request.method} {path}")
        if self.broken:
            return _json({"message": "out of order"}, status=400)
        if path.startswith("/webhooks"):
            self.being_answered.set()
            await self.may_answer.wait()
            self.answers.append(await request.text())
        elif not path.startswith("/interactions") and (
            request.headers.get("Authorization") != f"Bot {TOKEN}"
        ):
            return _json({"message": "401: Unauthorized", "code": 0}, status=401)
        return _json(self._said(path, request))

    def _said(self, path: str, request: web.Request) -> Any:
        if path == "/users/@me":
            return {**_USER, "bot": True}
        if path == "/oauth2/applications/@me":
            return self.application
        if path == "/users/@me/guilds":
            after = int(request.query.get("after", 0))
            page = [each for each in self.guilds if int(each["id"]) > after]
            return page[: int(request.query["limit"])]
        if path.startswith("/webhooks"):
            author = {**_USER, "bot": True}
            return {"id": "9", "channel_id": CHANNEL, "author": author, **_EMPTY_MESSAGE}
        if path.startswith("/interactions"):
            return {"interaction": {"id": path.split("/")[2], "type": 2}}
        return []

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self._sockets.append(socket)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 40_000}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            asked = message.json()
            if asked["op"] == 1:
                await socket.send_json({"op": 11})
            elif asked["op"] == 2:
                await self._ready(socket)
        return socket

    async def _ready(self, socket: web.WebSocketResponse) -> None:
        data = {
            "v": 10,
            "user": {**_USER, "bot": True},
            "guilds": [],
            "session_id": "a-session",
            "resume_gateway_url": str(self.address),
            "application": {"id": APPLICATION, "flags": 0},
        }
        await socket.send_json({"op": 0, "t": "READY", "s": 1, "d": data})


_CHANNEL = {
    "id": CHANNEL,
    "type": 0,
    "name": "games",
    "position": 0,
    "permission_overwrites": [],
    "permissions": "0",
}
_EMPTY_MESSAGE: dict[str, Any] = {
    "content": "",
    "timestamp": "2026-01-01T00:00:00+00:00",
    "edited_timestamp": None,
    "tts": False,
    "mention_everyone": False,
    "mentions": [],
    "mention_roles": [],
    "attachments": [],
    "embeds": [],
    "pinned": False,
    "type": 0,
}


def _json(data: Any, status: int = 200) -> web.Response:
    """An answer as Discord marks it, without a charset."""
    return web.Response(
        body=json.dumps(data).encode(), status=status, content_type="application/json"
    )


@asynccontextmanager
async def discord_here(**said: Any) -> AsyncIterator[DiscordHere]:
    """One that listens at a free port of 127.0.0.1."""
    here = DiscordHere(**said)
    app = web.Application()
    app.router.add_get("/gateway", here._gateway)
    app.router.add_route("*", "/api/{tail:.*}", here._rest)
    async with TestServer(app) as server:
        here.address = f"http://127.0.0.1:{server.port}"
        yield here
        here.may_answer.set()
        for socket in here._sockets:
            await socket.close()
