"""Animations: one palette, every picture as it was drawn, and never too large."""

import io
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.words import Words
from render import PAINTERS, THEMES, animation
from render.animation import MOST_FRAMES, SAMPLES, Film, chosen
from render.canvas import in_colours
from tests.engines.games import games, played

THEME = THEMES["default"]


def drawn(key: str, count: int) -> list[Image.Image]:
    """The first pictures of a match, with everything uncovered."""
    positions = [each for each in played(key, 0).positions if not each.steps_made][:count]
    return [PAINTERS[key].paint(each.revealed(), THEME, Words()) for each in positions]


def filmed(pictures: list[Image.Image]) -> bytes:
    film = Film([pictures[number] for number in chosen(len(pictures), SAMPLES)], THEME)
    for picture in pictures:
        film.add(picture)
    return film.written()


def opened(gif: bytes) -> Any:
    return Image.open(io.BytesIO(gif))


@games
def test_every_picture_is_as_it_was_drawn(key: str) -> None:
    pictures = drawn(key, 12)
    gif = opened(filmed(pictures))
    assert gif.n_frames == len(pictures)
    assert gif.size == (500, max(picture.reduce(2).height for picture in pictures))
    for number, picture in enumerate(pictures):
        gif.seek(number)
        small = picture.reduce(2)
        shown = gif.convert("RGB").crop((0, 0, *small.size))
        bands = ImageChops.difference(shown, small).split()
        off = [sum(band.histogram()[48:]) for band in bands]
        assert max(off) < small.width * small.height / 100, number


@games
def test_what_stays_the_same_is_not_written_again(key: str) -> None:
    pictures = drawn(key, 12)
    alone = sum(len(filmed([picture])) for picture in pictures)
    assert len(filmed(pictures)) < 0.8 * alone


def test_the_last_picture_is_held_and_a_long_match_goes_by_faster() -> None:
    colours = [Image.new("RGB", (1000, 100), THEME.background) for _ in range(80)]
    for number, picture in enumerate(colours):
        picture.paste(THEME.ink, (0, 0, 12 * number + 2, 100))

    def durations(pictures: list[Image.Image]) -> list[int]:
        gif = opened(filmed(pictures))
        found = []
        for number in range(gif.n_frames):
            gif.seek(number)
            found.append(gif.info["duration"])
        return found

    few = durations(colours[:5])
    assert few == [1200, 1200, 1200, 1200, 4000]
    many = durations(colours)
    assert many[-1] == 4000
    assert 300 <= many[1] < 1200
    assert durations(colours[:2]) == [1200, 4000]


def test_a_file_that_is_too_large_is_made_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = drawn("tictactrek", 8)
    whole = filmed(pictures)
    monkeypatch.setattr(animation, "MAX_BYTES", len(whole) // 2)
    less = filmed(pictures)
    assert len(less) <= len(whole) // 2
    assert opened(less).width < 500
    assert opened(less).n_frames == len(pictures)
    monkeypatch.setattr(animation, "MAX_BYTES", 1)
    assert opened(filmed(pictures)).width >= 128, "there is an end to it"


def test_one_picture_is_enough() -> None:
    assert opened(filmed(drawn("tictactrek", 1))).n_frames == 1


@pytest.mark.parametrize("count", [1, 2, 3, 249, 250, 251, 500, 2_000])
def test_the_ends_are_always_among_the_chosen(count: int) -> None:
    numbers = chosen(count)
    assert numbers == sorted(set(numbers))
    assert (numbers[0], numbers[-1]) == (0, count - 1)
    assert len(numbers) == min(count, MOST_FRAMES)


def test_a_picture_of_few_colours_leaves_room_for_what_stays() -> None:
    plain = Image.new("RGB", (1000, 100), THEME.background)
    mark = plain.copy()
    mark.paste("#D1495B", (10, 10, 60, 60))
    gif = opened(filmed([plain, mark, plain]))
    gif.seek(1)
    assert gif.convert("RGB").getpixel((10, 10)) == (0xD1, 0x49, 0x5B)
    assert gif.convert("RGB").getpixel((400, 40)) == (0xF4, 0xEF, 0xE6)
    assert in_colours(plain, [(0xF4, 0xEF, 0xE6)]).mode == "P"
