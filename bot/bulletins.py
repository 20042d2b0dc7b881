"""What the channel reads of a match: its boards with their captions and controls, and letters."""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.games import TABLES
from bot.games.table import Private, Who
from bot.matches import Matches
from bot.post import CONTENT, NOTE, Post, mention, plain
from bot.pressing import fresh_view
from bot.record import commitments, record_text
from bot.sides import how_it_ended, sided
from bot.standpoints import Standpoint
from bot.store import Board, Match, Moderation, still
from bot.variants import title
from bot.views import board_controls, rematch_button
from bot.voices import Voice
from engines import GAMES, endings
from engines.endings import OUTSIDE
from engines.game import Event, Outcome, Seat, other
from render import Picture, Say, picture

BOARD_NAME = re.compile(
    r"fireside-(?P<match>\d+)-(?P<ply>\d+)(-again(?P<again>\d+))?(?P<end>-end)?\.png"
)
"""What `board_name` makes."""
MOMENT_NAME = "moment.png"
"""The file name of the second picture beside a board."""


def board_name(match: Match) -> str:
    """The file name of a match's board at its present stage; says nothing that is secret.

    After a takeback a stage can come again, and is another one then.
    """
    again = f"-again{len(match.takebacks)}" if match.takebacks else ""
    return f"fireside-{match.id}-{match.ply}{again}{'-end' if match.ended else ''}.png"


def recognised(message: discord.Message, match: Match, since: int) -> Board | None:
    """The board of a match that a message shows, by its file name; None where it shows none.

    ``since`` is the ply from which on it tells what happened.
    """
    files = [each.filename for each in message.attachments]
    for name in filter(None, map(BOARD_NAME.fullmatch, files)):
        if int(name["match"]) != match.id:
            continue
        later = match.takebacks[int(name["again"] or 0) :]
        went_back = min((takeback.ply for takeback in later), default=None)
        return Board(
            message.id,
            match.id,
            match.channel,
            ply=still(int(name["ply"]), went_back),
            ended=bool(name["end"]),
            controls=bool(message.components),
            since=since,
            fleeting=not name["end"] and MOMENT_NAME in files,
        )
    return None


async def board_post(
    matches: Matches,
    standpoint: Standpoint,
    shown: int | None,
    voice: Voice,
    *,
    quiet: bool = False,
    notes: Sequence[str] = (),
    clock: Sequence[str] = (),
    watched: bool = False,
) -> Post:
    """The message that shows a match as it stands.

    ``shown`` is the ply that the channel saw last, None before the first board; what happened
    since is told. A ``quiet`` one pings nobody. ``notes`` are what is to be said before all that,
    ``clock`` what is said of its clock. One that is only ``watched`` offers nothing to choose.
    """
    match, position, say = standpoint.match, standpoint.position, voice.say
    view = position.revealed() if match.ended else position.view(None)
    ended = match.result if position.outcome is None else None
    turns = _turns(matches, match, shown or 0)
    drawn = await asyncio.to_thread(picture, match.game, view, voice.theme, say, ended=ended)
    beside = TABLES[match.game].moment(turns[-1:])
    moderation = await matches.moderation(match.id) if match.ended else None
    return Post(
        content=_text(standpoint, turns, shown, say, notes, clock, moderation, watched=watched),
        picture=drawn,
        name=board_name(match),
        view=await _controls(matches, standpoint, say),
        ping=() if quiet else _ping(standpoint),
        beside=None if beside is None else await asyncio.to_thread(beside, voice.theme, say),
        beside_name=MOMENT_NAME,
        record=await _record(matches, match, say),
    )


def timed_text(
    matches: Matches,
    standpoint: Standpoint,
    shown: int | None,
    say: Say,
    notes: Sequence[str],
    clock: Sequence[str],
) -> str:
    """What the latest board of a match says when nothing but its clock has changed."""
    turns = _turns(matches, standpoint.match, shown or 0)
    return _text(standpoint, turns, shown, say, notes, clock)


def _text(
    standpoint: Standpoint,
    turns: Sequence[tuple[Event, ...]],
    shown: int | None,
    say: Say,
    notes: Sequence[str],
    clock: Sequence[str],
    moderation: Moderation | None = None,
    *,
    watched: bool = False,
) -> str:
    """What the message of `board_post` says; ``turns`` are those since ``shown``."""
    begins = [*notes]
    if shown is None:
        begins.append(_begins(standpoint, say))
    told = _told(standpoint.match, turns, say)
    after = _next(standpoint, say, clock, moderation, watched=watched)
    return _fitting(begins, told, [*after, *_sealed(standpoint.match, shown, say)], say)


def faded_text(matches: Matches, match: Match, board: Board, say: Say) -> str:
    """What an older board of a match still tells, without what was for its moment only."""
    shown = replace(match, moves=match.moves[: board.told])
    turns = _turns(matches, shown, board.since)
    sealed = _sealed(shown, board.since or None, say)
    return _fitting([], _told(match, turns, say, faded=True), sealed, say)


def past_text(matches: Matches, match: Match, board: Board, say: Say) -> str:
    """What a board that is past says when it is told anew; what was to be done then is left out."""
    return faded_text(matches, match, board, say) or say("board-past", match=match.id)


