"""The alt text of LITS: never too long, and enough to know the whole position by."""

import re
from dataclasses import replace

import pytest

from engines.battleoflits import GAME
from engines.battleoflits_ghost import covers, why_not
from engines.battleoflits_layouts import PATTERNS
from engines.battleoflits_parts import LitsView, Swap
from engines.battleoflits_placements import PLACEMENTS, SHAPES, Place
from engines.fields import Field
from engines.game import Outcome
from render import PAINTERS, Say
from render.battleoflits import describe_ghost, describe_layout
from render.painter import ALT_LIMIT
from tests.render.boards import SAY, lits_game, many_boards, named_boards, named_ghosts, tie

ROW = re.compile(r"(\d+): ([XOLITS\d ]+)\.")
PLACE = re.compile(r"([LITS])((?: [A-J]\d+){4})")


def described(view: LitsView, say: Say = SAY, ended: Outcome | None = None) -> str:
    return PAINTERS["battleoflits"].describe(view, say, ended=ended)


def rows(alt: str) -> list[str]:
    """The rows that an alt text tells of, row 10 first, with dots for empty fields."""
    line = next(text for text in alt.splitlines() if "Rows from the top" in text)
    found = ROW.findall(line)
    assert [int(number) for number, _ in found] == list(range(10, 0, -1))
    return [
        "".join("." * int(sign) if sign.isdigit() else sign for sign in signs.split())
        for _, signs in found
    ]


def told_pieces(alt: str) -> list[Place]:
    """The pieces, in the order in which they were laid."""
    lines = [line for line in alt.splitlines() if line.startswith(("Last piece", "Pieces before"))]
    found = [
        Place(shape, tuple(map(Field.parse, fields.split())))
        for line in lines
        for shape, fields in PLACE.findall(line)
    ]
    return found[::-1]


def open_rows(view: LitsView) -> list[str]:
    shown = {field: piece.shape for piece in view.pieces for field in piece.fields}
    return [
        "".join(
            shown.get(Field(column, 10 - line), mark)
            for column, mark in enumerate(view.symbols[line])
        )
        for line in range(10)
    ]


def test_never_too_long_and_nothing_left_out() -> None:
    for view in many_boards():
        alt = described(view)
        assert len(alt) <= ALT_LIMIT
        assert rows(alt) == open_rows(view)
        assert told_pieces(alt) == [Place(piece.shape, piece.fields) for piece in view.pieces]


def test_hundreds_of_random_games_fit() -> None:
    for seed in range(150):
        for view in lits_game(seed, swap=bool(seed % 2))[8::3]:
            alt = described(view)
            assert len(alt) <= ALT_LIMIT
            assert "more." not in alt


def test_the_position_can_be_set_up_from_its_words() -> None:
    """Played again from what the words tell, on a board whose covered symbols do not matter."""
    for view in lits_game(9, swap=True)[1:]:
        alt = described(view)
        symbols = [re.sub("[LITS]", "X", row) for row in rows(alt)]
        position = GAME.start({"symbols": symbols})
        for number, place in enumerate(told_pieces(alt)):
            position = GAME.load(position.play(position.to_act[0], place).position.dump())
            if number == 0 and "After the swap" in alt:
                position = GAME.load(position.play(1, Swap()).position.dump())
        twin = position.view(None)
        assert twin.legal == view.legal
        assert twin.to_act == view.to_act
        assert twin.supply == view.supply
        assert twin.can_swap == view.can_swap


def test_counts_turn_and_supply_are_told() -> None:
    for view in [*lits_game(3), *lits_game(4, swap=True)]:
        alt = described(view)
        for seat in (0, 1):
            assert f"{view.owned[seat]}: {view.uncovered[seat]} uncovered." in alt
        left = ", ".join(f"{s} {n}" for s, n in zip(SHAPES, view.supply, strict=True))
        assert f"Pieces left: {left}." in alt
        assert ("or swaps" in alt) == view.can_swap
        assert ("After the swap, O belongs to" in alt) == view.swapped
        if view.to_act:
            symbol = view.owned[view.to_act[0]]
            assert alt.startswith(f"Piece {len(view.pieces) + 1}: {symbol} places a piece")
            assert f"{len(view.legal)} place" in alt


def test_a_middle_game() -> None:
    assert described(named_boards()["middle"]).splitlines() == MIDDLE


MIDDLE = [
    "Piece 9: X places a piece.",
    "O: 24 uncovered. X: 19 uncovered.",
    "After the swap, O belongs to the player who placed the first piece.",
    "Last piece: S D3 E3 E4 F4.",
    "Pieces left: L 2, I 5, T 3, S 2. 59 places fit: L 23, I 14, T 14, S 8.",
    (
        "Rows from the top, columns A to J: X or O uncovered, a number for so many empty "
        "fields, L, I, T or S for a piece. 10: X X L L L S S O O 1. 9: O T X O L O S S 2. 8: "
        "T T T L S S 1 L 1 O. 7: X 1 O L O S S L 1 O. 6: O O L L X 2 L L 1. 5: 2 T 2 O O 1 X "
        "X. 4: X T T O S S O X 1 O. 3: X 1 T S S X O O 2. 2: 3 O X 1 X O 1 X. 1: 1 X X O X X "
        "O X O O."
    ),
    (
        "Pieces before it, latest first: T B4 C3 C4 C5; T A8 B8 B9 C8; L C6 D6 D7 D8; S E8 F7 "
        "F8 G7; L C10 D10 E9 E10; L H6 H7 H8 I6; S F10 G9 G10 H9."
    ),
]


