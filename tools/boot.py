"""Set up, start and check Vaza: `./play` and `./check` end here.

Needs nothing but Python: what else is missing is brought into `.boot/` and `.venv/` of this folder.
This file keeps to the grammar of Python 3.9, so that an older Python can say what it lacks; the
work itself is in `tools/booting/`.
"""

import os
import shutil
import subprocess
import sys

OLDEST, BEYOND = (3, 11), (3, 15)


def fitting_python():
    # type: () -> str | None
    """Find another Python on the PATH that is neither too old nor too new."""
    for minor in range(BEYOND[1] - 1, OLDEST[1] - 1, -1):
        found = shutil.which("python3.{}".format(minor))  # noqa: UP032 - older Pythons read this
        # A name on the PATH may be a stub of a version manager, so it has to prove that it runs.
        if found and subprocess.run([found, "-c", ""], capture_output=True, check=False).returncode == 0:
            return found
    return None


def main():
    # type: () -> int
    """Run with a fitting Python, or say which one is needed."""
    if OLDEST <= sys.version_info[:2] < BEYOND:
        from booting.main import main as run  # noqa: PLC0415 - only a fitting Python can read it

        return run(sys.argv[1:])
    other = fitting_python()
    if other:
        os.execv(other, [other, *sys.argv])
    print(
        "Vaza needs Python 3.11, 3.12, 3.13 or 3.14; this is {}.{}.\n".format(*sys.version_info[:2])
        + "Install one of them (on Debian or Ubuntu: sudo apt-get install python3.11) and start again.",
        file=sys.stderr,
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
