"""What a picture of TacTiki shows, looked up pixel by pixel."""

from collections.abc import Iterable
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from engines.fields import Field
from engines.game import SEATS, Outcome, other
from engines.tactiki import TikiPosition
from engines.tactiki_parts import Column, TikiView
from render import PAINTERS, THEMES, picture
from render.heading import PILL
from render.tactiki import PAINTER, Marks, board, header
from render.tactiki.colours import STONE, clay_of
from render.tactiki.statues import crown_height, piece
from render.theme import UNIT, WIDTH
from tests.render.looking import at, changed, count, difference, rgb
from tests.render.tables import SAY
from tests.render.tactiki_boards import (
    choosing,
    extremes,
    keen_game,
    laid,
    named_boards,
    returning,
    setups,
)
from tests.render.ucs import apart, contrast

THEME = THEMES["default"]
FIELDS = [Field(column, row) for column in range(5) for row in range(1, 6)]


def painted(
    view: TikiView, ended: Outcome | None = None, marks: Marks | None = None
) -> Image.Image:
    return PAINTER.paint(view, THEME, SAY, ended=ended, marks=marks)


def placed(view: TikiView) -> board.Layout:
    return board.arrange(view, header.height(view, SAY))


PLAYED = [keen_game(7)[ply].view(reader) for ply in (5, 30, 61) for reader in (None, 1)]


@pytest.mark.parametrize("view", PLAYED, ids=lambda view: f"ply{view.ply}-{view.seat}")
def test_the_last_destination_has_a_white_ring_and_no_other_has(view: TikiView) -> None:
    image, layout = painted(view), placed(view)
    last = (view.this_turn or view.last_turn)[-1].field
    for field in FIELDS:
        left, top, right, bottom = layout.box(field)
        edges = ((right - 4, top + (bottom - top) * 0.3), ((left + right) / 2, top + 2))
        ringed = all(at(image, *edge) == rgb(THEME.ring) for edge in edges)
        assert ringed == (field == last), str(field)


@pytest.mark.parametrize("view", PLAYED, ids=lambda view: f"ply{view.ply}-{view.seat}")
def test_fields_of_pieces_that_can_move_are_tinted(view: TikiView) -> None:
    image, layout = painted(view), placed(view)
    acts = view.seat is None or view.seat in view.to_act
    can = {prospect.step.origin for prospect in view.prospects}
    for field in FIELDS:
        left, top, right, _ = layout.box(field)
        tinted = at(image, left + (right - left) * 0.22, top + 12) == rgb(THEME.legal)
        assert tinted == (acts and field in {*can, *view.returns}), str(field)


def test_who_waits_is_shown_no_choices() -> None:
    position = keen_game(7)[30]
    waiting = other(position.seat)
    image = painted(position.view(waiting))
    assert not count(image, (0, 0, *image.size), THEME.legal)


def test_a_ghost_stands_where_a_piece_may_return() -> None:
    view = returning().view(None)
    field = view.returns[0]
    image, layout = painted(view), placed(view)
    without = painted(replace(view, returns=()))
    left, top, right, bottom = layout.box(field)
    box = changed(image.crop((left, top, right, bottom)), without.crop((left, top, right, bottom)))
    assert box[3] - box[1] > 60


@pytest.mark.parametrize("theme", THEMES)
def test_a_ghost_is_seen_on_its_ground(theme: str) -> None:
    ground = THEMES[theme].legal
    for seat in SEATS:
        drawn = piece(THEMES[theme], seat, 100, 44, face=False, ground=ground, ghost=True)
        line = at(drawn.convert("RGB"), 50, 1)
        assert contrast(f"#{bytes(line).hex()}", ground) >= 2


def test_choices_are_golden() -> None:
    view, marks = choosing()
    image, layout = painted(view, marks=marks), placed(view)
    assert len(marks.targets) > 1
    for field in FIELDS:
        left, top, right, bottom = layout.box(field)
        edge = at(image, right - 4, top + (bottom - top) * 0.3)
        assert (edge == rgb(THEME.gold)) == (field == marks.origin), str(field)
        tinted = at(image, left + (right - left) * 0.3, top + 14) == rgb(THEME.legal)
        assert tinted == (field in marks.targets), str(field)


@pytest.mark.parametrize("reader", [None, 0, 1])
def test_the_board_is_turned_for_tac_alone(reader: int | None) -> None:
    position = laid(("B1", "K4"), ("C1", "K4"), ("B4", "T2"), ("E5", "T1"))
    image, layout = painted(position.view(reader)), placed(position.view(reader))
    for field in FIELDS:
        left, _, right, bottom = layout.box(field)
        for seat in SEATS:
            clay = clay_of(THEME, seat)
            owned = {("B1", 0), ("C1", 0), ("B4", 1), ("E5", 1)}
            box = (left + 30, bottom - 60, right - 30, bottom)
            assert (count(image, box, clay.body) > 1000) == ((str(field), seat) in owned)
    own_row = layout.box(Field(1, 1))[1] > layout.box(Field(1, 5))[1]
    rightward = layout.box(Field(4, 1))[0] > layout.box(Field(0, 1))[0]
    assert own_row == rightward == (reader != 1)


