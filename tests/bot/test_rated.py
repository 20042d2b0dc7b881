"""Rated or casual: chosen at the challenge, shown, kept by a rematch, and so often a day."""

from dataclasses import replace
from typing import Any

import pytest

from bot.store import NewChallenge
from tests.bot.hearing import refused, told
from tests.bot.quick import quick_match
from tests.bot.world import GAME, World


async def challenge(den: World, **options: Any) -> Any:
    chosen = {"game": GAME, "opponent": den.ben, "first": "challenger", **options}
    return await den.ada.slash(den.channel, "challenge", **chosen)


@pytest.mark.parametrize(
    ("settled", "choice", "rated"),
    [
        (None, None, True),
        (None, "no", False),
        (False, None, False),
        (False, "yes", True),
        (True, "yes", True),
    ],
)
async def test_it_is_chosen_or_settled_and_shown(
    den: World,
    settled: bool | None,  # noqa: FBT001
    choice: str | None,
    rated: bool,  # noqa: FBT001
) -> None:
    if settled is not None:
        await den.bot.store.settings.settle(den.guild.id, rated=settled)
    await challenge(den, **({} if choice is None else {"rated": choice}))
    assert f"· {'Rated' if rated else 'Casual'} · The challenge ends" in den.last.content
    await den.ben.click(den.last, label="Accept")
    words = "rated" if rated else "casual"
    assert den.last.content.startswith(f"**Tic Tac Trek**, {words}: ")
    match = await den.bot.matches.get(1)
    assert (match.rated, match.capped) == (rated, False)
    await den.bot.matches.resign(1, den.ada.id)
    standing = await den.bot.store.ratings.standing(den.guild.id, GAME, den.ada.id)
    assert (standing is not None) == rated


async def test_beyond_the_limit_it_is_refused_where_it_was_chosen(den: World) -> None:
    await den.bot.store.settings.settle(den.guild.id, rated_a_day=2)
    for _ in range(2):
        await quick_match(den, den.ada.id, den.ben.id, den.ben.id)
    said = await refused(den, challenge(den, rated="yes"))
    assert said.startswith(
        f"You and {den.ben.mention} have begun 2 rated matches of this game today, which is the "
        "most. The next can begin <t:"
    )
    await challenge(den)
    assert "· Casual · " in den.last.content
    await den.ben.click(den.last, label="Accept")
    assert den.last.content.startswith("**Tic Tac Trek**, casual: ")
    await challenge(den, game="tactiki", rated="yes")
    assert "· Rated · " in den.last.content
    await den.env.advance_time(24 * 60 * 60)
    await den.bot.matches.resign(3, den.ada.id)
    await challenge(den, rated="yes")
    assert "· Rated · " in den.last.content


async def test_one_that_is_taken_up_beyond_the_limit_is_casual_and_says_so(den: World) -> None:
    """Several challenges may be open at once; only so many of them become rated matches."""
    await den.bot.store.settings.settle(den.guild.id, rated_a_day=1)
    await challenge(den)
    mine = den.last
    await den.ben.slash(den.channel, "challenge", game=GAME, opponent=den.ada)
    theirs = den.last
    await den.cleo.slash(den.channel, "challenge", game=GAME)
    everyones = den.last
    await den.ben.click(mine, label="Accept")
    assert den.last.content.startswith("**Tic Tac Trek**, rated: ")
    await den.ada.click(theirs, label="Accept")
    assert den.last.content.startswith(
        "**Tic Tac Trek**, casual, since you two have begun enough rated matches of it today: "
    )
    await den.ada.click(everyones, label="Accept")
    assert den.last.content.startswith("**Tic Tac Trek**, rated: ")


async def test_a_server_may_play_without_ratings(den: World) -> None:
    await den.bot.store.settings.settle(den.guild.id, rated_a_day=0)
    said = told(await challenge(den, rated="yes"))
    assert said == (
        "Nobody plays for ratings in this server. "
        f"Challenge {den.ben.mention} to a casual match instead."
    )


@pytest.mark.parametrize("rated", [True, False])
async def test_a_rematch_keeps_it(den: World, rated: bool) -> None:  # noqa: FBT001
    before = await quick_match(den, den.ada.id, den.ben.id, den.ben.id, rated=rated)
    new = NewChallenge(den.guild.id, den.channel.id, GAME, {}, "random", den.ada.id, den.ben.id)
    again = await den.bot.matches.challenge(replace(new, rematch=before, rated=not rated))
    assert again.rated == rated
