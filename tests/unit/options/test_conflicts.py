"""Every conflict is told once with what mends it, and mending ends in rules that can be played."""

import json
import re
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.laws.raw_rules import raw_rules
from vaza.options.axes.ending import End
from vaza.options.axes.pack import PackKind
from vaza.options.axes.schedule import Shape
from vaza.options.axes.trump import TrumpKind
from vaza.options.checks.check import check
from vaza.options.codes.code import parse_rules, rules_code
from vaza.options.codes.codec import mended, read_rules, rules_from_json, rules_to_json
from vaza.options.ruleset import Problem, RuleSet, RuleSetError

ROUNDS: Final = 8
"""How often a rule set is mended at most: each round removes what the last one brought."""

PRESSES: Final = 40
"""How many buttons it takes at most."""

LIST = {"shape": "list"}
ISRAELI = {"base": "israeli-whist"}

CASES: dict[str, tuple[str, dict[str, Any]]] = {
    "seats-order": ("seating.seats", {"seating": {"seats": []}}),
    "pack-once": (
        "pack.packs",
        {"base": "dane-se-australia-5", "pack": {"packs": 2}},
    ),
    "stripped-seats": ("pack.pack", {"base": "romanian-whist", "seating": {"seats": [6, 7]}}),
    "extra-suits": (
        "pack.extra_suits",
        {"base": "dane-se-australia-6", "pack": {"extra_suits": ["H", "H"]}},
    ),
    "continue-shape": ("schedule.then_continue", {"schedule": {"then_continue": "yes"}}),
    "empty-list": ("schedule.list", {"schedule": {"shape": "list", "list": []}}),
    "continue-target": (
        "schedule.then_continue",
        {"base": "dane-se-13", "ending": {"end": "target"}},
    ),
    "opens-unknown": (
        "bidding.bid_opens",
        {"bidding": {"bid_opens": "first_leader"}, "play": {"first_lead": "highest_bid"}},
    ),
    "opens-declarer": ("bidding.bid_opens", {"bidding": {"bid_opens": "declarer_left"}}),
    "limit-declarer": ("bidding.bid_max", {"bidding": {"bid_max": "declarer"}}),
    "hook-hidden": ("bidding.hook", {"bidding": {"bid_mode": "simultaneous"}}),
    "secret-lead": (
        "play.first_lead",
        {
            "bidding": {"bid_mode": "secret_until_end", "hook": "none"},
            "play": {"first_lead": "highest_bid"},
        },
    ),
    "secret-trump": (
        "trump.trump",
        {
            "bidding": {"bid_mode": "secret_until_end", "hook": "none"},
            "trump": {"trump": "highest_bidder"},
        },
    ),
    "lead-declarer": ("play.first_lead", {"play": {"first_lead": "declarer"}}),
    "lead-no-trump": (
        "trump.nt_on_deals",
        {
            "trump": {"trump": "dealer_names", "nt_on_deals": ["last"]},
            "play": {"first_lead": "declarer"},
        },
    ),
    "zero-target": (
        "ending.winner",
        {"ending": {"end": "target", "winner": "zero_first"}},
    ),
    "bid-range": (
        "bidding.bid_min",
        {
            "schedule": {**LIST, "list": [7]},
            "bidding": {"bid_min": 6, "bid_max": 5},
            "ending": {"tie": "shared"},
        },
    ),
    "bid-hand": ("bidding.bid_min", {"bidding": {"bid_min": 2}}),
    "bid-declarer": (
        "bidding.bid_min",
        {**ISRAELI, "bidding": {"bid_min": 6, "bid_max": "declarer"}},
    ),
    "auction-seats": ("seating.seats", {**ISRAELI, "seating": {"seats": [3, 4]}}),
    "auction-pack": ("pack.pack", {**ISRAELI, "pack": {"jokers": 2}}),
    "auction-size": ("schedule.shape", {**ISRAELI, "schedule": {"peak": 12}}),
    "auction-tie": ("ending.tie_size", {**ISRAELI, "ending": {"tie_size": "min10"}}),
    "auction-no-trump": ("trump.nt_on_deals", {**ISRAELI, "trump": {"nt_on_deals": ["first"]}}),
    "auction-mode": ("bidding.bid_mode", {**ISRAELI, "bidding": {"bid_mode": "blind"}}),
    "auction-min": (
        "auction.min",
        {**ISRAELI, "auction": {"min": 12, "gulash": {"max_passes": 2, "raise_min": True}}},
    ),
    "auction-suits": ("auction.suit_order", {**ISRAELI, "auction": {"suit_order": ["S", "S"]}}),
    "pack-too-small": ("schedule.peak", {"seating": {"seats": [7]}, "schedule": {"peak": 8}}),
    "points-missing": (
        "scoring.points",
        {
            "seating": {"seats": [4]},
            "schedule": {**LIST, "list": [2]},
            "ending": {"tie": "shared"},
            "scoring": {"points": [[], [[1, 0], [0, 1]]]},
        },
    ),
}


