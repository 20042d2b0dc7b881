"""A program that forgets a person and is killed in the middle, for `test_forgetting_killed`.

For each line "PATH N" that it reads, it forks a process which opens the database and removes Ada's
past and the traces of it, and which kills itself as it begins its N-th statement. It prints how
that process ended: 0 where there were fewer statements.
"""

import asyncio
import os
import signal
import sys
from itertools import count
from pathlib import Path

from bot.store import Store
from tests.store.pasts import ADA, LATER


async def forget(path: Path, last: int) -> None:
    """Forget Ada, but for being killed at statement ``last``."""
    store = await Store.open(path)
    numbers = count(1)

    def trace(_statement: str) -> None:
        if next(numbers) == last:
            os.kill(os.getpid(), signal.SIGKILL)

    await store._database._writer.set_trace_callback(trace)
    await store.forgetting.forget(ADA, LATER)
    await store.forgetting.wipe()
    await store.close()


def main() -> None:
    """Fork a process for each line, and say how it ended."""
    for line in sys.stdin:
        path, last = line.rsplit(maxsplit=1)
        child = os.fork()
        if not child:
            code = 1
            try:
                asyncio.run(forget(Path(path), int(last)))
                code = 0
            finally:
                os._exit(code)
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