async def letter_post(standpoint: Standpoint, seat: Seat, voice: Voice) -> Post:
    """What a seat sees of its own side of a match, privately."""
    match, position, say = standpoint.match, standpoint.position, voice.say
    table = TABLES[match.game]
    view = position.revealed() if match.ended else position.view(seat)
    ended = match.result if position.outcome is None else None
    letter = table.letter(standpoint, seat, say)
    if match.ended:
        letter = Private(say("letter-over", match=match.id))

    def draw(theme: str, say: Say) -> Picture:
        return picture(match.game, view, theme, say, ended=ended)

    return await private_post(replace(letter, draw=letter.draw or draw), match.id, voice)


async def private_post(private: Private, match: int, voice: Voice) -> Post:
    """A private message of a game's own."""
    draw = private.draw
    return Post(
        content=private.text,
        picture=None if draw is None else await asyncio.to_thread(draw, voice.theme, voice.say),
        name=letter_name(match),
        view=fresh_view(*private.items) if private.items else None,
    )


def letter_name(match: int) -> str:
    """The file name of the picture in a letter."""
    return f"fireside-letter-{match}.png"


async def _controls(matches: Matches, standpoint: Standpoint, say: Say) -> discord.ui.View | None:
    """What can be pressed under a board: once the match is over, a rematch, until that begins."""
    match = standpoint.match
    if not match.ended:
        return board_controls(standpoint, say)
    if min(match.players) < 0 or await matches.followed(match.id):
        return None
    return rematch_button(match, say)


def _turns(matches: Matches, match: Match, since: int) -> Sequence[tuple[Event, ...]]:
    """What happened in each turn since ply ``since``, as far as everybody may know it."""
    turns = matches.turns(match, since) if match.ply > since else ()
    return [tuple(event for event in turn if event.only_for is None) for turn in turns]


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


def _begins(standpoint: Standpoint, say: Say) -> str:
    """The line with which a match begins."""
    who = sided(standpoint, say)
    game = title(standpoint.match.game, standpoint.match.options, say)
    match = standpoint.match
    rated = "yes" if match.rated else "capped" if match.capped else "no"
    return say("match-begins", game=game, rated=rated, first=who(0), second=who(1))


def _told(
    match: Match, turns: Sequence[tuple[Event, ...]], say: Say, *, faded: bool = False
) -> list[str]:
    """The lines about what happened, one a turn.

    What was for its moment only is told of the last turn, and ``faded`` not of that either.
    """
    table, who = TABLES[match.game], _who(match)
    last = len(turns) - 1
    return [
        table.tell(events, who, say, faded=faded or number < last)
        for number, events in enumerate(turns)
        if events
    ]


def _next(
    standpoint: Standpoint,
    say: Say,
    clock: Sequence[str],
    moderation: Moderation | None,
    *,
    watched: bool,
) -> list[str]:
    """The lines about what is to be done now and until when, or how the match ended.

    A moderator who ended it is named with their note.
    """
    match, position = standpoint.match, standpoint.position
    table, view, who = TABLES[match.game], position.view(None), _who(match)

    if position.outcome is not None or match.result is not None:
        by = None if moderation is None else moderation.moderator
        note = "" if moderation is None else moderation.note
        said = [say("moderator-says", note=plain(note, NOTE))] if note else []
        return [how_it_ended(standpoint, say, by), *said]
    return [
        *(table.prompt(view, seat, who, say) for seat in position.to_act),
        *clock,
        say(
            "watch-footer" if watched else "match-footer",
            match=match.id,
            progress=table.progress(view, say),
        ),
    ]


def _ping(standpoint: Standpoint) -> tuple[int, ...]:
    """Whom a new board notifies: who is to act, or who learns that the match has ended."""
    match = standpoint.match
    if not match.ended:
        return tuple(match.players[seat] for seat in standpoint.to_act)
    if match.result is not None and match.result.reason in OUTSIDE:
        return _learning(match, match.result)
    return (match.players[other(match.moves[-1].seat)],)


def _learning(match: Match, result: Outcome) -> tuple[int, ...]:
    """Who learns of an ending outside the rules from its board: whoever had no part in it."""
    match result.reason:
        case endings.AGREED | endings.CALLED_OFF:
            return ()
        case endings.RESIGNED | endings.LEFT:
            return (match.players[result.winner or 0],)
        case _:
            return match.players


def _who(match: Match) -> Who:
    """How a message names the players of a match."""
    return lambda seat: mention(match.players[seat])


def _sealed(match: Match, shown: int | None, say: Say) -> list[str]:
    """The lines with the commitments that a board carries."""
    return [
        say("match-sealed-deal", digits=digits)
        if seat is None
        else say("match-sealed-move", player=mention(match.players[seat]), digits=digits)
        for seat, digits in commitments(match, shown)
    ]


async def _record(matches: Matches, match: Match, say: Say) -> str | None:
    """The record that comes with the last board of a match that had secrets."""
    if not match.ended or not GAMES[match.game].secret:
        return None
    names = await matches.names(match, say("former-player"))
    return record_text(match, names, say(f"record-legend-{match.game}"))
