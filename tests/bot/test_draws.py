"""A draw by agreement: offered, accepted, declined, passed over, and what may go wrong."""

import pytest

from engines.game import Outcome
from engines.record import read, replay
from tests.bot.hearing import heard, labels, pinged, posted, refused, told
from tests.bot.tiki import ATTACK, MOVES, board, files, letter, stand, type_in
from tests.bot.world import World

OFFER = "offers you a draw in **TacTiki**, match 1. Your next move declines it."


async def offered(den: World, plies: int = ATTACK) -> None:
    """Let Ada offer a draw."""
    await stand(den, plies)
    result = await den.ada.slash(den.channel, "draw")
    assert not [each for each in (*result.followups, result.response) if each]
    assert den.last.content == f"<@{den.ben.id}>, <@{den.ada.id}> {OFFER}"
    assert pinged(posted(den)[-1]) == [den.ben.id]


async def state(den: World, number: int = 1) -> str:
    offer = await den.bot.store.offers.get(number)
    assert offer is not None
    return offer.state


async def test_a_draw_is_agreed(den: World) -> None:
    await offered(den)
    offer = den.last
    await den.ben.click(offer, label="Accept")
    match = await den.bot.matches.get(1)
    assert match.result == Outcome(None, "agreed", (0, 0))
    assert board(den).content == (
        f"<@{den.ben.id}> (TAC) and <@{den.ada.id}> (TIKI) agree on a draw."
    )
    assert files(board(den)) == [f"fireside-1-{ATTACK}-end.png", "record.txt"]
    settled = next(post for post in den.posts() if post.id == offer.id)
    assert "accepted" in settled.content
    assert [labels(post) for post in den.with_controls()] == [["Rematch"]]
    assert letter(den.ada).content == "Match 1 is over; this is how both sides stood."
    kept = read((await board(den).attachments[-1].read()).decode())
    assert kept.result == match.result
    assert list(replay(kept))[-1].position.outcome is None
    standings = await den.bot.store.ratings.page(den.guild.id, "tactiki", 0, 10)
    assert [each.account.drawn for each in standings] == [1, 1]
    said = await den.ada.slash(den.channel, "leaderboard")
    assert said.response
    (table,) = said.response.attachments
    assert table.description
    assert table.description.count(", 0 won, 1 drawn, 0 lost;") == 2


async def test_a_draw_is_declined(den: World) -> None:
    await offered(den)
    await den.ben.click(den.last, label="Decline")
    assert await state(den) == "declined"
    assert "declined" in den.last.content
    assert not den.last.components
    await den.ada.slash(den.channel, "draw")
    assert await state(den, 2) == "open"


async def test_a_move_of_the_one_asked_passes_the_offer_over(den: World) -> None:
    await offered(den)
    offer = den.last
    await type_in(den, den.ada, "B3-B4")
    await type_in(den, den.ada, "B4-B5")
    assert await state(den) == "open"
    await type_in(den, den.ben, "D3-D2")
    assert await state(den) == "lapsed"
    settled = next(post for post in den.posts() if post.id == offer.id)
    assert settled.content.endswith("has lapsed.")
    assert not settled.components
    assert (await refused(den, den.press(den.ben, settled, "offer:1:accept"))) == (
        "This offer is open no more."
    )


async def test_an_offer_and_the_move_that_passes_it_over_are_one(den: World) -> None:
    """Whatever happens right after the move, nobody can accept what it declined."""
    await offered(den)
    for seat, move in MOVES[ATTACK : ATTACK + 2]:
        await den.bot.matches.play(1, (den.ada.id, den.ben.id)[seat], move)
    assert await state(den) == "open"
    await den.bot.matches.play(1, den.ben.id, "D3-D2")
    assert await state(den) == "lapsed"


@pytest.mark.parametrize("how", ["resigned", "won"])
async def test_an_offer_lapses_with_the_match(den: World, how: str) -> None:
    await offered(den, len(MOVES) - 1)
    if how == "won":
        await type_in(den, den.ada, MOVES[-1][1])
    else:
        asked = heard(await den.ada.slash(den.channel, "resign"))
        await den.ada.click(asked, label="Resign")
    assert await state(den) == "lapsed"
    assert [labels(post) for post in den.with_controls()] == [["Rematch"]]


async def test_who_may_not_answer(den: World) -> None:
    await offered(den)
    said = await refused(den, den.ada.click(den.last, label="Accept"))
    assert said == "This offer is your own; your opponent has to answer it."
    for label in ("Accept", "Decline"):
        said = await refused(den, den.cleo.click(den.last, label=label))
        assert said.startswith("You do not play in this match.")
    said = await refused(den, den.ada.slash(den.channel, "draw"))
    assert said == "There is an open offer of a draw in this match already."
    said = await refused(den, den.ben.slash(den.channel, "draw"))
    assert said == "There is an open offer of a draw in this match already."
    said = await refused(den, den.cleo.slash(den.channel, "draw", match=1))
    assert said.startswith("You do not play in this match.")
    assert await state(den) == "open"


async def test_no_draw_where_the_game_has_none(den: World) -> None:
    await den.start_match()
    said = await refused(den, den.ada.slash(den.channel, "draw"))
    assert said == "There are no draws in this game. /resign gives it up."


async def test_accepted_twice_at_once(den: World) -> None:
    await offered(den)
    offer = den.last
    await den.at_once(*[lambda: den.press(den.ben, offer, "offer:1:accept")] * 2)
    assert await state(den) == "accepted"
    assert len([post for post in den.boards() if "-end" in files(post)[0]]) == 1


async def test_an_offer_outlives_the_process(den: World) -> None:
    await offered(den)
    await den.restart()
    await den.ben.click(den.last, label="Accept")
    assert (await den.bot.matches.get(1)).ended
    assert board(den).content.endswith("agree on a draw.")


async def test_accepted_and_ended_are_one(den: World) -> None:
    """An offer in a match that ended in the same moment is not accepted, nor the other way."""
    await offered(den)
    await den.bot.matches.resign(1, den.ben.id)
    now = den.env.now()
    result = Outcome(None, "agreed", (0, 0))
    assert not await den.bot.store.offers.agree(1, 1, result, now)
    assert await state(den) == "lapsed"
    assert await den.bot.store.offers.add(1, "draw", 0, now) is None


async def test_an_offer_that_could_not_be_posted_is_posted_later(den: World) -> None:
    await stand(den, ATTACK)
    den.env.inject_error("POST", f"/channels/{den.channel.id}/messages", status=500, times=1)
    said = told(await den.ada.slash(den.channel, "draw"))
    assert said == "Your offer is saved, but I could not post it just now. I will try again."
    await den.restart()
    await den.env.settle()
    assert labels(den.last) == ["Accept", "Decline"]
    assert len([post for post in den.posts() if OFFER in post.content]) == 1


async def test_an_answer_that_was_not_shown_is_shown_later(den: World) -> None:
    await offered(den)
    offer = den.last
    path = f"/channels/{den.channel.id}/messages/{offer.id}"
    den.env.inject_error("PATCH", path, status=500, times=1)
    await den.ben.click(offer, label="Decline")
    await den.env.advance_time(11)
    await den.env.settle()
    assert "declined" in den.last.content


async def test_a_deleted_offer_stands_until_it_is_passed_over(den: World) -> None:
    await offered(den)
    den.env.backend.delete_message(den.channel.id, den.last.id)
    await type_in(den, den.ada, "B3-B4")
    await type_in(den, den.ada, "B4-B5")
    await type_in(den, den.ben, "D3-D2")
    assert await state(den) == "lapsed"
