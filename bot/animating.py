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
from bot.voices import Voice
from render import PAINTERS, THEMES, Say
from render.animation import SAMPLES, Animation, Film, chosen

AT_ONCE = 2
"""How many are drawn at a time."""
EVERY = 2.0
"""Seconds between two words to the person about how far it is."""

Progress = Callable[[int, int], Awaitable[None]]
"""Told how many pictures are drawn, of how many."""


class Animations:
    """Draws animations of matches that are over."""

    def __init__(self) -> None:
        self._people: set[int] = set()
        self._stopped = False

    def stop(self) -> None:
        """Leave off what is being drawn, after the present picture."""
        self._stopped = True

    async def animation(
        self, match: Match, person: int, voice: Voice, progress: Progress
    ) -> Animation:
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
            return await self._drawn(match, voice, progress)
        finally:
            self._people.discard(person)

    async def _drawn(self, match: Match, voice: Voice, progress: Progress) -> Animation:
        all_of_it = await asyncio.to_thread(scenes, match)
        shown = [all_of_it[number] for number in chosen(len(all_of_it))]
        film = await asyncio.to_thread(_begun, match, shown, voice)
        told = None
        for number, scene in enumerate(shown):
            if told is None or monotonic() - told >= EVERY:
                await progress(number, len(shown))
                told = monotonic()
            if self._stopped:
                raise Refusal("animation-stopped")
            last = number == len(shown) - 1
            await asyncio.to_thread(_add, film, match, scene, voice, last=last)
        return await asyncio.to_thread(_finished, film, match, shown, voice.say)


def _begun(match: Match, shown: list[Scene], voice: Voice) -> Film:
    samples = [shown[number] for number in chosen(len(shown), SAMPLES)]
    theme = THEMES[voice.theme]
    painter = PAINTERS[match.game]
    return Film(
        [painter.paint(each.position.revealed(), theme, voice.say.drawn) for each in samples], theme
    )


def _add(film: Film, match: Match, scene: Scene, voice: Voice, *, last: bool) -> None:
    film.add(
        PAINTERS[match.game].paint(
            scene.position.revealed(),
            THEMES[voice.theme],
            voice.say.drawn,
            ended=ended_otherwise(match, scene, last=last),
        )
    )


def _finished(film: Film, match: Match, shown: list[Scene], say: Say) -> Animation:
    scene = shown[-1]
    last = PAINTERS[match.game].describe(
        scene.position.revealed(),
        say,
        ended=ended_otherwise(match, scene, last=True),
    )
    alt = say(
        "replay-alt",
        match=match.id,
        game=say(f"game-{match.game}"),
        pictures=len(shown),
        last=last,
    )
    return Animation(film.written(), alt)
