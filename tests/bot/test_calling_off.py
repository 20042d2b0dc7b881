"""Matches called off by consent: over, without a result, in every game."""

import pytest

from bot.record import record
from engines.game import Outcome
from engines.record import replay
from tests.bot.acts import unpainted
from tests.bot.hearing import labels, pinged, posted, refused
from tests.bot.lives import begin, go_on
from tests.bot.world import World
from tests.engines.games import games

OFF = Outcome(None, "called_off", (0, 0))


@pytest.fixture(autouse=True)
def simple(monkeypatch: pytest.MonkeyPatch) -> None:
    unpainted(monkeypatch)


async def offered(den: World, monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    """Let Ada offer to call a match off after three moves."""
    await begin(den, monkeypatch, key)
    await go_on(den, key, 3)
    await den.ada.slash(den.channel, "call-off")
    assert "offers to call off" in den.last.content
    assert pinged(posted(den)[-1]) == [den.ben.id]


@games
async def test_a_match_is_called_off(den: World, monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    await offered(den, monkeypatch, key)
    await den.restart()
    offer = den.last
    await den.ben.click(offer, label="Accept")
    match = await den.bot.matches.get(1)
    assert match.result == OFF
    assert match.ended
    end = den.boards()[-1]
    assert end.content.endswith("called this match off; it has no result.")
    assert pinged(posted(den)[-1]) == []
    assert [labels(post) for post in den.with_controls()] == [["Rematch"]]
    assert list(replay(record(match, ("Ada", "Ben"))))
    assert await den.bot.store.ratings.size(den.guild.id, key) == 0
    listed = await den.cleo.slash(den.channel, "leaderboard", game=key)
    assert listed.response
    assert "Nobody in this server has finished a rated match" in listed.response.content
    said = await refused(den, den.ada.slash(den.channel, "call-off", match=1))
    assert said.startswith("This match is over.")


async def test_it_goes_on_where_the_other_does_not_agree(
    den: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await offered(den, monkeypatch, "battleoflits")
    said = await refused(den, den.ben.slash(den.channel, "call-off"))
    assert said == "There is an open offer to call this match off already."
    for who in (den.ada, den.cleo):
        await refused(den, who.click(den.last, label="Accept"))
    await den.ben.click(den.last, label="Decline")
    assert "declined" in den.last.content
    await den.ben.slash(den.channel, "call-off")
    await go_on(den, "battleoflits", 4)
    assert not (await den.bot.matches.get(1)).ended


async def test_all_kinds_can_be_open_at_once_and_end_with_the_match(
    den: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(den, monkeypatch, "tactiki")
    await go_on(den, "tactiki", 6)
    for kind in ("draw", "takeback", "call-off"):
        await den.ada.slash(den.channel, kind)
    offers = [post for post in den.with_controls() if labels(post) == ["Accept", "Decline"]]
    assert len(offers) == 3
    await den.ben.click(offers[0], label="Accept")
    assert [labels(post) for post in den.with_controls()] == [["Rematch"]]
    states = [(await den.bot.store.offers.get(number)).state for number in (1, 2, 3)]  # type: ignore[union-attr]
    assert states == ["accepted", "lapsed", "lapsed"]
    assert (await den.bot.matches.get(1)).result == Outcome(None, "agreed", (0, 0))
