"""A program that plays matches until it is killed, for `test_killed`.

For each seed that it reads, it forks a process which opens the database, plays random legal moves
in matches between two people, and prints "MATCH PLY MOVE" once `Matches.play` has returned. It
prints "player PID" when that process begins and "dead CODE" when it has ended. To fork a process
that has everything imported takes a fraction of the time of starting one.
"""

import asyncio
import os
import random
import sys
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path

from bot.matches import Matches
from bot.store import NewChallenge, Store
from engines import GAMES

SIDE_BY_SIDE = 4
"""How many matches are under way at a time."""


async def play(path: Path, seed: int) -> None:
    """Play until killed, going on with the matches that are under way."""
    rng = random.Random(seed)
    store = await Store.open(path)
    matches = Matches(store, lambda: datetime.now(UTC), rng)
    await asyncio.gather(*(_table(store, matches, n, rng) for n in range(SIDE_BY_SIDE)))


async def _table(store: Store, matches: Matches, guild: int, rng: random.Random) -> None:
    """Play one match after the other in a server of their own."""
    while True:
        running = await matches.running(guild)
        number = running[0].match.id if running else await _new(store, matches, guild, rng)
        while (standpoint := await matches.standpoint(number)).to_act:
            seat, ply = rng.choice(standpoint.to_act), standpoint.match.ply
            legal = list(islice(standpoint.position.legal_moves(seat), 50))
            person = standpoint.match.players[seat]
            played, _ = await matches.play(number, person, str(rng.choice(legal)), ply)
            _say(f"{number} {ply} {played.match.moves[ply].move}")


async def _new(store: Store, matches: Matches, guild: int, rng: random.Random) -> int:
    game = rng.choice(list(GAMES))
    new = NewChallenge(guild, 1, game, GAMES[game].chosen({}), "random", 1, None)
    challenge = await store.challenges.open_like(new) or await matches.challenge(new)
    return (await matches.accept(challenge.id, 2)).id


def _say(line: str) -> None:
    """Print at once and in one piece, so that a kill loses all of a line or nothing."""
    os.write(1, f"{line}\n".encode())


def main() -> None:
    """Fork a player for each line, and wait for its end."""
    path = Path(sys.argv[1])
    for line in sys.stdin:
        child = os.fork()
        if not child:
            try:
                asyncio.run(play(path, int(line)))
            finally:
                os._exit(1)
        _say(f"player {child}")
        _, status = os.waitpid(child, 0)
        _say(f"dead {os.waitstatus_to_exitcode(status)}")


if __name__ == "__main__":
    main()
