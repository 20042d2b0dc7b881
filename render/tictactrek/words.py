"""The table in words: enough to play by for someone who does not see the picture."""

from collections.abc import Iterator
from itertools import groupby

from engines.fields import column_name
from engines.game import other
from engines.tictactrek import CAMPFIRES, SYMBOLS, TERRAINS, TURNS, Space, Tile, TrekView
from render.painter import ALT_LIMIT, Say


def result(view: TrekView, say: Say) -> str:
    """Who won and why."""
    outcome = view.outcome
    if outcome is None:
        return ""
    if outcome.winner is None:
        return say("picture-draw")
    winner, loser = outcome.winner, other(outcome.winner)
    return say(
        "picture-tictactrek-end",
        reason=outcome.reason,
        winner=SYMBOLS[winner],
        loser=SYMBOLS[loser],
        points=view.scores[winner],
        others=view.scores[loser],
        campfires=CAMPFIRES - view.supply[winner],
        fewer=CAMPFIRES - view.supply[loser],
    )


def describe(view: TrekView, say: Say) -> str:
    """The alt text. What does not fit is left out, the least needed first, and named."""
    parts = {
        "state": _state(view, say),
        "seats": _seats(view, say),
        "last": say("picture-tictactrek-last", field=str(view.last)) if view.last else "",
        "bag": _bag(view, say),
        "legend": say("picture-tictactrek-legend"),
        "rows": say("picture-tictactrek-rows", rows=". ".join(_rows(view.tiles))),
        "spaces": _spaces(view, say, len(view.spaces)),
    }
    for dropped in (None, "bag", "legend"):
        if dropped:
            parts[dropped] = say("picture-left-out", what=dropped)
        if len(text := _joined(parts)) <= ALT_LIMIT:
            return text
    for shown in range(len(view.spaces) - 1, 0, -1):
        parts["spaces"] = _spaces(view, say, shown)
        if len(text := _joined(parts)) <= ALT_LIMIT:
            return text
    return text[: ALT_LIMIT - 1] + "…"


def _joined(parts: dict[str, str]) -> str:
    return "\n".join(part for part in parts.values() if part)


def _state(view: TrekView, say: Say) -> str:
    if view.drawn is None:
        return result(view, say)
    return say(
        "picture-tictactrek-state",
        symbol="".join(SYMBOLS[seat] for seat in view.to_act),
        terrain=view.drawn,
        turn=view.ply + 1,
        turns=TURNS,
    )


def _seats(view: TrekView, say: Say) -> str:
    return " ".join(
        say(
            "picture-tictactrek-seat",
            symbol=SYMBOLS[seat],
            points=view.scores[seat],
            supply=view.supply[seat],
        )
        for seat in (0, 1)
    )


def _bag(view: TrekView, say: Say) -> str:
    if not sum(view.bag):
        return ""
    counts = ", ".join(
        f"{count} {terrain}" for terrain, count in zip(TERRAINS, view.bag, strict=True) if count
    )
    return say("picture-tictactrek-bag", counts=counts)


def _rows(tiles: tuple[Tile, ...]) -> Iterator[str]:
    """Every row from the top: its number, then each run of tiles after its first column."""
    ordered = sorted(tiles, key=lambda tile: (-tile.field.row, tile.field.column))
    for row, group in groupby(ordered, key=lambda tile: tile.field.row):
        in_row = list(group)
        runs = []
        for number, tile in enumerate(in_row):
            if number == 0 or in_row[number - 1].field.column != tile.field.column - 1:
                runs.append([column_name(tile.field.column)])
            fire = "" if tile.campfire is None else f"*{tile.campfire}"
            runs[-1].append(f"{SYMBOLS[tile.seat]}{tile.terrain}{fire}")
        yield f"{row}: " + "; ".join(" ".join(run) for run in runs)


def _spaces(view: TrekView, say: Say, shown: int) -> str:
    """The legal spaces, those that complete a row first when they cannot all be told."""
    if not view.spaces:
        return ""
    best = sorted(view.spaces, key=lambda space: space.worth is None)[:shown]
    fields = ", ".join(_space(space) for space in view.spaces if space in best)
    return say(
        "picture-tictactrek-spaces", fields=fields, more=len(view.spaces) - shown, shown=shown
    )


def _space(space: Space) -> str:
    return str(space.field) if space.worth is None else f"{space.field} *{space.worth}"
