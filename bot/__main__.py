"""``python -m bot``: the command line, or one sentence where its packages are not installed."""

import os
import sys

try:
    from bot.command_line import main
except ModuleNotFoundError as error:
    if (error.name or "").partition(".")[0] in {"bot", "engines", "render"}:
        raise
    python = r".venv\Scripts\python" if os.name == "nt" else ".venv/bin/python"
    print(
        "Fireside's packages are not installed for this Python; "
        f"run it as {python} -m bot, or make play first.",
        file=sys.stderr,
    )
    sys.exit(2)

if __name__ == "__main__":
    sys.exit(main())
