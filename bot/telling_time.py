"""What people read about a clock: until when there is time, or that it stands still."""

import re
from collections.abc import Iterable, Mapping
from datetime import datetime

from bot.addresses import match_address
from bot.post import Post, mention
from bot.standpoints import Standpoint
from bot.store import Board, Match, Store
from bot.timing import awaited
from render import Say

_TAGS = re.compile(r"https?://\S*|<[^>]*>|\W")
"""Mentions, times and links, which can differ between two warnings of the same turn."""


def moment(time: datetime, how: str = "R") -> str:
    """A time as each reader's client shows it: "R" how far off, "D" the date, "f" date and time."""
    return f"<t:{int(time.timestamp())}:{how}>"


def clock_lines(standpoint: Standpoint, away: Mapping[int, datetime], say: Say) -> list[str]:
    """The line of a board about its clock, if there is one; ``away`` is who is away until when."""
    match = standpoint.match
    if match.due is None and match.left is None:
        return []
    clock = say(f"clock-{match.clock}")
    if match.due is not None:
        return [say("time-runs", until=moment(match.due), clock=clock)]
    missing = {person: away[person] for person in waited(standpoint) if person in away}
    if not missing:
        return [say("time-stands", clock=clock)]
    person, until = max(missing.items(), key=lambda each: each[1])
    return [say("time-away", player=mention(person), until=moment(until, "D"), clock=clock)]


async def clock_told(store: Store, standpoint: Standpoint, now: datetime, say: Say) -> list[str]:
    """The line of a board about its clock at a given time, with who is away then."""
    stands = standpoint.match.left is not None
    away = await store.absences.away(waited(standpoint), now) if stands else {}
    return clock_lines(standpoint, away, say)


def waited(standpoint: Standpoint) -> Iterable[int]:
    """The people for whom a match waits."""
    return awaited(standpoint.match.players, standpoint.position)


def time_left(match: Match, say: Say) -> list[str]:
    """How much time there is in a match, in a few words, if it has a clock."""
    if match.due is not None:
        return [say("matches-until", until=moment(match.due))]
    return [] if match.left is None else [say("matches-stands")]


def warning_post(standpoint: Standpoint, board: Board | None, say: Say) -> Post:
    """The message that warns who is to act that their time runs out."""
    match, people = standpoint.match, tuple(waited(standpoint))
    assert match.due is not None
    return Post(
        content=say(
            "time-warning",
            players=", ".join(mention(person) for person in people),
            game=say(f"game-{match.game}"),
            match=match.id,
            until=moment(match.due),
            where=match_address(match, board),
        ),
        ping=people,
    )


def is_warning(text: str, warning: Post) -> bool:
    """Whether a message is a warning such as ``warning``, whatever times and links are in it."""
    return _TAGS.sub("", text) == _TAGS.sub("", warning.content)
