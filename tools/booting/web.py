"""The web client: its packages and its build into the Python package."""

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path

from booting import stamp
from booting.node import Environment, newer_npm, node_environment, npm_is_old
from booting.places import BOOT, ROOT, STATIC, WEB, shown
from booting.say import Stop, run, step, warn

BUILD_STAMP = BOOT / "stamps" / "web"
MODULES_STAMP = WEB / "node_modules" / ".vaza-ready"
PAGE = STATIC / "index.html"
NO_SOURCES = {"node_modules", "dist", "generated", "coverage"}
"""Folders of web/ whose content is made, so that it does not say what the build is made from."""


def exists() -> bool:
    """Tell whether there is a client at all."""
    return (WEB / "package.json").exists()


def sources() -> Iterator[Path]:
    """List the files that the build is made from: web/ and the messages it shares."""
    for folder, names, files in os.walk(WEB):
        names[:] = [name for name in names if name not in NO_SOURCES and name[0] != "."]
        yield from (Path(folder, name) for name in files)
    yield from (ROOT / "src" / "vaza").rglob("*.ftl")


def modules() -> Environment:
    """Install the client's packages unless they are there; answer the environment for npm."""
    environment = node_environment()
    lists = [path for path in (WEB / "package.json", WEB / "package-lock.json") if path.exists()]
    wanted = stamp.digest_files(lists)
    if not stamp.holds(MODULES_STAMP, wanted):
        stamp.lift(MODULES_STAMP)
        how = "ci" if (WEB / "package-lock.json").exists() else "install"
        with step(f"installing the web client's packages (npm {how})"):
            run("npm", how, "--no-audit", "--no-fund", cwd=WEB, env=environment)
        stamp.put(MODULES_STAMP, wanted)
    return environment


def build() -> None:
    """Build the client unless the one that is there was made from these sources."""
    if os.environ.get("VAZA_SKIP_WEB") == "1":
        return
    if not exists():
        warn("there is no web/ yet, so there will be no page")
        return
    wanted = stamp.digest_files(sources())
    if stamp.holds(BUILD_STAMP, wanted) and PAGE.exists():
        return
    stamp.lift(BUILD_STAMP)
    try:
        make_page()
    except Stop:
        if not npm_is_old():
            raise
        newer_npm()
        stamp.lift(MODULES_STAMP)
        make_page()
    stamp.put(BUILD_STAMP, wanted)


def make_page() -> None:
    """Run the client's build into the Python package."""
    environment = modules()
    output = ("--outDir", STATIC, "--emptyOutDir")
    with step("building the web client"):
        run("npm", "run", "build", "--", *output, cwd=WEB, env=environment)
    if not PAGE.exists():
        raise Stop(f"The web client was built, but there is no {shown(PAGE)}.")


def scripts() -> Mapping[str, str]:
    """List the scripts of web/package.json."""
    table: dict[str, dict[str, str]] = json.loads((WEB / "package.json").read_text("utf-8"))
    return table.get("scripts", {})
