"""What holds for every picture of Battle of LITS: size, weight, texts, and that it never wavers."""

from dataclasses import replace

import pytest
from PIL import ImageChops

from engines.battleoflits_layouts import PATTERNS
from engines.battleoflits_parts import LitsView
from engines.fields import Field
from render import PAINTERS, THEMES, picture
from render.battleoflits import board, paint_ghost, paint_layout, pieces
from render.canvas import encode
from render.heading import PILL
from render.theme import UNIT, WIDTH
from tests.render.boards import SAY, lits_game, many_boards, named_boards, named_ghosts, telling
from tests.render.looking import has_round_corners, opened
from tests.render.writing import Written, grounds, hold_apart, record, unreadable

THEME = THEMES["default"]
themes = pytest.mark.parametrize("theme", THEMES)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    return record(monkeypatch)


def forget() -> None:
    board._empty.cache_clear()
    board._layer.cache_clear()


def shown(view: LitsView, theme: str = "default") -> bytes:
    return picture("battleoflits", view, theme, SAY).png


@themes
def test_size_and_weight(theme: str) -> None:
    for view in many_boards():
        png = shown(view, theme)
        image = opened(png)
        assert image.width <= 1000
        assert image.height <= 1400
        assert len(png) <= 80_000


@themes
@pytest.mark.parametrize("name", named_ghosts())
def test_size_and_weight_with_a_ghost(name: str, theme: str) -> None:
    view, fields = named_ghosts()[name]
    image = paint_ghost(view, fields, THEMES[theme], SAY)
    assert image.size == PAINTERS["battleoflits"].paint(view, THEMES[theme], SAY).size
    assert len(encode(image, THEMES[theme])) <= 80_000


@themes
def test_a_layout_is_small(theme: str) -> None:
    for rows in PATTERNS.values():
        image = paint_layout(rows, THEMES[theme])
        assert image.width == 500
        assert len(encode(image, THEMES[theme])) <= 20_000


@themes
@pytest.mark.parametrize("name", named_boards())
def test_the_same_view_gives_the_same_bytes(name: str, theme: str) -> None:
    """Whatever was drawn before it, and whether anything of it was kept."""
    view = named_boards()[name]
    first = shown(view, theme)
    if view.legal:
        paint_ghost(view, telling(view), THEMES[theme], SAY)
    shown(lits_game(3)[7], theme)
    assert shown(view, theme) == first
    forget()
    assert shown(view, theme) == first


@pytest.mark.parametrize("name", named_ghosts())
def test_the_same_ghost_gives_the_same_picture(name: str) -> None:
    view, fields = named_ghosts()[name]
    first = paint_ghost(view, fields, THEME, SAY)
    for other in named_ghosts().values():
        paint_ghost(*other, THEME, SAY)
    assert paint_ghost(view, tuple(reversed(fields)), THEME, SAY).tobytes() == first.tobytes()
    forget()
    assert paint_ghost(view, fields, THEME, SAY).tobytes() == first.tobytes()


def test_the_themes_differ_as_soon_as_a_piece_lies() -> None:
    for view in list(named_boards().values())[1:]:
        assert shown(view) != shown(view, "colour-blind")


def test_every_seat_sees_the_same() -> None:
    view = named_boards()["middle"]
    pictures = {picture("battleoflits", replace(view, seat=s), "default", SAY) for s in (0, 1)}
    assert len(pictures) == 1


@themes
def test_round_corners_let_the_chat_through(theme: str) -> None:
    layout = encode(paint_layout(PATTERNS["rain"], THEMES[theme]), THEMES[theme])
    for png in (shown(named_boards()["middle"], theme), layout):
        assert has_round_corners(png)


def test_texts_are_large_enough_and_apart(written: Written) -> None:
    boards = [*named_boards().values(), *lits_game(6), *lits_game(7, swap=True)]
    for view in boards:
        board._empty(THEME, view.symbols)
        written.clear()
        image = PAINTERS["battleoflits"].paint(view, THEME, SAY)
        hold_apart(written, image.height - board.HEIGHT - UNIT)
    assert board._LETTER * 32 >= WIDTH


@pytest.mark.parametrize("name", named_ghosts())
def test_texts_with_a_ghost_are_large_enough_and_apart(name: str, written: Written) -> None:
    view, fields = named_ghosts()[name]
    board._empty(THEME, view.symbols)
    written.clear()
    image = paint_ghost(view, fields, THEME, SAY)
    hold_apart([text for text in written if text[0] != "!"], image.height - board.HEIGHT - UNIT)


def test_texts_of_a_layout_are_large_enough_and_apart(written: Written) -> None:
    forget()
    board._empty(THEME, PATTERNS["rain"])
    hold_apart(written, board.HEIGHT)
    written.clear()
    paint_layout(PATTERNS["rain"], THEME)
    hold_apart(written, UNIT + PILL)


@themes
def test_every_text_can_be_read(theme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    forget()
    written, colours = grounds(monkeypatch), THEMES[theme]
    for view in named_boards().values():
        PAINTERS["battleoflits"].paint(view, colours, SAY)
    for view, fields in named_ghosts().values():
        paint_ghost(view, fields, colours, SAY)
    paint_layout(PATTERNS["rain"], colours)
    assert {"!", "A", "10"} <= {each.words for each in written}
    assert unreadable(written, colours) == []


def test_the_board_is_labelled_on_all_sides(written: Written) -> None:
    forget()
    PAINTERS["battleoflits"].paint(named_boards()["middle"], THEME, SAY)
    for column in "ABCDEFGHIJ":
        above, below = sorted(box[1] for words, _, box in written if words == column)
        assert above + 850 < below
    for row in range(1, 11):
        left, right = sorted(
            (box[0] + box[2]) / 2 for words, _, box in written if words == str(row)
        )
        assert left + 850 < right


@pytest.mark.parametrize(("across", "up"), [(-3, 0), (12, 0), (0, 9), (-1, -8), (40, -40)])
def test_a_ghost_may_hang_off_the_board(across: int, up: int) -> None:
    view = named_boards()["middle"]
    fields = tuple(field.step(across, up) for field in telling(view))
    image = paint_ghost(view, fields, THEME, SAY)
    assert image.size == PAINTERS["battleoflits"].paint(view, THEME, SAY).size


def test_sprites_do_not_change_by_being_used() -> None:
    look = (Field(0, 0), Field(0, 1), Field(0, 2), Field(1, 0))
    before = pieces.ghost(THEME, look, board.CELL, legal=True).copy()
    for fields in (telling(view) for view in lits_game(5)[:9]):
        paint_ghost(lits_game(5)[0], fields, THEME, SAY)
    after = pieces.ghost(THEME, look, board.CELL, legal=True)
    assert ImageChops.difference(before, after).getbbox() is None
