"""The course of the match from results alone: dealers, ends, ties, playing on."""

import dataclasses

import pytest

from vaza.kernel.cards import Seat
from vaza.options.axes.ending import End, Ending, Tie, TieSize, Winner
from vaza.options.axes.seating import DealerRotation, Seating
from vaza.options.deals.schedule import plan_deals
from vaza.options.presets import preset
from vaza.options.ruleset import RuleSet
from vaza.rules.match import AskToContinue, NextDeal, Outcome, Step, next_step
from vaza.rules.result import DealResult

BASE = preset("dane-se")


def scored(rules: RuleSet, seats: int, exact: list[set[int]], **facts: int) -> list[DealResult]:
    """Results in which the seats of ``exact`` make a nil and all others miss one by one trick."""
    results = []
    plans = plan_deals(rules, seats)
    for place, seats_exact in enumerate(exact):
        size = plans[place].size if place < len(plans) else 10
        result = DealResult(
            number=place + 1,
            dealer=Seat((facts.get("dealer", 0) + place) % seats),
            size=size,
            trump=None,
            bids=tuple(0 if seat in seats_exact else 1 for seat in range(seats)),
            tricks=(0,) * seats,
            last_winner=Seat(facts.get("last_winner", 0)),
        )
        results.append(result)
    return results


def step_after(rules: RuleSet, results: list[DealResult], seats: int = 4, **more: bool) -> Step:
    return next_step(rules, seats, first_dealer=Seat(0), results=results, go_on=more.get("go_on"))


@pytest.mark.rule("R029", "R174")
def test_the_next_seat_deals_the_next_deal() -> None:
    for played in range(1, 7):
        step = step_after(BASE, scored(BASE, 4, [set()] * played))
        assert isinstance(step, NextDeal)
        assert step.dealer == played % 4
        assert step.plan.number == played + 1


@pytest.mark.rule("R132")
def test_in_the_tutorial_one_dealer_deals_all_and_norm_rotates() -> None:
    for name, dealer in (("dane-se-tutorial", 0), ("dane-se-tutorial-norm", 1)):
        rules = preset(name)
        results = [dataclasses.replace(r, dealer=Seat(0)) for r in scored(rules, 4, [set()])]
        step = step_after(rules, results)
        assert isinstance(step, NextDeal)
        assert step.dealer == dealer


def test_the_last_winner_may_deal() -> None:
    rules = dataclasses.replace(BASE, seating=Seating(dealer_rotation=DealerRotation.LAST_WINNER))
    step = step_after(rules, scored(rules, 4, [set()], last_winner=3))
    assert isinstance(step, NextDeal)
    assert step.dealer == 3


@pytest.mark.rule("R155")
def test_the_next_deal_knows_who_took_the_last_trick() -> None:
    rules = preset("dane-se-tutorial")
    step = step_after(rules, scored(rules, 4, [set()], last_winner=2))
    assert isinstance(step, NextDeal)
    assert step.previous_winner == 2


@pytest.mark.rule("R037", "R002", "R003")
def test_most_points_after_the_last_deal_win() -> None:
    results = scored(BASE, 4, [{1}] + [{1, 2}] * 18)
    assert isinstance(step_after(BASE, results[:-1]), NextDeal)
    outcome = step_after(BASE, results)
    assert isinstance(outcome, Outcome)
    assert outcome == Outcome((-190, 190, 170, -190), (3, 1, 2, 3), (Seat(1),))


@pytest.mark.rule("R156", "R178")
@pytest.mark.parametrize("name", ["dane-se-tutorial", "dane-se-tutorial-norm", "dane-se-13"])
def test_thirteen_deals_and_most_points_win(name: str) -> None:
    rules = preset(name)
    outcome = step_after(rules, scored(rules, 4, [{2}] * 13), go_on=False)
    assert isinstance(outcome, Outcome)
    assert outcome.winners == (2,)


@pytest.mark.rule("R038")
@pytest.mark.parametrize(("seats", "size"), [(3, 10), (4, 10), (5, 10), (6, 8), (7, 7)])
def test_a_tie_for_the_first_place_is_played_off(seats: int, size: int) -> None:
    deals = len(plan_deals(BASE, seats))
    results = scored(BASE, seats, [{0, 1}] * deals)
    step = step_after(BASE, results, seats)
    assert isinstance(step, NextDeal)
    assert (step.is_tie, step.plan.size, step.plan.number) == (True, size, deals + 1)
    assert step.dealer == (results[-1].dealer + 1) % seats
    again = step_after(BASE, scored(BASE, seats, [{0, 1}] * (deals + 1)), seats)
    assert isinstance(again, NextDeal)
    parted = step_after(BASE, scored(BASE, seats, [{0, 1}] * deals + [{1}]), seats)
    assert isinstance(parted, Outcome)
    assert parted.winners == (1,)


