"""Records of matches as plain text: written, read, and replayed by the rules.

A record has headers, then a line for each turn; ``docs/record-format.md`` describes it. Text goes
in and text comes out; files are other people's business. `read` takes what a person may have
edited, and tells the line that is wrong.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engines import GAMES
from engines.commitments import canonical, commitment
from engines.endings import AGREED, LEFT, NO_RESULT, OUTSIDE, RESIGNED, TIME, counts
from engines.game import Json, Outcome, Position, Seat, Turn
from engines.record_text import Header, Line, RecordError, TurnLine, lines, quoted

__all__ = ["Record", "RecordError", "Sealed", "read", "replay", "write"]

WINS = ("1-0", "0-1")
"""The results of a win, by seat."""
DRAW, NONE, RUNNING = "1/2-1/2", "none", "*"
_OWN = ("Game", "Deal", "Salt", "Commitment", "Result", "Reason", "Scores")
"""Headers that say what a `Record` has in fields of its own."""
_OF_MOVE = re.compile(r"Move([1-9][0-9]{0,8})(Salt|Commitment)")
_SCORES = re.compile(r"(-?[0-9]{1,9}) (-?[0-9]{1,9})")


@dataclass(frozen=True, slots=True)
class Sealed:
    """A commitment that a record opens: to its deal, or to a move that was hidden."""

    salt: str
    commitment: str

    @classmethod
    def of(cls, value: Any, salt: str) -> "Sealed":
        """The commitment to ``value`` with this salt."""
        return cls(salt, commitment(value, salt))

    def holds(self, value: Any) -> bool:
        """Whether it is ``value`` that was committed to."""
        return commitment(value, self.salt) == self.commitment


@dataclass(frozen=True)
class Record:
    """A match to be kept.

    ``headers`` are the others, by name, in the order in which they are written. ``seal`` is the
    commitment to the deal, ``sealed`` those to hidden moves by ply, counted from 0. ``result`` is
    None for a match under way.
    """

    game: str
    deal: Json = field(repr=False)
    moves: Sequence[tuple[Seat, str]] = field(repr=False)
    result: Outcome | None
    headers: Mapping[str, str] = field(default_factory=dict)
    seal: Sealed | None = field(default=None, repr=False)
    sealed: Mapping[int, Sealed] = field(default_factory=dict, repr=False)


def write(record: Record, comments: Sequence[str] = ()) -> str:
    """The text of a record; ``comments`` are lines for whoever reads it.

    Raises:
        ValueError: the moves are not legal, so that they cannot be put into turns.
    """
    headers = {"Game": record.game, **record.headers, "Deal": canonical(record.deal)}
    if record.seal:
        headers |= {"Salt": record.seal.salt, "Commitment": record.seal.commitment}
    for ply, sealed in sorted(record.sealed.items()):
        headers[f"Move{ply + 1}Salt"] = sealed.salt
        headers[f"Move{ply + 1}Commitment"] = sealed.commitment
    headers["Result"] = result_code(record.result)
    if record.result:
        headers["Reason"] = record.result.reason
        headers["Scores"] = " ".join(map(str, record.result.scores))
    written = [f"[{name} {quoted(value)}]" for name, value in headers.items()]
    written += ["", *(f"# {line}" for text in comments for line in text.splitlines())]
    return "\n".join([*written, *[""] * bool(comments), *_turns(record)]) + "\n"


def result_code(result: Outcome | None) -> str:
    """The result as the header has it."""
    if result is None:
        return RUNNING
    if result.winner is not None:
        return WINS[result.winner]
    return DRAW if counts(result) else NONE


def read(text: str) -> Record:
    """The record that a text is; whether the rules agree is for `replay` to say.

    Raises:
        RecordError: it is none; the error says in which line, and why.
    """
    headers: dict[str, Header] = {}
    moves: list[tuple[Seat, str]] = []
    for number, found in enumerate(_numbered(lines(text), headers), start=1):
        if found.number != number:
            raise RecordError(f"turn {number} should come here, not {found.number}", found.line)
        moves += [(found.seat, move) for move in found.moves]
    game, deal = _needed(headers, "Game"), _needed(headers, "Deal")
    if game.value not in GAMES:
        raise RecordError(f"there is no game {quoted(game.value)}", game.line)
    others = {
        name: header.value
        for name, header in headers.items()
        if name not in _OWN and not _OF_MOVE.fullmatch(name)
    }
    return Record(
        game=game.value,
        deal=_object(deal),
        moves=tuple(moves),
        result=_result(headers),
        headers=others,
        seal=_seal(headers, "Salt", "Commitment"),
        sealed=_sealed(headers, len(moves)),
    )


def replay(record: Record) -> Iterator[Turn[Any, Any]]:
    """Yield what each move led to, first the start as a turn in which nothing happened.

    Raises:
        RecordError: the deal cannot be, a move is not legal, or the result is not what the moves
            lead to, nor an ending outside the rules.
    """
    try:
        position: Position[Any, Any] = GAMES[record.game].start(record.deal)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"the deal cannot be: {error}") from error
    yield Turn(position, (), uncovers=False)
    for number, (seat, text) in enumerate(record.moves, start=1):
        try:
            turn = position.play(seat, position.parse(seat, text))
        except ValueError as error:
            raise RecordError(
                f"move {number}, {quoted(text)} of seat {seat}, is not legal: {error}"
            ) from error
        position = turn.position
        yield turn
    _check_result(record, position.outcome)


def _check_result(record: Record, outcome: Outcome | None) -> None:
    """Refuse a result that the rules do not give and nothing outside of them could."""
    said = record.result
    if outcome is not None:
        if said != outcome:
            raise RecordError(
                f"by the rules the result is {result_code(outcome)} ({outcome.reason}, "
                f"{outcome.scores[0]} to {outcome.scores[1]}), which is not what the record says"
            )
    elif said is not None:
        won = said.winner is not None
        if said.reason not in OUTSIDE:
            raise RecordError("by the rules the match is not over, but the record says so")
        if (won and said.reason in (AGREED, *NO_RESULT[1:])) or (
            not won and said.reason in (RESIGNED, TIME, LEFT)
        ):
            raise RecordError(f"an ending {quoted(said.reason)} has no such result")


def _turns(record: Record) -> Iterator[str]:
    """The lines of the turns, each with what the game notes behind its moves."""
    game = GAMES[record.game]
    position: Position[Any, Any] = game.start(record.deal)
    number, steps = 1, list[str]()
    for seat, text in record.moves:
        turn = position.play(seat, position.parse(seat, text))
        position = turn.position
        note = game.note(turn.events)
        steps.append(f"{text} {{{note}}}" if note else text)
        if not position.steps_made:
            yield f"{number}. Seat{seat}: {'; '.join(steps)}"
            number, steps = number + 1, []
    if steps:
        yield f"{number}. Seat{seat}: {'; '.join(steps)}"


def _numbered(found: Iterator[Line], headers: dict[str, Header]) -> Iterator[TurnLine]:
    """The lines of turns; headers are put into ``headers``."""
    for line in found:
        if isinstance(line, TurnLine):
            yield line
        elif line.name in headers:
            raise RecordError(f"the header {line.name} stands twice", line.line)
        else:
            headers[line.name] = line


def _needed(headers: Mapping[str, Header], name: str) -> Header:
    if name not in headers:
        raise RecordError(f"the header {name} is missing")
    return headers[name]


def _object(header: Header) -> Json:
    try:
        value = json.loads(header.value)
        canonical(value)  # which not all that can be read can be written
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        raise RecordError(f"{header.name} is no JSON object", header.line)
    return value


def _result(headers: Mapping[str, Header]) -> Outcome | None:
    result = _needed(headers, "Result")
    if result.value == RUNNING:
        return None
    if result.value not in (*WINS, DRAW, NONE):
        raise RecordError(f"{quoted(result.value)} is no result", result.line)
    reason, scores = _needed(headers, "Reason"), _needed(headers, "Scores")
    points = _SCORES.fullmatch(scores.value)
    if points is None:
        raise RecordError("Scores must be two numbers", scores.line)
    winner = WINS.index(result.value) if result.value in WINS else None
    outcome = Outcome(winner, reason.value, (int(points[1]), int(points[2])))
    if result_code(outcome) != result.value:
        raise RecordError(
            f"a match that ended by {quoted(reason.value)} has another result", result.line
        )
    return outcome


def _sealed(headers: Mapping[str, Header], moves: int) -> dict[int, Sealed]:
    """The commitments to moves, by ply."""
    found: dict[int, Sealed] = {}
    for name, header in headers.items():
        named = _OF_MOVE.fullmatch(name)
        if named is None:
            continue
        number = int(named[1])
        if number > moves:
            raise RecordError(f"there is no move {number}", header.line)
        sealed = _seal(headers, f"Move{number}Salt", f"Move{number}Commitment")
        assert sealed is not None, "one of the two is there"
        found[number - 1] = sealed
    return dict(sorted(found.items()))


def _seal(headers: Mapping[str, Header], salt: str, committed: str) -> Sealed | None:
    """A commitment with its salt; none where both are missing."""
    if salt not in headers and committed not in headers:
        return None
    return Sealed(_needed(headers, salt).value, _needed(headers, committed).value)


def verified(record: Record) -> list[tuple[str, bool]]:
    """Each commitment of a record by what it is to, and whether it holds."""
    found = []
    if record.seal is not None:
        found.append(("the deal", record.seal.holds(record.deal)))
    for ply, sealed in record.sealed.items():
        seat, move = record.moves[ply]
        found.append((f"move {ply + 1}, {quoted(move)} of seat {seat}", sealed.holds(move)))
    return found
