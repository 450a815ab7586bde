"""Node and npm for the web client: the machine's if they are new enough, else our own."""

import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

from booting import stamp
from booting.installer import find_installer
from booting.places import BOOT, REQUIREMENTS
from booting.say import run, step

Environment = Mapping[str, str]

NPM_WANTED = 11
"""Of npm 10 some releases leave out a build tool's parts for this kind of machine."""
NPM_RELEASE = "npm@11.21.2"
OWN_NODE = BOOT / "node"
OWN_NPM = BOOT / "npm"
NODE_REQUIREMENTS = REQUIREMENTS / "node.txt"


def version(program: str) -> tuple[int, ...]:
    """Ask a program on the PATH for its version; nothing if it is missing or does not run."""
    found = shutil.which(program)
    if not found:
        return ()
    told = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(number) for number in re.findall(r"\d+", told)[:3])


def node_serves(found: tuple[int, ...]) -> bool:
    """Tell whether Vite 8 runs on this Node: 20.19 or later of that line, or 22.12 and up."""
    return (20, 19) <= found < (21,) or found >= (22, 12)


def node_environment() -> Environment:
    """Give the environment in which `node` and `npm` are new enough, bringing them if need be."""
    if version("npm") and node_serves(version("node")):
        return path_with(OWN_NPM / "node_modules" / ".bin") if own_npm_is_here() else {}
    return path_with(own_node() / "bin")


def newer_npm() -> None:
    """Bring a newer npm by the npm that is here, for when that one fails."""
    shutil.rmtree(OWN_NPM, ignore_errors=True)
    with step(f"installing {NPM_RELEASE}, since the npm here is old"):
        run("npm", "install", "--no-audit", "--no-fund", "--prefix", OWN_NPM, NPM_RELEASE)
    stamp.put(OWN_NPM / "ready", NPM_RELEASE)


def npm_is_old() -> bool:
    """Tell whether a newer npm might do what the one in use did not."""
    return not node_environment() and version("npm") < (NPM_WANTED,)


def own_npm_is_here() -> bool:
    """Tell whether this folder has a newer npm of its own."""
    return stamp.holds(OWN_NPM / "ready", NPM_RELEASE)


def path_with(folder: Path) -> Environment:
    """Put a folder before all others on the PATH."""
    return {"PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}


def own_node() -> Path:
    """Bring Node, which a Python package carries for every usual machine."""
    # The scripts in it know their own place, so it cannot be moved.
    wanted = stamp.digest(stamp.digest_files([NODE_REQUIREMENTS]), str(OWN_NODE))
    if not stamp.holds(OWN_NODE / "ready", wanted):
        installer = find_installer()
        with step("installing Node, which this machine lacks or has too old"):
            installer.make(OWN_NODE)
            installer.fill(OWN_NODE, NODE_REQUIREMENTS)
        stamp.put(OWN_NODE / "ready", wanted)
    return OWN_NODE
