"""/leaderboard: pages, one's own place, the provisional apart, and names of every kind."""

from typing import Any

import discord
import pytest
import simcord

from bot.post import CONTENT
from bot.store import EVERYWHERE
from tests.bot.hearing import heard, labels, shown, told
from tests.bot.quick import quick_match
from tests.bot.world import GAME, Result, World

ABOUT = (
    "-# Rated matches only. The true strength lies within ± two times in three; whoever has more"
    " than ± 110 is provisional. Page 1 of 1."
)


def page(result: Result) -> tuple[str, str]:
    """The text and the alt text of a page that all see."""
    assert result.response
    return result.response.content, alt(result.response)


def alt(message: Any) -> str:
    (picture,) = message.attachments
    return picture.description or ""


async def stand(den: World, people: dict[int, float], *, guild: int, sure: bool = True) -> None:
    """Give people ratings that no match led to."""
    async with den.bot.store._database.transaction() as writer:
        await writer.executemany(
            "INSERT INTO ratings VALUES (?, ?, ?, ?, ?, 0.06, ?, 4, 0, 3)",
            [
                (guild, GAME, person, rating, 60.0 if sure else 160.0, not sure)
                for person, rating in people.items()
            ],
        )


async def crowd(den: World, names: list[str], guild: int) -> list[int]:
    """People of these names, the first one the best."""
    people = [10_000 + number for number in range(len(names))]
    for person, name in zip(people, names, strict=True):
        await den.bot.store.people.saw(guild, person, name)
    ratings = {person: 1900.0 - number for number, person in enumerate(people)}
    await stand(den, ratings, guild=guild)
    return people


async def test_an_empty_leaderboard_invites(den: World) -> None:
    await den.start_match()
    result = await den.ada.slash(den.channel, "leaderboard")
    assert result.response
    assert "Nobody in this server has finished a rated match of it yet." in result.response.content
    assert not result.response.attachments


async def test_it_ranks_this_server_and_pings_nobody(den: World) -> None:
    for winner in (den.ada, den.ada, den.ben):
        await quick_match(den, den.ada.id, den.ben.id, winner.id)
    await quick_match(den, den.ada.id, den.ben.id, den.ben.id, rated=False)
    for who in (den.ada, den.ben):
        await who.slash(den.channel, "matches")  # so that their names are known
    text, table = page(await den.cleo.slash(den.channel, "leaderboard"))
    assert text.splitlines() == [
        "**Leaderboard** of this server, **Tic Tac Trek**",
        f"{den.cleo.mention} has not finished a rated match of it in this server yet.",
        ABOUT,
    ]
    assert table == (
        "Tic Tac Trek · this server: Provisional, with too few matches to be ranked: "
        "Ben 1510 ± 244, 1 won, 2 lost; Ada 1490 ± 244, 2 won, 1 lost;"
    )
    answer = den.env.http_requests[-1].json
    assert answer
    assert answer["allowed_mentions"] == {"users": [], "parse": []}
    attic = den.env.create_guild("Attic")
    channel = attic.create_text_channel("attic")
    zoe = attic.add_member(den.env.create_user("zoe"))
    result = await zoe.slash(channel, "leaderboard")
    assert result.response
    assert "Nobody in this server" in result.response.content
    _, table = page(await zoe.slash(channel, "leaderboard", scope="everywhere"))
    assert "Ada 1490 ± 244, 2 won, 1 lost;" in table


async def test_without_a_game_it_is_the_one_rated_last(den: World) -> None:
    await quick_match(den, den.ada.id, den.ben.id, den.ada.id, game="tactiki")
    await quick_match(den, den.ada.id, den.ben.id, den.ada.id, game="battleoflits", rated=False)
    text, _ = page(await den.ada.slash(den.channel, "leaderboard"))
    assert "**TacTiki**" in text
    assert labels(den.last) == ["All servers", "Tic Tac Trek", "Battle of LITS"]
    other = heard(await den.ada.click(den.last, label="Battle of LITS"))
    assert "Nobody in this server" in other.content


