"""What the picture of a table of Tic Tac Trek shows, looked up pixel by pixel."""

from dataclasses import replace
from types import MappingProxyType

import pytest
from PIL import Image, ImageChops

from engines.game import Outcome
from engines.tictactrek import TERRAINS, TrekView
from render import PAINTERS, THEMES, picture
from render.theme import UNIT, WIDTH, Land, Theme
from render.tictactrek import board, header
from render.tictactrek.tiles import emblem, spent_tile, tile
from tests.render.looking import at, difference, rgb
from tests.render.tables import SAY, keen_game, line, named_tables, random_game

THEME = THEMES["default"]
VIEWS = [keen_game(5)[ply] for ply in (0, 5, 13, 20)]


def painted(view: TrekView, ended: Outcome | None = None) -> Image.Image:
    return PAINTERS["tictactrek"].paint(view, THEME, SAY, ended=ended)


def placed(view: TrekView) -> board.Layout:
    return board.arrange(view, header.height(view, SAY) + UNIT)


@pytest.mark.parametrize("view", VIEWS[1:], ids=lambda view: f"ply{view.ply}")
def test_the_last_tile_has_a_white_ring_and_no_other_has(view: TrekView) -> None:
    image, layout = painted(view), placed(view)
    for laid in view.tiles:
        left, top = layout.corner(laid.field)
        right, low = left + layout.cell, top + layout.cell
        middle = layout.middle(laid.field)
        edges = ((left - 1, middle[1]), (right + 1, middle[1]), (middle[0], low + 1))
        ringed = all(at(image, *edge) == rgb(THEME.ring) for edge in edges)
        assert ringed == (laid.field == view.last), str(laid.field)


@pytest.mark.parametrize("view", VIEWS, ids=lambda view: f"ply{view.ply}")
def test_legal_spaces_are_tinted_and_others_are_not(view: TrekView) -> None:
    image, layout = painted(view), placed(view)
    legal = {space.field for space in view.spaces}
    laid = {tile.field for tile in view.tiles}
    for column in layout.columns:
        for row in layout.rows:
            field = type(view.tiles[0].field)(column, row)
            left, top = layout.corner(field)
            inside = at(image, left + layout.cell * 0.12, top + layout.cell * 0.85)
            assert (inside == rgb(THEME.legal)) == (field in legal), str(field)
            assert (inside == rgb(THEME.panel)) == (field not in legal | laid), str(field)


