"""RuleSet to and from JSON objects."""

import dataclasses
import json
from typing import Any

from vaza.options.axes.contracts import Contracts
from vaza.options.axes.types import AXES, GROUP_TYPES, Axis, AxisValueError, axes_of
from vaza.options.checks.check import check
from vaza.options.codes.nested import flat, wanted
from vaza.options.contracts.json_form import read_contracts, write_contracts
from vaza.options.presets import PRESETS, preset
from vaza.options.ruleset import GROUPS, Mend, Problem, RuleSet, RuleSetError
from vaza.options.scorings.json_form import read_scoring, write_scoring


def rules_to_json(rules: RuleSet, *, as_recorded: bool = False) -> dict[str, Any]:
    """Return the canonical JSON object of a rule set: every group, every axis.

    ``as_recorded`` leaves out the later axes at their default (`Axis.is_later`), as records do.
    """
    told = {
        group: write_scoring(rules.scoring)
        if group == "scoring"
        else {
            axis.name: Axis.write(value_of(rules, axis))
            for axis in axes_of(group)
            if not (as_recorded and axis.is_later and value_of(rules, axis) == axis.default)
        }
        for group in GROUPS
    }
    if rules.deals or rules.contracts != Contracts():
        return told | {"contracts": {"list": write_contracts(rules.deals)} | told["contracts"]}
    del told["contracts"]  # games of bids say nothing of contracts
    return told


def canonical_json(rules: RuleSet) -> str:
    """Return the canonical JSON text of a rule set; equal rule sets give equal texts."""
    return json.dumps(rules_to_json(rules), separators=(",", ":"), ensure_ascii=False)


_LONGEST_ECHO = 40


def shown(value: object) -> str:
    """Return a JSON value as it may stand in a message: a text in quotes, and short."""
    if isinstance(value, str):
        return repr(cut(value))
    return cut(json.dumps(value, ensure_ascii=False))


def cut(text: str) -> str:
    """Return a text cut to what a message may repeat of it."""
    return text if len(text) <= _LONGEST_ECHO else text[: _LONGEST_ECHO - 3] + "..."


def value_of(rules: RuleSet, axis: Axis) -> Any:  # noqa: ANN401 - the value of any axis
    """Return the value of one axis of a rule set."""
    return getattr(getattr(rules, axis.group), axis.name)


def rules_from_json(value: object) -> RuleSet:
    """Return the rule set of a JSON object, which may be partial on a ``base`` preset.

    Without ``base`` the base is ``dane-se``. Objects merge by key, ``scoring`` and lists replace
    whole.

    Raises:
        RuleSetError: unknown keys, values that fit no axis, or conflicts; all are listed.
    """
    rules = read_rules(value)
    problems = check(rules)
    if problems:
        raise RuleSetError(problems)
    return rules


def read_rules(value: object, *, as_written: bool = False) -> RuleSet:
    """Return the rule set of a JSON object without judging conflicts between its axes.

    Lists that are sets are tidied, unless they are to stay ``as_written``: the hash of a record
    is over its own words.

    Raises:
        RuleSetError: unknown keys or values that fit no axis; all are listed.
    """
    if not isinstance(value, dict):
        raise RuleSetError((_shape_problem("", "a rule set is a JSON object of groups"),))
    base = value.get("base", "dane-se")
    if not isinstance(base, str) or base not in PRESETS:
        raise RuleSetError((_shape_problem("base", f"{shown(base)} is no preset"),))
    rules = preset(base)
    problems: list[Problem] = []
    for key, entry in value.items():
        if key == "base":
            continue
        try:
            rules = _with_group(rules, str(key), entry)
        except RuleSetError as error:
            problems += error.problems
    if problems:
        raise RuleSetError(tuple(problems))
    return rules if as_written else tidied(rules)


