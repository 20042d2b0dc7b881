"""The table of a leaderboard and the plot of a rating: what can be drawn, and what it says."""

import io
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from PIL import Image

from bot.words import Words, languages
from render import THEMES, plot
from render.canvas import encode
from render.leaderboard import Row, describe, paint
from render.lettering import text_width
from render.names import drawable, fitting, whole
from render.painter import ALT_LIMIT
from render.theme import MAX_BYTES, MAX_HEIGHT, REGULAR, TEXT, UNIT, WIDTH
from tests.render.writing import grounds, hold_apart, record, unreadable

say = Words()
NOW = datetime(2026, 3, 1, tzinfo=UTC)
OWN = Row(10_234, "i" * 32, 1_200, 60, 1, 0, 2, own=True)


@pytest.mark.parametrize(
    "name",
    ["Ada", "Ångström Žižek", "Łódź", "Иван", "x_X-42!", "@ada <3", "明日香", "カナ・さくら"],
)
def test_names_that_the_fonts_have(name: str) -> None:
    assert whole(name)
    assert drawable(name) == name


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("أحمد", ""),
        ("דוד", ""),
        ("明日香 鑿", "明日香"),
        ("세종", ""),
        ("🦊 Foxy 🔥", "Foxy"),
        ("1️⃣ first", "1 first"),
        ("q\u0301\u0302", "q"),
        ("Ada\u200d\u202eda", "Adada"),
        ("\U0001d4d0\U0001d4ed\U0001d4ea", ""),
        ("\ue000", ""),
        ("", ""),
    ],
)
def test_names_that_they_have_not(name: str, drawn: str) -> None:
    assert not whole(name)
    assert drawable(name) == drawn


def test_an_accent_that_has_a_letter_of_its_own_is_drawn() -> None:
    assert drawable("A\u030angstro\u0308m") == "Ångström"
    assert whole("A\u030angstro\u0308m")


def test_what_is_too_wide_is_cut() -> None:
    assert fitting("Ada", REGULAR, TEXT, 200) == "Ada"
    cut = fitting("W" * 32, REGULAR, TEXT, 200)
    assert cut.endswith("W…")
    assert text_width(cut, REGULAR, TEXT) <= 200 < text_width("W" + cut, REGULAR, TEXT)
    assert fitting("Ada", REGULAR, TEXT, 1) == "…"


def rows(count: int, sure: int, name: str = "W" * 32) -> list[Row]:
    return [
        Row(number if number <= sure else None, name, 1_900, 350, 9_999, 999, 9_999, "A")
        for number in range(1, count + 1)
    ]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sure", [0, 4, 10])
def test_a_full_table_stays_within_the_limits(theme: str, sure: int) -> None:
    image = paint("Battle of LITS · all servers", rows(10, sure), OWN, THEMES[theme], say)
    assert image.width == WIDTH
    assert image.height <= MAX_HEIGHT
    assert len(encode(image, THEMES[theme])) <= MAX_BYTES
    alt = describe("Battle of LITS · all servers", rows(10, sure), OWN, say)
    assert len(alt) <= ALT_LIMIT
    assert alt.endswith(f"… 10234. {'i' * 32} 1200 ± 60, 1 won, 2 lost;")


@pytest.mark.parametrize("theme", THEMES)
def test_every_text_can_be_read(theme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    below = grounds(monkeypatch)
    paint("Table", [*rows(5, 3), replace(OWN, rank=4)], OWN, THEMES[theme], say)
    plot.paint("Tic Tac Trek, this server", course(30), THEMES[theme])
    assert unreadable(below, THEMES[theme]) == []


@pytest.mark.parametrize("language", languages())
def test_the_texts_of_every_language_fit(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    speak, written = Words(language), record(monkeypatch)
    title = speak("picture-leaderboard-title", scope="everywhere", game="Battle of LITS")
    long = "MW" * 16
    busy = Row(1, long, 1_900, 60, 9_999, 999, 9_999, "A")
    table = [busy, replace(busy, rank=None, deviation=350, won=9, drawn=0, lost=3)]
    image = paint(title, table, OWN, THEMES["default"], speak)
    hold_apart(written, image.height, UNIT / 2)
    cut = [words for words, _, _ in written if "…" in words[1:]]
    assert all(words.startswith(long[:4]) for words in cut), "only names are cut"
    written.clear()
    plot.paint(speak("profile-plot", game="Battle of LITS"), course(30), THEMES["default"])
    hold_apart(written, plot.HEIGHT, UNIT / 2)
    assert not any("…" in words for words, _, _ in written)


def test_every_figure_changes_the_picture() -> None:
    base = Row(2, "Ada", 1_600, 60, 3, 2, 1)
    others = [
        Row(3, "Ada", 1_600, 60, 3, 2, 1),
        Row(None, "Ada", 1_600, 60, 3, 2, 1),
        Row(1, "Ada", 1_600, 60, 3, 2, 1),
        Row(2, "Ben", 1_600, 60, 3, 2, 1),
        Row(2, "Ada", 1_601, 60, 3, 2, 1),
        Row(2, "Ada", 1_600, 61, 3, 2, 1),
        Row(2, "Ada", 1_600, 60, 4, 2, 1),
        Row(2, "Ada", 1_600, 60, 3, 3, 1),
        Row(2, "Ada", 1_600, 60, 3, 2, 2),
        Row(2, "Ada", 1_600, 60, 3, 2, 1, mark="A"),
        Row(2, "Ada", 1_600, 60, 3, 2, 1, own=True),
    ]
    pictures = {
        paint("Table", [row], None, THEMES["default"], say).tobytes() for row in (base, *others)
    }
    assert len(pictures) == len(others) + 1


def course(count: int, step: timedelta = timedelta(hours=9)) -> list[plot.Dot]:
    """Ratings that rise, each a little surer."""
    return [
        (NOW + number * step, 1_400 + number * 2.0, 60 + 290 / (number + 1))
        for number in range(count)
    ]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("count", [1, 2, 3, 300])
def test_a_rating_is_drawn_from_its_first_match_on(theme: str, count: int) -> None:
    image = plot.paint("Tic Tac Trek, this server", course(count), THEMES[theme])
    assert image.size == (WIDTH, plot.HEIGHT)
    written = encode(image, THEMES[theme])
    assert len(written) <= MAX_BYTES
    line = tuple(int(THEMES[theme].seats[1][at : at + 2], 16) for at in (1, 3, 5))
    shown = Image.open(io.BytesIO(written)).convert("RGBA").convert("RGB")
    below_title = shown.crop((0, 100, WIDTH, plot.HEIGHT))
    columns = {
        x
        for x in range(0, WIDTH, 2)
        if line in {below_title.getpixel((x, y)) for y in range(0, below_title.height, 2)}
    }
    assert (max(columns) - min(columns) > WIDTH / 2) == (count > 1)


def test_matches_at_the_same_moment_are_drawn_too() -> None:
    image = plot.paint("Tic Tac Trek", course(3, timedelta()), THEMES["default"])
    assert image.size == (WIDTH, plot.HEIGHT)


def test_what_a_plot_says() -> None:
    assert plot.describe("Tic Tac Trek, this server", course(1), say) == (
        "Tic Tac Trek, this server: the rating after 1 rated match on 2026-03-01: 1400 ± 350."
    )
    assert plot.describe("Tic Tac Trek, this server", course(12), say) == (
        "Tic Tac Trek, this server: the rating over 12 rated matches from 2026-03-01 to 2026-03-05."
        " It went from 1400 to 1422 ± 84; highest 1422, lowest 1400."
    )
