"""The playground's page reads a picture once, however often it is looked at."""

import asyncio
import hashlib
import io
from collections.abc import Iterator
from typing import Any

import pytest
from PIL import Image
from simcord.preview._media import MediaError, MediaWorker

from bot import playground_pictures
from bot.playground_pictures import remembered_pictures


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
    """The processes that were started, inside `remembered_pictures`."""
    processes: list[Any] = []
    start = asyncio.create_subprocess_exec

    async def counted(*arguments: Any, **options: Any) -> asyncio.subprocess.Process:
        process = await start(*arguments, **options)
        processes.append(process)
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", counted)
    with remembered_pictures():
        yield processes


def drawn(colour: str) -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (8, 8), colour).save(file, "PNG")
    return file.getvalue()


async def look(worker: MediaWorker, blob: bytes) -> tuple[str, int]:
    info = await worker.validate(hashlib.sha256(blob).hexdigest(), blob)
    return info.content_type, info.width


async def test_a_picture_is_read_once(started: list[Any]) -> None:
    worker = MediaWorker()
    red, blue = drawn("red"), drawn("blue")
    assert [await look(worker, each) for each in (red, blue, red, blue)] == [("image/png", 8)] * 4
    assert len(started) == 2
    await worker.close()


async def test_not_too_many_are_remembered(
    started: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playground_pictures, "_REMEMBERED", 2)
    worker = MediaWorker()
    red, green, blue = map(drawn, ("red", "green", "blue"))
    for each in (red, green, red, blue, red, blue):
        await look(worker, each)
    assert len(started) == 3
    await look(worker, green)
    assert len(started) == 4
    await worker.close()


async def test_what_cannot_be_read_still_fails(started: list[Any]) -> None:
    worker = MediaWorker()
    for _ in range(2):
        with pytest.raises(MediaError):
            await look(worker, b"\x89PNG\r\n\x1a\nno picture")
    assert len(started) == 1
    await worker.close()


async def test_afterwards_simcord_is_as_before() -> None:
    before = MediaWorker._decode
    with remembered_pictures():
        assert MediaWorker._decode is not before
    assert MediaWorker._decode is before
