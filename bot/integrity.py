"""Whether what is stored can be so: every match played again, all that belongs to it, the ratings.

No Discord in here. Faults are told as sentences, for whoever runs the bot; they name matches and
servers by number and say nothing of what is dealt or played in them.
"""

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any, TypeAlias

from bot.clocks import CLOCKS
from bot.replaying import SpoiltError, play_again
from bot.store import Kept, Match, Store
from bot.timing import out_of_time
from engines import GAMES
from engines.commitments import SALT_BYTES
from engines.endings import ABANDONED, AGREED, CALLED_OFF, LEFT, MODERATED, OUTSIDE, RESIGNED, TIME
from engines.game import Game, Outcome, Position

_PUT_RIGHT = timedelta(minutes=1)
"""By how much a computer's clock may be put back now and then; it is no fault of ours."""
_WON = (RESIGNED, TIME, LEFT)
_NOT_WON = (AGREED, CALLED_OFF, ABANDONED)


@dataclass(frozen=True, slots=True)
class _Played:
    """A match played again: its last position, and whether each move was hidden then."""

    kept: Kept
    match: Match
    game: Game[Any, Any]
    position: Position[Any, Any]
    hidden: list[bool]
    sealed_since: datetime | None


_Faults: TypeAlias = Iterator[str]


async def faults(store: Store) -> AsyncIterator[str]:
    """What cannot be so in a store, a sentence each; nothing where all is sound.

    Matches are looked at page by page, so there may be many; the ratings are counted in memory, as
    they are where all of them are counted anew.
    """
    for damage in await store.audit.damage():
        yield damage
    for challenge, became in await store.audit.unmatched():
        yield f"Challenge {challenge} was accepted and became {became} matches instead of one."
    for match in await store.audit.uncounted():
        yield f"Match {match} counts for the ratings, or does not, unlike its result."
    for guild, game in await store.audit.misrated():
        where = f"server {guild}" if guild else "all servers"
        yield (
            f"The ratings of {game} in {where} are not those of its matches;"
            " `python -m bot rerate` counts them anew."
        )
    sealed_since = await store.audit.sealed_since()
    async for kept in store.audit.matches():
        for fault in _of_match(kept, sealed_since):
            yield f"Match {kept.id} {fault}."


def _of_match(kept: Kept, sealed_since: datetime | None) -> _Faults:
    match = kept.match
    if len(set(kept.people)) != 2:
        yield "is not of two different people"
    elif match is None:
        yield "cannot be read"
    elif match.game not in GAMES:
        yield "is of a game that this Fireside does not know"
    else:
        yield from (*_order(kept, match), *_options(match), *_clock(match))
        yield from (*_challenge(kept, match), *_offers(kept, match), *_shown(kept, match))
        try:
            played = _replayed(kept, match, sealed_since)
        except _Unplayable as wrong:
            yield str(wrong)
        else:
            yield from (*_result(played), *_salts(played))


class _Unplayable(Exception):  # noqa: N818 - a finding about what is stored
    """A match does not replay; says where."""


def _replayed(kept: Kept, match: Match, sealed_since: datetime | None) -> _Played:
    game = GAMES[match.game]
    try:
        position = game.start(match.deal)
    except (KeyError, TypeError, ValueError):
        raise _Unplayable("has a deal that cannot be") from None
    hidden = []
    for ply, move in enumerate(match.moves):
        try:
            turn = play_again(position, move.seat, move.move)
        except SpoiltError:
            raise _Unplayable(f"does not replay: move {ply + 1} is not legal there") from None
        hidden.append(game.secret and position.hidden(move.seat, _meant(position, move)))
        position = turn.position
    return _Played(kept, match, game, position, hidden, sealed_since)


def _meant(position: Position[Any, Any], move: Any) -> Any:
    """A stored move that was found legal, as the rules know it."""
    return position.parse(move.seat, move.move)


def _order(kept: Kept, match: Match) -> _Faults:
    """Plies without gaps, at times that can follow each other."""
    if list(kept.plies) != list(range(len(kept.plies))):
        yield "has moves whose numbers have gaps"
    times = [match.started, *(move.played for move in match.moves)]
    times += [match.ended] if match.ended else []
    if any(later < earlier - _PUT_RIGHT for earlier, later in pairwise(times)):
        yield "has times that go backwards"


def _options(match: Match) -> _Faults:
    try:
        chosen = GAMES[match.game].chosen(match.options)
    except ValueError:
        chosen = {}
    if any(chosen.get(key) != value for key, value in match.options.items()):
        yield "has options that its game does not have"


def _challenge(kept: Kept, match: Match) -> _Faults:
    """What the match came of, and what came of it."""
    if not kept.challenges:
        yield "came of no challenge"
    for each in kept.challenges:
        if each.state != "accepted":
            yield "came of a challenge that was not accepted"
        if not {each.challenger, each.opponent or each.challenger} <= set(match.players):
            yield "is not of those whom its challenge names"
        agreed = each.guild, each.game, dict(each.options), each.clock
        if agreed != (match.guild, match.game, dict(match.options), match.clock):
            yield "is another one than was agreed in its challenge"
    if len(kept.rematches) > 1:
        yield "has more than one rematch"
    for each in kept.rematches:
        if match.ended is None:
            yield "goes on though it has a rematch"
        if {each.challenger, each.opponent} != set(match.players):
            yield "has a rematch of other people"


