"""Records: what is written is read back, what is wrong is told, the rules have the last word."""

import random
import re
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines import GAMES
from engines.commitments import SHOWN, canonical, commitment, short
from engines.endings import AGREED, OUTSIDE, RESIGNED
from engines.game import Outcome
from engines.record import Record, RecordError, Sealed, read, replay, verified, write

from .games import chances, games, played, seeds, shares

DOCUMENT = Path(__file__).parents[2] / "docs" / "record-format.md"
SALT = "000102030405060708090a0b0c0d0e0f"

names = st.text(max_size=30) | st.sampled_from(
    ['Ada "the fox"', "back\\slash", "[Result", "a\nb\r\u2028c", "\u202eABC", "😀", "# {", "'"]
)


def recorded(
    key: str, seed: int, share: float, rng: random.Random, headers: dict[str, str]
) -> Record:
    """A match that is over by the rules, ended otherwise, or is under way; sealed or not."""
    whole = played(key, seed).until(share)
    result = whole.positions[-1].outcome
    if result is None and rng.random() < 0.7:
        reason = rng.choice(OUTSIDE)
        winner = None if reason not in {RESIGNED, "time", "left"} else rng.randrange(2)
        result = Outcome(winner, reason, (0, 0))

    def seal(value: object) -> Sealed:
        return Sealed.of(value, rng.randbytes(16).hex())

    some = rng.sample(range(len(whole.moves)), min(2, len(whole.moves)))
    return Record(
        key,
        whole.deal,
        tuple(whole.moves),
        result,
        headers,
        seal=seal(whole.deal) if rng.random() < 0.5 else None,
        sealed={ply: seal(whole.moves[ply][1]) for ply in sorted(some)},
    )


@games
@given(seed=seeds, share=shares, rng=chances, name=names, comment=names)
def test_what_is_written_is_read_back(
    key: str, seed: int, share: float, rng: random.Random, name: str, comment: str
) -> None:
    record = recorded(key, seed, share, rng, {"Site": name, "Seat0": name, "Seat1": "Ben"})
    text = write(record, [comment])
    assert read(text) == record
    assert [turn.position for turn in replay(record)] == list(
        played(key, seed).until(share).positions
    )
    assert all(holds for _, holds in verified(record))
    assert len(verified(record)) == len(record.sealed) + (record.seal is not None)


@games
def test_a_record_has_a_line_for_each_turn(key: str) -> None:
    whole = played(key, 0)
    text = write(Record(key, whole.deal, tuple(whole.moves), whole.positions[-1].outcome))
    turns = [line for line in text.splitlines() if re.match(r"[0-9]+\. Seat[01]: ", line)]
    assert len(turns) == sum(not position.steps_made for position in whole.positions[1:])
    assert all(line.isprintable() for line in text.splitlines())


@games
def test_notations_and_notes_leave_room_for_the_signs_of_a_record(key: str) -> None:
    for seed in range(6):
        for ply in played(key, seed).plies:
            assert not set(str(ply.move)) & set(";{}#[]\n")
            assert not set(GAMES[key].note(ply.turn.events)) & set("{}\n")


@games
@given(seed=seeds, share=shares)
def test_every_view_can_be_told_as_text(key: str, seed: int, share: float) -> None:
    position = played(key, seed).at(share)
    for view in (*map(position.view, (None, 0, 1)), position.revealed()):
        lines = GAMES[key].text(view).splitlines()
        assert len(lines) > 3
        assert all(line.isprintable() and line == line.rstrip() for line in lines)


@games
@given(seed=seeds, share=shares, rng=chances)
def test_spaces_comments_and_line_ends_do_not_matter(
    key: str, seed: int, share: float, rng: random.Random
) -> None:
    record = recorded(key, seed, share, rng, {"Seat0": "Ada"})
    lines = write(record).splitlines()
    for _ in range(5):
        lines.insert(rng.randrange(len(lines)), rng.choice(["", "  ", "# so", "{so}", "\t# {"]))
    loose = [f"  {line.replace(': ', ' :  ') if line[:1].isdigit() else line}\t" for line in lines]
    assert read("\ufeff" + rng.choice(["\n", "\r\n", "\r"]).join(loose)) == record


def test_the_example_of_the_document_holds() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    (example,) = re.findall(r"```record\n(.*?)```", text, re.DOTALL)
    record = read(example)
    assert record.headers["Seat0"] == 'Ada "the fox"'
    assert len(list(replay(record))) == 1 + len(record.moves)
    assert [holds for _, holds in verified(record)] == [True, True]
    lines = [line for line in example.splitlines() if not line.startswith("#")]
    written = [line for line in write(record).splitlines() if line]
    assert written[-5:] == [line for line in lines if line][-5:]
    assert sorted(written) == sorted(line for line in lines if line)


def test_every_header_is_in_the_document() -> None:
    whole = played("tictactrek", 0)
    sealed = Sealed.of("x", SALT)
    record = Record(
        "tictactrek", whole.deal, tuple(whole.moves), whole.positions[-1].outcome, {}, sealed
    )
    text = DOCUMENT.read_text(encoding="utf-8")
    for name in re.findall(r"^\[(\w+)", write(record), re.MULTILINE):
        assert f"`{name}`" in text


GOOD = """[Game "tictactrek"]
[Deal "{\\"bag\\":[]}"]
[Result "*"]

1. Seat0: M14
"""


