"""The project's own Python environment, `.venv`."""

import shutil
import sys
import tomllib

from booting import stamp
from booting.installer import Installer, find_installer
from booting.places import REQUIREMENTS, ROOT, VENV, VENV_PYTHON
from booting.say import line, step

CONTENT_STAMP = VENV / "vaza-content"
IDENTITY_STAMP = VENV / "vaza-identity"


def content(kind: str) -> str:
    """Say what an environment of this kind is made from."""
    files = [REQUIREMENTS / f"{kind}.txt", REQUIREMENTS / "build.txt"]
    return f"{kind} {stamp.digest(stamp.digest_files(files), project_table())}"


def project_table() -> str:
    """Take from pyproject.toml what an installed project depends on, and not the linters' part."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return repr([table["build-system"], table["project"]])


def identity() -> str:
    """Say what an environment cannot survive a change of: its place and its Python."""
    return stamp.digest(str(VENV), sys.version, sys.base_prefix)


def is_ready(kind: str) -> bool:
    """Tell whether the environment serves; one for developers serves players as well."""
    kinds = {kind, "dev"}
    ready = any(stamp.holds(CONTENT_STAMP, content(each)) for each in kinds)
    return ready and stamp.holds(IDENTITY_STAMP, identity()) and VENV_PYTHON.exists()


def prepare(kind: str) -> None:
    """Make or mend the environment, unless it is ready."""
    if is_ready(kind):
        return
    installer = find_installer()
    if not may_be_mended(installer):
        make(installer)
    stamp.lift(CONTENT_STAMP)
    with step(f"installing Python packages ({kind}, {installer.name})"):
        installer.fill(VENV, REQUIREMENTS / f"{kind}.txt")
        installer.link(VENV)
    stamp.put(CONTENT_STAMP, content(kind))


def may_be_mended(installer: Installer) -> bool:
    """Tell whether to keep the environment: a half-made, moved or foreign one goes.

    pip never takes packages away, so with pip every change starts from nothing.
    """
    whole = CONTENT_STAMP.exists() and VENV_PYTHON.exists()
    return installer.name == "uv" and whole and stamp.holds(IDENTITY_STAMP, identity())


def make(installer: Installer) -> None:
    """Make an empty environment in place of whatever is there."""
    if VENV.exists():
        line("   .venv is unfinished, or not of this folder and this Python: it is made anew")
        shutil.rmtree(VENV)
    with step(f"making .venv (Python {sys.version_info.major}.{sys.version_info.minor})"):
        installer.make(VENV)
    stamp.put(IDENTITY_STAMP, identity())
