"""TacTiki: a header with both seats, and below it the board with its columns."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PIL import Image

from engines.fields import Field
from engines.game import SEATS, Outcome, Seat
from engines.tactiki_parts import OF_EACH_RANK, Column, Duel, TikiView, Token, start_fields
from render import theme as look
from render.canvas import Canvas, encode
from render.painter import Painter, Say, in_pictures
from render.tactiki import board, header, setup, steps, words
from render.tactiki import duels as duel_images
from render.theme import Theme


@dataclass(frozen=True)
class Marks:
    """What a player has chosen so far: the piece on ``origin``, which may go to ``targets``.

    Without an ``origin`` the targets are fields on which a defeated piece may return.
    """

    origin: Field | None = None
    targets: tuple[Field, ...] = ()


class TikiPainter(Painter[TikiView]):
    """Draws TacTiki."""

    def paint(
        self,
        view: TikiView,
        theme: Theme,
        say: Say,
        *,
        ended: Outcome | None = None,
        marks: Marks | None = None,
    ) -> Image.Image:
        view = _with_ready(_settled(view, ended))
        layout = board.arrange(view, header.height(view, say))
        canvas = Canvas(layout.bottom + look.UNIT, theme.background)
        legal = _legal(view, marks)
        header.draw(canvas, view, theme, say)
        board.draw_ground(canvas, theme, layout, legal)
        board.draw_columns(canvas, view, theme, layout, legal)
        board.draw_ghosts(canvas, view, theme, layout, legal)
        steps.draw_steps(canvas, view, theme, layout)
        if marks and marks.origin:
            steps.draw_choice(canvas, theme, layout, marks.origin, marks.targets)
        board.draw_statues(canvas, view, theme, layout)
        return canvas.image

    def describe(
        self,
        view: TikiView,
        say: Say,
        *,
        ended: Outcome | None = None,
        marks: Marks | None = None,
    ) -> str:
        chosen = (marks.origin, marks.targets) if marks else None
        return words.describe(_settled(view, ended), say, chosen)


PAINTER = TikiPainter()


def board_picture(
    view: TikiView,
    theme: Theme,
    say: Say,
    *,
    ended: Outcome | None = None,
    marks: Marks | None = None,
) -> tuple[bytes, str]:
    """The board as a PNG and its alt text, with what its reader has chosen so far."""
    image = PAINTER.paint(view, theme, in_pictures(say), ended=ended, marks=marks)
    return encode(image, theme), PAINTER.describe(view, say, ended=ended, marks=marks)


def setup_picture(
    ranks: Sequence[Sequence[int]],
    seat: Seat,
    theme: Theme,
    say: Say,
    *,
    chosen: Field | None = None,
) -> tuple[bytes, str]:
    """A setup that is being put together, as a PNG and its alt text; for its owner alone.

    ``ranks`` has none, one or two ranks for each start field from A to E, bottom piece first;
    ``chosen`` is the field that is being filled.
    """
    image = setup.paint(ranks, seat, theme, in_pictures(say), chosen)
    return encode(image, theme), setup.describe(ranks, seat, say)


def duel_picture(duels: Sequence[Duel], theme: Theme, say: Say) -> tuple[bytes, str]:
    """The duels of a turn as a PNG and its alt text, each attack a band of its own.

    It shows ranks; so it goes where the duels may be read, and leaves with them.

    Raises:
        ValueError: there are no duels.
    """
    if not duels:
        raise ValueError("there are no duels to draw")
    return encode(duel_images.paint(duels, theme), theme), duel_images.describe(duels, say)


def _settled(view: TikiView, ended: Outcome | None) -> TikiView:
    """The view with the outcome that is to be shown, and nothing left to do if there is one."""
    outcome = ended or view.outcome
    if outcome is None:
        return view
    return replace(view, outcome=outcome, to_act=(), step=0, skipped=None, prospects=(), returns=())


def _with_ready(view: TikiView) -> TikiView:
    """The view with a row of faces for whoever has set up: two pieces on every field."""
    if view.turn:
        return view
    shown = {token.seat for column in view.columns for token in column.pieces}
    rows = tuple(
        Column(field, (Token(seat, None, locked=False, blocked=False, seen=False),) * OF_EACH_RANK)
        for seat in SEATS
        if view.ready[seat] and seat not in shown
        for field in start_fields(seat)
    )
    return replace(view, columns=(*view.columns, *rows))


def _legal(view: TikiView, marks: Marks | None) -> frozenset[Field]:
    if not words.choosing(view):
        return frozenset()
    if marks:
        return frozenset(marks.targets)
    return frozenset(view.returns).union(prospect.step.origin for prospect in view.prospects)
