"""Lists end somewhere: in JSON, in codes, and in the words about them."""

import dataclasses
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.raw_rules import axis_values
from vaza.options.axes.types import AXES, Axis
from vaza.options.checks.check import check
from vaza.options.codes.code import parse_rules, rules_code
from vaza.options.codes.codec import canonical_json, read_rules, rules_to_json
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
    pool = [*axis.words, *(axis.enum or range(axis.least or 0, (axis.most or 0) + 1))]
    if not axis.is_set:
        pool = pool[-1:] if axis.enum else [2]
    group = WITH.get(axis.path, {}).get(axis.group, {})
    return {axis.group: group | {axis.name: [pool[at % len(pool)] for at in range(length)]}}


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


SETS = [axis for axis in LISTS if axis.is_set]


@given(st.data())
@pytest.mark.parametrize("axis", SETS, ids=lambda axis: axis.path)
def test_a_set_in_any_order_is_the_same_rule_set(axis: Axis, data: st.DataObject) -> None:
    items = data.draw(axis_values(axis).filter(bool))
    again = data.draw(st.permutations(items)) + items[:1]
    rules, other = (read_rules({axis.group: {axis.name: value}}) for value in (items, again))
    assert rules == other
    assert rules_code(rules) == rules_code(other)
    assert canonical_json(rules) == canonical_json(other)
    written = rules_to_json(rules)[axis.group][axis.name]
    assert sorted(map(str, written)) == sorted(map(str, set(items)))
    assert read_rules({axis.group: {axis.name: written}}) == rules


def test_a_code_with_a_set_out_of_order_keeps_its_meaning() -> None:
    value = {"trump": {"turnup_nt_ranks": ["A", "2", "2"]}}
    loose = read_rules(value, as_written=True)
    assert loose.trump.turnup_nt_ranks == ("A", "2", "2")
    assert parse_rules(rules_code(loose)) == read_rules(value)
    assert read_rules(value).trump.turnup_nt_ranks == ("2", "A")


def test_suits_of_extra_cards_keep_their_order() -> None:
    """The first one is the suit of the only 5 among 65 cards."""
    rules = read_rules({"base": "dane-se-australia-5", "pack": {"extra_suits": ["S", "C"]}})
    assert [suit.value for suit in rules.pack.extra_suits] == ["S", "C"]
