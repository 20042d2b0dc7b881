"""What players type is quoted in an answer without pinging, formatting or breaking anything."""

import re
import unicodedata

import pytest

from bot.post import clip, file, plain, tidy
from render import Picture
from tests.bot.hearing import heard, refused
from tests.bot.playing import known_deal  # noqa: F401 - a fixture of every test here
from tests.bot.world import World

NASTY = [
    "@everyone",
    "@here now",
    "<@1>",
    "<@123456789012345678> <@&123456789012345678> <#123456789012345678>",
    "</move:123456789012345678> <t:1700000000:R> <:fire:123456789012345678>",
    "`code` ```block``` ``",
    "**bold** *it* __under__ ~~gone~~ ||spoiler||",
    "[click](https://example.com) <https://example.com> https://example.com/a_b_c",
    "# Title",
    "> quote\n>>> quotes",
    "-# small\n- list",
    "line\nbreak\r\nand\u2028more\x00\x07",
    "\u202eright to left\u202c \u200f\u2067x\u2069",
    "Z" + "\u0351\u0489\u033e" * 30,
    "👨\u200d👩\u200d👧\u200d👦🔥",
    "\\*escaped\\*",
    "x" * 100,
    "{ $field } { trek-lays }",
    "\u200b",
]
MARKUP = re.compile(r"(?<!\\)(?:\\\\)*[*_~|`<>\[\]#:]")
"""A character that formats, unless a backslash stands before it."""


def harmless(text: str) -> None:
    """Check that nothing in ``text`` formats, mentions, links or leaves its line."""
    assert not MARKUP.search(text)
    assert not re.search("@(everyone|here)|https?://", text)
    kinds = [unicodedata.category(character) for character in re.sub("[\u200b\u200d]", "", text)]
    assert not {"Cc", "Cf", "Zl", "Zp"} & set(kinds)
    assert "Mn Mn Mn" not in " ".join(kinds).replace("Me", "Mn")


@pytest.mark.parametrize("typed", NASTY)
async def test_a_typed_move_is_quoted_harmlessly(den: World, typed: str) -> None:
    await den.start_match()
    result = await den.ada.slash(den.channel, "move", move=typed)
    answer = heard(result)
    quoted = re.match(r"I cannot read “(.*)” as a move\. Type", answer.content)
    assert quoted, answer.content
    harmless(quoted[1])
    assert len(answer.content) <= 2_000
    assert answer.message.mentions == []
    assert not answer.message.mention_everyone


async def test_a_move_too_long_is_not_taken(den: World) -> None:
    """Discord holds the length, so that the bot is never sent more."""
    option = next(
        option
        for command in den.bot.tree.get_commands()
        if command.name == "move"
        for option in command.to_dict(den.bot.tree)["options"]
        if option["name"] == "move"
    )
    assert (option["min_length"], option["max_length"]) == (1, 100)
    await den.start_match()
    said = await refused(den, den.ada.slash(den.channel, "move", move="N " * 50))
    assert "as a move" in said


@pytest.mark.parametrize("typed", [*NASTY, "*" * 2_000, "@" * 2_000])
def test_quotes_are_short_and_plain(typed: str) -> None:
    harmless(plain(typed))
    assert len(plain(typed)) <= 120
    assert len(tidy(typed, 20)) <= 20


def test_what_is_harmless_stays_as_it_is() -> None:
    for text in ("N12 K14", "-A-3", "Zoë", "Ángström", "שלום", "日本", "🔥"):
        assert plain(text) == tidy(text, 60) == text


def test_a_picture_too_large_for_discord_is_not_sent() -> None:
    with pytest.raises(ValueError, match="too large"):
        file(Picture(b"x" * (10 * 1024 * 1024 + 1), "large"), "large.png")
    assert file(Picture(b"x", "y" * 2_000), "small.png").description == "y" * 1_023 + "…"


def test_texts_are_cut_with_an_ellipsis() -> None:
    assert clip("abcdef", 6) == "abcdef"
    assert clip("abcdefg", 6) == "abcde…"


@pytest.mark.parametrize("name", ["\u200d\u200d", "\u3164", "\u2800 \u2800", "\u0301", "\ufe0f"])
def test_a_name_that_nobody_can_see_is_none(name: str) -> None:
    assert tidy(name, 32) == ""
