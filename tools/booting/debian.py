"""Debian's packages, where there is `apt-get` and we are root."""

import os
import shutil
from collections.abc import Sequence

from booting.say import run, step

QUIET = {"DEBIAN_FRONTEND": "noninteractive"}


def can_install() -> bool:
    """Tell whether packages can be installed without asking anybody."""
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def install(packages: Sequence[str]) -> None:
    """Install packages; the lists are fetched first, since a fresh machine has none."""
    with step(f"apt-get install {' '.join(packages)}"):
        run("apt-get", "update", "-q", env=QUIET)
        run("apt-get", "install", "-q", "-y", "--no-install-recommends", *packages, env=QUIET)


def line_to_type(packages: Sequence[str]) -> str:
    """Give the one line that a person would type; elsewhere than on Debian we know none."""
    return f"sudo apt-get install {' '.join(packages)}" if shutil.which("apt-get") else ""
