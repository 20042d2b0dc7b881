"""Write the golden records anew: the recorded games are played again.

A game without a record gets one that is played at random.
"""

from engines import GAMES

from .games import GOLDEN, played
from .record import path, write

for key, game in GAMES.items():
    whole = played(key, GOLDEN)
    path(key).write_text(write(game, whole.deal, whole.moves), "utf-8")
