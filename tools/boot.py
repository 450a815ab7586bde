"""Set up, start and check Vaza: `./play` and `./check` end here.

Needs nothing but Python: what else is missing is brought into `.boot/` and `.venv/` of this folder.
This file keeps to what Python 3.9 can read, so that an older Python says what it lacks; the work
itself is in `tools/booting/`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

OLDEST, BEYOND = (3, 11), (3, 15)
MISSING = """Vaza needs Python 3.11, 3.12, 3.13 or 3.14; this is {}.{}.
Install one of them, then start again. On Debian or Ubuntu:
   sudo apt-get install python3.11"""


def fitting_python() -> str | None:
    """Find another Python on the PATH that is neither too old nor too new."""
    for minor in range(BEYOND[1] - 1, OLDEST[1] - 1, -1):
        found = shutil.which(f"python3.{minor}")
        # A name on the PATH may be a stub of a version manager, so it has to prove that it runs.
        if found and subprocess.run([found, "-c", ""], capture_output=True).returncode == 0:  # noqa: PLW1510 - the code is what is asked
            return found
    return None


def main() -> int:
    """Run with a fitting Python, or say which one is needed."""
    if OLDEST <= sys.version_info[:2] < BEYOND:
        from booting.main import main as run  # noqa: PLC0415 - only a fitting Python can read it

        return run(sys.argv[1:])
    other = fitting_python()
    if other:
        os.execv(other, [other, *sys.argv])
    print(MISSING.format(*sys.version_info[:2]), file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
