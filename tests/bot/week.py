"""A week in a server: two dozen people do whatever can be done with the bot, drawn by lot.

Time passes in steps, and the bot stops and starts. What each act must not lead to is checked as it
is done; what is left of it all in the end is looked at by `tests.bot.test_a_week`.
"""

import random
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import Any

import discord
import simcord
from simcord.results import to_discord_message

from bot.app import Fireside
from bot.clocks import CLOCKS
from bot.integrity import faults
from bot.refusals import Refusal
from bot.standpoints import Standpoint
from engines import GAMES
from tests.bot.world import Result, World

PEOPLE = 24
AT_A_TIME = 14
"""Matches under way, beyond which nobody challenges."""
LONG = 150
"""Plies up to which a match is played on in one go."""
HOUR = 3600.0
WEEK = 7 * 24 * HOUR
STEPS = (20.0, 150.0, 600.0, 2 * HOUR, 12 * HOUR)
"""Seconds that may pass at once."""


@dataclass
class Week:
    """What happens in the server "Den", and what was done to it past the bot."""

    den: World
    rng: random.Random
    restarts: bool = True
    people: list[simcord.MemberActor] = field(default_factory=list)
    channels: list[simcord.ChannelHandle] = field(default_factory=list)
    deleted: set[int] = field(default_factory=set)
    passed: float = 0.0
    done: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        den = self.den
        self.people = [den.ada, den.ben, den.cleo]
        for number in range(PEOPLE - len(self.people)):
            user = den.env.create_user(f"guest{number}", global_name=f"Guest {number}")
            self.people.append(den.guild.add_member(user))
        role = den.guild.create_role("mod", permissions=discord.Permissions(manage_messages=True))
        self.moderator = den.guild.add_member(den.env.create_user("mod"), roles=[role])
        self.channels = [den.channel, den.guild.create_text_channel("more-games")]

    async def play(self, matches: int) -> None:
        """Go on until so many matches were begun."""
        while await self.begun() < matches:
            running = await self.running()
            acts = self.acts(running)
            names = list(acts)
            (name,) = self.rng.choices(names, [acts[each][0] for each in names])
            await acts[name][1]()
            self.done[name] = self.done.get(name, 0) + 1

    async def run_out(self) -> None:
        """Let all that is open come to its end, a week after the beginning or later."""
        while self.passed < WEEK:
            await self.wait(12 * HOUR)
        for standpoint in await self.running():
            if standpoint.match.clock == "none":
                await self.moderate(standpoint)
        while await self.running():
            await self.wait(12 * HOUR)
        for _ in range(3):  # the last challenges expire, and the last threads are archived
            await self.wait(12 * HOUR)

    def acts(
        self, running: list[Standpoint]
    ) -> dict[str, tuple[float, Callable[[], Awaitable[Any]]]]:
        """What can be done now, with how likely it is."""
        acts: dict[str, tuple[float, Callable[[], Awaitable[Any]]]] = {
            "answer": (14, self.answer),
            "settle": (6, self.settle),
            "rematch": (4, self.rematch),
            "away": (1.5, self.away),
            "look": (2, self.look),
            "wait": (6, lambda: self.wait(self.rng.choice(STEPS))),
            "leave": (0.4, self.leave),
        }
        if self.restarts:
            acts["restart"] = (1.5, self.restart)
        if len(running) < AT_A_TIME:
            acts["challenge"] = (12, self.challenge)
        if running:
            standpoint = self.rng.choice(running)
            in_match = {
                "move": (30, self.move),
                "play on": (3, self.play_on),
                "err": (6, self.err),
                "offer": (7, self.offer),
                "resign": (3, self.resign),
                "clash": (4, self.clash),
                "run short": (2, self.run_short),
                "moderate": (1, self.moderate),
                "delete": (1.5, self.delete),
                "delete thread": (0.7, self.delete_thread),
            }
            for name, (chance, act) in in_match.items():
                acts[name] = chance, partial(act, standpoint)
        return acts

    # Before and after a match

    async def challenge(self) -> None:
        """Challenge somebody, or anybody."""
        who, other = self.rng.sample(self.people, 2)
        game = self.rng.choice(list(GAMES))
        chosen: dict[str, Any] = {
            "clock": self.rng.choice(list(CLOCKS)),
            "where": self.rng.choice(("here", "here", "thread")),
            "first": self.rng.choice(("random", "challenger", "opponent")),
        }
        if self.rng.random() < 0.7:
            chosen["opponent"] = other
        if GAMES[game].options and self.rng.random() < 0.5:
            option = self.rng.choice(GAMES[game].options)
            chosen["variant"] = self.rng.choice(option.values)
        await self.slash(who, "challenge", game=game, **chosen)

    async def answer(self) -> None:
        """Press something below an open challenge; mostly who may."""
        rows = await self.rows("SELECT * FROM challenges WHERE state = 'open'")
        if not rows:
            return
        row = self.rng.choice(rows)
        post = self.post(row["channel"], row["message"])
        if post is None:
            return
        action = self.rng.choices(("accept", "decline", "cancel"), (8, 1, 1))[0]
        who = self.rng.choice(self.people)
        if self.rng.random() < 0.85:
            asked = row["challenger"] if action == "cancel" else row["opponent"]
            who = self.person(asked) or who
        press = partial(self.press, who, post, f"challenge:{row['id']}:{action}")
        await self.at_once(press, times=self.rng.choice((1, 1, 2)))

    async def rematch(self) -> None:
        """Want a rematch of a match that is over; one of the two, or both at once."""
        rows = await self.rows(
            "SELECT id FROM matches WHERE ended IS NOT NULL ORDER BY id DESC LIMIT 10"
        )
        if not rows:
            return
        match = await self.den.bot.matches.get(self.rng.choice(rows)["id"])
        board = await self.board(match.id)
        players = [each for each in map(self.person, match.players) if each is not None]
        if board is None or not players:
            return
        wanting = players if self.rng.random() < 0.6 else [self.rng.choice(self.people)]
        await self.at_once(
            *[partial(self.press, who, board, f"rematch:{match.id}") for who in wanting]
        )

    # In a match

    async def move(self, standpoint: Standpoint) -> None:
        """Make a legal move, typed or pressed."""
        found = self.some_move(standpoint)
        if found is None:
            return
        who, move = found
        match, board = standpoint.match, await self.board(standpoint.number)
        custom_id = f"move:{match.id}:{match.ply}:{move}"
        if board is not None and len(custom_id) <= 100 and self.rng.random() < 0.4:
            await self.press(who, board, custom_id)
        else:
            await self.slash(who, "move", move=move, match=match.id)

    async def play_on(self, standpoint: Standpoint) -> None:
        """Play a match on by its rules, to the end if that is near, without telling each move."""
        bot, number = self.den.bot, standpoint.number
        while standpoint.to_act and standpoint.ply < LONG:
            found = self.some_move(standpoint)
            if found is None:
                return
            who, move = found
            try:
                standpoint, _ = await bot.matches.play(number, who.id, move)
            except Refusal:
                break
        with self.den.env._bot_scope():  # what it does later, it does at the time of the world
            await bot.timekeeper.watch()
            await bot.bring(number)
        await self.den.env.settle()

    async def err(self, standpoint: Standpoint) -> None:
        """Do something that is refused, and see that only who did it is told."""
        match, board = standpoint.match, await self.board(standpoint.number)
        found = self.some_move(standpoint)
        if found is None:
            return
        mover, move = found
        stranger = self.rng.choice([each for each in self.people if each.id not in match.players])
        acts = [
            partial(self.slash, stranger, "move", move=move, match=match.id),
            partial(self.slash, mover, "move", move="N99 @everyone", match=match.id),
            partial(self.slash, mover, "move", move=move, match=match.id + 9999),
            partial(self.slash, stranger, "moderate end", match=match.id),
        ]
        if board is not None:
            acts += [
                partial(self.press, stranger, board, f"move:{match.id}:{match.ply}:{move}"[:100]),
                partial(self.press, mover, board, f"move:{match.id}:{match.ply + 7}:{move}"[:100]),
                partial(self.press, mover, board, f"rematch:{match.id}"),
            ]
        before = await self.stored()
        result = await self.rng.choice(acts)()
        assert answers(result), "what was refused was told"
        after = await self.stored()
        assert after[1:] == before[1:], "what was refused changed nothing"

    async def offer(self, standpoint: Standpoint) -> None:
        """Offer something, whether or not there is such in this match."""
        who = self.person(self.rng.choice(standpoint.match.players))
        if who is not None:
            draws = GAMES[standpoint.match.game].draws
            kinds = {"draw": 5 if draws else 1, "takeback": 4, "call-off": 1}
            (kind,) = self.rng.choices(list(kinds), list(kinds.values()))
            await self.slash(who, kind, match=standpoint.number)

    async def settle(self) -> None:
        """Answer an offer; mostly the one asked, perhaps twice."""
        rows = await self.rows(
            "SELECT offers.*, channel FROM offers JOIN matches ON matches.id = match"
            " WHERE state = 'open'"
        )
        if not rows:
            return
        row = self.rng.choice(rows)
        post = self.post(row["channel"], row["message"])
        match = await self.den.bot.matches.get(row["match"])
        who = self.person(match.players[1 - row["seat"]])
        if self.rng.random() < 0.2:
            who = self.rng.choice(self.people)
        if post is not None and who is not None:
            action = self.rng.choice(("accept", "accept", "decline"))
            press = partial(self.press, who, post, f"offer:{row['id']}:{action}")
            await self.at_once(press, times=self.rng.choice((1, 1, 2)))

    async def resign(self, standpoint: Standpoint) -> None:
        who = self.person(self.rng.choice(standpoint.match.players))
        if who is None:
            return
        result = await self.slash(who, "resign", match=standpoint.number)
        if result.response:
            answer = self.rng.choice(("yes", "yes", "no"))
            await self.press(who, result.response.message, f"resign:{standpoint.number}:{answer}")

    async def clash(self, standpoint: Standpoint) -> None:
        """Let several people act in a match before any of them is answered."""
        match, board = standpoint.match, await self.board(standpoint.number)
        found = self.some_move(standpoint)
        players = [each for each in map(self.person, match.players) if each is not None]
        if found is None or board is None:
            return
        mover, move = found
        acts = [
            partial(self.press, mover, board, f"move:{match.id}:{match.ply}:{move}"[:100]),
            partial(self.press, self.rng.choice(players), board, f"resign:{match.id}:yes"),
            *(partial(self.slash, each, "call-off", match=match.id) for each in players),
            *(partial(self.slash, each, "takeback", match=match.id) for each in players),
            partial(self.slash, self.moderator, "moderate end", match=match.id),
            partial(self.slash, mover, "away", until="1"),
            partial(self.slash, mover, "board", match=match.id),
        ]
        for row in await self.rows(
            "SELECT id FROM offers WHERE match = ? AND state = 'open'", match.id
        ):
            acts += [
                partial(self.press, each, board, f"offer:{row['id']}:accept") for each in players
            ]
        await self.at_once(*self.rng.sample(acts, 3))

    async def run_short(self, standpoint: Standpoint) -> None:
        """Let time pass until the very moment when that of a match runs out, or nearly so."""
        due = standpoint.match.due
        if due is not None:
            left = (due - self.den.env.now()).total_seconds()
            await self.wait(max(0.0, left + self.rng.choice((-1.0, -0.001, 0.0, 1.0))))

    async def moderate(self, standpoint: Standpoint) -> None:
        """Let the moderator end a match."""
        winner = self.person(self.rng.choice(standpoint.match.players))
        named = {"winner": winner} if winner is not None and self.rng.random() < 0.5 else {}
        await self.slash(self.moderator, "moderate end", match=standpoint.number, **named)

    # Around it

    async def away(self) -> None:
        until = self.rng.choice(("1", "3", "back", "back", "soon"))
        await self.slash(self.rng.choice(self.people), "away", until=until)

    async def look(self) -> None:
        """Look at something."""
        who = self.rng.choice(self.people)
        number = self.rng.randint(1, max(1, await self.begun()))
        name, options = self.rng.choice(
            [
                ("board", {"match": number}),
                ("matches", {}),
                ("replay", {"match": number}),
                ("away", {}),
            ]
        )
        await self.slash(who, name, **options)

    async def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.passed += seconds
        while seconds > 0:
            step = min(seconds, 3 * HOUR)
            await self.den.env.advance_time(step)
            seconds -= step

    async def restart(self) -> None:
        """Stop the bot and start it again, at once or after a while."""
        await self.sound()
        await self.den.bot.close()
        await self.wait(self.rng.choice((0.0, 0.0, 90.0, 2 * HOUR, 30 * HOUR)))
        self.den.bot = Fireside(self.den.path)
        await self.den.env.restart_bot(self.den.bot)

    async def leave(self) -> None:
        """Somebody leaves the server."""
        if len(self.people) > PEOPLE // 2:
            self.den.guild.remove_member(self.people.pop(self.rng.randrange(len(self.people))))
            await self.den.env.settle()

    async def delete(self, standpoint: Standpoint) -> None:
        """Somebody deletes the newest board of a match."""
        board = await self.board(standpoint.number)
        if board is not None:
            self.deleted.add(board.id)
            await self.den.bot.http.delete_message(board.channel.id, board.id)
            await self.den.env.settle()

    async def delete_thread(self, standpoint: Standpoint) -> None:
        if standpoint.match.thread:
            self.den.env.backend.delete_channel(standpoint.match.channel)
            await self.den.env.settle()

    async def sound(self) -> None:
        """See that what is stored can be so."""
        assert [fault async for fault in faults(self.den.bot.store)] == []

    # What people do, and hear

    async def slash(self, who: simcord.MemberActor, name: str, **options: Any) -> Result:
        return self.private(await who.slash(self.rng.choice(self.channels), name, **options))

    async def press(self, who: simcord.MemberActor, post: Any, custom_id: str) -> Result:
        return self.private(await self.den.press(who, post, custom_id))

    async def at_once(self, *acts: Callable[[], Awaitable[Result]], times: int = 1) -> None:
        for result in await self.den.at_once(*acts * times):
            self.private(result)

    def private(self, result: Result) -> Result:
        """What was answered, seen only by who acted, and no apology for a fault of ours."""
        for message in answers(result):
            assert message.ephemeral, message.content
            assert "went wrong" not in message.content
        return result

    # What there is

    async def rows(self, query: str, *values: int) -> list[Any]:
        return await self.den.bot.store._database.all(query, values)

    async def begun(self) -> int:
        (row,) = await self.rows("SELECT count(*) AS begun FROM matches")
        return int(row["begun"])

    async def running(self) -> list[Standpoint]:
        return await self.den.bot.matches.running(self.den.guild.id)

    async def stored(self) -> list[Any]:
        """All that is stored of matches; in front what changes as time passes."""
        tables = ("boards", "matches", "moves", "offers", "challenges", "moderations")
        return [[tuple(row) for row in await self.rows(f"SELECT * FROM {each}")] for each in tables]  # noqa: S608

    def some_move(self, standpoint: Standpoint) -> tuple[simcord.MemberActor, str] | None:
        """A legal move and who makes it; None where they are gone."""
        if not standpoint.to_act:
            return None
        seat = self.rng.choice(standpoint.to_act)
        legal = list(islice(standpoint.position.legal_moves(seat), 60))
        who = self.person(standpoint.match.players[seat])
        return None if who is None else (who, str(self.rng.choice(legal)))

    def person(self, number: int | None) -> simcord.MemberActor | None:
        """A person who is still here."""
        return next((each for each in self.people if each.id == number), None)

    def places(self) -> Iterator[simcord.ChannelHandle]:
        """The channels and their threads."""
        for channel in self.channels:
            yield channel
            yield from channel.threads

    def still_there(self) -> set[int]:
        """The ids of all channels and threads."""
        return {place.id for place in self.places()}

    def post(self, channel: int, message: int | None) -> discord.Message | None:
        """A message, if it is there."""
        stored = self.den.env.backend.messages.get(channel, {}).get(message or 0)
        return None if stored is None else to_discord_message(self.den.env, stored)

    async def board(self, match: int) -> discord.Message | None:
        """The newest board of a match that is there."""
        rows = await self.rows(
            "SELECT channel, message FROM boards WHERE match = ? ORDER BY message DESC", match
        )
        posts = (self.post(row["channel"], row["message"]) for row in rows)
        return next((post for post in posts if post is not None), None)


def answers(result: Result) -> list[simcord.ResponseMessage]:
    """What was answered; a press is shown with the message below which it was, if not anew."""
    kind = str(result._interaction.response_kind)
    first = None if "update" in kind.lower() else result.response
    return [each for each in (first, *result.followups) if each is not None and each.content]
