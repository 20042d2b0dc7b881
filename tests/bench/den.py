"""The simulated server in which moves are measured, driven from outside its event loop."""

import asyncio
import random
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from pathlib import Path
from typing import Any

import simcord

from bot.standpoints import Standpoint
from tests.bench.playing import some_move
from tests.bot.world import World, world


class Den:
    """A world and a loop to run it in, where Ada and Ben play one match after another."""

    def __init__(self, runner: asyncio.Runner, here: World, key: str) -> None:
        self._runner = runner
        self.world = here
        self._key = key
        self._rng = random.Random(1)
        self._number = 0

    def run(self, what: Coroutine[Any, Any, Any]) -> Any:
        return self._runner.run(what, context=copy_context())  # as what is measured sees it

    def standpoint(self) -> Standpoint:
        """Their match as it stands; a new one when the last is over."""
        if self._number:
            found: Standpoint = self.run(self.world.bot.matches.standpoint(self._number))
            if found.to_act:
                return found
        return self._begin()

    def next_move(self) -> tuple[simcord.MemberActor, str]:
        """Who is to move, and a move."""
        standpoint = self.standpoint()
        seat, move = some_move(standpoint.position, self._rng)
        return self.world.player(standpoint.match.players[seat]), str(move)

    def move(self) -> None:
        """Let whoever is to move do so with /move."""
        player, move = self.next_move()
        self.run(player.slash(self.world.channel, "move", move=move))

    def forget(self) -> None:
        """Let the simulated Discord forget pictures and requests; it is not what is measured."""
        self.world.env.backend.cdn._blobs.clear()
        self.world.env.http_requests.clear()

    def _begin(self) -> Standpoint:
        here = self.world
        challenge = here.ada.slash(
            here.channel, "challenge", game=self._key, opponent=here.ben, first="challenger"
        )
        self.run(challenge)
        self.run(here.ben.click(here.last, label="Accept"))
        running = self.run(here.bot.matches.running(here.guild.id, channel=here.channel.id))
        newest: Standpoint = running[-1]
        self._number = newest.match.id
        return newest


@contextmanager
def den(path: Path, key: str) -> Iterator[Den]:
    """A den whose bot keeps its database at ``path``."""
    with asyncio.Runner() as runner:
        opened = world(path)
        here = runner.run(opened.__aenter__())
        try:
            yield Den(runner, here, key)
        finally:
            runner.run(opened.__aexit__(None, None, None))
