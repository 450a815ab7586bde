"""The field of an axis: its number in shareable codes, its default, and what it takes.

A field's ``metadata["code"]`` is its number in shareable codes (``options.codes``): numbers are
never reused and enum values are only ever appended, so that old codes keep their meaning.
``longest`` is the number of entries that a list may have; ``is_set`` marks a list whose order and
repeats mean nothing (``options.codes.codec.tidied``).
"""

from dataclasses import field
from typing import Any


def axis(code: int, default: Any, **limits: Any) -> Any:  # noqa: ANN401 - as dataclasses.field
    """Return the field of an axis: its number in codes, its default and what it takes."""
    return field(default=default, metadata={"code": code, **limits})
