"""``python -m engines``: records checked, and what is wrong said in one sentence."""

import subprocess
import sys
from pathlib import Path

import pytest

from engines import GAMES
from engines.__main__ import LONGEST, WRONG, main
from engines.record import Record, Sealed, write

from .games import games, played

SALT = "000102030405060708090a0b0c0d0e0f"


def kept(path: Path, key: str, seal: bool = True) -> Path:  # noqa: FBT001, FBT002
    """A whole match in a file."""
    whole = played(key, 0)
    sealed = Sealed.of(whole.deal, SALT) if seal else None
    moves = tuple(whole.moves)
    record = Record(key, whole.deal, moves, whole.positions[-1].outcome, {"Seat0": "é"}, sealed)
    path.write_text(write(record), encoding="utf-8")
    return path


@games
def test_a_replay_shows_every_position_and_the_result(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(kept(tmp_path / "record.txt", key))]) == 0
    output, errors = capsys.readouterr()
    whole = played(key, 0)
    outcome = whole.positions[-1].outcome
    assert outcome
    assert errors == ""
    for position in whole.positions:
        assert GAMES[key].text(position.revealed()) in output
    assert f"move {len(whole.moves)}, seat " in output
    assert output.splitlines()[-1] == (
        f"result: {('1-0', '0-1')[outcome.winner or 0]} ({outcome.reason}, "
        f"{outcome.scores[0]} to {outcome.scores[1]})"
    )


def test_what_was_sealed_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = kept(tmp_path / "record.txt", "tictactrek")
    assert main(["verify", str(path)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("the deal: agrees with its commitment\nAll agree.")
    path.write_text(path.read_text("utf-8").replace(SALT, SALT[::-1]), "utf-8")
    assert main(["verify", str(path)]) == WRONG
    output, errors = capsys.readouterr()
    assert output == "the deal: DOES NOT AGREE with its commitment\n"
    assert errors == "Something was changed after it was committed to.\n"


def wrong(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run what has to end with one sentence and nothing else; the sentence."""
    try:
        code = main(arguments)
    except SystemExit as left:
        code = int(left.code or 0)
    output, errors = capsys.readouterr()
    assert (code, output, errors.count("\n")) == (WRONG, "", 1)
    assert "Traceback" not in errors
    return errors


def test_what_cannot_be_done_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = kept(tmp_path / "record.txt", "tictactrek", seal=False)
    assert wrong(capsys, "verify", str(path)).startswith("There is no commitment in this record")
    assert "COMMAND" in wrong(capsys)
    assert "FILE" in wrong(capsys, "replay")
    assert "dance" in wrong(capsys, "dance")
    assert "No such file" in wrong(capsys, "replay", str(tmp_path / "none.txt"))
    assert "cannot be read" in wrong(capsys, "replay", str(tmp_path))
    path.write_text(path.read_text("utf-8").replace("2. Seat1: M12", "2. Seat1: Z9"), "utf-8")
    assert 'move 2, "Z9" of seat 1, is not legal: trek_' in wrong(capsys, "replay", str(path))
    path.write_bytes(b'[Game "\xff"]')
    assert "no text in UTF-8" in wrong(capsys, "verify", str(path))
    path.write_text('[Game "\\u001b[31m"]\n[Deal "{}"]\n[Result "*"]')
    assert "\x1b" not in wrong(capsys, "verify", str(path))
    path.write_text("\n" * (LONGEST + 1))
    assert "too long to be a record" in wrong(capsys, "replay", str(path))


def test_the_program_runs_as_a_module(tmp_path: Path) -> None:
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "engines", "verify", kept(tmp_path / "record.txt", "tictactrek")],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
