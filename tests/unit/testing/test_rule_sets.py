"""`check_ruleset` passes every preset and the spread, and catches conflicts."""

import dataclasses

import pytest
from hypothesis import given

from tests.laws.king_rules import king_rule_sets
from tests.laws.rule_sets import rule_sets
from vaza.options.axes.schedule import Schedule
from vaza.options.presets import PRESETS, preset
from vaza.options.ruleset import RuleSet
from vaza.testing import check_ruleset
from vaza.testing.spread import spread


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_passes(name: str) -> None:
    assert check_ruleset(PRESETS[name].rules) >= (7 if PRESETS[name].rules.deals else 13)


@pytest.mark.parametrize("name", spread())
def test_the_spread_passes(name: str) -> None:
    rules, seats = spread()[name]
    assert rules.seating.seats == (seats,)
    assert check_ruleset(rules, seeds=[1, 2]) > 1


@given(rule_sets())
def test_any_rule_set_passes(case: tuple[RuleSet, int]) -> None:
    rules, _ = case
    assert check_ruleset(rules) >= 1


@given(king_rule_sets())
def test_any_rule_set_of_king_passes(case: tuple[RuleSet, int]) -> None:
    rules, _ = case
    assert check_ruleset(rules) >= 1


def test_points_of_king_that_do_not_add_up_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vaza.testing.rule_sets.contract_total", lambda _rules, _seats, _name: -261)
    with pytest.raises(AssertionError, match="no-tricks: the points make -260, not -261"):
        check_ruleset(preset("king"))


def test_a_conflict_is_caught() -> None:
    rules = dataclasses.replace(preset("dane-se"), schedule=Schedule(peak=30))
    with pytest.raises(AssertionError, match="conflicts"):
        check_ruleset(rules)
