"""Every scoring of the family can be said as JSON, and gives what was reckoned by hand."""

import pytest

from tests.golden.scorings import SCORINGS, SPOT_CHECKS
from vaza.options.codes.code import parse_rules, rules_code
from vaza.options.codes.codec import rules_from_json, rules_to_json
from vaza.options.deals.compile import compile_deal
from vaza.options.ruleset import RuleSet

CASES = ((0, 0), (3, 3), (4, 1), (2, 4), (0, 3))
"""Bid and tricks taken, as the columns of the spot checks."""
HAND = 7


def rules_of(name: str) -> RuleSet:
    return rules_from_json({"scoring": SCORINGS[name]})


def test_all_are_there() -> None:
    numbers = {f"S{number:02}" for number in range(1, 36)} | {"S10w"}
    assert set(SCORINGS) == set(SPOT_CHECKS) == numbers


@pytest.mark.parametrize("name", SCORINGS)
def test_points_by_hand(name: str) -> None:
    under, _ = compile_deal(rules_of(name), 4, HAND).points
    assert tuple(under[bid][taken] for bid, taken in CASES) == SPOT_CHECKS[name]


@pytest.mark.parametrize("name", SCORINGS)
def test_it_comes_through_json_and_code(name: str) -> None:
    rules = rules_of(name)
    assert rules_from_json(rules_to_json(rules)) == rules == parse_rules(rules_code(rules))


@pytest.mark.parametrize(("name", "nil"), [("S10", 30), ("S10w", 25), ("S11", 25), ("S01", 10)])
def test_a_nil_made_when_the_bids_total_more_than_the_hand(name: str, nil: int) -> None:
    _, over = compile_deal(rules_of(name), 4, HAND).points
    assert over[0][0] == nil
    assert over[3][3] == SPOT_CHECKS[name][1]


@pytest.mark.parametrize("name", sorted(SCORINGS.keys() - {"S10", "S10w", "S11"}))
def test_a_table_can_say_the_same(name: str) -> None:
    """Points by [hand][bid][taken] stand for any scoring that knows no label."""
    rules = rules_of(name)
    under, over = compile_deal(rules, 4, HAND).points
    assert under == over
    rows = [compile_deal(rules, 4, size).points[0] for size in range(1, 11)]
    table = [[], *([list(row) for row in rows_of_size] for rows_of_size in rows)]
    tabled = rules_from_json({"scoring": {"points": table}})
    assert compile_deal(tabled, 4, HAND).points == (under, over)
