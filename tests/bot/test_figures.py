"""Figures for Prometheus: what is counted, where it is read, and that nobody is named."""

import socket
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot import VERSION, figures
from bot.app import Fireside
from bot.command_line import main
from bot.prometheus import page, served
from bot.settings import HERE
from tests.bot.discord_here import TOKEN
from tests.bot.terminal import (
    place,  # noqa: F401 - a fixture of every test here
    wrong,
)
from tests.bot.world import World

Figures = dict[tuple[str, tuple[str, ...]], float]


@pytest.fixture(autouse=True)
def _counting() -> Iterator[None]:
    figures.switch_on()
    yield
    figures.switch_off()


def read(text: str) -> Figures:
    """The figures by name and labels."""
    return {
        (sample.name, tuple(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def shown(den: World) -> Figures:
    with den.env.time_context():
        return read((await page(den.bot, den.path)).decode())


async def test_what_is_played_and_answered_is_counted(den: World) -> None:
    await den.start_match()
    await den.start_match(den.ben, den.cleo)
    await den.ada.slash(den.channel, "move", move="nonsense", match=1)
    with den.env.time_context():
        standpoint = await den.bot.matches.standpoint(1)
        move = str(next(iter(standpoint.position.legal_moves(standpoint.to_act[0]))))
    await den.ada.autocomplete(den.channel, "move", "move", "")
    await den.ada.slash(den.channel, "move", move=move, match=1)
    with den.env.time_context():
        await den.bot.matches.resign(1, den.ada.id)
    found = await shown(den)
    game = "tictactrek"
    assert found["fireside_matches_under_way", (game,)] == 1
    assert found["fireside_matches_ended_total", (game, "resigned")] == 1
    assert found["fireside_changes_total", ("move",)] == 1
    assert found["fireside_changes_total", ("challenge-made",)] == 2
    assert found["fireside_changes_total", ("match-started",)] == 2
    assert found["fireside_answers_total", ("command", "done")] == 3
    assert found["fireside_answers_total", ("command", "refused")] == 1
    assert found["fireside_answers_total", ("press", "done")] == 2
    assert found["fireside_answers_total", ("completion", "done")] == 1
    assert found["fireside_deliveries_owed", ("board",)] == 1, "that of the end"
    assert found["fireside_deliveries_owed", ("challenge",)] == 0
    assert found["fireside_database_bytes", ()] > 0
    assert found["fireside_ready", ()] == 1
    assert any(VERSION in labels for name, labels in found if name == "fireside_build_info")


async def test_what_fails_is_counted(den: World) -> None:
    await den.start_match()
    den.env.inject_error("POST", "/channels/*/messages", status=403, times=1)
    await den.ben.slash(den.channel, "board")
    assert (await shown(den))["fireside_deliveries_failed_total", ("board_again",)] == 1


async def test_nobody_is_named(den: World) -> None:
    await den.start_match()
    said = (await page(den.bot, den.path)).decode()
    for name in ("Ada", "ada", "Den", str(den.guild.id), str(den.ada.id), str(den.channel.id)):
        assert name not in said


async def test_they_are_read_at_a_port_of_this_machine(tmp_path: Path) -> None:
    """Before the bot is ready there is little to say, and that is said."""
    bot = Fireside(tmp_path / "fireside.sqlite3")
    async with served(bot, tmp_path / "fireside.sqlite3", HERE, 0) as port:
        figures.changed("move")
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"http://{HERE}:{port}/metrics") as answer,
        ):
            assert answer.status == 200
            assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
            found = read(await answer.text())
        async with aiohttp.ClientSession() as session, session.get(f"http://{HERE}:{port}/") as no:
            assert no.status == 404
    assert found["fireside_ready", ()] == 0
    assert found["fireside_changes_total", ("move",)] == 1
    assert not any(name.startswith("fireside_matches") for name, _ in found)
    await bot.close()


def test_nothing_is_counted_unless_it_is_wanted() -> None:
    figures.switch_off()
    figures.changed("move")
    figures.answered("press", "done")
    figures.failed("board")
    assert figures.counted("changes") == {}
    figures.switch_on()
    assert figures.counted("changes") == {}
    figures.changed("move")
    assert figures.counted("changes") == {("move",): 1}
    assert figures.counted("answers") == {}


def test_a_port_that_is_taken_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FIRESIDE_TOKEN", TOKEN)
    with socket.create_server((HERE, 0)) as taken:
        monkeypatch.setenv("FIRESIDE_METRICS_PORT", str(taken.getsockname()[1]))
        assert wrong(capsys, "run").startswith(f"FIRESIDE_METRICS_PORT: {HERE} port ")
    assert list(tmp_path.iterdir()) == []


def test_the_bot_runs_with_its_figures_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server((HERE, 0)) as free:
        port = free.getsockname()[1]
    read_there: list[str] = []

    async def start(_client: Fireside, _token: str) -> None:
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"http://{HERE}:{port}/metrics") as answer,
        ):
            read_there.append(await answer.text())

    monkeypatch.setattr(Fireside, "start", start)
    monkeypatch.setenv("FIRESIDE_TOKEN", TOKEN)
    monkeypatch.setenv("FIRESIDE_METRICS_PORT", str(port))
    assert main(["run"]) == 0
    assert "fireside_build_info" in read_there[0]
