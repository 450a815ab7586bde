"""The commands of `tools/boot.py`."""

import argparse
import os
from collections.abc import Sequence

from booting import environment
from booting.guard import alone
from booting.places import ROOT, VENV
from booting.say import Stop, last_words, line


def main(words: Sequence[str]) -> int:
    """Run one command and answer the exit code."""
    try:
        return command(words)
    except Stop as stop:
        last_words(stop)
        return 1
    except KeyboardInterrupt:
        line("\nstopped; the next start goes on from here")
        return 130


def command(words: Sequence[str]) -> int:
    """Choose the command by its first word; the rest is its own."""
    os.chdir(ROOT)
    parser = argparse.ArgumentParser(
        prog="tools/boot.py", description="Set up, start and check Vaza."
    )
    commands = parser.add_subparsers(dest="command", required=True)
    setup = commands.add_parser("setup", help="make .venv")
    setup.add_argument("--dev", action="store_true", help="with what developers need")
    options = parser.parse_args(words)
    with alone():
        environment.prepare("dev" if options.dev else "base")
    line(f"ready: {VENV.name}/bin")
    return 0
