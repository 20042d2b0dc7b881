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
from bot.views.panel import PANELS
from bot.views.settling import OneOf, Setting
from bot.words import FALLBACK, LOCALES, Words, languages
from engines import GAMES
from engines.battleoflits_layouts import IllegalLayout
from engines.game import IllegalMove
from render import DEFAULT_THEME, picture

ROOT = Path(__file__).parents[2]
SOURCES = [path for name in ("bot", "engines", "render") for path in (ROOT / name).rglob("*.py")]
OF_ALL_GAMES = {"illegal-game-over", "illegal-not-your-turn"}
"""Refusals that are the same in every game."""
REFUSING = {
    Refusal.__name__: "refused-",
    IllegalMove.__name__: "illegal-",
    IllegalLayout.__name__: "illegal-",
}


FOR_OPERATORS = {
    "bot/__main__.py",
    "bot/asking.py",
    "bot/integrity.py",
    "bot/checking.py",
    "bot/command_line.py",
    "bot/playground.py",
    "bot/prometheus.py",
    "bot/settings.py",
}
"""What whoever runs the bot reads, in English."""
FACTS = {"out of "}
"""Words of our own in the database."""
LIMITS = {
    r".*button-.*|step-.*|confirm-(yes|no)|lits-act-.*|lits-(open|swap|type)": 80,
    r"setting-.*|theme-.*|clock-.*|place-.*|rated-.*|language-.*": 100,
    r"menu-.*|tiki-(fill|swap)|lits-jump": 150,
    r"lits-form-(title|label)": 45,
    r"lits-form-example": 100,
    r".*": CONTENT,
}
"""What Discord takes at most of a text, by its key."""


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
def test_what_is_said_exists_and_fits_its_facts(language: str) -> None:
    say = Words(language)
    for place in PLACES:
        assert place.keys, f"there is no text {place.pattern}, asked for in {place.where}"
        for key in place.keys:
            if place.facts is not None:
                assert needs(language, key) <= place.facts, f"{key}, said in {place.where}"
                for value in (1, 2, "M"):
                    assert say(key, **dict.fromkeys(place.facts, value)).strip(), key


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


@pytest.mark.parametrize("language", languages())
def test_every_text_fits_its_place(language: str) -> None:
    """As far as it is shown without facts; what holds facts is cut where it has to be."""
    for key in texts(language):
        for pattern, limit in LIMITS.items():
            if re.fullmatch(pattern, key) and not needs(language, key):
                assert len(Words(language)(key)) <= limit, key


@pytest.mark.parametrize("language", languages())
def test_every_panel_fits_a_message(language: str) -> None:
    say = Words(language)
    for panel in PANELS.values():
        longest = [
            max((len(named) for named in choices(setting, say)), default=600)
            + len(setting.name(say))
            for setting in panel.settings.values()
        ]
        frame = len(say(panel.title)) + len(say(panel.footer))
        assert sum(longest) + 10 * len(longest) + frame <= CONTENT


def choices(setting: Setting, say: Words) -> list[str]:
    """What each value of a setting is called; nothing where there are no few."""
    if not isinstance(setting, OneOf):
        return []
    return [setting.said(value, say) for value in setting.values().values()]


def test_no_text_for_people_stands_in_the_code() -> None:
    escaped = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.value!r}"
        for path in SOURCES
        if path.relative_to(ROOT).as_posix() not in FOR_OPERATORS
        and "store" not in path.parts
        and "engines" not in path.parts
        for node in spelled_out(path)
        if isinstance(node.value, str)
        and re.search(r"[a-z]{2,} [a-z]{2,}", node.value)
        and node.value not in FACTS
    ]
    assert not escaped


def spelled_out(path: Path) -> Iterator[ast.Constant]:
    """The strings of a module that are neither docstrings nor what a mistake of ours raises."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    ours = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.Raise | ast.Assert)
        or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in ours:
            yield node


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


def test_a_script_that_the_fonts_lack_is_not_drawn(locales: Path) -> None:
    (locales / "en.ftl").write_text("over = { $who } wins\nname = Ada\n")
    (locales / "ko.ftl").write_text("over = { $who } 승리\nname = Ada\n")
    (locales / "pl.ftl").write_text("over = Zażółć { $who }\n")
    say = Words("ko")
    assert say("over", who="X") == "X 승리"
    assert say.drawn("over", who="X") == "X wins"
    assert say.drawn("name") == "Ada"
    assert Words("pl").drawn("over", who="X") == "Zażółć X"
    (locales / "ja.ftl").write_text("over = { $who } の勝ち\n")
    assert Words("ja").drawn("over", who="X") == "X の勝ち"


@pytest.mark.parametrize("key", GAMES)
def test_in_words_a_picture_is_told_in_any_script(locales: Path, key: str) -> None:
    english = (ROOT / "bot/locales/en.ftl").read_text("utf-8")
    (locales / "en.ftl").write_text(english)
    shown = re.sub(r"(?m)^(picture-[a-z-]+ =)(\n    | )", r"\1\2글", english)
    (locales / "ko.ftl").write_text(shown)
    view = TABLES[key].rules()[0].view
    there, here = (picture(key, view, DEFAULT_THEME, Words(each)) for each in ("ko", "en"))
    assert "글" in there.alt
    assert there.png == here.png
