"""The shape of the sources, as far as no linter looks at it."""

import ast
import sys
from pathlib import Path
from typing import TypeGuard

import pytest

from tests.arch.sources import PACKAGE, imported, name, parsed, python_files, written

MOST_LINES = 500
PURE = ("kernel", "options", "rules")
SEEDED = sorted(path for layer in ("bots", "arena") for path in (PACKAGE / layer).rglob("*.py"))


def long_files() -> dict[str, int]:
    web = [path for kind in ("*.ts", "*.svelte") for path in written("web/src", kind)]
    lengths = {name(path): len(path.read_text().splitlines()) for path in [*python_files(), *web]}
    return {path: lines for path, lines in lengths.items() if lines > MOST_LINES}


def test_no_file_is_too_long() -> None:
    assert long_files() == {}


def test_imports_are_absolute() -> None:
    relative = [name(path) for path in python_files() if any(m[:1] == "." for m in imported(path))]
    assert relative == []


@pytest.mark.parametrize("layer", PURE)
def test_core_imports_the_standard_library_only(layer: str) -> None:
    """The contract in pyproject.toml names what is forbidden; this allows what is not foreign."""
    allowed = {*sys.stdlib_module_names, "vaza"}
    roots = {m.split(".")[0] for path in (PACKAGE / layer).rglob("*.py") for m in imported(path)}
    assert roots <= allowed


@pytest.mark.parametrize("path", SEEDED, ids=name)
def test_bots_take_a_seed(path: Path) -> None:
    """Of `random` they may use one thing, a generator with a seed: `random.Random(seed)`."""
    assert dice(parsed(path)) == []


def dice(tree: ast.Module) -> list[str]:
    """List what is taken from `random` otherwise."""
    return [f"line {node.lineno}" for node in ast.walk(tree) if is_unseeded(node)]


def is_unseeded(node: ast.AST) -> TypeGuard[ast.expr | ast.stmt]:
    match node:
        case ast.ImportFrom(module="random", names=names):
            return [each.name for each in names] != ["Random"]
        case ast.Attribute(value=ast.Name(id="random"), attr=attribute):
            return attribute != "Random"
        case ast.Call(func=ast.Name(id="Random") | ast.Attribute(attr="Random"), args=arguments):
            return len(arguments) != 1
    return False


@pytest.mark.parametrize(
    ("source", "faults"),
    [
        ("import random\nx = random.Random(3)\n", 0),
        ("import random\ndef f(dice: random.Random) -> random.Random: ...\n", 0),
        ("from random import Random\nx = Random(3)\n", 0),
        ("import random\nx = random.Random()\n", 1),
        ("import random\nx = random.choice([1])\n", 1),
        ("from random import Random\nx = Random()\n", 1),
        ("from random import choice\n", 1),
    ],
)
def test_the_seed_test_finds_faults(source: str, faults: int) -> None:
    assert len(dice(ast.parse(source))) == faults
