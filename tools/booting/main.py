"""The commands of `tools/boot.py`."""

import argparse
import os
from collections.abc import Callable, Mapping, Sequence

from booting import environment, lock, web
from booting.check import check
from booting.guard import alone
from booting.places import ROOT, VENV
from booting.say import Stop, last_words, line


def main(words: Sequence[str]) -> int:
    """Run one command and answer the exit code."""
    os.chdir(ROOT)
    parser = argparse.ArgumentParser(prog="tools/boot.py", description="Set up and start Vaza.")
    parser.add_argument("command", choices=COMMANDS, help="what to do")
    options, rest = parser.parse_known_args(words[:1]), words[1:]
    try:
        return COMMANDS[options[0].command](rest)
    except Stop as stop:
        last_words(stop)
        return 1
    except KeyboardInterrupt:
        line("\nstopped; the next start goes on from here")
        return 130


def play(words: Sequence[str]) -> int:
    """Set up what is missing and become the server."""
    with alone():
        environment.prepare("base")
        web.build()
    program = str(VENV / "bin" / "vaza")
    os.execv(program, [program, "serve", *words])


def setup(words: Sequence[str]) -> int:
    """Set up without starting anything."""
    parser = argparse.ArgumentParser(prog="tools/boot.py setup", description=setup.__doc__)
    parser.add_argument("--dev", action="store_true", help="with what developers need")
    parser.add_argument("--web", action="store_true", help="and build the web client")
    options = parser.parse_args(words)
    with alone():
        environment.prepare("dev" if options.dev else "base")
        if options.web:
            web.build()
    line("ready: .venv")
    return 0


def write_lock(words: Sequence[str]) -> int:
    """Pin the requirements anew from pyproject.toml."""
    parser = argparse.ArgumentParser(prog="tools/boot.py lock", description=write_lock.__doc__)
    parser.add_argument("--upgrade", action="store_true", help="take the newest of everything")
    options = parser.parse_args(words)
    with alone():
        lock.write(upgrade=options.upgrade)
    return 0


COMMANDS: Mapping[str, Callable[[Sequence[str]], int]] = {
    "play": play,
    "check": check,
    "setup": setup,
    "lock": write_lock,
}
