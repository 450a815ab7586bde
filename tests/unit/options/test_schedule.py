"""Hand sizes, trumps by deal, and rule sets that the pack cannot serve."""

import dataclasses
from typing import Any

import pytest

from vaza.options.axes.schedule import Schedule, Shape, ThenContinue
from vaza.options.axes.trump import FullDealTrump, Trump, TrumpKind, TrumpSuit
from vaza.options.checks.check import check
from vaza.options.deals.schedule import DealTrump, plan_deals, tie_deal
from vaza.options.presets import preset
from vaza.options.ruleset import RuleSet

BASE = preset("dane-se")


def sizes(rules: RuleSet, seats: int) -> list[int]:
    return [plan.size for plan in plan_deals(rules, seats)]


def with_schedule(**axes: Any) -> RuleSet:
    return dataclasses.replace(BASE, schedule=dataclasses.replace(BASE.schedule, **axes))


def down_up(peak: int) -> list[int]:
    return [*range(peak, 0, -1), *range(2, peak + 1)]


def up_down(peak: int) -> list[int]:
    return [*range(1, peak + 1), *range(peak - 1, 0, -1)]


@pytest.mark.rule("R005", "R006", "R007", "R008")
@pytest.mark.parametrize(
    ("seats", "peak", "deals"), [(3, 10, 19), (4, 10, 19), (5, 10, 19), (6, 8, 15), (7, 7, 13)]
)
def test_dane_se(seats: int, peak: int, deals: int) -> None:
    assert sizes(BASE, seats) == down_up(peak)
    assert len(down_up(peak)) == deals


@pytest.mark.rule("R070", "R075")
@pytest.mark.parametrize("name", ["10-op-en-neer", "german-bridge", "german-bridge-norm"])
@pytest.mark.parametrize(("seats", "peak"), [(3, 10), (4, 10), (5, 10), (6, 8), (7, 7)])
def test_up_and_down(name: str, seats: int, peak: int) -> None:
    assert sizes(preset(name), seats) == up_down(peak)


@pytest.mark.rule("R133", "R143", "R144")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tutorial_has_thirteen_deals_and_turns_trumps_while_a_stock_remains(seats: int) -> None:
    plans = plan_deals(preset("dane-se-tutorial"), seats)
    assert [plan.size for plan in plans] == list(range(1, 14))
    assert all(plan.trump is DealTrump.TURN_UP for plan in plans[:12])
    assert plans[12].trump is (DealTrump.NONE if seats == 4 else DealTrump.TURN_UP)


@pytest.mark.rule("R165", "R166", "R167", "R181")
def test_dane_se_for_four() -> None:
    plans = plan_deals(preset("dane-se-13"), 4)
    assert [plan.size for plan in plans] == list(range(1, 14))
    assert [plan.trump for plan in plans] == [DealTrump.TURN_UP] * 12 + [DealTrump.NONE]
    continued = plan_deals(preset("dane-se-13-continued"), 4)
    assert [plan.size for plan in continued] == [*range(1, 14), *range(12, 0, -1)]
    assert [plan.number for plan in continued if plan.trump is DealTrump.NONE] == [13]
    assert plan_deals(preset("dane-se-13"), 4, go_on=True) == continued
    assert plan_deals(preset("dane-se-13"), 4, go_on=False) == plans


@pytest.mark.parametrize(
    ("axes", "expected"),
    [
        ({"shape": Shape.UP_DOWN, "peak": 4, "repeat_low": "n", "repeat_high": "n"},
         [1, 1, 1, 1, 2, 3, 4, 4, 4, 4, 3, 2, 1, 1, 1, 1]),
        ({"shape": Shape.DOWN_UP, "peak": 3, "repeat_low": 2, "repeat_high": 3},
         [3, 3, 3, 2, 1, 1, 2, 3, 3, 3]),
        ({"shape": Shape.UP, "peak": 7, "step": 2}, [1, 3, 5, 7]),
        ({"shape": Shape.UP, "peak": 8, "step": 3}, [1, 4, 7, 8]),
        ({"shape": Shape.DOWN, "peak": 6, "step": 2}, [6, 4, 2, 1]),
        ({"shape": Shape.DOWN_UP, "peak": 5, "step": 2}, [5, 3, 1, 3, 5]),
        ({"shape": Shape.CONSTANT, "peak": 10, "count": 3}, [10, 10, 10]),
        ({"shape": Shape.LIST, "list": (3, 1, 3)}, [3, 1, 3]),
        ({"shape": Shape.UP_DOWN, "peak": 1, "repeat_low": 3}, [1, 1, 1]),
        ({"shape": Shape.DOWN, "peak": 3, "then_continue": ThenContinue.YES}, [3, 2, 1, 2, 3]),
        (
            {"shape": Shape.DOWN, "peak": 3, "then_continue": ThenContinue.YES}
            | {"repeat_low": 2, "repeat_high": 2},
            [3, 3, 2, 1, 1, 2, 3, 3],
        ),
        ({"shape": Shape.DOWN_UP, "peak": 5, "step": 3}, [5, 2, 1, 2, 5]),
        ({"shape": Shape.UP_DOWN, "peak": 5, "step": 3}, [1, 4, 5, 4, 1]),
    ],
)  # fmt: skip
def test_every_shape(axes: dict[str, Any], expected: list[int]) -> None:
    rules = with_schedule(**axes)
    assert check(rules, 4) == ()
    assert sizes(rules, 4) == expected


