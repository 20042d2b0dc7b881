"""Twin matches of TacTiki through the whole bot: all that one reader and a spectator are sent.

A match is played up to its last moves without Discord and from there through it, with everything
that the two may press and type in between. What the other player gets privately is left out, but
not that it is sent.
"""

import logging
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
import simcord

from engines import GAMES
from engines.game import Json, Seat, other
from tests.bot.sealing import telling_nothing
from tests.bot.tiki import KEY, begin, board, menu_of, shown
from tests.bot.world import World, in_time, world
from tests.engines.games import played
from tests.engines.twins import TWINS, Moves

OURS = ("bot", "engines", "render")
WRONG = ("A1-B2", "3@C3", "12 34 55 14 23", "E5-D5", "hello")


@dataclass
class Case:
    """A reachable match that goes on, a seat (None: nobody's), and so many last moves."""

    deal: Json
    moves: Moves
    seat: Seat | None
    last: int

    def twin(self, rng: random.Random) -> "Case":
        """A match that the seat and a spectator cannot tell from this one."""
        deal, moves = TWINS[KEY](GAMES[KEY], self.deal, self.moves, self.seat, rng)
        return Case(deal, moves, self.seat, self.last)


def case(seed: int, share: float, seat: Seat | None, last: int) -> Case:
    """A case from one of the games that are played by lot."""
    game = played(KEY, seed)
    plies = game.plies[: 2 + int(share * (len(game.plies) - 3))]
    return Case(game.deal, [(ply.seat, str(ply.move)) for ply in plies], seat, last)


@dataclass
class Sight:
    """What the reader and the spectator see, act by act."""

    den: World
    seat: Seat | None
    seen: list[Any] = field(default_factory=list)
    lines: list[Any] = field(default_factory=list)
    _requests: int = 0

    async def after(self, *results: Any, theirs: bool = False) -> None:
        """Write down what there is to see after an act; ``theirs`` if it is the other player's."""
        den = self.den
        self.seen.append(
            [
                [
                    "something"
                    if self.elsewhere(each.path) or (theirs and not self.concerns(each.path))
                    else request(each)
                    for each in den.env.http_requests[self._requests :]
                ],
                [await message(post) for post in den.posts()[-3:]],
                [await message(post) for post in self.letters()],
                [await answer(result) for result in results],
                [(line.name, line.levelname, line.getMessage()) for line in self.lines],
            ]
        )
        self._requests = len(den.env.http_requests)
        self.lines.clear()

    def elsewhere(self, path: str) -> bool:
        """Whether a request is about the private messages of somebody else."""
        return path.startswith("/channels/") and not self.concerns(path)

    def concerns(self, path: str) -> bool:
        """Whether a request is about what the reader or the spectator see."""
        places = [self.den.channel.id]
        if self.seat is not None:
            places.append(self.person.user.dm_channel.id)
        return any(path.startswith(f"/channels/{place}/") for place in places)

    @property
    def person(self) -> simcord.MemberActor:
        assert self.seat is not None
        return (self.den.ada, self.den.ben)[self.seat]

    def letters(self) -> list[discord.Message]:
        return [] if self.seat is None else list(self.person.user.dm_channel.history())


def request(entry: Any) -> Any:
    """A request without what is drawn by lot for each."""
    sent = entry.json
    if isinstance(sent, dict) and not str(sent.get("nonce", "")).startswith("fireside"):
        sent = {**sent, "nonce": None}
    return entry.method, entry.path, sent


async def message(post: Any) -> Any:
    """All that a message shows, pictures byte for byte."""
    return (
        post.content,
        [row.to_dict() for row in post.components],
        [(a.filename, a.description, await a.read()) for a in post.attachments],
    )


async def answer(result: Any) -> Any:
    """All that somebody hears, completions included."""
    if isinstance(result, list):
        return result
    told = [each for each in (*result.followups, result.response) if each is not None]
    return [await message(each.message) for each in told]


async def sight(path: Path, case: Case) -> list[Any]:
    """All that the case's seat and a spectator are sent."""
    ours = [logging.getLogger(name) for name in OURS]
    with telling_nothing():
        async with world(path) as den, in_time(den):
            here = Sight(den, case.seat)
            handler = _Kept(here.lines)
            levels = [logger.level for logger in ours]
            for logger in ours:
                logger.addHandler(handler)
                logger.setLevel(logging.DEBUG)
            try:
                await _evening(den, here, case)
            finally:
                for logger, level in zip(ours, levels, strict=True):
                    logger.removeHandler(handler)
                    logger.setLevel(level)
            return here.seen


class _Kept(logging.Handler):
    """Keeps what is logged."""

    def __init__(self, lines: list[Any]) -> None:
        super().__init__(logging.DEBUG)
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(record)


async def _evening(den: World, here: Sight, case: Case) -> None:
    await begin(den)
    async with den.bot.store._database.transaction() as writer:
        memory = case.deal.get("memory", "")
        await writer.execute(
            "UPDATE matches SET deal = json(?)", ('{"memory": "open"}' if memory else "{}",)
        )
    den.bot.matches._positions.clear()
    begun = max(0, len(case.moves) - case.last)
    players = den.ada, den.ben
    for seat, move in case.moves[:begun]:
        await den.bot.matches.play(1, players[seat].id, move)
    await den.bot.courier.board(1)
    await den.bot.letters.deliver(1)
    await here.after()
    await _look(den, here)
    for seat, move in case.moves[begun:]:
        result = await players[seat].slash(den.channel, "move", move=move)
        if seat == here.seat:
            await here.after(result)
        else:
            await here.after(theirs=True)
        await _look(den, here)


async def _look(den: World, here: Sight) -> None:
    """Everything that the reader and the spectator can press and type without a move."""
    results: list[Any] = []
    cleo, channel = den.cleo, den.channel
    results.append(await cleo.click(board(den), label="My ranks"))
    results.append(await cleo.click(board(den), label="Watch"))
    results.append(await cleo.slash(channel, "matches", which="here"))
    results.append(await cleo.autocomplete(channel, "board", "match", ""))
    await here.after(*results)
    if here.seat is None:
        return
    me = here.person
    await here.after(
        await me.slash(channel, "ranks"),
        await me.click(board(den), label="My ranks"),
        *[await me.autocomplete(channel, "move", "move", typed) for typed in ("", "B", "1")],
        await me.autocomplete(channel, "move", "match", ""),
        await me.slash(channel, "matches"),
    )
    stand = await den.bot.matches.standpoint(1)
    results = [await me.slash(channel, "move", move=wrong, match=1) for wrong in WRONG[:2]]
    if here.seat not in stand.to_act or other(here.seat) in stand.to_act:
        await here.after(*results)
        return
    if stand.position.view(None).turn:
        opened = await me.click(board(den), label="Choose your steps")
        results.append(opened)
        picker = opened.followups[0].message
        menu = menu_of(picker, "tiki-piece")
        for option in menu.options[:1] + menu.options[-1:]:
            pressed = await me.select(picker, [option.value], custom_id=menu.custom_id)
            results.append(pressed)
            picker = shown(pressed)
    await here.after(*results)


def differs(one: Sequence[Any], two: Sequence[Any]) -> list[int]:
    """In which acts two sights differ."""
    acts = [number for number, (a, b) in enumerate(zip(one, two, strict=False)) if a != b]
    return acts if len(one) == len(two) else [*acts, min(len(one), len(two))]
