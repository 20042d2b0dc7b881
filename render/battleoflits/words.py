"""The board in words: enough to play by for someone who does not see the picture."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from engines.battleoflits_ghost import score_after, shape_of
from engines.battleoflits_parts import NONE, SYMBOLS, LitsView
from engines.battleoflits_placements import SHAPES, SIZE
from engines.fields import Field
from engines.game import SEATS, IllegalMove, other
from render.endings import outside
from render.painter import Say, first_fitting

Parts = dict[str, str]


def result(view: LitsView, say: Say) -> str:
    """Who won and why."""
    outcome = view.outcome
    if outcome is None:
        return ""
    if ending := outside(outcome, view.owned, say):
        return ending
    if outcome.winner is None:
        return say("picture-draw")
    winner, loser = outcome.winner, other(outcome.winner)
    return say(
        "picture-battleoflits-end",
        reason=outcome.reason,
        winner=view.owned[winner],
        loser=view.owned[loser],
        points=view.uncovered[winner],
        others=view.uncovered[loser],
    )


def describe(view: LitsView, say: Say) -> str:
    """The alt text, shortened until it fits, the oldest pieces first."""
    return _fitting(_parts(view, say), view, say)


def describe_ghost(
    view: LitsView, fields: Sequence[Field], reason: IllegalMove | None, say: Say
) -> str:
    """The alt text of a board with a piece held over it."""
    named = " ".join([shape_of(fields) or "", *map(str, sorted(fields))])
    if reason is None:
        after = score_after(view, fields)
        ghost = say(
            "picture-battleoflits-ghost",
            piece=named,
            first=view.owned[0],
            before=view.uncovered[0],
            after=after[0],
            second=view.owned[1],
            previous=view.uncovered[1],
            next=after[1],
        )
    else:
        facts = {"field": "", "to": "", "at": "", **reason.facts}
        ghost = say(
            "picture-battleoflits-ghost-illegal",
            code=reason.code,
            piece=named,
            field=facts["field"],
            to=facts["to"],
            at=facts["at"],
        )
    return _fitting({"ghost": ghost, **_parts(view, say)}, view, say)


def describe_layout(symbols: tuple[str, ...], say: Say) -> str:
    """The alt text of a layout of symbols."""
    first, second = counts(symbols)
    text = say("picture-battleoflits-layout", first=first, second=second, rows=_rows(symbols))
    return first_fitting([text])


def counts(symbols: tuple[str, ...]) -> tuple[int, int]:
    """How many X and how many O there are."""
    first, second = (sum(row.count(mark) for row in symbols) for mark in SYMBOLS)
    return first, second


def _fitting(parts: Parts, view: LitsView, say: Say) -> str:
    return first_fitting(_shorter_and_shorter(parts, view, say))


def _parts(view: LitsView, say: Say) -> Parts:
    """Everything, in the order in which it is read."""
    return {
        "state": _state(view, say),
        "seats": _seats(view, say),
        "swapped": say("picture-battleoflits-swapped") if view.swapped else "",
        "last": _last(view, say),
        "supply": _supply(view, say),
        "rows": say("picture-battleoflits-rows", rows=_rows(_open(view))),
        "pieces": _pieces(view, say, len(view.pieces) - 1),
    }


def _shorter_and_shorter(parts: Parts, view: LitsView, say: Say) -> Iterator[str]:
    yield _joined(parts)
    for told in range(len(view.pieces) - 2, 0, -1):
        yield _joined({**parts, "pieces": _pieces(view, say, told)})
    gone = {**parts, "pieces": ""}
    yield _joined(gone)
    for part in ("swapped", "supply"):
        gone[part] = ""
        yield _joined(gone)
    kept = ("ghost", "state", "rows", "last", "seats")
    yield _joined({part: gone[part] for part in kept if part in gone})


def _joined(parts: Parts) -> str:
    return "\n".join(part for part in parts.values() if part)


def _state(view: LitsView, say: Say) -> str:
    if view.outcome is not None or not view.to_act:
        return say("picture-battleoflits-over", result=result(view, say))
    return say(
        "picture-battleoflits-state",
        number=len(view.pieces) + 1,
        symbol="".join(view.owned[seat] for seat in view.to_act),
        swap="offered" if view.can_swap else "none",
    )


def _seats(view: LitsView, say: Say) -> str:
    return " ".join(
        say("picture-battleoflits-seat", symbol=view.owned[seat], count=view.uncovered[seat])
        for seat in SEATS
    )


def _last(view: LitsView, say: Say) -> str:
    return say("picture-battleoflits-last", piece=_named(view, 0)) if view.pieces else ""


def _supply(view: LitsView, say: Say) -> str:
    left = ", ".join(f"{shape} {n}" for shape, n in zip(SHAPES, view.supply, strict=True))
    if view.outcome is not None:
        return say("picture-battleoflits-supply", left=left)
    fitting = ", ".join(f"{shape} {n}" for shape, n in zip(SHAPES, view.fitting, strict=True))
    places = sum(view.fitting)
    return say("picture-battleoflits-fitting", left=left, places=places, fitting=fitting)


def _open(view: LitsView) -> tuple[str, ...]:
    """The rows as they lie open, row 10 first: symbols, dots, and letters of pieces."""
    rows = [list(row) for row in view.symbols]
    for piece in view.pieces:
        for field in piece.fields:
            rows[SIZE - field.row][field.column] = piece.shape
    return tuple("".join(row) for row in rows)


def _rows(rows: Sequence[str]) -> str:
    """Each row after its number, sign by sign so that it can be spoken, empty fields counted."""
    told = []
    for number, row in enumerate(rows):
        runs = ((sign, len(list(run))) for sign, run in groupby(row))
        signs = (str(size) if sign == NONE else " ".join(sign * size) for sign, size in runs)
        told.append(f"{SIZE - number}: {' '.join(signs)}")
    return ". ".join(told)


def _named(view: LitsView, back: int) -> str:
    piece = view.pieces[-1 - back]
    return " ".join([piece.shape, *map(str, piece.fields)])


def _pieces(view: LitsView, say: Say, told: int) -> str:
    """The pieces before the last one, the latest first; those that are not told are counted."""
    if told < 1:
        return ""
    named = "; ".join(_named(view, back) for back in range(1, told + 1))
    more = len(view.pieces) - 1 - told
    return say("picture-battleoflits-pieces", pieces=named, more=more)
