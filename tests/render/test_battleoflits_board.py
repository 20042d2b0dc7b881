"""What the picture of a board of LITS shows, looked up pixel by pixel."""

from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from engines.battleoflits_parts import SYMBOLS, LitsView, Piece, symbol_at
from engines.battleoflits_placements import FIELDS, LOOKS
from engines.fields import Field
from engines.game import Outcome
from render import PAINTERS, THEMES, picture
from render.battleoflits import board, colours, paint_layout, pieces
from render.battleoflits.colours import piece_colour
from render.battleoflits.textures import TEXTURES
from render.canvas import mix
from render.heading import PILL
from render.theme import UNIT, WIDTH, Theme
from tests.render.boards import SAY, lits_game, named_boards
from tests.render.looking import at, difference, rgb

THEME = THEMES["default"]
VIEWS = [lits_game(5, swap=True)[ply] for ply in (0, 1, 2, 9, -1)] + [lits_game(8)[6]]
boards = pytest.mark.parametrize("view", VIEWS, ids=lambda view: f"ply{view.ply}")
themes = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def painted(view: LitsView, theme: Theme = THEME, ended: Outcome | None = None) -> Image.Image:
    return PAINTERS["battleoflits"].paint(view, theme, SAY, ended=ended)


def top_of(view: LitsView) -> int:
    return painted(view).height - UNIT - board.HEIGHT


def taken(view: LitsView) -> dict[Field, Piece]:
    return {field: piece for piece in view.pieces for field in piece.fields}


@boards
@themes
def test_uncovered_symbols_are_clear(view: LitsView, theme: Theme) -> None:
    """X is where its strokes cross, O beside its empty middle; an empty field is paper."""
    image, top = painted(view, theme), top_of(view)
    for field in FIELDS:
        x, y = board.middle(field, top)
        mark = symbol_at(view.symbols, field)
        centre, side = at(image, x, y), at(image, x + 22, y)
        crosses, rings = centre == rgb(theme.seats[0]), side == rgb(theme.seats[1])
        free = field not in taken(view)
        assert crosses == (free and mark == "X"), str(field)
        assert rings == (free and mark == "O"), str(field)
        assert (centre == rgb(theme.paper)) == (free and mark != "X"), str(field)


@boards
@themes
def test_pieces_have_their_colours(view: LitsView, theme: Theme) -> None:
    image, top = painted(view, theme), top_of(view)
    for field in FIELDS:
        left, upper = board.corner(field, top)
        inside = image.crop((left + 12, upper + 12, left + 73, upper + 73))
        found = {colour for _, colour in inside.getcolors(10_000) or []}
        piece = taken(view).get(field)
        for shape in "LITS":
            shows = rgb(piece_colour(theme, shape)) in found
            assert shows == (piece is not None and piece.shape == shape), str(field)


@boards
def test_covered_symbols_show_faintly(view: LitsView) -> None:
    image, top = painted(view), top_of(view)
    for field, piece in taken(view).items():
        x, y = board.middle(field, top)
        colour = piece_colour(THEME, piece.shape)
        faint = rgb(mix(THEME.halo, colour, board._FAINT))
        mark = symbol_at(view.symbols, field)
        assert (at(image, x, y) == faint) == (mark == "X"), str(field)
        assert (at(image, x + 17, y) == faint) == (mark == "O"), str(field)


def test_pieces_that_touch_are_apart_and_one_piece_is_whole() -> None:
    """A dark line along every side of a field, but where the same piece goes on."""
    view = lits_game(5, swap=True)[-1]
    image, top, laid = painted(view), top_of(view), taken(view)
    ringed = {near for field in view.pieces[-1].fields for near in (field, *field.around())}
    seen = 0
    for field, piece in laid.items():
        if field in ringed:
            continue
        left, upper = board.corner(field, top)
        dark = rgb(mix(piece_colour(THEME, piece.shape), THEME.halo, 0.72))
        sides = {(0, 1): (22, 4), (1, 0): (80, 22), (0, -1): (22, 80), (-1, 0): (4, 22)}
        for step, (x, y) in sides.items():
            goes_on = laid.get(field.step(*step)) == piece
            assert (at(image, left + x, upper + y) == dark) != goes_on, (str(field), step)
            seen += not goes_on and field.step(*step) in laid
    assert seen > 10


@boards
@themes
def test_the_last_piece_has_a_white_ring_and_no_other_has(view: LitsView, theme: Theme) -> None:
    image, top = painted(view, theme), top_of(view)
    for piece in view.pieces:
        ringed = []
        for field in piece.fields:
            left, upper = board.corner(field, top)
            sides = {(0, 1): (42, 1), (1, 0): (83, 42), (0, -1): (42, 83), (-1, 0): (1, 42)}
            for step, (x, y) in sides.items():
                if field.step(*step) not in piece.fields:
                    ringed.append(at(image, left + x, upper + y) == rgb(theme.ring))
        assert all(ringed) == (piece == view.last)


@boards
@themes
def test_the_pills_show_whose_symbol_is_whose_and_who_is_to_move(
    view: LitsView, theme: Theme
) -> None:
    image = painted(view, theme)
    emphasised = (view.outcome.winner,) if view.outcome else view.to_act
    for seat, left in ((0, UNIT), (1, WIDTH - UNIT - 330)):
        colour = rgb(theme.seats[SYMBOLS.index(view.owned[seat])])
        middle = UNIT + (48 if view.outcome else 42)
        assert at(image, left + 2, middle) == colour
        assert (at(image, left + 20, middle) == colour) == (seat in emphasised)
        assert (at(image, left + 20, middle) == rgb(theme.background)) == (seat not in emphasised)


