"""A whole match between two people who each read their own language, and all that they look at."""

import discord
import pytest
import simcord

from engines import GAMES
from tests.bot.hearing import heard
from tests.bot.tongues import Listener
from tests.bot.world import World
from tests.engines.games import GOLDEN, played


async def click(who: simcord.MemberActor, message: object, kind: str) -> simcord.InteractionResult:
    """Press the first button or menu entry whose id begins so."""
    shown = message.message if isinstance(message, simcord.ResponseMessage) else message
    assert isinstance(shown, discord.Message)
    for row in shown.components:
        for item in row.children if isinstance(row, discord.ActionRow) else ():
            if (item.custom_id or "").startswith(kind):
                if isinstance(item, discord.SelectMenu):
                    return await who.select(
                        shown, [item.options[0].value], custom_id=item.custom_id
                    )
                return await who.click(shown, custom_id=item.custom_id)
    raise AssertionError(f"there is no {kind}")


async def whole_match(
    den: World, monkeypatch: pytest.MonkeyPatch, key: str, listener: Listener
) -> None:
    """The golden match of a game between Ada and Ben, who look at all that there is to read."""
    whole = played(key, GOLDEN)
    monkeypatch.setattr(type(GAMES[key]), "deal", lambda *_: whole.deal)
    await den.ada.slash(den.channel, "challenge", game=key, opponent=den.ben, first="challenger")
    listener.hear(den.ada)
    await click(den.ben, den.last, "challenge:1:accept")
    listener.hear(den.ben)
    for ply, (seat, move) in enumerate(whole.moves):
        mover, other = (den.ada, den.ben) if seat == 0 else (den.ben, den.ada)
        if ply in (0, 2, 3):
            await looking_around(den, listener, mover, other)
        if 8 < ply < len(whole.moves) - 3 and ply % 6:
            await den.bot.matches.play(1, mover.id, move)  # which a later board tells of
            continue
        await mover.slash(den.channel, "move", move=move)
        listener.hear(mover)
    assert (await den.bot.matches.get(1)).ended
    await click(den.ada, den.boards()[-1], "rematch:")
    listener.hear(den.ada)
    await click(den.ben, den.last, "challenge:2:decline")
    listener.hear(den.ben)
    await looking_back(den, listener)
    assert listener.public > 10
    assert listener.private > 20
    assert listener.letters >= (2 if GAMES[key].secret else 0)


async def looking_around(
    den: World, listener: Listener, mover: simcord.MemberActor, other: simcord.MemberActor
) -> None:
    """Everything that two players can read in the middle of a match, and what is refused."""
    await mover.slash(den.channel, "move", move="hello")
    listener.hear(mover)
    await mover.autocomplete(den.channel, "move", "move", "")
    listener.hear(mover)
    controls = den.with_controls()[-1]
    for row in controls.components:
        for item in row.children if isinstance(row, discord.ActionRow) else ():
            kind = item.custom_id or ""
            if not kind.startswith(("menu:", "lits-swap:")):
                for who in (mover, other):
                    await click(who, controls, kind)
                    listener.hear(who)
    for command in ("board", "matches", "draw", "call-off", "takeback", "ranks", "profile", "help"):
        await other.slash(den.channel, command)
        listener.hear(other)
    await other.autocomplete(den.channel, "resign", "match", "")
    listener.hear(other)
    asked = await other.slash(den.channel, "resign", match=1)
    listener.hear(other)
    await click(other, heard(asked), "resign:1:no")
    listener.hear(other)
    await den.cleo.slash(den.channel, "board", match=1)
    listener.hear(den.cleo)


async def looking_back(den: World, listener: Listener) -> None:
    """Everything that is to be read of a match that is over."""
    for who in (den.ada, den.ben):
        await who.autocomplete(den.channel, "replay", "match", "")
        listener.hear(who)
        shown = await who.slash(den.channel, "replay", match=1)
        listener.hear(who)
        await click(who, heard(shown), "replay:1:0:last")
        listener.hear(who)
        await who.slash(den.channel, "replay", match=1, **{"as": "record"})
        listener.hear(who)
        await who.slash(den.channel, "profile")
        listener.hear(who)
        shown = await who.slash(den.channel, "leaderboard")
        listener.hear(who, shared=True)
        assert shown.response is not None
        await click(who, shown.response, "leaders:")
        listener.hear(who)
