"""Every text that a person reads, by language.

The texts are Fluent files in ``bot/locales``, one a language; the code names a text by its key
and hands over the facts. A language that lacks a text falls back to English, so a half-finished
translation is usable.
"""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"


class Words:
    """The texts of one language, called with a key and the facts that fill the text."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language
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
                    text, errors = bundle.format_pattern(message.value, facts)
                    if errors:
                        raise KeyError(f"{key}: {errors[0]}")
                    return str(text)
        raise KeyError(key)

    def has(self, key: str) -> bool:
        """Whether there is a text called ``key``."""
        return any(bundle.has_message(key) for bundle in self._bundles)


def languages() -> list[str]:
    """The languages that have a file, by code."""
    return sorted(path.stem for path in LOCALES.glob("*.ftl"))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(  # noqa: TRY004 - the text is wrong, not a type
                f"{language}.ftl cannot be read: {entry.content.strip()}"
            )
    bundle.add_resource(resource)
    return bundle
