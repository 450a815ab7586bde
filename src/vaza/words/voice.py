"""A language to speak in: messages, lists and runs of numbers."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from vaza.words.messages import text

_LONGEST_RUN = 60
_ENDS = 12


@dataclass(frozen=True, slots=True)
class Voice:
    """One language."""

    lang: str

    def say(self, message_id: str, /, **args: str | int) -> str:
        """Return a message."""
        return text(self.lang, message_id, **args)

    def either(self, items: Iterable[object]) -> str:
        """Return a list such as ``3, 4 or 5``."""
        return self._list(items, "list-or")

    def both(self, items: Iterable[object]) -> str:
        """Return a list such as ``3, 4 and 5``."""
        return self._list(items, "list-and")

    def _list(self, items: Iterable[object], word: str) -> str:
        *first, last = [str(item) for item in items]
        return f"{', '.join(first)} {self.say(word)} {last}" if first else last

    def span(self, numbers: Sequence[int]) -> str:
        """Return rising numbers as ``3 to 7`` where none is left out, else as a list."""
        first, last = numbers[0], numbers[-1]
        if len(numbers) > 2 and list(numbers) == list(range(first, last + 1)):
            return self.say("list-span", first=first, last=last)
        return self.either(numbers)

    @staticmethod
    def number(number: int) -> str:
        """Return a number whose minus is a real one, as wide as a digit."""
        return str(number).replace("-", "\N{MINUS SIGN}")

    @staticmethod
    def signed(number: int) -> str:
        """Return points as ``+50``, ``0`` or ``-20``, the minus a real one."""
        return f"+{number}" if number > 0 else Voice.number(number)

    @staticmethod
    def run(sizes: Sequence[int]) -> str:
        """Return hand sizes as ``10-9-8``; a very long run is cut in its middle."""
        names = [str(size) for size in sizes]
        if len(names) > _LONGEST_RUN:
            names = [*names[:_ENDS], "…", *names[-_ENDS:]]
        return "-".join(names)
