"""What people hear from the bot, whom it notifies, and whether anything changed."""

import sqlite3
from collections.abc import Awaitable
from contextlib import closing
from typing import Any

import discord
import simcord

from tests.bot.world import World

Result = simcord.InteractionResult
_TABLES = ("challenges", "matches", "seats", "moves", "boards")


def heard(result: Result) -> simcord.ResponseMessage:
    """The one message that only the person who acted can see."""
    messages = [each for each in (*result.followups, result.response) if each and each.ephemeral]
    assert len(messages) == 1, result
    return messages[0]


def told(result: Result) -> str:
    """What the person who acted reads, and nobody else."""
    return heard(result).content


async def refused(den: World, action: Awaitable[Result]) -> str:
    """Do something that must be refused privately and change nothing; what is told."""
    before = everything(den)
    text = told(await action)
    assert everything(den) == before
    assert "went wrong" not in text
    return text


def everything(den: World) -> Any:
    """All that a refusal leaves as it is: the matches in the database, and the channels."""
    with closing(sqlite3.connect(den.path)) as database:
        rows = [database.execute(f"SELECT * FROM {name}").fetchall() for name in _TABLES]  # noqa: S608
    return rows, [
        shown(post) for channel in den.guild.channels.values() for post in channel.history()
    ]


def shown(post: discord.Message) -> tuple[Any, ...]:
    """What a message shows."""
    return (
        post.id,
        post.content,
        [row.to_dict() for row in post.components],
        [(each.filename, each.description) for each in post.attachments],
    )


def labels(post: discord.Message | simcord.ResponseMessage) -> list[str]:
    """The labels of the buttons of a message."""
    return [button.label or "" for button in buttons(post)]


def buttons(post: discord.Message | simcord.ResponseMessage) -> list[discord.Button]:
    """The buttons of a message."""
    message = post.message if isinstance(post, simcord.ResponseMessage) else post
    return [
        button
        for row in message.components
        if isinstance(row, discord.ActionRow)
        for button in row.children
        if isinstance(button, discord.Button)
    ]


def menus(post: discord.Message) -> list[discord.SelectMenu]:
    """The menus of a message."""
    return [
        menu
        for row in post.components
        if isinstance(row, discord.ActionRow)
        for menu in row.children
        if isinstance(menu, discord.SelectMenu)
    ]


def posted(den: World) -> list[dict[str, Any]]:
    """The payloads of the messages that the bot put into channels, oldest first."""
    return [
        entry.json
        for entry in den.env.http_requests
        if entry.method == "POST" and entry.path.endswith("/messages") and entry.json
    ]


def pinged(payload: dict[str, Any]) -> list[int]:
    """Whom a payload notifies: those it mentions and allows."""
    allowed = payload["allowed_mentions"]
    assert allowed["parse"] == []
    people = [int(person) for person in allowed.get("users", [])]
    return [person for person in people if f"<@{person}>" in payload["content"]]
