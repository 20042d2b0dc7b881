"""The 113,400 setups of TacTiki, and how moves are read from what was typed."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TypeAlias

from engines.fields import Field, column_number
from engines.game import IllegalMove
from engines.tactiki_parts import (
    OF_EACH_RANK,
    PIECES,
    RANKS,
    Arrange,
    Reincarnate,
    Step,
)

_SEPARATORS = re.compile(r"[\s,;:/|.+@>→\u2013\u2014-]+")
"""Read over; the last two are dashes that a phone makes of hyphens."""
_SETUP = re.compile(r"[1-5]{10}")
_STEP = re.compile(r"([A-Z])([0-9])([A-Z])([0-9])")
_REINCARNATION = re.compile(r"(?:(?P<before>[0-9]))?([A-Z])([0-9])(?P<after>[0-9])?")
_TAIL = 6
"""Ranks at the end of an arrangement whose orders are listed once and kept."""
_STRIDE = 223
"""A prime by which lists of arrangements are walked, so that the next one looks different."""
_Ranks: TypeAlias = tuple[int, ...]
_Left: TypeAlias = tuple[tuple[int, int], ...]
"""Ranks and how many pieces of each are left."""


def spelled(text: str) -> str:
    """What was typed in capitals and without separators."""
    return _SEPARATORS.sub("", text).upper()


def read_action(text: str) -> Step | Reincarnate:
    """The step or reincarnation that ``text`` means, whether or not it is legal anywhere.

    Raises:
        IllegalMove: it is neither; a setup comes too late.
    """
    typed = spelled(text)
    if _SETUP.fullmatch(typed):
        raise IllegalMove("tiki_setup_over")
    if found := _STEP.fullmatch(typed):
        from_column, from_row, column, row = found.groups()
        return Step(_field(from_column, from_row), _field(column, row))
    found = _REINCARNATION.fullmatch(typed)
    if found and (found["before"] is None) != (found["after"] is None):
        return Reincarnate(int(found["before"] or found["after"]), _field(found[2], found[3]))
    raise IllegalMove("tiki_not_a_move", text=text)


def read_setup(text: str) -> Arrange:
    """The arrangement that ``text`` means.

    Raises:
        IllegalMove: it is no arrangement; a step or reincarnation has to wait.
    """
    typed = spelled(text)
    if not re.fullmatch(r"[0-9]+", typed):
        read_action(text)
        raise IllegalMove("tiki_setup_first")
    ranks = [int(digit) for digit in typed]
    refuse_ranks(ranks)
    lengths = {len(word) for word in _SEPARATORS.split(text) if word}
    if any(length % 2 for length in lengths) and lengths != {1}:
        raise IllegalMove("tiki_not_in_pairs", setup=str(arranged(ranks)))
    return arranged(ranks)


def refuse_ranks(ranks: Sequence[int]) -> None:
    """Raise the reason why these are not two of each rank, if they are not."""
    for rank in ranks:
        if rank not in RANKS:
            raise IllegalMove("tiki_no_such_rank", rank=rank)
    for rank in RANKS:
        if ranks.count(rank) > OF_EACH_RANK:
            raise IllegalMove("tiki_rank_too_often", rank=rank, count=ranks.count(rank))
    if len(ranks) < PIECES:
        missing = ", ".join(str(rank) for rank in RANKS for _ in range(_left(ranks)[rank]))
        raise IllegalMove("tiki_setup_incomplete", pieces=len(ranks), missing=missing)


def arranged(ranks: Sequence[int]) -> Arrange:
    """The arrangement of ten ranks, A to E, bottom and top."""
    return Arrange(tuple(ranks))


def completions(text: str) -> Iterator[Arrange]:
    """Yield the arrangements that begin as ``text`` does, lazily and one unlike the other."""
    typed = spelled(text)
    if not re.fullmatch(r"[1-5]{0,10}", typed):
        return
    begin = tuple(int(digit) for digit in typed)
    left = tuple(_left(begin).items())
    if min(count for _, count in left) < 0:
        return
    fronts = _fronts(left, PIECES - len(begin) - _TAIL)
    for number in range(max(len(ends) for _, ends in fronts)):
        for place, (front, ends) in enumerate(fronts):
            if number < len(ends):
                yield Arrange(begin + front + ends[(number + place) * _STRIDE % len(ends)])


@cache
def _fronts(left: _Left, length: int) -> tuple[tuple[_Ranks, tuple[_Ranks, ...]], ...]:
    """Every beginning of so many of the ranks that are left, in a varied order, with its ends."""
    if length <= 0:
        return (((), _orders(left)),)
    found = [
        ((rank, *front), ends)
        for rank, count in left
        if count
        for front, ends in _fronts(_without(left, rank), length - 1)
    ]
    return tuple(found[n * _STRIDE % len(found)] for n in range(len(found)))


@cache
def _orders(left: _Left) -> tuple[_Ranks, ...]:
    """Every order of the ranks that are left."""
    if not any(count for _, count in left):
        return ((),)
    return tuple(
        (rank, *rest) for rank, count in left if count for rest in _orders(_without(left, rank))
    )


@cache
def _without(left: _Left, rank: int) -> _Left:
    """What is left once a piece of this rank is taken."""
    return tuple((other, count - (other == rank)) for other, count in left)


def _left(ranks: Sequence[int]) -> dict[int, int]:
    """How many pieces of each rank remain."""
    return {rank: OF_EACH_RANK - ranks.count(rank) for rank in RANKS}


def _field(column: str, row: str) -> Field:
    return Field(column_number(column), int(row))
