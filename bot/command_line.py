"""The command line: ``python -m bot run | playground | invite | backup | rerate | export``."""

import argparse
import asyncio
import json
import logging
import signal
import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NoReturn

import aiohttp
import discord

from bot.app import Fireside
from bot.post import permissions
from bot.record import record
from bot.settings import Settings, SettingsError, application, settings
from bot.store import DatabaseError, Match, Store, back_up

WRONG = 2
"""The exit code where something has to be put right first."""
_TELLTALES = ("aiosqlite", "discord")
"""Libraries that at DEBUG log whatever passes through them: deals, tokens of interactions."""
_LARGEST = 2**63 - 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code: 0, or 2 with one sentence on the error stream."""
    given = _parser().parse_args(arguments)
    try:
        return int(given.act(given, settings()))
    except (SettingsError, DatabaseError) as error:
        return _wrong(str(error))


def _run(_given: argparse.Namespace, chosen: Settings) -> int:
    token = chosen.need_token()
    log(chosen.log_level)
    bot = Fireside(chosen.database, language=chosen.language)
    before = signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    try:
        bot.run(token, log_handler=None)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        return _wrong(_trouble(error))
    finally:
        signal.signal(signal.SIGTERM, before)
    return 0


def _trouble(error: Exception) -> str:
    """What keeps the bot from Discord, in a sentence."""
    match error:
        case discord.LoginFailure() | discord.ConnectionClosed(code=4004):  # 4004: token revoked
            return (
                "Discord refused the token: copy it again from the page “Bot” of your application "
                "into FIRESIDE_TOKEN."
            )
        case discord.DiscordException():
            return f"Discord cannot be used: {str(error).rstrip('.')}. Start again later."
        case _:
            return f"Discord cannot be reached: {error}. Check the network, then start again."


def log(level: int) -> None:
    """Log to the error stream from ``level`` on, without what may hold secrets."""
    discord.utils.setup_logging(level=level, root=True)
    for name in _TELLTALES:
        logging.getLogger(name).setLevel(max(level, logging.INFO))


def _playground(given: argparse.Namespace, chosen: Settings) -> int:
    from bot import playground  # noqa: PLC0415 - it needs packages that a server does not

    make = partial(playground.fireside, language=chosen.language)
    return playground.main(given.database, open_page=given.open, port=given.port, make=make)


def _invite(given: argparse.Namespace, chosen: Settings) -> int:
    named = given.application or _application(chosen)
    url = discord.utils.oauth_url(
        named,
        permissions=permissions(),
        scopes=("bot", "applications.commands"),
    )
    print(url)
    return 0


def _backup(given: argparse.Namespace, chosen: Settings) -> int:
    if given.file.exists():
        return _wrong(f"{given.file} exists already; name a file that does not.")
    _existing(chosen)
    back_up(chosen.database, given.file)
    print(f"The database is copied to {given.file}.")
    return 0


def _export(given: argparse.Namespace, chosen: Settings) -> int:
    _existing(chosen)
    try:
        match = asyncio.run(_match(chosen.database, given.match))
    except (TypeError, ValueError) as error:
        return _wrong(f"Match {given.match} cannot be read: {error}.")
    if match is None:
        return _wrong(f"There is no match {given.match} in {chosen.database}.")
    if match.ended is None and not given.running:
        return _wrong(
            f"Match {given.match} is under way, and its record holds what the players may not "
            "know. Wait for its end, or add --running."
        )
    print(json.dumps(record(match), indent=2, ensure_ascii=False))
    return 0


def _rerate(_given: argparse.Namespace, chosen: Settings) -> int:
    _existing(chosen)
    try:
        counted = asyncio.run(_recount(chosen.database))
    except sqlite3.Error as error:
        return _wrong(f"The ratings are as they were: {error}. Try again later.")
    print(f"The ratings are rebuilt from {counted} rated matches.")
    return 0


async def _recount(database: Path) -> int:
    """Rebuild the ratings; a bot that runs meanwhile sees the old ones until all are there."""
    store = await Store.open(database)
    try:
        return await store.ratings.recount()
    finally:
        await store.close()


async def _match(database: Path, number: int) -> Match | None:
    """A match, read from a copy, since opening a database brings its schema up to date."""
    with tempfile.TemporaryDirectory(prefix="fireside-export-") as folder:
        copy = Path(folder) / "copy.sqlite3"
        await asyncio.to_thread(back_up, database, copy)
        store = await Store.open(copy)
        try:
            return await store.matches.get(number)
        finally:
            await store.close()


def _existing(chosen: Settings) -> None:
    """Refuse to make a database where one should be read."""
    if not chosen.database.is_file():
        raise SettingsError(f"There is no database {chosen.database}; set FIRESIDE_DATABASE.")


def _application(chosen: Settings) -> int:
    """The application that the token names."""
    try:
        return application(chosen.need_token())
    except SettingsError as error:
        raise SettingsError(
            f"{error} Or name the application: python -m bot invite --application ID."
        ) from None


def _wrong(text: str) -> int:
    print(text, file=sys.stderr)
    return WRONG


def _id(text: str) -> int:
    """A number as databases and Discord count with."""
    if not text.isdecimal() or not 0 < int(text) <= _LARGEST:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 1 up")
    return int(text)


def _port(text: str) -> int:
    if not text.isdecimal() or not 0 <= int(text) < 2**16:
        raise argparse.ArgumentTypeError(f"{text} is not a port from 0 to 65535")
    return int(text)


class _Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{self.prog}: {message}. See {self.prog} --help.\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m bot", description="Fireside: games for two, on Discord.")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")

    run = commands.add_parser("run", help="run the bot on Discord (needs FIRESIDE_TOKEN)")
    run.description = (
        "Run the bot on Discord. It needs FIRESIDE_TOKEN. The matches are kept in the file that "
        "FIRESIDE_DATABASE names, which is made, with its folder, where there is none."
    )
    run.set_defaults(act=_run)

    playground = commands.add_parser(
        "playground", help="run the bot in a page on this computer, without an account"
    )
    playground.add_argument("--open", action="store_true", help="open the page in a browser")
    playground.add_argument(
        "--database",
        type=Path,
        metavar="FILE",
        help="keep the matches in this file, which is made, with its folder, where there is none",
    )
    playground.add_argument("--port", type=_port, help="the port of the page (default: a free one)")
    playground.set_defaults(act=_playground)

    invite = commands.add_parser("invite", help="print the link that adds the bot to a server")
    invite.add_argument(
        "--application", type=_id, metavar="ID", help="the application (default: the token's)"
    )
    invite.set_defaults(act=_invite)

    backup = commands.add_parser("backup", help="copy the database, also while the bot runs")
    backup.add_argument("file", type=Path, metavar="FILE", help="the copy, which must not exist")
    backup.set_defaults(act=_backup)

    rerate = commands.add_parser(
        "rerate", help="rebuild all ratings from the matches, also while the bot runs"
    )
    rerate.set_defaults(act=_rerate)

    export = commands.add_parser("export", help="print a match as JSON that replays")
    export.add_argument("match", type=_id, metavar="MATCH", help="the number of the match")
    export.add_argument(
        "--running", action="store_true", help="also one under way, with all its secrets"
    )
    export.set_defaults(act=_export)
    return parser
