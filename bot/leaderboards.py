"""A page of the leaderboard: a drawn table, and in text beside it what the fonts cannot draw."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Literal

from bot.glicko import PROVISIONAL
from bot.post import Post, mention, name_of, plain
from bot.store import EVERYWHERE, Standing, Store
from bot.voices import Voice
from engines import GAMES
from render import THEMES, Picture, Say
from render.canvas import encode
from render.leaderboard import Row, describe, paint
from render.names import whole

Scope = Literal["server", "everywhere"]

PLACES = 10
"""People on a page."""
_NAME = 32


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """A page of the leaderboard of a game, as ``reader`` sees it; ``number`` counts from 0."""

    guild: int
    reader: int
    game: str
    scope: Scope
    number: int
    pages: int
    standings: Sequence[Standing]
    own: Standing | None
    names: Mapping[int, str]


async def look_up(
    store: Store, guild: int, reader: int, game: str | None, scope: Scope, number: int = 0
) -> Leaderboard:
    """A page, the last one where there are not so many; of the game rated last where none is given.

    In a scope of all servers, people go by the name that they have everywhere: what they call
    themselves in one server is not for the others.
    """
    place = guild if scope == "server" else EVERYWHERE
    if game is None:
        latest = await store.ratings.latest(place)
        game = latest if latest is not None and latest in GAMES else next(iter(GAMES))
    pages = max(1, -(-await store.ratings.size(place, game) // PLACES))
    number = min(number, pages - 1)
    standings = await store.ratings.page(place, game, number * PLACES, PLACES)
    own = await store.ratings.standing(place, game, reader)
    names = await store.people.names(place, {reader, *(each.person for each in standings)})
    return Leaderboard(guild, reader, game, scope, number, pages, standings, own, names)


async def leaderboard_post(page: Leaderboard, voice: Voice) -> Post:
    """The page as a message without its buttons."""
    say, game = voice.say, voice.say(f"game-{page.game}")
    lines = [say("leaderboard-title", scope=page.scope, game=game)]
    if not page.standings:
        return Post("\n".join([*lines, say("leaderboard-empty", scope=page.scope)]))
    rows, below = _rows(page, say)
    marked = [
        say("leaderboard-name", mark=row.mark, player=_named(page, standing.person))
        for row, standing in _together(page, rows, below)
        if row.mark
    ]
    if marked:
        lines.append(" · ".join(marked))
    if page.own is None:
        lines.append(say("leaderboard-not-you", scope=page.scope, player=mention(page.reader)))
    limit = round(PROVISIONAL)
    about = say("leaderboard-about", limit=limit, page=page.number + 1, pages=page.pages)
    return Post(
        content="\n".join([*lines, about]),
        picture=await asyncio.to_thread(_drawn, page, rows, below, voice),
        name=f"leaderboard-{page.game}-{page.number + 1}.png",
    )


def _drawn(page: Leaderboard, rows: Sequence[Row], below: Row | None, voice: Voice) -> Picture:
    say, theme = voice.say, THEMES[voice.theme]

    def title(say: Say) -> str:
        return say("picture-leaderboard-title", scope=page.scope, game=say(f"game-{page.game}"))

    image = paint(title(say.drawn), rows, below, theme, say.drawn)
    return Picture(encode(image, theme), describe(title(say), rows, below, say))


def _rows(page: Leaderboard, say: Say) -> tuple[list[Row], Row | None]:
    """The lines of the page, and the reader's own where it is on another one."""
    marks = iter(ascii_uppercase)
    rows = [_row(page, standing, marks, say) for standing in page.standings]
    elsewhere = page.own is not None and all(each.person != page.reader for each in page.standings)
    return rows, _row(page, page.own, marks, say) if page.own and elsewhere else None


def _row(page: Leaderboard, standing: Standing, marks: Iterator[str], say: Say) -> Row:
    name = name_of(standing.person, page.names, _NAME, say)
    account = standing.account
    return Row(
        rank=standing.rank,
        name=name,
        rating=round(account.rating.rating),
        deviation=round(account.rating.deviation),
        won=account.won,
        drawn=account.drawn,
        lost=account.lost,
        mark="" if whole(name) else next(marks),
        own=standing.person == page.reader,
    )


def _together(
    page: Leaderboard, rows: Sequence[Row], below: Row | None
) -> Iterator[tuple[Row, Standing]]:
    yield from zip(rows, page.standings, strict=True)
    if below is not None and page.own is not None:
        yield below, page.own


def _named(page: Leaderboard, person: int) -> str:
    """Somebody in a text: mentioned in their server, else by the name that they have everywhere."""
    if page.scope == "server":
        return mention(person)
    return plain(page.names.get(person, ""), _NAME)
