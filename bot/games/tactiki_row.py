"""A start row of TacTiki while it is put together: ten digits, 0 for an empty place.

They stand for the fields A to E, bottom and top of each.
"""

import random
import re

from bot.games.table import Draw
from engines.game import Seat
from engines.tactiki_parts import OF_EACH_RANK, PIECES, RANKS, start_fields
from render import THEMES, Picture
from render.tactiki import setup_picture

EMPTY = "0" * PIECES
FIELDS = PIECES // OF_EACH_RANK
_chance = random.SystemRandom()


def drawn(ranks: str, seat: Seat, field: int | None = None) -> Draw:
    """Draws a row that holds ``ranks``; ``field`` is to be filled next."""
    pairs = [[int(rank) for rank in of_field(ranks, each) if rank != "0"] for each in range(FIELDS)]
    chosen = None if field is None else start_fields(seat)[field]
    return lambda theme, say: Picture(
        *setup_picture(pairs, seat, THEMES[theme], say, chosen=chosen)
    )


def changed(ranks: str, action: str) -> str:
    """The row mirrored, shuffled or cleared."""
    if action == "mirror":
        return "".join(of_field(ranks, each) for each in reversed(range(FIELDS)))
    if action == "shuffle":
        pieces = [str(rank) for rank in RANKS for _ in range(OF_EACH_RANK)]
        return "".join(_chance.sample(pieces, len(pieces)))
    return EMPTY


def swapped(ranks: str, first: int, second: int) -> str:
    """The row after the pieces in two places have changed places."""
    row = list(ranks)
    row[first], row[second] = row[second], row[first]
    return "".join(_settled(row[at] + row[at + 1]) for at in range(0, PIECES, OF_EACH_RANK))


def filled(ranks: str, field: int, pair: str) -> str:
    """The row with these two pieces on a field, if as many are left; else as it was."""
    at = field * OF_EACH_RANK
    row = ranks[:at] + pair + ranks[at + OF_EACH_RANK :]
    return row if re.fullmatch(r"[1-5]{2}", pair) and fits(row) else ranks


def fits(ranks: str) -> bool:
    """Whether there are as many pieces of each rank."""
    return all(ranks.count(str(rank)) <= OF_EACH_RANK for rank in RANKS)


def next_field(ranks: str, field: int) -> int:
    """The next field that is not full, or the same where all are."""
    after = [(field + step) % FIELDS for step in range(1, FIELDS)]
    return next((each for each in after if "0" in of_field(ranks, each)), field)


def spaced(ranks: str) -> str:
    """The row as a move; places that are empty are left out."""
    return " ".join(of_field(ranks, each) for each in range(FIELDS)).replace("0", "")


def of_field(ranks: str, field: int) -> str:
    return ranks[field * OF_EACH_RANK : (field + 1) * OF_EACH_RANK]


def _settled(pair: str) -> str:
    """The two places of a field; a piece alone lies at the bottom."""
    return pair[::-1] if pair[0] == "0" else pair
