"""The alt text of Tic Tac Trek: never too long, and enough to know the whole table by."""

import re

import pytest

from engines.fields import Field, column_number
from engines.game import Outcome
from engines.tictactrek import SYMBOLS, Tile, TrekView
from render import PAINTERS, Say
from render.painter import ALT_LIMIT
from tests.render.tables import (
    SAY,
    extremes,
    keen_game,
    line,
    many_views,
    named_tables,
    random_game,
    stairs,
)

ROW = re.compile(r"(-?\d+): ([^.]+)\.")


def described(view: TrekView, say: Say = SAY, ended: Outcome | None = None) -> str:
    return PAINTERS["tictactrek"].describe(view, say, ended=ended)


def read(alt: str) -> set[Tile]:
    """The tiles that an alt text tells of."""
    tiles = set()
    rows = next(text for text in alt.splitlines() if text.startswith("Rows"))
    for row, runs in ROW.findall(rows):
        for run in runs.split("; "):
            first, *laid = run.split()
            for number, sign in enumerate(laid):
                fire = int(sign[3:]) if sign[2:3] == "*" else None
                field = Field(column_number(first) + number, int(row))
                tiles.add(Tile(field, sign[1], SYMBOLS.index(sign[0]), fire))
    return tiles


def test_never_too_long_and_the_rows_never_dropped() -> None:
    for view in many_views():
        alt = described(view)
        assert len(alt) <= ALT_LIMIT
        assert read(alt) == set(view.tiles)


def test_hundreds_of_random_games_fit() -> None:
    for seed in range(300):
        for view in random_game(seed)[8::4]:
            assert len(described(view)) <= ALT_LIMIT


def test_in_ordinary_games_nothing_is_left_out() -> None:
    for seed in range(40):
        for view in [*random_game(seed), *keen_game(seed)]:
            alt = described(view)
            assert "left out" not in alt
            for space in view.spaces:
                name = re.escape(str(space.field))
                fire = "" if space.worth is None else rf" \*{space.worth}"
                assert re.search(rf"[ ]{name}{fire}[,.]", alt), (name, alt)


def test_every_legal_space_is_told_on_the_widest_tables_too() -> None:
    for view in extremes():
        alt = described(view)
        if view.spaces:
            legal = next(text for text in alt.splitlines() if text.startswith("Legal"))
            names = re.findall(r"(?<![A-Z])-?[A-Z]+-?\d+", legal)
            assert set(names) <= {str(space.field) for space in view.spaces}
            assert "more space" not in legal


def wordy(factor: int) -> Say:
    """A language that needs more letters."""

    def say(key: str, /, **facts: str | int) -> str:
        return SAY(key, **facts) + "." * (factor * len(key))

    return say


@pytest.mark.parametrize("factor", [1, 2, 3])
def test_a_wordy_language_leaves_out_what_is_needed_least(factor: int) -> None:
    for game in (line(-1, 0), line(0, -1), stairs(-1, -1), keen_game(5)):
        for view in game:
            alt = described(view, wordy(factor))
            assert len(alt) <= ALT_LIMIT
            for laid in view.tiles:
                assert f"{SYMBOLS[laid.seat]}{laid.terrain}" in alt


@pytest.mark.parametrize("factor", [5, 20, 80])
def test_no_language_is_too_wordy(factor: int) -> None:
    for view in line(-1, 0):
        assert len(described(view, wordy(factor))) <= ALT_LIMIT


def test_what_is_left_out_is_said() -> None:
    view = line(0, -1)[23]
    alts = [described(view, wordy(factor)) for factor in range(12)]
    assert any("The bag is left out" in alt or "left out here" in alt for alt in alts)
    assert any("more spaces are left out here" in alt for alt in alts)


def test_a_middle_game() -> None:
    view = keen_game(5)[13]
    assert described(view).splitlines() == MIDDLE


MIDDLE = [
    "Turn 14 of 24: O lays a mountain tile.",
    "X: 10 points, 4 campfires left. O: 6 points, 3 campfires left.",
    "Last tile: K17.",
    (
        "On the table: X or O, then M mountain, D desert, G grassland, F forest or L lake, "
        "then * and its worth for a campfire."
    ),
    (
        "Rows from the top, each run of tiles after its first column. "
        "17: K XF*6. 16: K XF OF*3. 15: K XG OG XD. 14: K OG*2 OG OL*1 XD. 13: J OM XL*4 XM XM OD."
    ),
    "Legal spaces: I13, J12, J14, K12, L12, M12.",
    "Still in the bag: 2 M, 3 D, 2 G, 3 F.",
]


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        ("points", "X wins 9 to 4"),
        ("campfires", "X wins the tie with 4 campfires to 3"),
        ("final_turn", "X wins the tie: O took the last turn"),
        ("resigned", "X wins: O resigned"),
        ("somehow", "X wins"),
    ],
)
def test_the_reason_is_plain(reason: str, text: str) -> None:
    view = keen_game(5)[24]
    scored = type(view)(
        **{
            **{name: getattr(view, name) for name in type(view).__dataclass_fields__},
            "scores": (9, 4),
            "supply": (2, 3),
        }
    )
    alt = described(scored, ended=Outcome(0, reason, (9, 4)))
    assert alt.splitlines()[0] == f"{text}."


def test_a_draw_is_called_one() -> None:
    assert described(keen_game(5)[9], ended=Outcome(None, "even", (0, 0))).startswith("A draw.")


def test_moving_a_campfire_is_told_apart_from_lighting_one() -> None:
    assert "what a campfire moved there would score" in described(named_tables()["moving"])