@pytest.mark.rule("R038")
def test_a_tie_for_a_lower_place_is_none_and_for_ever_tied_is_shared() -> None:
    lower = step_after(BASE, scored(BASE, 4, [{0}] * 19))
    assert isinstance(lower, Outcome)
    assert lower.places == (1, 2, 2, 2)
    shared = step_after(BASE, scored(BASE, 4, [{0, 1}] * (19 + 30)))
    assert isinstance(shared, Outcome)
    assert shared.winners == (0, 1)
    assert shared.places == (1, 1, 3, 3)


def test_other_ways_with_a_tie() -> None:
    shared = dataclasses.replace(BASE, ending=Ending(tie=Tie.SHARED))
    outcome = step_after(shared, scored(shared, 4, [{0, 1}] * 19))
    assert isinstance(outcome, Outcome)
    assert outcome.winners == (0, 1)
    exact = dataclasses.replace(BASE, ending=Ending(tie=Tie.MOST_EXACT))
    results = scored(exact, 4, [{0, 1}] * 19)
    # Seat 1 comes to the same 30 points in three deals, but misses one of its bids.
    for place, (number, taken) in enumerate([(3, 3), (1, 2), (1, 1)]):
        results[place] = dataclasses.replace(
            results[place], bids=(0, number, 1, 1), tricks=(0, taken, 0, 0)
        )
    outcome = step_after(exact, results)
    assert isinstance(outcome, Outcome)
    assert outcome.totals[0] == outcome.totals[1]
    assert outcome.winners == (0,)
    assert outcome.places == (1, 2, 3, 3)


def test_the_lowest_may_win() -> None:
    low = dataclasses.replace(BASE, ending=Ending(winner=Winner.LOW))
    outcome = step_after(low, scored(low, 4, [{0, 1, 2}] * 19))
    assert isinstance(outcome, Outcome)
    assert outcome.winners == (3,)


def test_a_target_ends_the_match_as_soon_as_it_is_reached() -> None:
    rules = dataclasses.replace(BASE, ending=Ending(end=End.TARGET, target=30, max_deals=40))
    assert isinstance(step_after(rules, scored(rules, 4, [{2}] * 2)), NextDeal)
    outcome = step_after(rules, scored(rules, 4, [{2}] * 3))
    assert isinstance(outcome, Outcome)
    assert outcome.winners == (2,)
    tied = step_after(rules, scored(rules, 4, [{1, 2}] * 3))
    assert isinstance(tied, NextDeal)
    assert tied.is_tie


def test_a_target_that_nobody_reaches_ends_after_the_last_allowed_deal() -> None:
    rules = dataclasses.replace(
        BASE,
        ending=Ending(end=End.TARGET, target=999, max_deals=25, tie_size=TieSize.SCHEDULE),
    )
    step = step_after(rules, scored(rules, 4, [{2}] * 24))
    assert isinstance(step, NextDeal)
    assert step.plan.size == plan_deals(rules, 4)[24 % 19].size, "the schedule begins again"
    assert isinstance(step_after(rules, scored(rules, 4, [{2}] * 25)), Outcome)


@pytest.mark.rule("R181")
def test_after_the_thirteenth_deal_the_table_may_go_on() -> None:
    rules = preset("dane-se-13")
    thirteen = scored(rules, 4, [{2}] * 13)
    assert step_after(rules, thirteen) == AskToContinue()
    assert isinstance(step_after(rules, thirteen, go_on=False), Outcome)
    step = step_after(rules, thirteen, go_on=True)
    assert isinstance(step, NextDeal)
    assert (step.plan.size, step.plan.number) == (12, 14)
    continued = step_after(preset("dane-se-13-continued"), thirteen)
    assert isinstance(continued, NextDeal)
    assert continued.plan.size == 12


@pytest.mark.rule("R181")
def test_a_tie_after_the_thirteenth_deal_does_not_skip_the_question() -> None:
    rules = preset("dane-se-13")
    assert step_after(rules, scored(rules, 4, [{1, 2}] * 13)) == AskToContinue()
    parted = step_after(rules, scored(rules, 4, [{1, 2}] * 13), go_on=False)
    assert isinstance(parted, NextDeal)
    assert parted.is_tie