def test_pieces_stand_bottom_to_top() -> None:
    view = laid(("C3", "K1 K2 T3"), ("A5", "T1")).view(None)
    image, layout = painted(view), placed(view)
    left, _, right, _ = layout.box(Field(2, 3))
    block, foot = layout.block(view.columns[1]), layout.foot(Field(2, 3))
    shades = [
        at(image, (left + right) / 2 - 0.32 * board.PIECE, foot - block * (number + 0.75))
        for number in range(3)
    ]
    assert shades[2] == rgb(clay_of(THEME, 1).body)
    assert shades[0] == shades[1]
    assert shades[0] not in {rgb(clay_of(THEME, 0).body), rgb(clay_of(THEME, 1).body)}, (
        "blocked ones are faded"
    )


def test_only_locked_pieces_stand_among_stones() -> None:
    view = extremes()[1].view(0)
    image, layout = painted(view), placed(view)
    for column in view.columns:
        box = layout.box(column.field)
        stones = count(image, box, STONE)
        locked = sum(token.locked for token in column.pieces)
        assert bool(stones) == bool(locked), str(column.field)
        assert stones >= locked * 100


def test_columns_of_more_than_three_are_counted() -> None:
    for height in range(1, 8):
        view = laid(("C3", " ".join(["K1"] * height)), ("A5", "T1")).view(None)
        image, layout = painted(view), placed(view)
        _, _, right, bottom = layout.box(Field(2, 3))
        box = (right - 34, bottom - 45, right - 8, bottom - 12)
        assert bool(count(image, box, THEME.ink)) == (height > 3)


@pytest.mark.parametrize("pieces", [1, 3, 4])
def test_statues_in_progress_carry_a_gold_badge(pieces: int) -> None:
    position = laid(("B1", "K1"), ("D5", "T1 " + " ".join(["K2"] * pieces)), ("A5", "T3 T2"))
    view = position.view(None)
    image, layout = painted(view), placed(view)
    for field in FIELDS:
        _, top, right, _ = layout.box(field)
        gold = count(image, (right - 70, top - 8, right + 4, top + 40), THEME.gold)
        assert (gold > 500) == (str(field) == "D5"), str(field)
    assert changed(image, painted(laid(*FEWER).view(None)))


FEWER = (("B1", "K1"), ("D5", "T1 K2 K2"), ("A5", "T3 T2"))


def test_every_step_has_an_arrow_in_its_sides_colour() -> None:
    for ply in range(20, 60):
        view = keen_game(7)[ply].view(None)
        image, layout = painted(view), placed(view)
        for trace in view.this_turn:
            if trace.origin is None:
                continue
            one, two = layout.box(trace.origin), layout.box(trace.field)
            x = max(one[0], two[0]) if one[1] == two[1] else one[0] + 22
            y = one[1] + (one[3] - one[1]) * 0.56 if one[1] == two[1] else max(one[1], two[1])
            assert at(image, x, y) == rgb(clay_of(THEME, trace.seat).body)


@pytest.mark.parametrize("reader", [0, 1])
def test_arrows_stay_on_the_board(reader: int) -> None:
    returned = [p for p in keen_game(7) if p.last_turn and p.last_turn[0].origin is None]
    assert returned
    for position in returned[:4]:
        view = position.view(reader)
        box = changed(painted(view), painted(replace(view, last_turn=())))
        assert placed(view).top < box[1] < box[3] < placed(view).bottom
        assert box[0] >= UNIT


def test_how_many_fell_is_told_on_the_field() -> None:
    positions = (p for p in keen_game(7) if p.this_turn and p.this_turn[-1].kind == "attack")
    told = 0
    for position in list(positions)[:8]:
        view, trace = position.view(None), position.this_turn[-1]
        plain = replace(trace, felled=0, stands=True)
        without = replace(view, this_turn=(*view.this_turn[:-1], plain))
        box = ImageChops.difference(painted(view), painted(without)).getbbox()
        assert bool(box) == bool(trace.felled or not trace.stands)
        if box:
            left, top, right, bottom = placed(view).box(trace.field)
            assert left <= box[0] < box[2] <= right
            assert top <= box[1] < box[3] <= bottom
            told += 1
    assert told > 2


@pytest.mark.parametrize("view", PLAYED, ids=lambda view: f"ply{view.ply}-{view.seat}")
def test_the_seat_to_move_is_a_filled_pill(view: TikiView) -> None:
    filled_pills(painted(view), view.to_act)


def filled_pills(image: Image.Image, seats: Iterable[int]) -> None:
    for seat, x in enumerate((UNIT + 200, WIDTH - UNIT - 200)):
        filled = at(image, x, UNIT + 10) == rgb(clay_of(THEME, seat).body)
        assert filled == (seat in seats)


def test_both_pills_are_filled_while_both_set_up() -> None:
    for position, seats in zip(setups(), ((0, 1), (1,), (0,), (0,)), strict=True):
        filled_pills(painted(position.view(None)), seats)


