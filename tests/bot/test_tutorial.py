"""Every game teaches the first turns, on positions that can be, with answers that are as said."""

import discord
import pytest

from bot.games import TABLES
from bot.post import ALT_TEXT, CONTENT, LABEL
from bot.views.tutorial import played
from bot.words import Words
from engines import GAMES
from engines.game import IllegalMove, Turn
from tests.bot.acts import unpainted
from tests.bot.hearing import everything, heard, labels, refused, told
from tests.bot.world import GAME, World
from tests.engines.games import games

say = Words()


@games
def test_right_answers_are_legal_and_wrong_ones_have_a_reason(key: str) -> None:
    lessons = TABLES[key].tutorial()
    assert 3 <= len(lessons) <= 5
    for lesson in lessons:
        rights = [each for each in lesson.tries if each.right]
        assert 0 < len(rights) < len(lesson.tries) <= 5
        assert len({each.move for each in lesson.tries}) == len(lesson.tries)
        for each in lesson.tries:
            _, seat, came = played(key, lesson, each)
            assert 1 <= len(each.move) <= LABEL
            if isinstance(came, Turn):
                assert came.events[0].seat == seat
                assert each.right != bool(each.note), "a legal move is right, or worse as said"
            else:
                assert isinstance(came, IllegalMove)
                assert not each.right
                assert not each.note, "the rules say why"
            assert len(say(each.note) if each.note else "") <= CONTENT / 2


@games
def test_the_lessons_are_numbered_as_they_come(key: str) -> None:
    lessons = TABLES[key].tutorial()
    for number, lesson in enumerate(lessons, start=1):
        assert f"{number} of {len(lessons)}" in say(lesson.text).splitlines()[0]


async def test_help_names_it(den: World) -> None:
    assert "`/tutorial`" in told(await den.ada.slash(den.channel, "help"))


@games
async def test_a_whole_tutorial_is_pressed_through(den: World, key: str) -> None:
    lessons = TABLES[key].tutorial()
    before = everything(den)
    result = await den.cleo.slash(den.channel, "tutorial", game=key)
    for number, lesson in enumerate(lessons):
        assert told(result) == say(lesson.text)
        check_picture(result, key, number)
        for place, each in enumerate(lesson.tries):
            if not each.right:
                assert len(labels(heard(result))) == len(lesson.tries)
                result = await den.cleo.click(heard(result), label=labels(heard(result))[place])
                assert told(result).startswith(f"{say(lesson.text)}\n\n❌ **")
                check_picture(result, key, number)
        if number == 1:
            await den.restart()
        place = next(place for place, each in enumerate(lesson.tries) if each.right)
        result = await den.cleo.click(heard(result), label=labels(heard(result))[place])
        assert told(result).startswith("✅ ")
        assert say(lesson.done) in told(result)
        check_picture(result, key, number)
        if number < len(lessons) - 1:
            assert labels(heard(result)) == ["Next"]
            result = await den.cleo.click(heard(result), label="Next")
    assert told(result).endswith(say("tutorial-end", game=say(f"game-{key}")))
    result = await den.cleo.click(heard(result), label="Rules")
    assert say(TABLES[key].rules()[0].key) in [each.content for each in result.followups]
    assert everything(den) == before, "a tutorial leaves nothing behind"


def check_picture(result: object, key: str, number: int) -> None:
    """The answer shows the lesson, with words for those who cannot see it, within the limits."""
    message = heard(result)  # type: ignore[arg-type]
    assert len(message.content) <= CONTENT
    shown = message.attachments
    assert shown[0].filename == f"tutorial-{key}-{number + 1}.png"
    assert all(1 <= len(each.description or "") <= ALT_TEXT for each in shown)


async def public(den: World) -> discord.Message:
    """A message that everybody sees, to press what is not on it."""
    await den.ada.slash(den.channel, "challenge", game=GAME)
    return den.last


async def test_a_duel_is_shown_beside_the_board(den: World) -> None:
    result = await den.press(den.cleo, await public(den), "tutorial:tactiki:3:2")
    assert len(heard(result).attachments) == 2
    assert "TIKI 4 beats TAC 1" in told(result)


async def test_what_no_message_of_ours_says_is_taken_calmly(
    den: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    unpainted(monkeypatch)
    here, huge = await public(den), "9" * 18
    said = await refused(den, den.press(den.cleo, here, "tutorial:chess:0"))
    assert said.startswith("There is no game called")
    for key in GAMES:
        lessons = TABLES[key].tutorial()
        for ids, expected in ((huge, lessons[-1]), (f"0:{huge}", lessons[0])):
            result = await den.press(den.cleo, here, f"tutorial:{key}:{ids}")
            assert told(result) == say(expected.text)
