"""TacTiki: hidden ranks, columns, and five of one's pieces on one field across the board.

Designed by Gábor Incze for Drawlab Entertainment. Where the printed rules leave a question open,
the answer is one constant or one function, marked "Ruling": here, in `engines.tactiki_board` for
steps and duels, and in `engines.tactiki_draws`.

Moves: ``12 34 55 14 23`` sets up, fields A to E, bottom piece then top; ``B1-B2`` is a step;
``3@C1`` brings a defeated piece back. A turn is one or two steps, each a move, or one return.
"""

import random
from bisect import insort
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import ClassVar

from engines.fields import Field
from engines.game import (
    SEATS,
    Event,
    Game,
    IllegalMove,
    Json,
    Option,
    Outcome,
    Position,
    Seat,
    Turn,
    other,
)
from engines.tactiki_board import Piece, Pile, Table, clash, enemies_on_top, statues
from engines.tactiki_draws import is_quiet, nobody_can_win
from engines.tactiki_dump import dumped, loaded, read_memory
from engines.tactiki_parts import (
    MEMORY,
    STATUE,
    STEPS,
    Arrange,
    Duel,
    Locked,
    NoSecondStep,
    Reincarnate,
    Reincarnated,
    SetupReady,
    Step,
    Stepped,
    TikiMove,
    TikiView,
    Trace,
    TurnSkipped,
    locks,
    start_fields,
)
from engines.tactiki_refusals import refusal, refuse_arrangement
from engines.tactiki_setup import completions, read_action, read_setup, spelled
from engines.tactiki_sight import everything, sight
from engines.tactiki_text import drawn, noted

__all__ = ["GAME", "Field", "Piece", "TacTiki", "TikiPosition", "Trace"]


