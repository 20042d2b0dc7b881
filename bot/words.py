"""Every text that a person reads, by language.

The texts are Fluent files in ``bot/locales``, one a language; the code names a text by its key
and hands over the facts. A language that lacks a text falls back to English, so a half-finished
translation can be tried.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Junk

from render.names import legible

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"

_FORMER = re.compile(r"<@-[0-9]+>")
_AT_ITS_BEGINNING = re.compile(r"(?:^|\n|[.!?] )[^\w<]*<@-[0-9]+>")
_SENTENCE = re.compile(r"[.!?…][*]*$")
_PARTS = frozenset({"player-side"})
"""Texts about a player that only ever stand within others."""


class Words:
    """The texts of one language, called with a key and the facts that fill the text."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language
        names = dict.fromkeys((language, FALLBACK))
        self._bundles = [_bundle(LOCALES, name) for name in names]

    @property
    def drawn(self) -> "Drawn":
        """The same texts for pictures."""
        return Drawn(self)

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """The text called ``key``.

        Raises:
            KeyError: no language has such a text, or a fact that it needs is missing.
        """
        for bundle in self._bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                if message.value is not None:
                    text, errors = bundle.format_pattern(message.value, _written(facts))
                    if errors:
                        raise KeyError(f"{key}: {errors[0]}")
                    return self._without_former(key, str(text))
        raise KeyError(key)

    def _without_former(self, key: str, text: str) -> str:
        """``text`` with words in the place of mentions of former players, whose ids are negative.

        This is the one place for it: whoever is mentioned is so in one of our texts.
        """
        if key in _PARTS or not _FORMER.search(text):
            return text
        words = self("former-player")
        if _SENTENCE.search(text):
            large = words[0].upper() + words[1:]
            text = _AT_ITS_BEGINNING.sub(lambda found: _FORMER.sub(large, found[0]), text)
        return _FORMER.sub(words, text)


class Drawn:
    """The texts of a language for pictures: in English where the fonts lack its letters."""

    def __init__(self, say: Words) -> None:
        self._say = say

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """The text called ``key``; see `Words`."""
        text = self._say(key, **facts)
        return text if legible(text) else Words()(key, **facts)


def languages() -> tuple[str, ...]:
    """The languages that have a file, by code."""
    return _languages(LOCALES)


def nearest(locale: str) -> str | None:
    """The language to speak where Discord speaks ``locale``, such as "es-419"; None if none fits.

    A variety of a language is understood where another one is spoken.
    """
    spoken = locale.partition("-")[0]
    fitting = [each for each in languages() if each.partition("-")[0] == spoken]
    for known in (locale, spoken, *fitting):
        if known in fitting:
            return known
    return None


def _written(facts: Mapping[str, str | int]) -> dict[str, Any]:
    """The facts with numbers written as people type them: match 1234, not match 1,234."""
    return {
        name: fluent_number(fact, useGrouping=False) if isinstance(fact, int) else fact
        for name, fact in facts.items()
    }


@cache
def _languages(folder: Path) -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in folder.glob("*.ftl")))


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(  # noqa: TRY004 - the text is wrong, not a type
                f"{language}.ftl cannot be read: {(entry.content or '').strip()}"
            )
    bundle.add_resource(resource)
    return bundle
