"""Turns taken back by consent: in every game, and whatever happens in the middle of it."""

import discord
import pytest

from bot.refusals import Refusal
from bot.takebacks import goes_back_to
from engines import GAMES
from engines.game import SEATS
from tests.bot.acts import unpainted
from tests.bot.hearing import buttons, heard, labels, pinged, posted, refused, told
from tests.bot.lives import after, begin, go_on, spots
from tests.bot.test_tactiki_duels import RANKS, attack, check_faded, now
from tests.bot.tiki import ATTACK, board, files, letter, open_picker, pick_step, stand, type_in
from tests.bot.world import World
from tests.engines.games import GOLDEN, games, played

LITS = "battleoflits"
TIKI = "tactiki"
TREK = "tictactrek"


@pytest.fixture(autouse=True)
def simple(monkeypatch: pytest.MonkeyPatch) -> None:
    unpainted(monkeypatch)


async def asked(den: World, monkeypatch: pytest.MonkeyPatch, key: str) -> tuple[int, int, int]:
    """Play to where a turn can be taken back, and ask; after which ply, by whom, to where."""
    plies, seat, back = list(spots(key))[-1]
    await begin(den, monkeypatch, key)
    await go_on(den, key, plies)
    await ask(den, seat)
    return plies, seat, back


async def ask(den: World, seat: int) -> None:
    """Let the player of ``seat`` ask for a takeback."""
    result = await (den.ada, den.ben)[seat].slash(den.channel, "takeback")
    assert not [each for each in (*result.followups, result.response) if each]
    assert den.last.content.startswith(f"<@{(den.ben, den.ada)[seat].id}>, ")
    assert pinged(posted(den)[-1]) == [(den.ben, den.ada)[seat].id]


async def state(den: World, number: int = 1) -> str:
    offer = await den.bot.store.offers.get(number)
    assert offer is not None
    return offer.state


async def ply(den: World) -> int:
    return (await den.bot.matches.get(1)).ply


def boards(den: World) -> list[str]:
    """The stages of the boards, oldest first, as their files are named."""
    return [
        files(post)[0].removeprefix("fireside-1-").removesuffix(".png") for post in den.boards()
    ]


