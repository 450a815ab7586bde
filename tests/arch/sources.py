"""The project's own files, as the tests of its shape read them."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "vaza"
MADE = ("node_modules", "dist", "generated", "static")


def python_files() -> list[Path]:
    """All Python files that people write."""
    return sorted(path for folder in ("src", "tools", "tests") for path in written(folder, "*.py"))


def written(folder: str, pattern: str) -> Iterator[Path]:
    """Files below a folder, without what is made."""
    for path in (ROOT / folder).rglob(pattern):
        if not any(part in MADE for part in path.relative_to(ROOT).parts):
            yield path


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def imported(path: Path) -> Iterator[str]:
    """The modules that a file imports, anywhere in it."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")
