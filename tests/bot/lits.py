"""Matches of Battle of LITS in the simulated server: begun, typed, and played with the picker."""

from collections.abc import Sequence

import discord
import simcord

from bot.games.battleoflits_hand import read_ghost
from bot.games.battleoflits_rules import MOVES
from engines.battleoflits import LitsPosition
from engines.battleoflits_ghost import Fields, shape_of
from engines.battleoflits_placements import cornered
from engines.fields import column_name
from tests.bot.hearing import heard, labels, menus
from tests.bot.world import Result, World

LITS = "battleoflits"
LAYOUT = "lanterns"


async def begin(den: World, variant: str | None = LAYOUT, plies: Sequence[str] = ()) -> None:
    """Let Ada challenge Ben, with Ada to begin, Ben accept, and both make some moves."""
    options = {} if variant is None else {"variant": variant}
    await den.ada.slash(
        den.channel, "challenge", game=LITS, opponent=den.ben, first="challenger", **options
    )
    await den.ben.click(den.last, label="Accept")
    for move in plies:
        await den.bot.matches.play(1, (await to_move(den)).id, move)
    if plies:
        assert await den.bot.courier.board(1)


async def position(den: World, number: int = 1) -> LitsPosition:
    """Where the match stands."""
    found = (await den.bot.matches.standpoint(number)).position
    assert isinstance(found, LitsPosition)
    return found


async def to_move(den: World, number: int = 1) -> simcord.MemberActor:
    """Who is to move."""
    standpoint = await den.bot.matches.standpoint(number)
    return den.player(standpoint.match.players[standpoint.to_act[0]])


async def picker(den: World, who: simcord.MemberActor) -> discord.Message:
    """Open the picker below the newest board."""
    return heard(await who.click(den.last, label="Place a piece")).message


async def steer(who: simcord.MemberActor, message: discord.Message, move: str) -> discord.Message:
    """Choose the shape, turn and flip it, and take it to its column and its row."""
    target = tuple(sorted(read_ghost("".join(move.split()[1:])) or ()))
    shape = shape_of(target)
    if shape_of(ghost(message)) != shape:
        label = next(each for each in labels(message) if each.startswith(f"{shape} ×"))  # noqa: RUF001
        message = shown(await who.click(message, label=label))
    for press in (*["Turn"] * 4, "Flip", *["Turn"] * 4):
        if cornered(ghost(message)) == cornered(target):
            break
        message = shown(await who.click(message, label=press))
    column = column_name(min(spot.column for spot in target))
    message = shown(await who.select(message, [column], custom_id=menus(message)[0].custom_id))
    row = str(min(spot.row for spot in target))
    message = shown(await who.select(message, [row], custom_id=menus(message)[0].custom_id))
    assert ghost(message) == target
    return message


async def place(den: World, who: simcord.MemberActor, move: str) -> Result:
    """Place a piece with the picker."""
    message = await steer(who, await picker(den, who), move)
    return await who.click(message, label=f"Place {move}")


def shown(result: Result) -> discord.Message:
    """The picker's message as a press left it."""
    assert result.response
    assert result.response.ephemeral
    return result.response.message


def ghost(message: discord.Message) -> Fields:
    """The piece that a picker shows."""
    found = read_ghost(button(message, "lits-place").split(":")[3])
    assert found
    return found


def button(message: discord.Message, kind: str) -> str:
    """The id of the control of this kind, or of the step of this name."""
    ids = [
        each.custom_id or ""
        for row in message.components
        if isinstance(row, discord.ActionRow)
        for each in row.children
    ]
    return next(each for each in ids if each.startswith(f"{kind}:") or each.endswith(f":{kind}"))


async def an_hour_of_lits(den: World) -> None:
    """The beginning of a match, with every kind of press, right and wrong."""
    for variant in ("rings", "nonsense", "X" * 100):
        await den.ada.slash(den.channel, "challenge", game=LITS, variant=variant)
        await den.ada.autocomplete(den.channel, "challenge", "variant", variant, game=LITS)
    await den.ada.autocomplete(den.channel, "challenge", "variant", "", game=LITS)
    await den.ada.click(den.last, label="Cancel")
    await begin(den)
    number = max(each.match.id for each in await den.bot.matches.running(den.guild.id))
    for move in MOVES[:6]:
        who, other = await to_move(den, number), den.cleo
        for typed in ("", "d", "D4", "d4 d5", "?"):
            await who.autocomplete(den.channel, "move", "move", typed, match=number)
        for wrong in ("A1", "A1 A2 B1 B2", "swap", "hello **you** @everyone"):
            await other.slash(den.channel, "move", move=wrong, match=number)
        if move == "swap":
            await who.slash(den.channel, "move", move="A1 A2 B1 B2", match=number)
            await who.click(den.last, label="Swap")
            continue
        message = await picker(den, who)
        for press in ("◀", "▲", "▼", "▶", "Turn", "Flip", "Next place"):
            message = shown(await who.click(message, label=press))
        form = await who.click(message, label="Type …")
        message = shown(await who.submit_modal(form, {"text": "A1 J10"}))
        message = await steer(who, message, move)
        await who.click(message, label=f"Place {move}")
