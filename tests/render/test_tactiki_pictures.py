"""What holds for every picture of TacTiki: size, weight, texts, secrecy, and that none wavers."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PIL import Image

from engines.fields import Field
from engines.game import SEATS, Outcome
from engines.tactiki_parts import TikiView
from render import PAINTERS, THEMES, picture
from render.tactiki import Marks, board_picture, duel_picture, setup_picture
from render.tactiki.colours import clay_of
from tests.render.looking import has_round_corners, opened
from tests.render.tables import SAY
from tests.render.tactiki_boards import (
    duels_like,
    duels_of_games,
    extremes,
    keen_game,
    many_views,
    named_boards,
    random_game,
    setups,
    twin,
    views_of,
)
from tests.render.ucs import SIGHT, apart, contrast
from tests.render.writing import Written, grounds, overlap, record, unreadable

THEME = THEMES["default"]
themes = pytest.mark.parametrize("theme", THEMES)
boards = pytest.mark.parametrize("name", named_boards())

TEN_DUELS = "5>2 5>2 5>3 5>4 5>2 5>3 5>3 5>4 5>4 5<1"


def all_pngs(theme: str) -> Iterator[bytes]:
    for view in many_views()[:: 3 if theme == "default" else 11]:
        yield picture("tactiki", view, theme, SAY).png
    for seat in SEATS:
        for ranks in ([()] * 5, [(1, 2), (3,), (), (4, 5), (1, 2)], [(n, n) for n in range(1, 6)]):
            yield setup_picture(ranks, seat, THEMES[theme], SAY)[0]
    for duels in (*duels_of_games()[::9], duels_like(TEN_DUELS), duels_like("4=4") * 2):
        yield duel_picture(duels, THEMES[theme], SAY)[0]


@themes
def test_size_and_weight(theme: str) -> None:
    for png in all_pngs(theme):
        image = opened(png)
        assert image.width <= 1000
        assert image.height <= 1400
        assert len(png) <= 80_000


def test_duels_stay_small() -> None:
    heights = [opened(duel_picture(duels_like(text), THEME, SAY)[0]).height for text in DUELS]
    assert max(heights) <= 400


DUELS = ["4>2", "4=4", "1<2", "4>2 4>3 4>1 4<5", TEN_DUELS]


@themes
@boards
def test_the_same_view_gives_the_same_bytes(name: str, theme: str) -> None:
    view = named_boards()[name]
    first = picture("tactiki", view, theme, SAY)
    picture("tactiki", random_game(3)[9].view(1), theme, SAY)
    assert picture("tactiki", replace(view), theme, SAY) == first


def seen_alike(one: TikiView, two: TikiView) -> None:
    assert one == two
    targets = tuple(prospect.step.field for prospect in one.prospects[:3])
    origin = one.prospects[0].step.origin if one.prospects else None
    for theme in THEMES.values():
        shown = [board_picture(view, theme, SAY) for view in (one, two)]
        assert shown[0] == shown[1]
        marks = Marks(origin, targets)
        chosen = [board_picture(view, theme, SAY, marks=marks) for view in (one, two)]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("memory", ["strict", "open"])
@pytest.mark.parametrize("ply", [2, 15, 33, 48, 70])
def test_hidden_ranks_never_matter(memory: str, ply: int) -> None:
    """A spectator sees the same whatever both sides hide, a seat whatever the other hides."""
    position, rng = keen_game(5, memory)[ply], random.Random(ply)
    for reader, hidden in ((None, SEATS), (0, (1,)), (1, (0,))):
        other = twin(position, hidden, rng)
        assert other != position
        seen_alike(position.view(reader), other.view(reader))


def test_a_rank_that_is_known_does_matter() -> None:
    """What the test above would not see if ranks were never drawn."""
    position = keen_game(5)[33]
    other = twin(position, (0,), random.Random(1))
    for one, two in ((position.view(0), other.view(0)), (position.revealed(), other.revealed())):
        pair = [picture("tactiki", view, "default", SAY) for view in (one, two)]
        assert pair[0].png != pair[1].png
        assert pair[0].alt != pair[1].alt


def test_a_setup_shows_nothing_but_that_it_is_ready() -> None:
    nobody, tiki, _, _ = setups()
    for reader in (None, 1):
        seen_alike(tiki.view(reader), twin(tiki, (0,), random.Random(2)).view(reader))
    pngs = {picture("tactiki", p.view(None), "default", SAY).png for p in (nobody, tiki)}
    assert len(pngs) == 2


@themes
def test_round_corners_let_the_chat_through(theme: str) -> None:
    duels = duel_picture(duels_like("4>2"), THEMES[theme], SAY)[0]
    for png in (picture("tactiki", named_boards()["middle"], theme, SAY).png, duels):
        assert has_round_corners(png)


@themes
def test_the_sides_colours_come_out_as_they_are_named(theme: str) -> None:
    png = picture("tactiki", named_boards()["opening"], theme, SAY).png
    image = opened(png).convert("RGBA").convert("RGB")
    colours = {colour for _, colour in image.getcolors(image.width * image.height) or []}
    for seat in SEATS:
        clay = clay_of(THEMES[theme], seat)
        assert tuple(bytes.fromhex(clay.body.removeprefix("#"))) in colours


@themes
@pytest.mark.parametrize("sight", SIGHT)
def test_the_sides_are_apart_for_every_sight(theme: str, sight: str) -> None:
    tiki, tac = (clay_of(THEMES[theme], seat).body for seat in SEATS)
    assert apart(tiki, tac, sight) >= (24 if THEMES[theme].dark else 30)


@themes
def test_every_text_can_be_read(theme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written, colours = grounds(monkeypatch), THEMES[theme]
    for view in (*named_boards().values(), *(each.revealed() for each in extremes())):
        PAINTERS["tactiki"].paint(view, colours, SAY)
    assert all(all_pngs(theme))
    assert unreadable(written, colours) == []


@themes
def test_the_sides_stand_out_from_their_ground(theme: str) -> None:
    """On dark ground by their bodies or their outlines, on bright ground by their outlines."""
    colours = THEMES[theme]
    for clay in (clay_of(colours, seat) for seat in SEATS):
        seen = (clay.body, clay.edge) if colours.dark else (clay.edge,)
        shown = max(seen, key=lambda each: contrast(each, colours.paper))
        assert contrast(shown, colours.paper) >= 2
        assert contrast(shown, colours.background) >= 2.7


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    return record(monkeypatch)


def fit(written: Written, image: Image.Image) -> None:
    assert written
    for words, size, (left, top, right, bottom) in written:
        assert size * 32 >= image.width, words
        assert left >= 0 <= top, words
        assert right <= image.width, words
        assert bottom <= image.height, words
    for number, (one, _, box) in enumerate(written):
        for other, _, further in written[:number]:
            assert not overlap(box, further), (one, other)


def test_texts_are_large_enough_and_apart(written: Written) -> None:
    ends = [keen_game(seed)[-1].revealed() for seed in range(4)]
    ordinary = views_of(p for seed in (2, 3) for p in keen_game(seed)[::9])
    tall = [position.view(0) for position in extremes()]
    late = [replace(view, quiet=99, turn=250) for view in tall]
    for view in [*ordinary, *ends, *tall, *late]:
        written.clear()
        fit(written, PAINTERS["tactiki"].paint(view, THEME, SAY))


@pytest.mark.parametrize("reason", ["statue", "resigned", "nobody_can_win", "quiet", "agreed"])
def test_the_result_fits(written: Written, reason: str) -> None:
    winner = 1 if reason in {"statue", "resigned"} else None
    ended = Outcome(winner, reason, (0, 0))
    for position in extremes():
        written.clear()
        image = PAINTERS["tactiki"].paint(position.revealed(), THEME, SAY, ended=ended)
        fit(written, image)
        assert image.height <= 1400


def test_texts_of_setups_and_duels(written: Written) -> None:
    for seat in SEATS:
        written.clear()
        png = setup_picture([(1, 2), (3,), (), (4, 5), (1, 2)], seat, THEME, SAY)[0]
        fit(written, opened(png))
    for text in DUELS:
        written.clear()
        png = duel_picture(duels_like(text), THEME, SAY)[0]
        fit(written, opened(png))


def test_rows_and_columns_are_labelled_in_their_order(
    written: Written,
) -> None:
    for name, turned in (("middle", False), ("middle-tiki", False), ("middle-tac", True)):
        written.clear()
        PAINTERS["tactiki"].paint(named_boards()[name], THEME, SAY)
        places = {words: box for words, _, box in written if words in "ABCDE"}
        assert sorted(places, key=lambda words: places[words][0], reverse=turned) == [*"ABCDE"]
        rows = {words: box for words, _, box in written if words in "12345" and box[2] < 80}
        assert sorted(rows, key=lambda words: rows[words][1], reverse=not turned) == [*"12345"]


def test_ranks_are_written_where_they_are_known_and_nowhere_else(
    written: Written,
) -> None:
    for name, view in named_boards().items():
        written.clear()
        PAINTERS["tactiki"].paint(view, THEME, SAY)
        shown = sorted(w for w, _, box in written if w in "12345" and box[0] > 83 and box[1] > 165)
        told = [t for column in view.columns for t in column.pieces if t.rank is not None]
        heights = [len(column.pieces) for column in view.columns if len(column.pieces) > 3]
        counts = [str(height) for height in heights if height < 6]
        assert shown == sorted([*(str(token.rank) for token in told), *counts]), name


def test_a_bad_call_is_refused() -> None:
    with pytest.raises(ValueError, match="no duels"):
        duel_picture((), THEME, SAY)
    assert setup_picture([()] * 5, 0, THEME, SAY, chosen=Field(0, 1))[0]
