"""Random matches with wrong presses, double presses and restarts mixed in.

A model keeps what ought to be. After each act the database is compared with it: only what was legal
has changed, and whoever was refused heard so once and alone.
"""

import random
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import islice

import discord
import pytest
import simcord

from bot.bulletins import BOARD_NAME
from bot.record import record_text
from bot.standpoints import Standpoint
from engines import GAMES
from engines.record import read, replay, verified
from tests.bot.acts import unpainted
from tests.bot.hearing import menus
from tests.bot.world import Result, World

TABLES = 2
"""Matches under way at a time, in one channel."""
LONG = 40
"""Plies after which a match is given up, so that the test comes to an end."""
MATCHES = 5
"""Matches played in each test."""


@dataclass
class Evening:
    """Ada, Ben and Cleo play one match after the other, and not always as they should."""

    den: World
    rng: random.Random
    played: dict[int, list[str]] = field(default_factory=dict)
    over: set[int] = field(default_factory=set)
    old_presses: list[tuple[discord.Message, str, str | None]] = field(default_factory=list)
    refusals: int = 0

    @property
    def people(self) -> list[simcord.MemberActor]:
        return [self.den.ada, self.den.ben, self.den.cleo]

    # Acts that change something

    async def begin(self) -> None:
        """Let two people start a match of any game."""
        challenger, opponent = self.rng.sample(self.people, 2)
        game = self.rng.choice(list(GAMES))
        public = self.rng.random() < 0.5
        options = {} if public else {"opponent": opponent}
        result = await challenger.slash(self.den.channel, "challenge", game=game, **options)
        if self.heard(result):
            return  # the very same challenge is not possible twice at a time
        call = self.den.last
        await self.refused(partial(challenger.click, call, label="Accept"))
        await self.den.at_once(*[partial(opponent.click, call, label="Accept")] * 2)
        await self.refused(partial(self.den.press, opponent, call, call_id(call)))
        self.played[max(self.played, default=0) + 1] = []

    async def move(self, standpoint: Standpoint) -> None:
        """Make a legal move in one of the ways there are, perhaps twice at once."""
        match, seat = standpoint.match, self.rng.choice(standpoint.to_act)
        player = self.den.player(match.players[seat])
        legal = list(islice(standpoint.position.legal_moves(seat), 200))
        move = str(self.rng.choice(legal))
        board, picked = self.board(match.id), self.on_menu(match.id, move)
        ways = [
            partial(player.slash, self.den.channel, "move", move=move, match=match.id),
            partial(self.den.press, player, board, f"move:{match.id}:{match.ply}:{move}"),
        ]
        if picked:
            ways.append(partial(self.den.press, player, board, *picked))
        way = self.rng.choice(ways)
        times = self.rng.choice((1, 1, 2)) if way is not ways[0] else 1
        results = await self.den.at_once(*[way] * times)
        stored = await self.den.bot.matches.get(match.id)
        if stored.ply == match.ply:  # the menu asks a question first
            answer = results[0].followups[-1].message
            custom_id = f"move:{match.id}:{match.ply}:{move}"
            await player.click(answer, custom_id=custom_id)
            self.old_presses.append((answer, custom_id, None))
        self.played[match.id].append(move)
        if picked:
            self.old_presses.append((board, *picked))

    async def resign(self, standpoint: Standpoint) -> None:
        """Let a player give up, who may press the button twice."""
        match = standpoint.match
        player = self.den.player(self.rng.choice(match.players))
        result = await player.slash(self.den.channel, "resign", match=match.id)
        assert result.response
        press = partial(self.den.press, player, result.response.message, f"resign:{match.id}:yes")
        await self.den.at_once(press, press)
        await self.refused(press)

    # Acts that change nothing

    async def nonsense(self, standpoint: Standpoint) -> None:
        """Do something that must be refused."""
        match, den = standpoint.match, self.den
        move = str(next(standpoint.position.legal_moves(standpoint.to_act[0])))
        waiting = [each for each in self.people if not standpoint.awaits(each.id)]
        mover = next(each for each in self.people if standpoint.awaits(each.id))
        board, stale = self.board(match.id), f"move:{match.id}:{max(0, match.ply - 1)}:{move}"
        right = f"move:{match.id}:{match.ply}:{move}"
        someone = self.rng.choice(waiting)
        acts: list[Callable[[], Awaitable[Result]]] = [
            partial(someone.slash, den.channel, "move", move=move, match=match.id),
            partial(den.press, someone, board, right),
            partial(mover.slash, den.channel, "move", move="N99 @everyone", match=match.id),
            partial(den.press, mover, board, f"move:{match.id}:{match.ply}:ZZ9"),
            partial(den.press, mover, board, f"move:{match.id + 50}:0:{move}"),
        ]
        if match.ply and not standpoint.position.gathering:
            acts.append(partial(den.press, mover, board, stale))
        acts += [
            partial(mover.slash, den.channel, "move", move=move, match=ended) for ended in self.over
        ]
        acts += [
            partial(den.press, self.rng.choice(self.people), message, custom_id, value)
            for message, custom_id, value in self.old_presses
        ]
        await self.refused(self.rng.choice(acts))

    async def refused(self, act: Callable[[], Awaitable[Result]]) -> None:
        """Do something that is refused: told once, to one person, and nothing is posted."""
        before = [post.id for post in self.den.posts()]
        result = await act()
        texts = self.heard(result)
        if result.response and result.response.ephemeral and not result.followups:
            texts = [result.response.content]  # a private question, replaced by the refusal
        (text,) = texts
        assert "went wrong" not in text
        assert not text.endswith("?"), "the question was asked once more"
        assert [post.id for post in self.den.posts()] == before
        self.refusals += 1

    # What there is to see

    def heard(self, result: Result) -> list[str]:
        """What only the person who acted reads."""
        messages = [*result.followups, result.response]
        return [each.content for each in messages if each and each.ephemeral and each.content]

    def board(self, match: int) -> discord.Message:
        """The newest board of a match."""
        return next(post for post in reversed(self.den.boards()) if shows(post) == match)

    def on_menu(self, match: int, move: str) -> tuple[str, str] | None:
        """The menu and the option below the newest board with which ``move`` begins."""
        start = move.split(maxsplit=1)[0]
        for menu in menus(self.board(match)):
            if menu.custom_id and start in {option.value for option in menu.options}:
                return menu.custom_id, start
        return None

    async def check(self) -> None:
        """The database holds what ought to be, and the channel shows it once."""
        everywhere = self.den.boards()
        for number, moves in self.played.items():
            match = await self.den.bot.matches.get(number)
            assert [move.move for move in match.moves] == moves
            assert bool(match.ended) >= (number in self.over)
            if match.ended:
                self.over.add(number)
            boards = [post for post in everywhere if shows(post) == number]
            pressable = [post.id for post in boards if post.components]
            assert pressable == [boards[-1].id]
            told = self.den.bot.matches.as_told(self.den.bot.matches.stand(match))
            assert told.match.stage == stage(boards[-1])


