"""What ends a command early: what a person typed or wrote is wrong, or he has stopped it."""

from typing import Final

INTERRUPTED: Final = 130
"""The exit code of a command that was stopped by Ctrl+C."""


class InputError(Exception):
    """The input is wrong; the message says what, where, and what would be right, in one line."""
