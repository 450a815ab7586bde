"""Stdin, stdout and stderr: closed ones, full ones, and terminals that know few signs."""

import os
import sys
from pathlib import Path
from typing import Final, TextIO

from vaza.cli.fault import InputError
from vaza.cli.plain import SPELL

_READER: Final = "replace"


def prepare() -> None:
    """Make what is there usable.

    Raises:
        InputError: stdout is closed.
    """
    if sys.stderr is None:  # else what is printed there goes to stdout
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        raise InputError("stdout is closed: nothing can be printed")
    _reconfigure(sys.stdin, _READER)
    _reconfigure(sys.stdout, SPELL)
    _reconfigure(sys.stderr, SPELL)


def _reconfigure(stream: object, errors: str) -> None:
    """Let signs that a terminal does not know be spelt rather than be the program's end."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors=errors)


def stdin() -> TextIO:
    """Return stdin.

    Raises:
        InputError: it is closed.
    """
    if sys.stdin is None:
        raise InputError("stdin is closed: there is nothing to read")
    return sys.stdin


def give_up_stdout() -> None:
    """Let what is still buffered go nowhere; without this Python complains when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
