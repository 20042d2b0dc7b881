"""Tic Tac Trek: a header with both seats and the drawn tile, and below it the table."""

from dataclasses import replace

from PIL import Image

from engines.game import Outcome
from engines.tictactrek import TrekView
from render import theme as look
from render.canvas import Canvas
from render.painter import Painter, Say
from render.theme import Theme
from render.tictactrek import board, header, listing, words


class TrekPainter(Painter[TrekView]):
    """Draws Tic Tac Trek."""

    def paint(
        self, view: TrekView, theme: Theme, say: Say, *, ended: Outcome | None = None
    ) -> Image.Image:
        view = _settled(view, ended)
        top = header.height(view, say) + look.UNIT
        layout = board.arrange(view, top)
        spaces = view.spaces if layout.listed else ()
        bottom = layout.bottom + listing.height(spaces)
        canvas = Canvas(bottom + look.UNIT, theme.background)
        header.draw(canvas, view, theme, say)
        board.draw(canvas, view, theme, layout)
        listing.draw(canvas, theme, spaces, layout.bottom)
        return canvas.image

    def describe(self, view: TrekView, say: Say, *, ended: Outcome | None = None) -> str:
        return words.describe(_settled(view, ended), say)


PAINTER = TrekPainter()


def _settled(view: TrekView, ended: Outcome | None) -> TrekView:
    """The view with the outcome that is to be shown, and nothing left to do if there is one."""
    outcome = ended or view.outcome
    if outcome is None:
        return view
    return replace(view, outcome=outcome, to_act=(), drawn=None, spaces=())
