"""What the picker of Battle of LITS shows of a held piece: in words, as a picture, in its menu."""

from typing import Any

import discord

from bot.answers import sentence
from bot.games.battleoflits_hand import best, spelled
from bot.post import option
from bot.voices import Voice
from engines.battleoflits_ghost import Fields, covers, score_after, shape_of
from engines.battleoflits_parts import LitsView
from engines.battleoflits_placements import SIZE
from engines.fields import column_name
from engines.game import IllegalMove, other
from render import THEMES, Picture, Say
from render.battleoflits import describe_ghost, paint_ghost
from render.canvas import encode


def named(ghost: Fields) -> str:
    """A piece as a move is written."""
    return " ".join([shape_of(ghost) or "", *map(str, ghost)])


def told(view: LitsView, ghost: Fields, reason: IllegalMove | None, say: Say) -> str:
    """Whether the piece fits, and what it would cover, or why not."""
    if reason:
        return say("lits-fits-not", piece=named(ghost), reason=sentence(reason, say))
    seat = view.to_act[0]
    across = other(seat)
    hidden, left = covers(view, ghost), score_after(view, ghost)
    return say(
        "lits-fits",
        piece=named(ghost),
        own=view.owned[seat],
        others=view.owned[across],
        hidden=hidden[seat],
        covered=hidden[across],
        mine=left[seat],
        theirs=left[across],
    )


def drawn(view: LitsView, ghost: Fields, voice: Voice) -> Picture:
    """The board with the piece held over it."""
    say, theme = voice.say, THEMES[voice.theme]
    image = paint_ghost(view, ghost, theme, say.drawn)
    return Picture(encode(image, theme), describe_ghost(view, ghost, say))


def jump_menu(at: str, view: LitsView, ghost: Fields, say: Say) -> discord.ui.Select[Any]:
    """The best places of this shape, the columns and the rows."""
    seat = view.to_act[0]
    options = []
    for place in best(view, ghost):
        hidden = covers(view, place)
        covering = say(
            "lits-covers",
            others=hidden[other(seat)],
            theirs=view.owned[other(seat)],
            own=hidden[seat],
            yours=view.owned[seat],
        )
        options.append(option(spelled(place), named(place), covering))
    columns = map(column_name, range(SIZE))
    options += [option(name, say("lits-column", column=name)) for name in columns]
    options += [option(str(row), say("lits-row", row=row)) for row in range(1, SIZE + 1)]
    return discord.ui.Select(
        placeholder=say("lits-jump"), options=options, custom_id=f"lits-jump:{at}", row=3
    )
