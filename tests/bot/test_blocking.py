"""/block: no challenges from somebody, without their being told why."""

import pytest

from tests.bot.acts import unpainted
from tests.bot.hearing import heard, pinged, posted, refused, told
from tests.bot.quick import quick_match
from tests.bot.world import GAME, World

NOT_NOW = (
    "{} cannot be challenged at the moment. Ask somebody else, or leave the opponent out and let"
    " anybody accept."
)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    unpainted(monkeypatch)


async def block(den: World) -> None:
    """Let Ada block Ben."""
    said = told(await den.ada.slash(den.channel, "block", person=den.ben))
    assert said.startswith(f"You take no more challenges from {den.ben.mention}, in any server")


async def test_who_is_blocked_cannot_challenge_and_reads_nothing_of_it(den: World) -> None:
    await block(den)
    asked = den.ben.slash(den.channel, "challenge", game=GAME, opponent=den.ada)
    assert await refused(den, asked) == NOT_NOW.format(den.ada.mention)
    assert not any(den.ben.id in pinged(payload) for payload in posted(den))


async def test_it_holds_in_every_server(den: World) -> None:
    await block(den)
    attic = den.env.create_guild("Attic")
    channel = attic.create_text_channel("attic")
    ada = attic.add_member(den.ada.user)
    ben = attic.add_member(den.ben.user)
    said = told(await ben.slash(channel, "challenge", game=GAME, opponent=ada))
    assert said == NOT_NOW.format(den.ada.mention)


async def test_neither_takes_the_open_challenge_of_the_other(den: World) -> None:
    await block(den)
    await den.ada.slash(den.channel, "challenge", game=GAME)
    said = await refused(den, den.ben.click(den.last, label="Accept"))
    assert said == (
        f"This challenge of {den.ada.mention} cannot be accepted at the moment. Start a match of"
        " your own with /challenge."
    )
    await den.ben.slash(den.channel, "challenge", game=GAME)
    said = await refused(den, den.ada.click(den.last, label="Accept"))
    assert said == f"You block {den.ben.mention}. To play with them again, use `/unblock` first."
    await den.cleo.click(den.last, label="Accept")
    assert len(await den.bot.matches.running(den.guild.id)) == 1


async def test_who_blocks_is_told_why_they_cannot_challenge(den: World) -> None:
    await block(den)
    asked = den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben)
    assert (await refused(den, asked)).startswith(f"You block {den.ben.mention}.")


async def test_where_both_block_neither_learns_of_the_other(den: World) -> None:
    await block(den)
    await den.ben.slash(den.channel, "block", person=den.ada)
    for one, two in ((den.ada, den.ben), (den.ben, den.ada)):
        asked = one.slash(den.channel, "challenge", game=GAME, opponent=two)
        said = await refused(den, asked)
        assert said == f"You block {two.mention}. To play with them again, use `/unblock` first."


async def test_matches_under_way_go_on_but_there_is_no_rematch(den: World) -> None:
    await den.start_match()
    await block(den)
    assert (await den.bot.matches.get(1)).ended is None
    await den.bot.matches.resign(1, den.ben.id)
    await den.bot.courier.board(1)
    end = den.last
    said = await refused(den, den.ben.click(end, label="Rematch"))
    assert said == NOT_NOW.format(den.ada.mention)
    said = await refused(den, den.ada.click(end, label="Rematch"))
    assert said.startswith("You block")


async def test_a_challenge_that_was_made_before_is_not_accepted(den: World) -> None:
    await den.ada.slash(den.channel, "challenge", game=GAME, opponent=den.ben)
    call = den.last
    await block(den)
    said = await refused(den, den.ben.click(call, label="Accept"))
    assert "cannot be accepted at the moment" in said


async def test_it_can_be_ended_and_looked_up(den: World) -> None:
    assert told(await den.ada.slash(den.channel, "block")).startswith("You block nobody.")
    await block(den)
    await block(den)
    said = told(await den.ada.slash(den.channel, "block"))
    assert said.startswith(f"You take no challenges from {den.ben.mention}.")
    await den.ada.slash(den.channel, "block", person=den.cleo)
    message = heard(await den.ada.slash(den.channel, "block"))
    assert message.content.startswith("You take no challenges from these 2: ")
    said = told(await den.ada.slash(den.channel, "unblock", person=den.ben))
    assert said == f"You take challenges from {den.ben.mention} again."
    said = await refused(den, den.ada.slash(den.channel, "unblock", person=den.ben))
    assert said.startswith("You do not block")
    await quick_match(den, den.ben.id, den.ada.id, None)


async def test_nobody_blocks_themselves(den: World) -> None:
    said = await refused(den, den.ada.slash(den.channel, "block", person=den.ada))
    assert said.startswith("You cannot block yourself.")


async def test_a_long_list_fits_a_message(den: World) -> None:
    for person in range(10**18, 10**18 + 200):
        await den.bot.store.blocks.begin(den.ada.id, person, den.env.now())
    said = told(await den.ada.slash(den.channel, "block"))
    assert "these 200: " in said
    assert "and 150 more." in said
    assert len(said) < 2_000
