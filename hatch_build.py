"""Build the web client into the package, so that `pip install .` gives the whole of Vaza."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClientHook(BuildHookInterface[Any]):
    """Runs `npm ci` and `npm run build` when there is no built client yet."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client unless it is there, not wanted, or the install is editable."""
        del build_data
        root = Path(self.root)
        web, static = root / "web", root / "src" / "vaza" / "static"
        skipped = version == "editable" or os.environ.get("VAZA_SKIP_WEB") == "1"
        if skipped or (static / "index.html").exists():
            return
        run_npm([npm(), "ci"], web)
        run_npm([npm(), "run", "build", "--", "--outDir", str(static), "--emptyOutDir"], web)


def npm() -> str:
    """Find npm, or say what to do about it."""
    found = shutil.which("npm")
    if found is None:
        message = (
            "The web client has to be built, and there is no npm. Install Node 20.19 or newer, "
            "or set VAZA_SKIP_WEB=1 to do without the client."
        )
        raise SystemExit(message)  # a plain line instead of a traceback
    return found


def run_npm(command: list[str], folder: Path) -> None:
    """Run one npm command; its own words are the best explanation of a failure."""
    ended = subprocess.run(command, cwd=folder, check=False)
    if ended.returncode:
        message = f"The web client was not built: `{' '.join(command)}` failed in {folder}."
        raise SystemExit(message)
