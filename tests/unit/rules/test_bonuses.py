"""What runs over deals: streaks, nobody exact, missed nils, exactly zero at the end, targets."""

import dataclasses

import pytest

from vaza.kernel.cards import Seat
from vaza.options.axes.bonus import Bonus
from vaza.options.axes.ending import Winner
from vaza.options.presets import preset
from vaza.options.ruleset import RuleSet
from vaza.options.scorings.json_form import read_scoring
from vaza.rules.match import NextDeal, Outcome, next_step
from vaza.rules.result import DealResult, Void
from vaza.rules.scoring import last_points, match_points, result_points, streaks

ROMANIAN = preset("romanian-whist")
ISRAELI = preset("israeli-whist")


def result(
    bids: tuple[int, ...], tricks: tuple[int, ...], *, number: int = 1, size: int = 0
) -> DealResult:
    return DealResult(
        number=number,
        dealer=Seat((number - 1) % len(bids)),
        size=size or sum(tricks),
        trump=None,
        bids=bids,
        tricks=tricks,
    )


def with_bonus(rules: RuleSet, **changes: object) -> RuleSet:
    return dataclasses.replace(rules, bonus=Bonus(**changes))  # type: ignore[arg-type]


def seat0(rules: RuleSet, results: list[DealResult]) -> list[int]:
    return [points[0] for points in match_points(rules, results)]


EXACT = result((1, 0, 0), (1, 0, 0))
MISSED = result((0, 0, 1), (1, 0, 0))
VOID = dataclasses.replace(EXACT, void=Void.PASSED, tricks=(0, 0, 0))


@pytest.mark.rule("R092")
def test_ten_exact_deals_in_a_row_earn_30() -> None:
    rules = with_bonus(ROMANIAN, streak_length=10, streak_bonus=30)
    assert seat0(rules, [EXACT] * 10) == [6] * 9 + [36]
    assert seat0(rules, [EXACT] * 9 + [MISSED] + [EXACT] * 9) == [6] * 9 + [-1] + [6] * 9
    twice = seat0(rules, [EXACT] * 20)
    assert (twice[9], twice[10], twice[19]) == (36, 6, 36), "it starts again at nothing"


@pytest.mark.rule("R092")
def test_void_deals_and_small_hands_neither_break_nor_extend_a_streak() -> None:
    rules = with_bonus(ROMANIAN, streak_length=3, streak_bonus=30)
    assert seat0(rules, [EXACT, VOID, EXACT, VOID, EXACT]) == [6, 0, 6, 0, 36]
    big = result((2, 0, 0), (2, 0, 0))
    late = with_bonus(ROMANIAN, streak_length=2, streak_bonus=10, streak_counts_from_size=2)
    assert seat0(late, [EXACT, big, EXACT, MISSED, big, EXACT]) == [6, 7, 6, -1, 17, 6]


def test_missed_deals_in_a_row_may_cost_and_streaks_may_go_on() -> None:
    rules = with_bonus(ROMANIAN, streak_length=2, streak_bonus=10, streak_penalty=-10)
    assert seat0(rules, [MISSED, MISSED, MISSED]) == [-1, -11, -1]
    on = with_bonus(ROMANIAN, streak_length=2, streak_bonus=10, streak_reset_after_award=False)
    assert seat0(on, [EXACT] * 4) == [6, 16, 16, 16]
    assert [runs[0] for runs in streaks(on, [EXACT, EXACT, MISSED])] == [1, 2, -1]


@pytest.mark.rule("R122")
def test_where_nobody_is_exact_nobody_scores() -> None:
    rules = with_bonus(ISRAELI, void_if_none_exact=True)
    assert result_points(rules, result((5, 4, 3, 3), (6, 3, 4, 0), size=13)) == (0, 0, 0, 0)
    made_nil = result((5, 4, 3, 0), (6, 3, 4, 0), size=13)
    assert result_points(rules, made_nil) == (-10, -10, -10, 50), "a made nil is exact"


@pytest.mark.rule("R109", "R111", "R112", "R113", "R114", "R115")
def test_points_of_israeli_whist() -> None:
    def points(bid: int, taken: int, others: int) -> int:
        bids = (bid, min(others, 13), max(others - 13, 0), 0)
        rest = result(bids, (taken, 13 - taken, 0, 0), size=13)
        return result_points(ISRAELI, rest)[0]

    assert [points(bid, bid, 7) for bid in (5, 6, 7)] == [35, 46, 59]
    assert points(5, 8, 7) == -30
    assert points(0, 0, 14) == 30, "an over deal"
    assert points(0, 0, 12) == 50, "an under deal"
    assert [points(0, taken, 12) for taken in (1, 3, 6, 7, 13)] == [-50, -30, 0, 10, 70]


