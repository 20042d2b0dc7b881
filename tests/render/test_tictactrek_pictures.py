"""What holds for every picture of Tic Tac Trek, and for canvas and fonts: size, weight, corners."""

import random
from pathlib import Path

import pytest

import render.theme as look
from engines.fields import Field, column_name
from engines.game import Position
from engines.tictactrek import GAME, Lay, TrekView
from render import PAINTERS, THEMES, picture
from render.canvas import Canvas
from render.tictactrek.tiles import spent_tile, tile
from tests.render.looking import has_round_corners, opened, rgb
from tests.render.tables import (
    SAY,
    extremes,
    keen_game,
    many_views,
    named_tables,
    random_game,
    seen_by,
    shuffled,
)
from tests.render.writing import Written, grounds, overlap, record, unreadable

themes = pytest.mark.parametrize("theme", THEMES)
tables = pytest.mark.parametrize("name", named_tables())


@themes
def test_size_and_weight(theme: str) -> None:
    views = many_views() if theme == "default" else [*many_views()[::4], *extremes()]
    for view in views:
        png = picture("tictactrek", view, theme, SAY).png
        image = opened(png)
        assert image.width <= 1000
        assert image.height <= 1400
        assert len(png) <= 80_000


@themes
def test_every_text_can_be_read(theme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written, colours = grounds(monkeypatch), THEMES[theme]
    for view in (*named_tables().values(), *extremes(), *many_views()[::9]):
        PAINTERS["tictactrek"].paint(view, colours, SAY)
    assert unreadable(written, colours) == []


@themes
@tables
def test_the_same_view_gives_the_same_bytes(name: str, theme: str) -> None:
    view = named_tables()[name]
    first = picture("tictactrek", view, theme, SAY)
    picture("tictactrek", random_game(3)[9], theme, SAY)
    assert picture("tictactrek", view, theme, SAY) == first


@tables
def test_the_themes_differ(name: str) -> None:
    view = named_tables()[name]
    assert len({picture("tictactrek", view, theme, SAY).png for theme in THEMES}) == len(THEMES)


@pytest.mark.parametrize("plies", [0, 7, 15, 19])
def test_the_order_of_the_bag_never_matters(plies: int) -> None:
    bag = shuffled(4)
    rng = random.Random(plies)
    moves: list[tuple[int, str]] = []
    position: Position[Lay, TrekView] = GAME.start({"bag": list(bag)})
    for _ in range(plies):
        seat = position.to_act[0]
        moves.append((seat, str(rng.choice(list(position.legal_moves(seat))))))
        position = GAME.replay({"bag": list(bag)}, moves)
    hidden = list(reversed(bag[plies + 3 :]))
    twin = GAME.replay({"bag": [*bag[: plies + 3], *hidden]}, moves)
    assert twin != position
    for viewer in (0, 1, None):
        one = picture("tictactrek", position.view(viewer), "default", SAY)
        assert one == picture("tictactrek", twin.view(viewer), "default", SAY)


def test_every_seat_sees_the_same() -> None:
    view = keen_game(2)[11]
    assert len({picture("tictactrek", seen_by(view, seat), "default", SAY) for seat in (0, 1)}) == 1


@themes
def test_round_corners_let_the_chat_through(theme: str) -> None:
    assert has_round_corners(picture("tictactrek", random_game(0)[6], theme, SAY).png)


@themes
def test_the_colours_come_out_as_they_are_named(theme: str) -> None:
    image = opened(picture("tictactrek", keen_game(1)[14], theme, SAY).png).convert("RGBA")
    assert image.getpixel((500, 5)) == (*rgb(THEMES[theme].background), 255)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    return record(monkeypatch)


def test_texts_are_large_enough_and_apart(written: Written) -> None:
    for view in [*keen_game(3), *random_game(5), *extremes()]:
        written.clear()
        image = PAINTERS["tictactrek"].paint(view, THEMES["default"], SAY)
        assert written
        for words, size, (left, top, right, bottom) in written:
            assert size * 32 >= image.width, words
            assert left >= 0 <= top, words
            assert right <= image.width, words
            assert bottom <= image.height, words
        for number, (one, _, box) in enumerate(written):
            for other, _, further in written[:number]:
                assert not overlap(box, further), (one, other)


def test_every_legal_field_is_named(written: Written) -> None:
    """In its cell or in the list, there by itself or as one end of a run."""
    for view in [*keen_game(3), *random_game(5), *extremes()]:
        written.clear()
        PAINTERS["tictactrek"].paint(view, THEMES["default"], SAY)
        names = {words for words, _, _ in written}
        assert {str(space.field) for space in view.spaces} <= told(names, view)


RANGE = " \u2013 "


def test_rows_and_columns_are_labelled(written: Written) -> None:
    for view in [*keen_game(3), *random_game(5)]:
        written.clear()
        PAINTERS["tictactrek"].paint(view, THEMES["default"], SAY)
        names = {words for words, _, _ in written}
        fields = [laid.field for laid in view.tiles] + [space.field for space in view.spaces]
        assert {column_name(field.column) for field in fields} <= names
        assert {str(field.row) for field in fields} <= names


def test_long_tables_are_labelled_at_every_second_column(
    written: Written,
) -> None:
    PAINTERS["tictactrek"].paint(named_tables()["wide"], THEMES["default"], SAY)
    names = [words for words, _, _ in written]
    assert {"M", "O", "Q", "Y", "AA", "AK", "13"} <= set(names)
    assert "N" not in names


def told(names: set[str], view: TrekView) -> set[str]:
    found = set(names)
    for name in names:
        if RANGE in name:
            first, last = (Field.parse(end) for end in name.split(RANGE))
            assert first.column == last.column or first.row == last.row
            found.update(
                str(space.field)
                for space in view.spaces
                if first.column <= space.field.column <= last.column
                and first.row <= space.field.row <= last.row
            )
    return found


def test_digits_have_one_width_and_the_fonts_their_licence() -> None:
    for weight in (look.REGULAR, look.BOLD):
        font = look.font(weight, 100)
        assert len({font.getlength(digit) for digit in "0123456789"}) == 1
    fonts = Path(look.__file__).parent / "fonts"
    for licence in ("OFL-NunitoSans.txt", "OFL-NotoSansCJK.txt"):
        assert "SIL OPEN FONT LICENSE" in (fonts / licence).read_text(encoding="utf-8")
    assert sum(file.stat().st_size for file in fonts.iterdir()) < 1_000_000


def test_a_panel_may_be_hollow() -> None:
    """Its outline alone is drawn, the same as with a fill, and what lies inside stays."""
    ground, line, fill = "#F4EFE6", "#D1495B", "#FFFBF2"
    hollow, filled, bare = (Canvas(120, ground) for _ in range(3))
    hollow.panel((10, 20, 90, 100), 15, None, line, 4)
    filled.panel((10, 20, 90, 100), 15, fill, line, 4)
    bare.panel((10, 20, 90, 100), 15, None)
    assert bare.image.tobytes() == Canvas(120, ground).image.tobytes()
    for place in ((50, 20), (50, 23), (50, 96), (50, 99), (10, 60), (13, 60), (86, 60), (89, 60)):
        assert hollow.image.getpixel(place) == filled.image.getpixel(place) == rgb(line), place
    for place in ((50, 24), (50, 60), (50, 95), (14, 60), (85, 60), (30, 40)):
        assert hollow.image.getpixel(place) == rgb(ground), place
        assert filled.image.getpixel(place) == rgb(fill), place


def test_not_every_tile_is_kept() -> None:
    for kept in (tile, spent_tile):
        assert kept.cache_parameters()["maxsize"] == 512
