"""The picker of TacTiki's steps: a private message in which a turn is chosen, press by press.

Its ids carry the match, the ply and what was chosen, so that it outlives the process.
"""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self

import discord

from bot.answers import Answer
from bot.games.table import Draw, Private, Stand
from bot.games.tactiki_words import prospect_words, told
from bot.matches import out_of_turn
from bot.post import LABEL, clip, option
from bot.pressing import NUMBER, NumberedButton, Pressable
from bot.refusals import Refusal
from bot.standpoints import Standpoint
from engines.fields import Field
from engines.game import Event, Seat
from engines.tactiki_parts import TikiView
from render import THEMES, Picture, Say
from render.tactiki import Marks, board_picture

if TYPE_CHECKING:
    from bot.app import Fireside

_MATCH = rf"(?P<number>{NUMBER}):(?P<ply>{NUMBER})"
_RETURN = "@"
"""Ends the value of a menu entry that brings a piece of this rank back."""


class TurnButton(NumberedButton, kind="tiki-turn", numbers=2, style=discord.ButtonStyle.primary):
    """Under a board: opens the picker, also in the middle of the turn."""

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        number, ply = self.numbers
        person = answer.interaction.user.id
        standpoint, seat, _ = await _facing(bot, number, person, ply, within_turn=True)
        private = picker(standpoint, seat, answer.say, events=bot.matches.under_way(standpoint))
        await answer.tell(await bot.drawn(number, private, answer.voice))
        if standpoint.midway:  # it tells of duels, which is for this turn only
            bot.asides.remember(number, answer)


class PieceMenu(
    Pressable,
    discord.ui.DynamicItem[discord.ui.Select[Any]],
    template=rf"tiki-piece:{_MATCH}",
):
    """In the picker: which piece steps, or which one returns."""

    def __init__(self, number: int, ply: int, select: discord.ui.Select[Any]) -> None:
        select.custom_id = f"tiki-piece:{number}:{ply}"
        super().__init__(select)
        self._number = number
        self._ply = ply

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: Any, match: re.Match[str]
    ) -> Self:
        return cls(int(match["number"]), int(match["ply"]), item)

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        person = answer.interaction.user.id
        standpoint, seat, view = await _facing(bot, self._number, person, self._ply)
        picked = self.item.values[0]
        if picked not in pieces(view):
            raise Refusal("old-board")
        private = picker(standpoint, seat, answer.say, picked)
        await answer.replace(await bot.drawn(self._number, private, answer.voice))


class StepButton(
    Pressable,
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=rf"tiki-step:{_MATCH}:(?P<move>[A-E1-5@-]{{4,5}})",
):
    """In the picker: makes the step, or brings the piece back."""

    def __init__(self, number: int, ply: int, move: str, label: str = "") -> None:
        super().__init__(
            discord.ui.Button(
                label=clip(label or move, LABEL),
                style=discord.ButtonStyle.primary,
                custom_id=f"tiki-step:{number}:{ply}:{move}",
            )
        )
        self._number = number
        self._ply = ply
        self._move = move

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: Any, match: re.Match[str]
    ) -> Self:
        return cls(int(match["number"]), int(match["ply"]), match["move"])

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        await bot.play(self._number, self._move, answer, ply=self._ply)


async def _facing(
    bot: "Fireside", number: int, person: int, ply: int | None, *, within_turn: bool = False
) -> tuple[Standpoint, Seat, TikiView]:
    """A match as a person faces it who is to choose a step; their seat and what it sees.

    Raises:
        Refusal: not their match or turn, it is over, or what they saw is out of date.
    """
    standpoint, seat = await bot.matches.facing(number, person, ply, within_turn=within_turn)
    view = standpoint.position.view(seat)
    if not isinstance(view, TikiView) or not view.turn:
        raise Refusal("old-board")
    if seat not in standpoint.to_act:
        raise out_of_turn(standpoint.match, person)
    return standpoint, seat, view


def picker(
    stand: Stand, seat: Seat, say: Say, picked: str = "", events: Sequence[Event] = ()
) -> Private:
    """The picker for ``seat``, which acts, with what was ``picked`` from its menu so far.

    ``events`` are what the first step of the turn led to.
    """
    view: TikiView = stand.position.view(seat)
    asks = say(
        "tiki-pick",
        chosen="return" if picked.endswith(_RETURN) else "piece" if picked else "nothing",
        piece=picked.removesuffix(_RETURN),
        turn=view.turn,
        step=view.step,
        match=stand.number,
    )
    menu = PieceMenu(stand.number, stand.ply, _menu(view, picked, say))
    buttons = [
        StepButton(stand.number, stand.ply, move, label)
        for move, label in _moves(view, picked, say)
    ]
    done = told(events, lambda _: say("tiki-you"), say, faded=False)
    text = "\n".join(filter(None, (done, asks)))
    return Private(text, _drawn(view, _marks(view, picked)), [menu, *buttons])


def pieces(view: TikiView) -> list[str]:
    """What can be picked: fields of pieces that can step, and ranks that can return."""
    origins = list(dict.fromkeys(str(each.step.origin) for each in view.prospects))
    return origins + ([f"{rank}{_RETURN}" for rank in _waiting(view)] if view.returns else [])


def _waiting(view: TikiView) -> list[int]:
    """The ranks of the reader's own defeated pieces."""
    assert view.seat is not None
    return sorted(set(view.defeated_ranks[view.seat] or ()))


def _menu(view: TikiView, picked: str, say: Say) -> discord.ui.Select[Any]:
    tops = {str(column.field): column.pieces[-1].rank or 0 for column in view.columns}
    options = []
    for value in pieces(view):
        if value.endswith(_RETURN):
            label, detail = say("tiki-pick-return", rank=value.removesuffix(_RETURN)), ""
        else:
            label = say("tiki-pick-piece", field=value, rank=tops[value])
            steps = [each for each in view.prospects if str(each.step.origin) == value]
            detail = ", ".join(str(each.step.field) for each in steps)
            detail = say("tiki-pick-fields", fields=detail)
        entry = option(value, label, detail)
        entry.default = value == picked
        options.append(entry)
    return discord.ui.Select(placeholder=say("tiki-pick-menu"), options=options)


def _moves(view: TikiView, picked: str, say: Say) -> list[tuple[str, str]]:
    """The moves of what was picked, each with a label."""
    if picked.endswith(_RETURN):
        return [(f"{picked}{field}", str(field)) for field in view.returns]
    return [
        (
            str(each.step),
            " · ".join(filter(None, (str(each.step.field), prospect_words(each, say)))),
        )
        for each in view.prospects
        if str(each.step.origin) == picked
    ]


def _marks(view: TikiView, picked: str) -> Marks | None:
    if not picked:
        return None
    if picked.endswith(_RETURN):
        return Marks(None, view.returns)
    origin = Field.parse(picked)
    return Marks(origin, tuple(e.step.field for e in view.prospects if e.step.origin == origin))


def _drawn(view: TikiView, marks: Marks | None) -> Draw:
    return lambda theme, say: Picture(*board_picture(view, THEMES[theme], say, marks=marks))


ITEMS: Sequence[type[discord.ui.DynamicItem[Any]]] = (TurnButton, PieceMenu, StepButton)
