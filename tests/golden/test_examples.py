"""The worked examples of the sources, each with its id."""

import pytest

from vaza.arena.driver import order_from
from vaza.kernel.cards import Seat, parse_card, parse_cards
from vaza.kernel.tricks import winning_place
from vaza.options.codes.codec import rules_from_json
from vaza.options.deals.compile import compile_deal
from vaza.options.deals.schedule import DealTrump, base_sizes, plan_deals
from vaza.options.presets import preset
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import TABLE, Bid, Deal, PlayCard
from vaza.rules.decide import apply, decide
from vaza.rules.match import NextDeal
from vaza.rules.refusals import Reason, Refusal
from vaza.rules.result import DealResult
from vaza.rules.scoring import result_points, totals
from vaza.rules.state import MatchState, deal_of, start_deal

DOWN_UP_10 = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


def points(rules: RuleSet, size: int, bid: int, taken: int, *, seats: int = 4) -> int:
    """The first seat's points; the others bid nothing."""
    bids = (bid, *[0] * (seats - 1))
    tricks = (taken, size - taken, *[0] * (seats - 2))
    return result_points(rules, DealResult(1, Seat(0), size, None, bids, tricks))[0]


@pytest.mark.rule("R005", "R006")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nineteen_deals_from_ten_to_one_and_back(seats: int) -> None:
    assert list(base_sizes(preset("dane-se"), seats)) == DOWN_UP_10
    assert len(plan_deals(preset("dane-se"), seats)) == 19


@pytest.mark.rule("R007")
def test_fifteen_deals_at_six_seats() -> None:
    sizes = [8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8]
    assert list(base_sizes(preset("dane-se"), 6)) == sizes


@pytest.mark.rule("R008")
def test_thirteen_deals_at_seven_seats() -> None:
    assert list(base_sizes(preset("dane-se"), 7)) == [7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7]


def dealer_to_speak(rules: RuleSet, size: int, said: list[int]) -> MatchState:
    """A deal of ``size`` in which all but the dealer, seat 0, have bid."""
    plan = next(plan for plan in plan_deals(rules, len(said) + 1) if plan.size == size)
    state = start_deal(rules, len(said) + 1, NextDeal(plan, Seat(0)))
    after = apply(state, TABLE, Deal(order_from(rules, 4, 1)))
    for seat, number in enumerate(said, start=1):
        assert isinstance(after, MatchState)
        after = apply(after, Seat(seat), Bid(number, seat - 1))
    assert isinstance(after, MatchState)
    return after


@pytest.mark.rule("R019", "R020")
def test_hands_of_eight_with_bids_of_three_two_one() -> None:
    state = dealer_to_speak(preset("dane-se"), 8, [3, 2, 1])
    for number in range(9):
        answer = decide(state, Seat(0), Bid(number, 3))
        assert isinstance(answer, Refusal) == (number == 2), number
        if isinstance(answer, Refusal):
            assert answer.reason is Reason.HOOK


@pytest.mark.rule("R030")
def test_five_made_give_fifty() -> None:
    assert points(preset("dane-se"), 10, 5, 5) == 50


@pytest.mark.rule("R031")
def test_a_nil_made_gives_ten() -> None:
    assert points(preset("dane-se"), 10, 0, 0) == 10


@pytest.mark.rule("R032")
@pytest.mark.parametrize(("bid", "taken", "value"), [(5, 3, -20), (5, 6, -10), (0, 2, -20)])
def test_ten_lost_for_each_trick_of_difference(bid: int, taken: int, value: int) -> None:
    assert points(preset("dane-se"), 10, bid, taken) == value


@pytest.mark.rule("R073")
@pytest.mark.parametrize(("bid", "value"), [(0, 10), (1, 11), (2, 14), (3, 19), (4, 26)])
def test_german_bridge_made(bid: int, value: int) -> None:
    assert points(preset("german-bridge"), 10, bid, bid) == value


@pytest.mark.rule("R074")
def test_german_bridge_missed() -> None:
    assert points(preset("german-bridge"), 10, 5, 7) == -4


# --- the tutorial [001]: seats A B C D, played counter-clockwise C D A B

TUTORIAL = preset("dane-se-tutorial")
AS_PRINTED = rules_from_json({"base": "dane-se-tutorial", "bonus": {"trick_point_from_size": 2}})
ROUND_1 = DealResult(1, Seat(1), 1, None, (1, 1, 1, 0), (1, 0, 0, 0))
ROUND_2 = DealResult(2, Seat(1), 2, None, (2, 1, 1, 0), (2, 0, 0, 0))


