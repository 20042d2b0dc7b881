"""Typing a piece of Battle of LITS: what is offered on the way, and why a move is refused."""

import random
import re
from collections.abc import Iterator

import pytest

from bot.answers import sentence
from bot.games import TABLES
from bot.games.battleoflits_rules import MOVES
from bot.post import CHOICES
from bot.words import Words
from engines.battleoflits import GAME, LitsPosition, Place
from engines.battleoflits_ghost import best_first
from engines.battleoflits_placements import PLACEMENTS
from engines.game import IllegalMove
from tests.bot.hearing import refused
from tests.bot.lits import LITS, begin, position
from tests.bot.world import World

SAY = Words()


def positions(seed: int) -> Iterator[LitsPosition]:
    """The positions of a random game, with a swap in every second one."""
    rng = random.Random(seed)
    found = GAME.start(GAME.deal({}, rng))
    while found.to_act:
        yield found
        moves = list(found.legal_moves(found.to_act[0]))
        move = moves[0] if found.can_swap and seed % 2 else rng.choice(moves)
        after = found.play(found.to_act[0], move).position
        assert isinstance(after, LitsPosition)
        found = after


def offered(stands: LitsPosition, typed: str) -> list[str]:
    """The moves that are offered; every one is legal, and has its line once."""
    seat = stands.to_act[0]
    choices = TABLES[LITS].choices(stands.matching(seat, typed), stands.view(seat), SAY)
    assert len(choices) <= CHOICES
    assert len({each.line for each in choices}) == len(choices)
    for each in choices:
        assert str(stands.parse(seat, each.value)) == each.value
        assert len(each.line) <= 100
    return [each.value for each in choices]


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_place_is_reached_by_typing_on(seed: int) -> None:
    rng = random.Random(seed)
    for stands in positions(seed):
        places = list(stands.view(None).legal)
        for place in rng.sample(places, min(len(places), 25)):
            cells = [str(field) for field in rng.sample(place.fields, 4)]
            if rng.random() < 0.5:
                cells.insert(0, place.shape)
            steps = [" ".join([*cells[:count], ""]) for count in range(1, len(cells) + 1)]
            seen = [str(place) in offered(stands, typed) for typed in steps]
            assert all(seen[-2:]), "with three fields typed at the latest"
            assert sorted(seen) == seen, "what is offered stays as one types on"


@pytest.mark.parametrize("seed", range(3))
def test_what_is_offered_has_all_that_was_typed_and_the_best_comes_first(seed: int) -> None:
    for stands in positions(seed):
        place = next(iter(stands.view(None).legal))
        for count in (1, 2, 3, 4):
            typed = [str(field) for field in place.fields[:count]]
            found = offered(stands, " ".join(typed).lower() + " ")
            assert all(set(typed) <= set(each.split()[1:]) for each in found)
            fitting = stands.view(None).legal.covering(place.fields[:count])
            best = best_first(stands.view(None), fitting)
            assert found == [str(each) for each in best[:CHOICES]]


async def choices(den: World, typed: str) -> list[str]:
    found = await den.ada.autocomplete(den.channel, "move", "move", typed)
    return [each["name"] for each in found]


async def test_with_nothing_typed_the_supply_and_the_best_of_each_shape(den: World) -> None:
    await begin(den)
    names = await choices(den, "")
    assert len(names) == CHOICES
    assert [name[0] for name in names[:8]] == list("LITSLITS")
    for name, shape in zip(names, "LITS", strict=False):
        places = len((await position(den)).view(None).legal.of(shape))
        assert name.endswith(f" · 5 {shape} left, {places} places")
        assert " · covers " in name


async def test_each_choice_says_what_it_covers(den: World) -> None:
    await begin(den)
    assert await choices(den, "E4 E5 E6 F5") == ["T E4 E5 E6 F5 · covers 3 O, 1 X"]
    assert await choices(den, "f5,e6 E4") == [
        "T E4 E5 E6 F5 · covers 3 O, 1 X",
    ]
    for typed in ("Z9", "E4 E4", "hello", "swap", "E4 E5 E6 F5 F6"):
        assert await choices(den, typed) == []


async def test_the_swap_is_offered_first_and_once(den: World) -> None:
    await begin(den, plies=["E4 E5 E6 F5"])
    for typed, first in (("", "Swap"), ("sw", "Swap")):
        found = await den.ben.autocomplete(den.channel, "move", "move", typed)
        assert (found[0]["name"], found[0]["value"]) == (first, "swap")
    await den.ben.slash(den.channel, "move", move="SWAP")
    assert not any("Swap" in name for name in await choices(den, ""))


REFUSED = {
    "hello **you** @everyone": "I cannot read “hello \\*\\*you\\*\\* @\u200beveryone” as a piece.",
    "K1 K2 K3 J1": "K1 is off the board.",
    "D4 D5 D4 E5": "You named D4 twice;",
    "D4 D5": "A piece covers four fields, and you named 2.",
    "D4 D5 D6 D7 E4": "A piece covers four fields, and you named 5.",
    "A1 A2 B1 B2": "A1 A2 B1 B2 make none of the four shapes.",
    "T A1 A2 A3 A4": "On A1 A2 A3 A4 lies an I, not a T.",
    "B5 B6 B7 C6": "B5 is covered already, by a T.",
    "S C4 D4 D3 E3": "On C4 it touches another S at B4.",
    "A5 A6 A7 B6": "On A5 it touches another T at B5.",
    "I E10 F10 G10 H10": "It touches no other piece.",
    "swap": "The swap has been made",
}


@pytest.mark.parametrize("typed", REFUSED)
async def test_each_illegal_try_is_answered_with_its_reason(den: World, typed: str) -> None:
    await begin(den, plies=MOVES[:3])
    said = await refused(den, den.ben.slash(den.channel, "move", move=typed))
    assert said.startswith(REFUSED[typed])


def sentence_of(stands: LitsPosition, place: Place) -> str:
    """Why a piece may not be placed, as the player reads it."""
    with pytest.raises(IllegalMove) as caught:
        stands.parse(stands.to_act[0], str(place))
    return sentence(caught.value, SAY)


def test_a_full_block_and_an_empty_supply_are_told_with_where_and_what() -> None:
    """Both are told as soon as nothing else is wrong, so they are looked for."""
    told = {
        sentence_of(stands, place)
        for seed in range(25)
        for stands in positions(seed)
        if len(stands.pieces) > 12
        for place in PLACEMENTS[::7]
        if place not in stands.view(None).legal
    }
    assert "No L is left; all five are on the board." in told
    block = r"It would cover the last of the 2 × 2 block from [A-J]\d+ to [A-J]\d+;"  # noqa: RUF001
    assert any(re.match(block, each) for each in told)


async def test_the_swap_is_refused_too_early_and_too_late(den: World) -> None:
    await begin(den)
    said = await refused(den, den.ada.slash(den.channel, "move", move="swap"))
    assert said.startswith("There is nothing to swap yet.")
    await den.ada.slash(den.channel, "move", move="E4 E5 E6 F5")
    place = next(each for each in (await position(den)).legal_moves(1) if isinstance(each, Place))
    await den.ben.slash(den.channel, "move", move=str(place))
    said = await refused(den, den.ada.slash(den.channel, "move", move="swap"))
    assert said.startswith("The swap was possible right after the first piece only.")
