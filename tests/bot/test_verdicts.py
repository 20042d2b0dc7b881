"""However a game ends by its rules, the channel can be told."""

import random
from itertools import islice
from typing import Any

import pytest

from bot.games import TABLES, Table
from bot.games.tictactrek import TrekTable
from bot.words import Words, languages
from engines import GAMES
from engines.game import Outcome
from tests.bot.world import World

ENDINGS = [
    Outcome(0, "points", (12, 9)),
    Outcome(1, "campfires", (12, 12)),
    Outcome(0, "final_turn", (12, 12)),
]
"""Every way in which Tic Tac Trek ends."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("outcome", ENDINGS, ids=lambda outcome: outcome.reason)
def test_every_ending_of_tic_tac_trek_has_a_verdict(language: str, outcome: Outcome) -> None:
    said = TABLES["tictactrek"].verdict(outcome, "seat {}".format, Words(language))
    assert f"seat {outcome.winner}" in said


@pytest.mark.parametrize("key", GAMES)
def test_whatever_random_play_ends_with_has_a_verdict(key: str) -> None:
    reasons = set()
    for seed in range(40):
        outcome = _played(key, seed).outcome
        reasons.add(outcome.reason)
        assert TABLES[key].verdict(outcome, "seat {}".format, Words())
    assert reasons


async def test_where_nothing_marks_the_sides_people_stand_alone(
    den: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TrekTable, "side", Table.side)
    await den.start_match()
    ada, ben = den.ada.mention, den.ben.mention
    assert den.last.content.startswith(f"**Tic Tac Trek**, rated: {ada} against {ben}.\n")
    await den.bot.matches.resign(1, den.ben.id)
    await den.bot.courier.board(1)
    assert den.last.content == f"{ben} resigns. **{ada} wins.**"


async def test_a_match_of_a_game_that_is_no_more_hides_no_other(den: World) -> None:
    await den.start_match()
    await den.start_match(den.ada, den.cleo)
    async with den.bot.store._database.transaction() as writer:
        await writer.execute("UPDATE matches SET game = 'gone' WHERE id = 1")
    await den.restart()
    assert [each.match.id for each in await den.bot.matches.running(den.guild.id)] == [2]
    await den.bot.store.matches.end(1, Outcome(0, "resigned", (0, 0)), den.env.now())
    assert await den.bot.matches.last_ended(den.guild.id, den.channel.id) is None


def _played(key: str, seed: int) -> Any:
    rng = random.Random(seed)
    position: Any = GAMES[key].start(GAMES[key].deal({}, rng))
    while position.to_act:
        seat = rng.choice(position.to_act)
        position = position.play(
            seat, rng.choice(list(islice(position.legal_moves(seat), 300)))
        ).position
    return position
