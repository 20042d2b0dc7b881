"""The one check, the same on every machine: ``python -m tests.check``.

Formatting, lint, types, import rules, then the tests with coverage. Everything is run even after
a failure, so that one look shows all that is wrong; the exit code is 0 only when nothing is.
"""

import os
import subprocess
import sys
from pathlib import Path

WORKERS = 1 + (len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1)
"""One more than there are cores: the tests in a browser, which one of them begins with, mostly wait
for the page."""
MODULE = [sys.executable, "-m"]
STEPS = {
    "formatting": [*MODULE, "ruff", "format", "--check", "."],
    "lint": [*MODULE, "ruff", "check", "."],
    "types": [*MODULE, "mypy"],
    "import rules": [str(Path(sys.executable).with_name("lint-imports"))],
    "tests": [
        *(*MODULE, "pytest", f"--numprocesses={WORKERS}", "--dist=worksteal", "-p", "no:benchmark"),
        *("--cov", "--cov-report=term", "--quiet"),
    ],
}


def main() -> int:
    """Run every step and say which failed."""
    failed = []
    for name, command in STEPS.items():
        print(f"── {name}", flush=True)
        if subprocess.run(command, check=False).returncode:  # noqa: S603
            failed.append(name)
    print(f"── failed: {', '.join(failed)}" if failed else "── all is well")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
