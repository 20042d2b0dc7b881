"""Fields of a board, named as in chess: a letter for the column, a number for the row.

A1 is at the bottom left. A board without edges goes on past the alphabet: right of Z comes AA,
left of A comes -A and then -B; above row 9 comes 10, below row 1 come 0 and -1.
"""

import re
from typing import NamedTuple, Self

_FIELD = re.compile(r"(-?)([A-Z]{1,3})(-?[0-9]{1,3})")


def column_name(column: int) -> str:
    """The letters of a column: 0 is A, 25 Z, 26 AA, -1 is -A, -26 is -Z, -27 is -AA."""
    if column < 0:
        return "-" + column_name(-column - 1)
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def column_number(name: str) -> int:
    """The column of some letters, the inverse of `column_name`.

    Raises:
        ValueError: not the letters of a column.
    """
    letters = name.removeprefix("-")
    if not re.fullmatch(r"[A-Z]{1,3}", letters):
        raise ValueError(f"{name!r} is not a column")
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("A") + 1
    return -number if name.startswith("-") else number - 1


class Field(NamedTuple):
    """A field: ``column`` counts from A = 0 to the right, ``row`` is the row's number, upward."""

    column: int
    row: int

    def __str__(self) -> str:
        return f"{column_name(self.column)}{self.row}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """The field called ``text``, in either case.

        Raises:
            ValueError: not the name of a field.
        """
        found = _FIELD.fullmatch(text.strip().upper())
        if not found:
            raise ValueError(f"{text!r} is not a field")
        sign, letters, row = found.groups()
        return cls(column_number(sign + letters), int(row))

    def step(self, columns: int, rows: int) -> Self:
        """The field so many columns to the right and so many rows up."""
        return type(self)(self.column + columns, self.row + rows)

    def beside(self) -> tuple[Self, ...]:
        """The four fields that share an edge with this one."""
        return tuple(self.step(*step) for step in ORTHOGONAL)

    def around(self) -> tuple[Self, ...]:
        """The eight fields around this one."""
        return tuple(self.step(*step) for step in NEIGHBOURS)


ORTHOGONAL = ((0, 1), (1, 0), (0, -1), (-1, 0))
NEIGHBOURS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
