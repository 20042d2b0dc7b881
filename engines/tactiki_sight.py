"""What a reader of a TacTiki match may see, built field by field from what may be known."""

from engines.fields import Field
from engines.game import SEATS, Outcome, Seat, other
from engines.tactiki_board import Pile, Table, enemies_on_top, statues
from engines.tactiki_parts import (
    Column,
    Prospect,
    Statue,
    Step,
    TikiView,
    Token,
    locks,
)


def sight(
    table: Table, seat: Seat | None, outcome: Outcome | None, to_act: tuple[Seat, ...]
) -> TikiView:
    """What ``seat`` may see, or a spectator when it is None: the ranks of one's own pieces."""
    return _view(table, seat, outcome, to_act, () if seat is None else (seat,))


def everything(table: Table, outcome: Outcome | None, to_act: tuple[Seat, ...]) -> TikiView:
    """What everybody may see once the match is over: the ranks of both sides."""
    return _view(table, None, outcome, to_act, SEATS)


def _view(
    table: Table,
    seat: Seat | None,
    outcome: Outcome | None,
    to_act: tuple[Seat, ...],
    known: tuple[Seat, ...],
) -> TikiView:
    """The view of a reader who knows the ranks of the seats in ``known``."""
    playing = outcome is None and not table.in_setup
    shown = known if table.in_setup else SEATS
    waiting = [tuple(sorted(table.defeated[side])) if side in known else None for side in SEATS]
    return TikiView(
        seat=seat,
        ply=table.ply,
        to_act=to_act,
        outcome=outcome,
        memory=table.memory,
        ready=table.ready,
        columns=tuple(
            Column(field, _tokens(field, pile, known))
            for field, pile in table.columns
            if pile[0].seat in shown
        ),
        defeated=(len(table.defeated[0]), len(table.defeated[1])),
        defeated_ranks=(waiting[0], waiting[1]),
        statues=tuple(
            Statue(side, field, pieces)
            for side in SEATS
            for field, pieces in statues(table.owners, side).items()
            if pieces and not table.in_setup
        ),
        turn=0 if table.in_setup else table.turns + playing,
        step=len(table.this_turn) + 1 if playing else 0,
        this_turn=table.this_turn,
        last_turn=table.last_turn,
        skipped=_skipped(table) if playing else None,
        quiet=max(0, table.turns - table.last_arrival),
        prospects=tuple(_prospect(table, step) for step in table.steps) if playing else (),
        returns=table.returns if playing else (),
    )


def _tokens(field: Field, pile: Pile, known: tuple[Seat, ...]) -> tuple[Token, ...]:
    tokens = []
    for height, piece in enumerate(pile, start=1):
        tokens.append(
            Token(
                seat=piece.seat,
                rank=piece.rank if piece.seat in known or piece.seen else None,
                locked=locks(piece.seat, field),
                blocked=any(above.seat != piece.seat for above in pile[height:]),
                seen=piece.seen,
            )
        )
    return tuple(tokens)


def _skipped(table: Table) -> Seat | None:
    """The seat whose turn was left out: the one before was played by the seat that acts again."""
    if table.last_turn and table.last_turn[0].seat == table.seat:
        return other(table.seat)
    return None


def _prospect(table: Table, step: Step) -> Prospect:
    pile = table.owners.get(step.field, ())
    return Prospect(
        step=step,
        enemies=enemies_on_top(pile, table.seat),
        height=len(pile),
        statue=pile.count(table.seat) + 1 if locks(table.seat, step.field) else None,
    )
