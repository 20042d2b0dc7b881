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
        self._bundles = [_bundle(name) for name in dict.fromkeys((language, FALLBACK))]

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


def languages() -> list[str]:
    """The languages that have a file, by code."""
    return sorted(path.stem for path in LOCALES.glob("*.ftl"))


def _written(facts: Mapping[str, str | int]) -> dict[str, Any]:
    """The facts with numbers written as people type them: match 1234, not match 1,234."""
    return {
        name: fluent_number(fact, useGrouping=False) if isinstance(fact, int) else fact
        for name, fact in facts.items()
    }


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(  # noqa: TRY004 - the text is wrong, not a type
                f"{language}.ftl cannot be read: {(entry.content or '').strip()}"
            )
    bundle.add_resource(resource)
    return bundle
