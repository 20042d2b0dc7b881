"""A piece held over the board of LITS: whether it may lie there, and what is in the way."""

import pytest
from PIL import Image, ImageChops

from engines.battleoflits_ghost import score_after, shape_of, why_not
from engines.battleoflits_parts import SYMBOLS, LitsView, symbol_at
from engines.fields import Field
from render import PAINTERS, THEMES
from render.battleoflits import board, paint_ghost, pieces
from render.battleoflits.colours import danger, piece_colour
from render.canvas import mix
from render.theme import UNIT, WIDTH
from tests.render.boards import REASONS, SAY, lits_game, named_ghosts
from tests.render.looking import at, rgb
from tests.render.writing import record

THEME = THEMES["default"]
VIEW, LEGAL = named_ghosts()["legal"]
TOP = PAINTERS["battleoflits"].paint(VIEW, THEME, SAY).height - UNIT - board.HEIGHT
REACH = 30
"""How far rims, frames and badges may stand out of their fields."""
reasons = pytest.mark.parametrize("code", REASONS)


def plain(view: LitsView = VIEW) -> Image.Image:
    return PAINTERS["battleoflits"].paint(view, THEME, SAY)


def held(fields: tuple[Field, ...], view: LitsView = VIEW) -> Image.Image:
    return paint_ghost(view, fields, THEME, SAY)


def in_the_way(name: str) -> set[Field]:
    """The fields that the reason names."""
    _, fields = named_ghosts()[name]
    reason = why_not(VIEW, shape_of(fields) or "", fields)
    assert (reason.code if reason else "legal") == name
    facts = {key: str(fact) for key, fact in reason.facts.items()} if reason else {}
    if name == "lits_fills_block":
        low = Field.parse(facts["field"])
        assert low.step(1, 1) == Field.parse(facts["to"])
        return {low.step(x, y) for x in (0, 1) for y in (0, 1)}
    named = facts.get("at", facts.get("field"))
    return {Field.parse(named)} if named else set()


@pytest.mark.parametrize("name", named_ghosts())
def test_nothing_else_on_the_board_changes(name: str) -> None:
    _, fields = named_ghosts()[name]
    changed = ImageChops.difference(plain(), held(fields))
    marked = {*fields, *in_the_way(name)}
    for field in marked:
        left, upper = board.corner(field, TOP)
        reach = (left - REACH, upper - REACH, left + board.CELL + REACH, upper + board.CELL + REACH)
        changed.paste("#000000", reach)
    assert changed.crop((0, TOP, WIDTH, changed.height)).getbbox() is None


def test_a_legal_ghost_has_the_colour_of_its_piece_and_can_be_seen_through() -> None:
    """Most of what was paper has the piece's colour mixed with it; the rest are lines and edges."""
    image, before = held(LEGAL), plain()
    tint = mix(piece_colour(THEME, shape_of(LEGAL) or ""), THEME.paper, 1 - pieces.GHOST)
    seen = 0
    for field in LEGAL:
        left, upper = board.corner(field, TOP)
        box = (left + 10, upper + 10, left + board.CELL - 10, upper + board.CELL - 10)
        pairs = zip(pixels(before.crop(box)), pixels(image.crop(box)), strict=True)
        paper = rgb(THEME.paper)
        tinted = [near(new, rgb(tint)) for old, new in pairs if old == paper != new]
        assert sum(tinted) > 0.5 * len(tinted)
        seen += len({colour for _, colour in image.crop(box).getcolors(10_000) or []})
    assert seen > 4 * 3


def pixels(image: Image.Image) -> list[tuple[int, ...]]:
    raw = image.convert("RGB").tobytes()
    return [tuple(raw[start : start + 3]) for start in range(0, len(raw), 3)]


def near(one: tuple[int, ...], two: tuple[int, ...]) -> bool:
    return all(abs(a - b) <= 2 for a, b in zip(one, two, strict=True))


def reddened(image: Image.Image) -> int:
    found = image.crop((0, TOP, WIDTH, image.height)).getcolors(10**7) or []
    return sum(count for count, colour in found if colour == rgb(danger(THEME)))


def test_a_legal_ghost_has_no_danger_and_a_strong_outline() -> None:
    image = held(LEGAL)
    assert reddened(image) == 0
    for field in LEGAL:
        left, upper = board.corner(field, TOP)
        sides = {(0, 1): (42, 1), (1, 0): (83, 42), (0, -1): (42, 83), (-1, 0): (1, 42)}
        for step, (x, y) in sides.items():
            dark = at(image, left + x, upper + y) == rgb(THEME.halo)
            assert dark == (field.step(*step) not in LEGAL), (str(field), step)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", named_ghosts())
