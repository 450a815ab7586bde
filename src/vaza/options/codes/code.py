"""RuleSet to and from a short shareable code.

``v1.`` and base64url of: for each axis that differs from its default its number and value, then a
check sum. A code is accepted only in the one spelling that writing gives, so equal codes and equal
rule sets are the same thing. Lists that are sets are tidied when read, from files and codes alike;
a code that was written with one out of order is still read.
"""

import base64
import binascii
import dataclasses
import zlib
from collections.abc import Iterator
from typing import Any, Final

from vaza.options.axes.types import AXES, Axis, AxisValueError
from vaza.options.checks.check import check
from vaza.options.codes.bytes_code import read_int, take, write_int
from vaza.options.codes.codec import tidied, value_of
from vaza.options.codes.contract_code import read_deals, write_deals
from vaza.options.presets import PRESETS, near_names, preset
from vaza.options.ruleset import Problem, RuleSet, RuleSetError
from vaza.options.scorings.model import S01, ZERO, Scoring, Vector

PREFIX: Final = "v1."
_SCORING_CODE: Final = 30
_DEALS_CODE: Final = 70
_SAME: Final = 15
_VECTORS: Final = ("nil_made_under", "nil_made_over", "made", "under", "over", "nil_fail")


def rules_code(rules: RuleSet) -> str:
    """Return the short code of a rule set; equal rule sets have equal codes."""
    body = bytearray()
    for axis in AXES:
        value = value_of(rules, axis)
        if value != axis.default:
            body.append(axis.code)
            body += _write_value(axis, value)
    if rules.scoring != S01:
        body.append(_SCORING_CODE)
        body += _write_scoring(rules.scoring)
    if rules.deals:
        body.append(_DEALS_CODE)
        body += write_deals(rules.deals)
    checked = bytes(body) + _check_sum(bytes(body))
    return PREFIX + base64.urlsafe_b64encode(checked).decode().rstrip("=")


def rules_name(rules: RuleSet) -> str:
    """Return the preset's name where the rule set is one, else its code."""
    return next(
        (name for name, known in PRESETS.items() if known.rules == rules), ""
    ) or rules_code(rules)


def parse_rules(text: str) -> RuleSet:
    """Return the rule set of a preset's name or a code.

    Raises:
        RuleSetError: neither, or a rule set with conflicts.
    """
    rules = known_rules(text)
    problems = check(rules)
    if problems:
        raise RuleSetError(problems)
    return rules


def known_rules(text: str) -> RuleSet:
    """Return the rule set of a preset's name or a code; its conflicts are not looked for.

    Raises:
        RuleSetError: it is neither.
    """
    text = text.strip()
    if text in PRESETS:
        return preset(text)
    if not text.startswith(PREFIX):
        problem = Problem("rules", "unknown", f"no preset or code {text[:40]!r}", near_names(text))
        raise RuleSetError((problem,))
    return _read_code(text)


def _read_code(text: str) -> RuleSet:
    packed = text.removeprefix(PREFIX)
    try:
        raw = base64.b64decode(packed + "=" * (-len(packed) % 4), altchars=b"-_", validate=True)
        body, total = raw[:-2], raw[-2:]
        if total != _check_sum(body):
            raise _bad_code()
        rules = _read_body(body)
    except (
        binascii.Error,
        IndexError,
        KeyError,
        UnicodeError,
        ValueError,
    ) as error:
        if isinstance(error, RuleSetError):
            raise
        raise _bad_code() from error
    if rules_code(rules) != text:
        raise _bad_code()
    return tidied(rules)


def _bad_code() -> RuleSetError:
    text = "the code is damaged or cut short"
    return RuleSetError((Problem("code", "bad-code", text, "copy the whole code again"),))


def _check_sum(body: bytes) -> bytes:
    return zlib.crc32(body).to_bytes(4, "big")[:2]


