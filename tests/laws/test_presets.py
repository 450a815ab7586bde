"""Every preset at every number of seats: matches by chance and by bots end, and keep the laws."""

import dataclasses
import os
from collections.abc import Callable

import pytest

from vaza.bots.registry import make_bot
from vaza.bots.uniform import UniformBot
from vaza.options.axes.play import Revoke
from vaza.options.presets import PRESETS
from vaza.options.ruleset import RuleSet
from vaza.testing.rule_sets import check_match

FULL = os.environ.get("VAZA_FULL") == "1"
BY_CHANCE, BY_BOTS = (200, 20) if FULL else (1, 1)
SLOW = ("israeli-whist", "israeli-whist-gulash")
"""Presets of a kind with `israeli-whist-norm`, which alone stands for them in the small tier."""
ALL = [(name, seats) for name, known in PRESETS.items() for seats in known.rules.seating.seats]
CASES = ALL if FULL else [(name, seats) for name, seats in ALL[::3] if name not in SLOW]


def with_revokes(rules: RuleSet) -> RuleSet:
    """Return the rules with revokes played on (A11)."""
    return dataclasses.replace(rules, play=dataclasses.replace(rules.play, revoke=Revoke.PENALTY))


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_matches_by_chance_end(name: str, seats: int, figures: Callable[..., None]) -> None:
    rules, deals = PRESETS[name].rules, []
    for seed in range(BY_CHANCE):
        bots = [UniformBot(seed * 100 + seat, revokes=True) for seat in range(seats)]
        revokes = seed % 4 == 3 and not rules.deals  # King keeps every duty
        deals.append(check_match(with_revokes(rules) if revokes else rules, bots, seed))
    assert all(deals)
    figures("matches by chance", rules=name, seats=seats, matches=len(deals), deals=sum(deals))


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_matches_by_bots_end(name: str, seats: int, figures: Callable[..., None]) -> None:
    rules, deals = PRESETS[name].rules, []
    for seed in range(BY_BOTS):
        bots = [make_bot("simple", seed * 100 + seat) for seat in range(seats)]
        deals.append(check_match(rules, bots, seed))
    assert all(deals)
    figures("matches by bots", rules=name, seats=seats, matches=len(deals), deals=sum(deals))