def test_a_row_within_reach_carries_a_gold_badge() -> None:
    seen = 0
    for view in (view for seed in range(6) for view in keen_game(seed)):
        image, layout = painted(view), placed(view)
        for space in view.spaces:
            left, top = layout.corner(space.field)
            size = layout.cell
            box = (left + size // 2, top, left + size, top + size // 2)
            colours = {colour for _, colour in image.crop(box).getcolors(size * size) or []}
            assert (rgb(THEME.gold) in colours) == (space.worth is not None)
            seen += space.worth is not None
    assert seen > 20


@pytest.mark.parametrize("view", VIEWS, ids=lambda view: f"ply{view.ply}")
def test_the_seat_to_move_is_a_filled_pill(view: TrekView) -> None:
    image = painted(view)
    for seat, x in ((0, UNIT + 25), (1, WIDTH - UNIT - 15)):
        filled = at(image, x, UNIT + 42) == rgb(THEME.seats[seat])
        assert filled == (seat in view.to_act)


def test_the_winner_is_a_filled_pill() -> None:
    for seed in range(10):
        view = keen_game(seed)[24]
        assert view.outcome
        image = painted(view)
        for seat, x in ((0, UNIT + 25), (1, WIDTH - UNIT - 15)):
            filled = at(image, x, UNIT + 48) == rgb(THEME.seats[seat])
            assert filled == (seat == view.outcome.winner)


def test_the_drawn_tile_stands_in_the_header() -> None:
    view = keen_game(5)[13]
    pictures = {
        painted(replace(view, drawn=terrain)).crop((0, 0, WIDTH, 190)).tobytes()
        for terrain in TERRAINS
    }
    assert len(pictures) == len(TERRAINS)


def test_counts_of_the_bag_and_the_supply_are_shown() -> None:
    view = keen_game(5)[13]
    changed = [
        replace(view, supply=(1, 2)),
        replace(view, bag=(1, 1, 1, 1, 1)),
        replace(view, scores=(20, 3)),
        replace(view, ply=3),
    ]
    top = painted(view).crop((0, 0, WIDTH, 190))
    for other in changed:
        assert ImageChops.difference(top, painted(other).crop((0, 0, WIDTH, 190))).getbbox()


@pytest.mark.parametrize("ply", [16, 21, 24])
def test_every_campfire_shows_its_worth(ply: int) -> None:
    view = next(keen_game(seed)[ply] for seed in range(20) if sum(keen_game(seed)[ply].supply) < 8)
    image, layout = painted(view), placed(view)
    for laid in view.tiles:
        if laid.campfire is not None:
            left, top = layout.corner(laid.field)
            other = replace(laid, campfire=(laid.campfire + 1) % 8)
            tiles = tuple(other if tile == laid else tile for tile in view.tiles)
            changed = painted(replace(view, tiles=tiles))
            box = ImageChops.difference(image, changed).getbbox()
            assert box
            assert left <= box[0] < box[2] <= left + layout.cell * 1.3
            assert top - layout.cell * 0.3 <= box[1] < box[3] <= top + layout.cell


def test_a_campfire_badge_is_ringed_in_its_seats_colour_and_never_gold() -> None:
    view = keen_game(5)[21]
    image, layout = painted(view), placed(view)
    fires = [laid for laid in view.tiles if laid.campfire is not None]
    assert len(fires) > 5
    for laid in fires:
        left, top = layout.corner(laid.field)
        size = layout.cell
        box = (left + size // 2, top - size // 8, left + size + size // 8, top + size // 3)
        found = {c for _, c in image.crop(box).getcolors(size * size) or []}
        assert {rgb(THEME.paper), rgb(THEME.seats[laid.seat])} <= found
        assert rgb(THEME.gold) not in found
        assert rgb(THEME.seats[1 - laid.seat]) not in found


def test_a_match_that_was_resigned() -> None:
    view = keen_game(5)[13]
    ended = Outcome(1, "resigned", (0, 0))
    shown = picture("tictactrek", view, "default", SAY, ended=ended)
    assert shown.alt.startswith("O wins: X resigned.")
    assert "Legal spaces" not in shown.alt
    image = painted(view, ended)
    colours = {colour for _, colour in image.getcolors(image.width * image.height) or []}
    assert rgb(THEME.legal) not in colours
    assert at(image, WIDTH - UNIT - 15, UNIT + 48) == rgb(THEME.seats[1])


def test_a_draw_outside_the_rules_fills_no_pill() -> None:
    image = painted(keen_game(5)[13], Outcome(None, "agreed", (0, 0)))
    for seat, x in ((0, UNIT + 25), (1, WIDTH - UNIT - 15)):
        assert at(image, x, UNIT + 48) != rgb(THEME.seats[seat])


def in_one_colour() -> Theme:
    land = Land("#AAAAAA", "#666666", "#EEEEEE")
    return replace(THEME, lands=MappingProxyType(dict.fromkeys(TERRAINS, land)))


@pytest.mark.parametrize("size", [29, 60, 116])
def test_terrains_and_seats_differ_without_colour(size: int) -> None:
    theme = in_one_colour()
    kinds = [
        [tile(theme, terrain, 0, size) for terrain in TERRAINS],
        [spent_tile(theme, terrain, 1, size) for terrain in TERRAINS],
        [emblem(theme, terrain, size, faded=False) for terrain in TERRAINS],
    ]
    for pictures in kinds:
        for number, one in enumerate(pictures):
            for other in pictures[:number]:
                assert difference(one, other) > 3
    assert difference(tile(theme, "M", 0, size), tile(theme, "M", 1, size)) > 5
    assert difference(spent_tile(theme, "M", 0, size), spent_tile(theme, "M", 1, size)) > 3


def test_x_and_o_carry_equal_weight() -> None:
    counts = []
    for seat, colour in enumerate(THEME.seats):
        image = tile(THEME, "M", seat, 200).convert("RGB")
        counts.append(sum(n for n, c in image.getcolors(40_000) or [] if c == rgb(colour)))
    assert 0.8 < counts[0] / counts[1] < 1.25


def test_the_crop_holds_everything_and_the_cells_stay_whole() -> None:
    for view in [*random_game(2), *line(1, 0), *line(0, -1)]:
        layout = placed(view)
        for field in [t.field for t in view.tiles] + [s.field for s in view.spaces]:
            left, top = layout.corner(field)
            assert UNIT <= left <= WIDTH - UNIT - layout.cell
            assert layout.top <= top <= layout.bottom - layout.cell
        assert layout.cell >= 24


def test_small_cells_put_the_names_into_a_list() -> None:
    assert placed(named_tables()["wide"]).listed
    assert placed(named_tables()["high"]).listed
    assert not placed(named_tables()["middle"]).listed
