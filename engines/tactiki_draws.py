"""When a match of TacTiki ends in a draw; the printed rules have no draws.

A draw by agreement is the players' affair. There is no rule about repetition, since announcing
one would tell ranks. Both rules here know owners and counts alone, never a rank.
"""

from engines.game import SEATS, Seat
from engines.tactiki_board import Owners, held, statues
from engines.tactiki_parts import QUIET_TURNS, STATUE, locks, start_fields


def is_quiet(turns: int, last_arrival: int) -> bool:
    """Ruling: a draw after 100 turns in a row in which no piece reached an enemy start field.

    A skipped turn is none, and a piece that falls on arrival has not reached the field.
    """
    return turns - last_arrival >= QUIET_TURNS


def nobody_can_win(owners: Owners, defeated: tuple[int, int]) -> bool:
    """Ruling: a draw when neither side can collect five on one field any more."""
    return not any(can_collect(owners, defeated[seat], seat) for seat in SEATS)


def can_collect(owners: Owners, waiting: int, seat: Seat) -> bool:
    """Whether ``seat`` could still win if luck and the opponent helped.

    Its best statue and all its pieces that can still go somewhere must make five. These are

    - every piece short of the opponent's start row, for it steps forward sooner or later, and so
      does whatever lies on top of it: even an enemy, unless it is locked;
    - not the pieces on a field of its own start row that an enemy holds: that enemy is locked
      above them for good;
    - the ``waiting`` ones, as long as a field of its own start row is not held by an enemy: own
      pieces on it can leave, and then it is empty.

    A free piece reaches any field of the opponent's start row, since it may wander sideways in
    the middle rows for as long as it likes, and defenders may leave. What counts here never
    grows in play, so a position in which nobody can win stays one.
    """
    free = sum(
        pile.count(seat)
        for field, pile in owners.items()
        if not locks(seat, field) and not held(owners, seat, field)
    )
    if any(not held(owners, seat, field) for field in start_fields(seat)):
        free += waiting
    return max(statues(owners, seat).values()) + free >= STATUE
