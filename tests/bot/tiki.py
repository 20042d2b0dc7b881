"""TacTiki as people play it: setups and turns, by pickers or typed, and what they are sent."""

from typing import Any

import discord
import simcord

from bot.games.tactiki_rules import SETUPS, TURNS, moves
from engines.tactiki import GAME
from tests.bot.hearing import heard, menus
from tests.bot.world import World

KEY = GAME.key
MOVES = moves(len(TURNS))
"""A whole match, won by Ada, who plays TIKI, with the second step of her last turn."""
PLIES = len(MOVES)
ATTACK = 6
"""After so many plies, the next turn has a step and then an attack with two duels."""

__all__ = ["ATTACK", "KEY", "MOVES", "PLIES", "SETUPS", "TURNS"]


async def begin(den: World) -> None:
    """Let Ada challenge Ben, with Ada to begin, and Ben accept."""
    await den.ada.slash(den.channel, "challenge", game=KEY, opponent=den.ben, first="challenger")
    await den.ben.click(den.last, label="Accept")


async def stand(den: World, plies: int, played: list[tuple[int, str]] = MOVES) -> None:
    """Begin a match and play it up to a ply without posting each board, then post the last."""
    await begin(den)
    await go_on(den, plies, played)


async def go_on(den: World, plies: int, played: list[tuple[int, str]] = MOVES) -> None:
    """Play the match up to a ply without posting each board, then post the last."""
    number = max(each.match.id for each in await den.bot.matches.running(den.guild.id))
    match = await den.bot.matches.get(number)
    for seat, move in played[match.ply : plies]:
        await den.bot.matches.play(number, match.players[seat], move)
    assert await den.bot.courier.board(number)
    await den.bot.letters.deliver(number)


def board(den: World) -> discord.Message:
    """The newest board."""
    return den.boards()[-1]


def letter(who: simcord.MemberActor) -> discord.Message:
    """The one private message that somebody got from the bot."""
    (message,) = list(who.user.dm_channel.history())
    return message


async def type_in(den: World, who: simcord.MemberActor, move: str) -> Any:
    """Type a move."""
    return await who.slash(den.channel, "move", move=move)


async def pick_setup(
    actor: simcord.MemberActor | simcord.UserHandle, message: Any, setup: str
) -> Any:
    """Fill the five fields in the picker of ``message``, A to E; what was shown last."""
    for pair in setup.split():
        menu = menu_of(message, "tiki-fill")
        message = shown(await actor.select(message, [pair], custom_id=menu.custom_id))
    return message


async def pick_step(who: simcord.MemberActor, message: Any, move: str) -> Any:
    """Choose a step, or a return, in the picker of ``message``; what the press led to."""
    picked = move[:2]
    menu = menu_of(message, "tiki-piece")
    message = shown(await who.select(message, [picked], custom_id=menu.custom_id))
    return await who.click(message, custom_id=f"{step_id(menu)}:{move}")


def step_id(menu: discord.SelectMenu) -> str:
    """What the ids of the buttons begin with that belong to a menu of pieces."""
    return (menu.custom_id or "").replace("tiki-piece", "tiki-step")


async def open_picker(den: World, who: simcord.MemberActor) -> Any:
    """Press the button under the newest board that opens the picker."""
    return heard(await who.click(board(den), label="Choose your steps"))


async def play_by_picker(den: World, who: simcord.MemberActor, turn: list[str]) -> Any:
    """Play a whole turn in one private message; what it shows at the end."""
    message = await open_picker(den, who)
    for move in turn:
        message = shown(await pick_step(who, message, move))
    return message


def shown(result: Any) -> Any:
    """The message in which a press was made, as it is now."""
    assert result.response is not None
    return result.response.message


def menu_of(message: Any, begins: str) -> discord.SelectMenu:
    """The first menu of a message whose id begins so."""
    message = getattr(message, "message", message)
    return next(menu for menu in menus(message) if (menu.custom_id or "").startswith(begins))


def files(message: Any) -> list[str]:
    """The names of the files of a message."""
    message = getattr(message, "message", message)
    return [each.filename for each in message.attachments]


def alt(message: Any) -> str:
    """The alt text of a message's first picture."""
    message = getattr(message, "message", message)
    return message.attachments[0].description or ""


def turns() -> list[tuple[int, list[str]]]:
    """The seat and the moves of each turn of the whole match."""
    return [(number % 2, turn.split()) for number, turn in enumerate(TURNS)]