def _clock(match: Match) -> _Faults:
    if match.clock not in CLOCKS:
        yield "has a clock that this Fireside does not know"
        return
    clock = CLOCKS[match.clock]
    says = match.due, match.warn, match.left
    if match.ended or clock is None:
        if says != (None, None, None):
            yield "has a time that runs out though it is over or has no clock"
        return
    if (match.due is None) == (match.left is None):
        yield "has a clock that neither runs nor stands still, or does both"
    if match.warn is not None and (match.due is None or match.warn > match.due):
        yield "has a warning that would come too late"
    if match.left is not None and not (
        not clock.live and timedelta() <= match.left <= clock.allotment
    ):
        yield "has a clock that stands still and cannot"


def _shown(kept: Kept, match: Match) -> _Faults:
    """What messages show of the match, it has been."""
    over = match.ended is not None
    for board in kept.boards:
        if not 0 <= board.told <= match.ply or board.since < 0:
            yield "has a board of moves that were not made"
        if board.ended and not (over and board.ply == match.ply):
            yield "has a board of an end that is not its own"
        if board.fleeting and board.ended:
            yield "has a board of its end that shows something for a moment"
    if any(not 0 <= ply <= match.ply for ply in kept.warned):
        yield "has a warning in a turn that there was not"
    if any(ply is not None and not 0 <= ply <= match.ply for ply, _ in kept.letters):
        yield "has a letter of moves that were not made"
    if any(ended and not over for _, ended in kept.letters):
        yield "has a letter of an end though it goes on"


def _offers(kept: Kept, match: Match) -> _Faults:
    endings = {"draw": AGREED, "call-off": CALLED_OFF}
    reason = match.result.reason if match.result else None
    for offer in kept.offers:
        ending = endings.get(offer.kind)
        if offer.state == "open" and match.ended:
            yield "is over though something is still on offer in it"
        if offer.state == "accepted" and ending is not None and reason != ending:
            yield "did not end as was agreed in it"
        if offer.kind == "draw" and not GAMES[match.game].draws:
            yield "has an offer of a draw, which its game does not have"
        takes_back = offer.ply is not None and offer.ply >= 0
        if takes_back != (offer.kind == "takeback"):
            yield "has an offer to go back to nowhere"
        elif takes_back and offer.state == "open" and (offer.ply or 0) >= match.ply:
            yield "has an offer to go back to where it is"
    agreed = {endings.get(offer.kind) for offer in kept.offers if offer.state == "accepted"}
    if reason in endings.values() and reason not in agreed:
        yield "ended by an agreement that there was not"


def _result(played: _Played) -> _Faults:
    """The stored result is that of the rules, or of an ending outside them that can be."""
    stored, outcome = played.match.result, played.position.outcome
    if stored is None:
        if played.kept.result != (None, None, None):
            yield "goes on though it has a result"
        if outcome is not None:
            yield "goes on though by the rules it is over"
        return
    if outcome is not None:
        if stored != outcome:
            yield "has another result than the rules give"
    else:
        yield from _outside(played, stored)


def _outside(played: _Played, stored: Outcome) -> _Faults:
    """An ending that the rules know nothing of fits the match."""
    if stored.reason not in OUTSIDE:
        yield "is over though by the rules it goes on"
        return
    if stored.scores != (0, 0):
        yield "has scores though it did not end by the rules"
    won = stored.winner is not None
    if (won and stored.reason in _NOT_WON) or (not won and stored.reason in _WON):
        yield "has an ending that does not fit whether somebody won"
    if stored.reason == TIME and (
        CLOCKS.get(played.match.clock) is None or stored != out_of_time(played.position)
    ):
        yield "was lost on time by somebody who had no time to lose"
    if (stored.reason == MODERATED) != played.kept.moderated:
        yield "was ended by a moderator, or not, unlike what is noted"


def _salts(played: _Played) -> _Faults:
    """A salt where something was committed to, since there are such, and nowhere else."""
    match, since = played.match, played.sealed_since
    kept = [(match.started, played.game.chance, match.salt)]
    kept += [
        (move.played, hidden, move.salt)
        for move, hidden in zip(match.moves, played.hidden, strict=True)
    ]
    if any(secret and salt is None and since and since <= at for at, secret, salt in kept):
        yield "lacks a salt to a deal or a move that is sealed"
    if any(salt is not None and not secret for _, secret, salt in kept):
        yield "has a salt to something that is not sealed"
    if any(salt is not None and not _is_salt(salt) for *_, salt in kept):
        yield "has a salt that is none"


def _is_salt(text: str) -> bool:
    return len(text) == 2 * SALT_BYTES and set(text) <= set("0123456789abcdef")
