"""The documents can be followed: links lead somewhere, commands can be typed as they are."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [
    path
    for path in sorted(ROOT.rglob("*.md"))
    if not any(part.startswith(".") for part in path.relative_to(ROOT).parts)
]
LINK = re.compile(r"""\]\(<?([^)\s>]+)|(?:src|href)=["']([^"']+)""")


def links(document: Path) -> list[str]:
    """Where the links of a document lead, those to other sites left out."""
    found = ("".join(each) for each in LINK.findall(document.read_text(encoding="utf-8")))
    return [target for target in found if not re.match(r"[a-z]+:|#", target)]


def test_the_documents_are_read() -> None:
    assert {"README.md", "CONTRIBUTING.md", "CHANGELOG.md"} <= {each.name for each in DOCUMENTS}
    assert {"LICENSE", "docs/pictures/middle.png"} <= set(links(ROOT / "README.md"))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_within_the_project_leads_somewhere(document: Path) -> None:
    for target in links(document):
        assert (document.parent / target.partition("#")[0]).exists(), target


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_every_command_names_the_python_that_has_the_packages(name: str) -> None:
    for line in (ROOT / name).read_text(encoding="utf-8").splitlines():
        for before in re.findall(r"(\S*python) -m (?:bot|engines|pytest|tests)\b", line):
            in_a_container = line.startswith("docker ")
            assert in_a_container or re.search(r"\.venv[/\\](bin|Scripts)[/\\]python$", before), (
                line
            )
