"""/profile: ratings, opponents, streaks, last matches and the course of a rating."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.profiles import Against, Streak, profile
from bot.store import Result
from tests.bot.hearing import heard, labels, told
from tests.bot.quick import quick_match
from tests.bot.world import GAME, World

NOW = datetime(2026, 1, 1, tzinfo=UTC)


def results(line: str, *, rated: bool = True) -> list[Result]:
    """Results from "b+ c- b=": an opponent, and won, lost or drawn; a capital is casual."""
    return [
        Result(
            number,
            GAME,
            ord(each[0].lower()),
            {"+": True, "-": False, "=": None}[each[1]],
            rated and each[0].islower(),
            NOW + timedelta(days=number),
        )
        for number, each in enumerate(line.split())
    ]


@pytest.mark.parametrize(
    ("line", "streak", "longest"),
    [
        ("b+", Streak(won=True, length=1), 1),
        ("b+ c+ b- b-", Streak(won=False, length=2), 2),
        ("b+ c+ b= b+", Streak(won=True, length=1), 2),
        ("b+ C- c+", Streak(won=True, length=2), 2),
        ("b- b=", Streak(won=None, length=1), 0),
        ("B+ B+", None, 0),
    ],
)
def test_streaks_are_of_rated_matches(line: str, streak: Streak | None, longest: int) -> None:
    found = profile(results(line))
    assert (found.streak, found.longest) == (streak, longest)


def test_the_record_is_by_opponent_the_one_met_most_first() -> None:
    found = profile(results("c+ b+ b- d= b+ C+ d+"))
    assert found.against == [
        Against(ord("b"), 2, 0, 1),
        Against(ord("d"), 1, 1, 0),
        Against(ord("c"), 1, 0, 0),
    ]
    assert (found.favourite, found.played) == (GAME, 7)


async def test_who_has_not_played_is_told_so(den: World) -> None:
    await quick_match(den, den.ada.id, den.ben.id, None)
    said = told(await den.ada.slash(den.channel, "profile"))
    assert said == f"{den.ada.mention} has not finished a match in this server yet."
    said = told(await den.ada.slash(den.channel, "profile", person=den.ben, game=GAME))
    assert said == f"{den.ben.mention} has not finished a match of Tic Tac Trek in this server yet."


async def test_a_profile_is_private_and_tells_all(den: World) -> None:
    for winner in (den.ben, den.ada, den.ada):
        await quick_match(den, den.ada.id, den.ben.id, winner.id)
    await quick_match(den, den.cleo.id, den.ada.id, den.ada.id)
    await quick_match(den, den.ada.id, den.ben.id, den.ben.id, game="tactiki", rated=False)
    last = await quick_match(den, den.ada.id, den.cleo.id, None, game="battleoflits", rated=False)
    assert await den.bot.courier.board(last)
    board = den.last.jump_url
    await den.bot.matches.resign(last, den.ada.id)
    before = len(den.posts())
    message = heard(await den.ben.slash(den.channel, "profile", person=den.ada))
    assert len(den.posts()) == before
    lines = message.content.splitlines()
    assert lines[0] == f"**{den.ada.mention}** in this server"
    assert lines[1].startswith("**Tic Tac Trek**: **")
    assert " provisional · 3 won, 1 lost · all servers " in lines[1]
    assert lines[2:5] == [
        "Plays most: **Tic Tac Trek**, 4 of 6 matches",
        "Streak: 3 wins now; longest 3 wins",
        f"Against {den.ben.mention} 2–1, {den.cleo.mention} 1–0",  # noqa: RUF001
    ]
    assert lines[5] == "Last matches; the buttons replay them:"
    assert lines[6].startswith(f"- lost against {den.cleo.mention} · Battle of LITS, casual · <t:")
    assert lines[6].endswith(f" · [match {last}]({board})")
    assert lines[7].startswith(f"- lost against {den.ben.mention} · TacTiki, casual · <t:")
    assert lines[8].startswith(f"- won against {den.cleo.mention} · Tic Tac Trek · <t:")
    assert lines[8].endswith(" · match 4")
    assert len(lines) == 12
    assert labels(message) == [f"match {number}" for number in range(6, 1, -1)]
    (plot,) = message.attachments
    assert plot.description
    assert plot.description.startswith(
        "Tic Tac Trek · this server: the rating over 4 rated matches from "
    )


async def test_a_profile_of_one_game(den: World) -> None:
    await quick_match(den, den.ada.id, den.ben.id, den.ada.id)
    await quick_match(den, den.ada.id, den.ben.id, den.ben.id, game="tactiki")
    message = heard(await den.ada.slash(den.channel, "profile", game="tactiki"))
    assert "Tic Tac Trek" not in message.content
    assert "Plays most" not in message.content
    assert f"Against {den.ben.mention} 0–1" in message.content  # noqa: RUF001
    (plot,) = message.attachments
    assert plot.description
    assert plot.description.startswith("TacTiki · this server: the rating after 1 rated match on ")


async def test_only_casual_matches_have_no_plot(den: World) -> None:
    await quick_match(den, den.ada.id, den.ben.id, den.ada.id, rated=False)
    message = heard(await den.ada.slash(den.channel, "profile"))
    assert "No rated match yet." in message.content
    assert "Streak" not in message.content
    assert not message.attachments


async def test_another_server_is_not_told_of(den: World) -> None:
    await quick_match(den, den.ada.id, den.ben.id, den.ada.id)
    attic = den.env.create_guild("Attic")
    channel = attic.create_text_channel("attic")
    there = attic.add_member(den.ada.user)
    said = told(await there.slash(channel, "profile"))
    assert said == f"{den.ada.mention} has not finished a match in this server yet."


async def test_a_match_of_a_profile_is_replayed_by_its_button(den: World) -> None:
    number = await quick_match(den, den.ada.id, den.ben.id, den.ada.id)
    message = heard(await den.cleo.slash(den.channel, "profile", person=den.ada))
    await den.restart()
    replay = await den.cleo.click(message, label=f"match {number}")
    assert replay.response
    assert f"match {number}" in replay.response.message.content
    assert "No turn was made." in replay.response.message.content
