"""Battle of LITS: a header with both seats and the supply, and below it the board.

Beside what every game has, a board with a ghost over it for a picker, and a layout by itself.
"""

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from engines.battleoflits_ghost import score_after, shape_of, why_not
from engines.battleoflits_parts import LitsView
from engines.battleoflits_placements import BLOCKS
from engines.fields import Field
from engines.game import IllegalMove, Outcome
from render.battleoflits import board, header, words
from render.canvas import Canvas
from render.heading import PILL
from render.painter import Painter, Say
from render.theme import UNIT, Theme

__all__ = [
    "PAINTER",
    "LitsPainter",
    "describe_ghost",
    "describe_layout",
    "paint_ghost",
    "paint_layout",
]

_SMALLER = 2
"""A layout by itself is so much smaller than a board."""


class LitsPainter(Painter[LitsView]):
    """Draws Battle of LITS."""

    def paint(
        self, view: LitsView, theme: Theme, say: Say, *, ended: Outcome | None = None
    ) -> Image.Image:
        view = _settled(view, ended)
        canvas, top = _begun(view, theme, say)
        header.draw(canvas, view, theme, say)
        board.draw(canvas, theme, view.symbols, view.pieces, top)
        return canvas.image

    def describe(self, view: LitsView, say: Say, *, ended: Outcome | None = None) -> str:
        return words.describe(_settled(view, ended), say)


PAINTER = LitsPainter()


def paint_ghost(view: LitsView, fields: Sequence[Field], theme: Theme, say: Say) -> Image.Image:
    """The board with a piece held over it, and the counts that it would leave if it fits.

    Where it does not, it has the colour of danger, and the fields that are in the way are marked.
    """
    spots = tuple(sorted(fields))
    reason = _reason(view, spots)
    canvas, top = _begun(view, theme, say)
    header.draw(canvas, view, theme, say, None if reason else score_after(view, spots))
    board.draw(canvas, theme, view.symbols, view.pieces, top)
    board.draw_ghost(canvas, theme, view, spots, top, legal=reason is None)
    if reason:
        board.draw_conflict(canvas, theme, spots, _in_the_way(reason), top)
    return canvas.image


def describe_ghost(view: LitsView, fields: Sequence[Field], say: Say) -> str:
    """The same in words: the piece, whether it fits or why not, then the board."""
    return words.describe_ghost(view, fields, _reason(view, fields), say)


def paint_layout(symbols: Sequence[str], theme: Theme) -> Image.Image:
    """A layout of symbols, row 10 first, as it is looked at before a match, in a small picture."""
    rows = tuple(symbols)
    top = UNIT + PILL + UNIT
    canvas = Canvas(top + board.HEIGHT + UNIT, theme.background)
    for own, count in enumerate(words.counts(rows)):
        header.draw_pill(canvas, theme, own, own, (count, count), UNIT, filled=False)
    board.draw(canvas, theme, rows, (), top)
    return canvas.image.reduce(_SMALLER)


def describe_layout(symbols: Sequence[str], say: Say) -> str:
    """The same in words."""
    return words.describe_layout(tuple(symbols), say)


def _begun(view: LitsView, theme: Theme, say: Say) -> tuple[Canvas, int]:
    top = header.height(view, say) + UNIT - 6
    return Canvas(top + board.HEIGHT + UNIT, theme.background), top


def _reason(view: LitsView, fields: Sequence[Field]) -> IllegalMove | None:
    return why_not(view, shape_of(fields) or "", fields)


def _in_the_way(reason: IllegalMove) -> tuple[Field, ...]:
    """The fields because of which a piece may not be laid."""
    facts = {name: str(fact) for name, fact in reason.facts.items()}
    if reason.code == "lits_fills_block":
        first = Field.parse(facts["field"])
        return next(block for block in BLOCKS if block[0] == first)
    named = facts.get("at") or facts.get("field")
    return (Field.parse(named),) if named else ()


def _settled(view: LitsView, ended: Outcome | None) -> LitsView:
    """The view with the outcome that is to be shown, and nothing left to do if there is one."""
    outcome = ended or view.outcome
    if outcome is None:
        return view
    return replace(view, outcome=outcome, to_act=(), can_swap=False)
