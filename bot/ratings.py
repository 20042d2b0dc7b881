"""Whether a match is rated, and how often the same two people may play for ratings.

No Discord in here. Who would gain from it could let a friend lose all day; so the same two people
begin only so many rated matches of a game on a day of UTC, all servers counted together. A match
beyond that is casual.
"""

from collections.abc import Callable
from datetime import datetime, timedelta

from bot.refusals import Refusal
from bot.store import NewChallenge, Store
from bot.store.times import day_of


class Ratings:
    """The choice between rated and casual, over a store."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def wanted(self, new: NewChallenge, choice: bool | None) -> bool:  # noqa: FBT001
        """Whether a challenge is rated, where its challenger chose ``choice`` or nothing.

        Nothing chosen is what the server has settled, and casual beyond the limit. Whether the
        limit holds for whoever takes up an open challenge is seen when they do.

        Raises:
            Refusal: it was chosen, but the two have played their rated matches of the day.
        """
        settled = await self._store.settings.of(new.guild)
        rated = settled.rated if choice is None else choice
        if not rated or new.opponent is None:
            return rated
        today = day_of(self._clock())
        people = new.challenger, new.opponent
        if await self._store.ratings.between(people, new.game, today) < settled.rated_a_day:
            return True
        if choice is None:
            return False
        raise Refusal(
            "rated-enough",
            player=f"<@{new.opponent}>",
            count=settled.rated_a_day,
            until=f"<t:{int((today + timedelta(days=1)).timestamp())}:R>",
        )
