"""Codes of King: its lists of contracts are named by their place, others are written out."""

import dataclasses
import json

import pytest

from vaza.options.codes.code import parse_rules, rules_code
from vaza.options.codes.codec import canonical_json, rules_from_json
from vaza.options.contracts.model import Contract
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


def test_a_name_with_accents_comes_back() -> None:
    king = preset("king")
    rules = dataclasses.replace(king, deals=(Contract("sem-coração", base=-7), *king.deals))
    assert parse_rules(rules_code(rules)) == rules
    assert rules_from_json(json.loads(canonical_json(rules))) == rules


@pytest.mark.parametrize(
    "name",
    [
        "Copas",
        "sem coração",
        "-a",
        "a--b",
        "up",
        "\N{FULLWIDTH LATIN SMALL LETTER X}",
        "",
        "a" * 31,
    ],
)
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(RuleSetError, match="name: a word"):
        rules_from_json({"base": "king", "contracts": {"list": [{"name": name}]}})


def test_a_damaged_code_is_refused() -> None:
    code = rules_code(preset("king"))
    with pytest.raises(RuleSetError):
        parse_rules(code[:-1] + ("A" if code[-1] != "A" else "B"))
