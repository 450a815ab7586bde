"""`vaza score king`: every contract and payment rule, and captures that do not add up."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.king_rules import king_rule_sets
from tests.unit.cli.conftest import Vaza
from vaza.cli.score_king import KingDeal, king_result
from vaza.options.contracts.model import entries_of
from vaza.options.deals.contract_cards import contract_total, count_of
from vaza.options.ruleset import RuleSet
from vaza.rules.scoring import result_points

SALE = "--owner 1 --buyer 0 --price"


def points(vaza: Vaza, words: str, typed: str = "") -> list[int]:
    told = vaza(f"score {words} --json", typed=typed)
    assert (told.code, told.err) == (0, "")
    found: list[int] = told.json["points"]
    return found


@pytest.mark.rule("R202", "R203", "R206", "R207", "R208", "R210", "R213", "R214", "R236")
@pytest.mark.parametrize(
    ("name", "captured", "right"),
    [
        ("no-tricks", "3,4,5,1", [-60, -80, -100, -20]),
        ("no-hearts", "13,0,0,0", [-260, 0, 0, 0]),
        ("no-queens", "1,1,2,0", [-50, -50, -100, 0]),
        ("no-men", "2,3,3,0", [-60, -90, -90, 0]),
        ("no-king", "0,0,1,0", [0, 0, -160, 0]),
        ("no-last-two", "0,1,1,0", [0, -90, -90, 0]),
        ("up", "4,0,6,3", [100, 0, 150, 75]),
        ("down", "0,1,4,8", [325, 250, 25, -275]),
    ],
)
def test_every_contract(vaza: Vaza, name: str, captured: str, right: list[int]) -> None:
    assert points(vaza, f"king --deal {name} --captured {captured}") == right


@pytest.mark.rule("R234", "R235")
@pytest.mark.parametrize(("owner", "right"), [(0, [100, 75, 75, 75]), (3, [75, 75, 75, 100])])
def test_a_deal_that_is_shared_out(vaza: Vaza, owner: int, right: list[int]) -> None:
    assert points(vaza, f"king --deal 4333 --owner {owner}") == right


@pytest.mark.rule("R233")
@pytest.mark.parametrize(
    ("rules", "deal", "right"),
    [
        ("king", f"up --captured 9,2,1,1 {SALE} 5up", [100, 175, 25, 25]),
        ("king", f"up --captured 3,2,7,1 {SALE} 5up", [0, 125, 175, 25]),
        ("king", f"down --captured 1,2,5,5 {SALE} 2down", [100, 325, -50, -50]),
        ("king", f"down --captured 4,2,5,2 {SALE} 1down", [0, 200, -50, 175]),
        ("king", f"down --captured 6,2,3,2 {SALE} 1down", [-125, 175, 100, 175]),
        ("king-fixed-payment", f"up --captured 3,2,7,1 {SALE} 5up", [-50, 175, 175, 25]),
        ("king-fixed-payment", f"down --captured 6,2,3,2 {SALE} 2down", [-275, 325, 100, 175]),
        ("king-copag", f"up --captured 9,2,1,1 {SALE} 8up", [25, 250, 25, 25]),
    ],
)
def test_what_a_buyer_pays(vaza: Vaza, rules: str, deal: str, right: list[int]) -> None:
    """Capped at his points of the deal, or fixed; a null is worth 75."""
    assert points(vaza, f"{rules} --deal {deal}") == right


@pytest.mark.rule("R233")
@pytest.mark.parametrize(
    ("captured", "right"),
    [
        ("9,2,1,1", [150, 125, 25, 25]),
        ("5,6,1,1", [125, 150, 25, 25]),
        ("1,1,9,2", [0, 50, 225, 50]),
    ],
)
def test_a_buyer_who_tops_up(vaza: Vaza, captured: str, right: list[int]) -> None:
    """The seller gets up to what was offered, and no more than the buyer has (A44)."""
    rules = json.dumps({"base": "king", "contracts": {"payment": "top_up"}})
    assert points(vaza, f"- --deal up --captured {captured} {SALE} 5up", rules) == right


def test_a_deal_that_counts_several_things(vaza: Vaza) -> None:
    words = "king-quick --deal no-tricks-last-two --captured tricks=3,4,5,1"
    assert points(vaza, f"{words} --captured last=0,1,1,0") == [-60, -170, -190, -20]
    one_by_one = "--captured last-2=0,1,0,0 --captured last-1=0,0,1,0"
    assert points(vaza, f"{words} {one_by_one}") == [-60, -170, -190, -20]
    words = "king-quick --deal no-court --captured Q=1,1,1,1"
    assert points(vaza, f"{words} --captured k+j=0,2,6,0") == [-50, -110, -230, -50]
    assert points(vaza, f"{words} --captured K=4,0,0,0 --captured J=0,0,0,4")[0] == -170
    words = "king-quick --deal no-hearts-king --captured H=3,9,1,0 --captured KH=0,1,0,0"
    assert points(vaza, words) == [-60, -340, -20, 0]


WRONG = {
    "no-tricks --captured 3,4,5": "--captured: 3 numbers; these rules are for 4 seats",
    "no-tricks --captured 3,4,5,2": "--captured: they total 14; in this deal there are 13",
    "no-queens --captured 1,1,1,0": "--captured: they total 3; in this deal there are 4",
    "no-tricks --captured=-3,4,5,7": "--captured: -3 at seat 0: it is 0 to 13",
    "no-king --captured 2,-1,0,0": "--captured: 2 at seat 0: it is 0 to 1",
    "no-tricks --captured 3,x,5,1": "--captured: 'x' at seat 1 is no whole number",
    "no-tricks --captured 3,4,5,1 --captured 3,4,5,1": "--captured: given twice",
    "no-tricks --captured Q=3,4,5,1": "--captured Q: this deal counts tricks: write 3,0,1,2",
    "no-tricks": "--captured is missing: this deal counts tricks: write 3,0,1,2",
    "no-clubs --captured 1,2,3,4": "no deal of these rules is called 'no-clubs': use no-tricks,",
    "positive --captured 1,2,3,7": "no deal of these rules is called 'positive'",
    "no-king --captured 1,0,0,0 --owner 2": "--owner: no-king is a negative deal",
    "no-king --captured 1,0,0,0 --price 5up": "--price: no-king is a negative deal",
    "4333": "--owner is missing: the owner of a 4333 gets 4 tricks, the others 3",
    "4333 --owner 4": "--owner 4: the seats are 0 to 3",
    "4333 --owner 1 --captured 4,3,3,3": "--captured: a 4333 is shared out and not played",
    "4333 --owner 1 --buyer 2 --price 1up": "--buyer, --price: a 4333 is not sold",
    "up --captured 9,2,1,1 --buyer 0 --price 5up": "--owner is missing: a sale has",
    "up --captured 9,2,1,1 --owner 0 --price 5up": "--buyer is missing: a sale has",
    "up --captured 9,2,1,1 --owner 0 --buyer 1": "--price is missing: a sale has",
    "up --captured 9,2,1,1 --owner 0 --buyer 0 --price 5up": "--buyer 0: the owner does not buy",
    "up --captured 9,2,1,1 --owner 0 --buyer 7 --price 5up": "--buyer 7: the seats are 0 to 3",
    f"up --captured 9,2,1,1 {SALE} 9up": "--price 9up: the highest price is 8up",
    f"down --captured 9,2,1,1 {SALE} 3down": "--price 3down: the highest price is 2down",
    f"up --captured 9,2,1,1 {SALE} 2down": "--price 2down: a deal sold like that is not played up",
    f"down --captured 9,2,1,1 {SALE} 5up": "--price 5up: a deal sold like that is not played down",
    f"up --captured 9,2,1,1 {SALE} 0up": "--price 0up: write a number and its kind",
    f"up --captured 9,2,1,1 {SALE} five": "--price five: write a number and its kind",
    "up --cards 13 --captured 9,2,1,1": "--cards: a deal of King is scored by --captured",
}


@pytest.mark.rule("R225")
@pytest.mark.parametrize("words", WRONG)
def test_what_cannot_be_is_refused(vaza: Vaza, words: str) -> None:
    outcome = vaza(f"score king --deal {words} --json")
    assert (outcome.code, outcome.out) == (1, "")
    assert WRONG[words] in outcome.complaint


QUICK_WRONG = {
    "no-tricks-last-two --captured =3,4,5,1": "a name goes before the =",
    "no-tricks-last-two --captured 1,2,3,7": (
        "give each by its name: --captured tricks=3,0,1,2 --captured last=3,0,1,2"
    ),
    "no-tricks-last-two --captured tricks=13,0,0,0": "--captured last-2 is missing",
    "no-tricks-last-two --captured tricks=13,0,0,0 --captured last=1,1,0,0": (
        "seat 1 has 1 of the last tricks, but 0 in all"
    ),
    "no-tricks-last-two --captured tricks=12,1,0,0 --captured last-1=0,1,0,0"
    " --captured last-2=0,1,0,0": "seat 1 has 2 of the last tricks, but 1 in all",
    "no-tricks-last-two --captured last=3,-1,0,0": "--captured last: 3 at seat 0: it is 0 to 2",
    "no-court --captured Q+K=1,2,3,2": "--captured Q+K: give each by its name",
    "no-court --captured Q=1,1,1,1 --captured K=4,0,0,0": "--captured J is missing",
    "no-court --captured Q=1,1,1,1 --captured K+J=8,0,0,0 --captured J=4,0,0,0": (
        "--captured J: given twice"
    ),
    "no-hearts-king --captured H=13,0,0,0 --captured KH=0,1,0,0": (
        "seat 1 has 1 KH, which count as H too, but 0 H"
    ),
}


@pytest.mark.parametrize("words", QUICK_WRONG)
def test_several_things_have_to_fit(vaza: Vaza, words: str) -> None:
    outcome = vaza(f"score king-quick --deal {words}")
    assert outcome.code == 1
    assert QUICK_WRONG[words] in outcome.complaint


def test_cards_of_several_kinds_need_tricks_enough(vaza: Vaza, tmp_path: Path) -> None:
    salad = {"name": "salad", "per_trick": -5, "per_card": {"Q": -10, "K": -10, "KH": -50}}
    positive = [{"name": "positive", "positive": True}]
    path = tmp_path / "rules.json"
    path.write_text(
        json.dumps({"base": "king", "contracts": {"list": [salad, *positive]}}), encoding="utf-8"
    )
    words = f"score {path} --deal salad --captured tricks=11,2,0,0 --captured KH=0,1,0,0"
    some = vaza(f"{words} --captured Q=0,4,0,0 --captured K=0,4,0,0")
    assert some.code == 0, some.complaint
    words = words.replace("11,2", "12,1")
    told = vaza(f"{words} --captured Q=0,4,0,0 --captured K=3,1,0,0").complaint
    assert "seat 1 has 5 Q+K out of 1 tricks" in told


def test_rules_that_sell_nothing(vaza: Vaza) -> None:
    shared = vaza("score king-no-auction --deal 4333 --owner 1").complaint
    assert shared == "--deal 4333: under these rules every deal is played; see vaza rules"
    sold = f"--deal up --captured 9,2,1,1 {SALE} 2up"
    assert "nobody sells his deal" in vaza(f"score king-no-auction {sold}").complaint
    down = f"--deal down --captured 9,2,1,1 {SALE} 2down"
    assert "offers are in positive tricks" in vaza(f"score king-copag {down}").complaint


def test_the_other_kind_of_game(vaza: Vaza) -> None:
    assert "have no contracts" in vaza("score dane-se --deal up --captured 1").complaint
    told = vaza("score king --cards 13 --bids 1,1,1,1 --tricks 4,4,4,1").complaint
    assert "nobody bids under these rules: name the --deal, one of no-tricks" in told
    assert "name the --deal" in vaza("score king").complaint
    told = vaza("score dane-se --cards 3 --bids 1,1,1 --tricks 1,1,1 --captured 1,1,1").complaint
    assert told == ("--captured: a game of bids is scored by --cards, --bids, --tricks, --revoked")


def test_the_text_has_what_was_taken_and_paid(vaza: Vaza) -> None:
    told = vaza(f"score king --deal up --captured 9,2,1,1 {SALE} 5up").out
    assert [line.split() for line in told.splitlines()] == [
        ["seat", "tricks", "sale", "points"],
        ["0", "9", "-125", "100"],
        ["1", "2", "125", "175"],
        ["2", "1", "0", "25"],
        ["3", "1", "0", "25"],
    ]
    told = vaza("score king --deal no-men --captured 2,3,3,0").out
    assert told.splitlines()[0].split() == ["seat", "K+J", "points"]


@given(king_rule_sets(), st.data())
def test_any_contract_adds_up(case: tuple[RuleSet, int], data: st.DataObject) -> None:
    """All to one seat: whatever the contract counts, the points are the contract's total."""
    rules, seats = case
    contract = data.draw(st.sampled_from([c for c in rules.deals if not c.positive]))
    winner = data.draw(st.integers(0, seats - 1))
    taken = tuple(
        f"{entry.name}={_only(winner, seats, count_of(rules, seats, entry))}"
        for entry in entries_of(contract)
    )
    result = king_result(rules, KingDeal(contract.name, taken))
    assert sum(result_points(rules, result)) == contract_total(rules, seats, contract.name)


def _only(winner: int, seats: int, count: int) -> str:
    return ",".join(str(count if seat == winner else 0) for seat in range(seats))
