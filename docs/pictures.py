"""Draws the pictures of the documentation anew: ``python docs/pictures.py``.

Everything is played from fixed seeds, so nothing changes unless the pictures do.
"""

import random
import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bot.glicko import Rating, rated  # noqa: E402 (the repository need not be installed)
from bot.words import Words  # noqa: E402
from engines import battleoflits  # noqa: E402
from engines.battleoflits_ghost import best_first, why_not  # noqa: E402
from engines.battleoflits_layouts import PATTERNS  # noqa: E402
from engines.battleoflits_parts import LitsMove, LitsView  # noqa: E402
from engines.battleoflits_placements import PLACEMENTS, Place  # noqa: E402
from engines.game import Position  # noqa: E402
from engines.tactiki import GAME as TACTIKI  # noqa: E402
from engines.tactiki_parts import Duel, Prospect, Step, TikiMove, TikiView  # noqa: E402
from engines.tictactrek import GAME, OPENING, Lay, TrekView  # noqa: E402
from render import THEMES, picture, plot  # noqa: E402
from render.battleoflits import paint_ghost, paint_layout  # noqa: E402
from render.canvas import encode  # noqa: E402
from render.leaderboard import Row, paint  # noqa: E402
from render.tactiki import duel_picture, setup_picture  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
SEED, MIDDLE, LITS_MIDDLE = 22, 12, 9
"""A game with much to see, and how many turns of it have been played in its middle."""

Player = Callable[[Position[Lay, TrekView], list[Lay]], Lay]


def chance() -> random.Random:
    return random.Random(SEED)  # noqa: S311 (a game that can be repeated, not a secret)


def keen() -> Player:
    """Plays where a campfire is worth most."""
    rng = chance()

    def choose(position: Position[Lay, TrekView], moves: list[Lay]) -> Lay:
        worth = {space.field: space.worth or 0 for space in position.view(None).spaces}
        return max(moves, key=lambda move: (worth[move.field], rng.random()))

    return choose


def eastward(_: Position[Lay, TrekView], moves: list[Lay]) -> Lay:
    """Plays one long line."""
    return max(moves, key=lambda m: (-abs(m.field.row - OPENING[0].row), m.field.column))


def played(bag: list[str], player: Player, plies: int) -> TrekView:
    """The table after so many turns, as a spectator sees it."""
    position: Position[Lay, TrekView] = GAME.start({"bag": bag})
    for _ in range(plies):
        seat = position.to_act[0]
        position = position.play(seat, player(position, list(position.legal_moves(seat)))).position
    return position.view(None)


def covering(plies: int | None) -> LitsView:
    """A match of Battle of LITS, swapped, in which both mostly cover what the other owns."""
    rng = chance()
    position = battleoflits.GAME.start(battleoflits.GAME.deal({}, rng))
    while position.to_act and plies != position.view(None).ply:
        view = position.view(None)
        choices: list[LitsMove] = [battleoflits.Swap()]
        if not view.can_swap:
            choices = [*best_first(view, view.legal)[:12]]
        move = rng.choice(choices)
        position = battleoflits.GAME.load(position.play(position.to_act[0], move).position.dump())
    return position.view(None)


def draw_battleoflits(say: Words) -> None:
    """Beside the boards, a piece held over one: where it fits, and where it touches its like."""
    middle, theme = covering(LITS_MIDDLE), THEMES["default"]
    fitting = best_first(middle, middle.legal)[0]
    touching = next(place for place in PLACEMENTS if refused(middle, place))
    images = {
        "fits": paint_ghost(middle, fitting.fields, theme, say),
        "touches": paint_ghost(middle, touching.fields, theme, say),
        "layout": paint_layout(PATTERNS["galaxy"], theme),
    }
    drawn = {name: encode(image, theme) for name, image in images.items()}
    for name, view, look in (
        ("opening", covering(0), "default"),
        ("middle", middle, "default"),
        ("middle-colour-blind", middle, "colour-blind"),
        ("end", covering(None), "default"),
    ):
        drawn[name] = picture("battleoflits", view, look, say).png
    for name, png in drawn.items():
        (FOLDER / f"battleoflits-{name}.png").write_bytes(png)


def refused(view: LitsView, place: Place) -> bool:
    """Whether a piece may not be laid there because it would touch another of its shape."""
    reason = why_not(view, place.shape, place.fields)
    return reason is not None and reason.code == "lits_touches_same"


TikiPosition = Position[TikiMove, TikiView]

