"""Reading one JSON object by its keys; what is wrong is said with its place."""

import json
from collections.abc import Callable
from typing import Any, Final, TypeVar

from vaza.kernel.cards import Card, parse_card
from vaza.records.errors import Place, RecordError

T = TypeVar("T")

MOST_SECRET: Final = 128
_HEX: Final = frozenset("0123456789abcdef")


class Fields:
    """The keys of one object. Every key must be asked for: ``close`` refuses the others."""

    def __init__(self, value: object, place: Place) -> None:
        """Take an object.

        Raises:
            RecordError: it is none.
        """
        if not isinstance(value, dict):
            raise RecordError("bad-value", f"an object of keys, not {shown(value)}", place)
        self._value: dict[str, Any] = value
        self._known: set[str] = set()
        self.place = place

    def must(self, key: str, read: Callable[[object, Place], T]) -> T:
        """Return the value of a key that has to be there."""
        self._known.add(key)
        if self._value.get(key) is None:
            raise RecordError("missing-key", f"{key!r} is missing", self.place)
        return read(self._value[key], self.place.key(key))

    def may(self, key: str, read: Callable[[object, Place], T]) -> T | None:
        """Return the value of a key, None where it is missing or null."""
        self._known.add(key)
        value = self._value.get(key)
        return None if value is None else read(value, self.place.key(key))

    def refuse(self, key: str, why: str) -> None:
        """Refuse a key of the format that does not fit the rule set."""
        self._known.add(key)
        if self._value.get(key) is not None:
            raise RecordError("not-in-these-rules", why, self.place.key(key))

    def close(self) -> None:
        """Refuse all keys that nobody asked for: most are misspelt."""
        unknown = sorted(self._value.keys() - self._known)
        if unknown:
            text = f"no key called {shown(unknown[0])}; known are {', '.join(sorted(self._known))}"
            raise RecordError("unknown-key", text, self.place)


def shown(value: object) -> str:
    """Return a value as it may stand in a message: in one line, and short."""
    text = repr(value) if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else text[:37] + "..."


def read_int(value: object, place: Place) -> int:
    """Return a whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise RecordError("bad-value", f"a whole number, not {shown(value)}", place)
    return value


def read_count(value: object, place: Place) -> int:
    """Return a whole number from 0 to 999."""
    number = read_int(value, place)
    if not 0 <= number <= 999:
        raise RecordError("bad-value", f"a whole number from 0 to 999, not {shown(value)}", place)
    return number


def read_bool(value: object, place: Place) -> bool:
    """Return true or false."""
    if not isinstance(value, bool):
        raise RecordError("bad-value", f"true or false, not {shown(value)}", place)
    return value


def read_text(value: object, place: Place) -> str:
    """Return a text that UTF-8 can hold."""
    if not isinstance(value, str):
        raise RecordError("bad-value", f"a text, not {shown(value)}", place)
    try:
        value.encode()
    except UnicodeEncodeError:
        raise RecordError("bad-value", "half of a surrogate pair is no character", place) from None
    return value


def read_hex(value: object, place: Place) -> str:
    """Return bytes written as lower-case hex digits."""
    text = read_text(value, place)
    if not text or len(text) % 2 or len(text) > MOST_SECRET or not _HEX.issuperset(text):
        wanted = f"1 to {MOST_SECRET // 2} bytes as lower-case hex digits"
        raise RecordError("bad-value", f"{wanted}, not {shown(text)}", place)
    return text


def read_list(value: object, place: Place) -> list[object]:
    """Return a list."""
    if not isinstance(value, list):
        raise RecordError("bad-value", f"a list, not {shown(value)}", place)
    return value


def read_seat(seats: int) -> Callable[[object, Place], int]:
    """Return the reader of a seat's number."""

    def read(value: object, place: Place) -> int:
        seat = read_int(value, place)
        if not 0 <= seat < seats:
            raise RecordError(
                "bad-value", f"a seat from 0 to {seats - 1}, not {shown(seat)}", place
            )
        return seat

    return read


def read_by_seat(
    seats: int, read: Callable[[object, Place], T]
) -> Callable[[object, Place], tuple[T, ...]]:
    """Return the reader of a list with one value for each seat."""

    def read_all(value: object, place: Place) -> tuple[T, ...]:
        items = read_list(value, place)
        if len(items) != seats:
            text = f"{seats} values, one for each seat, not {len(items)}"
            raise RecordError("wrong-count", text, place)
        return tuple(
            read(item, Place(place.deal, place.at, f"{place.field}[{seat}]"))
            for seat, item in enumerate(items)
        )

    return read_all


def read_card(value: object, place: Place) -> Card:
    """Return the card of a name, as the copy of the first pack."""
    text = read_text(value, place)
    try:
        return parse_card(text)
    except ValueError:
        wanted = "a rank A K Q J T 9..2 (10 for T) and a suit S H D C, or XX for a joker"
        raise RecordError("unknown-card", f"{shown(text)} is no card: {wanted}", place) from None


def read_cards(value: object, place: Place) -> tuple[Card, ...]:
    """Return the cards of a text such as ``AS KD 7C``."""
    return tuple(read_card(name, place) for name in read_text(value, place).split())
