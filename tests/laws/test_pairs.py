"""Every two values of two axes that go together are played together, to the end."""

import os
import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from tests.laws.raw_rules import playable
from vaza.bots.uniform import UniformBot
from vaza.options.axes.types import AXES, Axis
from vaza.options.codes.codec import read_rules, rules_to_json
from vaza.options.ruleset import RuleSet
from vaza.testing.rule_sets import check_match

FULL = os.environ.get("VAZA_FULL") == "1"
SETS = 2000 if FULL else 40
CHOICES: list[tuple[Axis, tuple[Any, ...]]] = [
    (axis, tuple(member.value for member in axis.enum) if axis.enum else (False, True))
    for axis in AXES
    if (axis.enum or axis.is_flag) and not axis.is_list and axis.group != "contracts"
]
"""The axes that have a few values each."""
SMALL: dict[str, dict[str, Any]] = {
    "schedule": {"list": [3, 1], "peak": 3, "count": 2, "step": 2},
    "ending": {"target": 15, "max_deals": 3, "max_tie_deals": 2},
    "bonus": {"streak_length": 2},
    "pack": {"jokers": 2},
}
"""Short matches, in which streaks and jokers come up."""


def drawn(rng: random.Random, fixed: dict[str, Any]) -> RuleSet:
    """Return a rule set with a value by chance on every axis of few values, conflicts mended."""
    value: dict[str, Any] = {group: dict(axes) for group, axes in SMALL.items()}
    value["seating"] = {"seats": [rng.choice([2, 3, 4, 5])]}
    value["pack"]["jokers"] = rng.choice([0, 2])
    for axis, values in CHOICES:
        chosen = fixed.get(axis.path, rng.choice(values))
        value.setdefault(axis.group, {})[axis.name] = chosen
    return playable(read_rules(value))


def settings_of(rules: RuleSet) -> dict[str, Any]:
    told = rules_to_json(rules)
    return {axis.path: told[axis.group][axis.name] for axis, _ in CHOICES}


def pairs_of(rules: RuleSet) -> set[tuple[Any, ...]]:
    """Return every two values of two axes in a rule set."""
    return set(combinations(sorted(settings_of(rules).items()), 2))


def all_pairs() -> Iterator[tuple[Any, ...]]:
    for (one, ones), (other, others) in combinations(CHOICES, 2):
        for value in ones:
            for another in others:
                yield tuple(sorted(((one.path, value), (other.path, another))))


def play(rules: RuleSet, seed: int) -> None:
    (seats,) = rules.seating.seats[:1]
    bots = [UniformBot(seed + seat, revokes=True) for seat in range(seats)]
    assert check_match(rules, bots, seed)


def test_pairs_of_values_are_played(figures: Any) -> None:
    rng, played = random.Random(7), 0
    met: set[tuple[Any, ...]] = set()
    for number in range(SETS):
        rules = drawn(rng, {})
        play(rules, number)
        played, met = played + 1, met | pairs_of(rules)
    wanted = set(all_pairs())
    apart = set()
    for pair in sorted(wanted - met, key=str) if FULL else ():
        rules = drawn(rng, dict(pair))
        if pair in pairs_of(rules):
            play(rules, played)
            played, met = played + 1, met | pairs_of(rules)
        else:
            apart.add(pair)
    figures("pairs of values", sets=played, pairs=len(wanted), met=len(wanted & met))
    assert played >= SETS
    if FULL:
        assert wanted - met <= apart, "what was not met is in conflict with itself"
    assert len(wanted & met) > len(wanted) * (0.9 if FULL else 0.4)
