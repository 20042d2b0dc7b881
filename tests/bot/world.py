"""A small simulated server with the real bot in it, and the things that people do there."""

import dataclasses
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord.actors import _component_interaction
from simcord.backend.serializers import guild_create_payload

from bot.app import Fireside
from bot.words import Words

Result = simcord.InteractionResult
GAME = "tictactrek"
SETTLED = 8.0
"""Seconds within which an act is over. A timer that is due earlier would be waited for, so this is
less than the bot waits before it tries something again."""


@dataclass
class World:
    """A server "Den" with a channel #games and the members Ada, Ben and Cleo."""

    env: simcord.Env
    bot: Fireside
    path: Path
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    ada: simcord.MemberActor
    ben: simcord.MemberActor
    cleo: simcord.MemberActor
    say = Words()
    """What all of them read, as long as nobody chooses another language."""

    @property
    def last(self) -> discord.Message:
        """The newest message of the channel."""
        message = self.channel.last_message
        assert message is not None
        return message

    def posts(self) -> list[discord.Message]:
        """The messages of the channel, oldest first."""
        return list(self.channel.history())

    def boards(self) -> list[discord.Message]:
        """The messages of the channel that show a board, oldest first."""
        return [post for post in self.posts() if post.attachments]

    def with_controls(self) -> list[discord.Message]:
        """The messages of the channel that can be pressed."""
        return [post for post in self.posts() if post.components]

    def player(self, person: int) -> simcord.MemberActor:
        """The member with this id."""
        return next(each for each in (self.ada, self.ben, self.cleo) if each.id == person)

    async def start_match(
        self, challenger: simcord.MemberActor | None = None, opponent: Any = None
    ) -> None:
        """Let Ada challenge Ben, with Ada to begin, and Ben accept."""
        challenger, opponent = challenger or self.ada, opponent or self.ben
        await challenger.slash(
            self.channel, "challenge", game=GAME, opponent=opponent, first="challenger"
        )
        await opponent.click(self.last, label="Accept")

    async def at_once(self, *acts: Callable[[], Awaitable[Result]]) -> list[Result]:
        """Let people act before the bot has answered any of them; what each heard."""
        settle = self.env._settle_internal

        async def go_ahead(**_: Any) -> None:
            """Do not wait for the bot."""

        self.env._settle_internal = go_ahead  # type: ignore[method-assign]
        try:
            results = [await act() for act in acts[:-1]]
        finally:
            self.env._settle_internal = settle  # type: ignore[method-assign]
        return [*results, await acts[-1]()]

    async def press(
        self, who: simcord.MemberActor, message: Any, custom_id: str, value: str | None = None
    ) -> Result:
        """Press what somebody still sees, whether or not the message carries it by now."""
        kind: dict[str, Any] = {"custom_id": custom_id, "type": 2, "label": "?", "style": 1}
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2}
        if value is not None:
            kind |= {"type": 3, "options": [{"label": value, "value": value}]}
            data |= {"component_type": 3, "values": [value]}
        stored = self.env.backend.get_message(message.channel.id, message.id)
        seen = dataclasses.replace(stored, components=[{"type": 1, "components": [kind]}])
        return await _component_interaction(who, seen, data)

    async def restart(self) -> None:
        """Stop the bot and start a new one on the same database."""
        await self.bot.close()
        self.bot = Fireside(self.path)
        await self.env.restart_bot(self.bot)


async def joins(den: World, guild: simcord.GuildHandle | None = None) -> None:
    """Let the bot join a server; what SimCord says by itself is what is said after an outage."""
    backend = den.env.backend
    payload = guild_create_payload(backend, backend.guilds[(guild or den.guild).id])
    del payload["unavailable"]
    backend.emit("GUILD_CREATE", payload)
    await den.env.settle()


@asynccontextmanager
async def in_time(den: World) -> AsyncIterator[None]:
    """What is done in here past the bot happens at the time of the world, as in a test of `den`."""
    with den.env.time_context():
        yield


@asynccontextmanager
async def world(path: Path, **options: Any) -> AsyncIterator[World]:
    """A world whose bot keeps its database at ``path``; unexpected errors fail the test."""
    bot = Fireside(path)
    env = simcord.Env(bot, **{"settle_timeout": SETTLED} | options)
    here: World | None = None
    try:
        await env.start()
        guild = env.create_guild("Den")
        here = World(
            env,
            bot,
            path,
            guild,
            guild.create_text_channel("games"),
            *(
                guild.add_member(env.create_user(name.lower(), global_name=name))
                for name in ("Ada", "Ben", "Cleo")
            ),
        )
        yield here
    finally:
        await (bot if here is None else here.bot).close()
        await env.shutdown()
    env.raise_errors()