@dataclass(frozen=True)
class TikiPosition(Table, Position[TikiMove, TikiView]):
    """A position: the table, and what may be done on it."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        if self.in_setup:
            return tuple(seat for seat in SEATS if not self.ready[seat])
        return () if self.outcome else (self.seat,)

    @property
    def outcome(self) -> Outcome | None:
        return self._outcome

    def legal_moves(self, seat: Seat) -> Iterator[TikiMove]:
        if seat not in self.to_act:
            return iter(())
        return completions("") if self.in_setup else iter(self.actions)

    def matching(self, seat: Seat, text: str) -> Iterator[TikiMove]:
        if seat not in self.to_act:
            return iter(())
        if self.in_setup:
            return completions(text)
        typed = spelled(text)
        return (
            move
            for move in self.actions
            if any(spelling.startswith(typed) for spelling in move.spellings())
        )

    def parse(self, seat: Seat, text: str) -> TikiMove:
        self._refuse_out_of_turn(seat)
        if self.in_setup:
            return read_setup(text)
        move = read_action(text)
        if move not in self.actions:
            raise refusal(self, move)
        return move

    def play(self, seat: Seat, move: TikiMove) -> Turn[TikiMove, TikiView]:
        self._refuse_out_of_turn(seat)
        if self.in_setup:
            refuse_arrangement(move)
        elif move not in self.actions:
            raise refusal(self, move)
        match move:
            case Arrange():
                return self._arranged(seat, move)
            case Step():
                return self._stepped(move)
            case Reincarnate():
                return self._reincarnated(move)

    def view(self, seat: Seat | None) -> TikiView:
        return sight(self, seat, self.outcome, self.to_act)

    @property
    def steps_made(self) -> int:
        return 0 if self.in_setup or self.outcome else len(self.this_turn)

    def hidden(self, seat: Seat, move: TikiMove) -> bool:
        """A setup is; which piece returns is not asked for, it is one of a known few."""
        return self.in_setup

    @property
    def gathering(self) -> bool:
        return self.in_setup and any(self.ready)

    def revealed(self) -> TikiView:
        return everything(self, self.outcome, self.to_act)

    def dump(self) -> Json:
        return dumped(self)

    @cached_property
    def _outcome(self) -> Outcome | None:
        if self.in_setup:
            return None
        tallest = [max(statues(self.owners, seat).values()) for seat in SEATS]
        scores = (tallest[0], tallest[1])
        for seat in SEATS:
            if scores[seat] >= STATUE:
                return Outcome(seat, "statue", scores)
        if nobody_can_win(self.owners, (len(self.defeated[0]), len(self.defeated[1]))):
            return Outcome(None, "nobody_can_win", scores)
        if is_quiet(self.turns, self.last_arrival):
            return Outcome(None, "quiet", scores)
        return None

    def _arranged(self, seat: Seat, move: Arrange) -> Turn[TikiMove, TikiView]:
        """Set up; the first turn can be played once both have."""
        piles = {
            field: tuple(Piece(seat, rank) for rank in ranks)
            for field, ranks in zip(start_fields(seat), move.columns, strict=True)
        }
        after = replace(self, columns=_columns(self.board | piles), ply=self.ply + 1)
        return _turn(after, SetupReady(seat))

    def _stepped(self, move: Step) -> Turn[TikiMove, TikiView]:
        seat, origin, field = self.seat, move.origin, move.field
        *left, mover = self.board[origin]
        pile = self.board.get(field, ())
        met = clash(pile, mover, self.memory)
        stands = met.pile[-1].seat == seat
        attacks = enemies_on_top(self.owners.get(field, ()), seat) > 0
        events: list[Event] = [
            Stepped(seat, origin, field, "enemy" if attacks else "own" if pile else "nothing"),
            *(Duel(seat, field, *fought, depth) for depth, fought in enumerate(met.duels, 1)),
        ]
        arrives = stands and locks(seat, field)
        if arrives:
            events.append(Locked(seat, field, sum(piece.seat == seat for piece in met.pile)))
        felled = sum(piece.seat != seat for piece in met.fallen)
        done = Trace(seat, "attack" if attacks else "move", origin, field, felled, stands)
        after = replace(
            self,
            columns=_columns(self.board | {origin: tuple(left), field: met.pile}),
            defeated=_with_fallen(self.defeated, met.fallen),
            last_arrival=self.turns + 1 if arrives else self.last_arrival,
            ply=self.ply + 1,
            this_turn=(*self.this_turn, done),
        )
        return _going_on(after, events)

    def _reincarnated(self, move: Reincarnate) -> Turn[TikiMove, TikiView]:
        """Bring a piece back, which takes the whole turn."""
        seat = self.seat
        waiting = list(self.defeated[seat])
        waiting.remove(move.rank)
        after = replace(
            self,
            columns=_columns(self.board | {move.field: (Piece(seat, move.rank),)}),
            defeated=_replaced(self.defeated, seat, waiting),
            ply=self.ply + 1,
            this_turn=(Trace(seat, "reincarnation", None, move.field),),
        )
        return _ended(after, [Reincarnated(seat, move.field)])

    def _refuse_out_of_turn(self, seat: Seat) -> None:
        if self.outcome:
            raise IllegalMove("game_over")
        if seat not in self.to_act:
            raise IllegalMove("tiki_already_set_up" if self.in_setup else "not_your_turn")


class TacTiki(Game[TikiMove, TikiView]):
    """The game: chance decides nothing, the players set up themselves."""

    key: ClassVar[str] = "tactiki"
    options: ClassVar[Sequence[Option]] = (MEMORY,)
    secret: ClassVar[bool] = True
    draws: ClassVar[bool] = True

    def deal(self, options: Mapping[str, str], rng: random.Random) -> Json:
        """What the players chose, where it is not the default."""
        return {
            key: value for key, value in self.chosen(options).items() if value != MEMORY.default
        }

    def start(self, deal: Json) -> TikiPosition:
        if not isinstance(deal, dict):
            raise ValueError("a deal is an object")  # noqa: TRY004
        return TikiPosition(memory=read_memory(deal))

    def load(self, dump: Json) -> TikiPosition:
        """Read a dump back; it must be a table that a match can come to."""
        table = loaded(dump)
        position = TikiPosition(
            **{field.name: getattr(table, field.name) for field in fields(table)}
        )
        if not position.in_setup and position.outcome is None and not position.actions:
            raise ValueError("the seat to act could do nothing and would have been skipped")
        return position

    def text(self, view: TikiView) -> str:
        return drawn(view)

    def note(self, events: Sequence[Event]) -> str:
        return noted(events)


GAME = TacTiki()


def _going_on(position: TikiPosition, events: list[Event]) -> Turn[TikiMove, TikiView]:
    """Go on in the turn after a step, or end it.

    The second step is compulsory if one is possible and left out if none is. Ruling: any first
    step may be chosen, also one after which there is no second.
    """
    if position.outcome or len(position.this_turn) == STEPS:
        return _ended(position, events)
    if not position.steps:
        return _ended(position, [*events, NoSecondStep(position.seat)])
    return _turn(position, *events)


def _ended(position: TikiPosition, events: list[Event]) -> Turn[TikiMove, TikiView]:
    """End the turn and give the next to the other seat.

    Ruling: a player who can do nothing is skipped. Then the other one can do something, for else
    nobody could win any more and the match were over.
    """
    seat = position.seat
    after = replace(
        position,
        seat=other(seat),
        turns=position.turns + 1,
        this_turn=(),
        last_turn=position.this_turn,
    )
    if after.outcome is None and not after.actions:
        return _turn(replace(after, seat=seat), *events, TurnSkipped(other(seat)))
    return _turn(after, *events)


def _turn(position: TikiPosition, *events: Event) -> Turn[TikiMove, TikiView]:
    """Only a duel shows a rank; how one sets up and what returns stays hidden as it was."""
    uncovers = any(isinstance(event, Duel) for event in events)
    return Turn(position, events, uncovers=uncovers)


def _columns(board: Mapping[Field, Pile]) -> tuple[tuple[Field, Pile], ...]:
    """The occupied fields, by column and then row."""
    return tuple(sorted((field, pile) for field, pile in board.items() if pile))


def _with_fallen(
    defeated: tuple[tuple[int, ...], tuple[int, ...]], fallen: Pile
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The defeated ranks of both seats with those that fell now."""
    ranks = [list(defeated[seat]) for seat in SEATS]
    for piece in fallen:
        insort(ranks[piece.seat], piece.rank)
    return tuple(ranks[0]), tuple(ranks[1])


def _replaced(
    defeated: tuple[tuple[int, ...], tuple[int, ...]], seat: Seat, ranks: Sequence[int]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The defeated ranks of both seats with those of ``seat`` replaced."""
    changed = [defeated[0], defeated[1]]
    changed[seat] = tuple(ranks)
    return changed[0], changed[1]
