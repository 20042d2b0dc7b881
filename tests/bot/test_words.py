"""The texts: every one that the code asks for exists, fits its facts, and none lies unused."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot import words
from bot.games import TABLES
from bot.post import CONTENT
from bot.refusals import Refusal
from bot.words import FALLBACK, LOCALES, Words, languages
from engines import GAMES
from engines.battleoflits_layouts import IllegalLayout
from engines.game import IllegalMove

ROOT = Path(__file__).parents[2]
SOURCES = [path for name in ("bot", "engines", "render") for path in (ROOT / name).rglob("*.py")]
OF_ALL_GAMES = {"illegal-game-over", "illegal-not-your-turn"}
"""Refusals that are the same in every game."""
REFUSING = {
    Refusal.__name__: "refused-",
    IllegalMove.__name__: "illegal-",
    IllegalLayout.__name__: "illegal-",
}


class Place(NamedTuple):
    """A call in the source that names a text: by its key, or by a pattern of keys."""

    where: str
    pattern: str
    facts: frozenset[str] | None
    """None where the facts are handed on and cannot be read off."""

    @property
    def keys(self) -> list[str]:
        return [key for key in texts(FALLBACK) if re.fullmatch(self.pattern, key)]


def places() -> Iterator[Place]:
    """Every refusal made and every text asked for in the source."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name not in {"say", "_say", *REFUSING}:
                continue
            where = f"{path.relative_to(ROOT)}:{node.lineno}"
            given = [keyword.arg for keyword in node.keywords]
            facts = None if None in given else frozenset(filter(None, given))
            for pattern in patterns(node.args[0]):
                spelled = pattern.replace("_", r"\-") if name in REFUSING else pattern
                yield Place(where, REFUSING.get(name, "") + spelled, facts)


def patterns(node: ast.expr) -> Iterator[str]:
    """The texts that an expression can be, as patterns; nothing where it is computed elsewhere."""
    match node:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.IfExp():
            yield from patterns(node.body)
            yield from patterns(node.orelse)
        case ast.JoinedStr(values=[ast.Constant(value=str()), *_] as parts):
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                for part in parts
            )


@cache
def texts(language: str) -> dict[str, ftl.Pattern]:
    """The texts of a language by key."""
    source = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    entries = [entry for entry in body if not isinstance(entry, ftl.BaseComment)]
    assert all(isinstance(entry, ftl.Message) for entry in entries)
    found = {entry.id.name: entry.value for entry in entries if isinstance(entry, ftl.Message)}
    assert len(found) == len(entries), "a key stands twice"
    return {key: value for key, value in found.items() if value is not None}


def needs(language: str, key: str) -> frozenset[str]:
    """The facts that a text of a language needs."""
    names: set[str] = set()

    class Names(Visitor):
        def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - named by fluent
            names.add(node.id.name)

    Names().visit(texts(language)[key])
    return frozenset(names)


PLACES = list(places())


def test_the_source_is_read() -> None:
    assert len(PLACES) > 80
    assert sum(place.pattern.startswith("refused") for place in PLACES) > 20
    assert sum(place.pattern.startswith("illegal") for place in PLACES) > 8
    raised = {place.pattern for place in PLACES if place.facts is None}
    assert not any(pattern.startswith(("refused", "illegal")) for pattern in raised)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("place", PLACES, ids=lambda place: f"{place.where}-{place.pattern}")
def test_what_is_said_exists_and_fits_its_facts(place: Place, language: str) -> None:
    assert place.keys, f"there is no text {place.pattern}"
    for key in place.keys:
        if place.facts is not None:
            assert needs(language, key) <= place.facts
            for value in (1, 2, "M"):
                assert Words(language)(key, **dict.fromkeys(place.facts, value)).strip()


def test_games_share_no_sentence_about_a_rule_of_their_own() -> None:
    """One game's advice ("type a field such as N12") would be nonsense in another."""
    games: dict[str, set[str]] = {}
    for place in PLACES:
        folder, _, module = place.where.partition("/")
        if folder == "engines" and place.pattern.startswith("illegal"):
            game = next(key for key in GAMES if module.startswith(key))
            games.setdefault(place.pattern.replace("\\", ""), set()).add(game)
    shared = {pattern for pattern, users in games.items() if len(users) > 1}
    assert shared <= OF_ALL_GAMES
    assert games.keys() >= OF_ALL_GAMES


def test_every_text_is_used() -> None:
    used = {key for place in PLACES for key in place.keys}
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.expr):
                for pattern in patterns(node):
                    used |= {key for key in texts(FALLBACK) if re.fullmatch(pattern, key)}
    assert set(texts(FALLBACK)) - used == set()


@pytest.mark.parametrize("language", languages())
def test_every_language_says_the_same(language: str) -> None:
    assert texts(language).keys() == texts(FALLBACK).keys()
    for key in texts(language):
        assert needs(language, key) == needs(FALLBACK, key), key


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", TABLES)
def test_every_page_of_rules_fits_a_message(key: str, language: str) -> None:
    for page in TABLES[key].rules():
        assert len(Words(language)(page.key)) <= CONTENT


def test_english_is_there() -> None:
    assert FALLBACK in languages()


@pytest.fixture
def locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of other languages."""
    monkeypatch.setattr(words, "LOCALES", tmp_path)
    words._bundle.cache_clear()
    yield tmp_path
    words._bundle.cache_clear()


def test_a_file_that_cannot_be_read_is_refused_with_the_place(locales: Path) -> None:
    (locales / "en.ftl").write_text("good = Good\nbad\nalso-bad = { $\n")
    with pytest.raises(ValueError, match=r"en\.ftl cannot be read: bad"):
        Words()


def test_what_a_language_lacks_is_said_in_english(locales: Path) -> None:
    (locales / "en.ftl").write_text("one = one\ntwo = two { $fact }\n")
    (locales / "de.ftl").write_text("one = eins\n")
    assert languages() == ("de", "en")
    german = Words("de")
    assert (german("one"), german("two", fact="x")) == ("eins", "two x")
    with pytest.raises(KeyError, match="three"):
        german("three")
    with pytest.raises(KeyError, match=r"two.*fact"):
        german("two")


def test_numbers_are_written_as_people_type_them(locales: Path) -> None:
    (locales / "en.ftl").write_text(
        "match = match { $match }\ncount = { $n ->\n    [one] one\n   *[other] { $n }\n    }\n"
    )
    say = Words()
    assert say("match", match=1_234_567) == "match 1234567"
    assert [say("count", n=n) for n in (0, 1, 2, 1_000)] == ["0", "one", "2", "1000"]


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de", "de"),
        ("en-GB", "en"),
        ("es-419", "es-ES"),
        ("pt-BR", "pt-BR"),
        ("pt", "pt-BR"),
        ("it", None),
        ("", None),
    ],
)
def test_a_variety_of_a_language_is_better_than_another(
    locales: Path, locale: str, language: str | None
) -> None:
    for name in ("de", "en", "es-ES", "pt-BR"):
        (locales / f"{name}.ftl").touch()
    assert words.nearest(locale) == language
