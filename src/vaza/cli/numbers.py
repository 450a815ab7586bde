"""Whole numbers as people type them: plain ASCII digits, nothing rounded and nothing guessed."""

import re
from collections.abc import Sequence
from typing import Annotated, Final

from cyclopts import Parameter, Token

_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,1000}")


def whole_number(text: str) -> int | None:
    """Return the whole number that a text is, None where it is none (3.7, 1_0, 0x10, ٣)."""
    return int(text) if _WHOLE.fullmatch(text) else None


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
