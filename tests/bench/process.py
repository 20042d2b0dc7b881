"""A process of its own with nothing in it but the bot and the simulated Discord, to be weighed.

``python -m tests.bench.process DATABASE MOVES [MOVES ...]`` starts the bot and plays so many moves,
then so many more. It prints one JSON object: the seconds from opening the database until nothing
is left to catch up with, and the bytes of memory in use then and after each lot of moves.
"""

import gc
import json
import sys
from pathlib import Path
from time import perf_counter

import psutil

from bot import pacing
from engines import GAMES
from tests.bench.den import den
from tests.conftest import UNHURRIED


def main(path: Path, lots: list[int]) -> None:
    pacing.ACTS = pacing.CHALLENGES = UNHURRIED
    start = perf_counter()
    with den(path, next(iter(GAMES))) as here:
        seconds = perf_counter() - start
        memory = [_memory()]
        for lot in lots:
            for _ in range(lot):
                here.move()
                here.forget()
            memory.append(_memory())
    print(json.dumps({"seconds": seconds, "memory": memory}))  # noqa: T201 - to be read


def _memory() -> int:
    gc.collect()
    return psutil.Process().memory_info().rss


if __name__ == "__main__":
    main(Path(sys.argv[1]), [int(lot) for lot in sys.argv[2:]])
