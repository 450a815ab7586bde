"""Broken import contracts are found: each is broken once, in a model of the package."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.arch.sources import ROOT

LAYERS = (
    *("cli", "testing", "server", "arena", "envs", "bots", "search", "store", "scorekeeper"),
    *("records", "words", "rules", "options", "kernel"),
)
BREACHES = {
    "kernel imports options": ("kernel", "import vaza.options", "Imports point down"),
    "rules import records": ("rules", "import vaza.records", "Imports point down"),
    "bots import the server": ("bots", "import vaza.server", "Imports point down"),
    "records import words": ("records", "import vaza.words", "Imports point down"),
    "cli imports testing": ("cli", "import vaza.testing", "Imports point down"),
    "store imports scorekeeper": ("store", "import vaza.scorekeeper", "Imports point down"),
    "rules draw": ("rules", "import random", "The core is pure"),
    "options do I/O": ("options", "import os", "The core is pure"),
    "kernel takes numpy": ("kernel", "import numpy", "The core is pure"),
    "rules take msgspec": ("rules", "def f():\n    import msgspec", "The core is pure"),
    "records draw": ("records", "import random", "draw nothing"),
    "a store reads the clock": ("store", "import time", "draw nothing"),
    "bots draw secrets": ("bots", "import secrets", "are seeded"),
    "commands draw secrets": ("cli", "import secrets", "Only the server draws secrets"),
}


def model(folder: Path, changed: str = "", text: str = "") -> Path:
    """Write an empty package of our layers, with one import put into one of them."""
    for layer in LAYERS:
        package = folder / "vaza" / layer
        package.mkdir(parents=True)
        (package / "__init__.py").touch()
        (package / "part.py").write_text(text if layer == changed else "")
    (folder / "vaza" / "__init__.py").touch()
    return folder


def contracts(folder: Path) -> subprocess.CompletedProcess[str]:
    """Check the model by the project's own contracts."""
    program = Path(sys.executable).with_name("lint-imports")
    return subprocess.run(
        [program, "--no-cache", "--no-logo", ROOT / "pyproject.toml"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_empty_model_keeps_them(tmp_path: Path) -> None:
    told = contracts(model(tmp_path))
    assert told.returncode == 0, told.stdout + told.stderr


@pytest.mark.parametrize("breach", BREACHES)
def test_a_breach_is_found(tmp_path: Path, breach: str) -> None:
    layer, text, contract = BREACHES[breach]
    told = contracts(model(tmp_path, layer, text))
    broken = [line for line in told.stdout.splitlines() if "BROKEN" in line]
    assert told.returncode == 1
    assert len(broken) == 1
    assert contract in broken[0]


def test_a_layer_that_is_not_listed_is_found(tmp_path: Path) -> None:
    folder = model(tmp_path)
    (folder / "vaza" / "helpers.py").touch()
    assert contracts(folder).returncode == 1


def test_a_cycle_of_siblings_is_found(tmp_path: Path) -> None:
    folder = model(tmp_path, "rules", "import vaza.rules.other")
    (folder / "vaza" / "rules" / "other.py").write_text("import vaza.rules.part")
    told = contracts(folder)
    assert told.returncode == 1
    assert "No cycles between siblings, at any depth BROKEN" in told.stdout
