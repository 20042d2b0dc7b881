"""Which symbol is on which field: drawn by lot, one of our own patterns, or the players' own.

A layout is ten rows of ten, row 10 first: X, O or a dot for an empty field.
"""

import random
import re
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from engines.battleoflits_parts import NONE, SYMBOLS
from engines.battleoflits_placements import SIZE
from engines.game import IllegalOption

Layout = tuple[str, ...]

OF_EACH = 30
"""X and O each, in a layout drawn by lot and in each of our patterns."""

PATTERNS: Mapping[str, Layout] = MappingProxyType(
    {
        name: tuple(rows.split())
        for name, rows in {
            "stripes": """
                OOOOOOOOOO .......... XXXXXXXXXX .......... OOOOOOOOOO
                XXXXXXXXXX .......... OOOOOOOOOO .......... XXXXXXXXXX""",
            "rain": """
                X.OX.OX.O. .OX.OX.O.X OX.OX.O.X. X.OX.O.X.O .OX.O.X.OX
                OX.O.X.OX. X.O.X.OX.O .O.X.OX.OX O.X.OX.OX. .X.OX.OX.O""",
            "rings": """
                XXXXXOOOOO X........O X.OOOXXX.O X.O....X.O X.O.XO.X.O
                O.X.OX.O.X O.X....O.X O.XXXOOO.X O........X OOOOOXXXXX""",
            "diamonds": """
                .OOX..OXX. OOX.OX.OXX OX.O..X.OX X.O.XO.X.O .O.X..O.X.
                .O.X..O.X. X.O.XO.X.O OX.O..X.OX OOX.OX.OXX .OOX..OXX.""",
            "chequers": """
                OX.X..O.OX X.X.XO.O.O .X.XOXO.O. X.XO..XO.O .XO.OX.XO.
                .OX.XO.OX. O.OX..OX.X .O.OXOX.X. O.O.OX.X.X XO.O..X.XO""",
            "lanterns": """
                OX..OX..OX X..OXOX..O ..OX..OX.. .OX.XO.OX. OX.XOXO.OX
                XO.OXOX.XO .XO.OX.XO. ..XO..XO.. O..XOXO..X XO..XO..XO""",
            "galaxy": """
                OOOOOOO.XX O.....O..X ..XXX.OO.X XXX..X.O.X X..OOX.O.X
                X.O.XOO..X X.O.X..XXX X.OO.XXX.. X..O.....O XX.OOOOOOO""",
            "windmill": """
                O....OOO.X ..XXX.OO.. XXXXXX.OO. XX...X.OO. X.OOOX.OO.
                .OO.XOOO.X .OO.X...XX .OO.XXXXXX ..OO.XXX.. X.OOO....O""",
        }.items()
    }
)
"""Our own patterns. In each of them a mirror, a half turn or a quarter turn exchanges X and O."""


class IllegalLayout(IllegalOption):
    """A layout that cannot be played on.

    Codes: ``lits_layout_rows`` (``count``), ``lits_layout_row`` (``row``, ``count``),
    ``lits_layout_mark`` (``row``, ``column``, ``mark``) and ``lits_layout_without`` (``symbol``).
    """


def half_turn(rng: random.Random) -> Layout:
    """Thirty of each, drawn so that a half turn of the board exchanges X and O."""
    half = SIZE * SIZE // 2
    marks = [NONE] * (2 * half)
    for place in rng.sample(range(half), OF_EACH):
        first, second = rng.sample(SYMBOLS, 2)
        marks[place], marks[-1 - place] = first, second
    return _rows("".join(marks))


def free(rng: random.Random) -> Layout:
    """Thirty of each, wherever chance puts them."""
    marks = [symbol for symbol in SYMBOLS for _ in range(OF_EACH)]
    marks += [NONE] * (SIZE * SIZE - len(marks))
    rng.shuffle(marks)
    return _rows("".join(marks))


