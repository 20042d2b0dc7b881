"""What people do in TacTiki and in Battle of LITS, prepared as in `tests.bot.acts`.

There are pickers in private, turns that are told as a whole, letters, and ends by consent.
"""

from typing import Any

import discord

from bot.bulletins import letter_name, letter_post
from bot.games.battleoflits_rules import LAYOUT
from bot.games.battleoflits_rules import MOVES as PLACED
from bot.games.tactiki_rules import TURNS, moves
from engines import GAMES
from engines.battleoflits_layouts import PATTERNS
from engines.game import SEATS, Seat
from tests.bot.acts import Act, Book, Scene, type_next
from tests.bot.hearing import labels

TIKI = Book("tactiki", {}, moves(len(TURNS)))
ATTACK = 6
"""After so many plies, the next turn has a step and then an attack with two duels."""


def _placed(symbols: list[str]) -> list[tuple[Seat, str]]:
    """The moves of Battle of LITS with who makes them: a swap turns the order round."""
    position: Any = GAMES["battleoflits"].start({"symbols": symbols})
    found = []
    for move in PLACED:
        (seat,) = position.to_act
        found.append((seat, move))
        position = position.play(seat, position.parse(seat, move)).position
    return found


_SYMBOLS = list(PATTERNS[LAYOUT])
LITS = Book("battleoflits", {"symbols": _SYMBOLS}, _placed(_SYMBOLS))


def _board(scene: Scene) -> discord.Message:
    return [post for post in scene.posts() if post.attachments][-1]


async def _open(scene: Scene, label: str) -> None:
    """Let who makes the move of this scene press a button below the newest board."""
    result = await scene.mover(scene.plies).click(_board(scene), label=label)
    scene.seen += [each.message for each in result.followups]


async def _open_setup(scene: Scene) -> None:
    await _open(scene, "Set up")


async def _confirm(scene: Scene) -> None:
    seat, setup = scene.book.moves[scene.plies]
    custom_id = f"tiki-row:{scene.match}:{setup.replace(' ', '')}:0:confirm"
    await scene.den.press(scene.mover(seat), scene.seen[-1], custom_id)


async def _see_setup(scene: Scene) -> None:
    """Let Ada, who is ready, look at her setup."""
    result = await scene.den.ada.click(_board(scene), label="Set up")
    scene.seen += [each.message for each in result.followups]


async def _take_back(scene: Scene) -> None:
    await scene.den.ada.click(scene.seen[-1], label="Take back")


async def _open_steps(scene: Scene) -> None:
    await _open(scene, "Choose your steps")


async def _step(scene: Scene) -> None:
    move = scene.book.moves[scene.plies][1]
    custom_id = f"tiki-step:{scene.match}:{scene.plies}:{move}"
    await scene.den.press(scene.mover(scene.plies), scene.seen[-1], custom_id)


async def _offer(scene: Scene) -> None:
    await scene.den.ada.slash(scene.channel, "draw", match=scene.match)


async def _agree(scene: Scene) -> None:
    await scene.den.ben.click(scene.calls()[-1], label="Accept")


async def _accept(scene: Scene) -> None:
    await scene.den.ben.click(scene.calls()[0], label="Accept")


async def _open_piece(scene: Scene) -> None:
    """Open the picker with the piece held where it is to be placed."""
    held = "".join(scene.book.moves[scene.plies][1].split()[1:])
    person = scene.mover(scene.plies).id
    await scene.den.bot.store.drafts.keep(scene.match, person, scene.plies, held)
    await _open(scene, "Place a piece")


async def _place(scene: Scene) -> None:
    label = f"Place {scene.book.moves[scene.plies][1]}"
    await scene.mover(scene.plies).click(scene.seen[-1], label=label)


async def _swap(scene: Scene) -> None:
    await scene.mover(scene.plies).click(_board(scene), label="Swap")


TIKI_END, LITS_END = len(TIKI.moves), len(LITS.moves)
_EDGE = ATTACK + 2
ELSEWHERE = {
    act.name: act
    for act in (
        Act("tiki accept", -1, (0, False), _accept, book=TIKI),
        Act("tiki ready", 0, (1, False), _confirm, _open_setup, book=TIKI),
        Act("tiki set up", 1, (2, False), _confirm, _open_setup, book=TIKI),
        Act("tiki take back", 1, (0, False), _take_back, _see_setup, book=TIKI),
        Act("tiki first step", ATTACK, (ATTACK + 1, False), _step, _open_steps, book=TIKI),
        Act("tiki duels", ATTACK + 1, (_EDGE, False), _step, _open_steps, book=TIKI),
        Act(
            "tiki after duels",
            _EDGE + 1,
            (_EDGE + 2, False),
            type_next,
            None,
            book=TIKI,
            posted=(ATTACK, _EDGE),
        ),
        Act("tiki agree", ATTACK, (ATTACK, True), _agree, _offer, book=TIKI),
        Act("tiki end", TIKI_END - 1, (TIKI_END, True), _step, _open_steps, book=TIKI),
        Act("lits place", 4, (5, False), _place, _open_piece, book=LITS),
        Act("lits swap", 1, (2, False), _swap, book=LITS),
        Act("lits end", LITS_END - 1, (LITS_END, True), _place, _open_piece, book=LITS),
    )
}


async def lettered(scene: Scene, gone: int = 0, refusing: int = 0) -> None:
    """Each player has one letter, which shows their own side as the channel knows it.

    ``gone`` is a message that Discord said was gone; whoever is ``refusing`` has none that is kept.
    """
    bot = scene.den.bot
    standpoint = bot.matches.as_told(await bot.matches.standpoint(scene.match))
    if not GAMES[standpoint.match.game].secret:
        return
    for seat in SEATS:
        who = (scene.den.ada, scene.den.ben)[seat]
        letter = await bot.store.letters.get(scene.match, seat)
        assert letter is not None
        assert letter.refused == (who.id == refusing)
        if letter.refused:
            continue
        (post,) = [
            post
            for post in who.user.dm_channel.history()
            if post.id != gone and post.attachments[0].filename == letter_name(scene.match)
        ]
        voice = await bot.voices.of_person(who.id, standpoint.match.guild)
        wanted = await letter_post(standpoint, seat, voice)
        assert wanted.picture is not None
        assert post.content == wanted.content
        assert post.attachments[0].description == wanted.picture.alt
        items = [] if wanted.view is None else wanted.view.children
        names = [getattr(getattr(each, "item", each), "label", None) for each in items]
        assert labels(post) == [name for name in names if name]
