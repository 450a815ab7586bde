"""Law: an axis that is said to decide nothing decides nothing, whatever its value."""

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.king_rules import games, king_rule_sets
from tests.laws.raw_rules import axis_values
from tests.laws.rule_sets import HEAVY, random_match
from vaza.options.axes.types import AXES
from vaza.options.checks.check import check
from vaza.options.checks.idle import SCORING, inert_axes
from vaza.options.codes.codec import mended
from vaza.options.presets import preset
from vaza.options.ruleset import RuleSet
from vaza.rules.state import PublicMatch

PATHS = {axis.path: axis for axis in AXES}
OTHER_SCORING = {"made": {"c": 1}, "miss": {"d": 3}, "nil_made": {"c": -2}}


@dataclass(frozen=True)
class Played:
    """All that happened in a match, and how it ended."""

    said: tuple[Any, ...]
    results: tuple[Any, ...]
    outcome: Any


def played(rules: RuleSet, seats: int, seed: int) -> Played:
    steps = list(random_match(rules, seats, seed))
    public: PublicMatch = steps[-1].after.public
    said = tuple((step.seat, step.action, step.events) for step in steps)
    return Played(said, public.results, public.outcome)


def otherwise(rules: RuleSet, draw: st.DataObject) -> RuleSet:
    """Return the rules with any other value on each axis that is said to decide nothing."""
    for path in (one.path for one in inert_axes(rules)):
        values = st.just(OTHER_SCORING) if path == SCORING else axis_values(PATHS[path])
        changed = mended(rules, ((path, draw.draw(values, label=path)),))
        if not check(changed):
            rules = changed
    return rules


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("bidding.bid_mode", "blind"),
        ("bidding.bid_change", "until_first_card"),
        ("bonus.streak_length", 2),
        ("bonus.void_if_none_exact", True),
        ("scoring", OTHER_SCORING),
        ("schedule.shape", "constant"),
    ],
)
def test_what_bids_would_change_most_changes_nothing_in_king(path: str, value: object) -> None:
    king = preset("king")
    assert path in {one.path for one in inert_axes(king)}
    assert played(mended(king, ((path, value),)), 4, 1) == played(king, 4, 1)


def test_two_jokers_are_alike() -> None:
    paths = {one.path for one in inert_axes(preset("dane-se-jokers"))}
    assert "pack.duplicates" not in paths
    assert "pack.duplicates" in {one.path for one in inert_axes(preset("dane-se"))}


@pytest.mark.parametrize("bid_mode", ["simultaneous", "secret_until_end"])
@pytest.mark.parametrize(
    ("path", "value"), [("trump.trump", "highest_bidder"), ("play.first_lead", "highest_bid")]
)
def test_who_would_bid_first_decides_between_equal_bids(
    bid_mode: str, path: str, value: str
) -> None:
    at_once = mended(preset("dane-se"), (("bidding.bid_mode", bid_mode), ("bidding.hook", "none")))
    assert "bidding.bid_opens" in {one.path for one in inert_axes(at_once)}
    highest_wins = mended(at_once, ((path, value),))
    assert "bidding.bid_opens" not in {one.path for one in inert_axes(highest_wins)}
    dealer_first = mended(highest_wins, (("bidding.bid_opens", "dealer"),))
    assert played(highest_wins, 4, 1) != played(dealer_first, 4, 1)


@given(games(), st.integers(0, 2**32), st.data())
@HEAVY
def test_an_inert_axis_never_changes_the_play(
    case: tuple[RuleSet, int], seed: int, draw: st.DataObject
) -> None:
    rules, seats = case
    assert played(otherwise(rules, draw), seats, seed) == played(rules, seats, seed)


@given(king_rule_sets(), st.integers(0, 2**32), st.data())
@HEAVY
def test_with_contracts_no_axis_of_bids_changes_the_play(
    case: tuple[RuleSet, int], seed: int, draw: st.DataObject
) -> None:
    rules, seats = case
    assert played(otherwise(rules, draw), seats, seed) == played(rules, seats, seed)


@given(king_rule_sets(), st.data())
@HEAVY
def test_axes_of_bids_contradict_nothing_beside_a_list_of_contracts(
    case: tuple[RuleSet, int], draw: st.DataObject
) -> None:
    rules, _ = case
    idle = [one.path for one in inert_axes(rules) if one.because == "contracts.list"]
    path = draw.draw(st.sampled_from([path for path in idle if path != SCORING]))
    assert check(mended(rules, ((path, draw.draw(axis_values(PATHS[path]))),))) == ()
