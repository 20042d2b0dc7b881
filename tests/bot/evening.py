"""An evening in the server: everything that people can do with the bot, right and wrong."""

import simcord

from bot.games.tictactrek_rules import MOVES
from tests.bot.hearing import heard, labels, menus
from tests.bot.playing import MOVING
from tests.bot.world import GAME, World

WRONG = ("A1", "M13", "hello **you** @everyone", "N14 N15", "x" * 100)


async def an_evening(den: World, moves: tuple[str, ...] = MOVES) -> None:
    """Challenges, a whole match of ``moves`` with all that goes wrong in it, lists and rules."""
    await challenges(den)
    await den.start_match()
    for ply, move in enumerate(moves):
        mover, other = (den.ada, den.ben) if ply % 2 == 0 else (den.ben, den.ada)
        if ply % 4 == 0:
            await mistakes(den, mover, other)
        await one_move(den, mover, move, by_menu=ply % 3 == 0 or ply == MOVING)
    await den.start_match(den.ben, den.ada)
    await offers(den)
    asked = await den.ada.slash(den.channel, "resign")
    await den.ada.click(heard(asked), label="Play on")
    asked = await den.ada.slash(den.channel, "resign", match=2)
    await den.ada.click(heard(asked), label="Resign")
    for who in (den.cleo, den.ada, den.ada):
        await who.click(den.boards()[-1], label="Rematch")
    await den.ben.click(den.last, label="Decline")
    await replays(den)
    await reading(den)


async def replays(den: World) -> None:
    """Both matches that are over, and one that is not, in every way of looking back."""
    await den.start_match(den.cleo, den.ben)
    await den.cleo.autocomplete(den.channel, "replay", "match", "")
    for number in (1, 2, 3, 4):
        shown = await den.cleo.slash(den.channel, "replay", match=number)
        if labels(heard(shown)):
            for label in ("Last", "Back", "First", "Forward")[: 4 if number == 1 else 0]:
                shown = await den.cleo.click(heard(shown), label=label)
    for how in ("gif", "record", "steps"):
        for share in (False, True):
            await den.cleo.slash(den.channel, "replay", match=2, **{"as": how, "share": share})
    asked = await den.cleo.slash(den.channel, "resign")
    await den.cleo.click(heard(asked), label="Resign")


async def challenges(den: World) -> None:
    """Every way of challenging that leads to no match."""
    robot = den.guild.add_member(den.env.create_user("robot", bot=True))
    for nobody in (den.ada, robot, den.env.create_user("stranger")):
        await den.ada.slash(den.channel, "challenge", game=GAME, opponent=nobody)
    await den.ada.slash(den.channel, "challenge", game=GAME)
    again = await den.ada.slash(den.channel, "challenge", game=GAME)
    await den.ada.click(heard(again), label="Cancel")
    await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben)
    for who, label in ((den.ada, "Accept"), (den.cleo, "Accept"), (den.ben, "Cancel")):
        await who.click(den.last, label=label)
    await den.ben.click(den.last, label="Decline")
    await den.cleo.slash(den.channel, "challenge", game=GAME, opponent=den.ben)
    await den.env.advance_time(24 * 3600 + 1)
    await den.env.settle()


async def offers(den: World) -> None:
    """What one can offer in a match, in vain."""
    await den.ada.slash(den.channel, "draw")
    await den.ben.slash(den.channel, "takeback")
    for who in (den.ada, den.ben):
        await who.slash(den.channel, "call-off")
    await den.cleo.click(den.last, label="Accept")
    await den.ben.click(den.last, label="Decline")


async def mistakes(den: World, mover: simcord.MemberActor, other: simcord.MemberActor) -> None:
    """What can be tried in vain before a move."""
    choice = menus(den.last)[0].options[0].value
    await other.select(den.last, [choice], custom_id=menus(den.last)[0].custom_id)
    await den.cleo.select(den.last, [choice], custom_id=menus(den.last)[0].custom_id)
    await other.slash(den.channel, "move", move=choice)
    await den.cleo.slash(den.channel, "move", move=choice, match=1)
    for wrong in WRONG:
        await mover.slash(den.channel, "move", move=wrong)
    for typed in ("", "N", "N1", "?"):
        await mover.autocomplete(den.channel, "move", "move", typed)
    for command, who in (("move", mover), ("resign", other), ("board", den.cleo)):
        await who.autocomplete(den.channel, command, "match", "")


async def one_move(den: World, mover: simcord.MemberActor, move: str, *, by_menu: bool) -> None:
    """Make a move, from the menu below the board or typed."""
    if not by_menu:
        await mover.slash(den.channel, "move", move=move.lower())
        return
    field = move.split(maxsplit=1)[0]
    menu = next(menu for menu in menus(den.last) if field in [each.value for each in menu.options])
    result = await mover.select(den.last, [field], custom_id=menu.custom_id)
    if result.followups:
        question = heard(result)
        origin = move.partition(" ")[2]
        label = next(
            each
            for each in labels(question)
            if each.startswith(f"From {origin} " if origin else "Leave")
        )
        await mover.click(question, label=label)


async def reading(den: World) -> None:
    """Boards again, lists, rules, a lesson and help."""
    await den.start_match(den.ben, den.cleo)
    await den.ada.slash(den.channel, "board")
    await den.ada.slash(den.channel, "board", match=1)
    newest = next(post for post in reversed(den.posts()) if "Rules" in labels(post))
    await den.cleo.click(newest, label="Rules")
    for who in (den.ada, den.ben):
        await who.slash(den.channel, "matches")
        await who.slash(den.channel, "leaderboard")
    await den.cleo.slash(den.channel, "leaderboard", game=GAME)
    await den.ada.slash(den.channel, "profile", person=den.ben)
    for person in (den.cleo, None):
        await den.ada.slash(den.channel, "block", **({"person": person} if person else {}))
    await den.ada.slash(den.channel, "unblock", person=den.cleo)
    await den.ada.slash(den.channel, "privacy export")
    asked = await den.cleo.slash(den.channel, "privacy delete")
    await den.cleo.click(heard(asked), label="Remove everything")
    page = await den.cleo.slash(den.channel, "rules", game=GAME)
    while "Next" in labels(heard(page)):
        page = await den.cleo.click(heard(page), label="Next")
    lesson = await den.cleo.slash(den.channel, "tutorial", game=GAME)
    for label in labels(heard(lesson))[:2]:  # one that is wrong, then the right one
        await den.cleo.click(heard(lesson), label=label)
    await den.cleo.slash(den.channel, "help")
