"""TacTiki keeps its secrets: nobody is sent anything that depends on what they may not know.

Whole matches are played twice through the bot, once with the ranks that a seat cannot know
permuted among what they could be, and all that this seat and a spectator are sent is compared.
Leaks planted on purpose show that the comparison would notice.
"""

import asyncio
import dataclasses
import logging
import random
import re
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import bot.bulletins
from bot.games.tactiki import TikiTable
from bot.logs import begin as log
from bot.matches import Matches
from engines.tactiki import TikiPosition
from engines.tactiki_parts import Step
from tests.bot.hearing import heard
from tests.bot.tiki import (
    ATTACK,
    MOVES,
    SETUPS,
    begin,
    board,
    go_on,
    pick_setup,
    play_by_picker,
    turns,
    type_in,
)
from tests.bot.twins import Case, case, differs, sight
from tests.bot.world import World

SEEDS = st.integers(0, 11)


def both(one: Case, chance: random.Random) -> tuple[list[Any], list[Any]]:
    """What is seen of a match and of a twin of it that differs from it."""
    two = one.twin(chance)
    for _ in range(20):
        if two.moves != one.moves:
            break
        two = one.twin(chance)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder)
        return (
            asyncio.run(sight(path / "one.sqlite3", one)),
            asyncio.run(sight(path / "two.sqlite3", two)),
        )


@settings(
    max_examples=5,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
@given(
    seed=SEEDS,
    share=st.floats(0, 1) | st.just(0.0),
    seat=st.sampled_from([0, 1, None]),
    last=st.integers(2, 4),
    chance=st.integers(0, 2**32 - 1).map(random.Random),
)
def test_twins_look_the_same(
    seed: int, share: float, seat: int | None, last: int, chance: random.Random
) -> None:
    one, two = both(case(seed, share, seat, last), chance)
    assert len(one) > last
    assert differs(one, two) == []


# The test of the test

KNOWN = Case({}, MOVES[: ATTACK + 1], 0, 1)
"""A match in which the reader's next step may meet an enemy whose rank they do not know."""

CHANCE = 1
"""With which its twin has a piece there that beats the attacker."""

Plant = Callable[[pytest.MonkeyPatch], None]


def in_the_view(patch: pytest.MonkeyPatch) -> None:
    """A view that shows everything, as one made by forgetting to leave something out."""

    def view(self: TikiPosition, seat: int | None) -> Any:
        return dataclasses.replace(self.revealed(), seat=seat)

    patch.setattr(TikiPosition, "view", view)


def in_the_choices(patch: pytest.MonkeyPatch) -> None:
    """A completion that leaves out the attacks which would be lost."""
    matching = TikiPosition.matching

    def winning(self: TikiPosition, seat: int, text: str) -> Iterator[Any]:
        for move in matching(self, seat, text):
            events = self.play(seat, move).events if isinstance(move, Step) else ()
            if not any(getattr(event, "result", "") == "lost" for event in events):
                yield move

    patch.setattr(TikiPosition, "matching", winning)


def in_the_order(patch: pytest.MonkeyPatch) -> None:
    """A completion that lists first where the enemy on top is weakest."""
    choices = TikiTable.choices
    order: list[str] = []
    matching = TikiPosition.matching

    def sorted_by_rank(self: TikiPosition, seat: int, text: str) -> Iterator[Any]:
        moves = list(matching(self, seat, text)) if not self.in_setup else []

        def met(move: Any) -> int:
            return self.board[move.field][-1].rank if move.field in self.board else 0

        order[:] = [str(move) for move in sorted(moves, key=met)]
        return iter(moves)

    def in_order(self: TikiTable, *rest: Any) -> Any:
        found = choices(self, *rest)
        return sorted(found, key=lambda each: order.index(each.value))

    patch.setattr(TikiPosition, "matching", sorted_by_rank)
    patch.setattr(TikiTable, "choices", in_order)


def in_the_file_name(patch: pytest.MonkeyPatch) -> None:
    """A picture that is named after what the match came to."""

    def name(match: Any) -> str:
        return f"fireside-{match.id}-{abs(hash(tuple(m.move for m in match.moves)))}.png"

    patch.setattr(bot.bulletins, "board_name", name)


def in_the_log(patch: pytest.MonkeyPatch) -> None:
    """A log line that says what was played."""
    play = Matches.play

    async def talkative(self: Matches, number: int, person: int, text: str, *rest: Any) -> Any:
        logging.getLogger("bot.matches").debug("%d plays %s", person, text)
        return await play(self, number, person, text, *rest)

    async def keyed(self: Matches, *given: Any, ply: int | None = None) -> Any:
        return await talkative(self, *given, *([] if ply is None else [ply]))

    patch.setattr(Matches, "play", keyed)


def in_a_colour(patch: pytest.MonkeyPatch) -> None:
    """A button under the board whose colour depends on who lies where."""
    buttons = TikiTable.buttons

    def coloured(self: TikiTable, stand: Any, say: Any) -> Any:
        found = buttons(self, stand, say)
        ranks = [piece.rank for _, pile in stand.position.columns for piece in pile]
        for item in found:
            weight = sum(number * rank for number, rank in enumerate(ranks))
            item.item.style = discord.ButtonStyle(weight % 3 + 1)  # type: ignore[attr-defined]
        return found

    patch.setattr(TikiTable, "buttons", coloured)


def in_the_letter(patch: pytest.MonkeyPatch) -> None:
    """A letter that says more than its reader may know."""
    letter = TikiTable.letter

    def telling(self: TikiTable, stand: Any, seat: int, say: Any) -> Any:
        return dataclasses.replace(letter(self, stand, seat, say), text=repr(stand.position.dump()))

    patch.setattr(TikiTable, "letter", telling)


PLANTED: tuple[Plant, ...] = (
    in_the_view,
    in_the_choices,
    in_the_order,
    in_the_file_name,
    in_the_log,
    in_a_colour,
    in_the_letter,
)


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_caught(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    one, two = both(KNOWN, random.Random(CHANCE))
    assert differs(one, two)


def test_the_same_match_without_a_leak_is_not() -> None:
    one, two = both(KNOWN, random.Random(CHANCE))
    assert differs(one, two) == []


async def test_no_rank_reaches_a_log(den: World, caplog: pytest.LogCaptureFixture) -> None:
    log(logging.DEBUG)
    await begin(den)
    full = await pick_setup(
        den.ada, heard(await den.ada.click(board(den), label="Set up")), SETUPS[0]
    )
    await den.ada.click(full, label="Ready")
    await type_in(den, den.ben, SETUPS[1])
    await go_on(den, MOVES.index((1, "1@A5")))
    for number, (seat, turn) in enumerate(turns()[11:15]):
        who = (den.ada, den.ben)[seat]
        if number % 3:
            for move in turn:
                await type_in(den, who, move)
        else:
            await play_by_picker(den, who, turn)
    await den.restart()
    said = caplog.text + "".join(repr(record.args) for record in caplog.records)
    bare = re.sub(r"[^0-9@>]", "", said)
    for setup in SETUPS:
        assert setup.replace(" ", "") not in bare
        assert setup not in said
    assert "1@A5" not in said
    assert "2@D5" not in said
    assert not re.search(r"tiki-row:[0-9]+:(?!0{10})[0-5]{10}", said)
