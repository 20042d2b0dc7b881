"""TacTiki as people play it: setups and turns, by pickers or typed, and what they are sent."""

from typing import Any

import discord
import simcord

from bot.games.tactiki_rules import SETUPS, TURNS, moves
from engines.tactiki import GAME
from tests.bot.hearing import heard, labels, menus
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
    number = await newest(den)
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


def close(den: World, who: simcord.MemberActor, code: int = 50007) -> None:
    """Let somebody take no private messages."""
    path = f"/channels/{who.user.dm_channel.id}/messages"
    den.env.inject_error("POST", path, status=403, code=code, times=None)
    den.env.inject_error("PATCH", f"{path}/*", status=403, code=code, times=None)


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


async def an_hour_of_tiki(den: World) -> None:
    """Two matches: set up and played by pickers and by typing, right and wrong, with draws."""
    await begin(den)
    number = await newest(den)
    await _set_up(den, number)
    await go_on(den, ATTACK)
    await den.ben.slash(den.channel, "takeback", match=number)
    await den.cleo.click(den.last, label="Accept")
    await den.ada.click(den.last, label="Accept")
    await go_on(den, ATTACK)
    for who in (den.ada, den.ben, den.cleo):
        await who.click(board(den), label="My ranks")
        await who.slash(den.channel, "ranks", match=number)
        await who.click(board(den), label="Choose your steps")
    await play_by_picker(den, den.ada, ["B3-B4", "B4-B5"])
    assert files(board(den))[1:], "its duels are drawn"
    for wrong in ("D3", "D3-D5", "1@E5", "hello **you** @everyone"):
        await type_in(den, den.ben, wrong)
    for typed in ("", "d", "D3-", "?"):
        await den.ben.autocomplete(den.channel, "move", "move", typed, match=number)
    for seat, move in MOVES[ATTACK + 2 : ATTACK + 6]:
        await (den.ada, den.ben)[seat].slash(den.channel, "move", move=move, match=number)
    await den.ada.slash(den.channel, "draw", match=number)
    await den.ben.slash(den.channel, "draw", match=number)
    await den.cleo.click(den.last, label="Accept")
    await den.ben.click(den.last, label="Decline")
    asked = await den.ben.slash(den.channel, "resign", match=number)
    await den.ben.click(heard(asked), label="Resign")
    assert files(board(den))[1:] == ["record.txt"]
    await den.ada.slash(den.channel, "ranks", match=number)
    await _agree(den)
    page = await den.cleo.slash(den.channel, "rules", game=KEY)
    while "Next" in labels(heard(page)):
        page = await den.cleo.click(heard(page), label="Next")


async def newest(den: World) -> int:
    """The number of the newest match that is under way."""
    return max(each.match.id for each in await den.bot.matches.running(den.guild.id))


async def _set_up(den: World, number: int) -> None:
    """Ada sets up in her private messages, and Ben in the channel, where he takes it back once."""
    message: Any = letter(den.ada)
    for label in ("Shuffle", "Mirror", "Clear", "C1"):
        message = shown(await den.ada.user.click(message, label=label))
    await den.ada.user.click(message, label="My last setup")
    message = shown(await den.ada.user.click(message, label="A1"))
    message = await pick_setup(den.ada.user, message, SETUPS[0])
    swap = menus(message)[1]
    for _ in range(2):
        message = shown(await den.ada.user.select(message, ["0", "5"], custom_id=swap.custom_id))
        swap = menus(message)[1]
    await den.ada.user.click(message, label="Ready")
    for wrong in ("11 11 11 11 11", "14 21", "hello **you** @everyone"):
        await den.ben.slash(den.channel, "move", move=wrong, match=number)
    for typed in ("", "1", "14 2", SETUPS[1], "?"):
        await den.ben.autocomplete(den.channel, "move", "move", typed, match=number)
    for who in (den.ada, den.cleo):
        await who.click(board(den), label="Set up")
    await den.ada.user.click(letter(den.ada), label="Take back")
    message = heard(await den.ben.click(board(den), label="Set up"))
    message = await pick_setup(den.ben, message, SETUPS[1])
    await den.ben.click(message, label="Ready")
    await den.ada.slash(den.channel, "move", move=SETUPS[0], match=number)


async def _agree(den: World) -> None:
    """A second match, in which Ada sets up as before, and which is agreed to be drawn."""
    await begin(den)
    number = await newest(den)
    message = heard(await den.ada.click(board(den), label="Set up"))
    message = shown(await den.ada.click(message, label="My last setup"))
    await den.ada.click(message, label="Ready")
    await den.ada.slash(den.channel, "draw", match=number)
    await den.ben.click(den.last, label="Accept")
    assert (await den.bot.matches.get(number)).result is not None
