"""Stepping through a match that is over, privately."""

import asyncio
import re
from typing import TYPE_CHECKING, Any, Self

import discord

from bot.answers import Answer
from bot.post import Post
from bot.pressing import NUMBER, Pressable, fresh_view
from bot.replays import ended_otherwise, scenes, told
from bot.store import Match
from bot.voices import Voice
from render import Say, picture

if TYPE_CHECKING:
    from bot.app import Fireside

_STEPS = ("first", "back", "forward", "last")


class ReplayButton(
    Pressable,
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=rf"replay:(?P<number>{NUMBER}):(?P<turn>{NUMBER}):(?P<step>{'|'.join(_STEPS)})",
):
    """Goes from the turn that is shown to another one, in the same message."""

    def __init__(
        self, number: int, turn: int, step: str, label: str = "", *, disabled: bool = False
    ) -> None:
        super().__init__(
            discord.ui.Button(
                label=label or step,
                style=discord.ButtonStyle.secondary,
                custom_id=f"replay:{number}:{turn}:{step}",
                disabled=disabled,
            )
        )
        self._number = number
        self._turn = turn
        self._step = step

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: Any, match: re.Match[str]
    ) -> Self:
        return cls(int(match["number"]), int(match["turn"]), match["step"])

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        match = await bot.match_over(answer.interaction, self._number)
        turn = {
            "first": 0,
            "back": self._turn - 1,
            "forward": self._turn + 1,
            "last": match.ply,  # there are no more turns than moves
        }[self._step]
        await answer.replace(await replay_post(match, turn, answer.voice))


async def replay_post(match: Match, turn: int, voice: Voice) -> Post:
    """A match after so many turns, or after the nearest that there is, and buttons to others."""
    return await asyncio.to_thread(_drawn, match, turn, voice)


def _drawn(match: Match, turn: int, voice: Voice) -> Post:
    say, found = voice.say, scenes(match)
    last = len(found) - 1
    turn = min(max(turn, 0), last)
    scene = found[turn]
    ended = ended_otherwise(match, scene, last=turn == last)
    return Post(
        content=told(match, found, turn, say),
        picture=picture(match.game, scene.position.revealed(), voice.theme, say, ended=ended),
        name=f"replay-{match.id}-{turn}.png",
        view=_buttons(match.id, turn, last, say),
    )


def _buttons(number: int, turn: int, last: int, say: Say) -> discord.ui.View:
    return fresh_view(
        *(
            ReplayButton(
                number,
                turn,
                step,
                say(f"step-{step}"),
                disabled=turn == (0 if step in _STEPS[:2] else last),
            )
            for step in _STEPS
        )
    )
