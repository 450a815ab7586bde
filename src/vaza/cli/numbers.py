"""Whole numbers as people type them: plain ASCII digits, nothing rounded and nothing guessed."""

import re
from collections.abc import Sequence
from typing import Annotated, Final

from cyclopts import Parameter, Token

from vaza.cli.fault import InputError

_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,1000}")


def whole_number(text: str) -> int | None:
    """Return the whole number that a text is, None where it is none (3.7, 1_0, 0x10, ٣)."""
    return int(text) if _WHOLE.fullmatch(text) else None


def numbers(option: str, text: str) -> tuple[int, ...]:
    """Return the whole numbers of a list such as ``3,0,1``.

    Raises:
        InputError: something in it is none.
    """
    found: list[int] = []
    for place, part in enumerate(text.split(",")):
        number = whole_number(part.strip())
        if number is None:
            told = f"{option}: {part[:20]!r} at seat {place} is no whole number: write 3,0,1,2"
            raise InputError(told)
        found.append(number)
    return tuple(found)


def _convert(_type: object, tokens: Sequence[Token]) -> int:
    text = tokens[0].value
    number = whole_number(text)
    if number is None:
        told = f"{text[:40]!r} is no whole number."
        raise ValueError(told)
    return number


Whole = Annotated[int, Parameter(converter=_convert)]
"""An option's whole number."""
MaybeWhole = Annotated[int | None, Parameter(converter=_convert, show_default=False)]
"""The same, where it may be left out."""
