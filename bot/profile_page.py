"""Somebody's profile in a server as a message: ratings, opponents, last matches, and a plot."""

import asyncio
from collections.abc import Sequence

from bot.post import Post, link, mention
from bot.pressing import fresh_view
from bot.profiles import Profile, profile
from bot.store import EVERYWHERE, Result, Standing, Store
from bot.views import ReplayButton
from bot.voices import Voice
from engines import GAMES
from render import THEMES, Picture, Say
from render.canvas import encode
from render.plot import Dot, describe, paint

_OPPONENTS = 5
_MATCHES = 5
_DOTS = 300
"""Rated matches that the plot goes back."""


async def profile_post(
    store: Store, guild: int, person: int, game: str | None, voice: Voice
) -> Post:
    """The profile of somebody, in one game or in all.

    It tells of this server only, but for the ratings across servers.
    """
    say = voice.say
    found = await store.ratings.results(guild, person)
    results = [each for each in found if each.game in GAMES and game in (None, each.game)]
    if not results:
        return Post(_nothing(person, game, say))
    games = list(GAMES) if game is None else [game]
    standings = {
        key: standing
        for key in games
        if (standing := await store.ratings.standing(guild, key, person)) is not None
    }
    lines = [say("profile-title", player=mention(person))]
    for key, standing in standings.items():
        beyond = await store.ratings.standing(EVERYWHERE, key, person)
        lines.append(_rating(key, standing, beyond or standing, say))
    if not standings:
        lines.append(say("profile-unrated"))
    lines += _figures(profile(results), len(results), game, say)
    lines.append(say("profile-last"))
    lines += [await _match(store, guild, each, say) for each in reversed(results[-_MATCHES:])]
    lines.append(say("profile-about"))
    plotted = max(standings, key=lambda key: _matches(standings[key]), default=None)
    return Post(
        content="\n".join(lines),
        picture=None if plotted is None else await _plot(store, guild, person, plotted, voice),
        name=f"profile-{plotted}.png",
        view=fresh_view(
            *(
                ReplayButton(each.match, 0, "first", say("match-number", match=each.match))
                for each in reversed(results[-_MATCHES:])
            )
        ),
    )


def _nothing(person: int, game: str | None, say: Say) -> str:
    if game is None:
        return say("profile-none", player=mention(person))
    return say("profile-none-of", player=mention(person), game=say(f"game-{game}"))


def _rating(game: str, here: Standing, beyond: Standing, say: Say) -> str:
    account, there = here.account, beyond.account.rating
    return say(
        "profile-rating",
        game=say(f"game-{game}"),
        rating=round(account.rating.rating),
        deviation=round(account.rating.deviation),
        rank=here.rank or 0,
        won=account.won,
        drawn=account.drawn,
        lost=account.lost,
        everywhere=round(there.rating),
        there=round(there.deviation),
    )


def _figures(found: Profile, of: int, game: str | None, say: Say) -> list[str]:
    lines = []
    if game is None:
        favourite = say(f"game-{found.favourite}")
        lines.append(say("profile-favourite", game=favourite, played=found.played, of=of))
    if found.streak is not None:
        kind, now = _kind(found.streak.won), found.streak.length
        lines.append(say("profile-streak", kind=kind, now=now, longest=found.longest))
    if found.against:
        met = ", ".join(
            say(
                "profile-against",
                opponent=mention(each.opponent),
                won=each.won,
                drawn=each.drawn,
                lost=each.lost,
            )
            for each in found.against[:_OPPONENTS]
        )
        more = len(found.against) - _OPPONENTS
        key = "profile-record-more" if more > 0 else "profile-record"
        lines.append(say(key, list=met, more=more))
    return lines


async def _match(store: Store, guild: int, result: Result, say: Say) -> str:
    board = await store.boards.latest(result.match)
    number = say("match-number", match=result.match)
    if board is not None:
        number = f"[{number}]({link(guild, board.channel, board.message)})"
    return say(
        "profile-match",
        result=_kind(result.won),
        opponent=mention(result.opponent),
        game=say(f"game-{result.game}"),
        rated="yes" if result.rated else "no",
        when=f"<t:{int(result.ended.timestamp())}:d>",
        match=number,
    )


def _kind(won: bool | None) -> str:  # noqa: FBT001
    return {True: "won", False: "lost", None: "drawn"}[won]


def _matches(standing: Standing) -> int:
    account = standing.account
    return account.won + account.drawn + account.lost


async def _plot(store: Store, guild: int, person: int, game: str, voice: Voice) -> Picture:
    course = [
        (when, rating.rating, rating.deviation)
        for when, rating in await store.ratings.course(guild, game, person, _DOTS)
    ]
    return await asyncio.to_thread(_drawn, game, course, voice)


def _drawn(game: str, course: Sequence[Dot], voice: Voice) -> Picture:
    say, theme = voice.say, THEMES[voice.theme]

    def title(say: Say) -> str:
        return say("profile-plot", game=say(f"game-{game}"))

    image = paint(title(say.drawn), course, theme)
    return Picture(encode(image, theme), describe(title(say), course, say))
