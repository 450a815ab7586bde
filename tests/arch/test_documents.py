"""What the documents name exists, and no file names what is not of this project."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.arch.sources import ROOT, name

DOCUMENTS = [
    *(ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "docs" / "decisions" / "README.md"),
    *sorted(ROOT.glob("docs/*.md")),
]
"""Decisions themselves are history: they may name what is gone."""
PATH = re.compile(r"`([A-Za-z0-9_.-]*/[A-Za-z0-9_./-]*)`")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
MADE = (".boot/", ".venv/", "src/vaza/static/", "node_modules/", "docs/full-check.md")
"""Paths that the set-up or a check makes."""


def named_paths(document: Path) -> Iterator[tuple[Path, str]]:
    """Paths in backticks, from the project's folder, and targets of links, from the document's."""
    text = document.read_text(encoding="utf-8")
    for path in PATH.findall(text):
        # What begins with no name of ours is no path of ours: a media type, a URL's path.
        if not path.startswith(("/", *MADE)) and (ROOT / path.split("/")[0]).exists():
            yield ROOT, path
    for path in LINK.findall(text):
        yield document.parent, path


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_named_paths_exist(document: Path) -> None:
    missing = [path for base, path in named_paths(document) if not (base / path).exists()]
    assert missing == []


def test_every_decision_is_in_the_index() -> None:
    folder = ROOT / "docs" / "decisions"
    index = (folder / "README.md").read_text(encoding="utf-8")
    pages = [path.name for path in folder.glob("[0-9]*.md")]
    assert [page for page in pages if f"({page})" not in index] == []


def test_requirements_name_no_index() -> None:
    for path in (ROOT / "requirements").iterdir():
        lines = path.read_text().splitlines()
        assert [line for line in lines if "://" in line or line.startswith("-")] == [], path


def test_npm_lock_names_no_address() -> None:
    lock = ROOT / "web" / "package-lock.json"
    if not lock.exists():
        pytest.skip("there is no web/package-lock.json")
    packages = json.loads(lock.read_text())["packages"]
    assert [name for name, entry in packages.items() if "://" in entry.get("resolved", "")] == []


def test_every_requirement_is_hashed() -> None:
    for path in (ROOT / "requirements").iterdir():
        entries = re.split(r"^(?=[a-z0-9])", path.read_text(), flags=re.MULTILINE)[1:]
        assert entries, path
        assert [entry for entry in entries if "--hash=sha256:" not in entry] == []
