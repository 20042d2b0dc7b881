"""A match as two people play it: challenge, acceptance, moves, the end."""

import random

from tests.bot.world import GAME, World


async def test_a_match_is_played_to_its_end(den: World) -> None:
    await den.start_match()
    rng = random.Random(3)
    for ply in range(24):
        standpoint = await den.bot.matches.standpoint(1)
        assert standpoint.match.ply == ply
        seat = standpoint.to_act[0]
        player = den.player(standpoint.match.players[seat])
        moves = sorted(map(str, standpoint.position.legal_moves(seat)))
        await player.slash(den.channel, "move", move=rng.choice(moves))
        assert len(den.with_controls()) == 1
    match = await den.bot.matches.get(1)
    assert match.ended
    assert match.result
    winner = match.result.winner or 0
    who = f"**{den.player(match.players[winner]).mention} ({'XO'[winner]}) wins**"
    assert den.last.content.splitlines()[-1].startswith(who)
    assert len(den.boards()) == 25
    best, worst = await den.bot.store.ratings.page(den.guild.id, GAME, 0, 10)
    assert (best.person, best.account.won) == (match.players[winner], 1)
    assert worst.account.lost == 1
