"""What people do with the bot, each prepared so that it can be done at once.

And what each must lead to in the database and in the channel, whatever became of the requests.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
import pytest
import simcord

import bot.bulletins
from bot.bulletins import BOARD_NAME, MOMENT_NAME
from bot.games import battleoflits_picker, tactiki, tactiki_picker, tactiki_row
from bot.games.tictactrek_rules import BAG, MOVES
from bot.store import Challenge, NewChallenge
from engines import GAMES
from engines.endings import AGREED, RESIGNED
from engines.game import Position, Seat, View
from engines.tictactrek import TicTacTrek
from render import Picture
from tests.bot.playing import MOVING
from tests.bot.world import GAME, World


@dataclass(frozen=True)
class Book:
    """A match of which every move is known, with the seat that makes it."""

    game: str
    deal: Mapping[str, Any]
    moves: Sequence[tuple[Seat, str]]

    def position(self, ply: int) -> Position[Any, Any]:
        """Where the match stands after so many moves."""
        return GAMES[self.game].replay(dict(self.deal), self.moves[:ply])

    def told(self, stage: tuple[int, bool]) -> tuple[int, bool]:
        """The stage that a channel hears of: a turn is told when it is complete."""
        ply, ended = stage
        return stage if ended else (ply - self.position(ply).steps_made, ended)


TREK = Book(GAME, {"bag": list(BAG)}, [(ply % 2, move) for ply, move in enumerate(MOVES)])


@dataclass
class Scene:
    """A channel of its own with a challenge, or a match after ``plies`` moves."""

    den: World
    channel: simcord.ChannelHandle
    plies: int = -1
    book: Book = TREK
    challenge: int = 0
    match: int = 0
    seen: list[discord.Message] = field(default_factory=list)
    """Private messages that somebody got on the way."""

    def mover(self, ply: int) -> simcord.MemberActor:
        """Who makes the move of this ply: Ada in seat 0."""
        return (self.den.ada, self.den.ben)[self.book.moves[ply][0]]

    def posts(self) -> list[discord.Message]:
        return list(self.channel.history())

    def boards(self, gone: int = 0) -> list[tuple[int, bool]]:
        """The stages that the boards in the channel show, oldest first, but for one ``gone``."""
        posts = [post for post in self.posts() if post.attachments and post.id != gone]
        matches = [BOARD_NAME.fullmatch(post.attachments[0].filename) for post in posts]
        assert all(match and int(match["match"]) == self.match for match in matches), posts
        return [(int(match["ply"]), bool(match["end"])) for match in matches if match]

    def calls(self) -> list[discord.Message]:
        """The messages of challenges in the channel."""
        return [post for post in self.posts() if not post.attachments]

    async def made(self) -> Challenge:
        """The challenge of this channel."""
        if not self.challenge:
            row = await self.den.bot.store._database.one(
                "SELECT id FROM challenges WHERE channel = ?", (self.channel.id,)
            )
            assert row is not None, "the challenge was not saved"
            self.challenge = row["id"]
        challenge = await self.den.bot.store.challenges.get(self.challenge)
        assert challenge is not None
        return challenge


@dataclass(frozen=True)
class Act:
    """Something that somebody does.

    It begins at ply ``plies`` (-1: before the match, -2: before the challenge) and leads to the
    stage ``stage`` of the match, None where there is none yet. ``before`` is done on the way,
    without faults. ``again`` says that the board is posted once more. The boards of ``posted``
    plies are in the channel already, besides the present one.
    """

    name: str
    plies: int
    stage: tuple[int, bool] | None
    do: Callable[[Scene], Awaitable[Any]]
    before: Callable[[Scene], Awaitable[Any]] | None = None
    again: bool = False
    book: Book = TREK
    posted: Sequence[int] = ()


async def _challenge(scene: Scene) -> None:
    ada = scene.den.ada
    await ada.slash(
        scene.channel, "challenge", game=GAME, opponent=scene.den.ben, first="challenger"
    )


async def _accept(scene: Scene) -> None:
    await scene.den.ben.click(scene.calls()[0], label="Accept")


async def type_move(scene: Scene, ply: int) -> simcord.InteractionResult:
    """Make the move of this ply by typing it."""
    move = scene.book.moves[ply][1]
    return await scene.mover(ply).slash(scene.channel, "move", move=move, match=scene.match)


async def type_next(scene: Scene) -> None:
    """Make the next move by typing it."""
    await type_move(scene, scene.plies)


async def _pick(scene: Scene) -> None:
    """Choose the move's field from the menu below the newest board."""
    field = MOVES[scene.plies].split()[0]
    board = scene.posts()[-1]
    menu = next(
        menu
        for row in board.components
        if isinstance(row, discord.ActionRow)
        for menu in row.children
        if isinstance(menu, discord.SelectMenu)
        and field in {option.value for option in menu.options}
    )
    result = await scene.mover(scene.plies).select(board, [field], custom_id=menu.custom_id)
    scene.seen += [each.message for each in result.followups]


async def _follow_up(scene: Scene) -> None:
    custom_id = f"move:{scene.match}:{scene.plies}:{MOVES[scene.plies]}"
    await scene.mover(scene.plies).click(scene.seen[-1], custom_id=custom_id)


async def _ask_to_resign(scene: Scene) -> None:
    result = await scene.den.ben.slash(scene.channel, "resign", match=scene.match)
    assert result.response
    scene.seen.append(result.response.message)


async def _resign(scene: Scene) -> None:
    await scene.den.ben.click(scene.seen[-1], custom_id=f"resign:{scene.match}:yes")


