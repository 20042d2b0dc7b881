"""Which letters can be drawn, and where lines break."""

import pytest

from render.lettering import drawn, lines, text_width
from render.theme import BOLD

ROOM = 170


@pytest.mark.parametrize("letter", "Aąßőцゔカ々鷹。±")
def test_letters_that_one_of_the_fonts_has(letter: str) -> None:
    assert drawn(letter)


@pytest.mark.parametrize("letter", ["א", "ع", "글", "鑿", "\u0301", "\u200d", "🔥", " "])
def test_letters_that_none_has(letter: str) -> None:
    assert not drawn(letter)


@pytest.mark.parametrize(
    ("words", "broken"),
    [
        ("", [""]),
        ("X wins", ["X wins"]),
        ("X wins 15 to 9", ["X wins", "15 to 9"]),
        ("a  Donaudampfschiffahrt b", ["a", "Donaudampfschiffahrt", "b"]),
        ("gagne\u00a0: 15 à 9", ["gagne\u00a0:", "15 à 9"]),
        ("encore\u202f! oui", ["encore\u202f!", "oui"]),
        ("三四五六七八", ["三四五六", "七八"]),
        ("三四五六。七", ["三四五", "六。七"]),
        ("三四五「六七」", ["三四五", "「六七」"]),
        ("三四五ー六", ["三四五ー", "六"]),
        ("三 Ada の勝ち", ["三 Ada", "の勝ち"]),
    ],
)
def test_lines_break_where_the_script_allows_it(words: str, broken: list[str]) -> None:
    assert lines(words, BOLD, 40, ROOM) == broken
    for line in broken:
        assert text_width(line, BOLD, 40) <= ROOM or " " not in line
