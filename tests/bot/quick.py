"""Matches that are begun and ended without anybody playing or posting them."""

from bot.store import NewChallenge
from tests.bot.world import GAME, World


async def quick_match(
    den: World,
    challenger: int,
    opponent: int,
    winner: int | None,
    *,
    game: str = GAME,
    rated: bool = True,
) -> int:
    """Start a match and, where a winner is named, let the other resign; its id."""
    new = NewChallenge(
        den.guild.id, den.channel.id, game, {}, "challenger", challenger, opponent, rated=rated
    )
    with den.env.time_context():
        made = await den.bot.matches.challenge(new)
        match = await den.bot.matches.accept(made.id, opponent)
        if winner is not None:
            await den.bot.matches.resign(match.id, match.opponent_of(winner))
    return match.id
