"""The playground as a program of its own, started and stopped as a person would."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

PATIENCE = 60.0
"""Seconds after which a test gives up waiting for the program."""


@dataclass(frozen=True, slots=True)
class Program:
    """The program, and the files that take what it prints."""

    process: subprocess.Popen[bytes]
    out: Path
    err: Path

    def address(self) -> str:
        """The address of the page, as soon as the program prints it."""
        end = time.monotonic() + PATIENCE
        while not (found := re.search(r"http://\S+", self.out.read_text())):
            assert self.process.poll() is None, self.err.read_text()
            assert time.monotonic() < end, "the playground printed no address"
            time.sleep(0.02)
        return found[0]

    def stop(self, number: signal.Signals = signal.SIGINT) -> tuple[int, str]:
        """Stop the program with a signal; its exit code and what it wrote on the error stream.

        A terminal sends Ctrl-C to the program and to all that it has started.
        """
        if number == signal.SIGINT:
            os.killpg(self.process.pid, number)
        else:
            self.process.send_signal(number)
        return self.end()

    def end(self) -> tuple[int, str]:
        """Wait for the program's end; its exit code and what it wrote on the error stream."""
        return self.process.wait(PATIENCE), self.err.read_text()


@contextmanager
def program(folder: Path, *arguments: str) -> Iterator[Program]:
    """Run ``python -m bot playground`` with these arguments; its output goes into ``folder``."""
    out, err = folder / "out.txt", folder / "err.txt"
    warnings = ("-W", "default::ResourceWarning", "-W", "default::RuntimeWarning")
    command = [sys.executable, *warnings, "-m", "bot", "playground", *arguments]
    with out.open("wb") as stdout, err.open("wb") as stderr:
        process = subprocess.Popen(  # noqa: S603 - our own program
            command, stdout=stdout, stderr=stderr, start_new_session=True
        )
    try:
        yield Program(process, out, err)
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
