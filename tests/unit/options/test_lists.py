"""Lists end somewhere: in JSON, in codes, and in the words about them."""

import dataclasses
from typing import Any

import pytest

from vaza.options.axis_types import AXES, Axis
from vaza.options.check import check
from vaza.options.code import parse_rules, rules_code
from vaza.options.codec import read_rules
from vaza.options.ruleset import RuleSet, RuleSetError
from vaza.words.describe import describe
from vaza.words.messages import LANGUAGES

LISTS = [axis for axis in AXES if axis.is_list]
OF_RULES = [axis for axis in LISTS if axis.path != "seating.seats"]
"""Lists that may be as long as they like; ten seats have no rule set of ten numbers."""
LONGEST = {
    "pack.extra_suits": 4,
    "seating.seats": 9,
    "schedule.list": 200,
    "trump.cycle": 40,
    "trump.nt_on_deals": 200,
    "trump.turnup_nt_ranks": 13,
    "auction.suit_order": 5,
}
WITH: dict[str, dict[str, Any]] = {
    "schedule.list": {"schedule": {"shape": "list"}},
    "trump.cycle": {"trump": {"trump": "cycle"}},
}


def with_list(axis: Axis, length: int) -> dict[str, Any]:
    item = list(axis.enum)[-1].value if axis.enum else 2
    group = WITH.get(axis.path, {}).get(axis.group, {})
    return {axis.group: group | {axis.name: [item] * length}}


def test_every_list_has_an_end() -> None:
    assert {axis.path: axis.longest for axis in LISTS} == LONGEST


@pytest.mark.parametrize("axis", LISTS, ids=lambda axis: axis.path)
def test_json_up_to_the_limit_and_no_further(axis: Axis) -> None:
    longest = LONGEST[axis.path]
    read_rules(with_list(axis, longest))
    with pytest.raises(RuleSetError) as refused:
        read_rules(with_list(axis, longest + 1))
    (problem,) = refused.value.problems
    assert problem.axis == axis.path
    assert f"a list of up to {longest}" in problem.fix
    assert f"here are {longest + 1}" in problem.fix


@pytest.mark.parametrize("axis", OF_RULES, ids=lambda axis: axis.path)
def test_codes_up_to_the_limit_and_no_further(axis: Axis) -> None:
    longest = LONGEST[axis.path]
    rules = read_rules(with_list(axis, longest))
    assert parse_rules(rules_code(rules)) == rules
    with pytest.raises(RuleSetError) as refused:
        parse_rules(rules_code(lengthened(rules, axis)))
    (problem,) = refused.value.problems
    assert (problem.axis, problem.code) == (axis.path, "bad-value")
    assert f"here are {longest + 1}" in problem.fix


def lengthened(rules: RuleSet, axis: Axis) -> RuleSet:
    group = getattr(rules, axis.group)
    items = getattr(group, axis.name)
    group = dataclasses.replace(group, **{axis.name: (*items, items[0])})
    return dataclasses.replace(rules, **{axis.group: group})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("axis", OF_RULES, ids=lambda axis: axis.path)
def test_the_longest_lists_have_a_page(axis: Axis, lang: str) -> None:
    value = with_list(axis, LONGEST[axis.path])
    if axis.path == "trump.nt_on_deals":
        value["trump"]["nt_on_deals"] = [*("first", "last", "max"), *range(4, 201)]
    rules = read_rules(value)
    assert check(rules) == ()
    page = describe(rules, lang)
    assert len(page.summary) < 400
    assert max(len(text) for section in page.sections for text in section.sentences) < 2400
