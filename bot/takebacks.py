"""How far back a takeback goes, and when there is none."""

from bot.refusals import Refusal
from bot.replaying import play_again
from bot.store import Match
from engines import GAMES
from engines.game import Seat


def goes_back_to(match: Match, seat: Seat) -> int:
    """The ply to which the player of ``seat`` can ask to take a match back.

    It is where their last turn began, the one under way if they are in the middle of it, so what
    the other has answered since is taken back with it. What both do at once (a setup) is no such
    turn: until the other has done so too, each can withdraw it without asking; from then on it
    stands.

    Raises:
        Refusal: they have played no turn yet, or somebody has learned something since it began.
    """
    position = GAMES[match.game].start(match.deal)
    began: int | None = None
    uncovered = False
    for ply, move in enumerate(match.moves):
        at_once = len(position.to_act) > 1 or position.gathering
        if move.seat == seat and position.steps_made == 0 and not at_once:
            began, uncovered = ply, False
        turn = play_again(position, move.seat, move.move)
        uncovered |= turn.uncovers
        position = turn.position
    if position.gathering and seat not in position.to_act:
        raise Refusal("withdraw-instead")
    if began is None:
        raise Refusal("nothing-to-take-back")
    if uncovered:
        raise Refusal("uncovered-since")
    return began
