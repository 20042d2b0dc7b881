"""Pictures on the playground's page, checked once instead of each time somebody looks.

SimCord hands every picture of a page to a process of its own, started for that one picture, and
does so again for each picture whenever the page shows the channel to another member. It remembers
the pictures that cannot be read, but not those that can; so with every board the page would get
slower. What this changes is private to SimCord, so its version is pinned.
"""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from bot.remembering import remember

if TYPE_CHECKING:
    from simcord.preview._media import MediaInfo, MediaWorker

_REMEMBERED = 256
"""How many pictures are kept as they were read; a channel's page shows fewer at a time."""


@contextmanager
def remembered_pictures() -> Iterator[None]:
    """In here, SimCord's pages remember the pictures that they could read."""
    from simcord.preview._media import MediaWorker  # noqa: PLC0415 - an optional dependency

    decode = MediaWorker._decode  # noqa: SLF001 - see above
    known: OrderedDict[tuple[bytes, float | None], MediaInfo] = OrderedDict()

    async def remembering(
        worker: "MediaWorker", key: str, blob: bytes, media_time: float | None
    ) -> "MediaInfo":
        name = blob, media_time
        read = known.get(name) or await decode(worker, key, blob, media_time)
        remember(known, name, read, _REMEMBERED)
        return read

    MediaWorker._decode = remembering  # type: ignore[method-assign, assignment] # noqa: SLF001
    try:
        yield
    finally:
        MediaWorker._decode = decode  # type: ignore[method-assign] # noqa: SLF001
