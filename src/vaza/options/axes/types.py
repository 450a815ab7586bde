"""The kinds of value that an axis may hold: reading, writing and describing each of them."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import StrEnum
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from vaza.options.axes.auction import Auction
from vaza.options.axes.bidding import Bidding
from vaza.options.axes.bonus import Bonus
from vaza.options.axes.contracts import Contracts
from vaza.options.axes.ending import Ending
from vaza.options.axes.pack import Pack
from vaza.options.axes.play import Play
from vaza.options.axes.schedule import Schedule
from vaza.options.axes.seating import Seating
from vaza.options.axes.trump import Trump

GROUP_TYPES: Final[dict[str, type]] = {
    "pack": Pack,
    "seating": Seating,
    "schedule": Schedule,
    "trump": Trump,
    "bidding": Bidding,
    "auction": Auction,
    "play": Play,
    "bonus": Bonus,
    "ending": Ending,
    "contracts": Contracts,
}
"""The groups that are made of axes; ``scoring`` has a form of its own."""


Facts = tuple[tuple[str, int | str], ...]
"""What a sentence needs to say, by the names that it has there."""


class AxisValueError(ValueError):
    """A value does not fit its axis; the message says what would."""

    def __init__(self, message: str, facts: Facts = ()) -> None:
        """Keep the facts: ``reason`` names the sentence, the others stand in it."""
        super().__init__(message)
        self.facts = facts


FIRST_LATER_CODE: Final = 100
"""Axes with this code or a higher one stand in a record only where they differ from their default,
so that records written before they existed keep their content and its hash."""


@dataclass(frozen=True, slots=True)
class Axis:
    """One axis: its place, its default and the values it takes."""

    group: str
    name: str
    code: int
    default: Any
    enum: type[StrEnum] | None
    """The enum of the value, or of the items of a list."""
    is_list: bool
    optional: bool
    least: int | None
    most: int | None
    words: tuple[str, ...]
    nonempty: bool
    longest: int | None
    """How many entries a list may have."""
    is_flag: bool = False
    """Whether it is true or false."""
    is_set: bool = False
    """Whether order and repeats of a list mean nothing."""

    @property
    def is_later(self) -> bool:
        """Whether the axis came after the first records with a rule set of their own."""
        return self.code >= FIRST_LATER_CODE

    @property
    def path(self) -> str:
        """The axis as ``group.axis``."""
        return f"{self.group}.{self.name}"

    def expected(self) -> str:
        """Say in words what the axis takes."""
        if self.is_flag:
            return "true or false"
        item = self._item_text()
        if self.is_list:
            return f"a list of up to {self.longest}, each {item}"
        return f"{item} or null" if self.optional else item

    def _item_text(self) -> str:
        parts = []
        if self.enum:
            parts.append("one of " + ", ".join(member.value for member in self.enum))
        elif self.least is not None:
            parts.append(f"a whole number from {self.least} to {self.most}")
        parts += [repr(word) for word in self.words]
        return " or ".join(parts)

    def read(self, value: object) -> Any:  # noqa: ANN401 - the value of any axis
        """Return the axis value of a JSON value.

        Raises:
            AxisValueError: the value does not fit.
        """
        if value is None and self.optional:
            return None
        if self.is_flag:
            return self._read_flag(value)
        if not self.is_list:
            return self._read_item(value)
        if not isinstance(value, list | tuple) or (self.nonempty and not value):
            raise AxisValueError(self.expected())
        if self.longest is not None and len(value) > self.longest:
            message = f"{self.expected()}; here are {len(value)}"
            facts = (("reason", "long"), ("longest", self.longest), ("count", len(value)))
            raise AxisValueError(message, facts)
        return tuple(self._read_item(item) for item in value)

    def canonical(self, items: tuple[Any, ...]) -> tuple[Any, ...]:
        """Return the entries of a set once each: words, then the others, in ascending order."""
        places: list[Any] = [*self.words, *(self.enum or ())]
        named = [item for item in places if item in items]
        return (*named, *sorted({item for item in items if item not in places}))

    def _read_flag(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        raise AxisValueError(self.expected())

    def _read_item(self, value: object) -> Any:  # noqa: ANN401 - the value of any axis
        if isinstance(value, str):
            if self.enum and value in {member.value for member in self.enum}:
                return self.enum(value)
            if value in self.words:
                return value
        elif self._is_in_range(value):
            return value
        raise AxisValueError(self.expected())

    def _is_in_range(self, value: object) -> bool:
        if not isinstance(value, int) or isinstance(value, bool) or self.least is None:
            return False
        return self.least <= value and (self.most is None or value <= self.most)

    @staticmethod
    def write(value: object) -> Any:  # noqa: ANN401 - any JSON value
        """Return the JSON value of an axis value."""
        if isinstance(value, tuple):
            return [Axis.write(item) for item in value]
        return value.value if isinstance(value, StrEnum) else value


def _parts(hint: object) -> tuple[tuple[Any, ...], bool]:
    """Return the types inside a hint, and whether it is a list."""
    if get_origin(hint) is tuple:
        inner = get_args(hint)[0]
        return (get_args(inner) if get_origin(inner) in (Union, UnionType) else (inner,)), True
    return (get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)), False


def _group_axes(group: str, cls: type) -> Iterator[Axis]:
    hints = get_type_hints(cls)
    for item in fields(cls):
        types, is_list = _parts(hints[item.name])
        enums = [t for t in types if isinstance(t, type) and issubclass(t, StrEnum)]
        limits = item.metadata
        yield Axis(
            group=group,
            name=item.name,
            code=limits["code"],
            default=item.default,
            enum=enums[0] if enums else None,
            is_list=is_list,
            optional=type(None) in types,
            least=limits.get("least"),
            most=limits.get("most"),
            words=tuple(limits.get("words", ())),
            nonempty=bool(limits.get("nonempty")),
            longest=limits.get("longest"),
            is_flag=bool in types,
            is_set=bool(limits.get("is_set")),
        )


AXES: Final[tuple[Axis, ...]] = tuple(
    axis for group, cls in GROUP_TYPES.items() for axis in _group_axes(group, cls)
)
"""Every axis, in the canonical order."""


def axes_of(group: str) -> tuple[Axis, ...]:
    """Return the axes of one group."""
    return tuple(axis for axis in AXES if axis.group == group)
