"""A match as a JSON file that replays: game, options, deal, players, moves, result."""

from typing import Any

from bot.store import Match
from engines import GAMES
from engines.game import Outcome

FORMAT = "fireside-match"
VERSION = 1


def record(match: Match) -> dict[str, Any]:
    """A match as JSON-able data. It holds the deal, and so whatever that keeps secret."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "match": match.id,
        "game": match.game,
        "options": dict(match.options),
        "deal": match.deal,
        "players": list(match.players),
        "started": match.started.isoformat(),
        "ended": None if match.ended is None else match.ended.isoformat(),
        "moves": [
            {"seat": move.seat, "move": move.move, "played": move.played.isoformat()}
            for move in match.moves
        ],
        "result": None if match.result is None else _result(match.result),
    }


def replay(data: dict[str, Any]) -> Outcome | None:
    """Replay a record and return the outcome by the rules, None where they had not ended it.

    Raises:
        ValueError: it is no record of ours, a move in it is not legal, or its result by the rules
            is not what it says.
    """
    if data.get("format") != FORMAT or data.get("version") != VERSION:
        raise ValueError("this is no match record of this version")
    moves = [(move["seat"], move["move"]) for move in data["moves"]]
    outcome = GAMES[data["game"]].replay(data["deal"], moves).outcome
    if outcome is not None and data["result"] != _result(outcome):
        raise ValueError("the result is not the one that the moves lead to")
    return outcome


def _result(outcome: Outcome) -> dict[str, Any]:
    return {
        "winner": outcome.winner,
        "reason": outcome.reason,
        "scores": list(outcome.scores),
    }
