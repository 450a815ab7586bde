"""The shape of the sources, as far as no linter looks at it."""

import ast
import sys
from pathlib import Path

import pytest

from tests.arch.sources import PACKAGE, imported, name, parsed, python_files, written

MOST_LINES = 500
PURE = ("kernel", "options", "rules")
BOTS = sorted((PACKAGE / "bots").rglob("*.py"))


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


@pytest.mark.parametrize("path", BOTS, ids=name)
def test_bots_take_a_seed(path: Path) -> None:
    """Of `random` a bot may use one thing, a generator with a seed: `random.Random(seed)`."""
    assert list(dice(parsed(path))) == []


def dice(tree: ast.Module) -> list[str]:
    seeded = {
        id(call.func)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and len(call.args) == 1
    }
    return [
        f"line {node.lineno}: random.{node.attr}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "random"
        and not (node.attr == "Random" and id(node) in seeded)
        and not is_annotation(tree, node)
    ]


def is_annotation(tree: ast.Module, wanted: ast.AST) -> bool:
    """Tell whether a node stands where a type is named, as in `dice: random.Random`."""
    named = [
        part
        for node in ast.walk(tree)
        for part in (getattr(node, "annotation", None), getattr(node, "returns", None))
        if isinstance(part, ast.AST)
    ]
    return any(node is wanted for part in named for node in ast.walk(part))


@pytest.mark.parametrize(
    ("source", "faults"),
    [
        ("import random\nx = random.Random(3)\n", 0),
        ("import random\ndef f(dice: random.Random) -> random.Random: ...\n", 0),
        ("import random\nx = random.Random()\n", 1),
        ("import random\nx = random.choice([1])\n", 1),
    ],
)
def test_the_seed_test_finds_faults(source: str, faults: int) -> None:
    assert len(dice(ast.parse(source))) == faults
