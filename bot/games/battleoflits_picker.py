"""The picker of Battle of LITS: a piece steered over the board in a private picture.

Every button carries the match, the ply and the piece that its picture shows, so the picker goes on
after a restart. What a press moves is the piece as it is by then (see `Hand`), and a piece is
placed only where the picture showed it.
"""

import asyncio
import re
from typing import TYPE_CHECKING, Any, Self

import discord

from bot.answers import Answer, sentence
from bot.forms import Form, ask, blank
from bot.games.battleoflits_hand import (
    ARROWS,
    TURNS,
    Hand,
    Step,
    facing,
    hand_of,
    opened,
    read_ghost,
    spelled,
)
from bot.games.battleoflits_showing import drawn, jump_menu, named, told
from bot.games.table import Stand
from bot.post import LABEL, Post, clip
from bot.pressing import NUMBER, NumberedButton, Pressable, fresh_view
from bot.refusals import Refusal
from bot.voices import Voice
from engines.battleoflits_ghost import Fields, shape_of, why_not
from engines.battleoflits_parts import LitsView
from engines.battleoflits_placements import SHAPES
from engines.game import IllegalMove
from render import Say

if TYPE_CHECKING:
    from bot.app import Fireside

_MATCH = rf"(?P<number>{NUMBER}):(?P<ply>{NUMBER})"
_SEEN = rf"{_MATCH}:(?P<seen>[A-J0-9]{{8,12}})"


def buttons(stand: Stand, say: Say) -> list[discord.ui.Item[Any]]:
    """Below a board: place a piece, and swap where that is offered."""
    found: list[discord.ui.Item[Any]] = [
        OpenButton(stand.number, stand.ply, label=say("lits-open"))
    ]
    if stand.position.view(None).can_swap:
        found.append(SwapButton(stand.number, stand.ply, label=say("lits-swap")))
    return found


class OpenButton(NumberedButton, kind="lits-open", numbers=2, style=discord.ButtonStyle.primary):
    """Opens the picker where it was left."""

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        number, ply = self.numbers
        person = answer.interaction.user.id
        view = await facing(bot, number, person, ply)
        hand = hand_of(bot, number, person)
        if hand.ghost is None:
            kept = await bot.store.drafts.get(number, person)
            if kept and hand.ghost is None:
                hand.ply, hand.ghost = kept[0], read_ghost(kept[1])
        if hand.ghost is None or hand.ply != view.ply:
            hand.hold(view, opened(view, hand.ghost))
        await answer.tell(await _post(number, view, hand, answer.voice))


class SwapButton(NumberedButton, kind="lits-swap", numbers=2):
    """Swaps, right after the first piece."""

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        number, ply = self.numbers
        await bot.play(number, "swap", answer, ply=ply)


class _OnGhost(Pressable):
    """Mixed into what stands below a picture of a held piece."""

    _number: int
    _ply: int
    _seen: str

    def standing(self, match: re.Match[str]) -> Self:
        self._number, self._ply, self._seen = int(match["number"]), int(match["ply"]), match["seen"]
        return self

    def _take(self, interaction: discord.Interaction[Any], act: str, detail: str = "") -> None:
        """Remember the press at once, so that presses count in the order in which they came."""
        seen = read_ghost(self._seen)
        if seen:
            hand = hand_of(interaction.client, self._number, interaction.user.id)
            hand.take(Step(self._ply, seen, act, detail))

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        view, hand, _ = await self._caught_up(bot, answer)
        await self._redraw(bot, answer, view, hand)

    async def _caught_up(self, bot: "Fireside", answer: Answer) -> tuple[LitsView, Hand, Fields]:
        """The board, the hand with all presses done, and the piece that the picture showed."""
        seen, person = read_ghost(self._seen), answer.interaction.user.id
        view = await facing(bot, self._number, person, self._ply)
        if seen is None:
            raise Refusal("old-board")
        hand = hand_of(bot, self._number, person)
        hand.catch_up(view, seen)
        return view, hand, seen

    async def _redraw(self, bot: "Fireside", answer: Answer, view: LitsView, hand: Hand) -> None:
        """Show the piece where it is now, unless a later press on the same message will."""
        interaction = answer.interaction
        message = interaction.message.id if interaction.message else 0
        press = hand.pressed(message)
        async with hand.drawing:
            if hand.is_newest(message, press):
                await answer.replace(await _post(self._number, view, hand, answer.voice))
        held = f"{hand.ply}:{spelled(hand.ghost or ())}"
        if hand.saved != held:
            hand.saved = held
            ply, _, ghost = held.partition(":")
            await bot.store.drafts.keep(self._number, interaction.user.id, int(ply), ghost)


