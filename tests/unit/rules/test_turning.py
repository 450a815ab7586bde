"""What a turned card means: ranks without trumps, jokers, the dealer's last card, a cut."""

import dataclasses

import pytest

from tests.deals import after, bid, deal_order, dealt, legal_cards, play, reason
from vaza.kernel.cards import HEARTS, JOKERS, SPADES, Seat, parse_card
from vaza.options.axes.trump import FullDealTrump, JokerTurnUp
from vaza.options.deals.schedule import DealPlan, DealTrump
from vaza.options.presets import preset
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import TABLE, Deal
from vaza.rules.match import NextDeal
from vaza.rules.refusals import Reason
from vaza.rules.state import deal_of, start_deal

FOUR = ["2S", "3S", "4S", "5S"]
FULL = [" ".join(f"{rank}{suit}" for rank in "AKQJT98765432") for suit in "SHDC"]
JOKER_HANDS = ["2S AD", "3H KD", "4S QD", "XX JD"]


@pytest.mark.rule("R052")
@pytest.mark.parametrize("rank", "23456789TJQKA")
def test_a_turned_2_to_6_means_no_trumps_in_the_french_form(rank: str) -> None:
    deal = deal_of(dealt(preset("dane-se-french"), FOUR, f"{rank}H").public)
    assert deal.trump == (None if rank in "23456" else HEARTS)


@pytest.mark.rule("R042")
def test_the_dealers_last_card_is_the_trump_where_no_stock_is_left() -> None:
    state = dealt(preset("dane-se-river-13"), FULL, dealer=2)
    deal = deal_of(state.public)
    assert deal.plan.trump is DealTrump.LAST_CARD
    assert deal.turn_up == parse_card("2D")
    assert state.hidden.hands[2] >> parse_card("2D") & 1, "it stays in the dealer's hand"


def jokers(turnup: JokerTurnUp = JokerTurnUp.JOKER_SUIT) -> RuleSet:
    base = preset("dane-se-jokers")
    return dataclasses.replace(base, trump=dataclasses.replace(base.trump, joker_turnup=turnup))


@pytest.mark.rule("R064")
def test_a_turned_joker_makes_the_other_the_only_trump() -> None:
    state = dealt(jokers(), ["2S AD", "3S KD", "XX QD", "5S JD"], "XX")
    assert deal_of(state.public).trump == JOKERS
    state = play(bid(state, 0, 0, 0, 0), "AD KD QD JD")
    assert deal_of(state.public).taken == (1, 0, 0, 0)
    state = play(state, "2S 3S XX 5S")
    assert state.public.results[-1].tricks == (1, 0, 1, 0)


def test_a_turned_joker_may_mean_no_trumps_or_another_card() -> None:
    hands = ["2S AD", "3S KD", "4S QD", "5S JD"]
    assert deal_of(dealt(jokers(JokerTurnUp.NT), hands, "XX").public).trump is None
    deal = deal_of(dealt(jokers(JokerTurnUp.REDRAW), hands, "XX 7H").public)
    assert (deal.trump, deal.turn_up) == (HEARTS, parse_card("7H"))
    assert deal.passed_over == (parse_card("XX"),)


@pytest.mark.rule("R061", "R062")
def test_a_led_joker_is_followed_by_the_other() -> None:
    hands = ["2S AD", "XX KD", "4S QD", "XX JD"]
    state = bid(dealt(jokers(), hands, "2H", dealer=3), 0, 0, 0, 0)
    assert legal_cards(state, 3) == {"XX", "JD"}
    state = play(state, "XX 2S")
    assert legal_cards(state, 1) == {"XX"}, "the joker follows the joker"


@pytest.mark.rule("R063")
def test_a_joker_goes_to_another_suit_only_when_void() -> None:
    state = bid(dealt(jokers(), JOKER_HANDS, "2H", dealer=0), 0, 0, 0, 0)
    assert legal_cards(play(state, "AD KD QD"), 3) == {"JD"}
    assert legal_cards(play(state, "2S 3H 4S"), 3) == {"XX", "JD"}


def cut_rules() -> RuleSet:
    base = preset("dane-se-river-13")
    trump = dataclasses.replace(base.trump, full_deal_trump=FullDealTrump.CUT)
    return dataclasses.replace(base, trump=trump)


def test_a_card_may_be_cut_for_the_trump() -> None:
    rules = cut_rules()
    order = deal_order(rules, FULL, "", 0)
    step = NextDeal(DealPlan(1, 13, DealTrump.CUT), Seat(0))
    waiting = start_deal(rules, 4, step)
    assert reason(waiting, TABLE, Deal(order)) is Reason.BAD_ORDER
    state = after(waiting, TABLE, Deal(order, cut=parse_card("7S")))
    assert (deal_of(state.public).trump, deal_of(state.public).turn_up) == (
        SPADES,
        parse_card("7S"),
    )
    plain = start_deal(rules, 4, NextDeal(DealPlan(1, 1, DealTrump.TURN_UP), Seat(0)))
    assert reason(plain, TABLE, Deal(order, cut=parse_card("7S"))) is Reason.BAD_ORDER
