"""The alt texts of TacTiki: never too long, and enough to know the board by."""

import re
from dataclasses import replace

import pytest

from engines.fields import Field
from engines.game import Outcome, other
from engines.tactiki_parts import SIDES, TikiView
from render import Say
from render.painter import ALT_LIMIT
from render.tactiki import PAINTER, Marks, duel_picture, setup_picture
from render.theme import THEMES
from tests.render.tables import SAY
from tests.render.tactiki_boards import (
    choosing,
    duels_like,
    duels_of_games,
    extremes,
    keen_game,
    laid,
    many_views,
    random_game,
    returning,
    setups,
)

PIECE = re.compile(r"([KT])([1-5]?)(\*?)")
Told = dict[Field, list[tuple[int, int | None, bool]]]


def described(view: TikiView, say: Say = SAY, ended: Outcome | None = None) -> str:
    return PAINTER.describe(view, say, ended=ended)


def line(alt: str, begin: str) -> str:
    return next((text for text in alt.splitlines() if text.startswith(begin)), "")


def read(alt: str) -> Told:
    """The columns that an alt text tells of."""
    found: Told = {}
    told = line(alt, "Columns").removeprefix("Columns, bottom to top: ").rstrip(".")
    for column in filter(None, told.split("; ")):
        field, pieces = column.split(": ")
        found[Field.parse(field)] = [
            ("KT".index(sign), int(rank) if rank else None, bool(seen))
            for sign, rank, seen in PIECE.findall(pieces)
        ]
    return found


def columns_of(view: TikiView) -> Told:
    return {
        column.field: [(token.seat, token.rank, token.seen) for token in column.pieces]
        for column in view.columns
    }


def test_never_too_long_and_the_columns_never_dropped() -> None:
    for view in many_views():
        alt = described(view)
        assert len(alt) <= ALT_LIMIT
        assert read(alt) == columns_of(view)
        assert "left out" not in alt


def test_many_games_fit() -> None:
    for seed in range(10, 25):
        for position in (*random_game(seed)[::13], *keen_game(seed, "open")[::7]):
            for reader in (None, 0, 1):
                view = position.view(reader)
                assert len(described(view)) <= ALT_LIMIT
                assert read(described(view)) == columns_of(view)


def test_every_step_is_told_with_what_it_meets() -> None:
    for position in keen_game(3)[::5]:
        view = position.view(None)
        told = set()
        steps = line(described(view), "Steps").partition("A piece may")[0].rstrip(". ")
        for group in filter(None, steps.partition(": ")[2].split("; ")):
            origin, ends = group.split(": ")
            for end in ends.split(", "):
                field, _, enemies = end.partition(" x")
                told.add((f"{origin}-{field}", int(enemies or 0)))
        assert told == {(str(p.step), p.enemies) for p in view.prospects}


def test_who_waits_is_told_no_steps() -> None:
    position = keen_game(3)[20]
    assert "Steps" in described(position.view(position.seat))
    assert "Steps" not in described(position.view(other(position.seat)))


def test_turn_step_statues_and_defeated_are_told() -> None:
    for position in keen_game(7)[20:90:7]:
        view = position.view(0)
        alt = described(view)
        side = SIDES[view.to_act[0]]
        assert alt.startswith(f"Turn {view.turn}: {side} to move, step {view.step} of 2.")
        for statue in view.statues:
            told = f"Statue of {SIDES[statue.seat]} on {statue.field}: {statue.pieces} of 5."
            assert told in alt
        ranks = view.defeated_ranks[0]
        known = f", ranks {', '.join(map(str, ranks))}" if ranks else ""
        assert f"Defeated of TIKI: {view.defeated[0]}{known}." in alt
        assert f"Defeated of TAC: {view.defeated[1]}." in alt


def test_a_middle_game() -> None:
    assert described(choosing()[0]).splitlines() == MIDDLE


MIDDLE = [
    "Turn 36: TAC to move, step 1 of 2.",
    "TIKI in the last turn: B4-C4 attacks and falls; D3-C3 attacks and fells 1.",
    (
        "K is a piece of TIKI, T one of TAC, then its rank if known. "
        "TIKI is locked on row 5, TAC on row 1; a piece under an enemy is blocked."
    ),
    (
        "Columns, bottom to top: A1: K; A2: K; A5: K; B1: T4; B3: T5; C1: K; C3: K; C4: T5; "
        "D5: T3; E3: K; E5: T4."
    ),
    "Statue of TIKI on A5: 1 of 5. Statue of TAC on B1: 1 of 5.",
    "Defeated of TIKI: 4. Defeated of TAC: 5, ranks 1, 1, 2, 2, 3.",
    (
        "Steps, x before the enemies on top: B3: B2, A3, C3 x1; C4: C3 x1, B4, D4; D5: D4, C5, E5; "
        "E5: E4, D5. A piece may return on B5, C5."
    ),
]


