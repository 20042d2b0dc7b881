"""Languages made of English by putting each text into brackets, so that it shows who said what.

English is bracketed too: what stands outside of all brackets was never asked of a language.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import simcord
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from simcord.types import HttpLogEntry

from bot import words
from tests.bot.world import World

BRACKETS = {"en": ("«", "»"), "pl": ("⟦", "⟧"), "de": ("⟪", "⟫"), "fr": ("⟬", "⟭")}
SERVER, ADA, BEN, CLEO = "pl", "de", "fr", "en"
_MARKS = "".join(mark for pair in BRACKETS.values() for mark in pair)
_HARMLESS = re.compile(
    r"<[^>]*>|https?://\S+|`[^`]*`|Ada|Ben|Cleo"  # mentions, times, links, digits, names
    r"|\b(?:boss|swap|random|hello|TacTiki|Tic Tac Trek|Battle of LITS)\b"
)
_WORD = re.compile(r"[^\W\d_]{2,}")
_SENTENCE = re.compile(r"[a-zà-ÿ]{3,}")


def make_languages(folder: Path) -> None:
    """Write the files of these languages."""
    english = (words.LOCALES / "en.ftl").read_text("utf-8")
    for language, (opening, closing) in BRACKETS.items():
        resource = FluentParser().parse(english)
        for entry in resource.body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                within = entry.value.elements
                entry.value.elements = [
                    ftl.TextElement(opening),
                    *within,
                    ftl.TextElement(closing),
                ]
        (folder / f"{language}.ftl").write_text(FluentSerializer().serialize(resource), "utf-8")


def understood(text: str, language: str) -> None:
    """All of a text is in one language, but for notation, numbers and names."""
    opening, closing = BRACKETS[language]
    foreign = set(_MARKS) - {opening, closing}
    assert not foreign & set(text), f"in another language than {language}: {text}"
    depth, outside = 0, []
    for sign in text:
        depth += (sign == opening) - (sign == closing)
        if not depth and sign != closing:
            outside.append(sign)
    left = _HARMLESS.sub("", "".join(outside))
    assert not _SENTENCE.search(left), f"in no language: {left!r} of {text}"


def in_our_language(text: str, language: str) -> None:
    """Every word of a text is one of those of which the texts of a language consist."""
    unknown = set(_words(_HARMLESS.sub("", text), language)) - _vocabulary(language)
    assert not unknown, f"not in {language}: {unknown} of {text}"


@cache
def _vocabulary(language: str) -> frozenset[str]:
    written = (words.LOCALES / f"{language}.ftl").read_text("utf-8")
    found: list[str] = []

    class Reader(Visitor):
        def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - its name
            found.extend(_words(_HARMLESS.sub("", node.value), language))

    Reader().visit(FluentParser().parse(written))
    return frozenset(found)


def _words(text: str, language: str) -> list[str]:
    """The words of a text; in Japanese, which has no spaces, its letters and the foreign words."""
    found = [word.casefold() for word in _WORD.findall(text) if not word.isupper()]
    if language != "ja":
        return found
    return [part for word in found for part in re.findall(r"[a-zà-ÿ]+|.", word)]


def texts(payload: Any) -> Iterator[str]:
    """Everything in a payload that a person reads."""
    if isinstance(payload, list):
        for each in payload:
            yield from texts(each)
    elif isinstance(payload, dict):
        for key, value in payload.items():
            if isinstance(value, str):
                if key in ("content", "label", "placeholder", "description", "title", "name"):
                    yield value
            else:
                yield from texts(value)


class Listener:
    """Hears all that the bot sends, and holds each against the language of whoever reads it."""

    def __init__(
        self,
        den: World,
        *,
        server: str = SERVER,
        languages: Mapping[int, str] | None = None,
        check: Callable[[str, str], None] = understood,
    ) -> None:
        self._den, self._server, self._check = den, server, check
        self._languages = languages or {den.ada.id: ADA, den.ben.id: BEN}
        self._heard = len(den.env.http_requests)
        self.told: Counter[str] = Counter()
        self.private = 0
        self.public = 0
        self.letters = 0

    def hear(self, who: simcord.MemberActor, *, shared: bool = False) -> None:
        """Hold what was sent since against who acted; their answer all read where ``shared``."""
        requests = self._den.env.http_requests
        for entry in requests[self._heard :]:
            if not isinstance(entry.json, dict):
                continue
            language = self._audience(entry, self._server if shared else self._of(who))
            for text in texts(entry.json):
                self._check(text, language)
                self.told[language] += 1
        self._heard = len(requests)

    def _of(self, who: simcord.MemberActor) -> str:
        return self._languages.get(who.id, CLEO)

    def _audience(self, entry: HttpLogEntry, actor: str) -> str:
        if entry.path.startswith(("/webhooks/", "/interactions/")):
            self.private += 1
            return actor
        for person in (self._den.ada, self._den.ben):
            opened = person.user.dm_channel
            if opened is not None and f"/channels/{opened.id}/" in entry.path:
                self.letters += 1
                return self._of(person)
        self.public += 1
        return self._server


def speaking(monkeypatch: pytest.MonkeyPatch, locales: dict[int, str]) -> None:
    """Let the Discord of these people speak these languages; SimCord's speaks English."""
    from simcord import interactions  # noqa: PLC0415 - what is patched

    made = interactions.base_payload

    def base_payload(*given: Any, **named: Any) -> Any:
        record, payload = made(*given, **named)
        payload["locale"] = locales.get(named["user_id"], "en-US")
        return record, payload

    monkeypatch.setattr(interactions, "base_payload", base_payload)