@games
async def test_a_turn_is_taken_back(den: World, monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    plies, seat, back = await asked(den, monkeypatch, key)
    offer, asker = den.last, (den.ada, den.ben)[seat]
    await den.restart()
    await (den.ben, den.ada)[seat].click(offer, label="Accept")
    match = await den.bot.matches.get(1)
    moves = played(key, GOLDEN).moves
    assert [(each.seat, each.move) for each in match.moves] == moves[:back]
    assert den.bot.matches.stand(match).position == played(key, GOLDEN).positions[back]
    assert boards(den)[-1] == f"{back}-again1"
    line, rest = board(den).content.split("\n", 1)
    assert line.startswith(f"<@{asker.id}> took their last turn back")
    assert f"<@{asker.id}>, your turn" in rest
    assert pinged(posted(den)[-1]) == [asker.id]
    assert [post.id for post in den.with_controls()] == [board(den).id]
    settled = next(post for post in den.posts() if post.id == offer.id)
    assert "let" in settled.content
    await go_on(den, key, plies)
    assert boards(den)[-1] == f"{plies}-again1"
    assert "took their last turn back" not in board(den).content
    standing = boards(den)
    await den.restart()
    assert boards(den) == standing


@games
@pytest.mark.parametrize("how", ["declined", "asker moves", "asked moves"])
async def test_a_turn_stays(
    den: World, monkeypatch: pytest.MonkeyPatch, key: str, how: str
) -> None:
    plies, seat, _ = await asked(den, monkeypatch, key)
    offer, posts = den.last, len(boards(den))
    mover = played(key, GOLDEN).moves[plies][0]
    if how == "declined":
        await (den.ben, den.ada)[seat].click(offer, label="Decline")
        assert (await state(den), await ply(den)) == ("declined", plies)
        assert len(boards(den)) == posts
        return
    if (how == "asker moves") != (mover == seat):
        pytest.skip("it is the other's turn in this game here")
    move = played(key, GOLDEN).moves[plies][1]
    await (den.ada, den.ben)[mover].slash(den.channel, "move", move=move)
    assert (await state(den), await ply(den)) == ("lapsed", plies + 1)
    settled = next(post for post in den.posts() if post.id == offer.id)
    assert "has lapsed" in settled.content
    said = await refused(den, den.press((den.ben, den.ada)[seat], settled, "offer:1:accept"))
    assert said == "This offer is open no more."


@games
async def test_a_takeback_that_could_not_be_told_is_told_later(
    den: World, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    _, seat, back = await asked(den, monkeypatch, key)
    offer = den.last
    den.env.inject_error("POST", f"/channels/{den.channel.id}/messages", status=500, times=1)
    said = told(await (den.ben, den.ada)[seat].click(offer, label="Accept"))
    assert said.startswith("That is saved")
    assert await ply(den) == back
    before = boards(den)
    await den.restart()
    await den.env.settle()
    assert boards(den) == [*before, f"{back}-again1"]
    assert "took their last turn back" in board(den).content
    assert [post.id for post in den.with_controls()] == [board(den).id]


async def test_what_is_played_before_the_takeback_could_be_told_is_told_with_it(
    den: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    plies, seat, back = await asked(den, monkeypatch, LITS)
    offer = den.last
    den.env.inject_error("POST", f"/channels/{den.channel.id}/messages", status=500, times=1)
    await (den.ben, den.ada)[seat].click(offer, label="Accept")
    await go_on(den, LITS, plies)
    lines = board(den).content.splitlines()
    assert "took their last turn back" in lines[0]
    assert sum("places" in line for line in lines[1:]) == plies - back


async def forgotten(den: World) -> discord.Message:
    """The newest board, which was sent, but the bot died before it could write that down."""
    post = board(den)
    async with den.bot.store._database.transaction() as writer:
        await writer.execute("DELETE FROM boards WHERE message = ?", (post.id,))
    await den.bot.store.boards.sending(1, post.created_at)
    return post


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_board_in_doubt_is_known_for_what_it_shows(
    den: World, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    """One of before the takeback is no present one, even if the match comes to its ply again."""
    _, seat, back = await asked(den, monkeypatch, LITS)
    offer = den.last
    if when == "before":
        await forgotten(den)
    await (den.ben, den.ada)[seat].click(offer, label="Accept")
    assert boards(den)[-1] == f"{back}-again1"
    if when == "after":
        await forgotten(den)
    before = boards(den)
    await den.restart()
    assert boards(den) == before
    assert [post.id for post in den.with_controls()] == [board(den).id]


@games
async def test_accepted_twice_at_once(
    den: World, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    _, seat, back = await asked(den, monkeypatch, key)
    offer, before = den.last, len(boards(den))
    other = (den.ben, den.ada)[seat]
    await den.at_once(*[lambda: den.press(other, offer, "offer:1:accept")] * 2)
    assert (await state(den), await ply(den)) == ("accepted", back)
    assert len(boards(den)) == before + 1


@games
async def test_accepted_while_a_move_is_made(
    den: World, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    plies, seat, back = await asked(den, monkeypatch, key)
    offer = den.last
    mover, move = played(key, GOLDEN).moves[plies]
    await den.at_once(
        lambda: (den.ada, den.ben)[mover].slash(den.channel, "move", move=move),
        lambda: den.press((den.ben, den.ada)[seat], offer, "offer:1:accept"),
    )
    how = await state(den), await ply(den)
    assert how in {("lapsed", plies + 1), ("accepted", back), ("accepted", back + 1)}
    moves = [(each.seat, each.move) for each in (await den.bot.matches.get(1)).moves]
    GAMES[key].replay(played(key, GOLDEN).deal, moves)


async def test_two_asked_at_once_make_one_offer(
    den: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(den, monkeypatch, LITS)
    await go_on(den, LITS, 4)
    await den.at_once(
        *(lambda who=who: who.slash(den.channel, "takeback") for who in (den.ada, den.ben))
    )
    assert sum("asks to take back" in post.content for post in den.posts()) == 1
    said = await refused(den, den.ben.slash(den.channel, "takeback"))
    assert said.startswith("Somebody asks for a takeback in this match already.")


async def test_who_may_not_answer(den: World, monkeypatch: pytest.MonkeyPatch) -> None:
    _, seat, _ = await asked(den, monkeypatch, LITS)
    asker = (den.ada, den.ben)[seat]
    said = await refused(den, asker.click(den.last, label="Accept"))
    assert said == "This offer is your own; your opponent has to answer it."
    for label in ("Accept", "Decline"):
        said = await refused(den, den.cleo.click(den.last, label=label))
        assert said.startswith("You do not play in this match.")
    said = await refused(den, den.cleo.slash(den.channel, "takeback", match=1))
    assert said.startswith("You do not play in this match.")
    assert await state(den) == "open"


@games
async def test_there_is_nothing_to_take_back_at_the_beginning_and_at_the_end(
    den: World, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    await begin(den, monkeypatch, key)
    said = await refused(den, den.ada.slash(den.channel, "takeback"))
    assert said == "You have played no turn yet that you could take back."
    await den.bot.matches.resign(1, den.ben.id)
    said = await refused(den, den.ada.slash(den.channel, "takeback", match=1))
    assert said.startswith("This match is over.")


async def test_what_was_uncovered_stays(den: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(den, monkeypatch, TREK)
    await go_on(den, TREK, 1)
    said = await refused(den, den.ada.slash(den.channel, "takeback"))
    assert said.startswith("That cannot be taken back: something was uncovered")


async def test_a_setup_is_withdrawn_or_stands(den: World) -> None:
    await stand(den, 1)
    said = await refused(den, den.ada.slash(den.channel, "takeback"))
    assert said.startswith("You need not ask for that")
    await den.bot.matches.play(1, den.ben.id, "14 21 34 25 53")
    for who in (den.ada, den.ben):
        said = await refused(den, who.slash(den.channel, "takeback"))
        assert said == "You have played no turn yet that you could take back."


async def test_a_turn_under_way_is_begun_anew(den: World) -> None:
    await stand(den, ATTACK - 4)
    message = await open_picker(den, den.ada)
    step = await pick_step(den.ada, message, "B1-B2")
    await ask(den, 0)
    assert "asks to take back the turn they have begun" in den.last.content
    before = len(boards(den))
    await den.ben.click(den.last, label="Accept")
    assert await ply(den) == ATTACK - 4
    assert len(boards(den)) == before + 1
    assert pinged(posted(den)[-1]) == [den.ada.id]
    aside = step.response.message
    assert aside.content == "This turn was taken back. Begin it anew from the newest board."
    assert not buttons(aside)
    for move in ("A1-A2", "A2-A3"):
        await type_in(den, den.ada, move)
    assert await ply(den) == ATTACK - 2


async def test_a_turn_that_the_other_is_answering_goes_with_what_was_answered(den: World) -> None:
    await stand(den, ATTACK - 2)
    await type_in(den, den.ben, "D5-D4")
    await ask(den, 0)
    assert "asks to take back their last turn in" in den.last.content, "no step is given away"
    await den.ben.click(den.last, label="Accept")
    assert await ply(den) == ATTACK - 4


async def test_a_duel_stays_until_the_turn_after_it_is_complete(den: World) -> None:
    post = await attack(den)
    await type_in(den, den.ben, "D3-D2")
    await ask(den, 1)
    await den.ada.click(den.last, label="Accept")
    assert RANKS in now(den, post).content
    assert "beats" not in board(den).content
    await den.restart()
    assert RANKS in now(den, post).content
    await type_in(den, den.ben, "E5-E4")
    await type_in(den, den.ben, "A5-A4")
    check_faded(now(den, post))
    said = await refused(den, den.ada.slash(den.channel, "takeback"))
    assert said.startswith("That cannot be taken back: something was uncovered")


@pytest.mark.parametrize(("asker", "back"), [("ben", 1), ("ada", 0)])
async def test_a_swap_is_taken_back(
    den: World, monkeypatch: pytest.MonkeyPatch, asker: str, back: int
) -> None:
    """The one who swapped may do otherwise, or the first piece goes back together with it."""
    await begin(den, monkeypatch, LITS)
    first, second = played(LITS, GOLDEN).moves[0][1], "swap"
    for who, move in ((den.ada, first), (den.ben, second)):
        await type_in(den, who, move)
    await ask(den, back)
    other = {"ben": den.ada, "ada": den.ben}[asker]
    await other.click(den.last, label="Accept")
    assert boards(den)[-1] == f"{back}-again1"
    assert ("Swap" in labels(board(den))) == (back == 1)
    assert len((await den.bot.matches.standpoint(1)).position.view(None).pieces) == back
    for who, move in ((den.ada, first), (den.ben, second))[back:]:
        await type_in(den, who, move)
    assert boards(den)[-1] == "2-again1"


async def test_letters_show_the_match_as_it_is(den: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # the letters are known by their pictures
    await stand(den, ATTACK)
    await ask(den, 1)
    shown = {who.id: letter(who).attachments[0].description for who in (den.ada, den.ben)}
    await den.ada.click(den.last, label="Accept")
    for who in (den.ada, den.ben):
        assert letter(who).attachments[0].description != shown[who.id]
    await go_on(den, TIKI, ATTACK)


async def test_a_private_message_of_before_the_takeback_places_nothing(
    den: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its ply can come again with other pieces on the board."""
    await begin(den, monkeypatch, LITS)
    await go_on(den, LITS, 4)
    picker = heard(await den.ada.click(board(den), label="Place a piece"))
    place = next(each for each in buttons(picker) if (each.custom_id or "").startswith("lits-pl"))
    await ask(den, 1)
    await den.ada.click(den.last, label="Accept")
    assert await ply(den) == 3
    standpoint = await den.bot.matches.standpoint(1)
    moves = [str(move) for move in standpoint.position.legal_moves(1)]
    await type_in(den, den.ben, next(each for each in moves if each != played(LITS, 0).moves[3][1]))
    assert await ply(den) == 4
    result = await den.press(den.ada, picker.message, place.custom_id or "")
    assert result.response
    assert result.response.content.startswith("This board is out of date")
    assert await ply(den) == 4
    fresh = heard(await den.ada.click(board(den), label="Place a piece"))
    assert any((each.custom_id or "").startswith("lits-place:1:4:") for each in buttons(fresh))


async def test_a_board_of_before_the_takeback_swaps_nothing(
    den: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where somebody still sees its buttons, they were for another first piece."""
    await begin(den, monkeypatch, LITS)
    await type_in(den, den.ada, played(LITS, GOLDEN).moves[0][1])
    old = board(den)
    await ask(den, 0)
    await den.ben.click(den.last, label="Accept")
    await type_in(den, den.ada, "T A1 B1 C1 B2")
    assert (await ply(den), "Swap" in labels(board(den))) == (1, True)
    for custom_id in ("lits-swap:1:1", "lits-open:1:1"):
        said = await refused(den, den.press(den.ben, old, custom_id))
        assert said.startswith("This board is out of date")
    assert await ply(den) == 1
    await den.press(den.ben, board(den), "lits-swap:1:1")
    assert await ply(den) == 2


async def test_who_still_looks_at_the_match_of_before_spoils_nothing(
    den: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something read the match, and comes to look at its position only after the takeback."""
    await begin(den, monkeypatch, LITS)
    await go_on(den, LITS, 4)
    before = await den.bot.matches.get(1)
    await ask(den, 1)
    await den.ada.click(den.last, label="Accept")
    assert den.bot.matches.stand(before).ply == 4
    standpoint = await den.bot.matches.standpoint(1)
    moves = [str(move) for move in standpoint.position.legal_moves(1)]
    other = next(each for each in moves if each != before.moves[3].move)
    standpoint, _ = await den.bot.matches.play(1, den.ben.id, other)
    stored = [(each.seat, each.move) for each in standpoint.match.moves]
    assert standpoint.position == GAMES[LITS].replay(before.deal, stored)
    assert den.bot.matches.stand(before).position == played(LITS, GOLDEN).positions[4]
    assert den.bot.matches.stand(await den.bot.matches.get(1)).position == standpoint.position


@games
def test_a_takeback_begins_a_turn_of_the_one_who_asks(key: str) -> None:
    whole = played(key, GOLDEN)
    for plies, seat, back in spots(key):
        assert whole.moves[back][0] == seat
        assert whole.positions[back].steps_made == 0
        assert not any(ply.turn.uncovers for ply in whole.plies[back:plies])
        own = [at for at in range(back + 1, plies) if whole.moves[at][0] == seat]
        assert all(whole.positions[at].steps_made for at in own), "only the last turn goes back"


@games
def test_what_uncovers_is_never_taken_back(key: str) -> None:
    whole = played(key, GOLDEN)
    found = dict.fromkeys(SEATS, 0)
    for plies, ply in enumerate(whole.plies, start=1):
        if ply.turn.uncovers:
            with pytest.raises(Refusal, match="uncovered-since"):
                goes_back_to(after(key, plies), ply.seat)
            found[ply.seat] += 1
    assert key == LITS or all(found.values())
