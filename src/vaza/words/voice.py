"""A language to speak in: messages, lists and runs of numbers."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from vaza.words.messages import text

_LONGEST_RUN = 60
_ENDS = 12
_BEFORE: Final = {
    # "Ana e Inés", but "agua y hielo".
    ("es", "y"): ("e", re.compile(r"h?[ií](?![aeou])", re.IGNORECASE)),
    # "7 u 8", "10 u 11": as the numbers are read, ocho and once.
    ("es", "o"): ("u", re.compile(r"h?[oó]|8|11(?:\d{3})*(?!\d)", re.IGNORECASE)),
}
"""What the word of a list becomes before some sounds: language and word, then both."""


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
        return f"{', '.join(first)} {self._link(word, last)} {last}" if first else last

    def _link(self, word: str, following: str) -> str:
        """Return the word between the last two of a list, as the last one's sound wants it."""
        link = self.say(word)
        other, sound = _BEFORE.get((self.lang, link), (link, None))
        return other if sound and sound.match(following) else link

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
