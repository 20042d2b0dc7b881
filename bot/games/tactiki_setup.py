"""The picker of TacTiki's setup: a private message in which a start row is filled.

Everything that was put in place stands in the ids of its buttons: ten digits, A to E, bottom and
top, 0 for none. So it outlives the process, and nobody else ever sees it.
"""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self

import discord

from bot.answers import Answer
from bot.games.table import Private
from bot.games.tactiki_row import (
    EMPTY,
    FIELDS,
    changed,
    drawn,
    filled,
    fits,
    next_field,
    of_field,
    spaced,
    swapped,
)
from bot.pressing import NUMBER, NumberedButton, Pressable
from bot.refusals import Refusal
from engines.game import Seat
from engines.tactiki_parts import (
    OF_EACH_RANK,
    PIECES,
    RANKS,
    SIDES,
    START_ROWS,
    TikiView,
    start_fields,
)
from render import Say

if TYPE_CHECKING:
    from bot.app import Fireside

_BACK = "back"
_ACTIONS = ("shuffle", "mirror", "last", "clear")
_PAIR, _SWAP = "pair", "swap"
_PLACES = 2
"""How many pieces change places."""

_STATE = rf"(?P<number>{NUMBER}):(?P<ranks>[0-5]{{10}}):(?P<field>[0-4])"


class SetUpButton(NumberedButton, kind="tiki-setup", numbers=1, style=discord.ButtonStyle.primary):
    """Under a board: opens the picker, or shows the setup that is ready."""

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        (number,) = self.numbers
        await bot.matches.facing(number, answer.interaction.user.id)
        await bot.show_letter(number, answer)


class ArrangeButton(
    Pressable,
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=rf"tiki-row:{_STATE}:(?P<action>to-[0-4]|confirm|{_BACK}|{'|'.join(_ACTIONS)})",
):
    """In the picker: changes the row, or is done with it."""

    def __init__(self, number: int, ranks: str, field: int, action: str, **looks: Any) -> None:
        custom_id = f"tiki-row:{number}:{ranks}:{field}:{action}"
        super().__init__(discord.ui.Button(**{"label": action, "custom_id": custom_id, **looks}))
        self._number = number
        self._ranks = ranks
        self._field = field
        self._action = action

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: Any, match: re.Match[str]
    ) -> Self:
        return cls(int(match["number"]), match["ranks"], int(match["field"]), match["action"])

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        if self._action == _BACK:
            await self._take_back(bot, answer)
            return
        seat = await _setting_up(bot, self._number, self._ranks, answer)
        ranks, field = self._ranks, self._field
        if self._action == "confirm":
            await bot.play(self._number, spaced(ranks), answer)
            return
        if self._action == "last":
            ranks = await _last(bot, self._number, answer.interaction.user.id, seat)
        elif self._action.startswith("to-"):
            field = int(self._action.removeprefix("to-"))
        else:
            ranks = changed(ranks, self._action)
        await _redraw(bot, answer, self._number, seat, ranks, field)

    async def _take_back(self, bot: "Fireside", answer: Answer) -> None:
        person = answer.interaction.user.id
        standpoint, seat = await bot.matches.facing(self._number, person)
        moves = [move.move for move in standpoint.match.moves if move.seat == seat]
        await bot.matches.withdraw(self._number, person)
        await bot.deliver_board(self._number, answer)
        ranks = moves[0].replace(" ", "")
        await _redraw(bot, answer, self._number, seat, ranks, 0)


class ArrangeMenu(
    Pressable,
    discord.ui.DynamicItem[discord.ui.Select[Any]],
    template=rf"tiki-fill:{_STATE}:(?P<what>{_PAIR}|{_SWAP})",
):
    """In the picker: the two pieces of a field, or two pieces that change places."""

    def __init__(
        self, number: int, ranks: str, field: int, what: str, select: discord.ui.Select[Any]
    ) -> None:
        select.custom_id = f"tiki-fill:{number}:{ranks}:{field}:{what}"
        super().__init__(select)
        self._number = number
        self._ranks = ranks
        self._field = field
        self._what = what

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: Any, match: re.Match[str]
    ) -> Self:
        return cls(int(match["number"]), match["ranks"], int(match["field"]), match["what"], item)

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        seat = await _setting_up(bot, self._number, self._ranks, answer)
        ranks, field, values = self._ranks, self._field, self.item.values
        if self._what == _SWAP:
            places = [at for at in range(PIECES) if str(at) in values]
            if len(places) != _PLACES:
                raise Refusal("old-board")
            ranks = swapped(ranks, *places)
        else:
            ranks = filled(ranks, field, values[0])
            field = next_field(ranks, field)
        await _redraw(bot, answer, self._number, seat, ranks, field)


