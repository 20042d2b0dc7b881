"""Asking Discord, for ``python -m bot check``, what would keep the bot from being played with.

The gateway is not entered, so a bot that runs is not disturbed.
"""

from collections.abc import AsyncIterator
from typing import Any

import discord

from bot.answers import FAILURES
from bot.checking import Finding
from bot.post import PERMISSIONS, permissions
from bot.settings import Settings, SettingsError

_PAGE = 200
_PAGES = 10
"""How many servers are looked at, at most: `_PAGE` times this."""
_NAMED = 5


async def ask_discord(chosen: Settings) -> AsyncIterator[Finding]:
    """What Discord says about the token, its application and the servers it is in."""
    try:
        token = chosen.need_token()
    except SettingsError as error:
        yield Finding("wrong", "token", str(error))
        return
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(token)
        except discord.LoginFailure:
            text = "Discord refuses it: copy it again from the page “Bot” of your application."
            yield Finding("wrong", "token", text)
            return
        except FAILURES as error:
            yield Finding("wrong", "discord", f"it cannot be reached: {_said(error)}. Try later.")
            return
        yield Finding("ok", "token", f"it is that of {client.user}.")
        assert client.application is not None
        yield _application(client.application)
        try:
            yield _servers(await _guilds(client))
        except FAILURES as error:
            yield Finding("note", "servers", f"they cannot be listed now: {_said(error)}.")


def _application(application: discord.AppInfo) -> Finding:
    """What the page of the application can have set so that the bot does not work."""
    if application.interactions_endpoint_url:
        text = "commands go to its Interactions Endpoint URL. Empty that on its page “General”."
        return Finding("wrong", "application", text)
    if application.bot_require_code_grant:
        text = "nobody can add it: switch Requires OAuth2 Code Grant off, on its page “Bot”."
        return Finding("wrong", "application", text)
    flags = application.flags
    needless = [
        name
        for name, on in (
            ("Presence", flags.gateway_presence or flags.gateway_presence_limited),
            ("Server Members", flags.gateway_guild_members or flags.gateway_guild_members_limited),
            (
                "Message Content",
                flags.gateway_message_content or flags.gateway_message_content_limited,
            ),
        )
        if on
    ]
    if needless:
        text = f"it has the intent {', '.join(needless)} and needs none: switch it off."
        return Finding("note", "application", text)
    return Finding("ok", "application", "nothing there is in the way.")


async def _guilds(client: discord.Client) -> list[Any]:
    """The servers that the bot is in, as Discord describes them, with what its roles may do."""
    found: list[Any] = []
    for _ in range(_PAGES):
        after = discord.Object(found[-1]["id"]).id if found else None
        page = await client.http.get_guilds(_PAGE, after=after, with_counts=False)
        found += page
        if len(page) < _PAGE:
            break
    return found


def _servers(guilds: list[Any]) -> Finding:
    """Where the roles of the bot lack what it needs; channels may still settle it otherwise."""
    if not guilds:
        text = "it is in none yet; `python -m bot invite` prints the link that adds it."
        return Finding("note", "servers", text)
    short = [
        f"{guild['name']} ({', '.join(lacking)})"
        for guild in guilds
        if (lacking := _lacking(discord.Permissions(int(guild["permissions"]))))
    ]
    if not short:
        return Finding("ok", "servers", f"{len(guilds)}, and it may do in each what it needs.")
    named = "; ".join([*short[:_NAMED], *(["…"] if len(short) > _NAMED else [])])
    text = f"in {len(short)} of {len(guilds)} its roles lack something, which a channel can allow"
    return Finding("note", "servers", f"{text}: {named}.")


def _lacking(granted: discord.Permissions) -> list[str]:
    """What the bot needs and may not do, as Discord names it."""
    if granted.administrator or granted >= permissions():
        return []
    return [name.replace("_", " ") for name in PERMISSIONS if not getattr(granted, name)]


def _said(error: Exception) -> str:
    return str(error).rstrip(".") or type(error).__name__
