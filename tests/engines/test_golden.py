"""The golden games still go as their records say."""

import pytest

from engines import GAMES

from .games import games
from .record import FOLDER, path, read, write
from .replay import replayed


@games
def test_a_game_goes_as_recorded(key: str) -> None:
    text = path(key).read_text("utf-8")
    deal, moves = read(text)
    assert write(GAMES[key], deal, moves) == text, "python -m tests.engines writes it anew"


@games
def test_a_record_holds_a_whole_game(key: str) -> None:
    deal, moves = read(path(key).read_text("utf-8"))
    assert replayed(GAMES[key], deal, moves).positions[-1].outcome is not None


def test_every_record_is_of_a_game() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{key}.txt" for key in GAMES}


def test_a_record_without_a_deal_is_refused() -> None:
    with pytest.raises(ValueError, match="without a deal"):
        read("game: chess\n")
