"""Moves as they are stored, played once more."""

from typing import Any

from engines.game import Position, Seat, Turn


class SpoiltError(ValueError):
    """What is stored cannot have been played: somebody changed it, or the rules have changed."""


def play_again(position: Position[Any, Any], seat: Seat, move: str) -> Turn[Any, Any]:
    """Play a stored move once more.

    Raises:
        SpoiltError: the rules refuse it. They say why to whoever makes a move, and what they say
            may be for nobody else, so it neither goes on from here nor into a log.
    """
    try:
        return position.play(seat, position.parse(seat, move))
    except ValueError:
        raise SpoiltError("a stored move is not legal where it stands") from None