def _read_body(body: bytes) -> RuleSet:
    rules, stream = RuleSet(), iter(body)
    by_code = {axis.code: axis for axis in AXES}
    for code in stream:
        if code == _SCORING_CODE:
            rules = dataclasses.replace(rules, scoring=_read_scoring(stream))
            continue
        if code == _DEALS_CODE:
            rules = dataclasses.replace(rules, deals=read_deals(stream))
            continue
        axis = by_code[code]
        value = _checked(axis, _read_value(axis, stream))
        group = dataclasses.replace(getattr(rules, axis.group), **{axis.name: value})
        rules = dataclasses.replace(rules, **{axis.group: group})
    return rules


def _checked(axis: Axis, value: object) -> Any:  # noqa: ANN401 - the value of any axis
    """Return the axis value; its check sum is right, so somebody wrote it so: say what is wrong."""
    try:
        return axis.read(value)
    except AxisValueError as error:
        text = "the code has no value of it"
        raise RuleSetError((Problem(axis.path, "bad-value", text, f"use {error}"),)) from error


def _write_value(axis: Axis, value: Any) -> bytes:  # noqa: ANN401 - the value of any axis
    if axis.is_flag:
        return bytes([value])
    if axis.is_list:
        return write_int(len(value)) + b"".join(_write_item(axis, item) for item in value)
    if axis.optional:
        return b"\0" if value is None else b"\1" + _write_item(axis, value)
    return _write_item(axis, value)


def _write_item(axis: Axis, value: Any) -> bytes:  # noqa: ANN401 - the value of any axis
    if axis.enum:
        return bytes([list(axis.enum).index(value)])
    if not axis.words:
        return write_int(value)
    if isinstance(value, str):
        return bytes([axis.words.index(value)])
    return bytes([len(axis.words)]) + write_int(value)


def _read_value(axis: Axis, stream: Iterator[int]) -> Any:  # noqa: ANN401 - a JSON value
    if axis.is_flag:
        return {0: False, 1: True}[take(stream)]
    if axis.is_list:
        return [_read_item(axis, stream) for _ in range(read_int(stream))]
    if axis.optional and not take(stream):
        return None
    return _read_item(axis, stream)


def _read_item(axis: Axis, stream: Iterator[int]) -> Any:  # noqa: ANN401 - a JSON value
    if axis.enum:
        return list(axis.enum)[take(stream)].value
    if axis.words:
        index = take(stream)
        if index < len(axis.words):
            return axis.words[index]
    return read_int(stream)


def _write_scoring(scoring: Scoring) -> bytes:
    if scoring.points:
        return (
            b"\1"
            + write_int(len(scoring.points))
            + b"".join(
                write_int(len(entry)) + b"".join(write_int(cell) for row in entry for cell in row)
                for entry in scoring.points
            )
        )
    packed, before = bytearray(b"\0"), ZERO
    for name in _VECTORS:
        terms: Vector = getattr(scoring, name)
        packed += bytes([_SAME]) if terms == before else _write_vector(terms)
        before = terms
    return bytes(packed)


def _write_vector(terms: Vector) -> bytes:
    used = [(place, factor) for place, factor in enumerate(terms) if factor]
    return bytes([len(used)]) + b"".join(
        bytes([place]) + write_int(factor) for place, factor in used
    )


def _read_scoring(stream: Iterator[int]) -> Scoring:
    if take(stream):
        return Scoring(points=tuple(_read_size(stream) for _ in range(read_int(stream))))
    vectors: dict[str, Any] = {}
    before = ZERO
    for name in _VECTORS:
        count = take(stream)
        if count != _SAME:
            before = _read_vector(count, stream)
        vectors[name] = before
    return Scoring(**vectors)


def _read_vector(count: int, stream: Iterator[int]) -> Vector:
    factors = [0] * len(ZERO)
    for _ in range(count):
        place = take(stream)
        factors[place] = read_int(stream)
    c, b, b2, b_tri, t, d, d2, d_tri, h = factors
    return (c, b, b2, b_tri, t, d, d2, d_tri, h)


def _read_size(stream: Iterator[int]) -> tuple[tuple[int, ...], ...]:
    width = read_int(stream)
    return tuple(tuple(read_int(stream) for _ in range(width)) for _ in range(width))
