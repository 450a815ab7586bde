"""R: a rule set by a preset's name, a code, or a file."""

import json
import math
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from vaza.cli.fault import InputError
from vaza.cli.parameters import STDIN
from vaza.cli.plain import shortened
from vaza.cli.streams import stdin
from vaza.options.checks.check import check
from vaza.options.codes.code import PREFIX, parse_rules
from vaza.options.codes.codec import read_rules
from vaza.options.presets import PRESETS, near_names
from vaza.options.ruleset import Problem, RuleSet, RuleSetError

LARGEST: Final = 4_000_000
"""Bytes of a file that is read at all."""
_MOST_DIGITS: Final = 100


def rules_of(ref: str, seats: int | None = None) -> RuleSet:
    """Return the rule set that ``ref`` names, fit for ``seats`` where they are given.

    Raises:
        InputError: there is none, or it cannot be played.
    """
    try:
        rules = load(ref)
    except RuleSetError as error:
        raise InputError(problem_line(ref, error.problems)) from error
    problems = check(rules, seats)
    if problems:
        raise InputError(problem_line(ref, problems))
    return rules


def load(ref: str) -> RuleSet:
    """Return the rule set that ``ref`` names, without judging conflicts in a file.

    Raises:
        InputError: the file cannot be read.
        RuleSetError: all that is wrong with its shape, or with the name.
    """
    return load_source(ref)[0]


def load_source(ref: str) -> tuple[RuleSet, object]:
    """Return the rule set that ``ref`` names and the JSON it was read from, None without one.

    Raises:
        InputError, RuleSetError: as ``load``.
    """
    name = ref.strip()
    if name in PRESETS or (name.startswith(PREFIX) and not _exists(ref)):
        return parse_rules(ref), None
    if not ref:
        told = "R is empty"
        raise RuleSetError((Problem("rules", "unknown", told, f"use {', '.join(PRESETS)}"),))
    if ref == STDIN or "/" in ref or ref.endswith(".json") or _exists(ref):
        value = parse_json(read_text(ref))
        return read_rules(value), value
    raise RuleSetError((_unknown(ref),))


def _exists(ref: str) -> bool:
    try:
        return Path(ref).exists()
    except (OSError, ValueError):  # a code with a table of points is too long for a name
        return False


def _unknown(ref: str) -> Problem:
    told = f"no preset, code or file called {shortened(ref)!r}"
    return Problem("rules", "unknown", told, near_names(ref))


def read_text(path: str) -> str:
    """Return the text of a file, or of stdin.

    Raises:
        InputError: it cannot be read, is too large, or is no UTF-8.
    """
    try:
        with stdin().buffer if path == STDIN else Path(path).open("rb") as stream:
            data = stream.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise InputError(f"{shortened(path, 200)}: cannot be read: {why}") from error
    if len(data) > LARGEST:
        raise InputError(f"{path}: more than {LARGEST:,} bytes; this is no file of Vaza's")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError(f"{path}: byte {error.start} is no UTF-8; save it as UTF-8") from error


def parse_json(text: str) -> object:
    """Return the JSON value of a file's text.

    Raises:
        RuleSetError: it is no JSON; one problem, with line and column.
    """
    try:
        return json.loads(
            text,
            object_pairs_hook=_once,
            parse_int=_read_whole,
            parse_float=_read_fraction,
            parse_constant=_no_constant,
        )
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        told = f"no JSON at {where}: {error.msg}"
    except RecursionError:
        told = "no JSON that can be read: too many brackets inside each other"
    except ValueError as error:
        told = str(error)
    fix = 'a rule set is an object such as {"base": "dane-se", "bidding": {"hook": "none"}}'
    raise RuleSetError((Problem("file", "bad-json", told, fix),))


def _read_whole(text: str) -> int:
    if len(text) > _MOST_DIGITS:
        told = f"a number of {len(text):,} digits ({shortened(text, 20)}) is too large"
        raise ValueError(told)
    return int(text)


def _read_fraction(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        told = f"the number {shortened(text)} is too large"
        raise ValueError(told)
    return number


def _no_constant(name: str) -> object:
    told = f"{name} is no JSON"
    raise ValueError(told)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"the key {twice[:40]!r} stands twice in one object")
    return result


def problem_line(ref: str, problems: Iterable[Problem]) -> str:
    """Return problems as one line that begins with where they are."""
    first, *others = [f"{p.axis}: {p.text}; {p.fix}" for p in problems]
    where = f"{ref}: " if ref not in first and len(ref) < 100 else ""
    more = f" (and {len(others)} more: see vaza rules check)" if others else ""
    return f"{where}{first}{more}"
