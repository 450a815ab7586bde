"""The Python packages' installer: uv, or pip where uv cannot be had."""

import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol

from booting import debian, stamp
from booting.places import BOOT, REQUIREMENTS, ROOT
from booting.say import Stop, run, step, warn

UV_HOME = BOOT / "uv"
UV_STAMP = UV_HOME / "ready"
UV_REQUIREMENTS = REQUIREMENTS / "boot.txt"
BUILD_REQUIREMENTS = REQUIREMENTS / "build.txt"


class Installer(Protocol):
    """Makes environments and fills them."""

    @property
    def name(self) -> str:
        """What to call it."""

    def make(self, home: Path) -> None:
        """Make an empty environment; what was there goes."""

    def fill(self, home: Path, requirements: Path) -> None:
        """Install exactly these hashed requirements."""

    def link(self, home: Path) -> None:
        """Install this project as editable, without its dependencies."""


@dataclass(frozen=True)
class Uv:
    """The fast way."""

    program: Path
    name: str = "uv"

    def make(self, home: Path) -> None:
        """Make an empty environment of the Python that runs this."""
        python = ("--python", sys.executable)
        run(self.program, "venv", "-q", "--clear", "--no-project", *python, home)

    def fill(self, home: Path, requirements: Path) -> None:
        """Install what is listed and take away what is not."""
        run(self.program, "pip", "sync", "-q", "--python", home, "--require-hashes", requirements)

    def link(self, home: Path) -> None:
        """Install the project; the build's own requirements are pinned as well."""
        options = ("-q", "--python", home, "--no-deps", "--build-constraints", BUILD_REQUIREMENTS)
        run(self.program, "pip", "install", *options, "-e", ROOT)


@dataclass(frozen=True)
class Pip:
    """The slow way, for machines that uv has no build for."""

    name: str = "pip"

    def make(self, home: Path) -> None:
        """Make an empty environment with pip inside."""
        run(sys.executable, "-m", "venv", "--clear", home)

    def fill(self, home: Path, requirements: Path) -> None:
        """Install what is listed; what is not listed any more stays."""
        pip_install(home, "--require-hashes", "-r", requirements)

    def link(self, home: Path) -> None:
        """Install the project."""
        pip_install(home, "--no-deps", "-e", ROOT)


def pip_install(home: Path, *what: str | Path) -> None:
    """Install with the pip of an environment."""
    run(home / "bin" / "python", "-m", "pip", "install", "-q", *what)


def find_installer() -> Installer:
    """Take uv from here, from the PATH or from the index; else pip."""
    own = UV_HOME / "bin" / "uv"
    wanted = stamp.digest_files([UV_REQUIREMENTS])
    if stamp.holds(UV_STAMP, wanted) and own.exists():
        return Uv(own)
    found = shutil.which("uv")
    if found and starts(found):
        return Uv(Path(found))
    bring_pip()
    try:
        with step("installing uv, the installer"):
            bring_uv()
    except Stop as stop:
        if not has_ensurepip():
            raise
        warn(f"uv cannot be had, so pip does its work, slower. {stop.reason}")
        return Pip()
    stamp.put(UV_STAMP, wanted)
    return Uv(own)


def starts(program: str) -> bool:
    """Tell whether a program runs at all; a name on the PATH may be a mere stub."""
    return subprocess.run([program, "--version"], capture_output=True, check=False).returncode == 0


def has_ensurepip() -> bool:
    """Tell whether this Python can make an environment that has pip; Debian packs that apart."""
    invalidate_caches()
    return find_spec("ensurepip") is not None and find_spec("venv") is not None


def bring_pip() -> None:
    """See to it that there is a pip of some kind, or name the line to type."""
    if has_ensurepip() or find_spec("pip"):
        return
    if debian.can_install() and sys.executable.startswith("/usr/bin/"):
        debian.install(["python3-venv"])
    if not has_ensurepip():
        reason = "This Python has neither pip nor the venv module's ensurepip, and there is no uv."
        raise Stop(reason, debian.line_to_type(["python3-venv"]))


def bring_uv() -> None:
    """Install the pinned uv by the pip that is here, which is quicker, or by one of its own."""
    if find_spec("pip"):
        try:
            return uv_by_pip()
        except Stop:
            if not has_ensurepip():
                raise
    return uv_by_venv()


def uv_by_pip() -> None:
    """Put uv into a folder with the machine's pip."""
    shutil.rmtree(UV_HOME, ignore_errors=True)
    options = ("-q", "--require-hashes", "--no-deps", "--target", UV_HOME, "-r", UV_REQUIREMENTS)
    # A person's settings may ask for user installs, which no target can be combined with.
    run(sys.executable, "-m", "pip", "install", *options, env={"PIP_USER": "0"})


def uv_by_venv() -> None:
    """Put uv into an environment of its own."""
    run(sys.executable, "-m", "venv", "--clear", UV_HOME)
    pip_install(UV_HOME, "--require-hashes", "-r", UV_REQUIREMENTS)