@pytest.mark.parametrize("code", CASES)
def test_each_conflict_is_told_alone_and_mended(code: str) -> None:
    axis, value = CASES[code]
    rules = read_rules(value)
    (problem,) = check(rules)
    assert (problem.code, problem.axis) == (code, axis)
    assert problem.text
    assert problem.fix
    assert not re.search(r"\b[ARV]\d{2,3}\b", problem.text + problem.fix)
    assert check(mended(rules, problem.mend)) == ()
    with pytest.raises(RuleSetError) as refused:
        rules_from_json(value)
    assert refused.value.problems == (problem,)


def test_a_number_of_seats_that_is_not_meant_is_told_without_a_mend() -> None:
    (problem,) = check(RuleSet(), 8)
    assert (problem.code, problem.mend) == ("seats", ())


@pytest.mark.parametrize(
    "value",
    [
        {"base": "kachuful", "bidding": {"bid_opens": "first_leader"}},
        {"trump": {"trump": "dealer_names"}, "play": {"first_lead": "declarer"},
         "bidding": {"bid_opens": "first_leader"}},
        {"trump": {"trump": "highest_bidder"}, "play": {"first_lead": "declarer"}},
        {**ISRAELI, "bidding": {"bid_opens": "first_leader"}},
        {**ISRAELI, "bidding": {"bid_max": "declarer"}},
        {"bidding": {"bid_mode": "blind", "hook": "ne"}},
        {"bidding": {"bid_mode": "simultaneous", "hook": "none"},
         "play": {"first_lead": "highest_bid"}},
        {**ISRAELI, "bidding": {"hook": "none"}},
        {"base": "podrida", "pack": {"jokers": 2}, "play": {"joker_play": "wild_anytime",
                                                           "revoke": "penalty"}},
        {"pack": {"extra_suits": ["H", "H"]}},
    ],
)  # fmt: skip
def test_odd_but_playable(value: dict[str, Any]) -> None:
    assert check(read_rules(value)) == ()


@pytest.mark.rule("R056")
def test_fingers_of_one_hand_or_two() -> None:
    for most in (5, 10):
        rules = read_rules(
            {"bidding": {"bid_mode": "simultaneous", "hook": "none", "bid_max": most}}
        )
        assert check(rules) == ()


@given(raw_rules())
def test_mending_ends_in_rules_without_conflicts(rules: RuleSet) -> None:
    for _ in range(ROUNDS):
        problems = check(rules)
        if not problems:
            break
        rules = all_mended(rules, problems)
    assert check(rules) == ()
    assert rules_from_json(json.loads(json.dumps(rules_to_json(rules)))) == rules
    assert parse_rules(rules_code(rules)) == rules


@given(raw_rules(), st.sampled_from(["first", "last"]))
def test_mends_taken_one_by_one_do_not_run_in_circles(rules: RuleSet, which: str) -> None:
    """As somebody presses the button of the first conflict that is shown, or of the last."""
    for _ in range(PRESSES):
        problems = check(rules)
        if not problems:
            return
        rules = mended(rules, problems[0 if which == "first" else -1].mend)
    raise AssertionError(f"still {[problem.code for problem in problems]}")


def all_mended(rules: RuleSet, problems: tuple[Problem, ...]) -> RuleSet:
    for problem in problems:
        assert problem.mend, problem
        rules = mended(rules, problem.mend)
    return rules


@given(raw_rules(), st.data())
def test_one_mend_alone_removes_its_conflict_or_a_later_one_does(
    rules: RuleSet, data: st.DataObject
) -> None:
    problems = check(rules)
    if not problems:
        return
    problem = data.draw(st.sampled_from(problems))
    after = check(mended(rules, problem.mend))
    assert problem not in after


def test_raw_rules_meet_everything() -> None:
    """The strategy is no good if it never gets to a value."""
    seen: set[object] = set()

    @settings(max_examples=200)
    @given(raw_rules())
    def collect(rules: RuleSet) -> None:
        seen.update((rules.trump.trump, rules.pack.pack, rules.schedule.shape, rules.ending.end))

    collect()
    assert seen >= {*TrumpKind, *PackKind, *Shape, *End}
