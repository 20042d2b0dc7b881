"""/matches and /leaderboard: complete as far as a message holds, and the person's own part."""

from bot.store import NewChallenge
from tests.bot.hearing import told
from tests.bot.world import GAME, World


async def quick_match(den: World, challenger: int, opponent: int, winner: int | None) -> int:
    """Start a match without posting it and, where a winner is named, let the other resign."""
    new = NewChallenge(den.guild.id, den.channel.id, GAME, {}, "challenger", challenger, opponent)
    made = await den.bot.matches.challenge(new)
    match = await den.bot.matches.accept(made.id, opponent)
    if winner is not None:
        await den.bot.matches.resign(match.id, match.opponent_of(winner))
    return match.id


async def test_without_a_match_one_is_told_how_to_begin(den: World) -> None:
    said = told(await den.ada.slash(den.channel, "matches"))
    assert said == "You have no match under way in this server. Start one with /challenge."


async def test_own_matches_with_turn_and_link(den: World) -> None:
    await den.start_match()
    ada_board = den.last.jump_url
    await den.start_match(den.cleo, den.ada)
    cleo_board = den.last.jump_url
    await den.start_match(den.cleo, den.ben)
    lines = told(await den.ada.slash(den.channel, "matches")).splitlines()
    assert lines[0] == "You have 2 matches under way:"
    assert den.ben.mention in lines[1]
    assert "your turn" in lines[1]
    assert ada_board in lines[1]
    assert den.cleo.mention in lines[2]
    assert "their turn" in lines[2]
    assert cleo_board in lines[2]
    assert len(lines) == 3


async def test_sixty_matches_stay_within_a_message(den: World) -> None:
    await den.bot.store.settings.settle(den.guild.id, matches=60)
    for number in range(60):
        opponent = (den.ben, den.cleo)[number % 2]
        await quick_match(den, den.ada.id, opponent.id, None)
    said = told(await den.ada.slash(den.channel, "matches"))
    assert len(said) <= 2_000
    lines = said.splitlines()
    assert lines[0] == "You have 60 matches under way:"
    assert lines[-1] == f"… and {60 - (len(lines) - 2)} more."
    assert all(line.startswith("- **Tic Tac Trek** against <@") for line in lines[1:-1])
    assert len(said) + len(lines[1]) > 2_000 - 5


async def test_an_empty_leaderboard_invites(den: World) -> None:
    await den.start_match()
    await den.ada.slash(den.channel, "leaderboard")
    assert "Nobody has finished a match yet." in den.last.content


async def test_the_leaderboard_counts_this_server_and_pings_nobody(den: World) -> None:
    for winner in (den.ada, den.ada, den.ben):
        await quick_match(den, den.ada.id, den.ben.id, winner.id)
    await den.cleo.slash(den.channel, "leaderboard", game=GAME)
    lines = den.last.content.splitlines()
    assert lines == [
        "**Leaderboard** of this server, Tic Tac Trek",
        f"**1.** {den.ada.mention} · 2 won, 1 lost · 3 played",
        f"**2.** {den.ben.mention} · 1 won, 2 lost · 3 played",
        f"{den.cleo.mention} has not finished a match yet.",
    ]
    answer = den.env.http_requests[-1].json
    assert answer
    assert answer["allowed_mentions"] == {"users": [], "parse": []}
    attic = den.env.create_guild("Attic")
    channel = attic.create_text_channel("attic")
    zoe = attic.add_member(den.env.create_user("zoe"))
    await zoe.slash(channel, "leaderboard")
    assert channel.last_message
    assert "Nobody has finished a match yet." in channel.last_message.content


async def test_players_of_equal_results_share_a_place(den: World) -> None:
    """Discord would number a list of its own accord, so the places are no list."""
    await quick_match(den, den.ada.id, den.ben.id, den.ada.id)
    await quick_match(den, den.ben.id, den.cleo.id, den.ben.id)
    await quick_match(den, den.cleo.id, den.ada.id, den.cleo.id)
    await den.ada.slash(den.channel, "leaderboard")
    places = [line.split()[0] for line in den.last.content.splitlines()[1:]]
    assert places == ["**1.**"] * 3


async def test_the_own_place_is_shown_below_the_first_ten(den: World) -> None:
    players = [den.guild.add_member(den.env.create_user(f"player{n}")) for n in range(12)]
    for wins, player in enumerate(players):
        for _ in range(wins + 1):
            await quick_match(den, player.id, den.ada.id, player.id)
    await den.ada.slash(den.channel, "leaderboard")
    lines = den.last.content.splitlines()
    assert [line.split()[0] for line in lines[1:]] == [
        *(f"**{place}.**" for place in range(1, 11)),
        "…",
        "**13.**",
    ]
    assert den.ada.mention in lines[-1]
    await players[-1].slash(den.channel, "leaderboard")
    assert len(den.last.content.splitlines()) == 11
