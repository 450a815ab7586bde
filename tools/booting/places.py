"""Where things are."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
BOOT: Final = ROOT / ".boot"
"""What the set-up brings and remembers; safe to delete."""
VENV: Final = ROOT / ".venv"
VENV_PYTHON: Final = VENV / "bin" / "python"
REQUIREMENTS: Final = ROOT / "requirements"
WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "src" / "vaza" / "static"
TESTS: Final = ROOT / "tests"


def shown(path: Path) -> str:
    """Name a path as a person would type it from the project's folder."""
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)
