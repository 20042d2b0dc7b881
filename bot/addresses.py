"""Where in Discord something is to be found, as a link to press."""

from bot.post import link
from bot.store import Board, Challenge, Match


def match_address(match: Match, latest: Board | None) -> str:
    """The address of a match's latest board, or its channel where none of it was posted there."""
    if latest is None or latest.channel != match.channel:
        return f"<#{match.channel}>"
    return link(match.guild, latest.channel, latest.message)


def challenge_address(challenge: Challenge) -> str:
    """The address of a challenge's message, or its channel while there is none."""
    if challenge.message is None:
        return f"<#{challenge.channel}>"
    return link(challenge.guild, challenge.channel, challenge.message)