def picker(number: int, seat: Seat, say: Say, ranks: str = EMPTY, field: int = 0) -> Private:
    """The picker of a row that holds ``ranks`` so far, with one ``field`` to be filled next."""

    def button(action: str, label: str, **looks: Any) -> ArrangeButton:
        return ArrangeButton(number, ranks, field, action, label=label, **looks)

    names = [str(place) for place in start_fields(seat)]
    grey, blue = discord.ButtonStyle.secondary, discord.ButtonStyle.primary
    order = range(FIELDS) if seat == 0 else range(FIELDS - 1, -1, -1)
    items: list[discord.ui.Item[Any]] = [
        button(f"to-{each}", names[each], style=blue if each == field else grey, row=0)
        for each in order
    ]
    items.append(ArrangeMenu(number, ranks, field, _PAIR, _pairs(ranks, field, names[field], say)))
    if sum(rank != "0" for rank in ranks) > 1:
        items.append(ArrangeMenu(number, ranks, field, _SWAP, _places(ranks, names, say)))
    items += [
        button(action, say(f"tiki-button-{action}"), style=grey, row=3) for action in _ACTIONS
    ]
    items.append(
        button(
            "confirm",
            say("tiki-button-confirm"),
            style=discord.ButtonStyle.success,
            disabled="0" in ranks,
            row=4,
        )
    )
    text = say("tiki-set-up", match=number, side=SIDES[seat], row=START_ROWS[seat])
    return Private(text, drawn(ranks, seat, field), items)


def ready(number: int, seat: Seat, say: Say, ranks: str) -> Private:
    """What somebody sees who is ready while the other is not: the row, and a way back."""
    label, grey = say("tiki-button-back"), discord.ButtonStyle.secondary
    back = ArrangeButton(number, EMPTY, 0, _BACK, label=label, style=grey)
    text = say("tiki-set-up-ready", match=number, side=SIDES[seat])
    return Private(text, drawn(ranks, seat), [back])


def _pairs(ranks: str, field: int, name: str, say: Say) -> discord.ui.Select[Any]:
    """A menu of what may lie on a field."""
    now = of_field(ranks, field)
    options = [
        discord.SelectOption(
            value=f"{bottom}{top}",
            label=say("tiki-pair", bottom=bottom, top=top),
            default=f"{bottom}{top}" == now,
        )
        for bottom in RANKS
        for top in RANKS
        if filled(ranks, field, f"{bottom}{top}") != ranks or f"{bottom}{top}" == now
    ]
    return discord.ui.Select(placeholder=say("tiki-fill", field=name), options=options, row=1)


def _places(ranks: str, names: Sequence[str], say: Say) -> discord.ui.Select[Any]:
    """A menu of places, of which two are chosen."""
    options = [
        discord.SelectOption(
            value=str(at),
            label=say(
                "tiki-place", field=names[at // OF_EACH_RANK], top=at % OF_EACH_RANK, rank=int(rank)
            ),
        )
        for at, rank in enumerate(ranks)
    ]
    return discord.ui.Select(
        placeholder=say("tiki-swap"), options=options, min_values=_PLACES, max_values=_PLACES, row=2
    )


async def _setting_up(bot: "Fireside", number: int, ranks: str, answer: Answer) -> Seat:
    """The seat of the person who pressed below a row of ``ranks``, which is setting up.

    Raises:
        Refusal: it is not, or no more, or there is no such row.
    """
    standpoint, seat = await bot.matches.facing(number, answer.interaction.user.id)
    view = standpoint.position.view(seat)
    if not isinstance(view, TikiView) or not fits(ranks):
        raise Refusal("old-board")
    if seat not in standpoint.to_act or view.turn:
        raise Refusal("set-up-already")
    return seat


async def _last(bot: "Fireside", number: int, person: int, seat: Seat) -> str:
    """What the person set up in their last match, turned so that it looks the same to them.

    Raises:
        Refusal: there is none.
    """
    earlier = await bot.matches.earlier(number, person)
    if not earlier:
        raise Refusal("no-earlier-setup")
    side, setup = earlier[0]
    ranks = setup.replace(" ", "")
    return ranks if side == seat else changed(ranks, "mirror")


async def _redraw(
    bot: "Fireside", answer: Answer, number: int, seat: Seat, ranks: str, field: int
) -> None:
    private = picker(number, seat, answer.say, ranks, field)
    await answer.replace(await bot.drawn(number, private, answer.voice))


ITEMS: Sequence[type[discord.ui.DynamicItem[Any]]] = (SetUpButton, ArrangeButton, ArrangeMenu)