async def show(scene: Scene) -> None:
    """Let Ada ask for the board."""
    await scene.den.ada.slash(scene.channel, "board", match=scene.match)


LAST = len(MOVES) - 1
ACTS = {
    act.name: act
    for act in (
        Act("challenge", -2, None, _challenge),
        Act("accept", -1, (0, False), _accept),
        Act("type", 3, (4, False), type_next),
        Act("pick", 4, (5, False), _pick),
        Act("follow-up", MOVING, (MOVING + 1, False), _follow_up, _pick),
        Act("resign", 5, (5, True), _resign, _ask_to_resign),
        Act("last move", LAST, (LAST + 1, True), type_next),
        Act("show", 6, (6, False), show, again=True),
    )
}


DRAWN = (
    (tactiki, "duel_picture"),
    (tactiki_picker, "board_picture"),
    (tactiki_row, "setup_picture"),
)
"""Where games draw pictures of their own."""


def simplify(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal every match for `MOVES`, and do without pictures."""

    def deal(*_: Any) -> dict[str, Any]:
        return {"bag": list(BAG)}

    monkeypatch.setattr(TicTacTrek, "deal", deal)
    unpainted(monkeypatch)


def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do without pictures, which take the most time."""

    def picture(_game: str, view: View, *_: Any, **__: Any) -> Picture:
        board = f"a board after {view.ply} moves"
        return Picture(png=board.encode(), alt=board)

    monkeypatch.setattr(bot.bulletins, "picture", picture)
    monkeypatch.setattr(battleoflits_picker, "drawn", lambda *_: Picture(b"a piece", "a piece"))
    for module, name in DRAWN:
        monkeypatch.setattr(module, name, lambda *_, **__: (b"a picture", "a picture"))


async def prepare(den: World, act: Act, name: str) -> Scene:
    """A channel in which ``act`` can be done."""
    scene = Scene(den, den.guild.create_text_channel(name), act.plies, act.book)
    await den.bot.store.settings.settle(den.guild.id, matches=1_000, challenges=1_000)
    for who in (den.ada, den.ben, den.cleo):  # so that Discord is not asked whether they are there
        den.bot.gone.members.saw(den.guild.id, who.id, den.env.now())
    if act.plies == -2:
        return scene
    with den.env.time_context():
        await _stand(scene, act.plies, act.posted)
    if act.before:
        await act.before(scene)
    return scene


async def _stand(scene: Scene, plies: int, posted: Sequence[int]) -> None:
    """Put a challenge, or a match after so many moves, into the store, and post it."""
    den, book, store = scene.den, scene.book, scene.den.bot.store
    challenge = await den.bot.matches.challenge(
        NewChallenge(
            den.guild.id,
            scene.channel.id,
            book.game,
            GAMES[book.game].chosen({}),
            "challenger",
            den.ada.id,
            den.ben.id,
            rated=True,
        )
    )
    scene.challenge = challenge.id
    if plies == -1:
        assert await den.bot.courier.challenge(challenge.id)
        return
    people = den.ada.id, den.ben.id
    number = await store.matches.start(challenge, people, dict(book.deal), den.env.now())
    assert number is not None
    scene.match = number
    await store.challenges.posted(challenge.id, None, "accepted")
    before = 0
    for ply in (*posted, plies):
        async with store._database.transaction() as writer:
            await writer.executemany(
                "INSERT INTO moves (match, ply, seat, move, played) VALUES (?, ?, ?, ?, 0)",
                [(number, each, *book.moves[each]) for each in range(before, ply)],
            )
        before = ply
        assert await den.bot.courier.board(number)
    await den.bot.letters.deliver(number)


async def whole(scene: Scene, stage: tuple[int, bool]) -> None:
    """The match is at ``stage``, replays, and has the result that it should."""
    stored = await scene.den.bot.store.matches.get(scene.match)
    assert stored is not None
    assert stored.stage == stage
    assert [(move.seat, move.move) for move in stored.moves] == list(scene.book.moves[: stored.ply])
    outcome = scene.book.position(stored.ply).outcome
    if outcome is None and stored.ended:
        assert stored.result is not None
        assert stored.result.reason in (RESIGNED, AGREED)
    else:
        assert stored.result == outcome


def told(
    scene: Scene,
    stage: tuple[int, bool],
    *,
    repeated: Mapping[tuple[int, bool], int] | None = None,
    gone: int = 0,
) -> None:
    """The channel shows each stage once and ``stage`` last, and only that can be pressed.

    ``repeated`` says which stages are shown another number of times; ``gone`` is a message that
    Discord said was gone. What was for its moment only stands with the last turn at most.
    """
    boards = scene.boards(gone)
    assert boards == sorted(boards)
    assert boards[-1] == stage
    counted = scene.boards() if repeated else boards
    wanted = dict.fromkeys(counted, 1) | dict(repeated or {})
    assert {each: counted.count(each) for each in wanted} == wanted
    posts = [post for post in scene.posts() if post.attachments and post.id != gone]
    pressable = [post.id for post in posts if post.components]
    assert pressable == [posts[-1].id]
    for post, shown in zip(posts, boards, strict=True):
        fleeting = MOMENT_NAME in [each.filename for each in post.attachments]
        assert shown == stage or not fleeting


def check_messages(scene: Scene, *, calls: int, open_calls: int) -> None:
    """The channel holds so many messages of challenges, and so many of them can be pressed."""
    assert len(scene.calls()) == calls
    assert sum(bool(call.components) for call in scene.calls()) == open_calls
