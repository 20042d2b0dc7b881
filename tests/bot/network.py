"""The way between the bot and the simulated Discord, on which requests get lost.

Every request of the bot passes `Network`, which keeps them and can let one of them fail, before or
after it was carried out, or let the bot die at it.
"""

import asyncio
import enum
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import pytest
from simcord.backend.errors import BackendError
from simcord.http import router


class Fault(enum.Enum):
    """What becomes of a request."""

    BROKEN = "500 before it was carried out"
    FORBIDDEN = "403"
    MISSING = "404"
    TOO_MANY = "429"
    LOST = "500 though it was carried out"
    CUT = "the connection broke after it was carried out"
    DEAD_BEFORE = "the bot died before it was sent"
    DEAD_AFTER = "the bot died when it was carried out"


_STATUS = {
    Fault.BROKEN: 500,
    Fault.FORBIDDEN: 403,
    Fault.MISSING: 404,
    Fault.TOO_MANY: 429,
    Fault.LOST: 500,
}
CARRIED_OUT = {Fault.LOST, Fault.CUT, Fault.DEAD_AFTER}
DEATHS = {Fault.DEAD_BEFORE, Fault.DEAD_AFTER}


@dataclass
class Network:
    """Passes requests on; ``requests`` are those made since `expect`, as "METHOD path".

    In there numbers are left out of the paths; ``paths`` have them.
    """

    dispatch: Callable[..., Any]
    requests: list[str] = field(default_factory=list)
    paths: list[str] = field(default_factory=list)
    nonces: dict[str, Any] | None = None
    """Answers by nonce while Discord remembers nonces, which it does for some minutes."""
    _fault: Fault | None = None
    _at: int = -1
    _dead: bool = False

    @classmethod
    def between(cls, monkeypatch: pytest.MonkeyPatch) -> "Network":
        """Put a network between the bot and the simulated Discord."""
        network = cls(router.dispatch)
        monkeypatch.setattr(router, "dispatch", network.request)
        return network

    def expect(self, fault: Fault | None = None, at: int = -1) -> None:
        """Begin to count, and let ``fault`` befall the request that comes as number ``at``."""
        self.requests.clear()
        self.paths.clear()
        self._fault, self._at, self._dead = fault, at, False

    def request(self, backend: Any, method: str, path: str, **details: Any) -> Any:
        """Carry a request out, or not."""
        number = len(self.requests)
        self.paths.append(path)
        self.requests.append(f"{method} {re.sub('[^/]*[0-9]{6,}[^/]*', '*', path)}")
        if self._dead:
            raise asyncio.CancelledError
        if number != self._at or self._fault is None:
            return self._answer(backend, method, path, details)
        fault = self._fault
        if fault in CARRIED_OUT:
            self._answer(backend, method, path, details)
        if fault in DEATHS:
            self._dead = True
            raise asyncio.CancelledError
        if fault is Fault.CUT:
            raise aiohttp.ServerDisconnectedError
        raise BackendError(_STATUS[fault], 0, fault.value)

    def _answer(self, backend: Any, method: str, path: str, details: dict[str, Any]) -> Any:
        body = details.get("json")
        nonce = body.get("nonce") if isinstance(body, dict) and "enforce_nonce" in body else None
        if method == "GET" and "after" in (details.get("params") or {}):
            return self._after(backend, path, details)
        if self.nonces is None or nonce is None:
            return self.dispatch(backend, method, path, **details)
        if nonce not in self.nonces:
            self.nonces[nonce] = self.dispatch(backend, method, path, **details)
        return self.nonces[nonce]

    def _after(self, backend: Any, path: str, details: dict[str, Any]) -> list[Any]:
        """The messages right after one, as Discord gives them, where SimCord gives the newest."""
        params = details["params"]
        page = messages = self.dispatch(backend, "GET", path, **details)
        while len(page) == int(params["limit"]):
            further = {"params": params | {"before": page[-1]["id"]}}
            page = self.dispatch(backend, "GET", path, **details | further)
            messages = messages + page
        return messages[-int(params["limit"]) :]  # type: ignore[no-any-return]
