"""Whole matches of Battle of LITS, typed and with the picker."""

import random

import pytest

from bot.games.battleoflits_rules import MOVES
from engines.battleoflits_layouts import PATTERNS
from tests.bot.hearing import labels, pinged, posted, told
from tests.bot.lits import LITS, begin, place, position, to_move
from tests.bot.world import World

OWN = [*PATTERNS["galaxy"][:9], "X...OOOO.O"]
"""A layout that players might give: 28 X and 28 O."""


@pytest.mark.parametrize("way", ["typed", "picked", "both"])
async def test_a_swapped_match_that_ends_in_a_tie(den: World, way: str) -> None:
    await begin(den)
    rng = random.Random(1)
    for ply, move in enumerate(MOVES):
        who = await to_move(den)
        if way == "typed" or (way == "both" and ply % 2):
            words = move.lower().split()
            rng.shuffle(words)
            await who.slash(den.channel, "move", move=" ".join(words))
        elif move == "swap":
            await who.click(den.last, label="Swap")
        else:
            assert told(await place(den, who, move)) == f"Played {move}."
        assert (await den.bot.matches.get(1)).moves[-1].move == move
    stored = await den.bot.matches.get(1)
    assert stored.result
    assert (stored.result.winner, stored.result.reason) == (1, "last_piece")
    assert stored.result.scores[0] == stored.result.scores[1]
    assert den.last.content.endswith(
        f"No piece fits any more, and {stored.result.scores[0]} symbols of each are uncovered. "
        f"**{den.ben.mention} (X) wins** the tie, having placed the last piece."
    )
    assert [labels(post) for post in den.with_controls()] == [["Rematch"]]
    assert len(den.boards()) == len(MOVES) + 2  # the first board, and the challenge's layout


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_match_without_a_swap_on_the_players_own_layout(den: World, seed: int) -> None:
    await begin(den, "\n".join(OWN))
    assert (await den.bot.matches.get(1)).deal == {"symbols": OWN}
    rng = random.Random(seed)
    while (stands := await position(den)).to_act:
        who = await to_move(den)
        move = str(rng.choice(list(stands.view(None).legal)))
        if rng.random() < 0.5:
            await place(den, who, move)
        else:
            await who.slash(den.channel, "move", move=move.split(" ", 1)[1])
        assert (await position(den)).pieces[-1] == stands.parse(stands.to_act[0], move)
    outcome = stands.outcome
    assert outcome
    winner = f"{den.ada.mention} (X)" if outcome.winner == 0 else f"{den.ben.mention} (O)"
    assert f"**{winner} wins**" in den.last.content


async def test_captions_say_who_covers_what_and_ping_who_is_next(den: World) -> None:
    await begin(den)
    ada, ben = den.ada.mention, den.ben.mention
    assert f"{ada} (X) against {ben} (O)" in den.last.content
    await den.ada.slash(den.channel, "move", move="e4 e5 e6 f5")
    first, prompt, swap, clock, footer = den.last.content.splitlines()
    assert (
        first
        == f"{ada} places a T on **E4 E5 E6 F5**, covering 3 of {ben}\u2019s and 1 of their own."
    )
    assert prompt == f"{ben}, your turn: place a piece. You own **O**."
    assert swap.startswith("Or swap, now or never: you get X instead of O")
    assert clock.startswith("-# ⏳ Time runs out <t:")
    assert footer.startswith("-# piece 2 · ")
    assert labels(den.last) == ["Place a piece", "Swap", "Watch", "Rules"]
    assert pinged(posted(den)[-1]) == [den.ben.id]
    await den.ben.click(den.last, label="Swap")
    first, prompt, *_ = den.last.content.splitlines()
    assert first.startswith(f"{ben} swaps and owns **X** from now on.")
    assert prompt == f"{ada}, your turn: place a piece. You own **O**."
    assert labels(den.last) == ["Place a piece", "Watch", "Rules"]
    assert pinged(posted(den)[-1]) == [den.ada.id]
    assert den.last.attachments[0].description


async def test_the_rules_are_read_page_by_page(den: World) -> None:
    page = await den.cleo.slash(den.channel, "rules", game=LITS)
    for number in range(1, 6):
        assert page.response
        assert page.response.content.startswith(f"**Battle of LITS · {number} of 5")
        assert page.response.message.attachments[0].description
        if number < 5:
            page = await den.cleo.click(page.response, label="Next")
    assert "whoever placed the last piece wins" in page.response.content if page.response else False


async def test_resigning_ends_it_with_a_verdict(den: World) -> None:
    await begin(den, None, ["B5 C5 C6 D5"])
    asked = await den.ben.slash(den.channel, "resign")
    assert asked.response
    await den.ben.click(asked.response, label="Resign")
    assert f"**{den.ada.mention} (X) wins.**" in den.last.content
    assert [labels(post) for post in den.with_controls()] == [["Rematch"]]
