"""Law 8: a code is a rule set and a rule set is a code."""

import contextlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.king_rules import games
from vaza.options.checks.check import check
from vaza.options.codes.code import parse_rules, rules_code, rules_name
from vaza.options.codes.codec import canonical_json, read_rules, rules_from_json, rules_to_json
from vaza.options.presets import PRESETS
from vaza.options.ruleset import RuleSet, RuleSetError


@given(games())
def test_codes_and_json_round_trip(case: tuple[RuleSet, int]) -> None:
    rules, _ = case
    assert parse_rules(rules_code(rules)) == rules
    assert rules_from_json(json.loads(canonical_json(rules))) == rules


@given(games(), games())
def test_equal_codes_are_equal_rule_sets(
    one: tuple[RuleSet, int], two: tuple[RuleSet, int]
) -> None:
    assert (rules_code(one[0]) == rules_code(two[0])) == (one[0] == two[0])


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_sound(name: str) -> None:
    rules = PRESETS[name].rules
    assert check(rules) == ()
    assert parse_rules(name) == parse_rules(rules_code(rules)) == rules
    assert rules_name(rules) == name
    assert read_rules({"base": name}) == rules == read_rules(rules_to_json(rules))


@given(games(), st.data())
def test_a_damaged_code_is_refused_or_another_rule_set(
    case: tuple[RuleSet, int], data: st.DataObject
) -> None:
    code = rules_code(case[0])
    place = data.draw(st.integers(0, len(code) - 1))
    letter = data.draw(st.sampled_from("AZaz09-_.=+ é"))
    damaged = code[:place] + letter + code[place + 1 :]
    if damaged == code:
        return
    with contextlib.suppress(RuleSetError):
        assert rules_code(parse_rules(damaged)) == damaged


@given(games(), st.data())
def test_a_code_cut_short_is_refused(case: tuple[RuleSet, int], data: st.DataObject) -> None:
    code = rules_code(case[0])
    cut = code[: data.draw(st.integers(0, len(code) - 1))]
    with pytest.raises(RuleSetError):
        parse_rules(cut)