def with_trump(**axes: Any) -> RuleSet:
    return dataclasses.replace(
        BASE,
        trump=Trump(**axes),
        schedule=Schedule(shape=Shape.DOWN_UP, peak=3),
    )


@pytest.mark.parametrize(
    ("axes", "expected"),
    [
        ({"trump": TrumpKind.FIXED_SUIT, "suit": TrumpSuit.D}, "D D D D D"),
        ({"trump": TrumpKind.FIXED_SUIT, "suit": TrumpSuit.NT}, "none none none none none"),
        ({"trump": TrumpKind.CYCLE}, "S H D C S"),
        ({"trump": TrumpKind.CYCLE, "cycle": (TrumpSuit.H, TrumpSuit.NT)}, "H none H none H"),
        ({"trump": TrumpKind.NONE}, "none none none none none"),
        ({"nt_on_deals": ("first", "last")}, "none turn-up turn-up turn-up none"),
        ({"nt_on_deals": ("max", 3)}, "none turn-up none turn-up none"),
    ],
)
def test_trumps_by_deal(axes: dict[str, Any], expected: str) -> None:
    plans = plan_deals(with_trump(**axes), 4)
    assert " ".join(plan.trump for plan in plans) == expected


@pytest.mark.parametrize(
    ("full", "expected"),
    [(FullDealTrump.DEALER_LAST_CARD, DealTrump.LAST_CARD), (FullDealTrump.NONE, DealTrump.NONE)],
)
def test_a_deal_of_the_whole_pack(full: FullDealTrump, expected: DealTrump) -> None:
    rules = dataclasses.replace(
        with_schedule(shape=Shape.LIST, list=(13, 12)), trump=Trump(full_deal_trump=full)
    )
    assert [plan.trump for plan in plan_deals(rules, 4)] == [expected, DealTrump.TURN_UP]


@pytest.mark.parametrize("seats", range(3, 8))
def test_a_schedule_too_large_names_the_largest_that_works(seats: int) -> None:
    rules = with_schedule(peak=20)
    (problem,) = check(rules, seats)
    assert problem.axis == "schedule.peak"
    largest = 52 // seats
    assert problem.fix == f"the largest hand that works at {seats} seats is {largest}"
    assert check(with_schedule(peak=largest), seats) == ()
    assert check(with_schedule(peak=largest + 1), seats) != ()


def test_all_conflicts_are_listed_at_once() -> None:
    rules = with_schedule(peak=20, then_continue=ThenContinue.YES)
    codes = [problem.code for problem in check(rules)]
    assert codes == ["continue-shape"] + ["pack-too-small"] * 5


@pytest.mark.rule("R002", "R131", "R160", "R161")
@pytest.mark.parametrize(
    ("name", "seats"),
    [("dane-se", {3, 4, 5, 6, 7}), ("dane-se-tutorial", {2, 3, 4}), ("dane-se-13", {4})],
)
def test_presets_are_for_their_numbers_of_seats(name: str, seats: set[int]) -> None:
    rules = preset(name)
    for number in range(2, 11):
        assert (check(rules, number) == ()) == (number in seats)
    assert rules.pack.packs == 1
    assert rules.pack.jokers == 0


@pytest.mark.rule("R038")
@pytest.mark.parametrize(
    ("name", "seats", "size"), [("dane-se", 6, 8), ("dane-se", 7, 7), ("dane-se-13", 4, 10)]
)
def test_tie_deals_leave_a_card_to_turn(name: str, seats: int, size: int) -> None:
    assert tie_deal(preset(name), seats, 20).size == size