TIKI_SEED, TIKI_MIDDLE = 53, 153
"""A match of TacTiki with much to see, and how many moves of it have been played by then."""
SETUPS = ("14 25 33 51 42", "25 41 35 12 43")


def tiki_match() -> tuple[list[TikiPosition], list[tuple[Duel, ...]]]:
    """Every position of a match in which both press on, and the duels of every attack."""
    rng = random.Random(TIKI_SEED)  # noqa: S311 (the same)
    position: TikiPosition = TACTIKI.replay({}, list(enumerate(SETUPS)))
    positions, attacks = [position], []
    while position.to_act:
        seat = position.to_act[0]
        known = {prospect.step: prospect for prospect in position.view(None).prospects}

        def worth(move: TikiMove, known: dict[Step, Prospect] = known) -> float:
            if not isinstance(move, Step):
                return rng.random() * 1.5
            prospect, forward = known[move], move.origin.row != move.field.row
            gain = 0.8 * bool(prospect.enemies) + 0.5 * forward + 0.3 * (prospect.statue or 0)
            return rng.random() + gain

        turn = position.play(seat, max(position.legal_moves(seat), key=worth))
        position = turn.position
        positions.append(position)
        attacks.append(tuple(event for event in turn.events if isinstance(event, Duel)))
    return positions, attacks


def tiki_pictures(say: Words) -> dict[str, bytes]:
    """The pictures of TacTiki: for all, for one player, a setup, and the duels of an attack."""
    positions, attacks = tiki_match()
    middle = positions[TIKI_MIDDLE]
    views = {
        "opening": positions[0].view(None),
        "middle": middle.view(None),
        "private": middle.view(1),
        "end": positions[-1].revealed(),
    }
    drawn = {name: picture("tactiki", view, "default", say).png for name, view in views.items()}
    begun = ((1, 4), (2, 5), (3,), (), ())
    drawn["setup"] = setup_picture(begun, 0, THEMES["default"], say)[0]
    drawn["duels"] = duel_picture(max(attacks, key=len), THEMES["default"], say)[0]
    return drawn


def rating_pictures(say: Words) -> dict[str, bytes]:
    """A leaderboard, and the course of a rating."""
    rows = [
        Row(1, "Ada", 1_742, 68, 31, 0, 9),
        Row(2, "Grace Hopper", 1_698, 61, 44, 0, 27, own=True),
        Row(3, "Zoë", 1_655, 74, 22, 0, 14),
        Row(4, "دانا", 1_590, 66, 25, 0, 21, mark="A"),
        Row(5, "🦊 Foxy", 1_521, 92, 12, 0, 11, mark="B"),
        Row(6, "Alan", 1_433, 71, 17, 0, 26),
        Row(None, "Ben", 1_562, 164, 4, 0, 2),
        Row(None, "Cleo", 1_388, 203, 1, 0, 3),
    ]
    theme, rng = THEMES["default"], chance()
    title = say("picture-leaderboard-title", scope="server", game=say("game-tictactrek"))
    drawn = {"leaderboard": encode(paint(title, rows, None, theme, say), theme)}
    ratings, course = (Rating(), Rating()), []
    for day in range(40):
        won = rng.random() < 0.45 + day / 160
        one, two = ratings
        ratings = rated(one, [(two, float(won))]), Rating(1_500 + rng.randrange(200), 80)
        begun = datetime(2026, 1, 5, tzinfo=UTC)
        course.append((begun + timedelta(days=day * 2), ratings[0].rating, ratings[0].deviation))
    title = say("profile-plot", game=say("game-tictactrek"))
    drawn["profile"] = encode(plot.paint(title, course, theme), theme)
    return drawn


def main() -> None:
    """Draw all of them."""
    bag = GAME.deal({}, chance())["bag"]
    middle = played(bag, keen(), MIDDLE)
    tables = {
        "opening": (played(bag, keen(), 0), "default"),
        "middle": (middle, "default"),
        "middle-colour-blind": (middle, "colour-blind"),
        "end": (played(bag, keen(), 24), "default"),
        "wide": (played(sorted(bag, key="MDGFL".index), eastward, 23), "default"),
    }
    FOLDER.mkdir(parents=True, exist_ok=True)
    say = Words()
    for name, (view, theme) in tables.items():
        (FOLDER / f"{name}.png").write_bytes(picture("tictactrek", view, theme, say).png)
    draw_battleoflits(say)
    for name, png in tiki_pictures(say).items():
        (FOLDER / f"tactiki-{name}.png").write_bytes(png)
    for name, png in rating_pictures(say).items():
        (FOLDER / f"{name}.png").write_bytes(png)


if __name__ == "__main__":
    main()
