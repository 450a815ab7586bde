"""Codes of King: its lists of contracts are named by their place, others are written out."""

import dataclasses

import pytest

from vaza.options.code import parse_rules, rules_code
from vaza.options.contracts import Contract
from vaza.options.presets import PRESETS, preset
from vaza.options.ruleset import RuleSetError

KING = [name for name in PRESETS if name.startswith("king")]


@pytest.mark.parametrize("name", KING)
def test_a_code_of_king_is_short_and_comes_back(name: str) -> None:
    code = rules_code(preset(name))
    assert len(code) < 40
    assert parse_rules(code) == preset(name)


def test_another_list_is_written_out() -> None:
    king = preset("king")
    rules = dataclasses.replace(king, deals=(*king.deals, Contract("salad", per_trick=-5)))
    assert len(rules_code(rules)) > 100
    assert parse_rules(rules_code(rules)) == rules


def test_a_damaged_code_is_refused() -> None:
    code = rules_code(preset("king"))
    with pytest.raises(RuleSetError):
        parse_rules(code[:-1] + ("A" if code[-1] != "A" else "B"))
