"""What holds for the pictures of every game that is listed, seen along a whole match of it."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import render.theme as look
from bot.words import Words, languages
from engines import GAMES
from engines.endings import AGREED, LEFT, MODERATED, NO_RESULT, RESIGNED, TIME
from engines.game import SEATS, Outcome, Position, Seat, View
from render import PAINTERS, THEMES, Picture, picture
from render.painter import ALT_LIMIT
from tests.engines.games import GOLDEN, played
from tests.engines.replay import replayed
from tests.engines.twins import TWINS, nothing_hidden
from tests.render.looking import opened
from tests.render.tables import SAY
from tests.render.writing import grounds, hold_apart, record, unreadable

WATCHERS = (None, *SEATS)
_SHORT = 3
"""So few letters may stand on something drawn, such as a statue."""
STAGES = 9
"""At so many stages of a match, the first and the last included, its pictures are drawn."""

games = pytest.mark.parametrize("key", PAINTERS)
stages = pytest.mark.parametrize("stage", range(STAGES))


def test_every_game_has_a_painter() -> None:
    assert list(PAINTERS) == list(GAMES)


def standing(key: str, stage: int) -> Position[Any, Any]:
    return played(key, GOLDEN).at(stage / (STAGES - 1))


def check(drawn: Picture) -> None:
    image = opened(drawn.png)
    assert image.width == look.WIDTH
    assert image.height <= look.MAX_HEIGHT
    assert len(drawn.png) <= look.MAX_BYTES
    assert 1 <= len(drawn.alt) <= ALT_LIMIT
    assert drawn.alt.strip() == drawn.alt


@games
@stages
@pytest.mark.parametrize("theme", THEMES)
def test_every_picture_keeps_within_the_limits(key: str, stage: int, theme: str) -> None:
    for watcher in WATCHERS:
        check(picture(key, standing(key, stage).view(watcher), theme, SAY))


@games
@stages
@pytest.mark.parametrize("theme", THEMES)
def test_every_text_can_be_read(
    key: str, stage: int, theme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = grounds(monkeypatch)
    for watcher in WATCHERS:
        PAINTERS[key].paint(standing(key, stage).view(watcher), THEMES[theme], SAY)
    assert written
    assert unreadable(written, THEMES[theme]) == []


@games
@pytest.mark.parametrize("language", languages())
def test_the_texts_of_every_language_fit(
    key: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are drawn in their own letters, within the picture, and not over each other."""
    say, theme = Words(language), THEMES[look.DEFAULT_THEME]
    written, below = record(monkeypatch), grounds(monkeypatch)

    def hold(view: View, ended: Outcome | None = None) -> None:
        PAINTERS[key].paint(view, theme, say, ended=ended)  # what is kept is drawn elsewhere
        written.clear()
        image = PAINTERS[key].paint(view, theme, say, ended=ended)
        hold_apart(written, image.height, look.UNIT / 2)

    for position in played(key, GOLDEN).positions[::-4]:
        hold(position.view(None))
    for ended in endings():
        hold(standing(key, STAGES // 2).revealed(), ended)
    assert [each for each in below if len(each.words) > _SHORT and each.share < 1] == []


@games
def test_something_is_seen_of_every_move_and_every_theme(key: str) -> None:
    alts = [PAINTERS[key].describe(each.view(None), SAY) for each in played(key, GOLDEN).positions]
    assert len(set(alts)) > len(alts) // 2
    middle = standing(key, STAGES // 2).view(None)
    assert len({picture(key, middle, theme, SAY).png for theme in THEMES}) == len(THEMES)


@games
@pytest.mark.parametrize("theme", THEMES)
def test_the_end_is_shown_to_everybody(key: str, theme: str) -> None:
    last = standing(key, STAGES - 1)
    assert last.outcome
    before = PAINTERS[key].describe(standing(key, STAGES - 2).view(None), SAY)
    drawn = picture(key, last.revealed(), theme, SAY)
    check(drawn)
    assert drawn.alt != before


def endings() -> Iterator[Outcome]:
    """Every ending outside the rules."""
    for reason in (RESIGNED, TIME, LEFT, MODERATED):
        for winner in SEATS:
            yield Outcome(winner, reason, (0, 0))
    for reason in (AGREED, *NO_RESULT):
        yield Outcome(None, reason, (0, 0))


@games
@pytest.mark.parametrize("stage", [0, STAGES // 2])
def test_an_ending_outside_the_rules_is_named(key: str, stage: int) -> None:
    position = standing(key, stage)
    alts = {picture(key, position.view(None), look.DEFAULT_THEME, SAY).alt}
    for ended in endings():
        drawn = picture(key, position.revealed(), look.DEFAULT_THEME, SAY, ended=ended)
        check(drawn)
        assert (ended.reason == RESIGNED) == ("resigned" in drawn.alt), drawn.alt
        assert drawn.alt not in alts, "it does not say who has won"
        alts.add(drawn.alt)


@games
@stages
@pytest.mark.parametrize("watcher", WATCHERS)
def test_who_cannot_tell_two_matches_apart_sees_the_same(
    key: str, stage: int, watcher: Seat | None
) -> None:
    if TWINS[key] is nothing_hidden:
        pytest.skip("nothing is hidden in this game")
    ours = played(key, GOLDEN).until(stage / (STAGES - 1))
    rng = random.Random(stage)
    deal, moves = TWINS[key](ours.game, ours.deal, ours.moves, watcher, rng)
    theirs = replayed(ours.game, deal, moves)
    one, two = (each.positions[-1].view(watcher) for each in (ours, theirs))
    assert picture(key, one, look.DEFAULT_THEME, SAY) == picture(key, two, look.DEFAULT_THEME, SAY)
