"""The lines of a record: headers, turns, comments. What they mean is for `engines.record`."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from engines.game import Seat

_LINE_END = re.compile(r"\r\n|\r|\n")
_HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9]{0,39})[ \t]+("(?:[^"\\]|\\.)*")[ \t]*\]')
_TURN = re.compile(r"([0-9]{1,9})\.[ \t]*[Ss]eat[ \t]?([01])[ \t]*:(.*)")
_COMMENT = re.compile(r"\{[^{}]*\}")


class RecordError(ValueError):
    """What is wrong with a record, in a sentence; ``line`` counts from 1, where it is known."""

    def __init__(self, wrong: str, line: int | None = None) -> None:
        super().__init__(wrong if line is None else f"line {line}: {wrong}")
        self.line = line


@dataclass(frozen=True, slots=True)
class Header:
    """A header: ``[Name "value"]``."""

    line: int
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class TurnLine:
    """A turn: ``7. Seat0: B1-B2; B2-B3 {4>2}``."""

    line: int
    number: int
    seat: Seat
    moves: tuple[str, ...]


Line: TypeAlias = Header | TurnLine


def visible(text: str) -> str:
    """A text with everything escaped that cannot be seen."""
    return "".join(each if each.isprintable() else json.dumps(each)[1:-1] for each in text)


def quoted(text: str) -> str:
    """A text in quotes, as a JSON string, with everything escaped that cannot be seen."""
    return visible(json.dumps(text, ensure_ascii=False))


def lines(text: str) -> Iterator[Line]:
    """The headers and turns of a text; blank lines and comments are passed over.

    Raises:
        RecordError: a line is none of these.
    """
    for number, line in enumerate(_LINE_END.split(text.removeprefix("\ufeff")), start=1):
        bare = line.strip()
        if bare.startswith("["):
            yield _header(bare, number)
        elif bare and not bare.startswith("#"):
            yield from _turn(_COMMENT.sub(" ", bare).strip(), number)


def _header(line: str, number: int) -> Header:
    found = _HEADER.fullmatch(line)
    try:
        value = json.loads(found[2]) if found else None
    except ValueError:
        value = None
    if found is None or value is None:
        raise RecordError('a header should be like [Name "value"]', number)
    return Header(number, found[1], value)


def _turn(line: str, number: int) -> Iterator[TurnLine]:
    """The turn in a line without its comments; none where these were all of it."""
    if not line:
        return
    found = _TURN.fullmatch(line)
    moves = tuple(" ".join(move.split()) for move in found[3].split(";")) if found else ()
    if found is None or not all(moves):
        raise RecordError("a turn should be like 7. Seat0: MOVE; MOVE", number)
    if "{" in line or "}" in line:
        raise RecordError("a brace has no other in this line", number)
    yield TurnLine(number, int(found[1]), int(found[2]), moves)
