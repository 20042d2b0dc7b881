"""The players of a match with their sides, and who of them won."""

from bot.games import TABLES
from bot.games.table import Who
from bot.post import mention
from bot.standpoints import Standpoint
from engines.game import other
from render import Say


def sided(standpoint: Standpoint, say: Say) -> Who:
    """The players with their sides, in games that have such: <@1> (X)."""
    match = standpoint.match
    table, view = TABLES[match.game], standpoint.position.view(None)

    def who(seat: int) -> str:
        player, side = mention(match.players[seat]), table.side(view, seat)
        return say("player-side", player=player, side=side) if side else player

    return who


def how_it_ended(standpoint: Standpoint, say: Say, by: int | None = None) -> str:
    """The line about how a match ended, by the rules or outside of them.

    ``by`` is the moderator who ended it, if one did and is to be named.
    """
    match, position = standpoint.match, standpoint.position
    who = sided(standpoint, say)
    if position.outcome is not None:
        return TABLES[match.game].verdict(position.outcome, who, say)
    assert match.result is not None, "it has ended"
    winner = match.result.winner or 0
    ending = f"ended-{match.result.reason}".replace("_", "-")
    won = int(match.result.winner is not None)
    moderator = say("somebody") if by is None else mention(by)
    return say(ending, player=who(other(winner)), winner=who(winner), won=won, by=moderator)