async def test_pages_are_turned_privately_and_outlive_the_process(den: World) -> None:
    await crowd(den, [f"Player {number}" for number in range(1, 26)], den.guild.id)
    await stand(den, {den.ada.id: 1000.0}, guild=den.guild.id)
    await stand(den, {den.ben.id: 1800.0}, guild=den.guild.id, sure=False)
    text, table = page(await den.ada.slash(den.channel, "leaderboard"))
    assert "Page 1 of 3." in text
    assert table.startswith("Tic Tac Trek · this server: 1. Player 1 1900 ± 60, 4 won, 3 lost; 2.")
    assert table.endswith(
        "10. Player 10 1891 ± 60, 4 won, 3 lost; … 26. Ada 1000 ± 60, 4 won, 3 lost;"
    )
    posted = den.last
    before = shown(posted)
    assert labels(posted)[0] == "Next"
    await den.restart()
    second = heard(await den.ben.click(posted, label="Next"))
    assert shown(den.last) == before
    assert labels(second)[:2] == ["Back", "Next"]
    assert "11. Player 11 1890" in alt(second)
    assert alt(second).endswith("… Ben 1800 ± 160, 4 won, 3 lost;")
    turned = await den.ben.click(second, label="Next")
    assert not turned.followups
    assert turned.response
    third = turned.response.message
    assert labels(third)[0] == "Back"
    assert "26. Ada 1000 ± 60" in alt(third)
    assert "Provisional, with too few matches to be ranked: Ben 1800 ± 160" in alt(third)
    assert "…" not in alt(third)
    lost = heard(await den.press(den.ben, posted, f"leaders:{GAME}:server:999999"))
    assert alt(lost) == alt(third)


async def test_a_press_on_what_is_no_game_is_refused(den: World) -> None:
    await crowd(den, ["Zoe"], den.guild.id)
    await den.ada.slash(den.channel, "leaderboard")
    said = told(await den.press(den.ada, den.last, "leaders:chess:server:0"))
    assert said == "There is no game called chess."


HOSTILE = [
    "W" * 32,
    "أحمد بن محمد",
    "דוד המלך",
    "🦊 Foxy",
    "Z̷̢͈͓͑̔a̴͌l̵͑g̶͆o̴͌",
    "\u200b\u202e\u200d",
    "@everyone **x** `y`",
    "세종대왕",
    "x\u0301\u0302\u0303",
    "Ångström",
]


@pytest.mark.parametrize("scope", ["server", "everywhere"])
async def test_names_that_cannot_be_drawn_stand_in_the_text(den: World, scope: str) -> None:
    guild = den.guild.id if scope == "server" else EVERYWHERE
    people = await crowd(den, HOSTILE, guild)
    text, table = page(await den.ada.slash(den.channel, "leaderboard", game=GAME, scope=scope))
    assert len(text) <= CONTENT
    named = text.splitlines()[1]
    marked = [people[number] for number in (1, 2, 3, 4, 7, 8)]
    if scope == "server":
        assert named == " · ".join(
            f"**{mark}** <@{person}>" for mark, person in zip("ABCDEF", marked, strict=True)
        )
    else:
        assert named.startswith("**A** أحمد بن محمد · **B** דוד המלך · **C** 🦊 Foxy · **D** ")
        assert "<@" not in named
    assert "1. " + "W" * 32 in table
    assert "6. somebody" in table
    assert "7. @everyone **x** `y`" in table
    assert "10. Ångström" in table


async def test_across_servers_people_go_by_the_name_they_have_everywhere(den: World) -> None:
    attic = den.env.create_guild("Attic")
    channel = attic.create_text_channel("attic")
    zoe: simcord.MemberActor = attic.add_member(
        den.env.create_user("zoe", global_name="Zoe"), nick="Her secret nickname"
    )
    await zoe.slash(channel, "matches")
    assert await den.bot.store.people.names(attic.id, [zoe.id]) == {zoe.id: "Her secret nickname"}
    await stand(den, {zoe.id: 1700.0}, guild=EVERYWHERE)
    _, table = page(await den.ada.slash(den.channel, "leaderboard", game=GAME, scope="everywhere"))
    assert "1. Zoe 1700" in table
    assert "secret" not in table


async def test_the_picture_is_a_picture(den: World) -> None:
    await crowd(den, HOSTILE, den.guild.id)
    await den.ada.slash(den.channel, "leaderboard")
    (picture,) = den.last.attachments
    assert isinstance(picture, discord.Attachment)
    assert (await picture.read()).startswith(b"\x89PNG")
