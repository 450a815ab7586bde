"""``replace`` for the states of a match, which change with each card that is played."""

import dataclasses
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar

__all__ = ["replace"]

_Value = TypeVar("_Value")

if TYPE_CHECKING:
    # Type checkers know the fields that this name takes, and only by this name.
    from dataclasses import replace
else:

    def replace(value: _Value, /, **changes: object) -> _Value:
        """Return a frozen dataclass with other values in some fields, as ``dataclasses.replace``.

        All its fields have to be arguments of its making. It takes a third of the time, which
        counts here: a match is a few thousand such changes.
        """
        get, places = _shape(type(value))
        values = list(get(value))
        for name, changed in changes.items():
            values[places[name]] = changed
        return type(value)(*values)


@cache
def _shape(kind: type) -> tuple[Callable[[Any], tuple[Any, ...]], dict[str, int]]:
    """Return what reads the values of a dataclass in order, and the place of each name.

    One field alone would be read without a tuple round it.
    """
    names = [field.name for field in dataclasses.fields(kind)]
    if len(names) == 1:
        read = attrgetter(names[0])
        return lambda value: (read(value),), {names[0]: 0}
    return attrgetter(*names), {name: place for place, name in enumerate(names)}