def wordy(factor: int) -> Say:
    """A language that needs more letters."""

    def say(key: str, /, **facts: str | int) -> str:
        return SAY(key, **facts) + "." * (factor * len(key))

    return say


@pytest.mark.parametrize("factor", [1, 2])
def test_a_wordy_language_leaves_out_the_oldest_pieces_first(factor: int) -> None:
    dropped = 0
    for view in lits_game(5):
        alt = described(view, wordy(factor))
        assert len(alt) <= ALT_LIMIT
        assert rows(re.sub(r"\.+", ".", alt)) == open_rows(view)
        told = told_pieces(alt)
        assert told == [
            Place(p.shape, p.fields) for p in view.pieces[len(view.pieces) - len(told) :]
        ]
        dropped += len(told) < len(view.pieces)
        if "and 3 more" in alt:
            assert len(told) == len(view.pieces) - 3
    assert bool(dropped) == (factor == 2)


@pytest.mark.parametrize("factor", [5, 20, 80])
def test_no_language_is_too_wordy(factor: int) -> None:
    for view in lits_game(5):
        assert len(described(view, wordy(factor))) <= ALT_LIMIT
        ghost = describe_ghost(view, PLACEMENTS[0].fields, wordy(factor))
        assert len(ghost) <= ALT_LIMIT
    assert len(describe_layout(PATTERNS["rings"], wordy(factor))) <= ALT_LIMIT


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        ("uncovered", "O wins: 18 uncovered to 12"),
        ("last_piece", "O wins the tie: it placed the last piece"),
        ("resigned", "O wins: X resigned"),
        ("somehow", "O wins"),
    ],
)
def test_the_reason_is_plain(reason: str, text: str) -> None:
    view = named_boards()["end"]
    alt = described(view, ended=Outcome(0, reason, (18, 12)))
    assert alt.splitlines()[0] == f"{text}."


def test_ends_say_who_won_and_why() -> None:
    for seed in range(30):
        view = lits_game(seed, swap=bool(seed % 2))[-1]
        assert view.outcome
        assert view.outcome.winner is not None
        winner = view.owned[view.outcome.winner]
        assert described(view).startswith(f"{winner} wins")
    assert "the tie: it placed the last piece" in described(tie())


def test_a_draw_is_called_one() -> None:
    view = named_boards()["middle"]
    assert described(view, ended=Outcome(None, "even", (0, 0))).startswith("A draw.")


def test_a_legal_ghost_is_told_with_its_worth() -> None:
    view = named_boards()["middle"]
    for place in list(view.legal)[::5]:
        first = describe_ghost(view, place.fields, SAY).splitlines()[0]
        assert first.startswith(f"You hold {place}. It fits.")
        counts = re.findall(r"([XO]) (\d+) → (\d+)", first)
        hidden = covers(view, place.fields)
        expected = zip(view.owned, view.uncovered, hidden, strict=True)
        assert counts == [(mark, str(now), str(now - less)) for mark, now, less in expected]


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("lits_covered", r"[A-J]\d+ is covered already\."),
        ("lits_touches_same", r"at [A-J]\d+ it touches a piece of the same shape\."),
        ("lits_fills_block", r"it would fill the block [A-J]\d+ to [A-J]\d+\."),
        ("lits_not_adjacent", r"it touches no other piece\."),
    ],
)
def test_a_refused_ghost_is_told_why(code: str, words: str) -> None:
    view, fields = named_ghosts()[code]
    alt = describe_ghost(view, fields, SAY)
    assert re.fullmatch(rf"You hold [^.]+\. It does not fit: {words}", alt.splitlines()[0])
    assert rows(alt) == open_rows(view)


def test_other_reasons_too() -> None:
    view = named_boards()["middle"]
    spare = next(place for place in view.legal if place.shape == "S")
    off = tuple(field.step(0, 9) for field in spare.fields)
    assert "is off the board" in describe_ghost(view, off, SAY)
    gone = replace(view, supply=(1, 4, 3, 0))
    assert "none of that shape is left" in describe_ghost(gone, spare.fields, SAY)
    over = replace(view, to_act=())
    reason = why_not(over, "S", spare.fields)
    assert reason
    assert reason.code == "game_over"
    assert "it may not be placed there" in describe_ghost(over, spare.fields, SAY)


def test_a_layout_is_told_whole() -> None:
    for pattern in PATTERNS.values():
        alt = describe_layout(pattern, SAY)
        assert alt.startswith("A layout with 30 X and 30 O.")
        assert rows(alt) == list(pattern)
        assert len(alt) <= ALT_LIMIT
