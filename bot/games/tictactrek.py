"""Tic Tac Trek in words: captions, choices and the pages of its rules."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from bot.games import tictactrek_rules, tictactrek_tutorial
from bot.games.table import Choice, Lesson, Question, RulesPage, Table, Who
from engines.game import Event, Outcome, Position, Seat, other
from engines.tictactrek import (
    GAME,
    SYMBOLS,
    TURNS,
    CampfireKept,
    CampfireLit,
    CampfireMoved,
    Lay,
    TileLaid,
    TrekView,
)
from render import Say


class TrekTable(Table[TrekView]):
    """What Tic Tac Trek needs of Discord."""

    key: ClassVar[str] = GAME.key

    def tell(self, events: Sequence[Event], who: Who, say: Say, *, faded: bool = False) -> str:
        laid = next(event for event in events if isinstance(event, TileLaid))
        facts: dict[str, str | int] = {
            "player": who(laid.seat),
            "terrain": laid.terrain,
            "field": str(laid.field),
        }
        for event in events:
            match event:
                case CampfireLit():
                    return say("trek-lights", worth=event.worth, **facts)
                case CampfireMoved():
                    return say("trek-moves", worth=event.worth, origin=str(event.origin), **facts)
                case CampfireKept():
                    return say("trek-keeps", **facts)
        return say("trek-lays", **facts)

    def side(self, view: TrekView, seat: Seat) -> str:
        return SYMBOLS[seat]

    def prompt(self, view: TrekView, seat: Seat, who: Who, say: Say) -> str:
        return say("trek-prompt", player=who(seat), terrain=view.drawn or "", symbol=SYMBOLS[seat])

    def verdict(self, outcome: Outcome, who: Who, say: Say) -> str:
        winner = 0 if outcome.winner is None else outcome.winner
        return say(
            f"trek-won-{outcome.reason}".replace("_", "-"),
            player=who(winner),
            loser=who(other(winner)),
            points=outcome.scores[winner],
            others=outcome.scores[other(winner)],
        )

    def progress(self, view: TrekView, say: Say) -> str:
        return say("trek-progress", turn=min(view.ply + 1, TURNS), turns=TURNS)

    def choices(self, moves: Iterable[Lay], view: TrekView, say: Say) -> list[Choice]:
        worth = {space.field: space for space in view.spaces}
        fires = {tile.field: tile.campfire or 0 for tile in view.tiles}

        def gain(move: Lay) -> int:
            space = worth[move.field]
            if space.worth is None:
                return -1
            if space.lights:
                return space.worth
            return space.worth - fires[move.campfire_from] if move.campfire_from else 0

        def choice(move: Lay) -> Choice:
            space = worth[move.field]
            detail = ""
            if space.worth is not None and space.lights:
                detail = say("trek-choice-lights", worth=space.worth)
            elif space.worth is not None and move.campfire_from:
                detail = say("trek-choice-moves", worth=space.worth, old=fires[move.campfire_from])
            elif space.worth is not None:
                detail = say("trek-choice-keeps")
            return Choice(str(move), str(move), detail)

        return [choice(move) for move in sorted(moves, key=lambda m: (-gain(m), m.field))]

    def menu(self, view: TrekView, say: Say) -> list[Choice]:
        return [
            Choice(
                str(space.field),
                str(space.field),
                ""
                if space.worth is None
                else say("trek-choice-lights", worth=space.worth)
                if space.lights
                else say("trek-choice-may-move", worth=space.worth),
            )
            for space in view.spaces
        ]

    def follow_up(
        self, position: Position[Any, Any], seat: Seat, picked: str, say: Say
    ) -> Question | None:
        moves = [move for move in position.matching(seat, picked) if str(move.field) == picked]
        if len(moves) <= 1:
            return None
        view: TrekView = position.view(seat)
        fires = {tile.field: tile.campfire or 0 for tile in view.tiles}
        worth = next(space.worth or 0 for space in view.spaces if str(space.field) == picked)
        answers = [
            Choice(
                str(move),
                say("trek-leave")
                if move.campfire_from is None
                else say(
                    "trek-take", origin=str(move.campfire_from), worth=fires[move.campfire_from]
                ),
                quiet=move.campfire_from is None,
            )
            for move in sorted(
                moves,
                key=lambda move: (move.campfire_from is None, move.campfire_from or move.field),
            )
        ]
        return Question(say("trek-which-campfire", field=picked, worth=worth), answers)

    def rules(self) -> Sequence[RulesPage]:
        return tictactrek_rules.pages()

    def tutorial(self) -> Sequence[Lesson]:
        return tictactrek_tutorial.LESSONS


TABLE = TrekTable()
