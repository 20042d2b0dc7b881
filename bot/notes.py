"""What is said before a board about where it stands and how the match came there.

It follows from the database, so that whatever is changed in a board later leaves it there.
"""

from bot.post import mention
from bot.store import Board, Match, Store
from render import Say


async def notes(store: Store, match: Match, before: Board | None, say: Say) -> list[str]:
    """The lines that come first with the board after ``before``, None with the first one."""
    if before is None:
        return [say("no-thread-here")] if await store.rooms.threadless(match.id) else []
    said = []
    if before.channel != match.channel:
        said.append(say("goes-on-here"))
    if before.ply < 0 and match.takebacks:
        said.append(say("went-back", player=mention(match.players[match.takebacks[-1].seat])))
    return said