class StepButton(
    _OnGhost,
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=rf"lits:{_SEEN}:(?P<act>[a-z]{{1,8}})(?::(?P<detail>[LITS]))?",
):
    """Moves the held piece, or changes it."""

    def __init__(self, button: discord.ui.Button[Any], act: str, detail: str) -> None:
        super().__init__(button)
        self._act, self._detail = act, detail

    @classmethod
    async def from_custom_id(cls, _interaction: Any, item: Any, match: re.Match[str]) -> Self:
        return cls(item, match["act"], match["detail"] or "").standing(match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        self._take(interaction, self._act, self._detail)
        await super().callback(interaction)


class JumpMenu(
    _OnGhost, discord.ui.DynamicItem[discord.ui.Select[Any]], template=rf"lits-jump:{_SEEN}"
):
    """Moves the held piece to a column, a row, or one of the best places."""

    @classmethod
    async def from_custom_id(cls, _interaction: Any, item: Any, match: re.Match[str]) -> Self:
        return cls(item).standing(match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        self._take(interaction, "jump", self.item.values[0])
        await super().callback(interaction)


class PlaceButton(
    _OnGhost, discord.ui.DynamicItem[discord.ui.Button[Any]], template=rf"lits-place:{_SEEN}"
):
    """Places the piece where the picture shows it."""

    @classmethod
    async def from_custom_id(cls, _interaction: Any, item: Any, match: re.Match[str]) -> Self:
        return cls(item).standing(match)

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        view, hand, seen = await self._caught_up(bot, answer)
        if hand.ghost != seen:
            hand.note = IllegalMove("lits_moved_meanwhile")
            await self._redraw(bot, answer, view, hand)
            return
        move = named(seen)
        await bot.play(self._number, move, answer, ply=self._ply)
        await answer.replace(Post(answer.say("move-played", move=move)))


class TypeButton(
    _OnGhost, discord.ui.DynamicItem[discord.ui.Button[Any]], template=rf"lits-type:{_SEEN}"
):
    """Asks for a field, or for all of them."""

    @classmethod
    async def from_custom_id(cls, _interaction: Any, item: Any, match: re.Match[str]) -> Self:
        return cls(item).standing(match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        say = (await interaction.client.voices.of_interaction(interaction)).say
        custom_id = f"lits-form:{self._number}:{self._ply}:{self._seen}"
        texts = (say(f"lits-form-{part}") for part in ("title", "label", "example"))
        await ask(interaction, blank(custom_id, *texts))


class TypedForm(_OnGhost, Form):
    """What was typed in the picker."""

    template = rf"lits-form:{_SEEN}"

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        self.standing(self.parts)
        self._take(interaction, "typed", self.text)
        await super().callback(interaction)


ITEMS = (OpenButton, SwapButton, StepButton, JumpMenu, PlaceButton, TypeButton)
FORMS = (TypedForm,)


async def _post(number: int, view: LitsView, hand: Hand, voice: Voice) -> Post:
    """The private message with the picture of the held piece and all that moves it."""
    say, ghost = voice.say, hand.ghost
    assert ghost is not None
    reason = why_not(view, shape_of(ghost) or "", ghost)
    text = told(view, ghost, reason, say)
    if hand.note:
        text = f"{text}\n{sentence(hand.note, say)}"
    controls = _controls(f"{number}:{view.ply}:{spelled(ghost)}", view, ghost, say)
    controls.append(_place(number, view, ghost, say, legal=reason is None))

    picture = await asyncio.to_thread(drawn, view, ghost, voice)
    return Post(text, picture, f"piece-{number}.png", fresh_view(*controls))


def _controls(at: str, view: LitsView, ghost: Fields, say: Say) -> list[discord.ui.Item[Any]]:
    """Shapes that still fit with what is left of each, then what moves the piece."""
    secondary = discord.ButtonStyle.secondary
    steps = []
    for shape, left, fitting in zip(SHAPES, view.supply, view.fitting, strict=True):
        if fitting:
            held = shape == shape_of(ghost)
            style = discord.ButtonStyle.primary if held else secondary
            label = say("lits-shape", shape=shape, left=left)
            steps.append(_step(at, f"shape:{shape}", label, style, row=0))
    steps += [_step(at, act, say(f"lits-act-{act}"), secondary, row=1) for act in ARROWS]
    steps += [_step(at, act, say(f"lits-act-{act}"), secondary, row=2) for act in (*TURNS, "next")]
    kind: discord.ui.Button[Any] = discord.ui.Button(
        label=say("lits-type"), style=secondary, custom_id=f"lits-type:{at}", row=2
    )
    return [*steps, TypeButton(kind), JumpMenu(jump_menu(at, view, ghost, say))]


def _step(
    at: str, act: str, label: str, style: discord.ButtonStyle, *, row: int
) -> discord.ui.Item[Any]:
    custom_id = f"lits:{at}:{act}"
    button: discord.ui.Button[Any] = discord.ui.Button(
        label=label, style=style, custom_id=custom_id, row=row
    )
    name, _, detail = act.partition(":")
    return StepButton(button, name, detail)


def _place(
    number: int, view: LitsView, ghost: Fields, say: Say, *, legal: bool
) -> discord.ui.Item[Any]:
    button: discord.ui.Button[Any] = discord.ui.Button(
        label=clip(say("lits-place", piece=named(ghost)), LABEL),
        style=discord.ButtonStyle.success,
        custom_id=f"lits-place:{number}:{view.ply}:{spelled(ghost)}",
        disabled=not legal,
        row=4,
    )
    return PlaceButton(button)
