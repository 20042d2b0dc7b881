"""What is in `deploy/` names what exists: files, commands, settings. None of it is run here."""

import configparser
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot import VERSION
from bot.app import GRACE
from bot.command_line import main
from bot.settings import NAMES

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "fireside.service"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
SETTING = re.compile(r"\bFIRESIDE_[A-Z_]+")


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile, with what each is given."""
    text = re.sub(r"^\s*#.*\n", "", DOCKERFILE, flags=re.MULTILINE).replace("\\\n", " ")
    words = (line.partition(" ") for line in text.splitlines() if line.strip())
    return [(name, given.strip()) for name, _, given in words]


def given(instruction: str) -> list[str]:
    return [what for name, what in instructions() if name == instruction]


def unit() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(UNIT, encoding="utf-8")
    return parser


def subcommands(text: str) -> set[str]:
    """The subcommands that are named after ``python -m bot``."""
    return set(re.findall(r"python -m bot ([a-z]+)", re.sub(r'[",\[\]]+ ?', " ", text)))


def test_the_image_gets_what_it_runs_and_nothing_else() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    let_in = {line[1:] for line in ignored if line.startswith("!")}
    copied = {what.split()[0] for what in given("COPY")}
    assert "*" in ignored
    assert copied == let_in == {"bot", "engines", "render", "requirements.txt", "LICENSE"}
    assert all((ROOT / each).exists() for each in copied)


def test_the_image_runs_the_bot_without_rights_and_without_a_token() -> None:
    assert given("FROM") == ["python:3.13-slim"]
    assert given("ENTRYPOINT") == ['["python", "-m", "bot"]']
    assert given("CMD") == ['["run"]']
    assert given("USER") == ["fireside"]
    names = [name for name, _ in instructions()]
    assert names.index("USER") > max(at for at, name in enumerate(names) if name == "RUN")
    assert "--require-hashes" in DOCKERFILE
    assert "FIRESIDE_TOKEN" not in DOCKERFILE
    (volume,) = given("VOLUME")
    assert f"FIRESIDE_DATABASE={volume}/fireside.sqlite3" in given("ENV")
    assert "check --offline --quick" in re.sub(r'[",]+ ?', " ", given("HEALTHCHECK")[0]).replace(
        "  ", " "
    )


def test_compose_keeps_the_matches_in_a_volume() -> None:
    context = (DEPLOY / re.findall(r"context: (\S+)", COMPOSE)[0]).resolve()
    assert context == ROOT
    assert (context / re.findall(r"dockerfile: (\S+)", COMPOSE)[0]).is_file()
    (env_file,) = re.findall(r"env_file: (\S+)", COMPOSE)
    assert (DEPLOY / env_file).resolve() == ROOT / ".env"
    (name, folder) = re.findall(r"- (\w+):(/\w+)$", COMPOSE, re.MULTILINE)[0]
    assert f"VOLUME {folder}\n" in DOCKERFILE
    assert re.search(rf"^volumes:\n  {name}:", COMPOSE, re.MULTILINE)
    assert f"FIRESIDE_DATABASE: {folder}/" in COMPOSE
    assert "read_only: true" in COMPOSE
    assert "\t" not in COMPOSE


def test_the_unit_runs_the_bot_and_lets_it_write_one_folder() -> None:
    service = unit()["Service"]
    python, *arguments = service["ExecStart"].split()
    assert python == f"{service['WorkingDirectory']}/.venv/bin/python"
    assert arguments == ["-m", "bot", "run"]
    assert service["ProtectSystem"] == "strict"
    assert service["NoNewPrivileges"] == "true"
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"FIRESIDE_DATABASE=/var/lib/{service['StateDirectory']}/" in readme
    assert f"useradd --system --home-dir {service['WorkingDirectory']}" in readme


def test_there_is_time_to_stop_in_good_order() -> None:
    assert float(unit()["Service"]["TimeoutStopSec"]) > 2 * GRACE
    assert float(re.findall(r"stop_grace_period: (\d+)s", COMPOSE)[0]) > 2 * GRACE


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_every_file_names_what_exists_and_is_explained(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = path.read_text(encoding="utf-8")
    assert f"deploy/{path.name}" in (ROOT / "README.md").read_text(encoding="utf-8")
    assert {*SETTING.findall(text)} <= {*NAMES}
    for command in subcommands(text):
        with pytest.raises(SystemExit) as left:
            main([command, "--help"])
        assert left.value.code == 0
    capsys.readouterr()


def test_systemd_finds_no_fault_with_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd-analyze here")
    text = UNIT.read_text(encoding="utf-8")
    python = unit()["Service"]["ExecStart"].split()[0]
    here = tmp_path / UNIT.name
    here.write_text(text.replace(python, sys.executable), encoding="utf-8")  # one that is there
    done = subprocess.run(  # noqa: S603
        ["systemd-analyze", "verify", "--man=no", str(here)],  # noqa: S607
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_there_is_one_version() -> None:
    assert f'version = "{VERSION}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