def shows(post: discord.Message) -> int:
    name = BOARD_NAME.fullmatch(post.attachments[0].filename)
    assert name
    return int(name["match"])


def stage(post: discord.Message) -> tuple[int, bool]:
    name = BOARD_NAME.fullmatch(post.attachments[0].filename)
    assert name
    return int(name["ply"]), bool(name["end"])


def call_id(call: discord.Message) -> str:
    """The custom id of the button that accepts a challenge."""
    row = call.components[0]
    assert isinstance(row, discord.ActionRow)
    return row.children[0].custom_id or ""


@pytest.mark.parametrize("seed", [1, 2])
async def test_random_matches(den: World, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    unpainted(monkeypatch)
    evening = Evening(den, random.Random(seed))
    while len(evening.over) < MATCHES:
        running = await den.bot.matches.running(den.guild.id)
        if len(running) < TABLES and len(evening.played) < MATCHES:
            await evening.begin()
        else:
            await step(evening, evening.rng.choice(running))
        await evening.check()
    assert evening.refusals > 20
    await check_results(den)


async def step(evening: Evening, standpoint: Standpoint) -> None:
    """Do one thing or another."""
    chance = evening.rng.random()
    if chance < 0.03:
        await evening.den.restart()
    elif chance < 0.06:
        player = evening.den.player(standpoint.match.players[0])
        await player.slash(evening.den.channel, "board", match=standpoint.match.id)
    elif chance < 0.065 or standpoint.ply > LONG:
        await evening.resign(standpoint)
    elif chance < 0.35:
        await evening.nonsense(standpoint)
    else:
        await evening.move(standpoint)


async def check_results(den: World) -> None:
    """All matches replay, and the leaderboard says how they ended."""
    won: Counter[tuple[str, int]] = Counter()
    played: set[tuple[str, int]] = set()
    for number in range(1, MATCHES + 1):
        match = await den.bot.matches.get(number)
        told = read(record_text(match, ("Ada", "Ben"), ""))
        *_, last = replay(told)
        outcome = last.position.outcome
        assert told.result == match.result
        assert all(holds for _, holds in verified(told))
        assert match.result is not None
        assert outcome in (None, match.result)
        assert (outcome is None) == (match.result.reason == "resigned")
        played.update((match.game, person) for person in match.players)
        if match.result.winner is not None:
            won[match.game, match.players[match.result.winner]] += 1
    for game in GAMES:
        standings = await den.bot.store.ratings.page(den.guild.id, game, 0, 3)
        assert {each.person: each.account.won for each in standings} == {
            person: won[key, person] for key, person in played if key == game
        }
        result = await den.ada.slash(den.channel, "leaderboard", game=game)
        assert result.response
        tables = result.response.attachments
        assert len(tables) == bool(standings)
        for each in standings:
            assert tables[0].description
            account = each.account
            drawn = f" {account.drawn} drawn," * bool(account.drawn)
            name = den.player(each.person).user.global_name
            line = rf"{name} \d+ ± \d+, {account.won} won,{drawn} {account.lost} lost;"
            assert re.search(line, tables[0].description)
