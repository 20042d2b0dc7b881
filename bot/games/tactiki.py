"""TacTiki on Discord: captions, choices, pickers and the pages of its rules."""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, ClassVar

import discord

from bot.games import tactiki_picker, tactiki_rules, tactiki_setup, tactiki_tutorial
from bot.games.table import Choice, Draw, Lesson, Private, RulesPage, Stand, Table, Who
from bot.games.tactiki_picker import TurnButton
from bot.games.tactiki_setup import SetUpButton
from bot.games.tactiki_words import prospect_words, told
from bot.post import CHOICES
from engines.game import Event, Outcome, Seat, other
from engines.tactiki import GAME
from engines.tactiki_parts import (
    QUIET_TURNS,
    SIDES,
    STATUE,
    Arrange,
    Duel,
    Prospect,
    Step,
    TikiMove,
    TikiView,
)
from render import THEMES, Picture, Say
from render.tactiki import duel_picture


class TikiTable(Table[TikiView]):
    """What TacTiki needs of Discord."""

    key: ClassVar[str] = GAME.key
    items: ClassVar[Sequence[type[discord.ui.DynamicItem[Any]]]] = (
        *tactiki_picker.ITEMS,
        *tactiki_setup.ITEMS,
    )

    def tell(self, events: Sequence[Event], who: Who, say: Say, *, faded: bool = False) -> str:
        return told(events, who, say, faded=faded)

    def moment(self, turns: Sequence[Sequence[Event]]) -> Draw | None:
        duels = [event for events in turns for event in events if isinstance(event, Duel)]
        if not duels:
            return None
        return lambda theme, say: Picture(*duel_picture(duels, THEMES[theme], say))

    def prompt(self, view: TikiView, seat: Seat, who: Who, say: Say) -> str:
        if not view.turn:
            return say("tiki-prompt-setup", player=who(seat), side=SIDES[seat])
        return say("tiki-prompt", player=who(seat), side=SIDES[seat], returns=len(view.returns))

    def side(self, view: TikiView, seat: Seat) -> str:
        return SIDES[seat]

    def verdict(self, outcome: Outcome, who: Who, say: Say) -> str:
        winner = 0 if outcome.winner is None else outcome.winner
        return say(
            f"tiki-end-{outcome.reason}".replace("_", "-"),
            player=who(winner),
            other=who(other(winner)),
            of=STATUE,
            turns=QUIET_TURNS,
        )

    def progress(self, view: TikiView, say: Say) -> str:
        return say("tiki-progress", turn=view.turn)

    def choices(self, moves: Iterable[TikiMove], view: TikiView, say: Say) -> list[Choice]:
        prospects = {each.step: each for each in view.prospects}

        def choice(move: TikiMove) -> Choice:
            match move:
                case Arrange():
                    return Choice(str(move), str(move))
                case Step():
                    detail = prospect_words(prospects[move], say)
                    return Choice(str(move), str(move), detail)
            return Choice(str(move), str(move), say("tiki-brings-back", rank=move.rank))

        if not view.turn:  # there are more than a hundred thousand
            return [choice(move) for move in islice(moves, CHOICES)]
        listed = list(moves)
        steps = sorted(
            (move for move in listed if isinstance(move, Step)),
            key=lambda move: (*_promise(prospects[move]), move.origin, move.field),
        )
        return [choice(move) for move in (*steps, *(m for m in listed if m not in prospects))]

    def menu(self, view: TikiView, say: Say) -> list[Choice]:
        """None: a turn is chosen in private, piece first."""
        return []

    def buttons(self, stand: Stand, say: Say) -> Sequence[discord.ui.Item[Any]]:
        if stand.position.view(None).turn:
            return [TurnButton(stand.number, stand.ply, label=say("tiki-button-turn"))]
        return [SetUpButton(stand.number, label=say("tiki-button-set-up"))]

    def letter(self, stand: Stand, seat: Seat, say: Say) -> Private:
        view: TikiView = stand.position.view(seat)
        if view.turn:
            return Private(say("tiki-letter", match=stand.number, side=SIDES[seat]))
        if seat in view.to_act:
            return tactiki_setup.picker(stand.number, seat, say)
        ranks = "".join(str(piece.rank) for column in view.columns for piece in column.pieces)
        return tactiki_setup.ready(stand.number, seat, say, ranks)

    def letter_label(self, say: Say) -> str:
        return say("tiki-button-ranks")

    def aside(self, stand: Stand, seat: Seat, events: Sequence[Event], say: Say) -> Private | None:
        position = stand.position
        if not position.view(seat).turn:
            return self.letter(stand, seat, say)
        if seat in position.to_act:
            return tactiki_picker.picker(stand, seat, say, events=events)
        return Private(say("tiki-turn-done"))

    def rules(self) -> Sequence[RulesPage]:
        return tactiki_rules.pages()

    def tutorial(self) -> Sequence[Lesson]:
        return tactiki_tutorial.LESSONS


def _promise(prospect: Prospect) -> tuple[int, int]:
    """What makes a step likely to be wanted, the most first; from what everybody sees."""
    return -(prospect.statue or 0), -prospect.enemies


TABLE = TikiTable()
