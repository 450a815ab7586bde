"""Calls of an auction as a record may have them, in small letters or with a zero in front too."""

import re
from typing import Final

from vaza.records.errors import Place, RecordError
from vaza.records.fields import read_text, shown
from vaza.rules.speech import PASSED, format_call, parse_call

_ZEROS: Final = re.compile(r"0(?=[0-9])")


def read_call(value: object, place: Place) -> str:
    """Return a call's name as Vaza writes it."""
    text = read_text(value, place).strip()
    name = PASSED if text.lower() == PASSED else _ZEROS.sub("", text.upper(), count=1)
    try:
        return format_call(parse_call(name))
    except ValueError:
        wanted = 'a number of tricks and C, D, H, S or NT, as "5C", or "pass"'
        raise RecordError("bad-value", f"{shown(text)} is no call: {wanted}", place) from None
