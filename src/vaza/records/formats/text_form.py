"""The text form, like PGN: a tag on each line, then bids and numbered tricks.

    [Format "vaza-record/1"]
    [Rules "german-bridge"]
    [Seats ["Ana","Bia","Caio","Davi"]]

    [Deal 1]
    [Dealer 0]
    [TurnUp "9H"]
    0: AS KD 7C
    1: KC QS 2D
    2: 9C 9D 3S
    3: 2C JH TS
    Bids 1 0 2 1
    1. 9C 2C 7C KC
    End

After ``End`` come the tags of the whole match that follow its deals. A tag's value is JSON.
Lossless: it holds the same document as the JSON form.
"""

import re
from collections.abc import Iterator
from typing import Any, Final, NoReturn

from vaza.records.document import compact
from vaza.records.errors import Place, RecordError
from vaza.records.fields import shown
from vaza.records.formats.json_form import parse_json

_TAG: Final = re.compile(r"\[([A-Z][A-Za-z]*) (.+)\]", re.ASCII)
_HAND: Final = re.compile(r"(\d{1,2}):((?: \S+)*)", re.ASCII)
_TRICK: Final = re.compile(r"(\d{1,3})\.((?: \S+)+)", re.ASCII)
_BIDS: Final = re.compile(r"Bids((?: \S+)+)", re.ASCII)
_NUMBER: Final = re.compile(r"-?\d{1,3}", re.ASCII)
_END: Final = "End"
_LINES_OF_THEIR_OWN: Final = ("deals", "hands", "bids", "plays")


def format_text(document: dict[str, Any]) -> str:
    """Return the canonical text of a document."""
    head = [line for key, value in document.items() for line in _top_lines(key, value)]
    return "\n".join(head) + "\n"


def _top_lines(key: str, value: object) -> Iterator[str]:
    if key == "deals" and isinstance(value, list):
        for number, deal in enumerate(value, 1):
            yield ""
            yield f"[Deal {number}]"
            yield from _deal_lines(deal)
        yield ""
        yield _END
    else:
        yield _tag(key, value)


def _deal_lines(deal: dict[str, Any]) -> Iterator[str]:
    for key, value in deal.items():
        if key == "hands":
            yield from (f"{seat}: {hand}".rstrip() for seat, hand in enumerate(value))
        elif key == "bids":
            yield "Bids " + " ".join("-" if bid is None else str(bid) for bid in value)
        elif key == "plays":
            yield from (f"{number}. {trick}" for number, trick in enumerate(value, 1))
        else:
            yield _tag(key, value)


def _tag(key: str, value: object) -> str:
    return f"[{_tag_name(key)} {compact(value)}]"


def _tag_name(key: str) -> str:
    return "".join(part.capitalize() for part in key.split("_"))


def parse_text(text: str) -> object:
    """Return the document of a text.

    Raises:
        RecordError: a line is none of the form, or stands in the wrong place; or the text is that
            of a complete match and does not close as such, so that its tail may be lost.
    """
    reader = _Reader()
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            reader.take(number, line.strip())
    reader.close()
    return reader.document


class _Reader:
    """Folds lines into a document."""

    def __init__(self) -> None:
        self.document: dict[str, Any] = {}
        self._deals: list[dict[str, Any]] = []
        self._target = self.document
        self._line = 0
        self._has_ended = self._is_closed = False

    def take(self, number: int, line: str) -> None:
        """Take one line."""
        self._line, self._is_closed = number, False
        if line == _END:
            self._target, self._has_ended = self.document, True
        elif found := _TAG.fullmatch(line):
            self._take_tag(found[1], found[2])
        elif found := _HAND.fullmatch(line):
            self._append("hands", int(found[1]), found[2].strip(), first=0)
        elif found := _TRICK.fullmatch(line):
            self._append("plays", int(found[1]), found[2].strip(), first=1)
        elif found := _BIDS.fullmatch(line):
            self._set("bids", [self._bid(word) for word in found[1].split()])
        else:
            self._fail(
                f"{line[:40]!r} is no line of a record: a tag as [Dealer 0], a hand as "
                "'0: AS KD', bids as 'Bids 1 0 2', or a trick as '1. AS 2S'"
            )

    def close(self) -> None:
        """Demand of a complete match the lines that Vaza writes last: nothing is cut off then."""
        if self.document.get("complete") is True and not self._is_closed:
            missing = "its last line, [Hash ...]" if self._has_ended else "'End' and what follows"
            text = f"cut off: a complete record has {missing}; typed without a hash, [Hash null]"
            raise RecordError("truncated", text)

    def _take_tag(self, name: str, text: str) -> None:
        key = re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()
        try:
            value = parse_json(text)
        except RecordError as error:
            self._fail(f"the value of [{name} ...] is no JSON: {error.text}")
        if name != _tag_name(key) or key in _LINES_OF_THEIR_OWN:
            self._fail(f"no tag is called {name[:40]!r}")
        if key == "deal":
            self._next_deal(value)
        else:
            self._set(key, value)
            self._is_closed = self._has_ended and key == "hash"

    def _next_deal(self, value: object) -> None:
        due = len(self._deals) + 1
        if type(value) is not int or value != due:
            self._fail(f"[Deal {due}] comes here, not [Deal {shown(value)}]")
        self._target, self._has_ended = {"plays": []}, False
        self._deals.append(self._target)
        self.document["deals"] = self._deals

    def _set(self, key: str, value: object) -> None:
        if key in self._target:
            self._fail(f"{key!r} stands twice")
        self._target[key] = value

    def _append(self, key: str, number: int, cards: str, *, first: int) -> None:
        items = self._target.setdefault(key, [])
        if number != len(items) + first:
            self._fail(f"number {len(items) + first} of {key} comes here, not {number}")
        items.append(cards)

    def _bid(self, word: str) -> int | None:
        if word == "-":
            return None
        if not _NUMBER.fullmatch(word):
            self._fail(f"{word[:40]!r} is no bid: a number, or - where none was made")
        return int(word)

    def _fail(self, text: str) -> NoReturn:
        deal = len(self._deals) if self._target is not self.document else None
        raise RecordError("bad-text", f"line {self._line}: {text}", Place(deal))