def test_symbols_stay_clear_under_a_ghost(name: str, theme: str) -> None:
    """In their own colour with a light edge, also a red X under a red piece.

    Looked at on either side, for a badge may stand on the other.
    """
    _, fields = named_ghosts()[name]
    taken = {field for piece in VIEW.pieces for field in piece.fields}
    image = paint_ghost(VIEW, fields, THEMES[theme], SAY)
    for field in set(fields) - taken:
        mark = symbol_at(VIEW.symbols, field)
        x, y = board.middle(field, TOP)
        for seat, stroke, edge in ((0, 0, 12), (1, 20, 27)):
            if mark == SYMBOLS[seat]:
                looks = [
                    (at(image, x + s * stroke, y), at(image, x + s * edge, y)) for s in (1, -1)
                ]
                clear = rgb(THEMES[theme].seats[seat]), rgb(THEMES[theme].paper)
                assert clear in looks, str(field)


def test_a_ghost_uncovers_no_symbol() -> None:
    """One that lies under a piece stays as faint as it was where a ghost is held over it."""
    piece = next(piece for piece in VIEW.pieces if "X" in marks(piece.fields))
    image = held(piece.fields)
    for field in piece.fields:
        assert at(image, *board.middle(field, TOP)) not in map(rgb, THEME.seats)


def marks(fields: tuple[Field, ...]) -> str:
    return "".join(symbol_at(VIEW.symbols, field) for field in fields)


@reasons
def test_a_refused_ghost_has_the_colour_of_danger(code: str) -> None:
    _, fields = named_ghosts()[code]
    assert reddened(plain()) == 0
    assert reddened(held(fields)) > 1500


@reasons
def test_what_is_in_the_way_is_framed_and_nothing_else(code: str) -> None:
    _, fields = named_ghosts()[code]
    image = held(fields)
    way = in_the_way(code)
    for field in way:
        left, upper = board.corner(field, TOP)
        sides = {(0, 1): (42, 1), (1, 0): (83, 42), (0, -1): (42, 83), (-1, 0): (1, 42)}
        for step, (x, y) in sides.items():
            if field.step(*step) not in way:
                assert at(image, left + x, upper + y) == rgb(danger(THEME)), (str(field), step)


@reasons
def test_a_badge_says_that_something_is_wrong(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = record(monkeypatch)
    held(named_ghosts()[code][1])
    assert [words for words, _, _ in written].count("!") == 1
    written.clear()
    held(LEGAL)
    assert "!" not in [words for words, _, _ in written]


@pytest.mark.parametrize("ply", [2, 5, 9])
def test_the_header_shows_the_counts_as_they_would_become(
    ply: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = record(monkeypatch)
    view = lits_game(5, swap=True)[ply]
    for place in list(view.legal)[::9]:
        written.clear()
        held(place.fields, view)
        counts = [words for words, size, _ in sorted(written, key=left_edge) if size == 60]
        expected = []
        for now, then in zip(view.uncovered, score_after(view, place.fields), strict=True):
            expected += [now] if now == then else [now, then]
        assert counts == list(map(str, expected))


def left_edge(text: tuple[str, int, tuple[float, float, float, float]]) -> float:
    return text[2][0]


@reasons
def test_a_refused_ghost_changes_no_count(code: str) -> None:
    top = (0, 0, WIDTH, TOP)
    image = held(named_ghosts()[code][1])
    assert ImageChops.difference(plain().crop(top), image.crop(top)).getbbox() is None


@pytest.mark.parametrize("theme", THEMES)
def test_ghosts_differ_from_pieces_and_from_each_other(theme: str) -> None:
    look = tuple(Field(0, row) for row in range(4))
    size = board.CELL
    legal, refused = (
        pieces.ghost(THEMES[theme], look, size, legal=legal) for legal in (True, False)
    )
    laid = pieces.laid(THEMES[theme], look, size)
    assert legal.getpixel((size // 2, size // 2)) != refused.getpixel((size // 2, size // 2))
    alpha = [image.getchannel("A").crop((40, 80, 41, 81)) for image in (legal, refused, laid)]
    shown = [image.tobytes()[0] for image in alpha]
    assert shown[0] == shown[1]
    assert 100 < shown[0] < 200
    assert shown[2] == 255
