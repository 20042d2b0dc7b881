"""The controls under a board: menus of moves, and the buttons of a second question."""

import re
from typing import TYPE_CHECKING, Any, Self

import discord

from bot.answers import Answer
from bot.games import TABLES, Choice
from bot.matches import out_of_turn
from bot.post import CHOICES, LABEL, Post, clip, option
from bot.pressing import NUMBER, NumberedButton, Pressable, fresh_view
from bot.standpoints import Standpoint
from bot.views.rules import RulesButton
from bot.views.watch import WatchButton
from engines import GAMES
from render import Say

if TYPE_CHECKING:
    from bot.app import Fireside

_MENUS = 4
"""Rows of menus under a board; the fifth row is for buttons."""


class MoveMenu(
    Pressable,
    discord.ui.DynamicItem[discord.ui.Select[Any]],
    template=rf"menu:(?P<number>{NUMBER}):(?P<ply>{NUMBER}):(?P<part>{NUMBER})",
):
    """A menu of moves, good for the ply it was made for."""

    def __init__(self, number: int, ply: int, part: int, select: discord.ui.Select[Any]) -> None:
        select.custom_id = f"menu:{number}:{ply}:{part}"
        super().__init__(select)
        self._number = number
        self._ply = ply

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: Any, match: re.Match[str]
    ) -> Self:
        return cls(int(match["number"]), int(match["ply"]), int(match["part"]), item)

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        person = answer.interaction.user.id
        picked = self.item.values[0]
        standpoint, seat = await bot.matches.facing(
            self._number, person, self._ply, within_turn=True
        )
        if seat not in standpoint.to_act:
            raise out_of_turn(standpoint.match, person)
        table = TABLES[standpoint.match.game]
        question = table.follow_up(standpoint.position, seat, picked, answer.say)
        if question is None:
            await play_or_ask(bot, self._number, picked, answer, ply=standpoint.ply)
            return
        buttons = [MoveButton(self._number, standpoint.ply, choice) for choice in question.answers]
        await answer.tell(Post(question.text, view=fresh_view(*buttons)))


class MoveButton(
    Pressable,
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=rf"move:(?P<number>{NUMBER}):(?P<ply>{NUMBER}):(?P<move>.+)",
):
    """A whole move on a button of a private message."""

    def __init__(self, number: int, ply: int, choice: Choice) -> None:
        super().__init__(
            discord.ui.Button(
                label=clip(choice.line, LABEL),
                style=discord.ButtonStyle.secondary
                if choice.quiet
                else discord.ButtonStyle.primary,
                custom_id=f"move:{number}:{ply}:{choice.value}",
            )
        )
        self._number = number
        self._ply = ply
        self._move = choice.value

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: Any, match: re.Match[str]
    ) -> Self:
        move = match["move"]
        return cls(int(match["number"]), int(match["ply"]), Choice(move, move))

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        if not await bot.play(self._number, self._move, answer, ply=self._ply):
            await answer.replace(Post(answer.say("move-played", move=self._move)))


class DropButton(NumberedButton, kind="drop", numbers=1):
    """Does not play the move that was asked about."""

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        await answer.replace(Post(answer.say("confirm-dropped")))


async def play_or_ask(
    bot: "Fireside", number: int, text: str, answer: Answer, ply: int | None = None
) -> None:
    """Play a move for the person behind ``answer``, or ask them first if they wish so.

    What cannot be played is refused at once.
    """
    person, say = answer.interaction.user.id, answer.say
    if not (await bot.store.preferences.of(person)).confirm:
        await bot.play(number, text, answer, ply=ply)
        return
    standpoint, seat = await bot.matches.facing(number, person, ply)
    if seat not in standpoint.to_act:
        raise out_of_turn(standpoint.match, person)
    move = str(standpoint.position.parse(seat, text))
    buttons = (
        MoveButton(number, standpoint.ply, Choice(move, say("confirm-yes"))),
        DropButton(number, label=say("confirm-no")),
    )
    question = say("confirm-move", move=move, match=number)
    await answer.tell(Post(question, view=fresh_view(*buttons)))


class LetterButton(NumberedButton, kind="letter", numbers=1):
    """Shows a player their own side of a match, privately."""

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        (number,) = self.numbers
        await bot.show_letter(number, answer)


def board_controls(standpoint: Standpoint, say: Say) -> discord.ui.View:
    """Menus of what the seat to act can choose from, split where there are many, and buttons."""
    match, position = standpoint.match, standpoint.position
    table = TABLES[match.game]
    choices = table.menu(position.view(None), say)
    parts = [choices[start : start + CHOICES] for start in range(0, len(choices), CHOICES)]
    menus = [
        MoveMenu(match.id, match.ply, number, _select(part, len(parts) > 1, say))
        for number, part in enumerate(parts[:_MENUS])
    ]
    buttons = [*table.buttons(standpoint, say)]
    if GAMES[match.game].secret:
        buttons.append(LetterButton(match.id, label=table.letter_label(say)))
    buttons.append(WatchButton(match.id, say("button-watch")))
    return fresh_view(*menus, *buttons, RulesButton(match.game, 0, say("button-rules")))


def _select(choices: list[Choice], one_of_many: bool, say: Say) -> discord.ui.Select[Any]:  # noqa: FBT001
    first, last = choices[0].label, choices[-1].label
    placeholder = say("menu-part", first=first, last=last) if one_of_many else say("menu-move")
    return discord.ui.Select(
        placeholder=placeholder,
        options=[option(choice.value, choice.label, choice.detail) for choice in choices],
    )