@pytest.mark.parametrize(
    ("was", "now", "line", "told"),
    [
        ('[Game "tictactrek"]', '[Game "chess"]', 1, 'no game "chess"'),
        ('[Game "tictactrek"]', "", None, "header Game is missing"),
        ('[Game "tictactrek"]', "[Game tictactrek]", 1, "a header should be like"),
        ('[Game "tictactrek"]', '[Game "\\x"]', 1, "a header should be like"),
        ('[Game "tictactrek"]', '[Game "a" "b"]', 1, "a header should be like"),
        ('"{\\"bag\\":[]}"', '"[]"', 2, "Deal is no JSON object"),
        ('"{\\"bag\\":[]}"', '"{"', 2, "Deal is no JSON object"),
        ('"{\\"bag\\":[]}"', f'"{"[" * 200_000}"', 2, "Deal is no JSON object"),
        ('"{\\"bag\\":[]}"', f'"{{\\"a\\": {"9" * 9000}}}"', 2, "Deal is no JSON object"),
        ('[Result "*"]', '[Result "2-0"]', 3, '"2-0" is no result'),
        ('[Result "*"]', '[Result "1-0"]', None, "header Reason is missing"),
        ('[Result "*"]', '[Result "1-0"]\n[Reason "x"]\n[Scores "1"]', 5, "two numbers"),
        ('[Result "*"]', '[Result "none"]\n[Reason "x"]\n[Scores "1 2"]', 3, "another result"),
        ('[Result "*"]', '[Result "*"]\n[Result "*"]', 4, "stands twice"),
        ('[Result "*"]', '[Result "*"]\n[Salt "00"]', None, "header Commitment is missing"),
        ('[Result "*"]', '[Result "*"]\n[Move2Salt "00"]', 4, "no move 2"),
        ('[Result "*"]', '[Result "*"]\n[Move1Salt "00"]', None, "Move1Commitment is missing"),
        ("1. Seat0: M14", "2. Seat0: M14", 5, "turn 1 should come here, not 2"),
        ("1. Seat0: M14", "1. Seat2: M14", 5, "a turn should be like"),
        ("1. Seat0: M14", "1. Seat0: ", 5, "a turn should be like"),
        ("1. Seat0: M14", "1. Seat0: M14;; M15", 5, "a turn should be like"),
        ("1. Seat0: M14", "1. Seat0: M14 {so", 5, "a brace has no other"),
        ("1. Seat0: M14", "Ada plays M14", 5, "a turn should be like"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(
    was: str, now: str, line: int | None, told: str
) -> None:
    assert read(GOOD).moves == ((0, "M14"),)
    with pytest.raises(RecordError, match=re.escape(told)) as wrong:
        read(GOOD.replace(was, now))
    assert wrong.value.line == line
    assert str(wrong.value).startswith("line" if line else "the header")


@games
@given(seed=seeds, share=shares, rng=chances)
def test_a_spoilt_record_is_refused_or_replays(
    key: str, seed: int, share: float, rng: random.Random
) -> None:
    text = list(write(recorded(key, seed, share, rng, {"Seat0": "Ada"})))
    for _ in range(rng.randrange(1, 4)):
        place = rng.randrange(len(text))
        text[place : place + rng.choice([0, 1, 1, 30])] = rng.choice(
            ['"', "\\", "{", "}", "[", ";", "\n", "0", "Seat1", "\u2028", "\ud800", "é", "", "9999"]
        )
    hostile("".join(text))


@given(text=st.text(alphabet='[]{}"\\:;.#SeatGmDl01 \n\r', max_size=200))
def test_any_text_is_refused_or_replays(text: str) -> None:
    hostile(text)
    hostile(GOOD + text)


def hostile(text: str) -> None:
    """Read and replay a text; only one kind of error may come of it."""
    with suppress(RecordError):
        record = read(text)
        verified(record)
        list(replay(record))
        write(record)


@games
def test_the_rules_have_the_last_word(key: str) -> None:
    whole = played(key, 0)
    outcome = whole.positions[-1].outcome
    moves = tuple(whole.moves)
    wrong = [
        (Record(key, whole.deal, moves, None), "by the rules the result is"),
        (Record(key, whole.deal, moves, Outcome(0, RESIGNED, (0, 0))), "by the rules"),
        (Record(key, whole.deal, moves[:-1], outcome), "by the rules the match is not over"),
        (Record(key, whole.deal, moves[:2], Outcome(None, RESIGNED, (0, 0))), "no such result"),
        (Record(key, whole.deal, moves[:2], Outcome(1, AGREED, (0, 0))), "no such result"),
        (Record(key, whole.deal, (*moves, moves[-1]), outcome), f"move {len(moves) + 1}, "),
        (Record(key, {"bag": 1, "symbols": 1, "memory": 1}, moves, outcome), "the deal cannot be"),
    ]
    for record, told in wrong:
        with pytest.raises(RecordError, match=told):
            list(replay(record))


@games
def test_what_was_changed_after_it_was_sealed_is_found(key: str) -> None:
    whole = played(key, 0)
    seal, move = Sealed.of(whole.deal, SALT), Sealed.of(whole.moves[0][1], SALT)
    moves = tuple(whole.moves)
    record = Record(key, {**whole.deal, "more": 1}, moves, None, {}, seal, {0: move, 1: move})
    assert [holds for _, holds in verified(record)] == [False, True, False]


def test_a_commitment_is_as_the_document_says() -> None:
    assert canonical({"b": ["é", 1], "a": None}) == '{"a":null,"b":["\\u00e9",1]}'
    whole = commitment("32 34 15 15 24", SALT)
    assert whole == "2b3d45f9b83e834a3710bf69d5e6c285a985ed8aadd753f74b605a5eb58dc46f"
    assert short(whole) == whole[:SHOWN]
