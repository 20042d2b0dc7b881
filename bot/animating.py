"""GIFs in the making: one at a time for each person, few in all, off the loop.

Each picture is drawn by itself, so that others who wait for one are served in between, so that
the person can be told how far it is, and so that it can be stopped.
"""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

from bot.refusals import Refusal
from bot.replays import Scene, ended_otherwise, scenes
from bot.store import Match
from render import DEFAULT_THEME, PAINTERS, THEMES, Say
from render.animation import SAMPLES, Animation, Film, chosen

AT_ONCE = 2
"""How many are drawn at a time."""
EVERY = 2.0
"""Seconds between two words to the person about how far it is."""

Progress = Callable[[int, int], Awaitable[None]]
"""Told how many pictures are drawn, of how many."""


class Animations:
    """Draws animations of matches that are over."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._people: set[int] = set()
        self._stopped = False

    def stop(self) -> None:
        """Leave off what is being drawn, after the present picture."""
        self._stopped = True

    async def animation(self, match: Match, person: int, progress: Progress) -> Animation:
        """The animation of a match, drawn for ``person``.

        Raises:
            Refusal: one is being drawn for them, too many are, or the bot is about to stop.
        """
        if person in self._people:
            raise Refusal("animation-yours")
        if len(self._people) >= AT_ONCE:
            raise Refusal("animations-busy")
        self._people.add(person)
        try:
            return await self._drawn(match, progress)
        finally:
            self._people.discard(person)

    async def _drawn(self, match: Match, progress: Progress) -> Animation:
        all_of_it = await asyncio.to_thread(scenes, match)
        shown = [all_of_it[number] for number in chosen(len(all_of_it))]
        film = await asyncio.to_thread(self._begun, match, shown)
        told = None
        for number, scene in enumerate(shown):
            if told is None or monotonic() - told >= EVERY:
                await progress(number, len(shown))
                told = monotonic()
            if self._stopped:
                raise Refusal("animation-stopped")
            last = number == len(shown) - 1
            await asyncio.to_thread(self._add, film, match, scene, last=last)
        return await asyncio.to_thread(self._finished, film, match, shown)

    def _begun(self, match: Match, shown: list[Scene]) -> Film:
        samples = [shown[number] for number in chosen(len(shown), SAMPLES)]
        theme = THEMES[DEFAULT_THEME]
        painter = PAINTERS[match.game]
        return Film(
            [painter.paint(each.position.revealed(), theme, self._say) for each in samples], theme
        )

    def _add(self, film: Film, match: Match, scene: Scene, *, last: bool) -> None:
        film.add(
            PAINTERS[match.game].paint(
                scene.position.revealed(),
                THEMES[DEFAULT_THEME],
                self._say,
                ended=ended_otherwise(match, scene, last=last),
            )
        )

    def _finished(self, film: Film, match: Match, shown: list[Scene]) -> Animation:
        scene = shown[-1]
        last = PAINTERS[match.game].describe(
            scene.position.revealed(),
            self._say,
            ended=ended_otherwise(match, scene, last=True),
        )
        alt = self._say(
            "replay-alt",
            match=match.id,
            game=self._say(f"game-{match.game}"),
            pictures=len(shown),
            last=last,
        )
        return Animation(film.written(), alt)
