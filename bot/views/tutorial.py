"""A person's first turns in a game: lessons on prepared positions, privately and alone.

A lesson is answered by pressing one of its tries. Nothing is stored: the buttons carry which game,
lesson and try they are.
"""

import asyncio
import re
from typing import TYPE_CHECKING, Any, Self

import discord

from bot.answers import Answer, sentence
from bot.games import TABLES, Lesson
from bot.games.table import Try
from bot.post import Post, mention
from bot.pressing import NUMBER, Pressable, fresh_view
from bot.refusals import Refusal
from bot.views.rules import RulesButton
from bot.voices import Voice
from engines import GAMES
from engines.game import IllegalMove, Position, Seat, Turn
from render import Say, picture

if TYPE_CHECKING:
    from bot.app import Fireside


class TutorialButton(
    Pressable,
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=rf"tutorial:(?P<game>\w+):(?P<lesson>{NUMBER})(?::(?P<tried>{NUMBER}))?",
):
    """Makes one of the tries of a lesson; without a number of one, goes to that lesson."""

    def __init__(self, game: str, lesson: int, tried: int | None = None, label: str = "") -> None:
        goes = tried is None
        super().__init__(
            discord.ui.Button(
                label=label or str(lesson + 1),
                style=discord.ButtonStyle.primary if goes else discord.ButtonStyle.secondary,
                custom_id=f"tutorial:{game}:{lesson}{'' if goes else f':{tried}'}",
            )
        )
        self._game = game
        self._lesson = lesson
        self._tried = tried

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: Any, match: re.Match[str]
    ) -> Self:
        tried = match["tried"]
        return cls(match["game"], int(match["lesson"]), None if tried is None else int(tried))

    async def press(self, bot: "Fireside", answer: Answer) -> None:
        person = answer.interaction.user.id
        await answer.replace(
            await tutorial_page(self._game, self._lesson, person, answer.voice, self._tried)
        )


async def tutorial_page(
    game: str, number: int, person: int, voice: Voice, tried: int | None = None
) -> Post:
    """A lesson for ``person``, counted from 0, after one of its tries if any was made.

    A lesson or a try that there is not (an older message of ours may name it) is the last one, or
    none.

    Raises:
        Refusal: there is no such game.
    """
    if game not in TABLES:
        raise Refusal("unknown-game", game=game)
    return await asyncio.to_thread(_drawn, game, number, person, voice, tried)


def played(
    game: str, lesson: Lesson, tried: Try
) -> tuple[Position[Any, Any], Seat, Turn[Any, Any] | IllegalMove]:
    """The position of a lesson, who acts there, and what a try comes to."""
    position = GAMES[game].replay(dict(lesson.deal), lesson.moves)
    seat = position.to_act[0]
    try:
        return position, seat, position.play(seat, position.parse(seat, tried.move))
    except IllegalMove as refused:
        return position, seat, refused


def _drawn(game: str, number: int, person: int, voice: Voice, tried: int | None) -> Post:
    say, lessons = voice.say, TABLES[game].tutorial()
    number = min(number, len(lessons) - 1)
    lesson = lessons[number]
    made = lesson.tries[tried] if tried is not None and tried < len(lesson.tries) else None
    position, seat, came = played(game, lesson, made or lesson.tries[0])
    if made is not None and made.right:
        assert isinstance(came, Turn), "a right move is legal"
        return _right(game, number, person, voice, came)
    text = say(lesson.text)
    if made is not None:
        why = sentence(came, say) if isinstance(came, IllegalMove) else say(made.note)
        text += "\n\n" + say("tutorial-wrong", move=_label(made, say), why=why)
    buttons = [
        TutorialButton(game, number, place, _label(each, say))
        for place, each in enumerate(lesson.tries)
    ]
    return Post(
        content=text,
        picture=picture(game, position.view(seat), voice.theme, say),
        name=_name(game, number),
        view=fresh_view(*buttons),
    )


def _right(game: str, number: int, person: int, voice: Voice, turn: Turn[Any, Any]) -> Post:
    """What came of a right move, and the way on."""
    say, table, lessons = voice.say, TABLES[game], TABLES[game].tutorial()
    seat = turn.events[0].seat

    def who(each: Seat) -> str:
        return mention(person) if each == seat else say("tutorial-opponent")

    told = say("tutorial-right", told=table.tell(turn.events, who, say))
    text = f"{told}\n{say(lessons[number].done)}"
    last = number == len(lessons) - 1
    if last:
        text += "\n\n" + say("tutorial-end", game=say(f"game-{game}"))
    moment = table.moment([turn.events])
    return Post(
        content=text,
        picture=picture(game, turn.position.view(seat), voice.theme, say),
        name=_name(game, number),
        beside=moment(voice.theme, say) if moment else None,
        view=fresh_view(
            RulesButton(game, 0, say("button-rules"))
            if last
            else TutorialButton(game, number + 1, label=say("button-next"))
        ),
    )


def _label(tried: Try, say: Say) -> str:
    return say(tried.label) if tried.label else tried.move


def _name(game: str, number: int) -> str:
    return f"tutorial-{game}-{number + 1}.png"
