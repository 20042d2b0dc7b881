"""The command line: ``python -m bot run | playground | invite | backup | export``."""

import argparse
import asyncio
import base64
import binascii
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

import discord

from bot.app import Fireside
from bot.post import permissions
from bot.record import record
from bot.settings import Settings, SettingsError, settings
from bot.store import DatabaseError, Match, Store

WRONG = 2
"""The exit code where something has to be put right first."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code: 0, or 2 with one sentence on the error stream."""
    given = _parser().parse_args(arguments)
    try:
        return int(given.act(given, settings()))
    except (SettingsError, DatabaseError) as error:
        return _wrong(str(error))


def _run(_given: argparse.Namespace, chosen: Settings) -> int:
    token = chosen.need_token()
    bot = Fireside(chosen.database)
    try:
        bot.run(token, log_level=chosen.log_level, root_logger=True)
    except discord.LoginFailure:
        return _wrong(
            "Discord refused the token: copy it again from the page “Bot” of your application "
            "into FIRESIDE_TOKEN."
        )
    except (OSError, discord.GatewayNotFound) as error:
        return _wrong(f"Discord cannot be reached: {error}. Check the network and start again.")
    return 0


def _playground(given: argparse.Namespace, _chosen: Settings) -> int:
    from bot import playground  # noqa: PLC0415 - it needs packages that a server does not

    return playground.main(given.database, open_page=given.open, port=given.port)


def _invite(given: argparse.Namespace, chosen: Settings) -> int:
    application = given.application or _application(chosen.need_token())
    url = discord.utils.oauth_url(
        application,
        permissions=permissions(),
        scopes=("bot", "applications.commands"),
    )
    print(url)
    return 0


def _backup(given: argparse.Namespace, chosen: Settings) -> int:
    if given.file.exists():
        return _wrong(f"{given.file} exists already; name a file that does not.")
    _existing(chosen)

    async def copy() -> None:
        store = await Store.open(chosen.database)
        try:
            await store.backup(given.file)
        finally:
            await store.close()

    asyncio.run(copy())
    print(f"The database is copied to {given.file}.")
    return 0


def _export(given: argparse.Namespace, chosen: Settings) -> int:
    _existing(chosen)

    async def read() -> Match | None:
        store = await Store.open(chosen.database)
        try:
            return await store.matches.get(given.match)
        finally:
            await store.close()

    match = asyncio.run(read())
    if match is None:
        return _wrong(f"There is no match {given.match} in {chosen.database}.")
    if match.ended is None and not given.running:
        return _wrong(
            f"Match {given.match} is under way, and its record holds what the players may not "
            "know. Wait for its end, or add --running."
        )
    print(json.dumps(record(match), indent=2, ensure_ascii=False))
    return 0


def _existing(chosen: Settings) -> None:
    """Refuse to make a database where one should be read."""
    if not chosen.database.is_file():
        raise SettingsError(f"There is no database {chosen.database}; set FIRESIDE_DATABASE.")


def _application(token: str) -> int:
    """The application's id, which is the first part of its token."""
    head = token.split(".", maxsplit=1)[0]
    try:
        return int(base64.urlsafe_b64decode(head + "=" * (-len(head) % 4)))
    except (ValueError, binascii.Error):
        raise SettingsError(
            "FIRESIDE_TOKEN is not a token of Discord; copy it again, or name the application: "
            "python -m bot invite --application ID."
        ) from None


def _wrong(text: str) -> int:
    print(text, file=sys.stderr)
    return WRONG


class _Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{self.prog}: {message}. See {self.prog} --help.\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m bot", description="Fireside: games for two, on Discord.")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")

    run = commands.add_parser("run", help="run the bot on Discord (needs FIRESIDE_TOKEN)")
    run.set_defaults(act=_run)

    playground = commands.add_parser(
        "playground", help="run the bot in a page on this computer, without an account"
    )
    playground.add_argument("--open", action="store_true", help="open the page in a browser")
    playground.add_argument(
        "--database", type=Path, metavar="FILE", help="keep the matches in this file"
    )
    playground.add_argument("--port", type=int, help="the port of the page (default: a free one)")
    playground.set_defaults(act=_playground)

    invite = commands.add_parser("invite", help="print the link that adds the bot to a server")
    invite.add_argument(
        "--application", type=int, metavar="ID", help="the application (default: the token's)"
    )
    invite.set_defaults(act=_invite)

    backup = commands.add_parser("backup", help="copy the database, also while the bot runs")
    backup.add_argument("file", type=Path, metavar="FILE", help="the copy, which must not exist")
    backup.set_defaults(act=_backup)

    export = commands.add_parser("export", help="print a match as JSON that replays")
    export.add_argument("match", type=int, metavar="MATCH", help="the number of the match")
    export.add_argument(
        "--running", action="store_true", help="also one under way, with all its secrets"
    )
    export.set_defaults(act=_export)
    return parser


if __name__ == "__main__":
    sys.exit(main())
