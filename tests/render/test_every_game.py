"""What holds for the pictures of every game: within bounds, always the same, and no secrets."""

import io
import random

import pytest
from PIL import Image

from bot.words import Words
from engines.game import SEATS, Outcome, Seat
from render import DEFAULT_THEME, THEMES, picture
from render.painter import ALT_LIMIT
from render.theme import MAX_BYTES, MAX_HEIGHT, WIDTH
from tests.engines.games import games, played
from tests.engines.replay import replayed
from tests.engines.twins import TWINS

SAY = Words()
WATCHERS = (None, *SEATS)
SEEDS = range(3)


@games
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_picture_keeps_its_bounds(key: str, theme: str, seed: int) -> None:
    positions = played(key, seed).positions
    for position in (*positions[:: max(1, len(positions) // 6)], positions[-1]):
        for seat in WATCHERS:
            shown = picture(key, position.view(seat), theme, SAY)
            image = Image.open(io.BytesIO(shown.png))
            assert (image.format, image.mode, image.width) == ("PNG", "P", WIDTH)
            assert image.height <= MAX_HEIGHT
            assert len(shown.png) <= MAX_BYTES
            assert 1 <= len(shown.alt) <= ALT_LIMIT
            assert picture(key, position.view(seat), theme, SAY) == shown


@games
@pytest.mark.parametrize("seat", WATCHERS, ids=str)
@pytest.mark.parametrize("share", [0.0, 0.3, 0.7])
def test_what_a_seat_may_not_know_changes_nothing(
    key: str, share: float, seat: Seat | None
) -> None:
    ours = played(key, 1).until(share)
    rng = random.Random(1)
    theirs = replayed(ours.game, *TWINS[key](ours.game, ours.deal, ours.moves, seat, rng))
    one, two = (whole.positions[-1].view(seat) for whole in (ours, theirs))
    assert picture(key, one, DEFAULT_THEME, SAY) == picture(key, two, DEFAULT_THEME, SAY)


@games
@pytest.mark.parametrize("winner", [0, 1, None])
def test_a_match_that_ended_outside_the_rules_is_shown_as_over(
    key: str, winner: Seat | None
) -> None:
    view = played(key, 1).at(0.5).view(None)
    ended = Outcome(winner, "resigned" if winner is not None else "agreed", (0, 0))
    over, before = (picture(key, view, DEFAULT_THEME, SAY, ended=end) for end in (ended, None))
    assert over.png != before.png
    assert over.alt != before.alt
