"""Legal spaces told briefly: neighbours in a row or a column become one run, first to last."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engines.fields import Field
from engines.tictactrek import Space

_SHORTEST = 3
"""Fewer spaces than this stand by themselves."""


@dataclass(frozen=True)
class Run:
    """Legal spaces side by side in which no row is completed, or one space by itself."""

    first: Space
    last: Space

    def __len__(self) -> int:
        first, last = self.first.field, self.last.field
        return last.column - first.column + last.row - first.row + 1

    def __str__(self) -> str:
        if self.first == self.last:
            return str(self.first.field)
        return f"{self.first.field} – {self.last.field}"  # noqa: RUF001 (an en dash is meant)


def runs(spaces: Iterable[Space]) -> list[Run]:
    """All the spaces, the longest runs taken first, in the order of their first fields."""
    left = {space.field: space for space in spaces}
    found = [Run(space, space) for space in left.values() if space.worth is not None]
    plain = {field for field, space in left.items() if space.worth is None}
    while plain:
        longest = max(_lines(plain), key=len)
        if len(longest) < _SHORTEST:
            longest = [min(plain)]
        found.append(Run(left[longest[0]], left[longest[-1]]))
        plain.difference_update(longest)
    return sorted(found, key=lambda run: run.first.field)


def _lines(fields: set[Field]) -> Iterator[list[Field]]:
    """Every longest line to the right or upward."""
    for field in sorted(fields):
        for across, up in ((1, 0), (0, 1)):
            if field.step(-across, -up) not in fields:
                line = [field]
                while (beyond := line[-1].step(across, up)) in fields:
                    line.append(beyond)
                yield line
