"""Battle of LITS in words: captions, choices and the pages of its rules."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice, zip_longest
from typing import Any, ClassVar

import discord

from bot.games import battleoflits_picker, battleoflits_rules, battleoflits_tutorial
from bot.games.table import Choice, Draw, Lesson, RulesPage, Stand, Table, Who
from bot.post import CHOICES
from engines.battleoflits import GAME, Place, Swap
from engines.battleoflits_ghost import best_first, covers
from engines.battleoflits_layouts import BY_LOT, PATTERNS, read_layout
from engines.battleoflits_parts import LitsMove, LitsView, Placed, Swapped
from engines.battleoflits_placements import SHAPES
from engines.game import Event, Outcome, Seat, other
from render import THEMES, Picture, Say
from render.battleoflits import describe_layout, paint_layout
from render.canvas import encode


class LitsTable(Table[LitsView]):
    """What Battle of LITS needs of Discord."""

    key: ClassVar[str] = GAME.key
    items = battleoflits_picker.ITEMS
    forms = battleoflits_picker.FORMS

    def tell(self, events: Sequence[Event], who: Who, say: Say, *, faded: bool = False) -> str:
        (event,) = events
        seat, across = event.seat, other(event.seat)
        if isinstance(event, Swapped):
            left = "XO".replace(event.symbol, "")
            facts = {"symbol": event.symbol, "left": left}
            return say("lits-swaps", player=who(seat), opponent=who(across), **facts)
        assert isinstance(event, Placed)
        return say(
            "lits-places",
            player=who(seat),
            opponent=who(across),
            shape=event.shape,
            fields=" ".join(map(str, event.fields)),
            own=event.own,
            others=event.others,
        )

    def side(self, view: LitsView, seat: Seat) -> str:
        return view.owned[seat]

    def prompt(self, view: LitsView, seat: Seat, who: Who, say: Say) -> str:
        own, others = view.owned[seat], view.owned[other(seat)]
        asked = say("lits-prompt", player=who(seat), symbol=own)
        if not view.can_swap:
            return asked
        explained = say("lits-swap-explained", own=own, others=others, opponent=who(other(seat)))
        return f"{asked}\n{explained}"

    def verdict(self, outcome: Outcome, who: Who, say: Say) -> str:
        winner = outcome.winner or 0
        return say(
            f"lits-won-{outcome.reason}".replace("_", "-"),
            player=who(winner),
            loser=who(other(winner)),
            points=outcome.scores[winner],
            others=outcome.scores[other(winner)],
        )

    def progress(self, view: LitsView, say: Say) -> str:
        return say("lits-progress", number=len(view.pieces) + bool(view.to_act))

    def choices(self, moves: Iterable[LitsMove], view: LitsView, say: Say) -> list[Choice]:
        """With nothing typed, the best of each shape in turn and what is left of it."""
        found = list(moves)
        places = [move for move in found if isinstance(move, Place)]
        swap = [Choice(str(move), say("lits-swap")) for move in found if isinstance(move, Swap)]
        ranked = _round(view, say)
        if len(places) < len(view.legal):
            ranked = ((place, "") for place in best_first(view, places))
        offered = (Choice(str(p), str(p), _detail(view, p, left, say)) for p, left in ranked)
        return list(islice(chain(swap, offered), CHOICES))

    def menu(self, view: LitsView, say: Say) -> list[Choice]:
        """None: a thousand placements are for the picker."""
        return []

    def buttons(self, stand: Stand, say: Say) -> Sequence[discord.ui.Item[Any]]:
        return battleoflits_picker.buttons(stand, say)

    def preview(self, options: Mapping[str, str]) -> Draw | None:
        layout = options["layout"]
        if layout in BY_LOT:
            return None
        symbols = PATTERNS.get(layout) or read_layout(layout)

        def draw(theme: str, say: Say) -> Picture:
            image = paint_layout(symbols, THEMES[theme])
            return Picture(encode(image, THEMES[theme]), describe_layout(symbols, say))

        return draw

    def rules(self) -> Sequence[RulesPage]:
        return battleoflits_rules.pages()

    def tutorial(self) -> Sequence[Lesson]:
        return battleoflits_tutorial.LESSONS


TABLE = LitsTable()


def _round(view: LitsView, say: Say) -> Iterator[tuple[Place, str]]:
    """The legal placements, each shape's best first and the shapes by turns.

    With the best of a shape goes how much of the shape is left.
    """
    columns = []
    for shape, supply in zip(SHAPES, view.supply, strict=True):
        legal = view.legal.of(shape)
        left = say("lits-remaining", shape=shape, supply=supply, places=len(legal))
        ranked = best_first(view, legal)
        columns.append([(place, "" if number else left) for number, place in enumerate(ranked)])
    rows = zip_longest(*columns)
    return (each for row in rows for each in row if each is not None)


def _detail(view: LitsView, place: Place, left: str, say: Say) -> str:
    """What a placement would cover, the opponent's symbols first."""
    seat = view.to_act[0]
    hidden, across = covers(view, place.fields), other(seat)
    covering = say(
        "lits-covers",
        others=hidden[across],
        theirs=view.owned[across],
        own=hidden[seat],
        yours=view.owned[seat],
    )
    return f"{covering} · {left}" if left else covering
