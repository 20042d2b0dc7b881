"""What is typed in Tic Tac Trek, and what is stored of a deal or a position, read and checked."""

import re
from collections import Counter

from engines.fields import Field
from engines.game import Json
from engines.tictactrek_parts import TILES


def spelled(text: str) -> str:
    """What was typed in the spelling of moves: capitals, fields in one piece, one space between."""
    words = re.sub(r"[\s,;>←→]+", " ", text.upper()).strip()
    words = re.sub(r"(?<=[A-Z]) (?=-?[0-9])", "", words)
    return re.sub(r"(?<=[0-9])(?=-?[A-Z])", " ", words)


def read_bag(data: Json) -> str:
    """The bag of a deal or a dump, a letter for each tile in the order they leave it.

    Raises:
        ValueError: it is missing, or holds other tiles than there are.
    """
    bag = _strings(data, "bag")
    if Counter(bag) != Counter(TILES):
        raise ValueError("the bag must hold six each of M, D, G and F and two of L")
    return "".join(bag)


def read_fields(data: Json, key: str) -> tuple[Field, ...]:
    """The fields that a dump has under ``key``.

    Raises:
        ValueError: they are missing, or no fields, or not all different.
    """
    fields = tuple(Field.parse(name) for name in _strings(data, key))
    if len(set(fields)) != len(fields):
        raise ValueError(f"{key} must be different fields")
    return fields


def _strings(data: object, key: str) -> list[str]:
    found = data.get(key) if isinstance(data, dict) else None
    if not isinstance(found, list) or not all(isinstance(item, str) for item in found):
        raise ValueError(f"{key} must be a list of strings")
    return found
