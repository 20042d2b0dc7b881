"""/matches: complete as far as a message holds."""

from tests.bot.hearing import told
from tests.bot.quick import quick_match
from tests.bot.world import World


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
