"""Matches of the whole family before a referee who does not know vaza."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conftest import FULL
from tests.laws.king_rules import king_rule_sets
from tests.laws.rule_sets import random_match, rule_sets
from tests.referee import GAMES, BrokenRuleError, referee
from tests.unit.records.family import family, random_events
from tests.unit.records.king import king_record
from tests.unit.records.matches import NAMES
from vaza.options.codes.codec import rules_to_json
from vaza.options.presets import PRESETS
from vaza.options.ruleset import RuleSet
from vaza.records.forms import check_record, write_json
from vaza.records.writing import record_of

RECORDS = [
    path
    for path in sorted((Path(__file__).parent / "records").glob("v*/*.json"))
    if '"complete": true' in path.read_text(encoding="utf-8")
    and '"rules": "v1.' not in path.read_text(encoding="utf-8")
]
CASES = family()
SEATS = [
    (name, seats)
    for name, preset in PRESETS.items()
    for seats in sorted({preset.rules.seating.seats[0], preset.rules.seating.seats[-1]})
]


def test_the_referee_knows_every_preset() -> None:
    """What he wrote down from the sources is what the preset says, axis by axis."""
    assert GAMES.keys() == PRESETS.keys()
    for name, game in GAMES.items():
        canonical = rules_to_json(PRESETS[name].rules)
        for group, axes in game.items():
            if group != "scoring":
                told = {axis: canonical[group][axis] for axis in axes}
                assert told == axes, f"{name}: {group}"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_totals_and_winners_of_golden_records(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    report = check_record(text)
    assert (list(report.totals), list(report.winners)) == referee(text)


def judge(rules: RuleSet, seats: int, seed: int, *, name: str | None = None) -> None:
    live, events = random_events(rules, seats, seed)
    text = write_json(record_of(rules, NAMES[:seats], events, rules_ref=name))
    outcome = live.public.outcome
    assert outcome is not None
    assert referee(text) == (list(outcome.totals), list(outcome.winners))


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_every_preset(name: str, seats: int, count: Callable[[int, int], int]) -> None:
    for seed in range(count(1, 20)):
        judge(PRESETS[name].rules, seats, seed, name=name)


@pytest.mark.parametrize("name", CASES)
def test_every_axis(name: str, count: Callable[[int, int], int]) -> None:
    rules, seats = CASES[name]
    for seed in range(count(2, 100)):
        judge(rules, seats, seed)


@settings(max_examples=400 if FULL else 25)
@given(st.one_of(rule_sets(most_cards=4), king_rule_sets()), st.integers(0, 2**32))
def test_any_rules(case: tuple[RuleSet, int], seed: int) -> None:
    rules, seats = case
    steps = list(random_match(rules, seats, seed))
    events = [event for step in steps for event in step.events]
    outcome = steps[-1].after.public.outcome
    assert outcome is not None
    text = write_json(record_of(rules, NAMES[:seats], events))
    assert referee(text) == (list(outcome.totals), list(outcome.winners))


def test_the_referee_sees_a_broken_rule() -> None:
    record = json.loads(RECORDS[0].read_text(encoding="utf-8"))
    deal = next(deal for deal in record["deals"] if len(deal["plays"]) > 1)
    deal["plays"].reverse()
    with pytest.raises(BrokenRuleError):
        referee(json.dumps(record))


WRONG: dict[str, Callable[[str], str]] = {
    "a call less": lambda text: text.replace('"pass", "pass", "pass", "pass"]', '"pass"]', 1),
    "another card passed": lambda text: text.replace('"exchange": [["', '"exchange": [["AS ', 1),
    "void unsaid": lambda text: text.replace(', "void": "revoke"', "", 1),
    "another trump named": lambda text: text.replace('"trump": "', '"trump": "Z', 1),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_the_referee_sees_what_the_check_sees(wrong: str) -> None:
    name = "an auction with gulash"
    if wrong == "void unsaid":
        name = "an auction, passes final, revokes"
    elif wrong == "another trump named":
        name = "the dealer names the trump, blind bids"
    rules, seats = CASES[name]
    text = next(
        text
        for seed in range(50)
        if WRONG[wrong](
            text := write_json(
                record_of(rules, NAMES[:seats], random_events(rules, seats, seed)[1])
            )
        )
        != text
    )
    assert referee(text)
    with pytest.raises(BrokenRuleError):
        referee(WRONG[wrong](text))


def king_text() -> str:
    """A match in which a deal is sold, with its record as JSON."""
    for seed in range(50):
        record = king_record(PRESETS["king"].rules, seed, ref="king")
        if any("accept" in deal.auction and deal.trump for deal in record.deals):
            return write_json(record)
    raise AssertionError("nobody sells")


def changed(text: str, **values: object) -> str:
    """Return a record with values of its last sold deal changed."""
    record = json.loads(text)
    deal = next(deal for deal in record["deals"] if "accept" in deal.get("auction", ()))
    for key, value in values.items():
        (deal["result"] if key in deal["result"] else deal)[key] = value
    return json.dumps(record)


@pytest.mark.parametrize(
    "values",
    [
        {"auction": ["open", "match", "pass", "pass", "accept"]},
        {"auction": ["open", "4up", "1down", "pass", "pass", "accept"]},
        {"auction": ["open", "9up", "pass", "pass", "accept"]},
        {"auction": ["open", "pass", "pass", "accept"]},
        {"auction": ["open", "5up", "pass", "pass", "4333"]},
        {"auction": ["4333"]},
        {"contract": "4333"},
        {"trump": "X"},
        {"paid": 1},
        {"sale": {"seller": 0, "buyer": 0, "number": 1, "down": False}},
        {"points": [325, 0, 0, 0]},
        {"counts": []},
        {"plays": []},
    ],
    ids=str,
)
def test_the_referee_sees_a_broken_rule_of_king(values: dict[str, object]) -> None:
    text = king_text()
    assert referee(text)
    with pytest.raises(BrokenRuleError):
        referee(changed(text, **values))
