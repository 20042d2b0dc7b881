"""The table in words: enough to play by for someone who does not see the picture."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from engines.fields import column_name
from engines.game import SEATS, other
from engines.tictactrek import CAMPFIRES, SYMBOLS, TERRAINS, TURNS, Tile, TrekView
from render.endings import outside
from render.painter import Say, first_fitting
from render.tictactrek.runs import Run, runs


def result(view: TrekView, say: Say) -> str:
    """Who won and why."""
    outcome = view.outcome
    if outcome is None:
        return ""
    if ending := outside(outcome, SYMBOLS, say):
        return ending
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
    """The alt text, shortened until it fits, the least needed first, saying what is left out."""
    return first_fitting(_shorter_and_shorter(view, say))


def _shorter_and_shorter(view: TrekView, say: Say) -> Iterator[str]:
    parts = {
        "state": _state(view, say),
        "seats": _seats(view, say),
        "last": say("picture-tictactrek-last", field=str(view.last)) if view.last else "",
        "legend": say("picture-tictactrek-legend"),
        "rows": say("picture-tictactrek-rows", rows=". ".join(_rows(view.tiles))),
        "spaces": _spaces(say, [Run(space, space) for space in view.spaces]),
        "bag": _bag(view, say),
    }
    yield _joined(parts)
    short = runs(view.spaces)
    parts["spaces"] = _spaces(say, short)
    yield _joined(parts)
    for part in ("bag", "legend", "last"):
        if parts[part]:
            parts[part] = say("picture-tictactrek-without", part=part)
            yield _joined(parts)
    short.sort(key=lambda run: run.first.worth is None)
    for shown in range(len(short) - 1, -1, -1):
        parts["spaces"] = _spaces(say, short[:shown], sum(map(len, short[shown:])))
        yield _joined(parts)


def _joined(parts: dict[str, str]) -> str:
    return "\n".join(part for part in parts.values() if part)


def _state(view: TrekView, say: Say) -> str:
    if view.drawn is None:
        return say("picture-tictactrek-over", result=result(view, say))
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
        for seat in SEATS
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


def _spaces(say: Say, told: Sequence[Run], more: int = 0) -> str:
    """Where the drawn tile may go; ``more`` counts the spaces that are not told."""
    if not told and not more:
        return ""
    worths = [run.first for run in told if run.first.worth is not None]
    fields = ", ".join(map(_run, told))
    sentences = [
        say("picture-tictactrek-spaces", fields=fields) if told else "",
        say("picture-tictactrek-more", more=more) if more else "",
        say("picture-tictactrek-worth", how="lit" if worths[0].lights else "moved")
        if worths
        else "",
    ]
    return " ".join(filter(None, sentences))


def _run(run: Run) -> str:
    return str(run) if run.first.worth is None else f"{run} *{run.first.worth}"