def tidied(rules: RuleSet) -> RuleSet:
    """Return a rule set whose lists that are sets have each entry once, in ascending order."""
    for axis in AXES:
        value = value_of(rules, axis)
        if axis.is_set and value != axis.canonical(value):
            group = dataclasses.replace(
                getattr(rules, axis.group), **{axis.name: axis.canonical(value)}
            )
            rules = dataclasses.replace(rules, **{axis.group: group})
    return rules


def _with_group(rules: RuleSet, group: str, entry: object) -> RuleSet:
    if group == "scoring":
        try:
            return dataclasses.replace(rules, scoring=read_scoring(entry))
        except AxisValueError as error:
            raise RuleSetError(
                (Problem("scoring", "bad-value", "no scoring", str(error), facts=error.facts),)
            ) from error
    if group not in GROUP_TYPES:
        known = ", ".join((*GROUPS, "base"))
        raise RuleSetError(
            (_shape_problem(cut(group), f"no group called {shown(group)}", f"use {known}"),)
        )
    if not isinstance(entry, dict):
        raise RuleSetError((_shape_problem(group, f"{group} is an object of axes"),))
    if group == "contracts" and "list" in entry:
        entry = dict(entry)
        rules = _with_deals(rules, entry.pop("list"))
    return _with_axes(rules, group, entry)


def _with_deals(rules: RuleSet, value: object) -> RuleSet:
    try:
        return dataclasses.replace(rules, deals=read_contracts(value))
    except AxisValueError as error:
        problem = Problem("contracts.list", "bad-value", "no list of contracts", str(error))
        raise RuleSetError((problem,)) from error


def _with_axes(rules: RuleSet, group: str, entry: dict[str, object]) -> RuleSet:
    known = {axis.name: axis for axis in axes_of(group)}
    values: dict[str, Any] = {}
    problems = []
    for name, value in flat(group, entry):
        if name not in known:
            problems.append(_unknown_axis(group, name, value))
            continue
        if name in values:
            problems.append(
                _shape_problem(f"{group}.{name}", "it stands here twice", "say it once")
            )
            continue
        try:
            values[name] = known[name].read(value)
        except AxisValueError as error:
            text = f"{shown(value)} is no value of it"
            told = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
            facts = error.facts or (("value", cut(told)),)
            fix = f"use {error}"
            problems.append(Problem(f"{group}.{name}", "bad-value", text, fix, facts=facts))
    if problems:
        raise RuleSetError(tuple(problems))
    changed = dataclasses.replace(getattr(rules, group), **values)
    return dataclasses.replace(rules, **{group: changed})


def _unknown_axis(group: str, name: str, value: object) -> Problem:
    """Return that there is no such axis, or what the name of several axes stands for."""
    needed = wanted(group, name)
    if needed:
        text = f"{shown(value)} is no value of it"
        return _shape_problem(f"{group}.{name}", text, f"use {needed}")
    fix = f"use {', '.join(axis.name for axis in axes_of(group))}"
    return _shape_problem(f"{group}.{cut(name)}", f"no axis called {shown(name)}", fix)


def mended(rules: RuleSet, mend: Mend) -> RuleSet:
    """Return a rule set with the values that a ``Problem`` proposes.

    Raises:
        RuleSetError: a path is no axis, or a value fits none.
    """
    value = rules_to_json(rules)
    for path, proposed in mend:
        group, _, name = path.partition(".")
        written = Axis.write(proposed)
        value[group] = {**value.get(group, {}), name: written} if name else written
    return read_rules(value)


def _shape_problem(axis: str, text: str, fix: str = "see docs/rules/options.md") -> Problem:
    return Problem(axis or "rules", "bad-shape", text, fix)


def differences(rules: RuleSet, base: RuleSet) -> tuple[str, ...]:
    """Return the axes (``group.axis``, or ``scoring``) in which two rule sets differ."""
    paths = [axis.path for axis in AXES if value_of(rules, axis) != value_of(base, axis)]
    if rules.scoring != base.scoring:
        paths.append("scoring")
    if rules.deals != base.deals:
        paths.append("contracts.list")
    return tuple(paths)
