"""A match of the store as a record, the plain text that replays: see `engines.record`."""

from datetime import UTC, datetime

from bot.store import Match
from engines.commitments import commitment, short
from engines.record import Record, Sealed, write

__all__ = ["commitments", "record", "record_text"]


def record_text(match: Match, names: tuple[str, str], legend: str) -> str:
    """A match as a text; it holds the deal and all moves, and so whatever they keep secret.

    ``names`` are the players' by seat; ``legend`` tells readers how the moves are written.
    """
    return write(record(match, names), [legend])


def record(match: Match, names: tuple[str, str]) -> Record:
    """A match as a record."""
    headers = {
        "Site": f"https://discord.com/channels/{match.guild}",
        "Date": match.started.astimezone(UTC).strftime("%Y.%m.%d"),
        "Match": str(match.id),
        "Seat0": names[0],
        "Seat1": names[1],
        "Options": "; ".join(f"{key}={value}" for key, value in sorted(match.options.items())),
        "Clock": match.clock,
        "Started": _time(match.started),
    }
    if match.ended is not None:
        headers["Ended"] = _time(match.ended)
    if match.moves:
        passed = [move.played - match.started for move in match.moves]
        headers["Times"] = " ".join(str(int(each.total_seconds())) for each in passed)
    return Record(
        game=match.game,
        deal=match.deal,
        moves=tuple((move.seat, move.move) for move in match.moves),
        result=match.result,
        headers=headers,
        seal=None if match.salt is None else Sealed.of(match.deal, match.salt),
        sealed={
            ply: Sealed.of(move.move, move.salt)
            for ply, move in enumerate(match.moves)
            if move.salt is not None
        },
    )


def commitments(match: Match, since: int | None) -> list[tuple[int | None, str]]:
    """What a board shows of commitments: the seat of the move, None for the deal, and the digits.

    ``since`` is the ply from which on the board tells what happened, None where the match begins.
    The deal's stands where it begins, and those of all hidden moves where one of them is told.
    """
    found: list[tuple[int | None, str]] = []
    if since is None and match.salt is not None:
        found.append((None, short(commitment(match.deal, match.salt))))
    if any(move.salt for move in match.moves[since or 0 :]):
        found += [
            (move.seat, short(commitment(move.move, move.salt)))
            for move in match.moves
            if move.salt is not None
        ]
    return found


def _time(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
