"""Writes the hashed requirement files from pyproject.toml."""

from pathlib import Path

from booting.installer import Uv, find_installer
from booting.places import REQUIREMENTS, ROOT
from booting.say import Stop, run, step

OLDEST_PYTHON = "3.11"


def write(*, upgrade: bool) -> None:
    """Resolve every list again; `dev` holds to the versions of `base`."""
    installer = find_installer()
    if not isinstance(installer, Uv):
        raise Stop("Only uv can write the requirement files.")
    base, project = REQUIREMENTS / "base.txt", ROOT / "pyproject.toml"
    # Neither header nor annotation: both would name paths of the machine that wrote them.
    options = ["--universal", "--generate-hashes", "--no-header", "--no-annotate", "-q"]
    options += ["--python-version", OLDEST_PYTHON, *(["--upgrade"] if upgrade else [])]
    with step("pinning requirements"):
        compile_: tuple[str | Path, ...] = (installer.program, "pip", "compile", *options)
        run(*compile_, project, "-o", base)
        run(*compile_, project, "--group", "dev", "-c", base, "-o", REQUIREMENTS / "dev.txt")
        for group in ("boot", "build", "node"):
            run(*compile_, "--group", group, "-o", REQUIREMENTS / f"{group}.txt")