@pytest.mark.rule("R123", "R124", "R125", "R126")
def test_the_other_points_of_israeli_whist() -> None:
    s11 = read_scoring(
        {
            "nil_made": {"if_under_hand": {"c": 50}, "if_over_hand": {"c": 25}},
            "made": {"b2": 1},
            "miss": {"d": -5},
            "nil_fail": {"c": -25, "t": -5},
        }
    )
    rules = dataclasses.replace(ISRAELI, scoring=s11)
    tricks = (5, 3, 5, 0)
    assert result_points(rules, result((5, 5, 4, 0), tricks, size=13)) == (25, -10, -5, 25)
    assert result_points(rules, result((5, 5, 2, 0), tricks, size=13))[3] == 50
    assert result_points(rules, result((5, 0, 4, 0), (5, 2, 6, 0), size=13))[1] == -35


def test_a_missed_nil_may_earn_nothing_at_most() -> None:
    rules = with_bonus(ISRAELI, nil_fail_cap_at_zero=True)
    missed = result((0, 6, 0, 0), (8, 5, 0, 0), size=13)
    assert result_points(rules, missed)[0] == 0


@pytest.mark.rule("R067")
def test_a_made_nil_may_earn_the_hand_and_5() -> None:
    rules = with_bonus(preset("dane-se"), nil_value=5, nil_per_card=1)
    assert result_points(rules, result((0, 8, 0), (0, 8, 0)))[0] == 13
    assert result_points(rules, result((0, 7, 0), (1, 7, 0)))[0] == -10, (
        "missed as the scoring has it"
    )


@pytest.mark.rule("R093")
def test_exactly_zero_at_the_end_wins_before_the_highest() -> None:
    rules = dataclasses.replace(
        ROMANIAN,
        schedule=dataclasses.replace(ROMANIAN.schedule, peak=1, repeat_low=1, repeat_high=1),
        ending=dataclasses.replace(ROMANIAN.ending, winner=Winner.ZERO_FIRST),
        scoring=dataclasses.replace(
            ROMANIAN.scoring, made=(5, 1, 0, 0, 0, 0, 0, 0, 0), under=(0,) * 9
        ),
    )
    only = result((1, 1, 0), (1, 0, 0))
    step = next_step(rules, 3, first_dealer=Seat(0), results=[only])
    assert isinstance(step, Outcome)
    assert step.totals == (6, 0, 5)
    assert (step.winners, step.places) == ((1,), (2, 1, 3))
    high = dataclasses.replace(rules, ending=dataclasses.replace(rules.ending, winner=Winner.HIGH))
    usual = next_step(high, 3, first_dealer=Seat(0), results=[only])
    assert isinstance(usual, Outcome)
    assert usual.winners == (0,)


@pytest.mark.rule("R116", "R117")
def test_israeli_whist_ends_at_200_and_ties_go_on() -> None:
    big = result((10, 1, 1, 2), (10, 1, 1, 1), size=13)
    assert result_points(ISRAELI, big) == (110, 11, 11, -10)
    one = next_step(ISRAELI, 4, first_dealer=Seat(0), results=[big])
    assert isinstance(one, NextDeal)
    two = next_step(ISRAELI, 4, first_dealer=Seat(0), results=[big, big])
    assert isinstance(two, Outcome)
    assert (two.totals, two.winners) == ((220, 22, 22, -20), (0,))
    other = result((1, 10, 1, 2), (1, 10, 1, 1), size=13)
    ten = result((10, 1, 2, 1), (10, 1, 1, 1), size=13)
    tied = [big, other, ten, dataclasses.replace(other, bids=(1, 10, 1, 2))]
    sums = [sum(points) for points in zip(*match_points(ISRAELI, tied), strict=True)]
    assert sums[0] == sums[1] >= 200
    more = next_step(ISRAELI, 4, first_dealer=Seat(0), results=tied)
    assert isinstance(more, NextDeal)
    assert more.is_tie
    assert more.plan.size == 13


@pytest.mark.rule("R035")
def test_a_revoke_costs_50_and_the_deal_is_not_counted() -> None:
    rules = preset("dane-se")
    void = dataclasses.replace(VOID, void=Void.REVOKE, offender=Seat(1))
    assert last_points(rules, [void]) == (0, -50, 0)
    step = next_step(rules, 3, first_dealer=Seat(0), results=[void])
    assert isinstance(step, NextDeal)
    assert (step.plan.number, step.dealer) == (1, 0)
