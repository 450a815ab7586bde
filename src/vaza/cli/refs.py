"""R: a rule set by a preset's name, a code, or a file."""

import difflib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from vaza.cli.fault import InputError
from vaza.cli.parameters import STDIN
from vaza.cli.streams import stdin
from vaza.options.check import check
from vaza.options.code import PREFIX, parse_rules
from vaza.options.codec import read_rules
from vaza.options.presets import PRESETS
from vaza.options.ruleset import Problem, RuleSet, RuleSetError

LARGEST: Final = 4_000_000
"""Bytes of a file that is read at all."""


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
    if ref in PRESETS:
        return parse_rules(ref)
    if ref.startswith(PREFIX) and not _exists(ref):
        return parse_rules(ref)
    if ref == STDIN or "/" in ref or ref.endswith(".json") or _exists(ref):
        return read_rules(parse_json(read_text(ref)))
    raise RuleSetError((_unknown(ref),))


def _exists(ref: str) -> bool:
    try:
        return Path(ref).exists()
    except (OSError, ValueError):  # a code with a table of points is too long for a name
        return False


def _unknown(ref: str) -> Problem:
    close = difflib.get_close_matches(ref, PRESETS, n=1)
    fix = f"did you mean {close[0]}?" if close else f"use {', '.join(PRESETS)}"
    return Problem("rules", "unknown", f"no preset, code or file called {ref[:60]!r}", fix)


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
        raise InputError(f"{path}: cannot be read: {why}") from error
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
        return json.loads(text, object_pairs_hook=_once)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        told = f"no JSON at {where}: {error.msg}"
    except RecursionError:
        told = "no JSON that can be read: too many brackets inside each other"
    except ValueError as error:
        told = str(error)
    fix = 'a rule set is an object such as {"base": "dane-se", "bidding": {"hook": "none"}}'
    raise RuleSetError((Problem("file", "bad-json", told, fix),))


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
