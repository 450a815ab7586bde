"""Where the command ``vaza`` begins: small, so that it can be interrupted from the first moment."""

import sys

from vaza.cli.fault import INTERRUPTED


def run() -> int:
    """Run the command that was typed and return its exit code."""
    try:
        from vaza.cli.main import main  # loading takes a while, and may be stopped

        return main()
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
