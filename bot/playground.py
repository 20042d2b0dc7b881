"""The playground: the unmodified bot in a simulated Discord, with a page to play it on.

SimCord keeps a server in memory and runs the real discord.py against it; its preview page looks
like Discord and acts as any of the members, so one person can try a match between two. Nothing
leaves the computer, and no token is needed.
"""

import asyncio
import signal
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

import discord

from bot.app import Fireside
from bot.playground_pictures import remembered_pictures
from bot.words import FALLBACK, Words

if TYPE_CHECKING:
    import simcord

SERVER = "Fireside"
CHANNEL = "games"
MEMBERS = ("Ada", "Ben", "Cleo")

_MISSING = (
    "The playground needs SimCord, which is not installed. "
    "Run make play, or python -m pip install --require-hashes -r requirements-dev.txt."
)
_TICK = 0.2
"""Seconds between two looks at whether the page is out of date."""
_SETTLE = 15.0
"""Seconds that an action of the page waits for the bot to finish what it does."""

BotFactory = Callable[[Path, str], discord.Client]


def fireside(database: Path, language: str) -> discord.Client:
    """The bot. A kept database says that Discord knows the commands; this one is always new."""
    return Fireside(database, language=language, always_sync=True)


def main(
    database: Path | None,
    *,
    open_page: bool = False,
    port: int | None = None,
    language: str = FALLBACK,
    make: BotFactory = fireside,
) -> int:
    """Run the playground until Ctrl-C, SIGTERM or the page's "End preview session"; exit code.

    ``database`` is kept; without one, a database in a temporary folder serves until the end.
    ``port`` is the page's, any free one when None. ``make`` makes the bot that plays, which speaks
    ``language`` where nothing else is known.
    """
    try:
        import simcord  # noqa: PLC0415 - an optional dependency
    except ImportError:
        print(_MISSING, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(
        prefix="fireside-playground-", ignore_cleanup_errors=True
    ) as folder:
        path = database or Path(folder) / "playground.sqlite3"
        try:
            kept = path.exists()
            asyncio.run(serve(path, language, make, kept=kept, open_page=open_page, port=port))
        except simcord.SetupError as error:
            print(f"The playground cannot start: {str(error).rstrip('.')}.", file=sys.stderr)
            return 2
        except KeyboardInterrupt:
            pass  # so early that nothing had begun
    return 0


async def serve(
    database: Path,
    language: str,
    make: BotFactory,
    *,
    kept: bool,
    open_page: bool,
    port: int | None,
) -> None:
    """Run the bot and the page until somebody asks to stop; ``kept`` matches are greeted."""
    import simcord  # noqa: PLC0415 - an optional dependency

    stop = asyncio.Event()
    with _stopped_by_signals(stop), remembered_pictures():
        client = make(database, language)
        env = simcord.Env(client, check_errors=False, settle_timeout=_SETTLE)
        channel, members = _furnish(env, _welcome(language, kept=kept))
        try:
            await env.start()
            async with env.preview(channel, viewers=members, layout="channel", port=port) as page:
                _announce(page.url, open_page=open_page)
                await _until_stopped(env, page, stop)
        finally:
            try:
                await client.close()
            finally:
                await env.shutdown()
    print("The playground has ended.")


def _furnish(
    env: "simcord.Env", welcome: str
) -> tuple["simcord.ChannelHandle", list["simcord.MemberActor"]]:
    """Make the server, its channel, its members, the first of them its host, and a message.

    SimCord numbers everything in order from a fixed day on. So the server, the channel and the
    members have the same ids each time, and a kept database still fits. The messages come after
    the clock is set to the present and never get the id of an old one.
    """
    env.backend.bot_user.name = "Fireside"
    server = env.create_guild(SERVER)
    channel = server.create_text_channel(CHANNEL, topic="A place to play")
    members = [
        server.add_member(env.create_user(name.lower(), global_name=name)) for name in MEMBERS
    ]
    host = env.create_user("playground", global_name="Playground", bot=True)
    server.add_member(host)
    powers = discord.Permissions(manage_guild=True, manage_messages=True)
    role = server.create_role("Hosts", permissions=powers)
    env.backend.add_member_role(server.id, members[0].id, role.id)
    _set_clock(env)
    env.backend.create_message(channel.id, host.id, welcome)
    return channel, members


def _welcome(language: str, *, kept: bool) -> str:
    """The first message: what to try, and where ``kept`` matches are found."""
    say = Words(language)
    text = say("playground-welcome")
    return f"{text}\n\n{say('playground-kept')}" if kept else text


def _announce(url: str, *, open_page: bool) -> None:
    print(f"The playground is open: {url}", "Ctrl-C ends it.", sep="\n", flush=True)
    if open_page:  # which may take as long as the browser runs
        threading.Thread(target=_open, args=(url,), daemon=True).start()


def _open(url: str) -> None:
    if not webbrowser.open(url):
        print("No browser could be opened; copy the address into one.", flush=True)


async def _until_stopped(env: "simcord.Env", page: "simcord.Preview", stop: asyncio.Event) -> None:
    """Keep the page up to date until a signal or the page itself ends it."""
    tasks = [
        asyncio.create_task(_keep_current(env, page)),
        asyncio.create_task(page.wait_closed()),
        asyncio.create_task(stop.wait()),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


async def _keep_current(env: "simcord.Env", page: "simcord.Preview") -> None:
    """Let SimCord's clock follow the real one, and show what the bot does by itself.

    The page shows what was last published. SimCord publishes after an action of the page's own;
    what a timer or the other member's page brought about has to be published from here. It is
    done without ``page.refresh()``, which would bar the page's actions for as long as it lasts,
    and only when there is news, because a press on an outdated publication is turned down. What
    this uses is private to SimCord, so its version is pinned.
    """
    news = datetime.now(UTC)

    def note(event: str, _payload: Mapping[str, Any]) -> None:
        nonlocal news
        if event.startswith("MESSAGE_"):
            news = datetime.now(UTC)

    env.backend.subscribers.append(note)
    while True:
        await asyncio.sleep(_TICK)
        _set_clock(env)
        page.capture_time = env.now()
        for view in list(page._pages.values()):  # noqa: SLF001 - see above
            published = datetime.fromisoformat(view.published_at or "1970-01-01T00:00:00Z")
            if published < news or view.status == "stale":
                page._publish(view, reason="refresh")  # noqa: SLF001


def _set_clock(env: "simcord.Env") -> None:
    behind = (datetime.now(UTC) - env.now()).total_seconds()
    if behind > 0:
        env.backend.advance_clock(behind)


@contextmanager
def _stopped_by_signals(stop: asyncio.Event) -> Iterator[None]:
    """Set ``stop`` on Ctrl-C or SIGTERM, also on Windows, where the loop has no signal handlers."""
    wake = asyncio.get_running_loop().call_soon_threadsafe

    def handler(_number: int, _frame: FrameType | None) -> None:
        with suppress(RuntimeError):  # the loop is closed: it has stopped already
            wake(stop.set)

    names = ("SIGINT", "SIGTERM", "SIGBREAK")
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = {number: signal.signal(number, handler) for number in numbers}
    try:
        yield
    finally:
        for number, previous in before.items():
            signal.signal(number, previous)
