"""What the channel reads: boards with their captions and controls, and challenges."""

import asyncio
import re
from collections.abc import Sequence

from bot.games import TABLES
from bot.matches import RESIGNED, Matches, Standpoint
from bot.post import CONTENT, Post, mention
from bot.store import Challenge, Match
from bot.views import board_controls, challenge_buttons
from engines.game import Event
from render import Say, picture

THEME = "default"
BOARD_NAME = re.compile(r"fireside-(?P<match>\d+)-(?P<ply>\d+)(?P<end>-end)?\.png")
"""What `board_name` makes."""


def board_name(match: Match) -> str:
    """The file name of a match's board at its present stage; says nothing that is secret."""
    return f"fireside-{match.id}-{match.ply}{'-end' if match.ended else ''}.png"


async def board_post(
    matches: Matches, standpoint: Standpoint, shown: int | None, say: Say, *, quiet: bool = False
) -> Post:
    """The message that shows a match as it stands.

    ``shown`` is the ply that the channel saw last, None before the first board; what happened
    since is told. A ``quiet`` one pings nobody.
    """
    match, position = standpoint.match, standpoint.position
    view = position.view(None)
    ended = match.result if position.outcome is None else None
    begins = [] if shown is not None else [_begins(match, say)]
    told = _told(matches, match, shown or 0, say)
    drawn = await asyncio.to_thread(picture, match.game, view, THEME, say, ended=ended)
    return Post(
        content=_fitting(begins, told, _next(standpoint, say), say),
        picture=drawn,
        name=board_name(match),
        view=None if match.ended else board_controls(standpoint, say),
        ping=() if quiet else _ping(standpoint),
    )


def challenge_post(challenge: Challenge, say: Say) -> Post:
    """The message of a challenge in its present state."""
    text = say(
        f"challenge-{'open' if challenge.opponent is None else 'made'}-{challenge.state}",
        challenger=mention(challenge.challenger),
        opponent="" if challenge.opponent is None else mention(challenge.opponent),
        game=say(f"game-{challenge.game}"),
        until=f"<t:{int(challenge.expires.timestamp())}:R>",
    )
    still_open = challenge.state == "open"
    return Post(
        content=text,
        view=challenge_buttons(challenge, say) if still_open else None,
        ping=(challenge.opponent,) if still_open and challenge.opponent is not None else (),
    )


def _fitting(begins: list[str], told: list[str], after: list[str], say: Say) -> str:
    """The lines in one message; where they are too many, the oldest moves are only counted.

    What is to be done now comes last and is never cut: nobody would be notified.
    """
    for left_out in range(len(told) + 1):
        counted = [say("match-earlier", count=left_out)] if left_out else []
        text = "\n".join([*begins, *counted, *told[left_out:], *after])
        if len(text) <= CONTENT:
            break
    return text


def _begins(match: Match, say: Say) -> str:
    """The line with which a match begins."""
    return say(
        "match-begins",
        game=say(f"game-{match.game}"),
        first=mention(match.players[0]),
        second=mention(match.players[1]),
    )


def _told(matches: Matches, match: Match, since: int, say: Say) -> list[str]:
    """The lines about what happened since ply ``since``, one a move."""
    table = TABLES[match.game]
    events: Sequence[tuple[Event, ...]] = ()
    if match.ply > since:
        events = matches.events(match, since)
    return [table.tell(turn, lambda seat: mention(match.players[seat]), say) for turn in events]


def _next(standpoint: Standpoint, say: Say) -> list[str]:
    """The lines about what is to be done now, or how the match ended."""
    match, position = standpoint.match, standpoint.position
    table, view = TABLES[match.game], position.view(None)

    def who(seat: int) -> str:
        return mention(match.players[seat])

    if position.outcome is not None:
        return [table.verdict(position.outcome, who, say)]
    if match.result is not None and match.result.reason == RESIGNED:
        winner = match.result.winner or 0
        return [say("match-resigned", player=who(1 - winner), winner=who(winner))]
    return [
        *(table.prompt(view, seat, who, say) for seat in position.to_act),
        say("match-footer", match=match.id, progress=table.progress(view, say)),
    ]


def _ping(standpoint: Standpoint) -> tuple[int, ...]:
    """Whom a new board notifies: who is to act, or who learns that the match has ended."""
    match = standpoint.match
    if not match.ended:
        return tuple(match.players[seat] for seat in standpoint.to_act)
    if match.result is not None and match.result.reason == RESIGNED:
        return (match.players[match.result.winner or 0],)
    return (match.players[1 - match.moves[-1].seat],)
