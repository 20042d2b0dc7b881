"""Where the time of an interaction goes: the bot's own functions, wrapped from outside."""

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from inspect import iscoroutinefunction
from typing import Any
from unittest.mock import patch

from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

from bot.app import Fireside
from engines import GAMES
from render import picture
from tests.bench.measuring import Split
from tests.bot.acts import DRAWN

RULES = "the rules"
STORAGE = "storage"
DRAWING = "drawing"
DISCORD = "Discord"
PARTS = (RULES, STORAGE, DRAWING)
WHOLE = "everything"
_RULES = ("parse", "play", "view")
_QUERIES = ("matches", "boards", "people", "challenges")


class Handling:
    """How long interactions take to handle."""

    def __init__(self) -> None:
        self.split = Split()

    def take(self) -> float:
        """Seconds since this was last asked."""
        taken = self.split.seconds[WHOLE]
        self.split.clear()
        return taken


@contextmanager
def handling(client: Fireside) -> Iterator[Handling]:
    """Time the interactions of a client, commands as well as autocompletion."""
    timed = Handling()
    counted = timed.split.awaited(WHOLE, client.tree._call)
    with patch.object(client.tree, "_call", counted):
        yield timed


@contextmanager
def parts(client: Fireside, key: str) -> Iterator[Split]:
    """Count the time of each part while interactions about the game ``key`` are handled."""
    split = Split()
    game = GAMES[key]
    position: Any = type(game.start(game.deal(game.chosen({}), random.Random(1))))
    with ExitStack() as stack:

        def put(target: Any, name: str, changed: Callable[..., Any]) -> None:
            stack.enter_context(patch.object(target, name, changed))

        for name in _RULES:
            put(position, name, split.wrapped(RULES, getattr(position, name)))
        put(type(game), "start", split.wrapped(RULES, type(game).start))
        stack.enter_context(patch("bot.bulletins.picture", split.wrapped(DRAWING, picture)))
        for module, name in DRAWN:
            put(module, name, split.wrapped(DRAWING, getattr(module, name)))
        for about in _QUERIES:
            queries = getattr(client.store, about)
            for name in vars(type(queries)):
                query = getattr(queries, name)
                if not name.startswith("_") and iscoroutinefunction(query):
                    put(queries, name, split.awaited(STORAGE, query))
        for transport in (FakeHTTPClient, FakeWebhookAdapter):
            put(transport, "request", split.awaited(DISCORD, transport.request))
        yield split
