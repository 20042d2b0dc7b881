"""The leaderboard as a table: rank, name, rating and its uncertainty, won, drawn, lost.

Who is provisional stands below the others under a heading, without a rank. A name that the fonts
cannot draw whole has a letter before it, by which a text beside the picture names the person.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render.canvas import Canvas
from render.lettering import text_width
from render.names import drawable, fitting
from render.painter import ALT_LIMIT, Say
from render.theme import BOLD, REGULAR, TEXT, UNIT, WIDTH, Theme

_ROW = 68
_GAP = 8
_HEAD = 96
_COLUMNS = 44
_HEADING = 56
_TITLE = 44
_FIGURES = 36
_RADIUS = 14
_MARK = 44
_RATING = 588
_DEVIATION = 598
_RESULTS = (754, 860, WIDTH - UNIT - 13)
_RESULT = 98
_NAME_END = _RATING - 96
_EDGE = 4
_BESIDE = 20
"""Between a rank and the name beside it."""
_LEFT = UNIT + 14
_FIRST = 56
"""Width of the badge of the first rank."""


@dataclass(frozen=True, slots=True)
class Row:
    """Somebody's line: ``rank`` is None for who is provisional.

    ``mark`` stands before a name that is not drawn whole; ``own`` is the reader's own line.
    """

    rank: int | None
    name: str
    rating: int
    deviation: int
    won: int
    drawn: int
    lost: int
    mark: str = ""
    own: bool = False


def paint(
    title: str, rows: Sequence[Row], below: Row | None, theme: Theme, say: Say
) -> Image.Image:
    """The table in RGB; ``below`` is a line from another page, under a gap."""
    blocks = _blocks(rows)
    if below is not None:
        blocks += ["…", below]
    rank = _LEFT + max(_FIRST, *(_rank_width(each) for each in blocks if isinstance(each, Row)))
    heights = [_ROW + _GAP if isinstance(block, Row) else _HEADING for block in blocks]
    canvas = Canvas(_HEAD + _COLUMNS + sum(heights) + UNIT - _GAP, theme.background)
    words = fitting(title, BOLD, _TITLE, WIDTH - 2 * _LEFT)
    canvas.text(_LEFT, UNIT + 36, words, BOLD, _TITLE, theme.ink, "l")
    _draw_columns(canvas, theme, rank + _BESIDE, say)
    top = _HEAD + _COLUMNS
    for block, height in zip(blocks, heights, strict=True):
        if isinstance(block, Row):
            _draw_row(canvas, theme, block, rank, top)
        elif block == "…":
            canvas.text(rank, top + height // 2 - _GAP, block, BOLD, _FIGURES, theme.faint, "r")
        else:
            words = fitting(say(block), REGULAR, TEXT, WIDTH - 2 * _LEFT)
            canvas.text(_LEFT, top + height // 2 - 2, words, REGULAR, TEXT, theme.faint, "l")
        top += height
    return canvas.image


def describe(title: str, rows: Sequence[Row], below: Row | None, say: Say) -> str:
    """The table in words, at most `ALT_LIMIT` characters.

    Where it would be longer, rows at its end are left out, but not ``below``.
    """
    lines = [
        _in_words(block, say) if isinstance(block, Row) else say(block) + ":"
        for block in _blocks(rows)
    ]
    last = [] if below is None else ["…", _in_words(below, say)]
    while True:
        text = " ".join([title + ":", *lines, *last])
        if len(text) <= ALT_LIMIT:
            return text
        del lines[-1]


def _blocks(rows: Sequence[Row]) -> list[Row | str]:
    """The rows, with the key of a heading before the first who is provisional."""
    blocks: list[Row | str] = []
    for row in rows:
        heads = any(isinstance(block, str) for block in blocks)
        if row.rank is None and not heads:
            blocks.append("picture-leaderboard-provisional")
        blocks.append(row)
    return blocks


def _in_words(row: Row, say: Say) -> str:
    return say(
        "picture-leaderboard-row",
        rank=row.rank or 0,
        name=row.name,
        rating=row.rating,
        deviation=row.deviation,
        won=row.won,
        drawn=row.drawn,
        lost=row.lost,
    )


def _rank_width(row: Row) -> int:
    return 0 if row.rank is None else text_width(str(row.rank), BOLD, _FIGURES)


def _draw_columns(canvas: Canvas, theme: Theme, name: int, say: Say) -> None:
    y = _HEAD + _COLUMNS // 2 - 6
    canvas.text(name, y, say("picture-column-name"), REGULAR, TEXT, theme.faint, "l")
    canvas.text(_RATING, y, say("picture-column-rating"), REGULAR, TEXT, theme.faint, "r")
    for right, key in zip(_RESULTS, ("won", "drawn", "lost"), strict=True):
        words = fitting(say(f"picture-column-{key}"), REGULAR, TEXT, _RESULT)
        canvas.text(right, y, words, REGULAR, TEXT, theme.faint, "r")


def _draw_row(canvas: Canvas, theme: Theme, row: Row, rank: int, top: int) -> None:
    """A line of the table whose ranks end at ``rank``."""
    box = (UNIT, top, WIDTH - UNIT, top + _ROW)
    fill = theme.legal if row.own else theme.paper
    canvas.panel(box, _RADIUS, fill, theme.legal_edge if row.own else None, _EDGE)
    y = top + _ROW // 2
    if row.rank == 1:
        badge = (rank - _FIRST, y - _FIRST // 2, rank, y + _FIRST // 2)
        canvas.panel(badge, _FIRST // 2 - 1, theme.gold)
        canvas.text(rank - _FIRST / 2, y, "1", BOLD, _FIGURES, theme.halo)
    elif row.rank is not None:
        canvas.text(rank, y, str(row.rank), BOLD, _FIGURES, theme.ink, "r")
    _draw_name(canvas, theme, row, rank + _BESIDE, y)
    canvas.text(_RATING, y, str(row.rating), BOLD, _FIGURES, theme.ink, "r")
    canvas.text(_DEVIATION, y, f"± {row.deviation}", REGULAR, TEXT, theme.faint, "l")
    for right, count in zip(_RESULTS, (row.won, row.drawn, row.lost), strict=True):
        canvas.text(right, y, str(count), REGULAR, TEXT, theme.ink, "r")


def _draw_name(canvas: Canvas, theme: Theme, row: Row, left: int, y: int) -> None:
    if row.mark:
        box = (left, y - _MARK // 2, left + _MARK, y + _MARK // 2)
        canvas.panel(box, _RADIUS, theme.seats[1])
        canvas.text(left + _MARK / 2, y, row.mark, BOLD, TEXT, theme.paper)
        left += _MARK + 12
    words = fitting(drawable(row.name), REGULAR, _FIGURES, _NAME_END - left)
    canvas.text(left, y, words, REGULAR, _FIGURES, theme.ink, "l")