def test_header_tells_what_changes() -> None:
    view = named_boards()["middle"]
    changed = [
        replace(view, uncovered=(18, 22)),
        replace(view, uncovered=(19, 7)),
        replace(view, supply=(1, 4, 3, 3)),
        replace(view, fitting=(0, 13, 20, 22)),
        replace(view, owned=("X", "O")),
        replace(view, swapped=False),
        replace(view, can_swap=True),
        replace(view, to_act=(0,)),
        replace(view, pieces=view.pieces[:-1]),
    ]
    tops = {painted(other).crop((0, 0, WIDTH, 190)).tobytes() for other in (view, *changed)}
    assert len(tops) == len(changed) + 1


def test_a_shape_that_no_longer_fits_is_faded() -> None:
    view = named_boards()["middle"]
    row = (0, UNIT + PILL + 14, WIDTH // 4, UNIT + PILL + 76)
    for fitting, shown in (((3, 0, 0, 0), True), ((0, 3, 3, 3), False)):
        corner = painted(replace(view, fitting=fitting)).crop(row)
        found = {colour for _, colour in corner.getcolors(100_000) or []}
        assert (rgb(piece_colour(THEME, "L")) in found) == shown


def test_a_match_that_was_resigned() -> None:
    view = named_boards()["middle"]
    ended = Outcome(0, "resigned", (0, 0))
    shown = picture("battleoflits", view, "default", SAY, ended=ended)
    assert shown.alt.startswith("O wins: X resigned.")
    assert "fit" not in shown.alt
    image = painted(view, ended=ended)
    assert at(image, UNIT + 20, UNIT + 48) == rgb(THEME.seats[1])
    assert at(image, WIDTH / 2 - 45, UNIT + 48) == rgb(THEME.gold)


def test_a_draw_outside_the_rules_fills_no_pill() -> None:
    image = painted(named_boards()["middle"], ended=Outcome(None, "agreed", (0, 0)))
    for x in (UNIT + 20, WIDTH - UNIT - 20):
        assert at(image, x, UNIT + 48) == rgb(THEME.background)


@pytest.mark.parametrize("size", [26, 85])
def test_pieces_differ_without_colour(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(colours, "PIECES", {"default": dict.fromkeys("LITS", "#AAAAAA")})
    grey = replace(THEME)
    looks = tuple(Field(0, row) for row in range(4))
    grounds = [
        pieces._ground(looks, size, 0, "#AAAAAA", TEXTURES[shape], "#777777") for shape in "LITS"
    ]
    letters = [pieces.letter(grey, shape, 42, "#AAAAAA").resize((40, 40)) for shape in "LITS"]
    for kinds in (grounds, letters):
        for number, one in enumerate(kinds):
            for other in kinds[:number]:
                assert difference(one, other) > 3


def test_every_piece_carries_its_letter() -> None:
    """And not that of another shape, pixel by pixel."""
    view = lits_game(5, swap=True)[-1]
    image, top = painted(view), top_of(view)
    for piece in view.pieces:
        corners = [board.corner(field, top) for field in piece.fields]
        left, upper = min(x for x, _ in corners), min(y for _, y in corners)
        x, y = pieces.joint(piece.fields, board.CELL)
        carried = []
        for shape in "LITS":
            sign = pieces.letter(THEME, shape, board._LETTER, piece_colour(THEME, piece.shape))
            place = (round(left + x - sign.width / 2), round(upper + y - sign.height / 2))
            box = (*place, place[0] + sign.width, place[1] + sign.height)
            solid = sign.getchannel("A").point(lambda alpha: 255 * (alpha == 255))
            other = ImageChops.difference(sign.convert("RGB"), image.crop(box))
            other.paste("#000000", (0, 0), ImageChops.invert(solid))
            if other.getbbox() is None:
                carried.append(shape)
        assert carried == [piece.shape]


def test_letters_stand_between_the_symbols() -> None:
    """On the border of two fields, at least 20 pixels from the middle of each."""
    for shape in "LITS":
        for look in LOOKS[shape]:
            x, y = pieces.joint(look, board.CELL)
            high = max(field.row for field in look)
            middles = [
                ((field.column + 0.5) * board.CELL, (high - field.row + 0.5) * board.CELL)
                for field in look
            ]
            away = sorted(abs(x - a) + abs(y - b) for a, b in middles)
            assert away[:2] == [board.CELL / 2] * 2
            sign = pieces.letter(THEME, shape, board._LETTER, THEME.paper)
            assert max(sign.size) / 2 <= board.CELL / 2 - 17


@themes
def test_a_layout_shows_every_symbol(theme: Theme) -> None:
    rows = named_boards()["opening"].symbols
    image = paint_layout(rows, theme)
    top = image.height * 2 - UNIT - board.HEIGHT
    for field in FIELDS:
        x, y = (place / 2 for place in board.middle(field, top))
        mark = symbol_at(rows, field)
        assert (at(image, x, y) == rgb(theme.seats[0])) == (mark == "X")
        assert (at(image, x + 11, y) == rgb(theme.seats[1])) == (mark == "O")
