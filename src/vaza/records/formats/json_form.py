"""The JSON form: an object, one deal on each line."""

import json
import math
from typing import Any

from vaza.records.document import compact
from vaza.records.errors import RecordError


def parse_json(text: str) -> object:
    """Return the document of a JSON text.

    Raises:
        RecordError: it is no JSON, or a key stands twice in one object.
    """
    try:
        return json.loads(
            text, object_pairs_hook=_once, parse_float=_read_fraction, parse_constant=_no_constant
        )
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise RecordError("bad-json", f"no JSON at {where}: {error.msg}") from error
    except RecursionError as error:
        raise RecordError("bad-json", "too many brackets inside each other") from error
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError("bad-json", "a number with too many digits") from error


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise RecordError("bad-json", f"the key {twice[:40]!r} stands twice in one object")
    return result


def _read_fraction(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise RecordError("bad-json", f"the number {text[:40]} is too large")
    return number


def _no_constant(name: str) -> object:
    raise RecordError("bad-json", f"{name} is no JSON")


def format_json(document: dict[str, Any]) -> str:
    """Return the canonical JSON text of a document: a line for each key and for each deal."""
    lines = [f" {_key(key)}{_value(key, value)}" for key, value in document.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _key(key: str) -> str:
    return f"{compact(key)}: "


def _value(key: str, value: object) -> str:
    if key == "deals" and isinstance(value, list):
        return "[\n" + ",\n".join(f"  {_spaced(deal)}" for deal in value) + "\n ]"
    return _spaced(value)


def _spaced(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)