def test_what_was_done_is_told() -> None:
    alts = [described(p.view(None)) for seed in range(4) for p in keen_game(seed)]
    for part in (
        "attacks and falls",
        "attacks and fells 1",
        "attacks and ties",
        "and falls. ",
        "in this turn: ",
        "in the last turn: a piece returns on ",
        "A piece may return on ",
    ):
        assert any(part in alt for alt in alts), part


def test_a_skipped_turn_and_a_quiet_match_are_told() -> None:
    view = keen_game(7)[30].view(None)
    assert "TAC could do nothing and was skipped." in described(replace(view, skipped=1))
    assert "quiet" not in described(view)
    told = "64 turns without an arrival; 100 are a draw."
    assert told in described(replace(view, quiet=64))


def test_a_choice_is_told() -> None:
    view = keen_game(7)[61].view(1)
    marks = Marks(Field.parse("B4"), (Field.parse("B3"), Field.parse("C4")))
    alt = PAINTER.describe(view, SAY, marks=marks)
    assert "The piece on B4 is chosen; it may go to B3, C4." in alt
    assert "Steps" not in alt
    back = PAINTER.describe(returning().view(None), SAY, marks=Marks(None, (Field(2, 1),)))
    assert "A piece may return on C1." in back


def test_setups_tell_only_who_is_ready() -> None:
    nobody, tiki, tac, _ = setups()
    assert described(nobody.view(None)) == "TIKI is setting up. TAC is setting up."
    assert described(tiki.view(1)) == "TIKI is ready. TAC is setting up."
    assert described(tac.view(None)) == "TIKI is setting up. TAC is ready."
    assert read(described(tiki.view(0))) == columns_of(tiki.view(0))


def test_what_all_have_seen_carries_a_star() -> None:
    strict, opened = (described(keen_game(7, memory)[61].view(1)) for memory in MEMORIES)
    assert "*" not in strict
    assert "then * if both know it" in opened
    assert "*" in line(opened, "Columns")


MEMORIES = ("strict", "open")


@pytest.mark.parametrize(
    ("winner", "reason", "text"),
    [
        (0, "statue", "TIKI wins: a statue of five."),
        (1, "resigned", "TAC wins: TIKI resigned."),
        (1, "somehow", "TAC wins."),
        (None, "nobody_can_win", "A draw: nobody can collect five any more."),
        (None, "quiet", "A draw: 100 turns without an arrival."),
        (None, "agreed", "A draw, as both agreed."),
        (None, "somehow", "A draw."),
    ],
)
def test_the_reason_is_plain(winner: int | None, reason: str, text: str) -> None:
    ended = Outcome(winner, reason, (5, 2))
    alt = described(keen_game(7)[61].revealed(), ended=ended)
    assert alt.splitlines()[0] == text
    assert "to move" not in alt


def wordy(factor: int) -> Say:
    """A language that needs more letters."""

    def say(key: str, /, **facts: str | int) -> str:
        return SAY(key, **facts) + "." * (factor * len(key))

    return say


@pytest.mark.parametrize("factor", [1, 2, 6, 40])
def test_no_language_is_too_wordy(factor: int) -> None:
    for view in many_views()[::9]:
        assert len(described(view, wordy(factor))) <= ALT_LIMIT


def test_what_is_left_out_is_said() -> None:
    view = keen_game(7)[61].view(None)
    alts = [described(view, wordy(factor)) for factor in range(6)]
    assert any("The steps are left out here." in alt for alt in alts)


def test_the_tallest_column_is_read_back() -> None:
    for position in [*extremes(), laid(("A1", "K1 T2 K3"))]:
        assert read(described(position.revealed())) == columns_of(position.revealed())


def test_a_setup_in_words() -> None:
    ranks = [(1, 2), (3,), (), (4, 5), (1, 2)]
    alt = setup_picture(ranks, 1, THEMES["default"], SAY)[1]
    assert alt == (
        "Your setup as TAC, bottom piece first: "
        "A5: 1 2; B5: 3; C5: empty; D5: 4 5; E5: 1 2. "
        "Still to place: 1 \N{MULTIPLICATION SIGN} 3, 1 \N{MULTIPLICATION SIGN} 4, "
        "1 \N{MULTIPLICATION SIGN} 5."
    )
    whole = setup_picture([(n, n) for n in range(1, 6)], 0, THEMES["default"], SAY)[1]
    assert whole.endswith("E1: 5 5. It is complete.")


def test_duels_in_words() -> None:
    text = duel_picture(duels_like("4>2 4=4", field="D5"), THEMES["default"], SAY)[1]
    assert text == (
        "TIKI attacks on D5. 4 beats 2, a piece of TAC falls. 4 against 4: a tie, both stay."
    )
    lost = duel_picture(duels_like("1<3", seat=1), THEMES["default"], SAY)[1]
    assert lost == "TAC attacks on B3. 1 loses to 3, the piece of TAC falls."
    ten = duels_like("5>2 5>2 5>3 5>4 5>2 5>3 5>3 5>4 5>4 5<1")
    for duels in (*duels_of_games()[::20], ten, ten * 3):
        assert len(duel_picture(duels, THEMES["default"], SAY)[1]) <= ALT_LIMIT
