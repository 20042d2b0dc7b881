"""What players type in Battle of LITS, read once for completion and for the final move.

A move is a shape and four fields, in any order and case, with spaces, commas or nothing between
them; the shape may be left out. "I" alone is a shape or the beginning of a field in column I.
"""

import re
from dataclasses import dataclass, replace

from engines.battleoflits_placements import COVERING, OF_SHAPE, SHAPES, Placements
from engines.fields import Field

_SEPARATORS = re.compile(r"[\s,;:/|()>-]+")
_FIELD = re.compile(r"([A-Z]{1,3})([0-9]{1,3})")
_COLUMN = re.compile(r"[A-J]")
_EITHER = "I"
"""A shape, and a column too."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A move as far as it has been typed.

    ``fields`` may be off the board and may repeat. ``begun`` is the last word, when it could still
    grow or is no field yet: "D", "D1" (perhaps D10), or the letter of a shape.
    """

    shape: str | None = None
    fields: tuple[Field, ...] = ()
    begun: str = ""

    def finished(self) -> "Typed | None":
        """The same with the last word taken as it stands; None where it stands for nothing."""
        field = _field(self.begun)
        if field:
            return replace(self, fields=(*self.fields, field), begun="")
        if self.begun == _EITHER and self.shape is None:
            return replace(self, shape=self.begun, begun="")
        return None if self.begun else self

    def narrow(self, legal: Placements) -> Placements:
        """Those of the legal placements that this is or could still become."""
        if len(set(self.fields)) < len(self.fields):
            return Placements(0)
        found = legal.covering(self.fields)
        if self.shape:
            found = found.of(self.shape)
        return Placements(found.bits & self._growing()) if self.begun else found

    def _growing(self) -> int:
        """The placements that have what the last word could become."""
        bits = OF_SHAPE[_EITHER] if self.begun == _EITHER and self.shape is None else 0
        typed = _field(self.begun)
        for field, covering in COVERING.items():
            grown = str(field).startswith(self.begun) or field == typed
            if grown and field not in self.fields:
                bits |= covering
        return bits


def words(text: str) -> list[str]:
    """What was typed, in capitals: fields in one piece each, glued ones apart."""
    spaced = _SEPARATORS.sub(" ", text.upper()).strip()
    spaced = re.sub(r"(?<![A-Z])([A-Z]) (?=[0-9])", r"\1", spaced)
    spaced = re.sub(r"(?<=[0-9])(?=[A-Z])", " ", spaced)
    return re.sub(rf"(?<![A-Z])([{SHAPES}])(?=[A-Z][0-9])", r"\1 ", spaced).split()


def read(text: str) -> Typed | None:
    """What was typed of a placement; None for what can be none."""
    typed, found = Typed(), words(text)
    for number, word in enumerate(found, start=1):
        last, field = number == len(found), _field(word)
        if last and (_COLUMN.fullmatch(word) or (field and text[-1].isdigit())):
            return replace(typed, begun=word)
        if field:
            typed = replace(typed, fields=(*typed.fields, field))
        elif word in set(SHAPES) and typed.shape is None:
            typed = replace(typed, shape=word)
        else:
            return None
    return typed


def _field(word: str) -> Field | None:
    found = _FIELD.fullmatch(word)
    return Field.parse(word) if found else None
