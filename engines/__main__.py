"""Records on the command line: ``python -m engines replay FILE`` and ``verify FILE``."""

import argparse
import io
import sys
from collections.abc import Iterator, Sequence
from typing import NoReturn

from engines import GAMES
from engines.game import Outcome
from engines.record import Record, RecordError, read, replay, result_code, verified
from engines.record_text import visible

LONGEST = 1_000_000
"""Characters of a record at most; the longest match does with a hundredth of that."""
WRONG = 2
"""The exit code where a record, or the command line, is wrong."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0, or 2 with one sentence on the error stream."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a name may hold any letters
    given = _parser().parse_args(arguments)
    try:
        with open(given.file, encoding="utf-8", newline="") as file:
            text = file.read(LONGEST + 1)
        if len(text) > LONGEST:
            return _wrong(f"{given.file} is too long to be a record of a match.")
        record = read(text)
        return int(given.act(record))
    except UnicodeDecodeError:
        return _wrong(f"{given.file} is no text in UTF-8.")
    except OSError as error:
        return _wrong(f"{given.file} cannot be read: {error.strerror or error}.")
    except RecordError as error:
        return _wrong(f"{given.file}: {error}.")


def _replay(record: Record) -> int:
    """Print every position and the result, once all of it is known to be right."""
    print("\n".join(_replayed(record)))
    return 0


def _replayed(record: Record) -> list[str]:
    game, told = GAMES[record.game], list[str]()
    labels = ["start", *(f"{seat}: {visible(move)}" for seat, move in record.moves)]
    for number, (label, turn) in enumerate(zip(labels, replay(record), strict=True)):
        name = f"move {number}, seat {label}" if number else label
        told += [name, game.text(turn.position.revealed()), ""]
    return [*told, _said(record.result)]


def _said(result: Outcome | None) -> str:
    if result is None:
        return "result: * (under way)"
    scores = f"{result.scores[0]} to {result.scores[1]}"
    return f"result: {result_code(result)} ({visible(result.reason)}, {scores})"


def _verify(record: Record) -> int:
    """Say for each commitment whether it holds."""
    found = verified(record)
    if not found:
        return _wrong("There is no commitment in this record, so there is nothing to verify.")
    for what, holds in found:
        print(f"{what}: {'agrees' if holds else 'DOES NOT AGREE'} with its commitment")
    if all(holds for _, holds in found):
        print("All agree. Now compare the commitments with those that were shown in the match:")
        print("\n".join(_shown(record)))
        return 0
    return _wrong("Something was changed after it was committed to.")


def _shown(record: Record) -> Iterator[str]:
    """The commitments, as they were shown on the boards and on."""
    if record.seal is not None:
        yield f"  the deal: {record.seal.commitment}"
    for ply, sealed in record.sealed.items():
        yield f"  move {ply + 1}, seat {record.moves[ply][0]}: {sealed.commitment}"


def _wrong(text: str) -> int:
    print(visible(text), file=sys.stderr)
    return WRONG


class _Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{self.prog}: {message}. See {self.prog} --help.\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m engines", description="Check the record of a match.")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for name, act, told in (
        ("replay", _replay, "check a record by the rules and print its positions and result"),
        ("verify", _verify, "say whether deal and hidden moves are those committed to"),
    ):
        command = commands.add_parser(name, help=told, description=told)
        command.add_argument("file", metavar="FILE", help="the record")
        command.set_defaults(act=act)
    return parser


if __name__ == "__main__":
    sys.exit(main())
