"""Draws the pictures of the documentation anew: ``python docs/pictures.py``.

Everything is played from fixed seeds, so nothing changes unless the pictures do.
"""

import random
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bot.words import Words  # noqa: E402 (the repository need not be installed)
from engines.game import Position  # noqa: E402
from engines.tictactrek import GAME, OPENING, Lay, TrekView  # noqa: E402
from render import picture  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
SEED, MIDDLE = 22, 12
"""A game with much to see, and how many turns of it have been played in its middle."""

Player = Callable[[Position[Lay, TrekView], list[Lay]], Lay]


def chance() -> random.Random:
    return random.Random(SEED)  # noqa: S311 (a game that can be repeated, not a secret)


def keen() -> Player:
    """Plays where a campfire is worth most."""
    rng = chance()

    def choose(position: Position[Lay, TrekView], moves: list[Lay]) -> Lay:
        worth = {space.field: space.worth or 0 for space in position.view(None).spaces}
        return max(moves, key=lambda move: (worth[move.field], rng.random()))

    return choose


def eastward(_: Position[Lay, TrekView], moves: list[Lay]) -> Lay:
    """Plays one long line."""
    return max(moves, key=lambda m: (-abs(m.field.row - OPENING[0].row), m.field.column))


def played(bag: list[str], player: Player, plies: int) -> TrekView:
    """The table after so many turns, as a spectator sees it."""
    position: Position[Lay, TrekView] = GAME.start({"bag": bag})
    for _ in range(plies):
        seat = position.to_act[0]
        position = position.play(seat, player(position, list(position.legal_moves(seat)))).position
    return position.view(None)


def main() -> None:
    """Draw all of them."""
    bag = GAME.deal({}, chance())["bag"]
    middle = played(bag, keen(), MIDDLE)
    tables = {
        "opening": (played(bag, keen(), 0), "default"),
        "middle": (middle, "default"),
        "middle-colour-blind": (middle, "colour-blind"),
        "end": (played(bag, keen(), 24), "default"),
        "wide": (played(sorted(bag, key="MDGFL".index), eastward, 23), "default"),
    }
    FOLDER.mkdir(parents=True, exist_ok=True)
    say = Words()
    for name, (view, theme) in tables.items():
        (FOLDER / f"{name}.png").write_bytes(picture("tictactrek", view, theme, say).png)


if __name__ == "__main__":
    main()
