"""Battle of LITS: the layouts, drawn, ours and the players' own."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from engines.battleoflits import GAME
from engines.battleoflits_layouts import (
    BY_LOT,
    OF_EACH,
    PATTERNS,
    IllegalLayout,
    Layout,
    half_turn,
    read_layout,
    spelled,
)

EXCHANGED = str.maketrans("XO", "OX")
ROWS = half_turn(random.Random(7))
LETTERS = "ABCDEFGHIJ"


def quarter(layout: Layout) -> Layout:
    return tuple("".join(row[column] for row in reversed(layout)) for column in range(10))


SYMMETRIES: dict[str, Callable[[Layout], Layout]] = {
    "half turn": lambda layout: tuple(row[::-1] for row in reversed(layout)),
    "left and right": lambda layout: tuple(row[::-1] for row in layout),
    "up and down": lambda layout: tuple(reversed(layout)),
    "quarter turn": quarter,
}


def exchanging(layout: Layout) -> set[str]:
    """The symmetries that exchange X and O in a layout."""
    other = tuple(row.translate(EXCHANGED) for row in layout)
    return {name for name, changed in SYMMETRIES.items() if changed(layout) == other}


def counted(layout: Layout) -> tuple[int, int]:
    marks = "".join(layout)
    return marks.count("X"), marks.count("O")


def test_a_layout_drawn_by_lot_is_exchanged_by_a_half_turn() -> None:
    drawn = {tuple(GAME.deal({}, random.Random(seed))["symbols"]) for seed in range(50)}
    assert len(drawn) == 50
    for layout in drawn:
        assert counted(layout) == (OF_EACH, OF_EACH)
        assert "half turn" in exchanging(layout)


def test_a_free_layout_is_wholly_random() -> None:
    for seed in range(50):
        layout = tuple(GAME.deal({"layout": "free"}, random.Random(seed))["symbols"])
        assert counted(layout) == (OF_EACH, OF_EACH)
        assert not exchanging(layout)


@pytest.mark.parametrize("name", PATTERNS)
def test_a_pattern_is_fair(name: str) -> None:
    layout = PATTERNS[name]
    assert counted(layout) == (OF_EACH, OF_EACH)
    assert exchanging(layout)
    deal = GAME.deal({"layout": name}, random.Random(0))
    assert GAME.start(deal).symbols == layout


def test_there_are_patterns_to_choose_from() -> None:
    assert len(set(PATTERNS.values())) == len(PATTERNS) >= 6
    [option] = GAME.options
    assert option.values == (*BY_LOT, *PATTERNS)


@pytest.mark.parametrize(
    "text",
    [
        "\n".join(ROWS),
        "\r\n".join(ROWS) + "\n\n",
        "```\n" + "\n".join(ROWS) + "\n```",
        "\n".join(ROWS).lower(),
        "\n".join(ROWS).replace("O", "0"),
        "\n".join(ROWS).replace(".", "-"),
        "\n".join(ROWS).replace(".", "_"),
        "\n".join(ROWS).replace("X", "❌").replace("O", "⭕\ufe0f").replace(".", "⬛"),
        "\n".join(" ".join(row) for row in ROWS),
        "\n".join("|".join(row) for row in ROWS),
        "\n".join(", ".join(row) for row in ROWS),
        "\n".join(f"{10 - n} {row}" for n, row in enumerate(ROWS)),
        "\n".join(f"{row} {10 - n}" for n, row in enumerate(ROWS)),
        "\n".join(f"{10 - n:2} {' '.join(row)} {10 - n:2}" for n, row in enumerate(ROWS)),
        "\n".join(f"{10 - n}{row}".replace("O", "0") for n, row in enumerate(ROWS)),
        "\n".join(f"{n}{row}".replace("O", "0") for n, row in enumerate(reversed(ROWS), start=1)),
        "\n".join(f"{n} {row}" for n, row in enumerate(reversed(ROWS), start=1)),
        "\n".join([f"   {' '.join(LETTERS)}", *ROWS, f"   {LETTERS}".lower()]),
        "/".join(ROWS),
        " ".join(ROWS),
        " / ".join(ROWS),
        "".join(ROWS),
        " ".join("".join(ROWS)),
    ],
)
def test_rows_are_read_however_they_were_pasted(text: str) -> None:
    assert read_layout(text) == ROWS


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("", "lits_layout_rows", {"count": 0}),
        ("X", "lits_layout_rows", {"count": 1}),
        ("\n".join(ROWS[:9]), "lits_layout_rows", {"count": 9}),
        ("\n".join([*ROWS, ROWS[0]]), "lits_layout_rows", {"count": 11}),
        ("".join(ROWS) + "X", "lits_layout_rows", {"count": 11}),
        ("\n".join([*ROWS[:3], "XO.", *ROWS[4:]]), "lits_layout_row", {"row": 7, "count": 3}),
        ("\n".join([*ROWS[:9], "." * 11]), "lits_layout_row", {"row": 1, "count": 11}),
        ("\n".join(["7 XO......", *ROWS[1:]]), "lits_layout_row", {"row": 10, "count": 8}),
        (
            "\n".join([*ROWS[:8], "XO?.......", ROWS[9]]),
            "lits_layout_mark",
            {"row": 2, "column": 3, "mark": "?"},
        ),
        ("\n".join(["X" * 10] * 10), "lits_layout_without", {"symbol": "O"}),
        ("\n".join(["." * 10] * 10), "lits_layout_without", {"symbol": "X"}),
    ],
)
def test_what_is_no_layout_is_refused_for_what_is_wrong(
    text: str, code: str, facts: dict[str, Any]
) -> None:
    with pytest.raises(IllegalLayout) as refused:
        read_layout(text)
    assert (refused.value.code, dict(refused.value.facts)) == (code, facts)
    assert str(refused.value).startswith(code)
    with pytest.raises(ValueError, match="cannot be"):
        GAME.chosen({"layout": text})


def test_a_layout_of_the_players_own_is_an_option_in_one_spelling() -> None:
    options = GAME.chosen({"layout": "\n".join(ROWS).lower()})
    assert options == {"layout": spelled(ROWS)}
    assert GAME.chosen(options) == options
    assert GAME.deal(options, random.Random(0)) == {"symbols": list(ROWS)}


def test_a_deal_need_not_be_balanced() -> None:
    position = GAME.start({"symbols": ["X" * 10] + ["." * 10] * 9})
    assert position.uncovered == (10, 0)
