"""Lines that a person types, from a terminal or from a pipe."""

from collections import deque

from rich.console import Console

from vaza.cli.plain import plain
from vaza.cli.streams import stdin


class Leave(Exception):  # noqa: N818 - no error: somebody leaves the table
    """The person leaves, or the input has ended; the message is the farewell's id."""


class Keyboard:
    """Where typed lines come from; a line that did not fit a question waits for the next one."""

    def __init__(self, console: Console) -> None:
        """Ask on ``console``."""
        self._console = console
        self._waiting: deque[str] = deque()
        self.is_live = stdin().isatty()

    def ask(self, prompt: str) -> str:
        """Return the next line without the space around it.

        Raises:
            Leave: the input has ended.
        """
        if self._waiting:
            line = self._waiting.popleft()
            self._console.print(prompt + line, markup=False)
            return line
        try:
            line = plain(self._console.input(prompt, markup=False).strip())
        except EOFError:
            self._console.print()
            raise Leave("bye-end-of-input") from None
        if not self.is_live:
            # A pipe shows nothing of what it brings; the transcript should.
            self._console.print(line, markup=False)
        return line

    def give_back(self, line: str) -> None:
        """Keep a line for the next question."""
        self._waiting.append(line)
