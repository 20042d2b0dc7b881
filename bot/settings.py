"""Settings, from the environment or a file ``.env`` beside it; `.env.example` explains each."""

import logging
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from dotenv import dotenv_values

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class SettingsError(Exception):
    """A setting is missing or wrong; the text says which, and what would be right."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the person who runs the bot has settled. The token stays out of the ``repr``."""

    token: str = field(repr=False)
    database: Path
    log_level: int

    def need_token(self) -> str:
        """The token.

        Raises:
            SettingsError: there is none.
        """
        if not self.token:
            raise SettingsError(
                "No token: put FIRESIDE_TOKEN=… into the environment or into a file .env "
                "(see .env.example), or try the bot without one: python -m bot playground."
            )
        return self.token


def settings(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings; the environment goes before ``.env``.

    Raises:
        SettingsError: a value cannot be.
    """
    if environment is None:
        environment = {
            **{name: value or "" for name, value in dotenv_values(".env").items()},
            **os.environ,
        }
    level = environment.get("FIRESIDE_LOG_LEVEL", "").strip().upper() or "INFO"
    if level not in LEVELS:
        raise SettingsError(f"FIRESIDE_LOG_LEVEL must be one of {', '.join(LEVELS)}.")
    return Settings(
        token=environment.get("FIRESIDE_TOKEN", "").strip(),
        database=Path(environment.get("FIRESIDE_DATABASE", "").strip() or "fireside.sqlite3"),
        log_level=logging.getLevelNamesMapping()[level],
    )