@pytest.mark.parametrize("seed", range(4))
def test_the_winner_is_a_filled_pill_and_all_is_shown(seed: int) -> None:
    position = keen_game(seed)[-1]
    assert position.outcome
    winner = position.outcome.winner
    filled_pills(painted(position.revealed()), () if winner is None else (winner,))
    assert all(t.rank for column in position.revealed().columns for t in column.pieces)


def test_a_match_that_was_resigned() -> None:
    view = keen_game(7)[30].revealed()
    ended = Outcome(1, "resigned", (0, 0))
    shown = picture("tactiki", view, "default", SAY, ended=ended)
    assert shown.alt.startswith("TAC wins: TIKI resigned.")
    assert "Steps" not in shown.alt
    image = painted(view, ended)
    assert not count(image, (0, 0, *image.size), THEME.legal)
    filled_pills(image, (1,))


def test_a_draw_fills_no_pill() -> None:
    filled_pills(painted(keen_game(7)[30].revealed(), Outcome(None, "agreed", (0, 0))), ())


def test_the_header_tells_counts_turn_and_step() -> None:
    view = keen_game(7)[30].view(0)
    strip = (0, 0, WIDTH, placed(view).top)
    shown = painted(view).crop(strip)
    for another in (
        replace(view, defeated=(view.defeated[0], 9)),
        replace(view, defeated_ranks=((4, 5), None)),
        replace(view, turn=77),
        replace(view, quiet=93),
        replace(view, step=3 - view.step),
        replace(view, statues=()),
    ):
        assert ImageChops.difference(shown, painted(another).crop(strip)).getbbox()


def test_defeated_ranks_stand_on_plates_of_their_side_apart_from_the_count() -> None:
    """And nobody else's do: for others the cracked head and the count are all there is."""
    position = laid(("C3", "K1"), ("A5", "T5"), defeated=((1, 3, 3, 4), (2, 2)))
    for reader in (None, 0, 1):
        image = painted(position.view(reader))
        for seat, left in enumerate((UNIT, WIDTH - UNIT - 372)):
            line = (left, UNIT + PILL + 5, left + 372, UNIT + PILL + 48)
            plates = count(image, line, clay_of(THEME, seat).body)
            assert (plates > 400 * position.view(seat).defeated[seat]) == (seat == reader)
            assert count(image, line, THEME.ink) > 50, "the count"


@pytest.mark.parametrize("filled", [True, False])
@pytest.mark.parametrize("seat", SEATS)
def test_what_a_statue_lacks_stands_out_of_its_pill(seat: int, *, filled: bool) -> None:
    waiting, acts = ((2, 2, 3, 3), (2, 2, 3, 3)), seat if filled else other(seat)
    view = laid(("C3", "K1"), ("A5", "T5"), seat=acts, defeated=waiting).view(None)
    assert view.to_act == (acts,)
    left = (UNIT, WIDTH - UNIT - 372)[seat] + 372 - 130
    image, grounds = painted(view), (THEME.background, clay_of(THEME, seat).body)
    missing = at(image, left + 20, UNIT + 60)
    assert apart(f"#{bytes(missing).hex()}", grounds[filled], "full") >= 8


@pytest.mark.parametrize(("width", "high"), [(100, 44), (100, 30), (100, 21), (50, 40), (196, 157)])
def test_the_sides_differ_without_colour(
    width: int, high: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also by their outlines alone, on blocks without a face."""
    same = clay_of(THEME, 0)
    monkeypatch.setattr("render.tactiki.statues.clay_of", lambda *_: same)
    piece.cache_clear()
    for face in (True, False):
        pair = [piece(THEME, seat, width, high, face=face, crown=True) for seat in SEATS]
        assert difference(*pair) > 8
        outlines = [picture.getchannel("A") for picture in pair]
        assert difference(*outlines) > 6
    piece.cache_clear()


def test_rows_grow_with_their_tallest_column_and_fields_hold_everything() -> None:
    for position in [*extremes(), *keen_game(7)[::20]]:
        for view in (position.view(1), position.revealed()):
            layout = placed(view)
            assert layout.bottom <= 1375
            for column in view.columns:
                holds(layout, column)
    assert placed(keen_game(7)[10].view(None)).heights == (board.CELL,) * 5


def holds(layout: board.Layout, column: Column) -> None:
    _, top, _, _ = layout.box(column.field)
    block = layout.block(column)
    above = crown_height(board.PIECE) + (12 if column.pieces[-1].locked else 0)
    assert layout.foot(column.field) - block * len(column.pieces) - above >= top
    assert block >= (18 if len(column.pieces) > 10 else 25)


def test_the_painter_takes_views_of_every_reader() -> None:
    position: TikiPosition = keen_game(7)[30]
    pngs = {picture("tactiki", position.view(r), "default", SAY).png for r in (None, 0, 1)}
    assert len(pngs) == 3
    assert PAINTERS["tactiki"] is PAINTER
    assert named_boards()
