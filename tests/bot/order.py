"""An hour of those who keep order, and of those who look on: settings, threads, moderators."""

import discord

from tests.bot.hearing import heard, labels
from tests.bot.world import GAME, World


async def an_hour_of_order(den: World) -> None:
    """Everything that the panel, a thread, a moderator and a spectator can do."""
    powers = discord.Permissions(manage_guild=True, manage_messages=True)
    role = den.guild.create_role("boss", permissions=powers)
    boss = den.guild.add_member(den.env.create_user("boss"), roles=[role])
    channel = den.guild.create_text_channel("order")

    panel = heard(await boss.slash(channel, "settings"))
    for key, value in (("place", "thread"), ("matches", "50"), ("clock", "days-7")):
        await boss.select(panel, [key], custom_id="settings:which")
        await boss.select(panel, [value], custom_id=f"settings:value:{key}")
    await boss.select(panel, ["moderator"], custom_id="settings:which")
    await boss.select(panel, [role], custom_id="settings:role:moderator")

    started = []
    for _ in range(9):
        await den.ada.slash(channel, "challenge", game=GAME, opponent=den.ben)
        call = channel.history()[-1]
        await den.ben.click(call, label="Accept")
        started.append(next(each for each in channel.threads if each.id == call.id))
    board = started[0].last_message
    assert board
    watched = heard(await den.cleo.click(board, label="Watch"))
    await den.cleo.click(watched, label="Refresh")
    for who, command, options in (
        (den.cleo, "matches", {"which": "here"}),
        (boss, "moderate list", {}),
    ):
        listed = heard(await who.slash(channel, command, **options))
        while "Next" in labels(listed):
            await who.click(listed, label="Next")
    running = await den.bot.matches.running(den.guild.id, channel=started[0].id)
    number = running[0].match.id
    await den.cleo.slash(channel, "board", match=number)
    await boss.slash(channel, "moderate end", match=number, winner=den.ada, note="x" * 200)
    await den.env.advance_time(61)
    await den.env.settle()
