"""Settings, from the environment or a file ``.env`` beside it; `.env.example` explains each."""

import base64
import binascii
import difflib
import logging
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path

from dotenv import dotenv_values
from dotenv.parser import parse_stream

from bot.logs import FORMATS
from bot.words import FALLBACK, languages

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
NAMES = (
    "FIRESIDE_TOKEN",
    "FIRESIDE_DATABASE",
    "FIRESIDE_LOG_LEVEL",
    "FIRESIDE_LOG_FORMAT",
    "FIRESIDE_LANGUAGE",
    "FIRESIDE_KEEP_DAYS",
    "FIRESIDE_METRICS_PORT",
    "FIRESIDE_METRICS_HOST",
)
"""Every setting."""
KEEP_DAYS = 30
"""How many days the data of a server is kept after the bot was removed from it."""
_LONGEST = 3_650
HERE = "127.0.0.1"
"""The address that only this machine reaches."""


COPY_AGAIN = (
    "FIRESIDE_TOKEN is not a token of Discord: copy it again from the page “Bot” of your "
    "application."
)


class SettingsError(Exception):
    """A setting is missing or wrong; the text says which, and what would be right."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the person who runs the bot has settled. The token stays out of the ``repr``."""

    token: str = field(repr=False)
    database: Path
    log_level: int
    language: str = FALLBACK
    log_format: str = "text"
    keep_days: int = KEEP_DAYS
    metrics_port: int | None = None
    metrics_host: str = HERE

    def need_token(self) -> str:
        """The token.

        Raises:
            SettingsError: there is none, or it cannot be one.
        """
        if not self.token:
            raise SettingsError(
                "No token: put FIRESIDE_TOKEN=… into the environment or into a file .env "
                "(see .env.example), or try the bot without one: python -m bot playground."
            )
        if not re.fullmatch(r"[!-~]+", self.token):
            raise SettingsError(COPY_AGAIN)
        application(self.token)
        return self.token


def application(token: str) -> int:
    """The id of the application, which is the first part of its token.

    Raises:
        SettingsError: it is none, so the token cannot be one.
    """
    head = token.split(".", maxsplit=1)[0]
    try:
        return int(base64.urlsafe_b64decode(head + "=" * (-len(head) % 4)))
    except (ValueError, binascii.Error):
        raise SettingsError(COPY_AGAIN) from None


def settings(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings; the environment goes before ``.env``, and what is empty is not set.

    Raises:
        SettingsError: a value cannot be.
    """
    if environment is None:
        environment = _given()
    level = environment.get("FIRESIDE_LOG_LEVEL", "").strip().upper() or "INFO"
    if level not in LEVELS:
        raise SettingsError(f"FIRESIDE_LOG_LEVEL must be one of {', '.join(LEVELS)}.")
    log_format = environment.get("FIRESIDE_LOG_FORMAT", "").strip().lower() or "text"
    if log_format not in FORMATS:
        raise SettingsError(f"FIRESIDE_LOG_FORMAT must be one of {', '.join(FORMATS)}.")
    language = environment.get("FIRESIDE_LANGUAGE", "").strip() or FALLBACK
    if language not in languages():
        raise SettingsError(f"FIRESIDE_LANGUAGE must be one of {', '.join(languages())}.")
    return Settings(
        token=environment.get("FIRESIDE_TOKEN", "").strip(),
        database=_path(environment.get("FIRESIDE_DATABASE", "").strip() or "fireside.sqlite3"),
        log_level=logging.getLevelNamesMapping()[level],
        language=language,
        log_format=log_format,
        keep_days=_days(environment.get("FIRESIDE_KEEP_DAYS", "").strip()),
        metrics_port=_port(environment.get("FIRESIDE_METRICS_PORT", "").strip()),
        metrics_host=environment.get("FIRESIDE_METRICS_HOST", "").strip() or HERE,
    )


def misspelt() -> dict[str, str]:
    """Names that look like settings and are none, each with the one that seems to be meant."""
    found = {}
    for name in _given():
        meant = difflib.get_close_matches(name, NAMES, n=1, cutoff=0.8)
        if name not in NAMES and meant:
            found[name] = meant[0]
    return found


def _given() -> dict[str, str]:
    """What is set, in the environment or else in the file."""
    return _file() | {name: value for name, value in os.environ.items() if value}


def _file() -> dict[str, str]:
    """What a file ``.env`` in the working directory sets; nothing where there is none."""
    try:
        text = Path(".env").read_text("utf-8-sig")  # Notepad marks UTF-8 so
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise SettingsError(f"The file .env cannot be read: {error}.") from error
    except UnicodeDecodeError as error:
        raise SettingsError("The file .env is not text in UTF-8; save it so.") from error
    for line in parse_stream(StringIO(text)):
        if line.error:
            raise SettingsError(
                f"Line {line.original.line} of the file .env cannot be read; write NAME=value."
            )
    found = dotenv_values(stream=StringIO(text))
    return {name: value for name, value in found.items() if value}


def _port(text: str) -> int | None:
    if not text:
        return None
    if not (text.isascii() and text.isdecimal()) or not 0 < int(text) < 2**16:
        raise SettingsError("FIRESIDE_METRICS_PORT must be a port from 1 to 65535, or empty.")
    return int(text)


def _days(text: str) -> int:
    if not text:
        return KEEP_DAYS
    if not (text.isascii() and text.isdecimal()) or not int(text) <= _LONGEST:
        raise SettingsError(f"FIRESIDE_KEEP_DAYS must be a number of days from 0 to {_LONGEST}.")
    return int(text)


def _path(text: str) -> Path:
    try:
        return Path(text).expanduser()
    except RuntimeError as error:
        raise SettingsError(f"FIRESIDE_DATABASE cannot be {text}: {error}") from error
