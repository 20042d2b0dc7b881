"""How somebody is named whose past was removed."""

import pytest

from bot.post import Post, mention, name_of
from bot.words import Words

SAY = Words()
S = "\u2019s"
FORMER, ADA = -12_345_678_901, 456


@pytest.mark.parametrize(
    ("key", "facts", "text"),
    [
        (
            "challenge-made-accepted",
            {"challenger": mention(ADA), "opponent": mention(FORMER), "game": "Go"},
            f"A former player took up <@456>{S} challenge to **Go**.",
        ),
        (
            "challenge-made-accepted",
            {"challenger": mention(FORMER), "opponent": mention(ADA), "game": "Go"},
            f"<@456> took up a former player{S} challenge to **Go**.",
        ),
        (
            "ended-resigned",
            {"player": mention(ADA), "winner": mention(FORMER), "won": 1, "by": "somebody"},
            "<@456> resigns. **A former player wins.**",
        ),
        (
            "matches-line",
            {
                "game": "Go",
                "opponent": mention(FORMER),
                "turn": "their turn",
                "progress": "turn 2",
                "match": 3,
                "where": "here",
            },
            "- **Go** against a former player · their turn · turn 2 · match 3 · here",
        ),
    ],
)
def test_in_a_text_they_are_named_in_words(key: str, facts: dict[str, str], text: str) -> None:
    assert SAY(key, **facts) == text


def test_within_a_part_of_a_text_they_are_named_by_the_whole() -> None:
    player = SAY("player-side", player=mention(FORMER), side="X")
    said = SAY("ended-resigned", player=player, winner="<@456>", won=1, by="")
    assert said == "A former player (X) resigns. **<@456> wins.**"


def test_where_names_stand_they_have_words() -> None:
    names = {ADA: "Ada"}
    assert name_of(FORMER, names, 20, SAY) == "a former player"
    assert name_of(ADA, names, 20, SAY) == "Ada"
    assert name_of(457, names, 20, SAY) == "somebody"


def test_nobody_is_notified_in_their_place() -> None:
    users = Post("", ping=(FORMER, ADA)).mentions.users
    assert isinstance(users, list)
    assert [user.id for user in users] == [ADA]