BY_LOT: Mapping[str, Callable[[random.Random], Layout]] = MappingProxyType(
    {"random": half_turn, "free": free}
)
"""The layouts that chance draws; "random" is what a match has unless players choose."""


def checked(rows: object) -> Layout:
    """Ten rows of ten X, O and dots, as a deal holds them.

    Raises:
        ValueError: they are something else.
    """
    if not isinstance(rows, list) or len(rows) != SIZE:
        raise ValueError("symbols must be a list of ten rows")
    for row in rows:
        if not isinstance(row, str) or not re.fullmatch(rf"[{SYMBOLS}.]{{{SIZE}}}", row):
            raise ValueError("a row of symbols must be ten of X, O and .")
    return tuple(rows)


def read_layout(text: str) -> Layout:
    """The layout that players typed or pasted, row 10 first.

    Rows stand on lines of their own, or in one line with ``/`` or spaces between them or nothing.
    ``0`` is read as O, ``-`` and ``_`` as empty; case, spaces, row numbers on either side and a
    line of column letters do not matter. Numbered rows may also begin with row 1.

    Raises:
        IllegalLayout: it is none; the code and the facts say what is wrong.
    """
    rows = _numbered(_lines(text.upper().translate(_SPELLINGS)))
    if len(rows) != SIZE:
        raise IllegalLayout("lits_layout_rows", count=len(rows))
    for line, row in enumerate(rows):
        for column, mark in enumerate(row, start=1):
            if mark not in SYMBOLS + NONE:
                raise IllegalLayout("lits_layout_mark", row=SIZE - line, column=column, mark=mark)
        if len(row) != SIZE:
            raise IllegalLayout("lits_layout_row", row=SIZE - line, count=len(row))
    for symbol in SYMBOLS:
        if not any(symbol in row for row in rows):
            raise IllegalLayout("lits_layout_without", symbol=symbol)
    return tuple(rows)


def spelled(layout: Sequence[str]) -> str:
    """A layout in one line, as the option of a match holds it: rows with ``/`` between them."""
    return "/".join(layout)


_SPELLINGS = str.maketrans(
    {
        **dict.fromkeys("-_·*—⬜⬛", NONE),
        **dict.fromkeys("❌✕", "X"),
        **dict.fromkeys("⭕◯", "O"),
        **dict.fromkeys("`\ufe0f,|", None),  # quoting, what follows an emoji, what stands between
    }
)
_LETTERS = "ABCDEFGHIJ"


def _rows(marks: str) -> Layout:
    return tuple(marks[start : start + SIZE] for start in range(0, len(marks), SIZE))


def _lines(text: str) -> list[str]:
    """The rows as they were typed, with what numbers they have."""
    lines = [line for line in re.split(r"[\n\r/;]+", text) if line.strip()]
    if len(lines) != 1:
        return lines
    words = text.split()
    if all(len(word) == 1 for word in words) or len(words) == 1:
        return list(_rows("".join(words)))
    return words


def _numbered(lines: list[str]) -> list[str]:
    """The rows without their numbers and the column letters, the highest row first."""
    found = [
        _without_number("".join(line.split()))
        for line in lines
        if "".join(line.split()) != _LETTERS
    ]
    if [number for number, _ in found] == list(range(1, SIZE + 1)):
        found.reverse()
    return [row.replace("0", "O") for _, row in found]


def _without_number(line: str) -> tuple[int | None, str]:
    """A row's number, if it has one at either side, and its marks.

    "10X…" may be row 10, or row 1 whose first field is a round O: the length decides.
    """
    readings = [
        (int(number) if number else None, line.removeprefix(head).removesuffix(tail))
        for number in (*map(str, range(SIZE, 0, -1)), "")
        for head, tail in ((number, number), (number, ""), ("", number))
        if line.startswith(head) and line.endswith(tail)
    ]
    fitting = [reading for reading in readings if re.fullmatch(r"[^1-9]{10}", reading[1])]
    return fitting[0] if fitting else readings[0]
