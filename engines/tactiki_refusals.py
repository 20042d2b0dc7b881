"""Why a move of TacTiki is not legal, told in facts that the seat which tried it may know."""

from collections.abc import Iterable

from engines.fields import Field
from engines.game import IllegalMove, Seat
from engines.tactiki_board import FIELDS, NEAR, Table
from engines.tactiki_parts import (
    FORWARD,
    RANKS,
    Arrange,
    Reincarnate,
    Step,
    TikiMove,
    locks,
    start_fields,
)
from engines.tactiki_setup import refuse_ranks


def refuse_arrangement(move: TikiMove) -> None:
    """Raise the reason why ``move`` is no setup, if it is none."""
    if not isinstance(move, Arrange):
        raise IllegalMove("tiki_setup_first")
    refuse_ranks(move.ranks)


def refusal(table: Table, move: TikiMove) -> IllegalMove:
    """The reason why ``move`` is not legal for the seat that is to act in this turn."""
    match move:
        case Step():
            return _of_step(table, table.seat, move)
        case Reincarnate():
            return _of_reincarnation(table, table.seat, move)
        case Arrange():
            return IllegalMove("tiki_setup_over")


def _of_step(table: Table, seat: Seat, move: Step) -> IllegalMove:
    origin, field = move.origin, move.field
    for place in (origin, field):
        if place not in FIELDS:
            return IllegalMove("tiki_off_board", field=str(place))
    if refused := _unmovable(table.owners.get(origin, ()), seat, origin):
        return refused
    fields = _listed(step.field for step in table.steps if step.origin == origin)
    if (field.row - origin.row) * FORWARD[seat] < 0:
        return IllegalMove("tiki_backward", origin=str(origin), field=str(field), fields=fields)
    if field in NEAR[seat][origin]:
        return IllegalMove(
            "tiki_held_by_enemy", origin=str(origin), field=str(field), fields=fields
        )
    return IllegalMove("tiki_not_one_step", origin=str(origin), field=str(field), fields=fields)


def _unmovable(pile: tuple[Seat, ...], seat: Seat, origin: Field) -> IllegalMove | None:
    """Why no piece of ``seat`` moves from ``origin``, if none does."""
    if not pile:
        return IllegalMove("tiki_no_piece", field=str(origin))
    if pile[-1] != seat and seat in pile:
        return IllegalMove("tiki_blocked", field=str(origin))
    if pile[-1] != seat:
        return IllegalMove("tiki_not_your_piece", field=str(origin))
    return IllegalMove("tiki_locked", field=str(origin)) if locks(seat, origin) else None


def _of_reincarnation(table: Table, seat: Seat, move: Reincarnate) -> IllegalMove:
    """The ranks named in the facts are the seat's own: the answer is for its eyes only."""
    rank, field = move.rank, move.field
    if rank not in RANKS:
        return IllegalMove("tiki_no_such_rank", rank=rank)
    if refused := _without_return(table, seat):
        return refused
    fields = _listed(table.returns)
    if field not in start_fields(seat):
        return IllegalMove("tiki_not_your_start_field", field=str(field), fields=fields)
    if field in table.board:
        return IllegalMove("tiki_not_empty", field=str(field), fields=fields)
    ranks = ", ".join(map(str, sorted(set(table.defeated[seat]))))
    return IllegalMove("tiki_not_defeated", rank=rank, ranks=ranks)


def _without_return(table: Table, seat: Seat) -> IllegalMove | None:
    """Why no piece of ``seat`` may return now, wherever and whichever, if none may."""
    if table.this_turn:
        return IllegalMove("tiki_reincarnation_takes_the_turn")
    if not table.defeated[seat]:
        return IllegalMove("tiki_nobody_defeated")
    return None if table.returns else IllegalMove("tiki_no_field_free")


def _listed(fields: Iterable[Field]) -> str:
    return ", ".join(map(str, fields))