@pytest.mark.rule("R138", "R139", "R140")
def test_the_example_trick() -> None:
    """Diamonds are trumps; C leads AS, then D 2C, A 8D, B 5D: A wins."""
    tables = compile_deal(TUTORIAL, 4, 1, trump=2)
    assert winning_place(tables, parse_cards("AS 2C 8D 5D")) == 2


@pytest.mark.rule("R137", "R140", "R141")
def test_the_example_deal_played() -> None:
    """Counting seats in the direction of play from C: C 0, D 1, A 2, B 3; B deals."""
    plan = plan_deals(TUTORIAL, 4)[0]
    first = parse_cards("AS 2C 8D 5D 7D")
    rest = tuple(card for card in order_from(TUTORIAL, 4, 1) if card not in first)
    state = start_deal(TUTORIAL, 4, NextDeal(plan, Seat(3)))
    after = apply(state, TABLE, Deal(first + rest))
    for seat, number in enumerate((1, 0, 1, 1)):
        assert isinstance(after, MatchState)
        after = apply(after, Seat(seat), Bid(number, seat))
    for seat, name in enumerate(("AS", "2C", "8D", "5D")):
        assert isinstance(after, MatchState)
        assert deal_of(after.public).turn_up == parse_card("7D")
        after = apply(after, Seat(seat), PlayCard(parse_card(name)))
    assert isinstance(after, MatchState)
    assert after.public.points == ((-10, 10, 11, -10),)


@pytest.mark.rule("R141")
def test_the_first_round() -> None:
    """The rule wins over the printed +10 for A (A03)."""
    assert result_points(TUTORIAL, ROUND_1) == (11, -10, -10, 10)
    assert result_points(AS_PRINTED, ROUND_1) == (10, -10, -10, 10)


@pytest.mark.rule("R142", "R143")
def test_each_round_has_one_card_more() -> None:
    sizes = base_sizes(TUTORIAL, 4)
    assert list(sizes) == list(range(1, 14))
    assert (sizes[1], sizes[4], sizes[7]) == (2, 5, 8)


@pytest.mark.rule("R144")
def test_the_last_round_has_no_trumps() -> None:
    plans = plan_deals(TUTORIAL, 4)
    assert [plan.trump for plan in plans[:-1]] == [DealTrump.TURN_UP] * 12
    assert plans[-1].trump is DealTrump.NONE
    assert plan_deals(TUTORIAL, 3)[-1].trump is DealTrump.TURN_UP, "a stock remains (A05)"


@pytest.mark.rule("R145")
def test_bids_come_after_the_cards() -> None:
    plan = plan_deals(TUTORIAL, 4)[0]
    state = start_deal(TUTORIAL, 4, NextDeal(plan, Seat(3)))
    answer = decide(state, Seat(0), Bid(0, 0))
    assert isinstance(answer, Refusal)
    assert answer.reason is Reason.NOT_NOW


@pytest.mark.rule("R146")
def test_the_second_round() -> None:
    """Totals 23, -20, -20, 20; printed 22 with the print's own first round (A03)."""
    assert result_points(TUTORIAL, ROUND_2) == (12, -10, -10, 10)
    for rules, first in ((TUTORIAL, 23), (AS_PRINTED, 22)):
        deals = [result_points(rules, result) for result in (ROUND_1, ROUND_2)]
        assert totals(deals, 4) == (first, -20, -20, 20)


@pytest.mark.rule("R147")
def test_tutorial_made() -> None:
    assert [points(TUTORIAL, 9, bid, bid) for bid in (1, 2, 9)] == [11, 12, 19]


@pytest.mark.rule("R148")
def test_tutorial_too_few() -> None:
    assert points(TUTORIAL, 9, 6, 3) == -10


@pytest.mark.rule("R149")
def test_tutorial_too_many() -> None:
    assert points(TUTORIAL, 9, 7, 8) == -10 + 8


@pytest.mark.rule("R150")
def test_tutorial_nil() -> None:
    assert points(TUTORIAL, 9, 0, 0) == 10
    assert points(TUTORIAL, 9, 0, 4) == -10, "no credit for the tricks (A04)"


# --- [003]


@pytest.mark.rule("R175")
def test_fifteen_for_five_made() -> None:
    assert points(preset("dane-se-13"), 13, 5, 5) == 15


@pytest.mark.rule("R179")
@pytest.mark.parametrize(("size", "legal"), [(1, [0, 1]), (2, [0, 1, 2])])
def test_a_bid_is_at_most_the_round(size: int, legal: list[int]) -> None:
    state = dealer_to_speak(preset("dane-se-13"), size, [0, 0, 0])
    accepted = [
        number
        for number in range(-1, 5)
        if not isinstance(decide(state, Seat(0), Bid(number, 3)), Refusal)
    ]
    assert accepted == legal
