"""The command line: ``python -m bot`` and what it is to do; ``--help`` lists all that there is."""

import argparse
import asyncio
import logging
import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

import aiohttp
import discord

from bot.asking import ask_discord
from bot.checking import CHECKS, QUICK
from bot.logs import Log, begin
from bot.matches import Matches
from bot.post import permissions
from bot.record import record_text
from bot.running import run
from bot.settings import Settings, SettingsError, application, settings
from bot.store import DatabaseError, Match, Store, back_up
from bot.words import Words

WRONG = 2
"""The exit code where something has to be put right first."""
CRASHED = 1
"""The exit code after a fault of ours; the log says where it is."""
_LARGEST = 2**63 - 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code: 0, or 2 with one sentence on the error stream."""
    given = _parser().parse_args(arguments)
    try:
        return int(given.act(given, settings()))
    except (SettingsError, DatabaseError) as error:
        return _wrong(str(error))


def _run(_given: argparse.Namespace, chosen: Settings) -> int:
    chosen.need_token()
    begin(chosen.log_level, chosen.log_format)
    try:
        run(chosen)
    except (SettingsError, DatabaseError):
        raise
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        return _wrong(_trouble(error))
    except Exception as error:  # noqa: BLE001 - its text might quote somebody, so it is not printed
        Log(__name__).fault("crashed", error)
        return CRASHED
    return 0


def _check(given: argparse.Namespace, chosen: Settings) -> int:
    async def check() -> bool:
        well = True
        here = QUICK if given.quick else CHECKS
        for look in here if given.offline else (*here, ask_discord):
            async for finding in look(chosen):
                print(finding, flush=True)
                well = well and finding.mark != "wrong"
        return well

    begin(logging.ERROR)
    return 0 if asyncio.run(check()) else WRONG


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


def _playground(given: argparse.Namespace, chosen: Settings) -> int:
    from bot import playground  # noqa: PLC0415 - it needs packages that a server does not

    return playground.main(
        given.database, open_page=given.open, port=given.port, language=chosen.language
    )


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
        say = Words(chosen.language)
        found = asyncio.run(_match(chosen.database, given.match, say("former-player")))
        if found is None:
            return _wrong(f"There is no match {given.match} in {chosen.database}.")
        match, names = found
        if match.ended is None and not given.running:
            return _wrong(
                f"Match {given.match} is under way, and its record holds what the players may not "
                "know. Wait for its end, or add --running."
            )
        text = record_text(match, names, say(f"record-legend-{match.game}"))
    except (KeyError, TypeError, ValueError) as error:
        return _wrong(f"Match {given.match} cannot be read: {error}.")
    print(text, end="")
    return 0


def _rerate(_given: argparse.Namespace, chosen: Settings) -> int:
    _existing(chosen)
    try:
        counted = asyncio.run(_recount(chosen.database))
    except sqlite3.Error as error:
        return _wrong(f"The ratings are as they were: {error}. Try again later.")
    print(f"The ratings are rebuilt from rated matches: {counted}.")
    return 0


def _forget(given: argparse.Namespace, chosen: Settings) -> int:
    _existing(chosen)
    try:
        known, wiped = asyncio.run(_forgotten(chosen.database, given.person))
    except sqlite3.Error as error:
        return _wrong(f"Nothing is removed: {error}. Stop the bot and try again.")
    if not wiped:
        return _wrong(
            "Everything of that person is removed, but the file is in use and may still hold "
            "traces of it. Stop what uses it and try again."
        )
    if known:
        print(f"Nothing of the person {given.person} is stored any more.")
    else:
        print(f"Nothing was stored of a person {given.person}; mind the number if one was meant.")
    return 0


async def _forgotten(database: Path, person: int) -> tuple[bool, bool]:
    """Remove the past of a person; whether there was one, and the file holds no traces of it.

    Messages that name them are changed by the bot when it runs.
    """
    store = await Store.open(database)
    try:
        known = any((await store.forgetting.kept(person)).values())
        await store.forgetting.forget(person, discord.utils.utcnow())
        return known, await store.forgetting.wipe()
    finally:
        await store.close()


async def _recount(database: Path) -> int:
    """Rebuild the ratings; a bot that runs meanwhile sees the old ones until all are there."""
    store = await Store.open(database)
    try:
        return await store.ratings.recount()
    finally:
        await store.close()


async def _match(database: Path, number: int, former: str) -> tuple[Match, tuple[str, str]] | None:
    """A match and its players' names; ``former`` is what former players are called.

    They are read from a copy, since opening a database brings its schema up to date.
    """
    with tempfile.TemporaryDirectory(prefix="fireside-export-") as folder:
        copy = Path(folder) / "copy.sqlite3"
        await asyncio.to_thread(back_up, database, copy)
        store = await Store.open(copy)
        try:
            match = await store.matches.get(number)
            if match is None:
                return None
            return match, await Matches(store, discord.utils.utcnow).names(match, former)
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
    _to_play(commands)
    _to_keep(commands)
    return parser


def _to_play(commands: "argparse._SubParsersAction[_Parser]") -> None:
    """The commands that let the bot be played with, or tell what keeps it from that."""
    running = commands.add_parser("run", help="run the bot on Discord (needs FIRESIDE_TOKEN)")
    running.description = (
        "Run the bot on Discord. It needs FIRESIDE_TOKEN. The matches are kept in the file that "
        "FIRESIDE_DATABASE names, which is made, with its folder, where there is none."
    )
    running.set_defaults(act=_run)

    checking = commands.add_parser("check", help="say what would keep the bot from running")
    checking.description = (
        "Look at the settings, the database (in a copy), the texts and pictures, and ask Discord "
        "about the token, without starting the bot. One line a thing; the exit code is 2 where "
        "something is wrong."
    )
    checking.add_argument(
        "--offline", action="store_true", help="do not ask Discord, nor look at the token"
    )
    checking.add_argument(
        "--quick", action="store_true", help="do not play every stored match again"
    )
    checking.set_defaults(act=_check)

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


def _to_keep(commands: "argparse._SubParsersAction[_Parser]") -> None:
    """The commands about what is stored."""
    backup = commands.add_parser("backup", help="copy the database, also while the bot runs")
    backup.add_argument("file", type=Path, metavar="FILE", help="the copy, which must not exist")
    backup.set_defaults(act=_backup)

    rerate = commands.add_parser(
        "rerate", help="rebuild all ratings from the matches, also while the bot runs"
    )
    rerate.set_defaults(act=_rerate)

    forget = commands.add_parser("forget", help="remove all that is stored of a person, for good")
    forget.description = (
        "Remove all that is stored of a person, as /privacy delete does, for a database that was "
        "restored from a backup. The bot must not run meanwhile; when it runs again, it changes "
        "what it has posted."
    )
    forget.add_argument("person", type=_id, metavar="ID", help="the person, by their Discord id")
    forget.set_defaults(act=_forget)

    export = commands.add_parser("export", help="print the record of a match, a text that replays")
    export.add_argument("match", type=_id, metavar="MATCH", help="the number of the match")
    export.add_argument(
        "--running", action="store_true", help="also one under way, with all its secrets"
    )
    export.set_defaults(act=_export)
